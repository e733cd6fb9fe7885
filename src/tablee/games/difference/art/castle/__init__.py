"""CASTLE, an easy picture: a feast day on the hill."""

from __future__ import annotations

from tablee.drawing.layers import Picture
from tablee.drawing.shapes import fade
from tablee.games.difference.art.castle import country, gatehouse, keep, knight, market, meadow, moat, road, sky, towers

CARDS = (
    "sun_crown", "balloon", "left_flag", "stork", "kite",  # the sky
    "tower_banner", "stork_nest", "keep_clock", "right_roof", "ghost_window",  # the towers
    "wall_archer", "king", "wall_cat", "gate", "right_guard_staff",  # the walls and the gate
    "tree", "windmill_sails", "catapult_load", "swan", "crocodile",  # the moat and the countryside
    "stall_goods", "minstrel_music", "signpost", "knight_crest", "treasure",  # the market and the meadow
)  # fmt: skip

DEFINITIONS = (
    fade("sky", (0, "#5fbaf0"), (0.4, "#b4e2f6"), (0.68, "#fff1d0"))
    + fade("moat", (0, "#8fd6e8"), (1, "#3f9fcb"))
    + fade("meadow", (0, "#a9d97c"), (1, "#6fb04f"))
)

PICTURE = Picture(
    "castle",
    CARDS,
    DEFINITIONS,
    sky.layers,
    country.layers,
    keep.layers,
    towers.layers,
    gatehouse.layers,
    moat.layers,
    meadow.layers,
    market.layers,
    road.layers,
    knight.layers,
)
