// Help for tests.
