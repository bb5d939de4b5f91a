// Tests of TemplateEngine.
