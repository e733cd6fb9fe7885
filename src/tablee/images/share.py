"""What is shown where a link to Tablée is shared: Sunday, everybody behind the table, nine boxes on it."""

from __future__ import annotations

from tablee.core.art import Art
from tablee.core.registry import games
from tablee.core.words import Msg, Words, msg
from tablee.drawing import boxes, cards
from tablee.drawing.animals import bare
from tablee.drawing.furniture import bow
from tablee.drawing.lettering import letters, width_of
from tablee.drawing.palette import INK, TEAL, WHITE
from tablee.drawing.robots.seats import ROBOTS
from tablee.drawing.shapes import clipped, dot, fade, flat, group, path, pattern, seam, sheet, spot

WIDTH, HEIGHT = 1200, 630
WALL, LOW_WALL, SPOT = "#fdeed3", "#f9dcae", "#fff6e4"
CLOTH_LIGHT, HEM = "#35a39c", "#f6c667"
NAME = "Tablée"
BOXES = 9  # that find room

# Who sits behind the table: x, y of the upper left corner, turn.
GUESTS = (
    ("bear", 36, 268, -4), ("rabbit", 154, 252, 3), ("owl", 276, 262, -2),
    ("frog", 396, 252, 2), ("rouage", 524, 250, 0), ("fox", 650, 256, -2),
    ("duck", 772, 254, 3), ("cat", 896, 260, -2), ("penguin", 1020, 256, 4),
)  # fmt: skip


def picture(lang: str) -> str:
    drawn = {key: game.art.load() for key, game in games().items() if game.art is not None}
    lids = {key: drawn[key] for key in list(drawn)[:BOXES]}
    body = wall() + festoon() + title(lang) + guests() + table() + row_of_boxes(lids, lang)
    body += game_in_progress(list(lids.values()))
    return sheet(WIDTH, HEIGHT, body, definitions())


def definitions() -> str:
    dots = dot(15, 15, 3, SPOT) + dot(45, 45, 3, SPOT)
    return fade("share-wall", (0, WALL), (1, LOW_WALL)) + pattern("share-dots", 60, dots)


def wall() -> str:
    everything = f"M0 0H{WIDTH}V{HEIGHT}H0Z"
    return flat(everything, "url(#share-wall)") + flat(everything, "url(#share-dots)")


def festoon() -> str:
    return "".join(group(bow(first), x=400 * first) for first in range(3))


def title(lang: str) -> str:
    """The sign, the name, and what there is."""
    size = 142.0
    left = (WIDTH - 152 - width_of(NAME, size)) / 2
    sign = group(cards.logo(), x=left + 66, y=138, scale=1.34)
    name = letters(NAME, left + 152, 188, size, anchor=0)
    return sign + name + letters(Words(lang).say(msg("house-line")), WIDTH / 2, 240, 38, "#6d5263")


def guests() -> str:
    return "".join(group(sitting(name), x=x, y=y, scale=1.4, turn=turn) for name, x, y, turn in GUESTS)


def sitting(name: str) -> str:
    return ROBOTS[name].bare("glad") if name in ROBOTS else bare(name)


def table() -> str:
    """A teal cloth with a stitched hem, seen from where you sit."""
    cloth = f"M-20 {HEIGHT + 20}V432Q600 352 1220 432V{HEIGHT + 20}Z"
    light = spot(600, 560, 520, 120, CLOTH_LIGHT)
    return path(cloth, TEAL, 5) + light + seam("M-20 450Q600 370 1220 450", 4, HEM, "14 12")


def row_of_boxes(lids: dict[str, Art], lang: str) -> str:
    """On the far side of the table."""
    words = Words(lang)
    parts = []
    for i, (key, art) in enumerate(lids.items()):
        x, y = 26 + 129 * i, 362 + 1.9 * (i - 4) ** 2
        drawn = boxes.box(art.cover(), art.side, words.say(Msg(f"{key}-name")))
        parts.append(group(flat("M4 210H222L240 224H22Z", INK, 0.25), drawn, x=x, y=y, scale=0.54))
    return "".join(parts)


def game_in_progress(arts: list[Art]) -> str:
    """Cards and tiles before you."""
    return mat() + "".join(art.on_the_table() for art in arts if art.on_the_table is not None)


def mat() -> str:
    """Red gingham, as on the backs of all cards."""
    outline = "M372 640L418 508Q420 502 426 502H774Q780 502 782 508L828 640Z"
    checks = flat("M350 490H850V650H350Z", WHITE)
    checks += "".join(flat(f"M{600 + 44 * i - 11} 490h22l{3 * i} 160h-22Z", cards.GINGHAM, 0.55) for i in range(-6, 7))
    checks += "".join(flat(f"M350 {y}H850v{h}H350Z", cards.GINGHAM, 0.55) for y, h in ((520, 16), (554, 18), (592, 20)))
    return group(flat(outline, INK, 0.22), x=5, y=7) + clipped("share-mat", outline, checks, width=4)
