"""Players that see one seat's view: by name, and at a table of their own."""
