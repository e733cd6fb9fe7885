"""The animals of the seats: heads with shoulders on a grid of 100 by 100, bare or on a coloured disc."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tablee.drawing.outlines import polygon, ring, round_outline
from tablee.drawing.palette import BLUSH, INK, RED
from tablee.drawing.shapes import circle, clipped, dot, ellipse, flat, line, path, sheet, spot

WIDTH = 3.6  # of outlines: an animal is shown 42 px wide
LIGHT = "#ffffff"
MILK, BEAK, NOSE, EAR = "#fff6ee", "#f2a02e", "#e86d7a", "#ffb3ab"
TOOTH = "#fffdf6"


@dataclass(frozen=True, slots=True)
class Animal:
    """A person at the table."""

    ground: str  # of the disc
    bare: Callable[[], str]


def on_disc(name: str) -> str:
    """An animal as it sits at its place."""
    animal = ANIMALS[name]
    disc = round_outline(50, 50, 47.5)
    return clipped("seat", disc, flat(disc, animal.ground), animal.bare(), width=4.5)


def bare(name: str) -> str:
    """Head and shoulders alone: for covers, podiums, behind tables."""
    return ANIMALS[name].bare()


def seat(name: str) -> str:
    """A whole document: somebody on a disc."""
    return sheet(100, 100, on_disc(name))


def bust(name: str) -> str:
    """A whole document: somebody without a disc."""
    return sheet(100, 100, bare(name))


# ---- parts


def eyes(left: float, right: float, y: float, r: float = 4.8) -> str:
    """Two dark eyes with a light in each."""
    return eye(left, y, r) + eye(right, y, r)


def eye(x: float, y: float, r: float) -> str:
    return spot(x, y, r * 0.94, r * 1.1, INK) + dot(x + r * 0.28, y - r * 0.38, r * 0.36, LIGHT)


def blush(y: float, left: float = 27, right: float = 73, colour: str = BLUSH) -> str:
    return spot(left, y, 6, 4.8, colour, opacity=0.8) + spot(right, y, 6, 4.8, colour, opacity=0.8)


def shoulders(colour: str, top: float = 81, half: float = 32) -> str:
    return path(f"M{50 - half} 104Q{50 - half} {top} 50 {top}T{50 + half} 104Z", colour, WIDTH)


def shine(x: float, y: float, colour: str, turn: float = -28) -> str:
    """The one small highlight of a head."""
    return spot(x, y, 8, 3.6, colour, turn)


def muzzle(y: float, reach: float = 10) -> str:
    """The mouth of those who have whiskers: two soft bows under the nose."""
    half = reach / 2
    return line(f"M50 {y}q{-half} 7 {-reach} 2.5M50 {y}q{half} 7 {reach} 2.5", 3.2)


def whiskers(y: float) -> str:
    return line(f"M11 {y}l14 3M12 {y + 10}l13-1.5M89 {y}l-14 3M88 {y + 10}l-13-1.5", 2.6)


# ---- the sixteen


def frog() -> str:
    skin, light, belly = "#72c152", "#9bdb78", "#d5efae"
    body = shoulders("#5fae46", 74, 35) + flat("M34 104Q34 88 50 88T66 104Z", belly)
    lids = circle(30, 32, 14.5, skin, WIDTH) + circle(70, 32, 14.5, skin, WIDTH)
    head = ellipse(50, 57, 37, 27, skin, WIDTH) + flat("M21 42Q50 24 79 42L74 52Q50 38 26 52Z", skin)
    whites = circle(31, 32, 9, LIGHT, 2.4) + circle(69, 32, 9, LIGHT, 2.4)
    mouth = line("M27 60Q50 83 73 60", WIDTH) + line("M24 58.5q2.6 3.4 5.6 2.6M76 58.5q-2.6 3.4-5.6 2.6", 3)
    nostrils = dot(46, 52, 1.7) + dot(54, 52, 1.7)
    features = whites + eyes(32, 68, 33, 5.2) + blush(66, 22, 78) + mouth + nostrils
    return body + lids + head + shine(36, 43, light, -12) + features


def owl() -> str:
    brown, dark, down = "#a9744a", "#8a5a3b", "#f3dcb5"
    body = path("M14 104V54Q14 20 50 20T86 54V104Z", brown, WIDTH)
    tufts = path("M17 44Q13 26 17 10Q27 14 38 25ZM83 44Q87 26 83 10Q73 14 62 25Z", dark, WIDTH)
    crown = flat("M19 46Q24 22 50 22.5T81 46Z", brown)
    wings = path("M14 66Q30 76 25 104H14ZM86 66Q70 76 75 104H86Z", dark, WIDTH)
    chest = path("M29 104Q26 66 50 66T71 104Z", down, WIDTH)
    feathers = line("M37 83q4 5 8 0M55 83q4 5 8 0M46 91q4 5 8 0", 3, "#c79a62")
    discs = circle(33.5, 46, 17.5, "#fff6e6", WIDTH) + circle(66.5, 46, 17.5, "#fff6e6", WIDTH)
    brow = path("M22 29Q38 27 50 42Q62 27 78 29Q66 20 50 24Q34 20 22 29Z", dark, 3)
    beak = path("M43.5 54Q50 49 56.5 54L50 68Z", BEAK, WIDTH)
    return body + wings + tufts + crown + chest + feathers + discs + eyes(36, 64, 47, 7) + brow + beak


def rabbit() -> str:
    right = path("M53 40Q57 6 71 3Q83 6 66 43Z", MILK, WIDTH) + flat("M58.5 36Q62 13 70 10.5Q75 15 64 37Z", EAR)
    left = path("M34 44Q15 7 29 3.5Q43 6 47 40Z", MILK, WIDTH) + flat("M36 37Q24 13 30 10.5Q38 14 41.5 36Z", EAR)
    head = ellipse(50, 60, 33, 28, MILK, WIDTH)
    teeth = path("M45.5 73.5H54.5V80Q50 82.5 45.5 80Z", TOOTH, 2.4) + line("M50 74V80", 2)
    nose = path("M45 62.5Q50 60.5 55 62.5L50 68.5Z", NOSE, 2.8)
    coat = shoulders("#8fc6da", 83, 30) + flat("M40 84Q50 92 60 84L50 100Z", MILK)
    features = eyes(37.5, 62.5, 56, 4.8) + blush(67, 28, 72, "#ff9fa0") + teeth + muzzle(68.5, 11) + nose
    return right + left + coat + head + shine(33, 44, LIGHT) + features


def duck() -> str:
    yellow, deep = "#ffd658", "#f2b632"
    tuft = path("M45 22Q38 9 47 5Q46 12 53 12Q55 5 62 8Q55 13 57 22Z", yellow, WIDTH)
    head = circle(50, 50, 32.5, yellow, WIDTH)
    shade = flat("M20 60Q50 92 80 60Q76 80 50 81Q24 80 20 60Z", deep, 0.6)
    scarf = shoulders(yellow, 86, 30) + path("M24 84Q50 98 76 84L78 93Q50 106 22 93Z", RED, WIDTH)
    bill = path("M31 57Q50 45 69 57Q73 62 67 66Q50 77 33 66Q27 62 31 57Z", "#f28a2a", WIDTH)
    lip = line("M31.5 60.5Q50 68 68.5 60.5", 3.2) + dot(45, 55.5, 1.5) + dot(55, 55.5, 1.5)
    return scarf + tuft + head + shade + shine(35, 30, "#fff0b0") + eyes(36, 64, 43, 5) + blush(57, 25, 75) + bill + lip


def fox() -> str:
    orange, white = "#ee8040", "#fff3e2"
    coat = shoulders("#dd6a2e", 82, 31) + flat("M38 104L50 88L62 104Z", white)
    ears = path("M15 52Q8 28 15 9Q34 15 44 31ZM85 52Q92 28 85 9Q66 15 56 31Z", orange, WIDTH)
    inside = flat("M20 38Q16 26 19 17Q28 21 34 29ZM80 38Q84 26 81 17Q72 21 66 29Z", "#5a3540")
    head = "M13 57Q20 28 50 28T87 57Q80 86 50 91Q20 86 13 57Z"
    cheeks = flat("M13 57Q37 52 50 90Q20 88 13 57ZM87 57Q63 52 50 90Q80 88 87 57Z", white)
    face = clipped("fox-head", head, flat(head, orange), cheeks, width=WIDTH)
    nose = spot(50, 82, 6.6, 5.2, INK) + spot(48, 80.2, 2, 1.3, LIGHT, -20)
    return coat + ears + inside + face + shine(36, 37, "#ffab73", -20) + eyes(36, 64, 55, 5) + blush(67, 24, 76) + nose


def cat() -> str:
    fur, dark = "#9aa1b6", "#6f7690"
    ears = path("M18 56Q13 30 20 13Q35 19 43 33ZM82 56Q87 30 80 13Q65 19 57 33Z", fur, WIDTH)
    inside = flat("M23 40Q21 29 24 22Q31 26 36 33ZM77 40Q79 29 76 22Q69 26 64 33Z", EAR)
    head = path("M17 58Q18 30 50 30T83 58Q82 87 50 87T17 58Z", fur, WIDTH)
    stripes = line("M50 33v11M41 34.5v7M59 34.5v7", 4.2, dark)
    mask = spot(43.5, 71, 9.5, 8, "#dfe3ee") + spot(56.5, 71, 9.5, 8, "#dfe3ee") + spot(50, 77, 8, 6.5, "#dfe3ee")
    nose = path("M45.5 63.5Q50 61.5 54.5 63.5L50 69Z", "#f29aa0", 2.8)
    bell = path("M24 84Q50 99 76 84L77 91Q50 106 23 91Z", RED, 3.2) + circle(50, 97, 5.4, "#ffcd2e", 3)
    coat = shoulders("#8d93a8", 84, 31)
    features = eyes(36, 64, 55, 5.4) + nose + muzzle(69, 10) + whiskers(62)
    return coat + bell + ears + inside + head + stripes + mask + features


def bear() -> str:
    fur, deep = "#a8734a", "#8a5a3b"
    ears = circle(24, 28, 13.5, fur, WIDTH) + circle(76, 28, 13.5, fur, WIDTH)
    inside = dot(25, 29, 7, "#dba878") + dot(75, 29, 7, "#dba878")
    head = circle(50, 54, 35, fur, WIDTH)
    nose = spot(50, 60, 7, 5.2, INK) + spot(47.6, 58.4, 2.2, 1.3, LIGHT, -18)
    mouth = line("M50 65v4.5q-5 5.4-10 1.2M50 69.5q5 5.4 10 1.2", 3.2)
    snout = ellipse(50, 67, 18.5, 14.5, "#f0d6b0", 3.2)
    jersey = shoulders("#45a049", 84, 32) + line("M24 96Q50 84 76 96", 5, "#fff0d2")
    tuft = line("M46 21q3 4 3 7M54 21q-2 3-2 6", 3, deep)
    features = snout + eyes(35, 65, 48, 5) + blush(62, 23, 77) + nose + mouth
    return ears + inside + jersey + head + tuft + shine(34, 32, "#c98f62") + features


def penguin() -> str:
    dark, light = "#3d4a66", "#5e6d8e"
    body = path("M13 104V55Q13 15 50 15T87 55V104Z", dark, WIDTH)
    face = path("M23 104V63Q20 35 36 35Q46 35 50 45Q54 35 64 35Q80 35 77 63V104Z", MILK, WIDTH)
    beak = path("M39 62Q50 54 61 62L50 74Z", BEAK, WIDTH) + line("M41 63.5Q50 67 59 63.5", 2.4)
    scarf = path("M16 80Q50 96 84 80L85 91Q50 106 15 91Z", RED, WIDTH)
    fringe = line("M30 88v7M42 91.5v6.5M58 91.5v6.5M70 88v7", 3.2, "#ffd9cf")
    return body + shine(37, 22, light, -16) + face + eyes(37, 63, 53, 5.2) + blush(66, 30, 70) + beak + scarf + fringe


def mouse() -> str:
    fur, light = "#c3b7c4", "#d8cdd9"
    ears = circle(22, 32, 18.5, fur, WIDTH) + circle(78, 32, 18.5, fur, WIDTH)
    inside = dot(23, 33, 11, EAR) + dot(77, 33, 11, EAR)
    head = path("M19 57Q19 30 50 30T81 57Q78 83 50 90Q22 83 19 57Z", light, WIDTH)
    dress = shoulders("#f58fb0", 85, 29) + dot(34, 97, 2.4, LIGHT) + dot(66, 97, 2.4, LIGHT)
    teeth = path("M46.6 81H53.4V86.6Q50 88.4 46.6 86.6Z", TOOTH, 2.2) + line("M50 81.4V86", 1.6)
    nose = circle(50, 74, 5.4, NOSE, 3) + spot(48.4, 72.4, 1.7, 1.2, LIGHT, -20)
    features = eyes(37.5, 62.5, 55, 5.2) + blush(67, 28, 72) + teeth + nose + whiskers(68)
    return ears + inside + dress + head + shine(37, 38, "#efe7f0", -20) + features


def hedgehog() -> str:
    coat, spine, snout = "#7a5238", "#a67a58", "#f3d6ae"
    tips, hollows = ring(17, 45, -90), ring(17, 36.5, -90 + 180 / 17)
    spines = polygon((50 + x, 52 + y) for pair in zip(tips, hollows, strict=True) for x, y in pair)
    marks = line("M50 16v8M35 19l3 8M65 19l-3 8M22 31l6 6M78 31l-6 6M14 48l8 3M86 48l-8 3", 3.2, spine)
    face = path("M25 61Q22 38 38 38Q47 38 50 46Q53 38 62 38Q78 38 75 61Q72 88 50 90Q28 88 25 61Z", snout, WIDTH)
    ears = circle(24, 43, 7, snout, 3.2) + circle(76, 43, 7, snout, 3.2)
    nose = spot(50, 70, 6.6, 5.4, INK) + spot(47.8, 68.2, 2, 1.3, LIGHT, -18)
    mouth = line("M42 78.5q8 6.6 16 0", 3.2)
    body = path("M18 104Q14 84 30 80H70Q86 84 82 104Z", coat, WIDTH) + flat("M34 104Q34 90 50 90T66 104Z", snout)
    features = eyes(39.5, 60.5, 57, 4.8) + blush(68, 33, 67) + nose + mouth
    return body + path(spines, coat, WIDTH) + marks + ears + face + features


def sheep() -> str:
    wool, skin = "#fff3dd", "#6d5263"
    curls = "".join(circle(50 + x, 44 + y, 12, wool, WIDTH) for x, y in ring(11, 27)) + dot(50, 44, 29, wool)
    ears = path("M26 55Q8 48 7 60Q12 70 28 65ZM74 55Q92 48 93 60Q88 70 72 65Z", skin, WIDTH)
    head = path("M29 54Q29 40 50 40T71 54Q70 88 50 88T29 54Z", skin, WIDTH)
    tuft = circle(40, 37, 9, wool, WIDTH) + circle(60, 37, 9, wool, WIDTH) + circle(50, 33, 10.5, wool, WIDTH)
    parting = flat("M36 37Q50 46 64 37L60 30H40Z", wool)
    whites = circle(40, 57, 7.4, LIGHT, 2.6) + circle(60, 57, 7.4, LIGHT, 2.6)
    nose = path("M45 73Q50 71 55 73L50 78.5Z", EAR, 2.6) + line("M43 82q7 4.5 14 0", 3, "#ffdcd6")
    return shoulders(wool, 82, 33) + curls + ears + head + tuft + parting + whites + eyes(41, 59, 58, 4.4) + nose


def pig() -> str:
    skin, deep, light = "#f7a6b4", "#e9798f", "#ffcbd3"
    ears = path("M18 42Q10 18 22 14Q38 16 42 31ZM82 42Q90 18 78 14Q62 16 58 31Z", skin, WIDTH)
    inside = flat("M23 34Q18 22 24 20Q32 23 36 30ZM77 34Q82 22 76 20Q68 23 64 30Z", deep)
    braces = shoulders("#5b8fd0", 84, 32) + line("M36 104V90M64 104V90", 5, "#ffcd2e")
    head = ellipse(50, 55, 35.5, 32, skin, WIDTH)
    snout = ellipse(50, 65, 16, 12, deep, WIDTH) + spot(44, 65, 3, 4.4, INK) + spot(56, 65, 3, 4.4, INK)
    features = eyes(35, 65, 49, 5) + blush(62, 23, 77, "#ff7f8e") + snout + line("M41 81.5q9 5 18 0", 3.2)
    return braces + ears + inside + head + shine(34, 34, light) + features


def cow() -> str:
    hide, patch, pink = MILK, "#8a5a3b", "#f6b9a6"
    horns = path("M30 28Q18 26 16 10Q28 12 38 24ZM70 28Q82 26 84 10Q72 12 62 24Z", "#f3dcb5", WIDTH)
    ears = path("M24 42Q6 34 5 46Q10 57 26 52ZM76 42Q94 34 95 46Q90 57 74 52Z", patch, WIDTH)
    head = "M23 45Q24 21 50 21T77 45Q78 62 72 72Q66 90 50 90T28 72Q22 62 23 45Z"
    patches = flat("M20 18H46Q44 42 36 56Q26 58 20 50ZM66 20H82V44Q70 42 66 20Z", patch)
    face = clipped("cow-head", head, flat(head, hide), patches, width=WIDTH)
    nose = ellipse(50, 76, 22, 14.5, pink, WIDTH) + spot(42, 73, 3, 3.8, INK) + spot(58, 73, 3, 3.8, INK)
    mouth = line("M42 82.5q8 4.5 16 0", 3)
    collar = path("M26 88Q50 104 74 88L76 95Q50 108 24 95Z", RED, 3.2)
    whites = circle(37, 49, 7, LIGHT, 2.4) + circle(63, 49, 7, LIGHT, 2.4)
    return shoulders(hide, 86, 31) + collar + horns + ears + face + whites + eyes(38, 62, 50, 4.6) + nose + mouth


def squirrel() -> str:
    fur, light, belly = "#d06a3c", "#f29a68", "#fff0d2"
    tail = path("M66 100Q98 92 95 54Q92 24 68 22Q58 24 62 36Q78 40 76 60Q74 80 60 92Z", "#b5522a", WIDTH)
    curve = line("M88 52Q88 78 72 90", 4, light)
    ears = path("M24 40Q16 16 22 6Q36 14 40 30ZM54 30Q58 14 72 6Q78 16 70 40Z", fur, WIDTH)
    tufts = line("M21 9l-3-6M26 10l1-6M73 9l3-6M68 10l-1-6", 3)
    coat = shoulders(fur, 82, 29) + flat("M36 104Q36 88 47 88T60 104Z", belly)
    head = "M13 56Q16 28 47 28T81 56Q80 86 47 88T13 56Z"
    cheeks = flat("M10 62Q34 54 47 66Q60 54 84 62L78 92H16Z", belly)
    face = clipped("squirrel-head", head, flat(head, fur), cheeks, width=WIDTH) + shine(33, 37, light)
    teeth = path("M43.5 74H50.5V81Q47 83 43.5 81Z", TOOTH, 2.2) + line("M47 74.5V80.5", 1.8)
    nose = path("M42.5 63.5Q47 61.5 51.5 63.5L47 69Z", INK, 2.4)
    mouth = line("M47 69v4q-5 3-9 0M47 73q5 3 9 0", 3)
    features = eyes(33, 61, 54, 5.4) + blush(69, 23, 71) + teeth + mouth + nose
    return tail + curve + ears + tufts + coat + face + features


def hen() -> str:
    down, wing = MILK, "#f0d9b8"
    comb = path("M31 27Q25 8 38 12Q40 2 50 8Q60 2 62 12Q75 8 69 27Z", RED, WIDTH)
    body = path("M14 104Q10 70 22 48Q30 22 50 22T78 48Q90 70 86 104Z", down, WIDTH)
    wings = path("M15 76Q30 80 27 104H14ZM85 76Q70 80 73 104H86Z", wing, WIDTH)
    feathers = line("M38 88q4 5 8 0M54 88q4 5 8 0M46 95q4 5 8 0", 3, "#d9b98c")
    wattle = path("M44 69Q39 83 46 84Q50 84 50 76Q50 84 54 84Q61 83 56 69Z", RED, 3.2)
    beak = path("M37 61Q50 48 63 61L50 73Z", BEAK, WIDTH) + line("M40 62Q50 65.5 60 62", 2.6)
    return comb + body + wings + feathers + wattle + eyes(36, 64, 50, 5.2) + blush(63, 27, 73) + beak


def elephant() -> str:
    skin, deep, light = "#8fa6d6", "#6c83b8", "#b9c9ec"
    ears = path("M34 34Q4 16 3 46Q4 76 32 70ZM66 34Q96 16 97 46Q96 76 68 70Z", skin, WIDTH)
    inside = flat("M29 40Q11 31 10 48Q12 66 29 63ZM71 40Q89 31 90 48Q88 66 71 63Z", EAR)
    head = ellipse(50, 48, 29, 30, skin, WIDTH) + shine(38, 26, light)
    trunk = path("M40 56Q40 88 30 90Q24 90 24 84Q18 92 26 98Q44 102 50 88Q56 76 60 56Q50 50 40 56Z", skin, WIDTH)
    folds = line("M42.5 72q6 3.5 12.5 1M40 81q5.5 4 10.5 3", 2.8, deep)
    tusk = path("M60 66Q66 76 72 74Q70 66 66 61Z", MILK, 3)
    features = tusk + trunk + folds + eyes(36, 64, 46, 5) + blush(57, 30, 71)
    return shoulders("#ffcd2e", 86, 30) + ears + inside + head + features


ANIMALS: dict[str, Animal] = {
    "frog": Animal("#bfe3f7", frog),
    "owl": Animal("#f7dcae", owl),
    "rabbit": Animal("#ffd3cf", rabbit),
    "duck": Animal("#cfeaa9", duck),
    "fox": Animal("#d9ecc4", fox),
    "cat": Animal("#ffe29a", cat),
    "bear": Animal("#d5c8f2", bear),
    "penguin": Animal("#cfe8ff", penguin),
    "mouse": Animal("#e6d3f5", mouse),
    "hedgehog": Animal("#ffd9b8", hedgehog),
    "sheep": Animal("#cfeaa9", sheep),
    "pig": Animal("#d3eee2", pig),
    "cow": Animal("#bfe3f7", cow),
    "squirrel": Animal("#fbe6b0", squirrel),
    "hen": Animal("#f7cfae", hen),
    "elephant": Animal("#ffdcd6", elephant),
}
