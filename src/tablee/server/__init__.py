"""The server around the tables: settings, http and websockets, pages, hosting, every endpoint."""
