"""The halls of a server: which there are, their tables, and how they end."""
