"""The right bank: the pier with the angler and his cat, the frog, and a picnic with a guest."""

from __future__ import annotations

from tablee.drawing.folk import face
from tablee.drawing.layers import Layers
from tablee.drawing.outlines import smooth
from tablee.drawing.palette import (
    BLUSH,
    BUTTER,
    CORAL,
    CREAM,
    FAIR,
    INK,
    LILAC,
    MOUTH,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SKY,
    STONE,
    SUN,
    TONGUE,
    WHITE,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path, shadow, spot
from tablee.games.difference.art.lake.growing import BLADE, GRASS, TURF, flower, tuft, tulip

layers = Layers()

POST = "#8f623f"


@layers.still
def bank() -> str:
    edge = smooth([(1240, 690), (1130, 704), (1030, 752), (940, 830), (880, 900), (860, 960), (1240, 960)])
    slope = smooth([(1240, 742), (1140, 756), (1050, 806), (970, 890), (950, 960), (1240, 960)])
    blades = "".join(tuft(x, y, 0.9, BLADE) for x, y in ((1060, 776), (1094, 764), (968, 846), (1186, 776), (930, 884)))
    return line(edge, 9, "#f2dfa6") + flat(edge, GRASS) + flat(slope, TURF) + blades


@layers.still
def deck() -> str:
    posts = "".join(
        spot(x, y + 62, 22, 6, "#1d5c86", opacity=0.35) + limb(f"M{x} {y}V{y + 60}", POST, 11, 2.8)
        for x, y in ((796, 690), (896, 702), (1000, 714))
    )
    planks = path("M764 668L1196 712V742L764 696Z", "#c9955f") + flat("M766 686L1194 731V741L766 695Z", "#a9733f")
    seams = "".join(line(f"M{x} {668 + (x - 764) * 0.102:.0f}v28", 2.6) for x in range(806, 1190, 42))
    edge = line("M764 686L1196 731", 2.6)
    mooring = limb("M776 690V640", POST, 13, 2.8) + ellipse(776, 637, 9.6, 5, "#c9955f", 2.8)
    return posts + mooring + planks + seams + edge


@layers.still
def lantern() -> str:
    pole = limb("M0 0V-78Q0-94 18-94", POST, 4, 2.4)
    glass = path("M-11 0H11L8 27H-8Z", "#ffe89a") + path("M-14 0H14L0-13Z", NAVY) + box(-9, 26, 18, 6, NAVY, 2, 2.4)
    return group(pole, group(glass, dot(0, 14, 4, ORANGE), x=20, y=-84), x=1076, y=706)


@layers.still
def sign() -> str:
    """A board that shows what swims here."""
    post = limb("M0 0V-70", POST, 7, 2.6)
    board = path("M-34-112H34V-62H-34Z", CREAM)
    fish = path("M-20-88Q0-106 18-88Q0-70-20-88Z", "#3f88c5", 2.6) + path("M-17-88L-28-97V-79Z", "#3f88c5", 2.6)
    return group(post, board, fish, dot(8, -91, 2.4), x=1162, y=716)


@layers.still
def angler() -> str:
    legs = limb("M848 690Q818 688 812 722M866 692Q842 692 838 730", "#3d5a80", 15, 3)
    boots = path(
        "M800 718H824V740Q824 746 812 746H792Q790 736 800 734ZM826 726H850V748Q850 754 838 754H818Q816 744 826 742Z",
        "#e6b93c",
    )
    jumper = path("M836 696V640Q836 612 862 612Q890 612 890 640V698Q862 704 836 696Z", "#f2a541")
    braces = line("M850 614V694M876 614V696", 6, "#3d5a80")
    return legs + boots + jumper + braces


@layers.still
def angler_head() -> str:
    beard = path("M-25 2Q-26 36 0 40Q26 36 25 2Q14 14 8 6Q0 0-8 6Q-14 14-25 2Z", WHITE, 2.8)
    mouth = line("M-6 16q6 6 12 0", 2.8)
    nose = ellipse(0, 5, 5.5, 4.5, "#f2a58a", 2.4)
    glasses = circle(-10, -4, 7.5, "#eaf6ff", 2.4) + circle(10, -4, 7.5, "#eaf6ff", 2.4) + line("M-3-5H3", 2.4)
    return group(
        face(FAIR, "open", "smile"), beard, mouth, glasses, dot(-9, -3, 2.8), dot(11, -3, 2.8), nose, x=860, y=590
    )


@layers.feature
def hat(altered: bool) -> str:
    cloth, band = ("#f7dc7c", RED) if altered else ("#36915f", CREAM)
    brim = path("M-40-12Q-30-22 0-22Q30-22 40-12Q30-4 0-6Q-30-4-40-12Z", cloth)
    top = path("M-24-16Q-24-48 0-48Q24-48 24-16Q0-10-24-16Z", cloth)
    return group(brim, top, line("M-23-20Q0-14 23-20", 6, band), x=860, y=586)


@layers.still
def rod() -> str:
    stick = limb("M836 664L704 506", POST, 4, 2.2)
    thread = line("M704 506Q714 560 714 606", 2.2)
    reel = circle(820, 644, 8, STONE, 2.8)
    arm = limb("M852 634Q836 664 812 650", "#f2a541", 13, 3) + circle(808, 644, 8.5, FAIR, 3)
    return thread + stick + reel + arm


@layers.feature
def catch(altered: bool) -> str:
    return group(old_boot() if altered else hooked_fish(), x=714, y=604, scale=1.05)


def hooked_fish() -> str:
    body = path("M0 0Q20 14 9 42Q0 52-9 42Q-20 14 0 0Z", CORAL)
    tail = path("M0 44L-15 64Q0 58 15 64Z", CORAL)
    return tail + body + circle(-3, 14, 4.6, WHITE, 2) + dot(-3, 15, 2.4) + line("M-9 28q9 6 18 0M-7 38q7 4 14 0", 2.4)


def old_boot() -> str:
    drops = path("M-4 64q-5 8 0 11q5-3 0-11ZM18 66q-5 8 0 11q5-3 0-11Z", SKY, 2.2)
    leather = path("M-12 0H12V32Q34 34 34 48V56H-14Z", "#7a5236")
    return drops + leather + line("M-13 47H33M-11 8H12", 3) + line("M2 18H12M3 26H13", 3, BUTTER)


@layers.feature
def bucket(altered: bool) -> str:
    tail = path("M-14-36Q-16-58-4-64L-16-80Q-2-74 4-82L8-64Q16-54 10-36Z", CORAL, 2.8)
    scales = line("M-6-56q5 4 10 0M-8-46q7 4 14 0", 2.4)
    fish = "" if altered else tail + scales
    pail = path("M-24-38H24L18 2H-18Z", "#8fb8de") + line("M-21-22H21", 3, "#5d8ab3")
    rim = ellipse(0, -38, 24, 7, "#4f7da8")
    return group(rim, fish, pail, line("M-24-36Q-34-14-22-8", 3), x=942, y=692)


@layers.still
def cat() -> str:
    """A cat with a plan."""
    tail = limb("M34 44Q62 44 58 20Q56 8 64 0", "#f0a044", 9, 2.8)
    body = path("M-20 50Q-26 6 0 2Q36 6 38 50Q8 56-20 50Z", "#f0a044")
    stripes = line("M32 20q-10-2-14 2M37 32q-10-2-16 2", 4, "#c97a26")
    bib = flat("M-14 16Q-6 26 6 18L4 44Q-8 48-12 40Z", CREAM)
    paws = path("M-18 52Q-18 42-8 42Q0 44 0 52ZM2 52Q2 42 12 42Q20 44 20 52Z", CREAM, 2.8)
    skull = path("M-28-14L-28-38-14-30Q-4-34 8-30L22-38 20-12Q16 8-4 8Q-24 8-28-14Z", "#f0a044")
    marks = line("M-10-30v8M-3-31v9M4-30v8", 3.2, "#c97a26")
    eyes = circle(-15, -11, 6, WHITE, 2.2) + circle(5, -11, 6, WHITE, 2.2) + dot(-17, -10, 3) + dot(3, -10, 3)
    muzzle = path("M-9-3H-2L-5.5 1Z", PINK, 2) + line("M-11 3q3 3 5.5-1q3 4 6 1", 2.2)
    return group(
        shadow(6, 53, 40, 6), tail, body, stripes, bib, paws, skull, marks, eyes, muzzle, x=1008, y=652, scale=0.84
    )


@layers.feature
def frog(altered: bool) -> str:
    skin = "#7ac74f"
    thighs = ellipse(-28, 10, 17, 12, skin) + ellipse(28, 10, 17, 12, skin)
    body = ellipse(0, 0, 34, 25, skin) + flat("M-20 6Q0-8 20 6Q16 23 0 23Q-16 23-20 6Z", "#cdeb9b")
    eyes = "".join(
        circle(x, -24, 12, skin) + circle(x, -25, 6.5, WHITE, 2.2) + dot(x + 1.5, -25, 3.4) for x in (-15, 15)
    )
    feet = path("M-40 22Q-30 14-18 22ZM18 22Q30 14 40 22ZM-16 25Q-10 14-2 25ZM2 25Q10 14 16 25Z", skin, 2.8)
    if altered:
        gape = path("M-19-8Q0-3 19-8Q15 11 0 11Q-15 11-19-8Z", MOUTH, 2.8)
        mouth = gape + limb("M1 3Q36 4 72-24", TONGUE, 9, 2.6)
    else:
        mouth = line("M-20-8Q0 10 20-8", 3)
    cheeks = dot(-24, -6, 4.4, BLUSH) + dot(24, -6, 4.4, BLUSH)
    return group(thighs, body, feet, eyes, cheeks, mouth, x=760, y=822, scale=1.02)


@layers.still
def fly() -> str:
    wings = ellipse(-5, -8, 5, 9, "#e3f6ff", 2.2, -30) + ellipse(6, -8, 5, 9, "#e3f6ff", 2.2, 30)
    trail = line("M8 6Q22 14 16 22", 2.2, "#d6eef6")
    return group(wings, ellipse(0, 0, 8, 5.5, NAVY, 2.2), trail, x=852, y=788, scale=0.9)


@layers.still
def blanket() -> str:
    cloth = "M918 872L1000 826 1136 844 1092 900H930Z"
    checks = "".join(
        flat(f"M{890 + i * 44} 910L{984 + i * 44} 816H{1006 + i * 44}L{912 + i * 44} 910Z", RED, 0.75)
        for i in range(-2, 6)
    )
    bands = "".join(
        flat(f"M900 {838 + i * 24}L1150 {848 + i * 24}V{858 + i * 24}L900 {848 + i * 24}Z", RED, 0.55)
        for i in range(-1, 4)
    )
    return clipped("lake-blanket", cloth, box(900, 810, 250, 100, WHITE, width=0), checks, bands)


@layers.still
def basket() -> str:
    handle = limb("M-40-8Q0-76 40-8", "#a9733f", 6, 2.6)
    loaf = path("M-22-4Q-30-48-2-55Q28-51 26-4Z", "#e3a75c")
    cuts = line("M-10-45l14 6M-14-34l20 8M-12-20l20 8", 3.2, "#a9682c")
    wicker = path("M-50-8H50L40 38H-40Z", "#d99a55") + line("M-47 8H47M-43 23H43M-26-8V38M0-8V38M26-8V38", 2.6)
    cloth = path("M-52-9H52Q44 12 28 4Q14 18 0 6Q-14 18-28 4Q-44 12-52-9Z", SKY, 2.8)
    return group(shadow(2, 38, 52, 7), loaf, cuts, handle, wicker, cloth, x=996, y=840, scale=0.9)


@layers.still
def feast() -> str:
    rind = (
        path("M-30-6Q0 34 30-6Z", "#4fa35a", 2.8)
        + flat("M-24-5Q0 25 24-5Z", "#fbe9d2")
        + flat("M-20-5Q0 19 20-5Z", "#ef5d6b")
    )
    seeds = "".join(spot(x, y, 1.7, 2.6, INK) for x, y in ((-9, 0), (0, 5), (9, 0)))
    melon = group(rind, seeds, line("M-30-6H30"), x=1074, y=872, turn=-10)
    cup = path("M-12-14H12L9 10H-9Z", SUN, 2.8) + line("M12-9Q22-8 18 2Q15 5 10 4", 3) + line("M3-14L9-30", 3, RED)
    return melon + group(cup, x=946, y=876)


@layers.feature
def rabbit(altered: bool) -> str:
    fur, inner = "#f5efe6", "#f7b6b0"
    upright = path("M-14 0Q-24-54-8-60Q10-54 10 0Z", fur) + flat("M-7-6Q-13-44-7-50Q2-44 3-6Z", inner)
    folded = path("M-12 0Q-18-34 0-44Q30-44 38-16Q36-4 26-10Q20-26 10-24Q10-12 10 0Z", fur)
    lining = flat("M8-30Q24-32 31-14Q24-22 12-22Z", inner)
    ears = group(upright, x=-11, y=-74, turn=-8)
    ears += group(folded + lining if altered else upright, x=13, y=-72, turn=10)
    tail = circle(34, 8, 11, WHITE)
    body = ellipse(2, -6, 35, 37, fur) + spot(-2, 2, 18, 22, WHITE)
    skull = path("M-30-56Q-30-82 0-82Q30-82 30-56Q28-32 0-32Q-28-32-30-56Z", fur)
    eyes = dot(-11, -59, 4) + dot(11, -59, 4) + dot(-19, -48, 5, BLUSH) + dot(19, -48, 5, BLUSH)
    nose = path("M-5-52H5L0-46Z", PINK, 2.2) + line("M0-46q-5 7-10 2M0-46q5 7 10 2", 2.6)
    teeth = path("M-4-42H4V-35H-4Z", WHITE, 2)
    feet = ellipse(-17, 28, 18, 10, fur) + ellipse(19, 28, 18, 10, fur)
    carrot = path("M-34 18Q-18-10 12-20Q24-14 20-2Q-4 16-34 18Z", ORANGE, 2.8)
    carrot += path("M16-18Q18-34 28-32Q26-24 38-24Q36-12 20-8Z", "#57a34b", 2.6)
    paws = ellipse(-14, -2, 9, 7, fur, 2.8, -30) + ellipse(22, 4, 9, 7, fur, 2.8, -30)
    look = skull + eyes + teeth + nose
    return group(shadow(2, 36, 46, 7), tail, ears, body, feet, look, carrot, paws, x=1144, y=860, scale=0.84)


@layers.still
def bank_flowers() -> str:
    beds = flower(1062, 800, SUN, 0.95, ORANGE) + flower(1092, 812, PINK, 0.85)
    beds += tulip(896, 900, RED, 0.85) + tulip(1032, 806, LILAC, 0.9) + flower(920, 850, WHITE, 0.7)
    return beds + tuft(1188, 896, 1, BLADE)
