"""The store of one machine: a file of SQLite in its data folder."""
