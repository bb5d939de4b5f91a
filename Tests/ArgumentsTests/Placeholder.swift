// Tests of Arguments.
