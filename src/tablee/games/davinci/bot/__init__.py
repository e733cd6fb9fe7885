"""The players of Da Vinci Code, from plain to merciless."""
