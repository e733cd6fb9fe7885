"""The product's own faces: boxes, icons, animals, decoration, what a shared link shows."""

from __future__ import annotations

from functools import cache, partial

from tablee.core.art import MOODS, Art, Draw, Face, Style
from tablee.core.words import Msg, Words
from tablee.drawing import boxes, cards
from tablee.drawing.animals import ANIMALS, bust, on_disc, seat
from tablee.drawing.colouring import COLOUR, colouring, lightened, styled
from tablee.drawing.furniture import BUNTING, bunting, cat_asleep, plant, trophy
from tablee.drawing.outlines import ring, rounded
from tablee.drawing.palette import CREAM, TEAL
from tablee.drawing.robots import seats as robots
from tablee.drawing.shapes import circle, dot, flat, group, line, seam, sheet
from tablee.images import share

ICON, FAVICON, SEAT = 512, 64, 100
HEM = "#f6c667"


# ---- boxes


def box(key: str, art: Art, style: Style) -> Face:
    """A game's box on the shelf."""
    title = Words(style.lang).say(Msg(f"{key}-name"))
    return titled_box(key, art.cover, art.side, title, style.theme == "contrast")


@cache
def titled_box(key: str, cover: Draw, side: str, title: str, is_contrast: bool) -> Face:
    rim = cards.PURE_WHITE if is_contrast else ""
    draw = styled("contrast" if is_contrast else "day", lambda: boxes.boxed(cover(), side, title, rim))
    return Face(f"boxes/{key}", boxes.WIDTH, boxes.HEIGHT, draw, pixels=2 * boxes.WIDTH)


# ---- the logo


def icon() -> str:
    """For home screens: the round table on a teal cloth. A phone may cut away the outer tenth."""
    cloth = flat(rounded(0, 0, ICON, ICON, 104), TEAL)
    light = dot(256, 256, 214, "#35a39c")
    hem = seam(rounded(24, 24, ICON - 48, ICON - 48, 84), 7, HEM, "20 20")
    return sheet(ICON, ICON, cloth + light + hem + group(cards.logo(), x=256, y=256, scale=3.95))


def favicon() -> str:
    """The same logo where there are 16 pixels for it."""
    seats = "".join(
        circle(32 + x, 32 + y, 8.2, colour, 2.6) for (x, y), colour in zip(ring(6, 22.5), cards.PEOPLE, strict=True)
    )
    face = dot(27, 29, 2.6) + dot(37, 29, 2.6) + line("M25 35.5q7 7.5 14 0", 3.4)
    return sheet(FAVICON, FAVICON, seats + circle(32, 32, 15, CREAM, 3.2) + face)


def logo() -> str:
    return sheet(SEAT, SEAT, group(cards.logo(), x=50, y=50))


# ---- high contrast: light grounds, black lines, a white rim on the black page


def to_contrast(svg: str) -> str:
    """Black lines on light colours. They become no bolder: what is small is drawn boldly from the start."""
    return COLOUR.sub(lambda found: lightened(found[0]), svg)


def contrast_seat(name: str) -> str:
    rim = dot(50, 50, 50, cards.PURE_WHITE)
    return to_contrast(sheet(SEAT, SEAT, rim + group(on_disc(name), x=3, y=3, scale=0.94)))


def contrast_logo() -> str:
    rim = dot(0, 0, 30, cards.PURE_WHITE) + "".join(dot(x, y, 15.5, cards.PURE_WHITE) for x, y in ring(6, 37))
    return to_contrast(sheet(SEAT, SEAT, group(rim, cards.logo(), x=50, y=50, scale=0.94)))


# ---- all of it


def faces(style: Style) -> list[Face]:
    """Everything that belongs to no game."""
    return [*plain_faces(style.theme == "contrast"), *robot_faces(style.theme), shared(style.lang)]


@cache
def shared(lang: str) -> Face:
    return Face("house/share", share.WIDTH, share.HEIGHT, lambda: share.picture(lang), pixels=share.WIDTH)


@cache
def plain_faces(is_contrast: bool) -> tuple[Face, ...]:
    """What is the same in every language, by day and by night."""
    logo_face = Face("house/logo", SEAT, SEAT, contrast_logo if is_contrast else logo, 300)
    return (logo_face, *icons(), *seat_faces(is_contrast), *furniture_faces(is_contrast))


def seat_faces(is_contrast: bool) -> list[Face]:
    """Animals, on a disc for their seats and without one for the podium."""
    drawn = contrast_seat if is_contrast else seat
    seats = [Face(f"house/animal-{name}", SEAT, SEAT, partial(drawn, name), 240) for name in ANIMALS]
    busts = [
        Face(f"house/bust-{name}", SEAT, SEAT, in_theme(partial(bust, name), is_contrast), 400) for name in ANIMALS
    ]
    return seats + busts


@cache
def robot_faces(theme: str) -> tuple[Face, ...]:
    """Every robot in every mood, `robot-NAME-MOOD`: on a disc, dimmed by night, and without one for the podium."""
    found = []
    for name in robots.ROBOTS:
        for mood in MOODS:
            called = f"robot-{name}-{mood}"
            found.append(Face(f"house/{called}", SEAT, SEAT, partial(robot_seat, name, mood, theme), 240))
            bare = styled(theme, partial(robots.bust, name, mood))
            found.append(Face(f"house/bust-{called}", SEAT, SEAT, bare, 400))
    return tuple(found)


def robot_seat(name: str, mood: str, theme: str) -> str:
    if theme != "contrast":
        return robots.seat(name, mood, theme == "night")
    rim = dot(50, 50, 50, cards.PURE_WHITE)
    return colouring(sheet(SEAT, SEAT, rim + group(robots.on_disc(name, mood), x=3, y=3, scale=0.94)))


def furniture_faces(is_contrast: bool) -> list[Face]:
    """Decoration: what stands and hangs about."""
    listed: tuple[tuple[str, int, int, Draw, int], ...] = (
        ("asleep", 200, 120, cat_asleep, 400),
        ("plant", 100, 150, plant, 240),
        ("trophy", 100, 110, trophy, 300),
        ("bunting", *BUNTING, bunting, 1600),
    )
    return [
        Face(f"house/{name}", width, height, in_theme(partial(on_sheet, width, height, draw), is_contrast), pixels)
        for name, width, height, draw, pixels in listed
    ]


def on_sheet(width: int, height: int, draw: Draw) -> str:
    return sheet(width, height, draw())


def in_theme(draw: Draw, is_contrast: bool) -> Draw:
    return (lambda: to_contrast(draw())) if is_contrast else draw


@cache
def icons() -> tuple[Face, ...]:
    """An icon is outside the page: no theme changes it."""
    return (Face("house/icon", ICON, ICON, icon, 512), Face("house/favicon", FAVICON, FAVICON, favicon, 64))
