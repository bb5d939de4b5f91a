// Tests of SiteModel.
