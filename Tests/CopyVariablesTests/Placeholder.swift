// Tests of CopyVariables.
