"""A live table: who was first, and what comes next. Imports core; clocks, chance and sockets are handed in."""
