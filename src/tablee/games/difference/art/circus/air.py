"""In the air: poles and platforms, the rope, the trapeze, and whoever is up there."""

from __future__ import annotations

from tablee.drawing.folk import head
from tablee.drawing.layers import Layers
from tablee.drawing.outlines import star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BROWN,
    CREAM,
    DARK,
    FAIR,
    LILAC,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SKY,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path, smile
from tablee.games.difference.art.circus.stands import BLACK_HAIR

layers = Layers()


@layers.still
def poles() -> str:
    return pole(168) + pole(1032) + line("M222 290Q600 300 978 290", 5, "#8a5a3b")


def pole(x: float) -> str:
    """A striped pole with its foot and its platform."""
    turns = "".join(
        flat(f"M{x - 14} {y}L{x + 14} {y - 22}V{y - 2}L{x - 14} {y + 20}Z", BLUE) for y in range(2, 620, 44)
    )
    mast = clipped(f"pole-{x}", f"M{x - 11} -10H{x + 11}V574H{x - 11}Z", box(x - 14, -10, 28, 600, CREAM), turns)
    foot = path(f"M{x - 17} 556H{x + 17}L{x + 26} 580Q{x} 588 {x - 26} 580Z", BARK)
    board = path(f"M{x - 58} 288H{x + 58}L{x + 46} 304H{x - 46}Z", WOOD)
    return mast + foot + board + line(f"M{x - 36} 304L{x} 334L{x + 36} 304", 4)


@layers.feature
def waiting_acrobat(altered: bool) -> str:
    cloth = SUN if altered else RED
    cape = path("M-20 34Q-48 60-46 112Q0 128 46 112Q48 60 20 34Z", cloth)
    legs = limb("M-9 92V122", SKY, 13) + limb("M9 92V122", SKY, 13)
    trunk = path("M-20 34Q0 26 20 34L18 98Q0 106-18 98Z", SKY) + group(path(star(12), WHITE, 2.4), y=68)
    arm = limb("M18 40Q40 36 44 10", SKY, 11) + circle(45, 4, 8, DARK, 2.8)
    collar = path("M-26 32Q0 20 26 32L22 46Q0 36-22 46Z", cloth, 2.8)
    laughing = head(DARK, "short", BLACK_HAIR, "open", "laugh")
    return group(cape, legs, trunk, arm, collar, laughing, x=150, y=168, scale=0.94)


@layers.feature
def platform_guest(altered: bool) -> str:
    return group(penguin() if altered else monkey(), x=1056, y=288)


def monkey() -> str:
    fur, bare = "#a0663d", "#f1cda0"
    tail = limb("M22-14Q58-12 50-44Q44-58 34-46", fur, 8)
    body = ellipse(0, -32, 26, 32, fur) + ellipse(0, -28, 15, 21, bare, 0)
    feet = ellipse(-15, -4, 14, 7, bare, 2.8) + ellipse(15, -4, 14, 7, bare, 2.8)
    arms = limb("M-22-46Q-44-54-40-80", fur, 10) + limb("M20-44Q34-34 24-24", fur, 10)
    ears = circle(-27, -80, 11, bare) + circle(27, -80, 11, bare)
    skull = circle(0, -80, 27, fur)
    muzzle = path("M-18-76Q-20-94-6-92Q0-88 6-92Q20-94 18-76Q20-60 0-60Q-20-60-18-76Z", bare, 2.6)
    look = dot(-7, -80, 3.4) + dot(7, -80, 3.4) + smile(0, -70, 8, 3.5, 2.8)
    fez = path("M-14-104L-11-126H11L14-104Z", RED, 2.8)
    return tail + body + feet + arms + ears + skull + muzzle + look + fez


def penguin() -> str:
    wings = path("M-36-64Q-60-48-52-24Q-40-34-36-40ZM36-64Q60-48 52-24Q40-34 36-40Z", NAVY)
    coat = path("M0-116Q40-112 38-52Q38-4 0-2Q-38-4-38-52Q-40-112 0-116Z", NAVY)
    front = path("M0-92Q26-106 26-66Q28-10 0-8Q-28-10-26-66Q-26-106 0-92Z", WHITE, 2.6)
    look = dot(-10, -80, 3.6) + dot(10, -80, 3.6) + path("M-9-72H9L0-60Z", ORANGE, 2.6)
    bow = path("M0-44l-14-8v16l14-8 14-8v16Z", RED, 2.6)
    feet = ellipse(-15, -4, 15, 7, ORANGE) + ellipse(15, -4, 15, 7, ORANGE)
    return wings + coat + front + look + bow + feet


@layers.feature
def trapeze_artist(altered: bool) -> str:
    ropes = line("M-48-230L-40 0M48-230L40 0", 3.4) + limb("M-52 0H52", WOOD, 6)
    return group(ropes, hanging_girl() if altered else sitting_girl(), x=380, y=154, turn=-5)


def sitting_girl() -> str:
    legs = limb("M-10-6Q-14 20-4 44", FAIR, 13) + limb("M10-6Q16 22 10 50", FAIR, 13)
    slippers = ellipse(0, 48, 11, 7, PINK, 2.8, 20) + ellipse(12, 56, 11, 7, PINK, 2.8, 20)
    arms = limb("M-15-48Q-34-46-41-74", FAIR, 10) + limb("M15-48Q34-46 41-74", FAIR, 10)
    dress = path("M-17-54Q0-60 17-54L14-22Q32-8 34 2Q0 14-34 2Q-32-8-14-22Z", PINK)
    laughing = group(head(FAIR, "bun", BARK, "open", "laugh"), y=-80, scale=0.9)
    return legs + slippers + arms + dress + laughing


def hanging_girl() -> str:
    """By her knees: thighs up to the bar, shins down behind it."""
    shins = limb("M-11-6Q-12 8-26 12", FAIR, 12) + limb("M11-6Q12 8 26 12", FAIR, 12)
    slippers = ellipse(-31, 14, 11, 7, PINK, 2.8, -20) + ellipse(31, 14, 11, 7, PINK, 2.8, 20)
    bar = limb("M-52 0H52", WOOD, 6)
    thighs = limb("M-11-6Q-13 8-10 28", FAIR, 13) + limb("M11-6Q13 8 10 28", FAIR, 13)
    dress = path("M-17 68Q0 74 17 68L14 42Q32 34 32 20Q0 12-32 20Q-32 34-14 42Z", PINK)
    arms = limb("M-15 64Q-38 70-54 92", FAIR, 10) + limb("M15 64Q38 70 54 92", FAIR, 10)
    laughing = group(head(FAIR, "bun", BARK, "open", "laugh"), y=92, scale=0.9, turn=180)
    return shins + slippers + bar + thighs + arms + dress + laughing


@layers.still
def rope_walker() -> str:
    legs = limb("M-6-62Q-22-34-26-4", CREAM, 12) + limb("M8-62Q20-36 30-3", CREAM, 12)
    shoes = ellipse(-30, -2, 13, 6, TEAL, 2.8) + ellipse(34, -1, 13, 6, TEAL, 2.8)
    handle = line("M46-112L63-178", 4.5)
    arms = limb("M16-98Q40-96 44-118", BROWN, 10) + limb("M-16-98Q-44-92-62-108", BROWN, 10)
    hands = circle(-64, -110, 8, BROWN, 2.8) + circle(44, -120, 8, BROWN, 2.8)
    tunic = path("M-18-104Q0-110 18-104L16-70Q34-58 36-50Q0-38-36-50Q-34-58-16-70Z", TEAL)
    belt = line("M-15-72H15", 6, SUN)
    smiling = group(head(BROWN, "curls", BLACK_HAIR), y=-132, scale=0.94)
    return group(legs, shoes, handle, arms, hands, tunic, belt, smiling, x=806, y=294, mirror=True)


@layers.feature
def umbrella(altered: bool) -> str:
    main, stripe = (VIOLET, LILAC) if altered else (SUN, WHITE)
    dome = "M-62 0Q-58-56 0-60Q58-56 62 0Q52-12 42 0Q30-12 20 0Q0-14-20 0Q-30-12-42 0Q-52-12-62 0Z"
    stripes = flat("M0-60Q-36-40-42 0L-20 0Q-16-40 0-60ZM0-60Q36-40 42 0L20 0Q16-40 0-60Z", stripe)
    cloth = clipped("parasol", dome, flat("M-70-70H70V10H-70Z", main), stripes)
    return group(cloth, line("M0-60V-70", 5), x=742, y=128, turn=-14)


@layers.feature
def rope_cat(altered: bool) -> str:
    if altered:
        return ""
    fur = "#f2a541"
    tail = limb("M36-30Q62-40 54-70", fur, 7)
    legs = "".join(limb(f"M{x}-20V-4", fur, 8) for x in (-24, -10, 18, 30))
    body = path("M-30-34Q0-46 34-36Q46-26 38-14Q0-8-32-14Z", fur)
    stripes = line("M4-40v12M16-39v12M28-36v10", 4, "#c9742a")
    skull = path("M-54-62L-48-46H-30L-20-64L-16-40Q-16-22-36-22Q-56-22-56-42Z", fur)
    look = dot(-44, -40, 3) + dot(-28, -40, 3) + smile(-36, -31, 6, 3, 2.4) + path("M-39-35h6l-3 4Z", PINK, 1.6)
    return group(tail, legs, body, stripes, skull, look, x=908, y=287)
