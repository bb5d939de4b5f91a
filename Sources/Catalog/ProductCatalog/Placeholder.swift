// The module ProductCatalog.
