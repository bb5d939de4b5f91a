// The module SiteBuilder.
