// The module HTMLEscaping.
