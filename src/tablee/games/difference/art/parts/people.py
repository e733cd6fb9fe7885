"""People in full length: what they look like, four poses, and their arms with something in the hand.

A grown-up is 166 high from the foot to the crown, hats apart. The hands are where `HANDS` says.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.drawing.folk import head
from tablee.drawing.palette import BARK, BROWN, CORAL, CREAM, DARK, FAIR, NAVY, RED, SOIL, SUN, TAN, TEAL, WHITE
from tablee.drawing.shapes import circle, clipped, dot, ellipse, flat, group, limb, line, path, shadow
from tablee.games.difference.art.parts.prop import Chance

SKINS = (FAIR, TAN, BROWN, FAIR, DARK)
DARK_HAIR, GREY_HAIR = "#3b2a33", "#c9c1d6"
HAIR = (DARK_HAIR, "#a8432f", "#e0b050", "#d9904a", "#7a4a2a")
MOODS = (("open", "smile"), ("open", "laugh"), ("joy", "laugh"), ("joy", "smile"))

SHIRT = "M-25-118Q0-126 25-118L28-54Q0-44-28-54Z"
DRESS = "M-22-118Q0-126 22-118L42-36Q0-22-42-36Z"

# Poses: the legs, then the arm without anything in its hand and the one that holds something.
POSES = ("stand", "wave", "walk", "carry")
LEGS = {
    "stand": ("M-10-62V-8", "M10-62V-8", -14, 14),
    "wave": ("M-10-62V-8", "M10-62V-8", -14, 14),
    "walk": ("M-8-62Q-16-38-26-10", "M8-62Q18-44 16-10", -24, 20),
    "carry": ("M-10-62L-14-8", "M10-62L14-8", -18, 18),
}
IDLE = {
    "stand": ("M-22-108Q-46-96-42-68", (-42, -64)),
    "wave": ("M-22-108Q-52-112-54-142", (-54, -148)),
    "walk": ("M-22-108Q-44-98-52-76", (-54, -72)),
    "carry": ("M-22-108Q-50-92-30-72", (-28, -70)),
}
HOLDS = {
    "stand": ("M22-108Q46-96 54-82", (58, -78)),
    "wave": ("M22-108Q46-98 52-80", (56, -76)),
    "walk": ("M22-108Q44-100 56-92", (60, -90)),
    "carry": ("M22-108Q48-104 58-96", (62, -94)),
}


@dataclass(frozen=True, slots=True)
class Look:
    """What somebody looks like, whatever they do."""

    skin: str
    hair: str
    tint: str
    mood: tuple[str, str]
    trousers: str = NAVY
    shoes: str = SOIL
    dress: bool = False
    marks: str = "plain"  # on the cloth: plain, stripes, dots


def look(chance: Chance, hair: str = "", dress: bool = False, marks: str = "", tint: str = "") -> Look:
    """Somebody; what is not given comes by chance."""
    skin = chance.next("skin", SKINS[:3] + SKINS[4:])
    hair = hair or chance.choice(("bob", "pigtails", "bun", "long") if dress else ("short", "curls", "tuft"))
    tint = tint or (DARK_HAIR if skin in (BROWN, DARK) else chance.next("tint", HAIR))
    mood = MOODS[chance.below(len(MOODS))]
    trousers, shoes = chance.choice((NAVY, "#6d5bab", TEAL, BARK)), chance.choice((RED, SOIL, NAVY))
    return Look(skin, hair, tint, mood, trousers, shoes, dress, marks or chance.choice(("plain", "stripes", "dots")))


def lower(someone: Look, pose: str = "stand", bare: bool = False) -> str:
    """Legs and shoes; bare on the beach."""
    left, right, one, other = LEGS[pose]
    cloth = someone.skin if bare or someone.dress else someone.trousers
    legs = limb(left, cloth, 13) + limb(right, cloth, 13)
    foot = someone.skin if bare else someone.shoes
    return legs + ellipse(one, -4, 15, 7, foot) + ellipse(other, -4, 15, 7, foot)


def cloth(someone: Look, shirt: str, name: str) -> str:
    """Shirt or dress with its pattern. `name` is unique in the picture."""
    cut = DRESS if someone.dress else SHIRT
    tone = CORAL if shirt in (WHITE, SUN) else CREAM
    marks = {
        "plain": "",
        "stripes": line("M-36-100H36M-36-84H36M-38-68H38M-40-52H40", 6, tone),
        "dots": "".join(
            dot(x, y, 4.5, tone) for x, y in ((-12, -102), (11, -96), (-6, -82), (14, -72), (-16, -66), (2, -56))
        ),
    }[someone.marks]
    return clipped(name, cut, flat(cut, shirt), marks)


def arm(someone: Look, d: str, hand: tuple[int, int], sleeve: str) -> str:
    return limb(d, sleeve, 12) + circle(*hand, 8.5, someone.skin, 2.8)


def face(someone: Look) -> str:
    return head(someone.skin, someone.hair, someone.tint, *someone.mood)


def figure(
    someone: Look, shirt: str, name: str, pose: str = "stand", held: str = "", hat: str = "", over: str = "",
    bare: bool = False,
) -> str:  # fmt: skip
    """Somebody in full length. `held` is drawn round the right hand, `hat` round the head, `over` on the clothes."""
    idle, holds = IDLE[pose], HOLDS[pose]
    sleeve = someone.skin if bare and not someone.dress else shirt
    body = arm(someone, *idle, sleeve) + cloth(someone, shirt, name) + over + limb(holds[0], sleeve, 12)
    x, y = holds[1]
    thing = group(held, x=x, y=y - 2) + circle(x, y, 9, someone.skin, 2.8)
    top = group(face(someone), hat, y=-142)
    return shadow(0, 0, 44, 8) + lower(someone, pose, bare) + body + top + thing


def child(someone: Look, shirt: str, left: str, right: str, hat: str = "", jump: int = 0) -> str:
    """A child, 132 high, with arms as they are needed: two paths, each ending at its hand."""
    legs = limb("M-8-40V-6", someone.trousers, 10) + limb("M8-40V-6", someone.trousers, 10)
    feet = ellipse(-11, -3, 12, 6, someone.shoes) + ellipse(11, -3, 12, 6, someone.shoes)
    if jump:
        legs = limb("M-8-40Q-20-28-14-14", someone.trousers, 10) + limb("M8-40Q20-28 14-14", someone.trousers, 10)
        feet = ellipse(-18, -10, 12, 6, someone.shoes, turn=-14) + ellipse(18, -10, 12, 6, someone.shoes, turn=14)
    cut = "M-18-82Q0-90 18-82L32-30Q0-18-32-30Z" if someone.dress else "M-20-82Q0-90 20-82L24-36Q0-26-24-36Z"
    arms = limb(left, shirt, 9) + limb(right, shirt, 9)
    top = group(face(someone), hat, y=-106, scale=0.92)
    return shadow(0, 0, 34, 6) + group(legs, feet, arms, path(cut, shirt), top, y=-jump)


def small_hand(x: float, y: float, skin: str) -> str:
    return circle(x, y, 7, skin, 2.6)
