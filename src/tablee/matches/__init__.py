"""What is done with whole matches: replay and verify, series, lessons, captions."""
