"""Behind the ring: the entrance with its band, and the spectators on both sides."""

from __future__ import annotations

import math

from tablee.drawing.folk import bust
from tablee.drawing.layers import Layers
from tablee.drawing.outlines import heart, smooth, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BROWN,
    CREAM,
    DARK,
    FAIR,
    GOLD,
    GREEN,
    MINT,
    NAVY,
    PINK,
    RED,
    ROSE,
    SKY,
    SOIL,
    SUN,
    TAN,
    WHITE,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, smile
from tablee.games.difference.art.circus.canvas import CRIMSON, GLOW

layers = Layers()

BLACK_HAIR, RED_HAIR, BLOND_HAIR, GINGER_HAIR = "#3b2a33", "#a8432f", "#e0b050", "#d9904a"
HAT = "#5a4a7e"
BENCHES = ("#7a68b8", "#6d5bab", "#604f9d")


# ---- entrance and band


@layers.still
def entrance() -> str:
    doorway = flat("M480 400H720V560H480Z", "#3b2a4e")
    arch = box(446, 362, 308, 46, CRIMSON, 6) + line("M446 374H754M446 396H754", 3, SUN)
    bulbs = "".join(circle(x, 385, 6, GLOW, 2) for x in range(466, 750, 32))
    posts = "".join(box(x, 404, 26, 150, SUN, 3) + line(f"M{x + 13} 410V546", 5, RED) for x in (456, 718))
    return doorway + posts + arch + bulbs


@layers.feature
def curtain(altered: bool) -> str:
    if altered:
        folds = line("M652 430Q656 490 650 546M682 430Q684 490 680 546", 2.6, "#8e2638")
        return path("M718 408H618Q624 480 618 556H718Z", ROSE) + folds
    return zebra() + path("M718 408H690Q706 470 702 556H718Z", ROSE)


def zebra() -> str:
    neck = path("M-34 100Q-34 20-14-10L30 4Q26 50 40 100Z", WHITE)
    mane = path("M-20-30Q-46-10-44 40Q-46 70-50 100H-32Q-30 30-8-16Z", NAVY)
    skull = path("M-22-30Q2-52 26-30Q44-2 46 24Q32 46 10 34Q0 8-22-8Z", WHITE)
    muzzle = path("M8 28Q20 12 45 16Q52 44 30 48Q12 46 8 28Z", "#f2b9c6", 2.8)
    grin = line("M18 34q10 8 22-2", 2.8) + dot(34, 22, 2.6)
    stripes = line("M-31 38l26 5M-33 60l30 6M-33 82l30 6M4-40l3 10M15-36l1 9M-17-16l10 2M-24 14l16 4", 6.5)
    ears = path("M-14-28L-22-60L4-42ZM12-42L22-66L28-34Z", WHITE, 2.8)
    eye = circle(16, -10, 8, WHITE, 2.4) + dot(18, -9, 4)
    return group(mane, ears, neck, skull, stripes, muzzle, grin, eye, x=654, y=486, scale=0.9)


@layers.still
def left_curtain() -> str:
    drape = path("M482 408H632Q624 480 630 556H482Z", ROSE)
    folds = line("M500 420Q506 480 500 546M528 420Q530 470 520 546M604 420Q600 480 606 546", 2.6, "#8e2638")
    frill = "".join(path(f"M{x} 404h34v26q-17 16-34 0Z", "#b23a50", 2.8) for x in range(482, 700, 34))
    return drape + folds + frill + line("M482 404H718", 6, SUN)


@layers.still
def band_players() -> str:
    trumpeter = bust(TAN, "short", BARK, NAVY, "shut", "smile")
    drummer = bust(FAIR, "curls", "#d9652b", NAVY, "joy", "laugh")
    accordionist = bust(DARK, "bob", BLACK_HAIR, NAVY)
    players = ((500, trumpeter), (600, drummer), (700, accordionist))
    return "".join(group(somebody, x=x, y=337, scale=0.84) for x, somebody in players) + cap(500) + cap(700)


def cap(x: float) -> str:
    return path(f"M{x - 24} 325Q{x} 291 {x + 24} 325Z", RED, 2.8) + circle(x, 309, 4.5, SUN, 2)


@layers.feature
def band_horn(altered: bool) -> str:
    return guitar() if altered else trumpet()


def trumpet() -> str:
    tube = limb("M0 0H48", SUN, 6) + path("M46-4Q60-8 74-24V24Q60 8 46 4Z", SUN)
    valves = limb("M12 0V14Q12 20 18 20H32Q38 20 38 14V0", SUN, 4)
    return group(tube, valves, circle(24, 14, 9, TAN, 2.6), x=490, y=350, turn=-15)


def guitar() -> str:
    neck = path("M-44-10L-10 2L-14 12L-48-2Z", BARK, 2.8)
    body = path("M-12-4Q2-20 14-6Q36-14 38 8Q36 30 14 24Q0 34-12 22Q-22 8-12-4Z", GOLD)
    hands = circle(-34, -2, 8, TAN, 2.6) + circle(24, 10, 9, TAN, 2.6)
    return group(neck, body, circle(8, 9, 6.5, SOIL, 2.2), hands, x=512, y=368, scale=0.92, turn=14)


@layers.feature
def band_drum(altered: bool) -> str:
    skin, mark = (MINT, path(heart(15), RED, 2.6)) if altered else (WHITE, path(star(20), BLUE, 2.6))
    sleeves = limb("M-28-20L-48-26M28-20L48-26", NAVY, 12)
    sticks = line("M-52-30L-23-13M52-30L23-13", 4.5)
    hands = circle(-52, -29, 9, FAIR, 2.6) + circle(52, -29, 9, FAIR, 2.6)
    return group(sleeves, circle(0, 0, 40, RED), circle(0, 0, 31, skin), mark, sticks, hands, x=600, y=394, scale=0.92)


@layers.feature
def band_accordion(altered: bool) -> str:
    wood, paper = (NAVY, SKY) if altered else (PINK, CREAM)
    bellows = path("M-20-22Q0-28 20-22V22Q0 28-20 22Z", paper)
    folds = "".join(line(f"M{x}-20Q{x + 4} 0 {x} 20", 2.6) for x in (-12, -4, 4, 12))
    ends = box(-40, -24, 22, 48, wood, 6) + box(18, -24, 22, 48, wood, 6)
    keys = "".join(circle(-29, y, 3, WHITE, 1.6) + circle(29, y, 3, WHITE, 1.6) for y in (-12, 0, 12))
    hands = circle(-42, 8, 8, DARK, 2.6) + circle(42, 8, 8, DARK, 2.6)
    return group(bellows, folds, ends, keys, hands, x=704, y=374)


# ---- spectators


def seated(somebody: str, row: int, place: float, right: bool = False) -> str:
    """Rows come down and towards us; the right stand is the mirror image of the left one."""
    x = 425 - 72 * place - 36 * (row % 2)
    y = 368 + 58 * row + (430 - x) * 0.09
    return group(somebody, x=1200 - x if right else x, y=y, scale=0.84)


def bench(row: int, right: bool) -> str:
    top = 410 + 58 * row
    board = path(f"M450 {top}L-20 {top + 42}V{top + 200}H450Z", BENCHES[row], 2.8)
    slab = path(f"M450 {top}L-20 {top + 42}v14L450 {top + 13}Z", "#a695dc", 2.8)
    return group(board, slab, x=1200, mirror=True) if right else board + slab


def benches(row: int) -> str:
    return bench(row, right=False) + bench(row, right=True)


@layers.still
def back_row() -> str:
    left = (
        (1, bust(FAIR, "bun", "#c9c1d6", "#9cc5c1", "joy")),
        (2, bust(TAN, "long", RED_HAIR, "#f0a13c", "open", "laugh")),
        (3, bust(DARK, "curls", BLACK_HAIR, "#e8c98e", "open", "laugh")),
        (4, bust(FAIR, "pigtails", GINGER_HAIR, "#b4cfa0")),
    )
    right = (
        (0, bust(FAIR, "long", GINGER_HAIR, "#9cc5c1")),
        (1, bust(FAIR, "curls", BARK, "#8fc7b0", "open", "oh")),
        (2, bust(DARK, "short", BLACK_HAIR, "#e8c98e", "joy", "laugh")),
        (3, bust(TAN, "bob", BARK, "#e7a7a0")),
        (5, bust(FAIR, "short", BLOND_HAIR, "#a9bfe6", "open", "oh")),
    )
    people = [seated(somebody, 0, place) for place, somebody in left]
    people += [seated(somebody, 0, place, right=True) for place, somebody in right]
    return "".join(people)


@layers.feature
def hat_in_the_stands(altered: bool) -> str:
    moustache = path("M-12 8Q-6 2 0 7Q6 2 12 8Q6 14 0 10Q-6 14-12 8Z", BARK, 2)
    gentleman = bust(FAIR, "short", "#8d6a4a", "#7fa8c9") + moustache
    return seated(gentleman + (party_hat() if altered else top_hat()), 0, 4.9)


def top_hat() -> str:
    crown = path("M-22-22V-66H22V-22Z", HAT)
    return crown + line("M-21-32H21", 8, SUN) + ellipse(0, -22, 36, 8, HAT)


def party_hat() -> str:
    cone = path("M-25-18L2-80L25-18Q0-8-25-18Z", PINK)
    spots = dot(-6, -28, 5, WHITE) + dot(9, -34, 5, WHITE) + dot(0, -50, 4.5, WHITE)
    return cone + spots + circle(2, -80, 9, SUN, 2.6)


@layers.feature
def waving_spectator(altered: bool) -> str:
    cloth, mark = (SUN, RED) if altered else (GREEN, WHITE)
    pole = line("M38 40L44-88", 5)
    flag = path("M44-88Q66-100 86-86Q104-76 120-86V-30Q104-20 86-30Q66-42 44-30Z", cloth) + circle(
        82, -59, 13, mark, 2.4
    )
    fan = bust(BROWN, "tuft", BLACK_HAIR, "#f2b8a0", "joy", "laugh")
    return seated(fan + pole + flag + circle(39, 38, 9, BROWN, 2.8), 0, 4, right=True)


@layers.still
def middle_row() -> str:
    left = seated(bust(DARK, "bun", BLACK_HAIR, "#f0b3c4"), 1, 5) + seated(candyfloss_child(), 1, 4)
    right = (
        (2, bust(FAIR, "curls", RED_HAIR, "#e8c98e", "joy")),
        (4, bust(BROWN, "short", BLACK_HAIR, "#8fc7b0", "joy")),
        (4.9, grandfather()),
    )
    return benches(0) + left + "".join(seated(somebody, 1, place, right=True) for place, somebody in right)


def candyfloss_child() -> str:
    child = bust(TAN, "bob", GINGER_HAIR, "#a9bfe6", "open", "oh")
    stick = line("M34 70L40 14", 5, CREAM) + circle(34, 52, 9, TAN, 2.8)
    outline = smooth([(12, -8), (22, -38), (48, -50), (70, -30), (72, -2), (46, 16), (20, 12)])
    fluff = path(outline, PINK) + line("M26-18q8-16 24-10M34 0q16 6 24-10", 3, "#d96a92")
    return child + stick + fluff


def grandfather() -> str:
    beard = path("M-25-2Q-14 8 0 4Q14 8 25-2Q34 44 0 62Q-34 44-25-2Z", WHITE)
    return bust(FAIR, "bald", WHITE, "#8e9fd6", "joy") + beard + smile(0, 12, 8, 4, 2.8)


@layers.still
def front_row() -> str:
    girl = seated(bust(FAIR, "bob", BARK, "#e8c98e"), 2, 4.35)
    boy = seated(bust(BROWN, "tuft", BLACK_HAIR, "#8e9fd6", "joy"), 2, 5.3)
    return benches(1) + girl + boy + benches(2)


# ---- the ring itself


def confetti() -> str:
    """Scattered by the golden angle over an oval as wide as the ring."""
    pieces = ""
    for i in range(6, 64):
        angle, far = 2.4 * i, math.sqrt(i / 64)
        x, y = 600 + 560 * far * math.cos(angle), 730 + 150 * far * math.sin(angle)
        scrap = flat("M-5-2.5H5V2.5H-5Z", (RED, BLUE, SUN, PINK, GREEN)[i % 5], 0.75)
        pieces += group(scrap, x=x, y=y, turn=47 * i % 180)
    return pieces


@layers.still
def ring_floor() -> str:
    aisle = ellipse(600, 790, 780, 245, "#8a63a8")
    kerb = ellipse(600, 722, 640, 194, CRIMSON)
    floor = ellipse(600, 736, 614, 186, "url(#circus-sand)")
    pool = ellipse(600, 716, 440, 118, "#fff0c2", 0)
    rings = "".join(ellipse(600, 732, rx, ry, "none", 3, line="#e6b970") for rx, ry in ((520, 146), (380, 100)))
    return aisle + kerb + floor + pool + rings + confetti()
