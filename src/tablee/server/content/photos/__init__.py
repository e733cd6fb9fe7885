"""Photographs that people bring: read in bounds, kept in this house alone, printed and handed over."""
