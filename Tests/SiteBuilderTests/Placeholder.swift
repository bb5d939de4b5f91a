// Tests of SiteBuilder.
