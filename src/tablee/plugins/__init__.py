"""Where games and their words are found."""
