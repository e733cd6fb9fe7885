"""The words every game speaks: moves, chance, clocks, what is told, what is seen, matches, records, series."""
