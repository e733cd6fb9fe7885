"""The village in winter: snowy houses, a frozen pond, and everybody out in the snow."""

from __future__ import annotations

from tablee.drawing.outlines import smooth
from tablee.drawing.palette import WHITE, mixed
from tablee.drawing.shapes import box, dot, ellipse, fade, flat, line, spot
from tablee.games.difference.art.composed.ground import Ground, column, drifting, everywhere, two_rows
from tablee.games.difference.art.composed.packing import Placed, Stage
from tablee.games.difference.art.composed.picture import Composed
from tablee.games.difference.art.lake.growing import fir
from tablee.games.difference.art.parts import sky
from tablee.games.difference.art.parts.prop import Chance, Prop, Said
from tablee.games.difference.art.parts.surprises import saucer
from tablee.games.difference.art.parts.village import beasts, homes, scenes, surprises, trees, warm
from tablee.games.difference.art.parts.village import square as around
from tablee.games.difference.art.parts.words import Who

LIGHTS = {  # the sky from above, the far mountains, and the snow in that light
    "day": (("#7fc3ee", "#e3f3fb"), "#a9bfe0", ("#dfeaf7", "#fbfdff")),
    "frost": (("#a9d3e6", "#fdf0da"), "#b7c4dc", ("#e2ebf5", "#fdfdfc")),
    "dusk": (("#a58fd0", "#fbc7a4"), "#9a93c4", ("#dcd9ee", "#f7f3fb")),
    "blue": (("#5f79c4", "#c9b7e6"), "#8490c6", ("#cfd8f0", "#eef2fc")),
}
WALLS = ("#e8a97a", "#f2d7a0", "#d98a6a", "#b9cbe0", "#e6c3b0", "#c9a27e")
ROOFS = ("#b5484f", "#7d5a8a", "#a85f38", "#4f7f8a", "#5f6a9a", "#8a5060")
SKY = (64, 46, 1136, 206)
KERB = 390  # where the houses stand
WHERE: tuple[Said, ...] = (
    ("tout à gauche", "on the far left"), ("de gauche", "on the left"), ("à gauche du milieu", "left of the middle"),
    ("à droite du milieu", "right of the middle"), ("de droite", "on the right"), ("tout à droite", "on the far right"),
)  # fmt: skip
PASSERS = (
    Who("voisine", "f", "neighbour"), Who("oncle", "m", "uncle"), Who("tante", "f", "aunt"),
    Who("grand frère", "m", "big brother"), Who("cousine", "f", "cousin"), Who("parrain", "m", "godfather"),
)  # fmt: skip
NEAR = (46, 640, 1154, 890)
ROWS = (750, 888)  # where the feet of the far and of the near row are


def village(name: str, chance: Chance) -> Composed:
    stage, ground = Stage(), Ground()
    light = chance.choice(tuple(LIGHTS))
    (high, low), far, (shade, snow) = LIGHTS[light]
    ground.add(box(0, 0, 1200, 900, "url(#sky)", width=0))
    drifting(chance, ground)
    pond = chance.choice((300, 600, 900))
    slopes(chance, ground, far, low)
    plain(chance, ground, shade, pond)
    row_of_houses(chance, stage)
    square(chance, stage, pond)
    heavens(chance, stage, light)
    crowd(chance, stage)
    definitions = fade("sky", (0, high), (0.5, low), (1, low)) + fade("snow", (0, shade), (0.5, snow), (1, snow))
    return Composed(name, definitions, ground, stage.placed)


def cable(x: int) -> int:
    """How high the cable of the cable car hangs."""
    return round(34 + x * 0.05)


def slopes(chance: Chance, ground: Ground, far: str, low: str) -> None:
    """Mountains, hills with firs, the cable, and flakes."""
    shift = chance.between(-60, 60)
    for x, y, wide in ((110, 150, 250), (420, 196, 230), (730, 132, 280), (1040, 180, 250)):
        left, right, top = x + shift - wide, x + shift + wide, y
        ground.add(flat(f"M{left} 420L{x + shift} {top}L{right} 420Z", far), left, top, right, 420)
        cap = f"M{x + shift} {top}L{x + shift + wide // 4} {top + 64}l-26-12-18 22-20-20-24 20-18-16-14 10Z"
        ground.add(flat(cap, WHITE), x + shift - wide // 2, top, x + shift + wide // 2, top + 100)
    hill = mixed(far, "#ffffff", 0.62)
    ridge = [(-40, 356), (160, 300), (400, 340), (640, 292), (900, 336), (1240, 296), (1240, 480), (-40, 480)]
    ground.add(flat(smooth(ridge), hill), top=260, bottom=490)
    for _ in range(14):
        x, y, scale = chance.between(0, 1200), chance.between(346, 412), 0.5 + chance.below(4) / 10
        ground.add(fir(x, y, scale, mixed("#2f7a55", far, 0.35)), x - 60, y - 120, x + 60, y + 10)
    ground.add(line(f"M-10 {cable(0)}L1210 {cable(1200)}", 3.4, "#6f7a99"), top=cable(0) - 6, bottom=cable(1200) + 6)
    for i in range(70):
        x, y, r = (i * 347 + 7 * shift) % 1200, (i * 131) % 400, 2.4 + i % 3
        ground.add(dot(x, y, r, WHITE), x - 6, y - 6, x + 6, y + 6)


def plain(chance: Chance, ground: Ground, shade: str, pond: int) -> None:
    """The snow before the houses, the pond, and tracks."""
    ground.add(flat(f"M0 {KERB - 6}H1200V900H0Z", "url(#snow)"), top=KERB - 6)
    tone, deep = mixed(shade, "#a9bcdc", 0.4), mixed(shade, "#8fa6cf", 0.45)
    rim = ellipse(pond, 514, 278, 72, WHITE, 0)
    ice = ellipse(pond, 514, 264, 62, "#a9d6ee", 3.2, line=deep)
    shine = line(
        f"M{pond - 190} 496q60-26 150-26M{pond + 60} 562q70-2 120-24M{pond - 220} 530q30 18 80 24", 4, "#e4f5fd"
    )
    ground.add(rim + ice + shine, pond - 290, 430, pond + 290, 600)
    for i in range(26):
        x, y = (i * 283 + 40) % 1160, 640 + (i * 89) % 250
        ground.add(line(f"M{x} {y}q26-10 52 0", 3, tone), x - 4, y - 14, x + 56, y + 6)
    down = chance.between(200, 900)
    for gap in (0, 16):
        ski = f"M{down + gap} 596Q{down + 120 + gap} 690 {down - 60 + gap} 770T{down + 60 + gap} 910"
        ground.add(line(ski, 4.4, tone), down - 140, 606, down + 160)
    start = chance.between(60, 700)
    for i in range(12):
        x, y = start + 34 * i, 668 + (i % 2) * 12 + i * 4
        ground.add(spot(x, y, 8, 4.6, deep, 14), x - 12, y - 8, x + 12, y + 8)
    for i in range(40):
        x, y = (i * 211 + 30) % 1200, 430 + (i * 97) % 460
        ground.add(dot(x, y, 2.6, WHITE), x - 4, y - 4, x + 4, y + 4)


def row_of_houses(chance: Chance, stage: Stage) -> None:
    """The church stands among them."""
    walls, roofs, at = chance.sample(WALLS, 6), chance.sample(ROOFS, 6), chance.choice((1, 2, 3, 4))
    x = chance.between(-50, -16)
    for number in range(6):
        if x > 1170:
            break
        if number == at:
            church = homes.church(chance, chance.choice(("#f3e6d3", "#e9e2ee", "#f0d9c4")), roofs[number])
            stage.put(Placed(church, x + 86, KERB, 0.94, depth=150))
            x += 240
            continue
        wide, tall = chance.choice((178, 190, 206)), chance.choice((128, 136, 204, 212))
        home = homes.chalet(chance, number, WHERE[number], wide, tall, walls[number], roofs[number])
        stage.put(Placed(home, x + wide // 2, KERB, depth=200 - tall / 10))
        x += wide + chance.choice((22, 28, 44))


def square(chance: Chance, stage: Stage, pond: int) -> None:
    """Skaters on the pond; the fir, the chestnuts and a lamp beside it."""
    others = {300: (716, 1010), 600: (150, 1046), 900: (170, 486)}[pond]
    stage.put(Placed(around.skaters(chance), pond - 70, 530, 0.76, chance.percent(50)))
    stage.find(
        around.fallen(chance), [(pond + x, 548, 0.76) for x in (150, 140, 160, 120, -190)], 1, chance.percent(50)
    )
    left, right = chance.sample(others, 2)
    stage.find(around.chestnut_stall(chance), [(left + x, 592, 0.8) for x in (0, -20, 20, -40, 40, -60, 60)], 6)
    stage.find(trees.big_fir(chance), [(right + x, 592, 0.86) for x in (0, -20, 20, -40, 40, -60, 60)], 6)
    stage.find(trees.lantern_post(chance), everywhere(chance, (40, 580, 1150, 612), 0.8), 0, chance.percent(50))


def heavens(chance: Chance, stage: Stage, light: str) -> None:
    stage.keep_clear()
    lift = [(x, cable(x), 0.84) for x in chance.sample(range(90, 1110, 12), 85)]
    stage.find(homes.gondola(chance), lift)
    late = light in ("dusk", "blue")
    high: list[tuple[Prop, float]] = [(homes.moon(chance) if late else sky.sun(chance), 0.64)]
    if chance.percent(25):
        high.append((saucer(chance), 0.7))
    high += [(sky.hot_air(chance), 0.66), (sky.plane(chance), 0.68), (sky.shaped_cloud(chance), 0.68)]
    order = chance.sample(range(4), 4)
    for i, (prop, scale) in enumerate(high):
        if not stage.find(prop, column(chance, order[i % 4], SKY, scale)):
            stage.find(prop, everywhere(chance, SKY, scale - 0.08), 1)


def crowd(chance: Chance, stage: Stage) -> None:
    stage.put(Placed(warm.holly("holly-left"), -16, 878, 0.72))
    stage.put(Placed(warm.holly("holly-right"), 1216, 878, 0.72, True))
    stage.put(Placed(warm.onlooker(chance), chance.between(300, 900), 868, 0.94))
    large = [
        make(chance)
        for make in chance.sample(
            (scenes.snowball_fight, scenes.snowman_builders, scenes.sledge, scenes.sleigh, around.bonfire), 3
        )
    ]
    some: list[Prop] = [warm.called(chance, calling) for calling in chance.sample(warm.CALLINGS, 2)]
    some += [warm.villager(chance, who) for who in chance.sample(PASSERS, 3)]
    if not stage.has("saucer"):
        some.insert(0, chance.choice((surprises.yeti, surprises.flamingo, surprises.sunbather))(chance))
    little: list[Prop] = [
        make(chance) for make in chance.sample((beasts.fox, beasts.hare, beasts.deer, beasts.rescue_dog), 3)
    ]
    little += [make(chance) for make in chance.sample((trees.igloo, trees.planted_skis, trees.feeder), 3)]
    for prop in large:
        stage.find(prop, two_rows(chance, ROWS, 0.88), 1, chance.percent(40))
    for prop in [*some, *little]:
        mirror = chance.percent(40)
        tried = (
            (two_rows(chance, ROWS, 0.88), 0),
            (everywhere(chance, NEAR, 0.82), 1),
            (everywhere(chance, NEAR, 0.72), 2),
        )
        any(stage.find(prop, spots, most, mirror) for spots, most in tried)
