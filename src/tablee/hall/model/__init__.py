"""Who sits with whom in a hall, what a place is worth, and what is taken home. Chance and keys are given."""
