"""What the parts of this picture share: its colours, and the width of its outlines."""

from __future__ import annotations

LINE = 3.6  # the grid is larger than that of other pictures, so outlines are wider too

COIN, COIN_LIGHT, COIN_DARK, COIN_EDGE = "#ffc93f", "#ffe28a", "#e79a2b", "#c67f22"
BLUE, GREEN, TEAL, AMBER = "#3f88c5", "#58b05c", "#2a9d8f", "#e9a13b"
PLANK, PLANK_DARK = "#b7773d", "#8a5a3b"
PAPER, GLASS, VELVET, STEEL = "#fff3d6", "#d8ecf2", "#c2384a", "#b9c9da"
SCALE, SCALE_DARK, SCALE_LIGHT = "#43b394", "#2f9179", "#7ed3b3"
WING, WING_FAR, BELLY, PLATE = "#f4885f", "#d96c58", "#fde5b4", "#f2a541"
SKIN, GOBLIN, CHEEK = "#f6cfa8", "#9ccf5a", "#f59a86"
BAT, BAT_DARK = "#7d5a85", "#523859"
