"""A table as its rows tell it, and what it needs from outside."""
