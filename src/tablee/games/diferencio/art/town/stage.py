"""What never changes on the floating town: the sky, nine islands with their bridges and numbers, and who flies by."""

from __future__ import annotations

from tablee.drawing.lettering import letters
from tablee.drawing.outlines import Point, smooth
from tablee.drawing.palette import BARK, BUTTER, CREAM, ICE, INK, PINK, RED, SUN, TEAL, VIOLET, WHITE
from tablee.drawing.shapes import box, circle, dot, fade, flat, group, line, path, smile
from tablee.games.diferencio.art.town.things import PINE, PLANK, WATER
from tablee.games.diferencio.art.world import HEIGHT, WIDTH, corner

DEFINITIONS = fade("town-sky", (0, "#7cc4f0"), (0.45, "#b6e0f4"), (0.8, "#e2ebdc"), (1, "#fdebc8"))

# The middle of each island's ground; the middle column floats a little higher.
GROUNDS: tuple[Point, ...] = (
    (300, 372), (900, 354), (1500, 372),
    (300, 852), (900, 834), (1500, 852),
    (300, 1332), (900, 1314), (1500, 1332),
)  # fmt: skip

GRASS, GRASS_SHADE, TUFT, ROCK, ROCK_SHADE = "#9ccf74", "#84bd60", "#6aa350", "#a57d80", "#8d6672"
GRASS_OUTLINE = (
    (-262, 26), (-244, 0), (-150, -16), (0, -22), (150, -16), (246, 0), (264, 28), (222, 56), (120, 60), (30, 72),
    (-80, 62), (-190, 66), (-240, 50),
)  # fmt: skip
GRASS_EDGE = ((-252, 34), (-190, 48), (-80, 46), (30, 56), (120, 44), (222, 42), (258, 30), (222, 56), (120, 60),
              (30, 72), (-80, 62), (-190, 66), (-240, 50))  # fmt: skip
TUFTS = ((-220, 18), (-176, 34), (-120, 26), (-60, 38), (24, 44), (70, 30), (132, 36), (186, 22), (226, 32))
PLATE = 62  # from a place's corner to the middle of its number


def scenery() -> str:
    return sky() + lifts() + bridges() + islands() + travellers() + plates()


# The sky


def sky() -> str:
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#town-sky)"/>'
    return ground + rainbow() + far_islands() + sun() + clouds()


def rainbow() -> str:
    bands = (("#f6a5a0", 760), ("#fbd08a", 732), ("#fff0a8", 704), ("#b7e3b0", 676), ("#a9d3f2", 648), ("#cdb9ec", 620))
    return "".join(
        f'<circle cx="900" cy="1296" r="{r}" fill="none" stroke="{colour}" stroke-width="28" stroke-opacity=".5"/>'
        for colour, r in bands
    )


def sun() -> str:
    rays = "".join(group(line("M0-70V-86", 8, "#f7b538"), turn=k * 30) for k in range(12))
    cheeks = dot(-32, 8, 9, "#ff9d6b") + dot(32, 8, 9, "#ff9d6b")
    face = dot(-18, -8, 5) + dot(18, -8, 5) + smile(0, 8, 18, 7, 4)
    return group(rays, circle(0, 0, 56, "#ffd65a", 3.6, "#e79a2b"), cheeks, face, x=504, y=104, scale=0.86)


def far_islands() -> str:
    """The rest of the archipelago, pale with distance."""
    rock = flat(smooth([(-70, 0), (-40, -26), (30, -30), (72, 0), (30, 44), (-20, 52)]), "#9cc6e6", 0.6)
    roofs = flat("M-24-26V-60H2V-28ZM-32-58L-11-84 10-58ZM14-26V-46H40V-28ZM10-44L27-60 44-44Z", "#9cc6e6", 0.6)
    places = ((70, 236, 0.8), (664, 210, 0.7), (1276, 246, 0.7), (1750, 196, 0.6), (76, 700, 0.8), (1090, 556, 0.6),
              (1736, 700, 0.8), (76, 1180, 0.8), (688, 1130, 0.8), (1128, 1180, 0.6), (1280, 1150, 0.8))  # fmt: skip
    return "".join(group(rock, roofs, x=x, y=y, scale=size) for x, y, size in places)


CLOUDS = (
    (140, 150, 0.8), (388, 60, 0.6), (30, 330, 0.7), (760, 120, 0.7), (1090, 250, 0.7), (1350, 120, 0.8),
    (1730, 60, 0.7), (1770, 300, 0.7), (600, 250, 0.6), (1200, 180, 0.5), (170, 590, 0.8), (470, 540, 0.7),
    (20, 790, 0.6), (730, 560, 0.6), (1070, 690, 0.7), (1390, 540, 0.6), (1700, 560, 0.9), (1780, 800, 0.6),
    (620, 720, 0.7), (1190, 760, 0.6), (160, 1070, 0.7), (420, 1010, 0.6), (20, 1280, 0.7), (760, 1030, 0.8),
    (1060, 1050, 0.7), (1380, 1030, 0.7), (1690, 1080, 0.8), (1790, 1260, 0.6), (600, 1220, 0.7), (1200, 1250, 0.7),
    (600, 1436, 0.8), (1200, 1440, 0.9), (10, 1440, 0.7), (1796, 1440, 0.7),
)  # fmt: skip


def clouds() -> str:
    outline = "M-96 30Q-116-4-76-14Q-70-62-18-56Q14-84 48-48Q92-50 90-12Q124 2 100 30Z"
    cloud = group(flat(outline, "#c9e0f2"), y=8) + flat(outline, WHITE)
    return "".join(group(cloud, x=x, y=y, scale=size) for x, y, size in CLOUDS)


# The islands


def islands() -> str:
    return "".join(island(place) for place in range(9))


def island(place: int) -> str:
    """Grass on top, rock below, and small green things at both ends."""
    x, y = GROUNDS[place]
    deep = [84 + (place * 5 + k * 7) % 13 + 14 * (place % 3 == 1) for k in range(5)]
    rock = ((-240, 40), (-186, deep[0] - 10), (-116, deep[1]), (-50, deep[2] - 4), (20, deep[3] + 2), (96, deep[4] - 2),
            (176, deep[0] - 8), (240, 40), (0, 20))  # fmt: skip
    facets = "".join(
        flat(f"M{fx} 60l40 4-18 {18 + (place + k) % 3 * 3}Z", ROCK_SHADE) for k, fx in enumerate((-170, -70, 56, 140))
    )
    tufts = "".join(f"M{tx} {ty}q4-12 8 0q4-9 7 1" for tx, ty in TUFTS)
    vines = "".join(
        f"M{vx} 54q{(place + k) % 2 * 18 - 9} 14 0 {28 + (place + k) % 3 * 6}"
        for k, vx in enumerate((-212, -96, 84, 200))
    )
    left, right = ENDS[place]
    return group(
        path(smooth(rock), ROCK) + facets,
        path(smooth(GRASS_OUTLINE), GRASS),
        flat(smooth(GRASS_EDGE), GRASS_SHADE),
        line(vines, 6, PINE),
        line(tufts, 3, TUFT),
        group(END_PLANTS[left](), x=-240, y=14),
        group(END_PLANTS[right](), x=240, y=14),
        x=x,
        y=y,
    )


def pine() -> str:
    return line("M0 6V-10", 8, BARK) + path("M0-74L20-40H11L24-6H-24L-11-40H-20Z", PINE, 3)


def toadstool() -> str:
    stalk = path("M-6 8V-10H6V8Z", CREAM, 2.8)
    return stalk + path("M-20-8Q-16-32 0-32Q16-32 20-8Z", RED, 3) + dot(-7, -18, 3.6, WHITE) + dot(7, -20, 3.6, WHITE)


def lamp() -> str:
    glass = path("M-10-66H10L7-88H-7Z", BUTTER, 3)
    return line("M0 8V-66", 6, BARK) + glass + path("M-13-88H13L0-102Z", VIOLET, 3)


def wild_flowers() -> str:
    heads = ((-14, -10, PINK), (0, -18, SUN), (13, -9, WHITE))
    return line("M-14 8V-10M0 10V-18M13 8V-9", 3, PINE) + "".join(circle(x, y, 7, c, 2.4) for x, y, c in heads)


END_PLANTS = {"pine": pine, "toadstool": toadstool, "lamp": lamp, "flowers": wild_flowers}
ENDS = (
    ("pine", "flowers"), ("lamp", "flowers"), ("toadstool", "pine"),
    ("flowers", "toadstool"), ("pine", "flowers"), ("lamp", "pine"),
    ("pine", "toadstool"), ("flowers", "toadstool"), ("lamp", "flowers"),
)  # fmt: skip


def bridges() -> str:
    """One between every two neighbours in a row."""
    starts = [place for place in range(9) if place % 3 < 2]
    return "".join(bridge(GROUNDS[place], GROUNDS[place + 1]) for place in starts)


def bridge(left: Point, right: Point) -> str:
    """Planks on ropes, sagging from one island's end to the next one's."""
    (x1, y1), (x2, y2) = (left[0] + 248, left[1] + 16), (right[0] - 248, right[1] + 16)
    steps = [i / 8 for i in range(9)]
    places = [(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 72 * t * (1 - t)) for t in steps]
    deck = smooth(places, closed=False)
    rail = smooth([(x, y - 30) for x, y in places], closed=False)
    posts = "".join(f"M{x:.0f} {y - 30:.0f}V{y:.0f}" for x, y in places)
    planks = "".join(f"M{x:.0f} {y - 6:.0f}V{y + 6:.0f}" for x, y in places)
    return line(posts, 3, BARK) + line(rail, 4, BARK) + line(deck, 17) + line(deck, 10.6, PLANK) + line(planks, 3)


# Between the islands


def lifts() -> str:
    """Cabins on ropes between the rows, and waterfalls; all keep away from the numbers."""
    ropes = ((566, 400, 870, 640, RED), (1166, 390, 850, 610, SUN), (1766, 880, 1350, 1120, TEAL))
    falls = "".join(waterfall(x, y) for x, y in ((1716, 396), (496, 880), (1100, 1352)))
    return "".join(line(f"M{x} {top}V{bottom}", 4) + cabin(x, y, colour) for x, top, bottom, y, colour in ropes) + falls


def cabin(x: float, y: float, colour: str) -> str:
    panes = box(-19, 31, 16, 17, ICE, 3, 2.6) + box(3, 31, 16, 17, ICE, 3, 2.6)
    return group(line("M0 0V22", 6), box(-27, 22, 54, 46, colour, 10), panes, line("M-27 56H27", 2.6), x=x, y=y)


def waterfall(x: float, y: float) -> str:
    spray = "".join(dot(dx, dy, r, WHITE) for dx, dy, r in ((-22, 92, 15), (0, 84, 18), (22, 92, 15), (0, 98, 16)))
    return group(path("M-18 20H18L22 90H-22Z", WATER), line("M-7 36V84M7 32V80", 3, WHITE), spray, x=x, y=y)


def travellers() -> str:
    """Each flies in a free upper right corner, beside what stands on the island."""
    gulls = ((1150, 58), (1174, 82), (566, 214), (1750, 150), (500, 612), (532, 592), (34, 656))
    wings = "".join(f"M{x - 18} {y - 5}q9-11 18 5q9-16 18-5" for x, y in gulls)
    return (
        whale(1110, 150, 0.6)
        + whale(1668, 1012, 0.5)
        + parachute(1740, 590)
        + kite(1036, 1018)
        + aeroplane(506, 1084)
        + line(wings, 4.4)
    )  # fmt: skip


def whale(x: float, y: float, size: float) -> str:
    """A sky whale, of course."""
    return group(
        path("M84-6Q112-18 112-44Q128-34 140-44Q140-8 96 12Z", "#6fa8dc", 4),
        path("M-92 4Q-88-46-10-46Q66-44 100 4Q60 46-20 44Q-86 42-92 4Z", "#6fa8dc", 4),
        flat("M-88 14Q-30 30 60 24Q20 44-24 42Q-78 40-88 14Z", "#e6f3fb"),
        dot(-58, -2, 6) + smile(-70, 14, 12, 4, 4),
        path("M-4 20Q8 50 34 44Q30 24 16 16Z", "#5a93c8", 4),
        line("M-30-46Q-34-70-50-70M-30-46Q-26-72-10-70", 6, WHITE),
        x=x,
        y=y,
        scale=size,
    )


def parachute(x: float, y: float) -> str:
    """A parcel comes down."""
    canopy = path("M-46 0Q-42-50 0-52Q42-50 46 0Q34-10 23 0Q12-10 0 0Q-12-10-23 0Q-34-10-46 0Z", PINK)
    seams = line("M0-52Q-22-36-23 0M0-52Q22-36 23 0", 2.6) + line("M-46 0L-10 52M-23 0L-6 52M23 0L6 52M46 0L10 52", 2)
    return group(canopy, seams, box(-17, 50, 34, 30, PLANK, 3, 3), line("M0 50V80M-17 63H17", 4, RED), x=x, y=y, turn=6)


def kite(x: float, y: float) -> str:
    cloth = path("M0-44L28-4 0 44-28-4Z", VIOLET) + line("M0-44V44M-28-4H28", 2.4)
    tail = line("M0 44Q16 60 0 76T6 100", 3) + path("M-8 62L8 70V58L-8 74Z", SUN, 2.4)
    return group(cloth, tail, x=x, y=y, scale=0.72, turn=14)


def aeroplane(x: float, y: float) -> str:
    """A small plane that pulls a wavy banner."""
    banner = path("M52-8Q76-20 98-8T140-8V16Q118 26 98 16T52 16Z", RED, 3)
    return group(
        line("M36 2H54", 2.6) + banner,
        path("M22-6L40-26 44 4Z", SUN, 3),
        path("M-40 2Q-40-14-16-14Q26-12 42 4Q20 18-20 18Q-40 18-40 2Z", SUN, 3),
        path("M-18-13Q-14-28 4-12Z", ICE, 3) + path("M-12 6H16L28 18H-2Z", TEAL, 3),
        line("M-44-14V20", 5),
        x=x,
        y=y,
        scale=0.62,
        turn=4,
    )


# The numbers


def plates() -> str:
    return "".join(plate(place) for place in range(9))


def plate(place: int) -> str:
    left, top = corner(place)
    disc = dot(3, 5, 43, INK, 0.2) + circle(0, 0, 42, CREAM, 4)
    return group(disc, letters(str(place + 1), 0, 21, 60), x=left + PLATE, y=top + PLATE)
