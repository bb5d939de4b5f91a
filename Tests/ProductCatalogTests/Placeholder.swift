// Tests of ProductCatalog.
