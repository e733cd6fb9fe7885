"""A sunny day at the lake: the picture, and which of its features the 25 cards alter."""

from __future__ import annotations

from tablee.drawing.layers import Picture
from tablee.games.difference.art.lake import meadow, pier, shore, sky, water

CARDS = (
    "sun", "rabbit_cloud", "gulls", "balloonist", "kite",
    "spotted_cow", "tent", "smoke", "washing", "front_sheep",
    "apples", "owl", "mole", "hedgehog", "snail",
    "sail_emblem", "dragonfly", "water_lily", "otter", "ducklings",
    "hat", "catch", "frog", "rabbit", "bucket",
)  # fmt: skip

PICTURE = Picture(
    "lake",
    CARDS,
    sky.DEFINITIONS + water.DEFINITIONS,
    sky.layers,
    shore.layers,
    water.layers,
    meadow.layers,
    pier.layers,
)
