"""DIFFERENCE, hard: story hour in the dragon's hall."""

from __future__ import annotations

from tablee.drawing.layers import Picture
from tablee.games.difference.art.dragon import dragon, evening, front, hoard, listeners, shelves, walls

CARDS = (
    "moon", "shooting_star", "snow", "tower_top", "evening_cloud",  # the evening outside
    "long_stalactite", "third_bat", "banner", "lantern", "map_traveller",  # the ceiling
    "glasses", "pendant", "wing_patch", "little_bird", "hourglass",  # the dragon and its shelves
    "sword", "egg", "jewel", "goblet", "shield",  # the hoard
    "knight_hand", "candle", "princess_hat", "goblin_snack", "frog",  # the guests
)  # fmt: skip

PICTURE = Picture(
    "dragon", CARDS, evening.SKY + walls.ROCK + walls.GROUND,
    evening.layers, walls.layers, shelves.layers, dragon.layers, hoard.layers, listeners.layers, front.layers,
    width=1600, height=1200,
)  # fmt: skip
