"""Worlds of Diferencio that are composed from a number."""
