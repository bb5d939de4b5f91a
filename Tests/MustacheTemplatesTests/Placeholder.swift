// Tests of MustacheTemplates.
