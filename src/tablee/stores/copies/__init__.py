"""Backups, and copies from one store to another."""
