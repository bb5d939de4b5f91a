// The module Arguments.
