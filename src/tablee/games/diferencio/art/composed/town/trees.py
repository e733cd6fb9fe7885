"""3. What may hang in the old tree of a new town, or stand under it."""

from __future__ import annotations

from tablee.drawing.outlines import smooth
from tablee.drawing.palette import (
    BARK,
    BLUE,
    CORAL,
    CREAM,
    GREEN,
    INK,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SKY,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
    mixed,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path
from tablee.games.diferencio.art.composed.town.guests import CHILDREN, SHIRTS, both, somebody, something
from tablee.games.diferencio.art.town.animals import GINGER_CAT, GREY_CAT, bird, cat
from tablee.games.diferencio.art.town.inhabitants import passenger, person, straw_hat
from tablee.games.diferencio.art.town.things import HEDGE, PINE, PLANK, door, flag, fruit, ground_shadow, window
from tablee.games.diferencio.art.town.tree import CROWN, CURLS, lantern
from tablee.games.diferencio.art.variants import Chance, Theme

LEAVES = (HEDGE, PINE, "#a9cf5a", "#f3a7c0", "#f0a04b", "#d9663f", "#e9c95a", "#6fb7a4")
CROWNS = (  # all of them between -130 and -332, and wide enough for what hangs in them
    CROWN,
    (
        (-176, -200), (-186, -250), (-140, -288), (-100, -284), (-70, -322), (-10, -318), (40, -332), (84, -300),
        (140, -300), (184, -256), (172, -204), (190, -164), (140, -134), (84, -150), (30, -128), (-30, -148),
        (-90, -130), (-150, -146),
    ),
    (
        (-150, -170), (-140, -230), (-112, -280), (-60, -316), (0, -330), (60, -316), (112, -280), (140, -230),
        (150, -170), (110, -134), (0, -124), (-110, -134),
    ),
    (
        (-204, -176), (-196, -222), (-130, -252), (-60, -266), (0, -270), (60, -266), (130, -252), (196, -222),
        (204, -176), (120, -150), (0, -142), (-120, -150),
    ),
)  # fmt: skip
FRUITS = ((-126, -200), (-76, -236), (-36, -186), (4, -246), (44, -186), (88, -232), (132, -200))


def old_tree(chance: Chance, *parts: str, guests: str | None = None) -> str:
    """Trunk and crown; the parts hang in the crown or stand under it."""
    leaf, bark = chance.few("leaf", LEAVES), chance.choice((BARK, "#9c7a5c", "#75543f", "#c9b7a8"))
    trunk = path("M-70 22Q-34 0-34-60Q-34-110-62-150H66Q38-110 38-60Q40 2 78 20Q30 14 4 26Q-26 14-70 22Z", bark)
    branches = limb("M28-110Q84-118 112-150M-28-104Q-84-116-108-146", bark, 15)
    grain = line("M-12-20Q-4-50-12-84M14-6Q20-40 12-70", 3, mixed(bark, INK, 0.4))
    crown = path(smooth(chance.few("crown", CROWNS)), leaf)
    shine = flat(
        smooth([(-128, -206), (-96, -236), (-66, -252), (-20, -258), (-50, -240), (-84, -212), (-112, -186)]),
        WHITE,
        0.22,
    )
    stood = both(chance, 186, 40) if guests is None else guests
    curls = (
        group(line(CURLS, 3.4, mixed(leaf, INK, 0.35)), y=36, scale=0.96)
        if chance.few("crown", CROWNS) is CROWNS[3]
        else line(CURLS, 3.4, mixed(leaf, INK, 0.35))
    )
    return ground_shadow(4, 26, 150) + branches + trunk + grain + crown + shine + curls + "".join(parts) + stood


def one_side(chance: Chance, left: bool) -> str:
    """A single guest, where the other side is taken."""
    guest = somebody(chance) if chance.below(2) else something(chance)
    return group(guest, x=-186 if left else 186, y=40, mirror=not left)


def with_swing(chance: Chance) -> str:
    look, colour = chance.turn("child", CHILDREN), chance.turn("shirt", SHIRTS)
    ropes = line("M80-142L88-22M144-146L136-22", 4, PLANK)
    rider = person(look, colour, 112, -6, legs="sit", left=(-26, -66), right=(26, -66), mouth="laugh", eyes="joy")
    return old_tree(
        chance, ropes, box(76, -24, 72, 11, chance.choice((SUN, RED, BLUE)), 3), rider, guests=one_side(chance, True)
    )


def with_ladder(chance: Chance) -> str:
    colour = chance.turn("fruit", (RED, SUN, ORANGE, VIOLET))
    fruits = "".join(fruit(x, y, colour, 15) for x, y in FRUITS)
    ladder = line("M96 36L116-160M146 36L156-160", 8) + line("M96 36L116-160M146 36L156-160", 4, PLANK)
    rungs = line("M98 12H146M101-18H148M104-48H149M107-78H151M110-108H152M113-136H154", 5, PLANK)
    picker = person(
        chance.turn("child", CHILDREN), chance.turn("shirt", SHIRTS), 126, -50, left=(-26, -78), right=(24, -96)
    )
    return old_tree(chance, fruits, ladder, rungs, picker, guests=one_side(chance, True))


def with_house(chance: Chance) -> str:
    wall, roof = (
        chance.choice(("#e8bd86", "#d5e4f5", "#f6c9b4", "#ffe3a0")),
        chance.turn("roof", (CORAL, TEAL, BLUE, VIOLET, RED)),
    )
    walls = box(-74, -230, 148, 88, wall, 2) + line("M-74-208H74M-74-186H74M-74-164H74", 2.2)
    pane = "M-24-216H24V-160H-24Z"
    inside = clipped(
        "tree-window",
        pane,
        flat(pane, NAVY),
        group(
            passenger(chance.turn("child", CHILDREN), chance.turn("shirt", SHIRTS), mouth="laugh"), y=-184, scale=0.8
        ),
    )
    top = (
        path("M-98-224L-70-284H70L98-224Z", roof)
        + line("M-84-244H84M-76-264H76", 2.4)
        + flag(40, -282, chance.choice((SUN, RED, SKY)), 0.8)
    )
    floor = box(-116, -146, 232, 14, WOOD, 3) + line(
        "M-110-146V-170M-84-146V-170M84-146V-170M110-146V-170M-112-170H-74M74-170H112", 4, BARK
    )
    ladder = line("M84-134L80 30M116-134L120 30", 4, PLANK) + line(
        "M84-106H116M83-76H117M82-46H118M81-16H119M80 12H120", 5, WOOD
    )
    return old_tree(chance, floor, walls, inside, top, ladder)


def with_owl(chance: Chance) -> str:
    hollow = ellipse(2, -64, 33, 40, "#4f3326")
    owl = path(
        "M-24-32Q-28-74-22-86L-10-78H14L26-86Q32-74 28-32Q2-22-24-32Z", chance.choice((WOOD, WHITE, "#9a8fa6")), 3
    )
    eyes = (
        circle(-9, -68, 11, WHITE, 2.6)
        + circle(13, -68, 11, WHITE, 2.6)
        + dot(-8, -67, 5)
        + dot(12, -67, 5)
        + path("M-3-60H7L2-51Z", ORANGE, 2.4)
    )
    others = "".join(
        circle(x - 7, y, 8, WHITE, 2.4) + circle(x + 9, y, 8, WHITE, 2.4) + dot(x - 6, y, 4) + dot(x + 8, y, 4)
        for x, y in ((-100, -206), (60, -196), (6, -236))
    )
    return old_tree(chance, hollow, owl, flat("M-12-34Q-12-56 2-58Q16-56 16-34Z", CREAM), eyes, others)


def with_lanterns(chance: Chance) -> str:
    colours = [chance.turn("lantern", (SUN, RED, SKY, PINK, GREEN, VIOLET), ahead) for ahead in range(6)]
    places = ((-116, -92), (-66, -68), (70, -68), (118, -92), (-104, -196), (0, -186), (100, -200))
    return old_tree(chance, "".join(lantern(x, y, colours[i % 6]) for i, (x, y) in enumerate(places)))


def with_hammock(chance: Chance) -> str:
    post = limb("M-214 42V-92", BARK, 9) + line("M-212-84L-196-70M-46-66L-62-62", 4, PLANK)
    net = path(
        "M-200-74Q-128 30-56-64Q-70-14-128-6Q-184-14-200-74Z", chance.turn("net", (RED, BLUE, SUN, GREEN)), 3
    ) + line("M-170-38Q-128 6-86-34", 4, CREAM)
    look = chance.turn("child", CHILDREN)
    sleeper = group(
        limb("M-140-26Q-108-18-80-42", chance.turn("shirt", SHIRTS), 20, 3), circle(-168, -50, 24, look.skin, 3)
    )
    hat = group(straw_hat(TEAL), x=-170, y=-44, turn=-40, scale=0.95) + line("M-166-38q5 4 10 0M-178-44q4 4 8 0", 2.6)
    return old_tree(chance, sleeper, net, hat, post, guests=one_side(chance, False))


def with_birds(chance: Chance) -> str:
    colours = [chance.turn("bird", (RED, SKY, SUN, WHITE, VIOLET, BLUE), ahead) for ahead in range(6)]
    places = ((-128, -186), (-70, -228), (-10, -190), (54, -240), (70, -170), (128, -196))
    birds = "".join(bird(x, y, c, 1.25, i % 2 == 1) for i, ((x, y), c) in enumerate(zip(places, colours, strict=True)))
    house = (
        box(-24, -94, 52, 46, chance.choice((CORAL, TEAL, SUN)), 2)
        + circle(2, -70, 11, INK, 0)
        + path("M-34-92L2-124 38-92Z", WOOD, 3)
        + line("M2-50V-42", 5)
    )
    return old_tree(chance, birds, house)


def with_kite(chance: Chance) -> str:
    colour, other = chance.turn("kite", (VIOLET, RED, BLUE, SUN)), chance.turn("kite", (VIOLET, RED, BLUE, SUN), 1)
    cloth = (
        path("M0-84L56-8 0 84-56-8Z", colour)
        + flat("M0-82V82L-54-8Z", other, 1)
        + path("M0-84L56-8 0 84-56-8Z")
        + line("M0-84V84M-56-8H56", 2.6)
    )
    bows = "".join(
        path(f"M{x - 12} {y - 8}L{x + 12} {y + 8}V{y - 8}L{x - 12} {y + 8}Z", SUN, 2.6)
        for x, y in ((92, -128), (102, -92), (90, -58))
    )
    return old_tree(chance, line("M70-170Q110-130 98-92Q84-60 92-34", 3), group(cloth, x=26, y=-232, turn=-28), bows)


def with_slide(chance: Chance) -> str:
    colour = chance.turn("slide", (RED, SUN, BLUE, VIOLET))
    chute = limb("M44-150Q92-140 110-80Q130-6 214 18", colour, 30, 3.2) + line(
        "M44-150Q92-140 110-80Q130-6 214 18", 12, mixed(colour, WHITE, 0.5)
    )
    look = chance.turn("child", CHILDREN)
    rider = person(
        look,
        chance.turn("shirt", SHIRTS),
        118,
        -56,
        0.9,
        legs="sit",
        left=(-28, -76),
        right=(28, -76),
        mouth="laugh",
        eyes="joy",
    )
    hut = (
        box(-30, -226, 84, 78, WOOD, 3)
        + path("M-46-222L12-268 70-222Z", chance.choice((RED, TEAL, BLUE)), 3)
        + window(12, -188, 1)
    )
    return old_tree(chance, hut, chute, rider, guests=one_side(chance, True))


def with_ribbons(chance: Chance) -> str:
    colours = [chance.turn("ribbon", (RED, SUN, SKY, PINK, WHITE, VIOLET), ahead) for ahead in range(6)]
    xs = (-132, -92, -58, 64, 98, 136)
    hung = "".join(
        line(f"M{x}-152q16 24 0 48q-16 24 0 48", 13) + line(f"M{x}-152q16 24 0 48q-16 24 0 48", 8, c)
        for x, c in zip(xs, colours, strict=True)
    )
    bows = "".join(
        group(path("M0 0L-22-14V14ZM0 0L22-14V14Z", c, 2.8) + circle(0, 0, 7, c, 2.6), x=x, y=y)
        for x, y, c in zip((-100, -30, 44, 110, -70, 20), (-196, -226, -190, -222, -166, -250), colours, strict=True)
    )
    return old_tree(chance, hung, bows)


def with_door(chance: Chance) -> str:
    """Somebody small lives in it."""
    lamps = circle(-52, -40, 10, SUN, 2.8) + circle(56, -40, 10, SUN, 2.8)
    panes = window(-84, -196, 1.5) + window(10, -218, 1.7) + window(98, -196, 1.5)
    chimney = box(40, -336, 26, 44, "#c8745c", 2) if chance.few("crown", CROWNS) is not CROWNS[3] else ""
    return old_tree(chance, chimney, panes, door(2, 14, chance.turn("door", (RED, BLUE, TEAL, GREEN)), 1.15), lamps)


def with_cats(chance: Chance) -> str:
    coats = [chance.turn("coat", (GINGER_CAT, GREY_CAT, WHITE, "#6d5263"), ahead) for ahead in range(4)]
    places = ((-108, -142, 0.9), (-36, -158, 1.1), (50, -150, 0.9), (116, -142, 1))
    return old_tree(
        chance,
        "".join(cat(x, y, c, size, i % 2 == 0) for i, ((x, y, size), c) in enumerate(zip(places, coats, strict=True))),
    )


def with_tent(chance: Chance) -> str:
    """A sheet over a rope: children sleep under the tree."""
    colour = chance.turn("sheet", (SKY, SUN, CORAL, PINK))
    sheet = path("M128-78L60 44H200Z", colour, 3) + flat("M136-62L196 42H160Z", INK, 0.12)
    mouth = "M100 44L128-52 156 44Z"
    rope = line("M32-84Q80-76 128-78L222-66", 4, PLANK) + limb("M222 44V-70", BARK, 7)
    face = group(
        passenger(chance.turn("child", CHILDREN), chance.turn("shirt", SHIRTS), eyes="shut"), x=128, y=14, scale=0.62
    )
    return old_tree(
        chance, rope, sheet, clipped("tree-tent", mouth, flat(mouth, "#6b4a5a"), face), guests=one_side(chance, True)
    )


THEMES = (
    Theme(("l’arbre à la balançoire", "the tree with a swing"), with_swing),
    Theme(("l’arbre à l’échelle", "the tree with a ladder"), with_ladder),
    Theme(("l’arbre à la cabane", "the tree house"), with_house),
    Theme(("l’arbre aux hiboux", "the tree with owls"), with_owl),
    Theme(("l’arbre aux lampions", "the tree with lanterns"), with_lanterns),
    Theme(("l’arbre au hamac", "the tree with a hammock"), with_hammock),
    Theme(("l’arbre aux oiseaux", "the tree with birds"), with_birds),
    Theme(("l’arbre au cerf-volant", "the tree with a kite"), with_kite),
    Theme(("l’arbre au toboggan", "the tree with a slide"), with_slide),
    Theme(("l’arbre aux rubans", "the tree with ribbons"), with_ribbons),
    Theme(("l’arbre à la porte", "the tree with a door"), with_door),
    Theme(("l’arbre aux chats", "the tree with cats"), with_cats),
    Theme(("l’arbre à la tente", "the tree with a tent"), with_tent),
)
