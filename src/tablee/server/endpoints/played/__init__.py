"""Matches that were played, over HTTP: seen again, shared, counted, dealt for a day, taken along."""
