"""The eight robots that play along, on the grid of the animals, and what their five moods change in them."""
