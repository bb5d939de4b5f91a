// Tests of Localization.
