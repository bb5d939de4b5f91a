// Tests of HTMLEscaping.
