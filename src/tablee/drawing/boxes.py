"""The boxes of the shelf: a lid seen a little from above and from the right, with its title on a cream band."""

from __future__ import annotations

from unicodedata import normalize

from tablee.drawing.lettering import letters, width_of
from tablee.drawing.palette import INK, WHITE
from tablee.drawing.shapes import clipped, flat, group, line, path, sheet

WIDTH, HEIGHT = 226, 222
LINE = 3.6
FRONT = "M9 18H199Q204 18 204 23V213Q204 218 199 218H9Q4 218 4 213V23Q4 18 9 18Z"
TOP, RIGHT = "M4 21L22 4H222L204 21Z", "M204 21L222 4V200L204 218Z"
SILHOUETTE = "M4 21L22 4H222V200L204 218H9Q4 218 4 213Z"
BAND = "M0 174Q104 159 208 174V224H0Z"

ROOM = 176  # for the title
LARGEST, LARGEST_ACCENTED = 39, 34  # an accent on a capital takes room above it
MIDDLE = 194  # of the band
SMALLEST = 17  # a title that would be smaller stands in two lines
UPPER, LOWER, LARGEST_OF_TWO = 190, 209, 18.5


def boxed(cover: str, side: str, title: str, rim: str = "") -> str:
    """A whole document: a box with its lid, the colour of its sides, and its name; on a dark shelf with a light rim."""
    around = line(SILHOUETTE, 2 * LINE + 2, rim) if rim else ""
    return sheet(WIDTH, HEIGHT, around + box(cover, side, title))


def box(cover: str, side: str, title: str) -> str:
    """A box as part of a larger picture."""
    above = flat(TOP, side) + flat(TOP, "#ffffff", 0.24) + line(TOP, LINE)
    beside = flat(RIGHT, side) + flat(RIGHT, INK, 0.2) + line(RIGHT, LINE)
    front = clipped("box-front", FRONT, group(cover, x=4, y=18), path(BAND, WHITE, LINE), width=LINE)
    return above + beside + front + titled(title)


def titled(title: str) -> str:
    """The title, as large as its band lets it be."""
    words = title.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    accented = any(letter.isupper() and len(normalize("NFD", letter)) > 1 for letter in words)
    size = min(LARGEST_ACCENTED if accented else LARGEST, ROOM / width_of(words, 1))
    if size < SMALLEST and " " in words:
        return in_two_lines(words)
    return letters(words, 104, MIDDLE + 0.35 * size + (4 if accented else 0), size)


def in_two_lines(words: str) -> str:
    """Broken where both lines are about as long."""
    parts = words.split(" ")
    ways = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    upper, lower = min(ways, key=lambda way: max(width_of(line, 1) for line in way))
    size = min(LARGEST_OF_TWO, ROOM / max(width_of(line, 1) for line in (upper, lower)))
    return letters(upper, 104, UPPER, size) + letters(lower, 104, LOWER, size)
