// The module TemplateEngine.
