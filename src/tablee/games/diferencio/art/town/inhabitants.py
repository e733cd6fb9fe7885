"""Who lives in the floating town: people in many poses. Feet stand on the origin."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.drawing.folk import bust, head
from tablee.drawing.outlines import Point
from tablee.drawing.palette import BROWN, DARK, FAIR, INK, NAVY, NIGHT, RED, SAND, STONE, SUN, TAN, WHITE
from tablee.drawing.shapes import box, circle, ellipse, group, limb, line, path


@dataclass(frozen=True)
class Look:
    """What stays the same wherever somebody is met."""

    skin: str
    hair: str
    colour: str


GINGER, BLOND, CHESTNUT = "#d9742e", "#e9b04a", "#7a4a30"
LOU = Look(FAIR, "pigtails", GINGER)
OLE = Look(FAIR, "short", BLOND)
ANNA = Look(TAN, "bob", CHESTNUT)
MILO = Look(BROWN, "short", NIGHT)
AWA = Look(DARK, "bun", NIGHT)
TOM = Look(DARK, "curls", NIGHT)
ZOE = Look(TAN, "pigtails", INK)
IDA = Look(FAIR, "bob", GINGER)
PAUL = Look(FAIR, "short", CHESTNUT)
GRANDMOTHER = Look(FAIR, "bun", STONE)
GRANDFATHER = Look(TAN, "short", WHITE)

LEGS = {  # both legs, then the shoes
    "stand": ("M-8-24V-6", "M8-24V-6", "M-18 0Q-18-8-8-8H-3V0Z", "M18 0Q18-8 8-8H3V0Z"),
    "walk": ("M-6-24L-15-7", "M6-24L13-7", "M-27-1Q-25-9-18-9L-10-4-11 0Z", "M5-2L11-9 21-6Q24-2 22 0Z"),
    "sit": ("M-8-22Q-16-12-15 2", "M8-22Q16-12 15 2", "M-25 9Q-25 1-15 1H-9V9Z", "M25 9Q25 1 15 1H9V9Z"),
}


def person(
    look: Look,
    shirt: str,
    x: float = 0,
    y: float = 0,
    scale: float = 0.98,
    *,
    left: Point = (-25, -28),
    right: Point = (25, -28),
    legs: str = "stand",
    trousers: str = NAVY,
    over: str = "",
    hat: str = "",
    eyes: str = "open",
    mouth: str = "smile",
    mirror: bool = False,
) -> str:
    """Somebody whole; `left` and `right` are the hands, `over` an apron or a skirt."""
    near, far, shoe, other_shoe = LEGS[legs]
    return group(
        limb(near, trousers, 9, 2.8) + limb(far, trousers, 9, 2.8),
        path(shoe, INK, 2) + path(other_shoe, INK, 2),
        path("M-18-20Q-21-56-10-60H10Q21-56 18-20Z", shirt, 3),
        over,
        arm(-1, left, shirt, look.skin),
        arm(1, right, shirt, look.skin),
        group(head(look.skin, look.hair, look.colour, eyes, mouth), hat, y=-82, scale=0.95),
        x=x,
        y=y,
        scale=scale,
        mirror=mirror,
    )


def arm(side: int, hand: Point, sleeve: str, skin: str) -> str:
    """From the shoulder to the hand, bent a little outwards."""
    shoulder = 14 * side
    bend = ((shoulder + hand[0]) / 2 + 5 * side, (hand[1] - 53) / 2 + 4)
    d = f"M{shoulder}-53Q{bend[0]:.1f} {bend[1]:.1f} {hand[0]:.1f} {hand[1]:.1f}"
    return limb(d, sleeve, 8, 2.8) + circle(hand[0], hand[1], 5.6, skin, 2.8)


def passenger(look: Look, shirt: str, eyes: str = "open", mouth: str = "smile") -> str:
    """Somebody seen to the waist, in a basket, a boat or a window."""
    return bust(look.skin, look.hair, look.colour, shirt, eyes, mouth)


# What people wear. Hats sit on a head of radius 24 round the origin.


def skirt(colour: str) -> str:
    return path("M-18-38H18L27-13Q0-6-27-13Z", colour, 3)


def apron(colour: str = WHITE) -> str:
    return path("M-12-52H12L15-16H-15Z", colour, 2.6) + line("M-8-30H8V-21H-8Z", 2)


def toque() -> str:
    """A baker's hat."""
    return path("M-21-15V-27Q-38-34-29-48Q-20-58-10-50Q0-66 12-51Q26-58 31-44Q34-31 21-27V-15Z", WHITE, 3)


def straw_hat(ribbon: str = RED, straw: str = SAND) -> str:
    crown = path("M-21-20Q-19-44 0-44Q19-44 21-20Z", straw, 3)
    return crown + line("M-20-25H20", 6, ribbon) + ellipse(0, -18, 38, 7, straw, 3)


def cap(colour: str) -> str:
    return path("M-26-10Q-27-38 0-38Q27-38 26-10Z", colour, 3) + path("M6-14Q34-20 42-8Q24-4 6-8Z", colour, 3)


def top_hat(colour: str, ribbon: str = RED) -> str:
    tall = path("M-18-18L-21-54H21L18-18Z", colour, 3) + line("M-18-25H18", 7, ribbon)
    return tall + ellipse(0, -17, 33, 6, colour, 3)


def beret(colour: str) -> str:
    return path("M-29-16Q-36-38 2-40Q38-38 29-16Q0-24-29-16Z", colour, 3) + line("M2-40V-47", 4)


def sou_wester(colour: str = SUN) -> str:
    """A sailor's rain hat."""
    return path("M-24-16Q-22-42 0-42Q22-42 24-16L36-6Q0-20-36-6Z", colour, 3)


def small_crown() -> str:
    return path("M-17-18L-22-44-9-33 0-48 9-33 22-44 17-18Z", SUN, 3)


def bandsman_hat(colour: str) -> str:
    """A stiff cap with a plume."""
    plume = path("M-4-44Q-8-66 4-66Q10-56 4-44Z", WHITE, 2.6)
    return plume + box(-22, -44, 44, 30, colour, 4, 3) + line("M-24-14H24", 5) + circle(0, -29, 5, SUN, 2)
