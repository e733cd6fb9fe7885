"""Decoration of the pages: the sleeping cat, a plant, the cup, the bunting."""

from __future__ import annotations

from tablee.drawing.lettering import letters
from tablee.drawing.lids import kind_face
from tablee.drawing.outlines import star
from tablee.drawing.palette import BLUE, GREEN, ORANGE, RED, SUN, VIOLET, WHITE
from tablee.drawing.shapes import box, dot, flat, group, limb, line, path, shadow, spot

LINE = 3.4
FUR, STRIPE, BELLY = "#f0a95a", "#c9772c", "#ffdca8"
LEAF, VEIN, CLAY, RIM = "#5cae4c", "#2c7a35", "#e0764a", "#ee8f60"
CUP, DEEP_CUP, FOOT = "#ffcd2e", "#f0ae2b", "#a5643a"
FLAGS = (RED, SUN, BLUE, GREEN, ORANGE, VIOLET)
BUNTING = (1600, 66)
BOWL = "M21 8H79V34Q78 68 50 69T21 34Z"  # of the cup


def cat_asleep() -> str:
    """On 200 by 120: curled up, dreaming."""
    body = path("M28 112Q14 66 58 52Q112 38 152 58Q190 78 184 112Z", FUR, LINE)
    stripes = line("M96 48q6 12 1 22M117 49q8 12 3 22M138 54q7 9 4 18", 6.5, STRIPE)
    tail = limb("M178 101Q150 112 118 106", FUR, 12, LINE) + line("M136 104l-1 8M151 103.5l1 8", 4.6, STRIPE)
    haunch = line("M146 98Q142 78 160 74", 3)
    ears = path("M10 84Q5 60 13 42Q26 48 36 58ZM86 84Q91 60 83 42Q70 48 60 58Z", FUR, LINE)
    inside = flat("M15 66Q13 55 17 50Q24 54 28 60ZM81 66Q83 55 79 50Q72 54 68 60Z", "#ffb3ab")
    head = path("M8 86Q10 56 48 56T88 86Q84 114 48 114T8 86Z", FUR, LINE)
    brow = line("M48 58v9M39 59v6M57 59v6", 5, STRIPE)
    snout = spot(41, 98, 10, 8, BELLY) + spot(55, 98, 10, 8, BELLY)
    eyes = line("M22 85q7 7 14 0M60 85q7 7 14 0", 3.6)
    nose = path("M43.5 91Q48 89 52.5 91L48 96Z", "#e86d7a", 2.6) + line("M48 96q-5 6-10 2.5M48 96q5 6 10 2.5", 3)
    cheeks = spot(20, 95, 6, 4.5, "#ff9d86", opacity=0.8) + spot(76, 95, 6, 4.5, "#ff9d86", opacity=0.8)
    paw = path("M70 114Q68 102 84 101Q100 102 98 114Z", BELLY, LINE) + line("M80 108v5M88 108v5", 2.6)
    dreams = letters("z", 98, 38, 30, WHITE, outline=5) + letters("z", 120, 22, 21, WHITE, outline=4.5)
    trunk = shadow(100, 113, 92, 5) + body + stripes + haunch + tail + paw
    return trunk + ears + inside + head + brow + snout + cheeks + eyes + nose + dreams


def plant() -> str:
    """On 100 by 150."""
    back = path("M50 98Q40 34 53 5Q71 44 50 98Z", "#4a9a3f", LINE) + path(
        "M48 98Q20 90 8 64Q38 62 50 98Z", "#4a9a3f", LINE
    )
    front = path("M50 98Q46 42 13 28Q8 70 50 98ZM50 98Q54 34 88 20Q94 68 50 98Z", LEAF, LINE)
    right = path("M52 98Q64 72 94 70Q86 94 52 98Z", LEAF, LINE)
    veins = line("M50 94Q40 58 23 44M50 94Q60 52 78 38M51 82Q50 44 53 26M56 94Q70 84 82 78", 2.6, VEIN)
    pot = path("M21 98H79L71 146H29Z", CLAY, LINE) + flat("M64 104H74L67 143H58Z", "#c4592f", 0.6)
    rim = path("M16 90Q16 87 19 87H81Q84 87 84 90V101Q84 104 81 104H19Q16 104 16 101Z", RIM, LINE)
    return shadow(52, 146, 34, 4) + back + front + right + veins + pot + rim + kind_face(48, 122, 0.9)


def trophy() -> str:
    """On 100 by 110: a cup that is glad for you."""
    handles = limb("M25 20H11Q9 44 34 50M75 20H89Q91 44 66 50", DEEP_CUP, 5.5, LINE)
    shade = flat("M66 10H77V34Q76 64 52 67Q68 54 66 10Z", DEEP_CUP, 0.8)
    lip = path("M17 4H83Q86 4 86 8T83 12H17Q14 12 14 8T17 4Z", CUP, LINE)
    stem = path("M42 68H58L56 80H62Q65 80 65 83V88H35V83Q35 80 38 80H44Z", DEEP_CUP, LINE)
    foot = box(25, 88, 50, 17, FOOT, 3, LINE) + group(flat(star(6.5), CUP), x=50, y=97)
    shine = line("M29 19V34Q30 42 33 47", 4.6, "#fff0a8")
    cup = handles + flat(BOWL, CUP) + shade + line(BOWL, LINE) + shine + lip
    return shadow(50, 106, 34, 3.5) + cup + stem + foot + kind_face(50, 35, 1.05)


def bunting() -> str:
    """Four bows of flags, 1600 by 66."""
    return "".join(group(bow(first), x=400 * first) for first in range(4))


def bow(first: int, flags: int = 7) -> str:
    """One bow, 400 wide; its flags begin with that colour."""
    cord = line("M0 6Q200 50 400 6", 3.5)
    hung = ""
    for i in range(flags):
        along = (i + 0.5) / flags
        x, y = 400 * along, 6 + 88 * along * (1 - along)
        hung += group(flag(FLAGS[(i + first) % len(FLAGS)], i % 2 == 0), x=x, y=y, turn=(1 - 2 * along) * 14)
    return hung + cord


def flag(colour: str, dotted: bool) -> str:
    sign = dot(0, 11, 4.8, WHITE) if dotted else line("M-9.5 9H9.5M-5 17H5", 3.6, WHITE)
    return path("M-18-1H18L0 35Z", colour, LINE) + sign
