"""The colours of all drawings. A thing has an INK outline, one flat warm colour and at most one highlight."""

from __future__ import annotations

INK = "#4a3441"
WHITE, CREAM, BUTTER, SAND = "#fffaf0", "#fff0d2", "#ffe08a", "#f3cf8b"
RED, CORAL, ORANGE, SUN, GOLD = "#e0433d", "#f4845f", "#f58a1f", "#ffcd2e", "#e9a13b"
GREEN, LEAF, MINT, TEAL = "#45a049", "#84bf62", "#a5dfc4", "#1f8f8a"
BLUE, SKY, ICE, NAVY = "#2b7cd3", "#7cc8f2", "#cfeafb", "#3d4a86"
VIOLET, LILAC, PINK, ROSE = "#8b57cc", "#c7b2ee", "#f58fb0", "#d1495b"
WOOD, BARK, SOIL, STONE = "#c98a4f", "#8a5a3b", "#6f4a30", "#d9cfd6"
FAIR, TAN, BROWN, DARK = "#fbd5b3", "#eab68c", "#c68a5e", "#8f5f42"  # skins
BLUSH, TONGUE, MOUTH = "#ff9d86", "#ff7d78", "#7a2436"
NIGHT = "#33242e"  # the dark of tiles and smiley specials


def luminance(colour: str) -> float:
    """Relative luminance of `#rrggbb`, as WCAG 2 defines it."""
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The WCAG 2 contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other one."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
