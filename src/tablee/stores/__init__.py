"""Where a server stores what outlives its process: in an SQLite file, or in PostgreSQL."""
