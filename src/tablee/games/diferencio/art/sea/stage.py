"""The sea itself, all that never changes: water and light, the far city, reefs, bridges, and the nine numbers."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.drawing.lettering import letters
from tablee.drawing.outlines import Point, smooth
from tablee.drawing.palette import BUTTER, CORAL, CREAM, GOLD, INK, ORANGE, PINK, SAND, SUN, WHITE, WOOD
from tablee.drawing.shapes import box, circle, dot, fade, flat, group, limb, line, path, shadow
from tablee.games.diferencio.art.sea.creatures import bubbles, cone_shell, fish, scallop, slim_fish
from tablee.games.diferencio.art.sea.reefs import GROUNDS, arches, lifts, reefs, rope_bridges
from tablee.games.diferencio.art.world import HEIGHT, WIDTH, corner

DEEP = "#27509f"  # what is far away is drawn in this, faintly
DEFINITIONS = (
    fade("sea-water", (0, "#a4ece0"), (0.16, "#6fd6dc"), (0.42, "#4bb4dd"), (0.7, "#4a8fd6"), (1, "#6480cf"))
    + fade("sea-ray", (0, WHITE, 0.3), (1, WHITE, 0))
    + fade("sea-stem", (0, "#3f6fb4", 0.55), (1, "#3f6fb4", 0))
)


def scenery() -> str:
    """From the back to the front."""
    return (
        box(0, 0, WIDTH, HEIGHT, "url(#sea-water)", width=0)
        + far_city()
        + rays()
        + surface()
        + far_swimmers()
        + schools()
        + floor()
        + lifts()
        + arches()
        + reefs()
        + rope_bridges()
        + snow()
        + rising_bubbles()
        + plates()
    )


# ---------------------------------------------------------------- light and surface


def rays() -> str:
    """Light that falls from the upper right."""
    beams = ((130, 90, 620), (420, 60, 820), (760, 120, 980), (1130, 70, 860), (1400, 130, 1120), (1720, 70, 760))
    return "".join(flat(beam(x, width, deep), "url(#sea-ray)") for x, width, deep in beams)


def beam(x: float, width: float, deep: float) -> str:
    slant = deep * 0.3
    return f"M{x} 0H{x + width}L{x + 2.1 * width - slant:.0f} {deep}H{x - slant:.0f}Z"


def surface() -> str:
    """The skin of the water seen from below, with a boat and a duck that swim on it."""
    waves = "M0 0V16" + "q25 16 50 0q25-10 50 0" * 18 + "V0Z"
    shine = "".join(f"M{x} 34q22 10 44 0" for x in (180, 330, 700, 860, 1010, 1330, 1540, 1700))
    return flat(waves, "#e8fbf2") + line(shine, 5, "#ffffff80") + boat() + duck()


def boat() -> str:
    """The bottom of a rowing boat, its oar in the water."""
    outline = "M-96-14Q-84 44 0 46Q84 44 96-14Z"
    return group(
        limb("M92 2L128 50", WOOD, 5, 2.6),
        path("M120 40L136 34Q152 56 150 74Q134 74 124 60Z", WOOD, 3.2),
        path("M-60 38Q0 58 60 38L54 50Q0 66-54 50Z", WOOD, 3.2),
        flat(outline, CORAL),
        flat("M-88 4Q-70 42 0 44Q70 42 88 4Z", "#d8654a"),
        line("M-90 6Q0 24 90 6M-76 22Q0 38 76 22", 3),
        path(outline, width=4),
        x=492,
        y=4,
        scale=0.8,
    )


def duck() -> str:
    """A duck's belly and its paddling feet."""
    feet = path("M-14 20L-20 40L-36 48L-20 52L-10 58L-6 40L-6 20Z", ORANGE, 3)
    feet += path("M12 20L16 36L6 50L20 48L32 52L26 34L20 20Z", ORANGE, 3)
    belly = path("M-46-12Q-40 28 4 30Q44 26 56-12Z", WHITE, 3.2) + line("M-20 12q20 8 40-2", 2.8)
    return group(feet, belly, x=1118, y=4)


# ---------------------------------------------------------------- far away: outlines only, one colour, no ink


def far_city() -> str:
    """Two ridges with domes and towers, and a ship that sank long ago."""
    high = smooth(((-60, 1500), (-60, 720), (120, 690), (300, 740), (520, 700), (700, 690), (860, 735), (1060, 715),
                   (1220, 690), (1420, 740), (1640, 690), (1860, 700), (1860, 1500)))  # fmt: skip
    low = smooth(((-60, 1500), (-60, 1210), (160, 1180), (380, 1230), (620, 1160), (860, 1220), (1080, 1180),
                  (1260, 1160), (1500, 1230), (1700, 1170), (1860, 1190), (1860, 1500)))  # fmt: skip
    high += domes(((70, 706, 62), (610, 704, 70), (1560, 718, 44), (1756, 704, 66), (420, 724, 40)))
    high += towers(((6, 716, 120), (140, 706, 150), (536, 712, 120), (690, 706, 160), (1690, 706, 150), (990, 726, 90),
                    (250, 734, 90), (1480, 734, 80)))  # fmt: skip
    low += domes(((36, 1200, 54), (600, 1180, 58), (1190, 1180, 62), (1770, 1190, 56), (960, 1210, 40)))
    low += towers(((110, 1196, 130), (536, 1194, 130), (664, 1174, 150), (1120, 1188, 120), (1264, 1174, 150),
                   (1700, 1184, 130), (420, 1230, 80)))  # fmt: skip
    near = flat(low, DEEP + "30") + lit_windows()
    return flat(high, DEEP + "2e") + group(flat(SHIP, DEEP + "40"), x=1214, y=676, turn=9, scale=0.96) + near


def domes(places: Iterable[tuple[float, float, float]]) -> str:
    """Outlines of domes with a ball on top: x, y, radius."""
    return "".join(
        f"M{x - r} {y + 30}V{y}Q{x - r} {y - r * 1.1:.0f} {x - 4} {y - r * 1.12:.0f}V{y - r * 1.4:.0f}"
        f"A9 9 0 1 1 {x + 4} {y - r * 1.4:.0f}V{y - r * 1.12:.0f}Q{x + r} {y - r * 1.1:.0f} {x + r} {y}V{y + 30}Z"
        for x, y, r in places
    )


def towers(places: Iterable[tuple[float, float, float]]) -> str:
    """Outlines of pointed towers: x, y, height."""
    return "".join(
        f"M{x - 18} {y + 30}V{y - high}H{x - 26}L{x} {y - high - 52}L{x + 26} {y - high}H{x + 18}V{y + 30}Z"
        for x, y, high in places
    )


def lit_windows() -> str:
    lights = ((48, 672), (92, 672), (140, 600), (140, 640), (588, 668), (632, 668), (690, 570), (690, 610), (536, 622),
              (1736, 668), (1778, 668), (1690, 590), (1690, 630), (20, 1168), (110, 1090), (110, 1130), (584, 1148),
              (618, 1148), (664, 1054), (664, 1096), (1170, 1148), (1210, 1148), (1264, 1054), (1264, 1096),
              (1752, 1160), (1790, 1160), (1700, 1084))  # fmt: skip
    pane = "M-6 9V-3Q0-12 6-3V9Z"
    return "".join(group(flat(pane, BUTTER + "a0"), x=x, y=y) for x, y in lights)


SHIP = (
    "M-130-40Q-116 34-70 44H80Q122 30 142-62Q108-40 96-34H75L73-86H102V-92H73V-120H67V-92H40V-86H67L65-34H11L9-68"
    "Q26-80 40-66Q34-96 46-119H56V-126H9V-170H3V-126H-44V-119H-36Q-24-98-30-72Q-14-84 3-72L1-34H-57L-59-64"
    "Q-46-62-38-56Q-42-70-34-90H-28V-96H-59V-130H-65V-96H-98V-90H-92Q-82-76-84-58Q-76-62-65-64L-67-34H-92"
    "Q-96-50-130-40Z"
)  # fmt: skip
WHALE = (
    "M-120 10Q-110-46-30-50Q50-50 92-6Q116-12 120-40Q134-30 136-18Q150-34 164-34Q158 2 118 14"
    "Q60 44-20 42Q-96 42-120 10Z"
)  # fmt: skip
RAY = "M0-26Q16-20 24-8Q60-24 84-2Q44 4 26 22Q12 34 0 34L-14 84L-10 32Q-20 28-28 20Q-50 4-84 4Q-62-22-24-8Q-14-22 0-26Z"


def far_swimmers() -> str:
    """A whale and a ray: shapes in the blue."""
    return group(flat(WHALE, DEEP + "30"), x=1190, y=176) + group(flat(RAY, DEEP + "30"), x=604, y=176, turn=24)


def schools() -> str:
    """Small fish in company, some of them only shapes."""
    small = "M-14 0Q0-11 16 0Q0 11-14 0L-24-8V8Z"
    far = "".join(group(flat(small, DEEP + "4a"), x=x, y=y) for x, y in swarm(96, 250, 8) + swarm(1716, 1020, 7))
    gold = "".join(group(slim_fish(SUN), x=x, y=y, scale=0.5, mirror=True) for x, y in swarm(1246, 250, 6))
    rosy = "".join(group(fish(PINK), x=x, y=y, scale=0.42) for x, y in swarm(556, 1048, 6))
    red = "".join(group(slim_fish(CORAL), x=x, y=y, scale=0.46) for x, y in swarm(570, 258, 6))
    return far + gold + rosy + red


def swarm(x: float, y: float, count: int) -> list[Point]:
    """A loose oval of places."""
    offsets = ((0, 0), (-44, -18), (-40, 20), (34, -24), (30, 14), (-84, 4), (0, 42), (-4, -46))
    return [(x + dx, y + dy) for dx, dy in offsets[:count]]


# ---------------------------------------------------------------- in front


def floor() -> str:
    """The sand at the bottom, and what was lost there."""
    dunes = smooth(((-60, 1500), (-60, 1376), (120, 1366), (420, 1390), (600, 1372), (880, 1390), (1200, 1370),
                    (1420, 1390), (1680, 1366), (1860, 1380), (1860, 1500)))  # fmt: skip
    ripples = "".join(f"M{x} {y}q22-9 44 0q22 8 44 0" for x, y in ((560, 1396), (1150, 1394), (6, 1392), (1730, 1392)))
    lost = group(scallop(PINK), x=604, y=1428, scale=0.6) + group(cone_shell(CORAL), x=1196, y=1426, scale=0.62)
    return path(dunes, SAND, 4) + line(ripples, 3, "#d9ab69") + lost


def snow() -> str:
    """What sinks through the water for ever: pale grains."""
    grains = (((i * 397) % 1800, (i * 613 + i * i * 37) % 1440, 1.8 + i % 3) for i in range(130))
    return "".join(dot(x, y, r, "#fffaf080") for x, y, r in grains)


def rising_bubbles() -> str:
    return bubbles(
        ((30, 470, 10), (44, 440, 6), (26, 418, 4), (1776, 300, 11), (1764, 268, 6), (1780, 244, 8), (646, 480, 8),
         (634, 456, 5), (1222, 466, 9), (1210, 440, 5), (24, 900, 9), (38, 872, 6), (1184, 1010, 9), (1196, 982, 6),
         (1180, 960, 4), (566, 1220, 10), (580, 1192, 6), (570, 1170, 4), (1780, 900, 8), (1768, 874, 5),
         (40, 1290, 8), (28, 1264, 5), (1772, 1300, 9), (1784, 1272, 6))
    )  # fmt: skip


def plates() -> str:
    """The nine numbers, upper left in their places."""
    return "".join(plate(place) for place in range(len(GROUNDS)))


def plate(place: int) -> str:
    left, top = corner(place)
    x, y = left + 62, top + 62
    hung = shadow(x + 3, y + 7, 42, 42) + circle(x, y, 42, CREAM, 4.4) + circle(x, y, 34.5, "none", 2.6, GOLD)
    return hung + letters(str(place + 1), x, y + 20, 58, INK)
