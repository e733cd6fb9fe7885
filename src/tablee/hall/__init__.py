"""A hall: one leader, many people, many tables."""
