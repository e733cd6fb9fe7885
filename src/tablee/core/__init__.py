"""What a game is, and one play of it: moves, chance, clocks, events, scenes, words, options, records."""
