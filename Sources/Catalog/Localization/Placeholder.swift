// The module Localization.
