"""A picture of what came of a deal of the day, to be shared: no card, no address, and a name only where it is wanted.

It is drawn in the renderer's process.
"""

from __future__ import annotations

from datetime import date
from math import cos, pi, sin
from typing import NamedTuple

from tablee.core.registry import game
from tablee.core.words import Msg, Words, msg
from tablee.drawing import boxes, cards
from tablee.drawing.furniture import bow
from tablee.drawing.lettering import font, letters, width_of
from tablee.drawing.palette import BLUE, INK, RED, SUN, WHITE
from tablee.drawing.pixels import png
from tablee.drawing.shapes import circle, dot, fade, flat, group, line, path, pattern, sheet
from tablee.matches.day import CIRCLE, DOT, STAR, medal

WIDTH, HEIGHT = 1080, 1350
WALL, LOW_WALL, SPOT = "#fdeed3", "#f9dcae", "#fff6e4"
SOFT = "#6d5263"
METALS = {"gold": SUN, "silver": "#a9a2b4", "bronze": "#d99a63"}
IN_A_ROW = 6  # signs
CLOTH = 40  # pixels of one of its squares
LONGEST_NAME = 700  # pixels


class Told(NamedTuple):
    """All that the picture tells."""

    day: str
    game: str
    stars: int
    of: int
    symbols: str
    turns: int = 0
    median: int = 0  # milliseconds
    name: str = ""


def day_png(told: Told, lang: str) -> bytes:
    return png(drawing(told, Words(lang)), WIDTH)


def drawing(told: Told, words: Words) -> str:
    body = wall() + group(cards.logo(), x=130, y=195, scale=1.2)
    body += letters("Tablée", 205, 222, 84, anchor=0)
    body += group(leaf(told.day, words), x=800, y=108, turn=2)
    body += group(box(told, words), x=235, y=300, scale=1.8) + group(prize(told), x=722, y=440)
    stars = msg("day-picture-stars", stars=told.stars, of=told.of) if told.stars else msg("day-picture-played")
    body += letters(said(words, stars), WIDTH / 2, 905, 118)
    body += letters(measure(told, words), WIDTH / 2, 985, 48, SOFT) + signs(told.symbols, 1060)
    if name := drawable(told.name):
        size = min(46.0, 46 * LONGEST_NAME / width_of(name, 46))
        body += letters(name, WIDTH / 2, 778, size)
    return sheet(WIDTH, HEIGHT, body + cloth(), definitions())


def said(words: Words, what: Msg) -> str:
    """These letters have no space that does not break."""
    return words.say(what).replace("\u00a0", " ")


def drawable(name: str) -> str:
    """What the letters of boxes can write: no other scripts, no emoji."""
    known = font().getBestCmap()
    return " ".join("".join(letter for letter in name if ord(letter) in known).split())


def definitions() -> str:
    dots = dot(15, 15, 3, SPOT) + dot(45, 45, 3, SPOT)
    return fade("day-wall", (0, WALL), (1, LOW_WALL)) + pattern("day-dots", 60, dots)


def wall() -> str:
    everything = f"M0 0H{WIDTH}V{HEIGHT}H0Z"
    flags = "".join(group(bow(first), x=400 * first - 60, y=-4) for first in range(3))
    return flat(everything, "url(#day-wall)") + flat(everything, "url(#day-dots)") + flags


def cloth() -> str:
    """Red gingham along the lower edge."""
    top = HEIGHT - 56
    drawn = flat(f"M0 {top}H{WIDTH}V{HEIGHT}H0Z", WHITE)
    drawn += "".join(flat(f"M{x} {top}h{CLOTH // 2}V{HEIGHT}h-{CLOTH // 2}Z", cards.GINGHAM, 0.55)
                     for x in range(0, WIDTH, CLOTH))  # fmt: skip
    drawn += flat(f"M0 {top + 12}H{WIDTH}v20H0Z", cards.GINGHAM, 0.55)
    return drawn + line(f"M-5 {top}H{WIDTH + 5}", 5)


def leaf(day: str, words: Words) -> str:
    """A leaf of a calendar."""
    found = date.fromisoformat(day)
    paper = path("M10 20H190V205q-30 14-60 0t-60 4-60-6Z", WHITE, 5)
    head = path("M10 20H190V72H10Z", RED, 5)
    rings = "".join(path(f"M{x} 2h16v28h-16Z", WHITE, 4) for x in (46, 138))
    weekday = letters(said(words, msg("day-weekday", number=found.weekday())), 100, 60, 28, WHITE)
    month = letters(said(words, msg("day-month", number=found.month)), 100, 182, 30)
    return paper + head + rings + weekday + letters(str(found.day), 100, 148, 76) + month


def box(told: Told, words: Words) -> str:
    """The game's box; a game without pictures has its name."""
    art = game(told.game).art
    title = words.say(Msg(f"{told.game}-name"))
    if art is None:
        return letters(title, 113, 120, 40)
    found = art.load()
    return flat("M4 210H222L240 224H22Z", INK, 0.2) + boxes.box(found.cover(), found.side, title)


def prize(told: Told) -> str:
    """A medal by stars; without one, a quiet disc with the number, which is never a zero."""
    found = medal(told.stars, told.of)
    if not told.stars:
        eyes = dot(-24, 116, 8) + dot(24, 116, 8)
        return circle(0, 130, 74, WHITE, 6) + eyes + line("M-30 144q30 30 60 0", 7)
    if not found:
        return circle(0, 130, 74, WHITE, 6) + letters(str(told.stars), 0, 156, 76)
    ribbons = path("M-50 0H-4L-8 96L-34 92Z", BLUE, 6) + path("M4 0H52L36 92L6 96Z", RED, 6)
    rim = "".join(f"{'L' if k else 'M'}{point(k)}" for k in range(36)) + "Z"
    number = letters(str(told.stars), 0, 200, 80)
    return ribbons + group(path(rim, METALS[found], 6), y=172) + circle(0, 172, 72, light(found), 6) + number


def light(metal: str) -> str:
    return {"gold": "#fff0b8", "silver": "#e9e6ee", "bronze": "#f7dcc3"}[metal]


def point(k: int) -> str:
    """Of the rim, in and out by turns."""
    reach = 108 if k % 2 else 94
    return f"{reach * cos(k * pi / 18):.1f} {reach * sin(k * pi / 18):.1f}"


def measure(told: Told, words: Words) -> str:
    if told.median:
        seconds = f"{told.median // 1000}", f"{told.median % 1000 // 10:02}"
        return said(words, msg("day-picture-median", seconds=seconds[0], part=seconds[1]))
    return said(words, msg("day-picture-turns", count=told.turns)) if told.turns else ""


def signs(symbols: str, y: float) -> str:
    drawn = ""
    rows = [symbols[first : first + IN_A_ROW] for first in range(0, len(symbols), IN_A_ROW)]
    for number, row in enumerate(rows):
        left = WIDTH / 2 - 46 * (len(row) - 1)
        for k, each in enumerate(row):
            drawn += group(sign(each), x=left + 92 * k, y=y + 88 * number)
    return drawn


def sign(symbol: str) -> str:
    if symbol == STAR:
        corners = [(34 if k % 2 == 0 else 15, -pi / 2 + k * pi / 5) for k in range(10)]
        outline = "L".join(f"{reach * cos(turn):.1f} {reach * sin(turn):.1f}" for reach, turn in corners)
        return path(f"M{outline}Z", SUN, 5)
    return circle(0, 0, 26, {DOT: BLUE, CIRCLE: WHITE}[symbol], 5)
