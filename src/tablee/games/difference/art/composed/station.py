"""The railway station: a steam train under an iron roof, and a platform full of travellers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.drawing.outlines import smooth
from tablee.drawing.palette import mixed
from tablee.drawing.shapes import box, fade, flat, line, path
from tablee.games.difference.art.composed.ground import SKIES, Ground, column, drifting, everywhere, two_rows
from tablee.games.difference.art.composed.packing import Placed, Stage
from tablee.games.difference.art.composed.picture import Composed
from tablee.games.difference.art.parts import animals, roles, sky, small
from tablee.games.difference.art.parts import surprises as strange_things
from tablee.games.difference.art.parts.prop import Chance, Prop, Said
from tablee.games.difference.art.parts.scenes import feeding
from tablee.games.difference.art.parts.station import hall, roof, scenes, surprises, train, travellers
from tablee.games.difference.art.parts.words import Who

ROOF = 44  # down to where the iron roof reaches
RAILS = 516
EDGE = 536  # of the platform
TRAIN = 0.92  # its scale
WAGGONS: tuple[Said, ...] = (("premier", "first"), ("deuxième", "second"), ("troisième", "third"))
BETWEEN = (346, 971)  # where columns stand: between the engine and a waggon, and between two waggons
HANGS: tuple[Said, ...] = (("à gauche", "on the left"), ("au milieu", "in the middle"), ("à droite", "on the right"))
FLOORS = ("#e9d8c4", "#d9d3e0", "#e3dccb", "#d5dfdc")
PASSERS = (
    Who("voyageuse", "f", "traveller"), Who("cousin", "m", "cousin"), Who("tante", "f", "aunt"),
    Who("oncle", "m", "uncle"), Who("étudiante", "f", "student"), Who("voisin", "m", "neighbour"),
)  # fmt: skip
NEAR = (46, 600, 1154, 892)
ROWS = (716, 888)  # where the feet of the far and of the near row are


def station(name: str, chance: Chance) -> Composed:
    stage, ground = Stage(), Ground()
    high, low = SKIES[chance.choice(tuple(SKIES))]
    floor, hill = chance.choice(FLOORS), chance.choice(("#9ccf74", "#b6d7a0", "#a9cbb5"))
    ground.add(box(0, 0, 1200, 900, "url(#sky)", width=0))
    drifting(chance, ground)
    country(chance, ground, hill, low)
    platform(ground, floor)
    iron_roof(ground)
    rolling(chance, stage)
    under_the_roof(chance, stage)
    crowd(chance, stage)
    definitions = fade("sky", (0, high), (0.5, low), (1, low)) + fade(
        "floor", (0, mixed(floor, "#8a7a8a", 0.2)), (1, floor)
    )
    return Composed(name, definitions, ground, stage.placed)


def country(chance: Chance, ground: Ground, hill: str, low: str) -> None:
    """Hills with a town far away, behind the train."""
    ridge = [(-40, 330), (170, 266), (420, 310), (690, 258), (960, 304), (1240, 262), (1240, 520), (-40, 520)]
    ground.add(flat(smooth(ridge), mixed(hill, low, 0.35)), top=230, bottom=520)
    wall, tile = mixed("#f3e2b8", low, 0.3), mixed("#b65a6a", low, 0.35)
    for i in range(16):
        x, wide, tall = i * 78 + chance.between(-14, 14), chance.choice((44, 54, 62)), chance.choice((44, 60, 78))
        base = 352
        home = box(x, base - tall, wide, tall + 60, wall, width=0) + flat(
            f"M{x - 5} {base - tall}L{x + wide // 2} {base - tall - 30}L{x + wide + 5} {base - tall}Z", tile
        )
        panes = "".join(
            flat(f"M{x + 10 + 20 * j} {base - tall + 14}h10v14h-10Z", mixed(wall, "#7d8fb5", 0.5))
            for j in range(wide // 24)
        )
        ground.add(home + panes, x - 6, base - tall - 32, x + wide + 6, base + 62)
    ground.add(flat("M0 372H1200V540H0Z", mixed(hill, "#3f8a4c", 0.25)), top=372, bottom=540)


def platform(ground: Ground, floor: str) -> None:
    """Rails, the edge of the platform, and its slabs."""
    ground.add(flat(f"M0 {RAILS - 14}H1200V{EDGE + 4}H0Z", "#8f8494"), top=RAILS - 14, bottom=EDGE + 4)
    for x in range(-10, 1210, 44):
        ground.add(box(x, RAILS - 2, 26, 12, "#8a5a3b", 2, 2.4), x - 3, RAILS - 4, x + 30, RAILS + 14)
    ground.add(line(f"M0 {RAILS}H1200", 6, "#c9c1d6"), top=RAILS - 4, bottom=RAILS + 4)
    ground.add(flat(f"M0 {EDGE}H1200V900H0Z", "url(#floor)") + line(f"M0 {EDGE}H1200", 4), top=EDGE - 3)
    ground.add(flat(f"M0 {EDGE + 12}H1200V{EDGE + 24}H0Z", "#ffcd2e"), top=EDGE + 10, bottom=EDGE + 26)
    seam = mixed(floor, "#8a7a8a", 0.35)
    for y in (EDGE + 62, EDGE + 128, EDGE + 216, EDGE + 322):
        ground.add(line(f"M0 {y}H1200", 2.6, seam), top=y - 2, bottom=y + 2)
    for x in range(-900, 2200, 150):
        far, near = 600 + (x - 600) * 0.62, x
        ground.add(
            line(f"M{far:.0f} {EDGE + 26}L{near} 900", 2.6, seam), min(far, near) - 3, EDGE + 24, max(far, near) + 3
        )


def iron_roof(ground: Ground) -> None:
    """Glass between iron beams, and a fringe."""
    ground.add(flat(f"M0 0H1200V{ROOF - 14}H0Z", "#cfe6ea"), bottom=ROOF)
    for x in range(-30, 1230, 60):
        ground.add(
            line(f"M{x} 0L{x + 60} {ROOF - 14}M{x + 60} 0L{x} {ROOF - 14}", 3, "#7fb8ae"), x - 4, 0, x + 64, ROOF
        )
    ground.add(box(-10, ROOF - 18, 1220, 14, "#3f7f78"), top=ROOF - 22, bottom=ROOF)
    for x in range(0, 1200, 40):
        ground.add(path(f"M{x} {ROOF - 4}h40q-6 20-20 20t-20-20Z", "#3f7f78", 2.6), x - 3, ROOF - 8, x + 43, ROOF + 20)


def rolling(chance: Chance, stage: Stage) -> None:
    """The engine and three waggons, the last one cut by the frame; columns stand between them."""
    mirror = chance.percent(50)

    def at(x: int) -> int:
        return 1200 - x if mirror else x

    stage.put(Placed(train.locomotive(chance), at(186), RAILS, TRAIN, mirror))
    for number, (x, where) in enumerate(zip((508, 820, 1132), WAGGONS, strict=True)):
        stage.put(Placed(train.waggon(chance, number, where), at(x), RAILS, TRAIN, mirror))
    for number, x in enumerate(BETWEEN):
        stage.put(Placed(train.column(f"column{number}", EDGE + 20 - ROOF + 4), at(x), EDGE + 20))
    stage.put(Placed(train.signal(chance), at(664), 498, 0.9, mirror))


def under_the_roof(chance: Chance, stage: Stage) -> None:
    """The clock, the board and what else hangs; then what is in the sky beyond."""
    for prop, scale in ((roof.board(chance), 0.88), (roof.clock(chance), 0.88)):
        stage.find(prop, [(x, ROOF + 6, scale) for x in chance.sample(range(150, 1060, 10), 91)])
    for x, where in zip((230, 600, 960), HANGS, strict=True):
        prop = roof.hanging(chance, HANGS.index(where), where)
        stage.find(prop, [(x + d, ROOF + 6, 0.86) for d in (0, 24, -24, 48, -48, 72, -72, 96, -96, 120, -120)])
    high: list[tuple[Prop, float]] = []
    if chance.percent(25):
        high.append((strange_things.saucer(chance), 0.66))
    high += [(sky.sun(chance), 0.56), (sky.hot_air(chance), 0.6), (sky.birds(chance), 0.6), (sky.plane(chance), 0.62)]
    order = chance.sample(range(4), 4)
    for i, (prop, scale) in enumerate(high):
        stage.find(prop, column(chance, order[i % 4], (60, ROOF + 90, 1140, 250), scale))


def crowd(chance: Chance, stage: Stage) -> None:
    stage.put(Placed(scenes.palm("palm-left"), -12, 886, 0.8))
    stage.put(Placed(scenes.palm("palm-right"), 1212, 886, 0.8, True))
    stage.put(Placed(scenes.hatted(chance), chance.between(300, 900), 868, 0.9))
    first = chance.choice((hall.kiosk, hall.tickets))
    stage.find(first(chance), [(x, 782, 0.82) for x in chance.sample(range(150, 1060, 12), 76)], 1, chance.percent(50))
    choices: Sequence[Callable[[Chance], Prop]] = (
        scenes.farewell, scenes.band, scenes.trolley, scenes.balloon_seller, hall.reader, feeding,
    )  # fmt: skip
    large = [make(chance) for make in chance.sample(choices, 4)]
    some: list[Prop] = []
    if not stage.has("saucer"):
        odd = (surprises.elephant, surprises.astronaut, surprises.giraffe, strange_things.skating_penguin)
        some.append(chance.choice(odd)(chance))
    some += [roles.grown_up(chance, role) for role in chance.sample(travellers.ROLES, 2)]
    some += [travellers.traveller(chance, who) for who in chance.sample(PASSERS, 3)]
    little: list[Prop] = [scenes.pile(chance), small.toy_child(chance)]
    little += [make(chance) for make in chance.sample((animals.dog, animals.cat, small.signpost), 2)]
    for prop in large:
        stage.find(prop, two_rows(chance, ROWS, 0.86), 1, chance.percent(40))
    for prop in [*some, *little]:
        mirror = chance.percent(40)
        tried = (
            (two_rows(chance, ROWS, 0.88), 0),
            (everywhere(chance, NEAR, 0.82), 1),
            (everywhere(chance, NEAR, 0.72), 2),
        )
        any(stage.find(prop, spots, most, mirror) for spots, most in tried)
