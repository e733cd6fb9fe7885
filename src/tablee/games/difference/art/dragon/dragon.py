"""The dragon: wings, body, neck and head. Its paws and the end of its tail lie on the hoard."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import along, heart, smooth, tapered
from tablee.drawing.palette import INK, ORANGE, WHITE
from tablee.drawing.shapes import circle, clipped, dot, flat, group, limb, line, path, spot
from tablee.games.difference.art.dragon.colours import (
    BELLY,
    BLUE,
    CHEEK,
    COIN,
    COIN_DARK,
    COIN_LIGHT,
    LINE,
    PAPER,
    PLATE,
    SCALE,
    SCALE_DARK,
    SCALE_LIGHT,
    VELVET,
    WING,
    WING_FAR,
)

layers = Layers()
HEAD = (856, 412)
CHEST = ((880, 470), (916, 560), (930, 660), (920, 770), (914, 880), (914, 975))
CHEST_WIDTHS = (70, 92, 118, 138, 148, 152)
NECK, NECK_WIDTHS = ((1040, 760), (1010, 640), (968, 540), (900, 450)), (330, 250, 180, 130)
# The whole tail: from the body outwards to its tip, and back along the hoard.
TAIL = smooth([(1380, 800), (1446, 856), (1506, 908), (1560, 985), (1576, 1060), (1546, 1128), (1460, 1170),
               (1340, 1183), (1200, 1173), (1080, 1162), (940, 1164), (850, 1128), (838, 1108), (852, 1096),
               (930, 1116), (1080, 1102), (1240, 1104), (1370, 1092), (1428, 1066), (1446, 1034), (1400, 1004),
               (1320, 970)])  # fmt: skip
SMOKE, SMOKE_EDGE = "#fff7ea", "#a5849a"
SEAM, FAR_SEAM = "#c9583f", "#b5554a"
FEATHER, FEATHER_DARK = "#6fbbe6", "#4f9bd0"


@layers.still
def far_wing() -> str:
    membrane = "M1050 610Q1010 420 1080 236Q990 262 930 330Q952 350 950 384Q980 400 976 440Q1004 470 1000 520Z"
    return path(membrane, WING_FAR, LINE) + line("M1080 236Q1000 330 976 440M1080 236Q1020 380 1004 500", 4, FAR_SEAM)


@layers.still
def near_wing() -> str:
    membrane = (
        "M1130 640Q1110 430 1196 262Q1296 300 1346 430Q1368 488 1354 536Q1324 524 1304 560Q1304 606 1280 632"
        "Q1256 612 1232 640Q1228 690 1196 716Q1150 700 1130 640Z"
    )
    light = "M1196 262Q1296 300 1346 430Q1368 488 1354 536Q1336 440 1282 370Q1240 320 1196 262Z"
    arm = tapered([(1150, 720), (1136, 560), (1160, 400), (1198, 262)], [90, 50, 34, 20])
    return (
        flat(membrane, WING)
        + flat(light, "#ffb185", 0.75)
        + line(membrane, LINE)
        + line("M1200 282Q1280 400 1304 556M1196 290Q1244 440 1240 630", 4.5, SEAM)
        + path(arm, SCALE, LINE)
        + line("M1146 600Q1142 500 1166 400", 5, SCALE_LIGHT)
        + path("M1186 264Q1168 238 1180 208Q1206 228 1212 264Q1198 274 1186 264Z", PAPER, LINE)
    )


@layers.feature
def wing_patch(altered: bool) -> str:
    square = (
        path("M-32-28L30-32 34 28-30 32Z", "#fff0d2", LINE)
        + flat("M-30-9L32-13 33 6-30 10Z", BLUE, 0.8)
        + flat("M-9-29L8-30 11 28-9 30Z", BLUE, 0.5)
        + line("M-39-14H-25M-39 14H-25M27-14H41M27 12H41M-14-38V-24M13-38V-24M-14 24V38M14 24V38", 3)
    )
    stitches = "M-36-18L-24-14M-32 6L-21 0M36-18L24-14M32 6L21 0M-15 24L-8 14M15 24L8 14M-18-38L-16-25M18-38L16-25"
    love = path(heart(36), "#fff0d2", LINE) + line(stitches, 3)
    return group(love if altered else square, x=1282, y=466, turn=14)


@layers.still
def body() -> str:
    trunk = smooth([(830, 700), (812, 800), (850, 930), (1000, 985), (1240, 985), (1400, 940), (1432, 820),
                    (1370, 690), (1240, 610), (1090, 570), (940, 600)])  # fmt: skip
    shade = smooth([(1000, 985), (1240, 985), (1400, 940), (1432, 820), (1400, 740), (1360, 850),
                    (1230, 920), (1060, 940)])  # fmt: skip
    light = smooth([(1150, 592), (1240, 624), (1330, 690), (1250, 670), (1170, 630)])
    return (
        path(TAIL, SCALE, LINE)
        + path(trunk, SCALE, LINE)
        + flat(shade, SCALE_DARK, 0.65)
        + line(trunk, LINE)
        + flat(light, SCALE_LIGHT, 0.8)
    )


@layers.still
def haunch() -> str:
    """The hind leg, of which the chest and the gold hide the foot."""
    return line("M1216 816Q1236 734 1312 740Q1388 756 1382 880", LINE) + line(
        "M1246 790Q1266 754 1310 760", 5, SCALE_LIGHT
    )


def back_plate(x: float, y: float, turn: float, size: float) -> str:
    plate = path("M-24 6Q-14-30 4-46Q20-24 24 6Q0 14-24 6Z", PLATE, LINE)
    return group(plate, line("M-4-2Q0-20 4-30", 3, "#ffd65a"), x=x, y=y, turn=turn, scale=size)


@layers.still
def back_plates() -> str:
    places = (
        (1002, 440, 40, 0.78),
        (1052, 490, 44, 0.9),
        (1106, 552, 48, 1),
        (1376, 690, 48, 0.92),
        (1424, 764, 68, 0.8),
    )
    return "".join(back_plate(*place) for place in places)


@layers.still
def neck() -> str:
    into_body = tapered([(1040, 780), (1050, 640), (1010, 560), (960, 490)], [250, 110, 60, 30])
    return path(tapered(NECK, NECK_WIDTHS), SCALE, LINE) + flat(into_body, SCALE) + spot(1172, 726, 54, 22, SCALE)


@layers.still
def chest() -> str:
    ribs = (
        line(
            f"M{x + nx * 58:.0f} {y + ny * 58:.0f}Q{x:.0f} {y + 18:.0f} {x - nx * 58:.0f} {y - ny * 58:.0f}",
            3,
            "#d9a869",
        )
        for x, y, nx, ny, _ in along(CHEST, 3)[2:]
    )
    outline = tapered(CHEST, CHEST_WIDTHS)
    return clipped("chest", outline, flat(outline, BELLY), *ribs, width=LINE)


@layers.still
def scales() -> str:
    """A few scales, where the body is broad."""
    places = ((1050, 640), (1080, 660), (1046, 682), (1180, 742), (1206, 724), (1210, 758), (1010, 600), (800, 800),
              (824, 770), (1484, 950), (1512, 978), (1484, 992))  # fmt: skip
    return "".join(line(f"M{x - 11} {y}q11 18 22 0", 4, SCALE_DARK) for x, y in places)


@layers.still
def ribbon() -> str:
    """A ribbon round the neck, cut where neck and chest turn away from us."""
    front = tapered(CHEST[::-1], CHEST_WIDTHS[::-1])  # upwards like the neck, so that the two outlines add up
    return clipped(
        "neck", front + tapered(NECK, NECK_WIDTHS), limb("M846 540Q936 632 1090 516", VELVET, 13, LINE), width=0
    )


@layers.feature
def pendant(altered: bool) -> str:
    """What the dragon wears round its neck: the key of the hoard, or a bell."""
    ring = circle(0, 8, 9, "none", 9) + circle(0, 8, 9, "none", 3.4, COIN)
    bow = circle(0, 36, 21, COIN, LINE) + circle(0, 36, 9, BELLY, LINE)
    bit = path("M-7 56H7V74H25V86H7V94H21V106H-7Z", COIN, LINE)
    bell = path("M-12 18H12Q30 28 30 54Q32 72 42 80H-42Q-32 72-30 54Q-30 28-12 18Z", COIN, LINE)
    clapper = circle(0, 88, 10, COIN_DARK, LINE)
    light = line("M-16 34Q-20 46-19 62", 5, COIN_LIGHT)
    return group(ring, clapper + bell + light if altered else bit + bow, x=926, y=594, turn=-4)


@layers.feature
def little_bird(altered: bool) -> str:
    if altered:
        return ""
    return group(
        line("M-4 22V34M8 22V34", 3.4, COIN_DARK),
        path("M26 6L56-6 54 14Z", FEATHER_DARK, LINE),
        path("M-30-8Q-28-36-4-34Q18-32 26-8Q34 22 4 26Q-26 24-30-8Z", FEATHER, LINE),
        path("M-30-16L-46-8-30-4Z", ORANGE, 3),
        flat("M-22 8Q-10 26 8 24Q-4 6-22 2Z", PAPER),
        dot(-16, -16, 4.4),
        path("M4-6Q24-8 26 8Q10 14 4-6Z", FEATHER_DARK, 3),
        x=1308, y=612,
    )  # fmt: skip


def eye(x: float, y: float, r: float) -> str:
    """A dragon's eye, looking down to the book."""
    lid = f"M{x - r} {y - r}H{x + r}V{y - r * 0.62}Q{x} {y - r * 0.34} {x - r} {y - r * 0.55}Z"
    return (
        dot(x, y, r, WHITE)
        + dot(x - r * 0.24, y + r * 0.26, r * 0.6, "#5b3b2f")
        + dot(x - r * 0.42, y + 1, r * 0.2, WHITE)
        + clipped(f"lid{x:.0f}", lid, dot(x, y, r, SCALE_DARK), width=0)
        + line(f"M{x - r * 0.84} {y - r * 0.54}Q{x} {y - r * 0.34} {x + r * 0.78} {y - r * 0.62}", LINE)
        + circle(x, y, r, "none", LINE)
    )


def horn() -> str:
    rings = line("M-18-22Q2-14 24-20M-12-48Q8-42 28-48", 3, "#d9b48a")
    return path("M-20 4Q-22-60 30-104Q38-56 22 6Z", PAPER, LINE) + rings


def ear() -> str:
    fin = path("M0-34Q70-66 112-44Q94-30 98-8Q78-6 78 18Q54 12 40 34Q10 30 0 14Z", WING, LINE)
    return group(fin, x=96, turn=-6) + line("M120-14Q150-30 184-36M118 2Q146 0 168 2", 3, SEAM)


def snout() -> str:
    outline = smooth([(-204, 46), (-190, -8), (-130, -30), (-50, -22), (16, 16), (30, 72), (-20, 112), (-110, 122),
                      (-182, 100)])  # fmt: skip
    light = smooth([(-190, 0), (-130, -22), (-60, -16), (-120, -4), (-176, 18)])
    nostrils = spot(-172, 18, 11, 8, INK, -30) + spot(-128, 2, 11, 8, INK, -20)
    grin = line("M-196 64Q-150 98-84 92Q-10 86 22 44M10 36Q26 38 34 52", 4.4)
    teeth = path("M-150 86L-142 108-128 92ZM-40 88L-30 108-18 82Z", WHITE, 3)
    return path(outline, "#63c4a5", LINE) + flat(light, "#a5e3cb", 0.9) + nostrils + grin + teeth


@layers.still
def head() -> str:
    skull = smooth([(-122, -10), (-104, -82), (-40, -122), (50, -122), (116, -72), (128, 6), (92, 76), (10, 104),
                    (-90, 84)])  # fmt: skip
    light = smooth([(-90, -70), (-40, -112), (40, -112), (0, -92), (-60, -72)])
    freckles = ((92, -40, 8), (104, -16, 6), (84, -14, 5))
    return group(
        ear(),
        group(horn(), x=62, y=-96, turn=14),
        group(horn(), x=-22, y=-112, scale=0.94, turn=-8),
        path("M6-118Q14-150 30-156Q40-136 40-116Z", PLATE, 3.4),
        path(skull, SCALE, LINE),
        flat(light, SCALE_LIGHT, 0.9),
        *(dot(x, y, r, SCALE_DARK) for x, y, r in freckles),
        spot(66, 34, 26, 17, CHEEK, -10, 0.85),
        snout(),
        eye(-62, -56, 33),
        eye(36, -58, 37),
        line("M-100-100Q-70-116-40-102M12-110Q44-122 74-102", 6, SCALE_DARK),
        x=HEAD[0], y=HEAD[1], turn=-4,
    )  # fmt: skip


@layers.feature
def glasses(altered: bool) -> str:
    if altered:
        return ""
    bridge = "M-18-60Q-12-68-6-60M88-58L124-40"
    return group(
        circle(-62, -52, 46, "none", 15) + circle(40, -54, 48, "none", 15) + line(bridge, 14),
        circle(-62, -52, 46, "none", 8, COIN) + circle(40, -54, 48, "none", 8, COIN) + line(bridge, 7, COIN),
        x=HEAD[0], y=HEAD[1], turn=-4,
    )  # fmt: skip


@layers.still
def smoke() -> str:
    puffs = circle(644, 428, 10, SMOKE, 3, SMOKE_EDGE) + circle(622, 446, 14, SMOKE, 3, SMOKE_EDGE)
    return group(path(heart(34), SMOKE, 3.4, SMOKE_EDGE), x=566, y=476, turn=-10) + puffs
