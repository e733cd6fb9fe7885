"""Where a house keeps what outlives it: in a file of its own, or in PostgreSQL."""
