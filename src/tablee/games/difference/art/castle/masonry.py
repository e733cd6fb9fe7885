"""What the castle is built of: walls with teeth, stones, pointed roofs, slits and pennants."""

from __future__ import annotations

from tablee.drawing.outlines import Point, number
from tablee.drawing.palette import BLUE, GREEN, INK, RED, SUN, VIOLET, WHITE
from tablee.drawing.shapes import box, flat, group, line, path

WALL, WALL_DIM, COURSE, COURSE_DIM = "#f7e9cf", "#e8d3b0", "#ead6b1", "#d8c096"
DUSK = "#4b3f63"  # the dark inside a window
PENNANTS = (RED, SUN, BLUE, WHITE, GREEN, VIOLET)


def battlement(left: float, right: float, top: float, bottom: float, teeth: int, fill: str = WALL) -> str:
    """A wall with its teeth, drawn as one outline."""
    step = number((right - left) / (2 * teeth - 1))
    edge = "".join(f"V{number(top + (18 if i % 2 else 0))}h{step}" for i in range(2 * teeth - 1))
    return path(f"M{number(left)} {number(bottom)}{edge}V{number(bottom)}Z", fill)


def stones(*places: Point, colour: str = COURSE) -> str:
    """A few courses of a wall: two stones at each place, one a little aside under the other."""
    return "".join(box(x, y, 24, 11, colour, 3, 0) + box(x + 10, y + 14, 24, 11, colour, 3, 0) for x, y in places)


def pointed_roof(x: float, top: float, bottom: float, half: float, colour: str) -> str:
    cone = path(
        f"M{number(x)} {number(top)}L{number(x + half)} {number(bottom)}"
        f"Q{number(x)} {number(bottom + 16)} {number(x - half)} {number(bottom)}Z",
        colour,
    )
    shade = (
        f"M{number(x)} {number(top + 6)}L{number(x + half - 4)} {number(bottom)}"
        f"Q{number(x + half / 2)} {number(bottom + 8)} {number(x + 8)} {number(bottom + 7)}Z"
    )
    return cone + flat(shade, INK, 0.16)


def slit(x: float, y: float) -> str:
    """A narrow window on its sill."""
    return group(path("M-9 18V-8Q0-22 9-8V18Z", DUSK, 2.8), box(-13, 17, 26, 7, WALL_DIM, 2, 2.6), x=x, y=y)


def bunting(start: Point, end: Point, sag: float, count: int) -> str:
    """A cord with small pennants, hung between two places."""
    (x0, y0), (x1, y1) = start, end
    middle_x, middle_y = (x0 + x1) / 2, (y0 + y1) / 2 + 2 * sag
    flags = ""
    for i in range(count):
        t = (i + 0.5) / count
        x = x0 + (x1 - x0) * t
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * middle_y + t * t * y1
        flags += group(path("M-7 0H7L0 17Z", PENNANTS[i % len(PENNANTS)], 2.4), x=x, y=y)
    cord = f"M{number(x0)} {number(y0)}Q{number(middle_x)} {number(middle_y)} {number(x1)} {number(y1)}"
    return line(cord, 2.6) + flags
