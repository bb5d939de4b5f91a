// The module SiteModel.
