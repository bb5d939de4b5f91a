// The module EventAnalytics.
