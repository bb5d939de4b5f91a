// The module MustacheTemplates.
