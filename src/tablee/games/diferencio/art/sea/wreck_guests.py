"""Who has moved into the wreck."""

from __future__ import annotations

from tablee.drawing.folk import head
from tablee.drawing.outlines import Point, along, heart, star, tapered
from tablee.drawing.palette import (
    BARK,
    BLUSH,
    BUTTER,
    CREAM,
    FAIR,
    GOLD,
    GREEN,
    ICE,
    INK,
    LEAF,
    LILAC,
    MOUTH,
    NAVY,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SOIL,
    SUN,
    TEAL,
    WHITE,
    WOOD,
    mixed,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path, shadow, smile, spot
from tablee.games.diferencio.art.sea.creatures import pearl

COPPER = mixed(ORANGE, WOOD, 0.45)


COINS = ((-36, -66, -10), (-12, -70, 8), (14, -66, -6), (38, -64, 12), (-22, -82, -8), (4, -86, 10), (26, -80, -8))


def coins() -> str:
    """A heap of gold, as it shows over the edge of the chest."""
    heap = path("M-64-58Q-40-96 0-100Q40-96 64-58Z", SUN)
    marks = "".join(ellipse(x, y, 11, 7, BUTTER, 2.2, turn, GOLD) for x, y, turn in COINS)
    return heap + marks


def treasure_chest() -> str:
    """An open chest, 140 wide; it stands on the origin."""
    inside = path("M-72-60V-98Q-72-150 0-150Q72-150 72-98V-60Z", SOIL)
    lid = path("M-78-96Q-78-160 0-160Q78-160 78-96L66-96Q66-140 0-140Q-66-140-66-96Z", WOOD)
    straps = path("M-52-148L-40-153V-135L-50-131ZM52-148L40-153V-135L50-131Z", GOLD, 2.8)
    crown = group(
        path("M-22 4L-26-24L-11-11L0-30L11-11L26-24L22 4Z", BUTTER),
        dot(0, -4, 4, RED),
        dot(-12, -2, 3, TEAL),
        dot(12, -2, 3, TEAL),
        x=-26,
        y=-92,
        turn=-8,
    )
    chain = "".join(
        group(pearl(8), x=x, y=y) for x, y in ((24, -92), (36, -82), (46, -70), (52, -56), (54, -42), (50, -29))
    )
    ruby = path("M0-14L14-4L0 14L-14-4Z", ROSE, 2.6)
    front = path("M-70-60H70L64 0H-64Z", WOOD) + line("M-68-40H68M-66-20H66", 2.6, BARK)
    bands = path("M-52-60H-36L-34 0H-48ZM52-60H36L34 0H48Z", GOLD)
    lock = path("M-17-66H17V-40Q17-26 0-26Q-17-26-17-40Z", SUN) + dot(0, -50, 4.6) + line("M0-50V-38", 4)
    spilled = "".join(ellipse(x, y, 12, 7, SUN, 2.6) for x, y in ((-86, 0), (-104, 6), (88, 2), (76, 8), (108, 6)))
    jewels = crown + group(ruby, x=16, y=-100, turn=12)
    return shadow(0, 4, 108) + inside + lid + straps + coins() + jewels + front + bands + lock + chain + spilled


FRECKLES = ((-30, -134, 11, 7, -20), (8, -142, 8, 5, 0), (40, -126, 12, 8, 25), (74, -92, 6, 9, 0), (-76, -82, 6, 9, 0))


def octopus_head() -> str:
    """The head of an octopus who looks over the rail; its neck is the origin."""
    dome = path("M-62 10C-66-20-92-40-90-86C-88-136-46-158 0-158C46-158 88-136 90-86C92-40 66-20 62 10Z", PINK)
    spots = "".join(spot(x, y, rx, ry, ROSE, turn, 0.55) for x, y, rx, ry, turn in FRECKLES)
    light = spot(-54, -116, 9, 15, WHITE, 36)
    eyes = "".join(ellipse(x, -80, 18, 21, WHITE) + dot(x + 3, -76, 9.5) + dot(x, -81, 3.4, WHITE) for x in (-30, 30))
    mouth = path("M-17-50H17Q14-30 0-30Q-14-30-17-50Z", MOUTH, 2.8)
    return dome + spots + light + eyes + spot(-56, -54, 10, 7, BLUSH) + spot(56, -54, 10, 7, BLUSH) + mouth


ARMS: tuple[tuple[Point, ...], ...] = (
    ((-44, -16), (-82, -18), (-100, 14), (-84, 60), (-104, 92), (-126, 78), (-118, 62)),
    ((-20, -8), (-28, 26), (-22, 66), (-40, 100), (-62, 96), (-60, 80)),
    ((18, -8), (22, 30), (12, 70), (30, 108), (54, 102), (52, 84)),
    ((44, -16), (84, -14), (106, 20), (98, 60), (122, 84), (140, 66), (130, 54)),
)


def octopus_arms() -> str:
    """Four arms that hang over the rail, their cups showing."""
    arms = ""
    for points in ARMS:
        widths = [34 - 24 * i / (len(points) - 1) for i in range(len(points))]
        arms += path(tapered(points, widths), PINK) + dot(
            points[0][0], points[0][1] - 3, 18, PINK
        )  # grows out of the head
        arms += "".join(dot(x, y, 6 - i * 1.1, CREAM) for i, (x, y) in enumerate(points[1:5]))
    return arms


def moray_loop() -> str:
    """The back of the eel where it comes up over the rail and goes down again."""
    spine = ((-150, -40), (-172, -120), (-146, -184), (-98, -178), (-80, -120), (-92, -50))
    return eel("loop", spine, (40, 46, 50, 50, 48, 44))


def moray_head(hole: str, edge: str) -> str:
    """The eel slips out of the hole and has a look round."""
    spine = ((-60, -40), (0, -32), (64, -24), (106, -54), (96, -110), (68, -146), (76, -184))
    neck = clipped(
        "wreck-eel-way",
        hole + "M36-54H300V60H36ZM-60-70V-400H300V-50H70Z",
        eel("neck", spine, (34, 36, 44, 52, 54, 52, 50)),
        width=0,
    )
    skull = path(
        "M48-180C40-220 64-246 100-242C132-238 158-226 160-210C158-198 134-200 116-196"
        "C130-192 144-188 144-180C136-168 102-160 76-162C58-164 50-170 48-180Z",
        LEAF,
    )
    jaw = path("M158-206C138-200 122-203 98-200C114-193 130-192 143-181C128-188 104-186 98-200", MOUTH, 2.6)
    teeth = path("M134-202l5 8 5-9ZM114-202l4 8 6-8Z", WHITE, 2)
    eyes = circle(96, -222, 14, WHITE) + dot(101, -221, 7) + dot(98, -224, 2.6, WHITE)
    crest = path("M50-190C30-214 40-246 62-248C54-236 60-230 64-226Z", GREEN)
    return neck + line(edge, 4) + crest + skull + jaw + teeth + eyes + spot(84, -194, 9, 6, BLUSH) + dot(142, -218, 2.8)


def eel(name: str, spine: tuple[Point, ...], widths: tuple[float, ...]) -> str:
    """A piece of the moray: green with yellow freckles, a darker fin along its back."""
    back = [(x - nx * 11, y - ny * 11) for x, y, nx, ny, _ in along(spine, 2)]
    fin_widths = [widths[min(i // 2, len(widths) - 1)] for i in range(len(back))]
    fin = path(tapered(back, fin_widths, 4), GREEN)
    outline = tapered(spine, widths)
    freckles = "".join(
        spot(x + nx * side, y + ny * side, 7, 5, BUTTER, 30)
        for i, (x, y, nx, ny, _) in enumerate(along(spine, 3))
        for side in ((-12, 12), (2,))[i % 2]
    )
    return fin + clipped(f"wreck-eel-{name}", outline, flat(outline, LEAF), freckles)


def ghost() -> str:
    """The captain, who never left and is glad of company."""
    sheet = path(
        "M-62 92C-76 20-74-66 0-68C74-66 76 20 62 92"
        "Q50 110 38 92Q24 114 10 94Q-4 114-18 94Q-32 112-42 92Q-54 108-62 92Z",
        WHITE,
    )
    shade = flat("M44-44C64-10 66 40 58 92Q52 104 44 96C52 40 56 0 44-44Z", LILAC, 0.6)
    arms = path("M-62 8Q-96-2-104-28Q-90-40-78-24Q-70-18-60-22Z", WHITE) + path(
        "M62 8Q96-2 104-28Q90-40 78-24Q70-18 60-22Z", WHITE
    )
    face = (
        ellipse(-22, -12, 8, 11, INK, 0)
        + ellipse(22, -12, 8, 11, INK, 0)
        + dot(-24, -16, 3, WHITE)
        + dot(20, -16, 3, WHITE)
    )
    mouth = path("M-14 14H14Q12 36 0 36Q-12 36-14 14Z", MOUTH, 2.8) + spot(-40, 8, 9, 7, PINK) + spot(40, 8, 9, 7, PINK)
    hat = path("M-78-46Q-64-96 0-104Q64-96 78-46Q40-66 0-66Q-40-66-78-46Z", NAVY) + line(
        "M-70-54Q-38-72 0-72Q38-72 70-54", 4, SUN
    )
    badge = group(path(star(12), SUN, 2.4), y=-86)
    return arms + sheet + shade + face + mouth + hat + badge


def figurehead() -> str:
    """A golden mermaid who leans out under the bowsprit."""
    tail = path(tapered(((0, -6), (10, 30), (36, 58), (60, 88), (66, 112)), (52, 56, 44, 26, 14)), SUN)
    fin = path("M66 104Q96 104 108 126Q86 130 72 122Q60 142 38 138Q44 114 66 104Z", GOLD)
    scales = line("M-8 14q8 10 16 0t16 0M2 36q8 10 16 0t16 0M18 56q8 10 14 0t14 0M40 76q6 8 12 0t8 0", 2.6, COPPER)
    chest = path("M-30 4Q-36-34-18-48H10Q28-34 26 4Q0 16-30 4Z", SUN)
    arms = limb("M14-40Q36-30 34-8Q24 2 6-4", SUN, 12) + limb("M-22-40Q-46-34-40-12Q-28 0-8-4", SUN, 12)
    jewel = group(path(heart(13), ROSE, 2.8), x=-2, y=-6)
    hair = path("M-34-78C-36-116 34-124 40-78C44-50 62-48 58-20C44-14 32-26 26-44L-18-46C-28-52-34-64-34-78Z", GOLD)
    face = group(
        circle(0, 0, 25, BUTTER),
        dot(-10, -2, 3.4),
        dot(8, -2, 3.4),
        smile(-2, 7, 8, 4, 2.8),
        spot(-17, 7, 5, 4, BLUSH),
        spot(15, 7, 5, 4, BLUSH),
        x=-4,
        y=-72,
    )
    fringe = path("M-30-76Q-28-104 0-104Q26-102 24-72Q14-90-4-92Q-22-90-30-76Z", GOLD, 2.8)
    crown = path("M-22-100L-26-122L-12-112L-2-128L8-112L22-120L18-98Q-2-106-22-100Z", BUTTER, 2.8)
    return tail + scales + fin + hair + chest + arms + jewel + face + fringe + crown


def copper_diver() -> str:
    """An old-fashioned diver with a lantern; he stands on the origin."""
    hose = limb("M26-150C80-190 40-250 84-300C106-332 104-394 134-396Q152-396 152-364", RED, 7)
    boots = path("M-46 2Q-50-26-34-28H-8V2ZM46 2Q50-26 34-28H8V2Z", BARK) + line("M-46-6H-8M8-6H46", 2.6)
    suit = path("M-46-96Q-52-50-42-24H-4L0-50L4-24H42Q52-50 46-96Z", CREAM)
    seams = line("M0-94V-52M-40-56H-12M12-56H40", 2.6, BARK)
    belt = path("M-48-74H48V-60H-48Z", BARK, 2.8) + box(-11, -78, 22, 22, GOLD, 3, 2.8)
    arms = limb("M-44-92Q-74-76-70-52", CREAM, 20) + limb("M44-92Q72-84 82-104", CREAM, 20)
    gloves = circle(-70, -46, 12, RED) + circle(84, -110, 12, RED)
    collar = path("M-50-92Q0-122 50-92Q50-78 40-78H-40Q-50-78-50-92Z", GOLD) + "".join(
        dot(x, -86, 3.4, BARK) for x in (-32, -11, 11, 32)
    )
    helmet = circle(0, -146, 50, COPPER) + spot(-28, -178, 12, 6, BUTTER, -36)
    glass = circle(0, -142, 33, GOLD) + circle(0, -142, 25, ICE)
    man = clipped(
        "diver-glass",
        "M-25-142a25 25 0 1 0 50 0a25 25 0 1 0-50 0Z",
        flat("M-30-180h60v70h-60Z", ICE),
        group(head(FAIR, "tuft", BARK, mouth="laugh"), y=-136, scale=0.9),
    )
    side = ellipse(-48, -144, 7, 15, GOLD) + ellipse(48, -144, 7, 15, GOLD) + box(-10, -206, 20, 14, GOLD, 4)
    lantern = (
        line("M-70-36V-26", 4)
        + box(-88, -26, 36, 40, BUTTER, 4)
        + line("M-70-26V14M-88-6H-52", 2.6)
        + path("M-92-26H-48L-58-40H-82Z", GOLD, 2.8)
    )
    return (
        shadow(0, 4, 66)
        + hose
        + boots
        + suit
        + seams
        + belt
        + arms
        + gloves
        + side
        + helmet
        + glass
        + man
        + collar
        + lantern
    )
