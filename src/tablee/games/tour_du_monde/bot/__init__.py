"""The players of Tour du Monde, from plain to merciless."""
