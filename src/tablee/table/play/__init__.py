"""A running match at a table: moves, clocks, races."""
