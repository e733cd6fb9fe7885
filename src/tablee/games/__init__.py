"""One folder a game, and the packs that several games share."""
