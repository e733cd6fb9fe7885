"""The server around the tables: who comes in, what is kept, and how it travels. Imports table."""
