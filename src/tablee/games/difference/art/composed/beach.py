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
SAND = (46, 620, 1154, 892)
FAR_ROW, NEAR_ROW = 716, 886


def beach(name: str, chance: Chance) -> Composed:
    stage = Stage()
    light = chance.choice(tuple(SKIES))
    (high, low), (near, far) = SKIES[light], SEAS[light]
    sand, slope = chance.choice(SANDS), chance.choice((-1, 1))
    ground = Ground()
    ground.add(box(0, 0, 1200, 900, "url(#sky)", width=0))
    drifting(chance, ground)
    coast(chance, ground, (low, near, sand), slope)
    heavens(chance, stage)
    water(chance, stage)
    sands(chance, stage)
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


def heavens(chance: Chance, stage: Stage) -> None:
    high: list[tuple[Prop, float]] = [(sky.sun(chance), 0.74), (sky.hot_air(chance), 0.86), (sky.plane(chance), 0.84)]
    if chance.percent(25):
        high.insert(1, (surprises.saucer(chance), 0.8))
    high += [(sky.shaped_cloud(chance), 0.8), (sky.birds(chance), 0.8), (shore.kite(chance), 0.8)]
    order = chance.sample(range(4), 4)
    for i, (prop, scale) in enumerate(high):
        stage.find(prop, column(chance, order[i % 4], (70, 54, 1130, 180), scale))


def water(chance: Chance, stage: Stage) -> None:
    afloat: list[tuple[Prop, tuple[int, int]]] = [
        (sea.sail_boat(chance), (420, 450)), (sea.dinghy(chance), (430, 470)), (sea.whale(chance), (400, 450)),
        (sea.swimmer(chance), (440, 486)), (sea.island(chance), (332, 344)),
    ]  # fmt: skip
    if not has(stage, "saucer") and chance.percent(50):
        afloat.append((surprises.monster(chance), (400, 460)))
    order = chance.sample(range(4), 4)
    for i, (prop, (top, bottom)) in enumerate(afloat):
        stage.find(prop, column(chance, order[i % 4], (110, top, 1090, bottom), 0.94, 100), 0, chance.percent(50))


def sands(chance: Chance, stage: Stage) -> None:
    sides = chance.sample((60, 1120), 2)
    stage.find(shore.palm(chance), [(x, y, 0.9) for x in sides for y in (640, 660, 690, 712)], 6)
    for where, row in zip(PARASOLS, (FAR_ROW, NEAR_ROW), strict=True):
        prop = shore.parasol(chance, PARASOLS.index(where), where)
        stage.find(prop, [(x, row + 2, scale) for x, _, scale in rows(chance, 0.9)], 1)
    together = chance.sample((play.volley, play.rope, play.tug_of_war, scenes.portrait), 2)
    callings = chance.sample([role for role in roles.SHORE if fits(role.who.word, together)], 3)
    large: list[Prop] = [make(chance) for make in together] + [shore.ice_cart(chance)]
    some: list[Prop] = [roles.grown_up(chance, role) for role in callings]
    if not has(stage, "saucer") and not has(stage, "monster"):
        some.append(chance.choice((surprises.chest, surprises.snowman, surprises.skating_penguin))(chance))
    some += [roles.passer_by(chance, who, bare=True) for who in chance.sample(BATHERS, 3)]
    little: list[Prop] = [
        shore.sand_castle(chance),
        shore.crab(chance),
        shore.surfboard(chance),
        small.beach_ball(chance),
    ]
    little += [
        animals.dog(chance),
        small.washing(chance),
        small.starfish(chance),
        small.toy_child(chance),
        small.signpost(chance),
    ]
    for prop in large:
        stage.find(prop, rows(chance, 0.94), 1, chance.percent(40))
    for prop in [*some, *chance.sample(little, len(little))]:
        mirror = chance.percent(40)
        if not stage.find(prop, rows(chance, 0.94), 0, mirror):
            stage.find(prop, everywhere(chance, SAND, 0.86), 1, mirror)


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


def has(stage: Stage, key: str) -> bool:
    return any(each.prop.key == key for each in stage.placed)
