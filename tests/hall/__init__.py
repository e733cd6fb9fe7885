"""Halls: one leader, many people, many tables."""
