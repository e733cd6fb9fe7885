"""The worlds of Diferencio."""
