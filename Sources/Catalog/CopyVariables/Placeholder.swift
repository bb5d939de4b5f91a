// The module CopyVariables.
