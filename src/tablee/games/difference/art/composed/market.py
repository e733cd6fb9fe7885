"""The market square: houses, stalls, and a crowd that has something to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.drawing.outlines import smooth
from tablee.drawing.palette import mixed
from tablee.drawing.shapes import box, fade, flat, line
from tablee.games.difference.art.composed.ground import SKIES, Ground, Spot, column, drifting, everywhere, spots
from tablee.games.difference.art.composed.packing import Placed, Stage
from tablee.games.difference.art.composed.picture import Composed
from tablee.games.difference.art.lake.growing import bush
from tablee.games.difference.art.parts import animals, houses, play, roles, scenes, sky, small, street, surprises
from tablee.games.difference.art.parts.prop import Chance, Prop, Said
from tablee.games.difference.art.parts.words import Who

SKY = (64, 46, 1136, 210)
KERB = 420  # where the houses stand
WALLS = ("#f7c9a0", "#f3e2b8", "#cfe3d6", "#f2b6a6", "#d5d3ee", "#f6d88f", "#bfdcea")
ROOFS = ("#d1495b", "#8a6bb0", "#c9703f", "#4f8f8a", "#7d6b9a", "#b65a6a")
WHERE: tuple[Said, ...] = (
    ("tout à gauche", "on the far left"), ("de gauche", "on the left"), ("à gauche du milieu", "left of the middle"),
    ("du milieu", "in the middle"), ("à droite du milieu", "right of the middle"), ("de droite", "on the right"),
    ("tout à droite", "on the far right"),
)  # fmt: skip
KEEPERS = (Who("marchande", "f", "stallkeeper"), Who("épicier", "m", "grocer"), Who("fermière", "f", "farmer"))
PASSERS = (
    Who("voisin", "m", "neighbour"), Who("institutrice", "f", "teacher"), Who("fiancé", "m", "fiancé"),
    Who("cousine", "f", "cousin"), Who("tante", "f", "aunt"), Who("oncle", "m", "uncle"),
)  # fmt: skip
NEAR = (46, 660, 1154, 892)  # the band in front of the stalls
FAR_ROW, NEAR_ROW = 752, 888  # where the feet of its two rows are


def market(name: str, chance: Chance) -> Composed:
    stage = Stage()
    high, low = SKIES[chance.choice(tuple(SKIES))]
    hill, sand = chance.choice(("#9ccf74", "#b6d7a0", "#a9cbb5")), chance.choice(("#f2dcb3", "#eed3b6", "#e9dcc2"))
    ground = Ground()
    ground.add(box(0, 0, 1200, 900, "url(#sky)", width=0))
    drifting(chance, ground)
    square(chance, ground, hill, sand)
    row_of_houses(chance, stage)
    middle_row(chance, stage)
    heavens(chance, stage)
    crowd(chance, stage)
    definitions = fade("sky", (0, high), (1, low)) + fade("square", (0, mixed(sand, "#b99a7a", 0.25)), (1, sand))
    return Composed(name, definitions, ground, stage.placed)


def square(chance: Chance, ground: Ground, hill: str, sand: str) -> None:
    """Hills behind the houses, cobbles before them."""
    ridge = [(-40, 360), (180, 270), (420, 330), (700, 262), (980, 320), (1240, 270), (1240, 480), (-40, 480)]
    ground.add(flat(smooth(ridge), hill), top=230, bottom=490)
    leaf = mixed(hill, "#3f8a4c", 0.5)
    for _ in range(9):
        x, scale = chance.between(0, 1200), 0.7 + chance.below(5) / 10
        ground.add(bush(x, KERB + 4, scale, leaf), x - 90, KERB - 90, x + 90, KERB + 20)
    ground.add(flat(f"M0 {KERB}H1200V900H0Z", "url(#square)"), top=KERB)
    ground.add(line(f"M0 {KERB}H1200", 5, mixed(sand, "#8a6a5a", 0.5)), top=KERB - 4, bottom=KERB + 4)
    tone = mixed(sand, "#a98a6a", 0.45)
    for row in range(9):
        y, gap = round(KERB + 22 + 7 * row + 4.6 * row * row), 46 + 13 * row
        bow, deep = round(gap * 0.44), round(6 + row * 0.6)
        for i in range(1200 // gap + 2):
            x = i * gap - (row % 2) * gap // 2
            ground.add(line(f"M{x} {y}q{bow // 2} {deep} {bow} 0", 3, tone), x - 4, y - 4, x + bow + 4, y + deep + 4)


def row_of_houses(chance: Chance, stage: Stage) -> None:
    walls, roofs = chance.sample(WALLS, 7), chance.sample(ROOFS, 6)
    x, number = chance.between(-70, -20), 0
    while x < 1180 and number < 7:
        wide, tall = chance.choice((168, 186, 204, 224)), chance.choice((146, 156, 164, 214, 226))
        home = houses.house(chance, number, WHERE[number], wide, tall, walls[number], roofs[number % 6])
        stage.put(Placed(home, x + wide // 2, KERB, depth=200 - tall / 10))
        x += wide + chance.choice((0, 0, 0, 48))
        number += 1


def middle_row(chance: Chance, stage: Stage) -> None:
    """Two stalls with a fountain or a tree between them, or beside."""
    middle, *sides = chance.sample((190, 600, 1010), 3)
    goods = chance.sample(tuple(street.WARES), 4)
    for x, who, sold in zip(sides, chance.sample(KEEPERS, 2), (goods[:2], goods[2:]), strict=True):
        stage.put(Placed(street.stall(chance, who, sold), x, 604, 0.86))
    stage.put(Placed(street.fountain(chance), middle, 606, 0.9))
    gaps = [(x, 618, 0.8) for x in (390, 810, 400, 800, 60, 1140)]
    stage.find(street.tree(chance), gaps, 3)
    stage.find(street.lamp_post(chance), spots(chance, 80, (40, 606, 1140, 640), (0.84, 0.84)), 0)


def heavens(chance: Chance, stage: Stage) -> None:
    """What is in the sky; the roofs may come close, but hide nothing of it."""
    stage.keep_clear()
    high: list[tuple[Prop, float]] = [(sky.sun(chance), 0.62)]
    if chance.percent(25):
        high.append((surprises.saucer(chance), 0.7))
    high += [
        (sky.hot_air(chance), 0.66),
        (sky.plane(chance), 0.68),
        (sky.shaped_cloud(chance), 0.68),
        (sky.birds(chance), 0.68),
    ]
    order = chance.sample(range(4), 4)
    for i, (prop, scale) in enumerate(high):
        if not stage.find(prop, column(chance, order[i % 4], SKY, scale)):
            stage.find(prop, everywhere(chance, SKY, scale - 0.08), 1)


def crowd(chance: Chance, stage: Stage) -> None:
    together = chance.sample((play.rope, scenes.porters, scenes.portrait, scenes.feeding, scenes.concert), 2)
    callings = chance.sample([role for role in roles.TOWN if fits(role.who.word, together)], 2)
    beasts = chance.sample((animals.dog, animals.cat, animals.sheep, animals.hen, animals.ducks), 3)
    strange = () if has(stage, "saucer") else (surprises.skating_penguin, surprises.snowman, surprises.crocodile)
    for number, x in enumerate((78, 1122)):
        stage.find(small.tub(chance, number), [(x, 888, 0.95)], 2)
    large: list[Prop] = [make(chance) for make in together]
    some: list[Prop] = [roles.grown_up(chance, role) for role in callings]
    some += [roles.passer_by(chance, who) for who in chance.sample(PASSERS, 2)]
    if strange:
        some.insert(1, chance.choice(strange)(chance))
    little: list[Prop] = [make(chance) for make in beasts] + [small.toy_child(chance)]
    little += chance.sample(
        [
            street.bicycle(chance),
            street.barrel(chance),
            small.crate(chance, 0),
            small.crate(chance, 1),
            small.handcart(chance),
            small.signpost(chance),
        ],
        6,
    )
    for prop in large:
        stage.find(prop, rows(chance, 0.86), 1, chance.percent(40))
    for prop in [*some, *little]:
        mirror = chance.percent(40)
        if not stage.find(prop, rows(chance, 0.88), 0, mirror):
            stage.find(prop, everywhere(chance, NEAR, 0.8), 1, mirror)


def rows(chance: Chance, scale: float) -> list[Spot]:
    """Spots in two rows of people, the nearer one a little larger."""
    found: list[Spot] = []
    for _ in range(120):
        near = chance.percent(50)
        y = (NEAR_ROW if near else FAR_ROW) + chance.between(-8, 4)
        found.append((chance.between(46, 1154), y, scale if near else round(scale - 0.06, 2)))
    return found


def fits(word: str, together: Sequence[Callable[[Chance], Prop]]) -> bool:
    """Nobody is there twice."""
    taken: dict[Callable[[Chance], Prop], str] = {
        scenes.portrait: "peintre",
        scenes.concert: "musicien",
        scenes.feeding: "grand-mère",
    }
    return word not in {taken.get(make, "") for make in together}


def has(stage: Stage, key: str) -> bool:
    return any(each.prop.key == key for each in stage.placed)
