"""The pictures of Tour du Monde: its cards, and the discs and signs of its shorter forms."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.art import Art, Deck, Face, Style
from tablee.core.words import Words
from tablee.drawing import cards
from tablee.drawing.cards import (
    BLACK,
    CARD_OUTLINE,
    PURE_WHITE,
    WINDOW,
    band,
    finished,
    framed,
    is_contrast,
    lower_tab,
    seen,
    sticker,
    stock,
    upper_tab,
    wallpaper,
)
from tablee.drawing.lettering import letters
from tablee.drawing.outlines import round_outline
from tablee.drawing.palette import INK
from tablee.drawing.shapes import circle, clipped, dot, flat, group, line, path
from tablee.games.tour_du_monde import events
from tablee.games.tour_du_monde.art import weather
from tablee.games.tour_du_monde.art.continents import BRIGHT, STARK, Earth, globe, shadow_of
from tablee.games.tour_du_monde.art.lid import SIDE, cover
from tablee.games.tour_du_monde.state import (
    COLOURED_SUN,
    COLOURS,
    CONTINENTS,
    ICEBERG,
    KINDS,
    LIGHTNING,
    MOON,
    RAINBOW,
    SUN,
    deck,
)

CODES = ("Af", "Am", "As", "Eu", "Oc")  # of the continents; they hold in French and in English
HUES = ("#e8604c", "#159a80", "#f0b429")  # coral, jade, saffron
DEEP = ("#c2432f", "#0c7762", "#cf9310")  # of their wallpaper
MARKS = (  # outlines round the origin, 24 wide: a wave, peaks, a lozenge
    "M-11-3.5C-7-10-3.5-10 0-3.5S7 3 11-3.5V3.5C7 10 3.5 10 0 3.5S-7-3-11 3.5Z",
    "M-11 9L-3.5-8L.5-.5L3.5-6L11 9Z",
    "M0-11L10 0L0 11L-10 0Z",
)
SIGN = 100  # the grid of discs and signs

Drawing = Callable[[], str]

# What is not a continent: ground, ground in high contrast, the large drawing and the small one.
SKIES: dict[int, tuple[str, str, Drawing, Drawing]] = {
    SUN: ("#bfe8fb", PURE_WHITE, weather.sun, weather.small_sun),
    RAINBOW: ("#bfe8fb", PURE_WHITE, weather.rainbow, weather.small_rainbow),
    MOON: ("#3b3790", BLACK, weather.moon, weather.small_moon),
    LIGHTNING: ("#5a4a86", BLACK, weather.lightning, weather.small_lightning),
    ICEBERG: ("#2f86bd", BLACK, weather.iceberg, weather.small_iceberg),
}
SKY_NAMES = {SUN: "sun", RAINBOW: "rainbow", MOON: "moon", LIGHTNING: "lightning", ICEBERG: "iceberg"}


# ---- cards


def card(number: int, style: Style) -> Face:
    return Face(f"tour_du_monde/{name_of(number)}", cards.WIDTH, cards.HEIGHT, lambda: drawing(number, style))


def name_of(kind: int) -> str:
    """A card in one word: coral-africa, jade-sun, moon."""
    if kind < SUN:
        return f"{events.COLOUR_NAMES[kind // CONTINENTS]}-{events.CONTINENT_NAMES[kind % CONTINENTS]}"
    if COLOURED_SUN <= kind < RAINBOW:
        return f"{events.COLOUR_NAMES[kind - COLOURED_SUN]}-sun"
    return SKY_NAMES[kind]


def drawing(kind: int, style: Style) -> str:
    if kind < SUN:
        return continent_card(kind % CONTINENTS, kind // CONTINENTS, style)
    if COLOURED_SUN <= kind < RAINBOW:
        return coloured_sun(kind - COLOURED_SUN, style)
    return sky_card(kind, style)


def continent_card(continent: int, colour: int, style: Style) -> str:
    """A continent on its globe, on the wallpaper of its line."""
    world = globe(continent, earth_of(style))
    code = CODES[continent]
    if is_contrast(style):
        return banded(colour, group(world, x=147, y=218, scale=0.9) + letters(code, 17, 329, 48, anchor=0), style)
    corner = lower_tab(style, letters(code, 0.5, 12, 33))
    return papered(colour, group(world, x=138, y=194, scale=0.94) + line_tab(colour, style) + corner, style)


def coloured_sun(colour: int, style: Style) -> str:
    """A sun whose rays have the colour of the line it opens."""
    large = weather.sun(HUES[colour])
    if is_contrast(style):
        return banded(colour, group(large, x=125, y=230, scale=1.1), style)
    halo = dot(138, 196, 92, "#e3f6ff") + circle(138, 196, 92, "none", 4)
    corner = lower_tab(style, group(weather.small_sun(HUES[colour]), x=-1, scale=0.3))
    return papered(colour, halo + group(large, x=138, y=196) + line_tab(colour, style) + corner, style)


def sky_card(kind: int, style: Style) -> str:
    """A bright card for what opens a line, a dark one for an attack."""
    ground, stark, large, small = SKIES[kind]
    tab = upper_tab(style, group(small(), y=40, scale=0.33), height=80)
    inside = group(large(), x=127, y=202, scale=1.18)
    if is_contrast(style):
        return framed(stark, inside + tab + line("M16 96H61A17 17 0 0 0 78 79V16", 4.5), style)
    return framed(ground, clipped("sky", WINDOW, SCENES[kind](), width=0) + inside + tab, style)


def day_sky() -> str:
    return dot(130, 200, 107, "#e3f6ff")


def storm() -> str:
    return dot(130, 200, 110, "#6a5a98") + weather.rain("#9385c4")


def moonlight() -> str:
    return dot(130, 200, 108, "#4a46a6") + weather.night_sky()


def cold_sea() -> str:
    return flat("M0 0H250V218H0Z", "#8fd0ee") + dot(130, 200, 100, PURE_WHITE, 0.2)


SCENES: dict[int, Drawing] = {
    SUN: day_sky, RAINBOW: day_sky, MOON: moonlight, LIGHTNING: storm, ICEBERG: cold_sea,
}  # fmt: skip


def earth_of(style: Style) -> Earth:
    return STARK if is_contrast(style) else BRIGHT


def papered(colour: int, inside: str, style: Style) -> str:
    """A card of a line, on its wallpaper."""
    paper = wallpaper(cards.INSIDE[:4], MARKS[colour], DEEP[colour], 0.62)
    return framed(HUES[colour], paper + inside, style)


def banded(colour: int, inside: str, style: Style) -> str:
    """A card of a line in high contrast."""
    letter = letters(letter_of(colour, style), 66, 89, 68)
    body = path(CARD_OUTLINE, PURE_WHITE, 6) + band(HUES[colour], letter, MARKS[colour]) + inside
    return finished(cards.WIDTH, cards.HEIGHT, CARD_OUTLINE, body, style)


def line_tab(colour: int, style: Style) -> str:
    return upper_tab(style, group(line_mark(colour), y=29, scale=1.9), letters(letter_of(colour, style), 0, 96, 52))


def line_mark(colour: int) -> str:
    return path(MARKS[colour], HUES[colour], 2)


def letter_of(colour: int, style: Style) -> str:
    return Words(style.lang).forms(events.colour(colour))["_letter"]


def back(style: Style) -> Face:
    return Face("tour_du_monde/back", cards.WIDTH, cards.HEIGHT, lambda: cards.back(style))


# ---- short forms


def disc(continent: int, style: Style) -> Face:
    """A continent that has been laid."""
    return sign(f"disc-{events.CONTINENT_NAMES[continent]}", lambda: draw_disc(continent, style))


def draw_disc(continent: int, style: Style) -> str:
    outline = round_outline(50, 50, 49)
    world = group(globe(continent, earth_of(style), 5.2), x=50, y=50, scale=0.455)
    return finished(SIGN, SIGN, outline, flat(outline, stock(style)) + world, style)


def slot(continent: int, style: Style) -> Face:
    """The place of a continent that is still missing."""
    return sign(f"slot-{events.CONTINENT_NAMES[continent]}", lambda: draw_slot(continent, style))


def draw_slot(continent: int, style: Style) -> str:
    colour = {"day": "#6d5263", "night": "#d9c4d6", "contrast": PURE_WHITE}[style.theme]
    dashes = (
        f'<circle cx="50" cy="50" r="45" fill="none" stroke="{colour}" stroke-width="5" stroke-dasharray="11 9.2"/>'
    )
    shape = group(shadow_of(continent, colour, 0.85 if is_contrast(style) else 0.4), x=50, y=50, scale=0.44)
    return finished(SIGN, SIGN, "M0 0", dashes + shape, style)


def weather_sign(kind: int, style: Style) -> Face:
    """Opener or attack in a short line, by its card."""
    return sign(f"sign-{name_of(kind)}", lambda: draw_weather(kind, style))


def draw_weather(kind: int, style: Style) -> str:
    coloured = COLOURED_SUN <= kind < RAINBOW
    large = weather.sun(HUES[kind - COLOURED_SUN]) if coloured else SKIES[kind][2]()
    return finished(SIGN, SIGN, "M0 0", group(large, x=50, y=50, scale=0.53), style)


def mark(colour: int, style: Style) -> Face:
    return sign(f"mark-{events.COLOUR_NAMES[colour]}", lambda: draw_mark(colour, style))


def draw_mark(colour: int, style: Style) -> str:
    cut = sticker(MARKS[colour], 6.4, style)
    return finished(SIGN, SIGN, "M0 0", group(cut, line_mark(colour), x=50, y=50, scale=3.3), style)


def sign(name: str, draw: Drawing) -> Face:
    return Face(f"tour_du_monde/{name}", SIGN, SIGN, draw)


# ---- all of it


def faces(style: Style) -> list[Face]:
    whole = [card(kind, style) for kind in range(KINDS)]
    places = [make(continent, style) for make in (disc, slot) for continent in range(CONTINENTS)]
    signs = [weather_sign(kind, style) for kind in range(SUN, KINDS)]
    return [*whole, back(style), *places, *signs, *(mark(colour, style) for colour in range(COLOURS))]


def decks(style: Style) -> list[Deck]:
    """The standard deck: 110 cards, suns without colours."""
    behind = back(style)
    return [Deck("tour_du_monde", *cards.MILLIMETRES, [(card(kind, style), behind) for kind in deck(0, False)])]


def meaning(style: Style) -> list[tuple[str, str, str]]:
    """What carries meaning, its colour, and the colour right behind it."""
    ink, paper, earth = seen(INK, style), seen(stock(style), style), earth_of(style)
    pairs = [
        ("letter of a line on its tab", ink, paper),
        ("code of a continent on its tab", ink, paper),
        ("outline of a mark on its tab", ink, paper),
        ("shore on the sea", ink, seen(earth.sea, style)),
        ("lines of the sun's face", ink, seen(weather.BODY, style)),
        ("lines of the moon's face", ink, seen(weather.PALE, style)),
        ("lines of the cloud's face", ink, seen(weather.CLOUD, style)),
        ("lines of the iceberg's face", ink, seen(weather.ICE, style)),
    ]
    if is_contrast(style):  # grounds are black here, and swallow the outline of what lies on them
        pairs.append(("continent on the sea", earth.land, earth.sea))
        lights = ((MOON, weather.PALE), (LIGHTNING, weather.BOLT), (ICEBERG, weather.ICE))
        pairs += [(f"{SKY_NAMES[kind]} on its ground", light, SKIES[kind][1]) for kind, light in lights]
    return pairs


ART = Art(SIDE, faces, cover, decks)
