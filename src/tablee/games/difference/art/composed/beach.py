"""The beach: sky, sea and sand, and everybody on holiday."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.drawing.outlines import smooth
from tablee.drawing.palette import WHITE, mixed
from tablee.drawing.shapes import box, fade, flat, line, path, spot
from tablee.games.difference.art.composed.ground import SKIES, Ground, Spot, column, drifting, everywhere
from tablee.games.difference.art.composed.packing import Stage
from tablee.games.difference.art.composed.picture import Composed
from tablee.games.difference.art.parts import animals, play, roles, scenes, sea, shore, sky, small, surprises
from tablee.games.difference.art.parts.beach import air, belongings, creatures, far, swimming
from tablee.games.difference.art.parts.prop import Chance, Prop
from tablee.games.difference.art.parts.words import Who

HORIZON = 276
SEAS = {  # by the light of the sky: near and far
    "morning": ("#8adbd0", "#3aa7ad"), "noon": ("#7cc8e8", "#3d9bcf"), "evening": ("#d9b8d6", "#8d84c4"),
    "spring": ("#8fb9ee", "#4a80cf"),
}  # fmt: skip
SANDS = ("#f7dda2", "#f3d3a0", "#fbe6bd")
PARASOLS = (("du fond", "at the back"), ("de devant", "at the front"))
BATHERS = (
    Who("cousine", "f", "cousin"), Who("grand frère", "m", "big brother"), Who("tante", "f", "aunt"),
    Who("oncle", "m", "uncle"), Who("maman", "f", "mother"),
)  # fmt: skip
LITTLE: tuple[Callable[[Chance], Prop], ...] = (
    belongings.pinwheel, belongings.flip_flops, belongings.towel, belongings.cool_box, belongings.beach_bag,
    belongings.bathing_flag, belongings.rackets, belongings.bottle, creatures.hermit_crab, creatures.turtle,
    creatures.shells, creatures.bold_gull, shore.crab, small.beach_ball, small.starfish, small.signpost,
)  # fmt: skip
LARGER: tuple[Callable[[Chance], Prop], ...] = (
    shore.sand_castle, shore.surfboard, small.toy_child, animals.dog, small.washing,
)  # fmt: skip
SAND = (46, 620, 1154, 892)
FAR_ROW, NEAR_ROW = 716, 886


def large_beach(name: str, chance: Chance) -> Composed:
    """An easy picture: what is larger is found sooner."""
    return beach(name, chance, 1.08)


def beach(name: str, chance: Chance, size: float = 1.0) -> Composed:
    stage = Stage()
    light = chance.choice(tuple(SKIES))
    (high, low), (near, far) = SKIES[light], SEAS[light]
    sand, slope = chance.choice(SANDS), chance.choice((-1, 1))
    ground = Ground()
    ground.add(box(0, 0, 1200, 900, "url(#sky)", width=0))
    drifting(chance, ground)
    coast(chance, ground, (low, near, sand), slope)
    order = chance.sample(range(4), 4)
    horizon(chance, stage, order, size)
    heavens(chance, stage, order[::-1], size)
    water(chance, stage, size)
    sands(chance, stage, size)
    definitions = fade("sky", (0, high), (0.35, low), (1, low)) + fade("sea", (0, far), (0.45, near), (1, near))
    return Composed(name, definitions, ground, stage.placed)


def coast(chance: Chance, ground: Ground, tones: tuple[str, str, str], slope: int) -> None:
    """An island far out, waves, and the edge of the water."""
    low, water_tone, sand = tones
    isle, top = chance.between(-80, 760), HORIZON + 4
    hills = [
        (isle - 40, top),
        (isle + 120, top - 58),
        (isle + 260, top - 32),
        (isle + 400, top - 82),
        (isle + 560, top),
    ]
    ground.add(flat(smooth(hills), mixed(low, "#6f9f8a", 0.55)), top=HORIZON - 100, bottom=HORIZON + 40)
    ground.add(flat(f"M0 {HORIZON}H1200V900H0Z", "url(#sea)"), top=HORIZON)
    ground.add(line(f"M0 {HORIZON}H1200", 3, mixed(water_tone, "#ffffff", 0.5)), top=HORIZON - 3, bottom=HORIZON + 3)
    foam = mixed(water_tone, "#ffffff", 0.45)
    for i in range(34):
        x, y = (i * 173 + 40 * slope) % 1190, HORIZON + 14 + (i * 61) % 230
        ground.add(line(f"M{x} {y}q10-7 20 0t20 0", 2.5 + (y - HORIZON) / 120, foam), x - 6, y - 14, x + 46, y + 14)
    shore_line = [
        (-40, 522 - 22 * slope), (240, 546 + 10 * slope), (520, 530), (820, 548), (1000, 532 - 12 * slope),
        (1240, 524 + 22 * slope),
    ]  # fmt: skip
    edge = smooth(shore_line, False)
    wash = line(edge, 46, mixed(water_tone, "#ffffff", 0.35)) + line(edge, 16, WHITE)
    ground.add(wash + path(edge + "V940H-40Z", sand, 0), top=460)
    wet = line(smooth([(x, y + 24) for x, y in shore_line], False), 18, mixed(sand, "#b98a4a", 0.22))
    ground.add(wet, top=500, bottom=620)
    grain, dune = mixed(sand, "#a97a3a", 0.4), mixed(sand, "#b98a4a", 0.3)
    for i in range(64):
        x, y = (i * 211) % 1200, 604 + (i * 97) % 286
        ground.add(spot(x, y, 5, 2.4, grain), x - 6, y - 4, x + 6, y + 4)
    for i in range(16):
        x, y = (i * 317 + 60) % 1150, 628 + (i * 83) % 256
        ground.add(line(f"M{x} {y}q24-9 48 0", 3, dune), x - 4, y - 14, x + 52, y + 6)


def horizon(chance: Chance, stage: Stage, quarters: list[int], size: float) -> None:
    """Ships far out, and sometimes a lighthouse, each in a quarter of its own."""
    for quarter, make in zip(quarters, chance.sample((far.yacht, far.junk, far.liner, far.freighter), 3), strict=False):
        spots = column(chance, quarter, (90, HORIZON + 10, 1110, HORIZON + 18), 0.84 * size)
        stage.find(make(chance), spots, 0, chance.percent(50))
    if chance.percent(50):
        stage.find(
            sea.island(chance), column(chance, quarters[3], (110, 332, 1090, 344), 0.92 * size), 0, chance.percent(50)
        )


def heavens(chance: Chance, stage: Stage, quarters: list[int], size: float) -> None:
    large = ((sky.hot_air, 0.8), (air.paraglider, 0.86), (sky.plane, 0.82), (sky.shaped_cloud, 0.78))
    small = (
        (sky.birds, 0.78),
        (shore.kite, 0.76),
        (air.long_kite, 0.86),
        (air.pelican, 0.86),
        (air.lost_balloons, 0.84),
    )
    few = chance.sample(small, 3)
    high = [(make(chance), scale) for make, scale in [few[0], (sky.sun, 0.72), *chance.sample(large, 3), *few[1:]]]
    if chance.percent(25):
        high.insert(2, (surprises.saucer(chance), 0.76))
    for i, (prop, scale) in enumerate(high):
        stage.find(prop, column(chance, quarters[i % 4], (70, 54, 1130, 190), scale * size))


def water(chance: Chance, stage: Stage, size: float) -> None:
    makers = (
        sea.whale, swimming.dolphin, swimming.windsurfer, swimming.buoy, swimming.between_waves, swimming.leaping_fish,
    )  # fmt: skip
    small: list[tuple[Prop, tuple[int, int]]] = [(make(chance), (370, 480)) for make in chance.sample(makers, 4)]
    afloat = [
        (sea.sail_boat(chance), (420, 450)), (sea.dinghy(chance), (430, 470)), (sea.swimmer(chance), (440, 486)),
        small[0],
    ]  # fmt: skip
    if not stage.has("saucer") and chance.percent(50):
        afloat.append((surprises.monster(chance), (400, 460)))
    order = chance.sample(range(4), 4)
    for i, (prop, (top, bottom)) in enumerate([*afloat, *small[1:]]):
        spots = column(chance, order[i % 4], (110, top, 1090, bottom), 0.92 * size, 100)
        stage.find(prop, spots, 0, chance.percent(50))


def sands(chance: Chance, stage: Stage, size: float) -> None:
    sides = chance.sample((60, 1120), 2)
    stage.find(shore.palm(chance), [(x, y, 0.9) for x in sides for y in (640, 660, 690, 712)], 6)
    for where, row in zip(PARASOLS, (FAR_ROW, NEAR_ROW), strict=True):
        prop = shore.parasol(chance, PARASOLS.index(where), where)
        stage.find(prop, [(x, row + 2, scale) for x, _, scale in rows(chance, 0.86 * size)], 1)
    together = chance.sample((play.volley, play.rope, play.tug_of_war, scenes.portrait), 2)
    callings = chance.sample([role for role in roles.SHORE if fits(role.who.word, together)], 3)
    for prop in [*(make(chance) for make in together), shore.ice_cart(chance)]:
        stage.find(prop, rows(chance, 0.9 * size), 1, chance.percent(40))
    some: list[Prop] = [roles.passer_by(chance, who, bare=True) for who in chance.sample(BATHERS, 3)]
    some += [roles.grown_up(chance, role) for role in callings]
    some = chance.sample(some, len(some))
    if not stage.has("saucer") and not stage.has("monster"):
        some.insert(0, chance.choice((surprises.chest, surprises.snowman, surprises.skating_penguin))(chance))
    some += [make(chance) for make in chance.sample(LARGER, 3)]
    little = [make(chance) for make in chance.sample(LITTLE, len(some))]
    for one, other in zip(some, little, strict=True):
        stand(chance, stage, one, size)
        lie(chance, stage, other, size)


def stand(chance: Chance, stage: Stage, prop: Prop, size: float) -> None:
    """In one of the rows, or where there is room."""
    mirror = chance.percent(40)
    tried = (
        (rows(chance, 0.94 * size), 0),
        (everywhere(chance, SAND, 0.86 * size), 1),
        (everywhere(chance, SAND, 0.78), 1),
    )
    any(stage.find(prop, spots, most, mirror) for spots, most in tried)


def lie(chance: Chance, stage: Stage, prop: Prop, size: float) -> None:
    """Anywhere on the sand."""
    stage.find(prop, everywhere(chance, SAND, 0.86 * size), 0, chance.percent(40))


def rows(chance: Chance, scale: float) -> list[Spot]:
    """Spots in two rows, the nearer one a little larger."""
    found: list[Spot] = []
    for _ in range(120):
        near = chance.percent(50)
        y = (NEAR_ROW if near else FAR_ROW) + chance.between(-10, 4)
        found.append((chance.between(46, 1154), y, scale if near else round(scale - 0.06, 2)))
    return found


def fits(word: str, together: Sequence[Callable[[Chance], Prop]]) -> bool:
    """Nobody is there twice."""
    taken: dict[Callable[[Chance], Prop], str] = {scenes.portrait: "peintre"}
    return word not in {taken.get(make, "") for make in together}
