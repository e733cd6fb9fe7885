"""The pictures of DIFFERENCE."""
