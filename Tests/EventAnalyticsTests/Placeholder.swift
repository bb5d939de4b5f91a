// Tests of EventAnalytics.
