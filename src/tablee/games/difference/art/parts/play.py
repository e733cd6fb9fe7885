"""Little scenes: children and others at play."""

from __future__ import annotations

from tablee.drawing.palette import CORAL, CREAM, GOLD, GREEN, RED, SUN, WHITE, WOOD
from tablee.drawing.shapes import circle, dot, ellipse, flat, group, limb, line, path, shadow
from tablee.games.difference.art.parts.people import child, look, small_hand
from tablee.games.difference.art.parts.prop import Altered, Chance, Feature, Prop, Said
from tablee.games.difference.art.parts.words import colour, either, recolour, tones


def rope(chance: Chance) -> Prop:
    """Two children turn a rope, a third one jumps."""
    left, middle, right = look(chance, "short"), look(chance, "pigtails", True), look(chance, "curls")
    shirts, sides = tones(chance), (colour(chance.next("deep", ("teal", "blue", "green"))), colour("sun"))
    up = chance.percent(50)

    def draw(altered: Altered) -> str:
        above = up != ("rope" in altered)
        cord = "M-92-58Q-60-190 0-192Q60-190 92-58" if above else "M-92-58Q-60 6 0 8Q60 6 92-58"
        far = line(cord, 7) + line(cord, 3, SUN) if above else ""
        near = "" if above else line(cord, 7) + line(cord, 3, SUN)
        turning_left = (
            child(left, sides[0], "M-18-76Q-34-64-30-50", "M18-76Q30-70 40-58")
            + small_hand(-30, -48, left.skin)
            + small_hand(42, -57, left.skin)
        )
        turning_right = (
            child(right, sides[1], "M-18-76Q-30-70-40-58", "M18-76Q34-64 30-50")
            + small_hand(-42, -57, right.skin)
            + small_hand(30, -48, right.skin)
        )
        jumper = child(
            middle, colour(shirts["rope-shirt" in altered]), "M-16-78Q-36-84-40-102", "M16-78Q36-84 40-102", jump=20
        )
        hands = small_hand(-40, -124, middle.skin) + small_hand(40, -124, middle.skin)
        return far + jumper + hands + group(turning_left, x=-134) + group(turning_right, x=134) + near

    over: Said = ("La corde passe au-dessus de la petite fille.", "The rope is above the little girl.")
    under: Said = ("La corde passe sous la petite fille.", "The rope is under the little girl.")
    return Prop(
        "rope",
        draw,
        [
            Feature("rope", ("la corde à sauter", "the skipping rope"), *((over, under) if up else (under, over))),
            recolour(
                "rope-shirt",
                ("la robe de celle qui saute", "the dress of the girl who jumps"),
                ("La robe de celle qui saute est de couleur {}.", "The dress of the girl who jumps is {}."),
                shirts,
            ),
        ],
        (-182, -204, 182, 18),
    )


BALLS: dict[str, Said] = {
    "ball": ("un ballon rayé", "a striped ball"),
    "melon": ("une pastèque", "a watermelon"),
    "hedgehog": ("un poisson-globe", "a puffer fish"),
}


def flying(kind: str) -> str:
    if kind == "ball":
        return circle(0, 0, 27, WHITE) + path(
            "M0 0L-18-20Q-6-28 6-26ZM0 0L26-4Q26 10 20 18ZM0 0L-8 26Q-20 22-26 10Z", RED, 2.4
        )
    if kind == "melon":
        return circle(0, 0, 28, GREEN) + line("M-20-18Q-6 0-20 18M0-27Q8 0 0 27M20-18Q8 0 20 18", 4, "#2f7a45")
    spikes = "".join(group(path("M-6-24L0-38L6-24Z", GOLD, 2.2), turn=t) for t in range(0, 360, 45))
    return spikes + circle(0, 0, 26, SUN) + dot(-9, -6, 4) + dot(9, -6, 4) + ellipse(0, 9, 6, 5, CORAL, 2.4)


def volley(chance: Chance) -> Prop:
    """Two play over a net."""
    one, two = look(chance, "short", marks="plain"), look(chance, "pigtails", marks="stripes")
    kinds, shirts = chance.pair("ball", list(BALLS)), tones(chance)
    other = colour(chance.next("deep", ("teal", "violet", "red")))

    def draw(altered: Altered) -> str:
        shirt = colour(shirts["volley-shirt" in altered])
        net = (
            limb("M0 0V-150", WOOD, 7)
            + flat("M-6-146H6V-70H-6Z", WHITE)
            + line("M-6-146H6V-70H-6ZM0-146V-70M-6-132H6M-6-118H6M-6-104H6M-6-90H6", 2.2, "#8d8496")
        )
        left = (
            child(one, shirt, "M-16-78Q-34-90-32-112", "M16-78Q34-90 38-112", jump=16)
            + small_hand(-32, -130, one.skin)
            + small_hand(38, -130, one.skin)
        )
        right = (
            child(two, other, "M-16-78Q-36-84-46-100", "M16-78Q34-72 44-84")
            + small_hand(-47, -103, two.skin)
            + small_hand(46, -86, two.skin)
        )
        return (
            shadow(0, 2, 20, 5)
            + net
            + group(left, x=-96)
            + group(right, x=104)
            + group(flying(kinds["volley" in altered]), x=4, y=-190)
        )

    return Prop(
        "volley",
        draw,
        [
            either(
                "volley",
                ("ce qui vole au-dessus du filet", "what flies over the net"),
                kinds,
                BALLS,
                ("Au-dessus du filet vole {}.", "Over the net flies {}."),
            ),
            recolour(
                "volley-shirt",
                ("les habits du joueur qui saute", "the clothes of the player who jumps"),
                ("Le joueur qui saute est en {}.", "The player who jumps is in {}."),
                shirts,
            ),
        ],
        (-156, -232, 170, 14),
    )


def tug_of_war(chance: Chance) -> Prop:
    """Two children pull a rope; its ribbon shows who wins."""
    one, two = look(chance, "tuft"), look(chance, "bob", True)
    shirts, ribbons = tones(chance), chance.sample(("left", "right"), 2)
    other = colour(chance.next("deep", ("blue", "green", "violet")))

    def draw(altered: Altered) -> str:
        cord = line("M-84-58Q0-50 84-58", 9) + line("M-84-58Q0-50 84-58", 4.4, CREAM)
        x = -13 if ribbons["tug" in altered] == "left" else 13
        ribbon = path("M0-6L-16-22L-20 0ZM0-6L16-22L20 0ZM-6-6H6L12 34L0 24L-12 34Z", RED, 2.6)
        left = (
            child(one, colour(shirts["tug-shirt" in altered]), "M-14-78Q2-60 30-56", "M16-76Q32-66 46-58")
            + small_hand(34, -55, one.skin)
            + small_hand(50, -57, one.skin)
        )
        right = (
            child(two, other, "M-16-76Q-32-66-46-58", "M14-78Q-2-60-30-56")
            + small_hand(-34, -55, two.skin)
            + small_hand(-50, -57, two.skin)
        )
        return group(left, x=-116, turn=-6) + group(right, x=116, turn=6) + cord + group(ribbon, x=x, y=-50)

    words: dict[str, Said] = {"left": ("à gauche", "on the left"), "right": ("à droite", "on the right")}
    return Prop(
        "tug",
        draw,
        [
            either(
                "tug",
                ("le ruban de la corde", "the ribbon on the rope"),
                ribbons,
                words,
                ("Le ruban de la corde est {}.", "The ribbon on the rope is {}."),
            ),
            recolour(
                "tug-shirt",
                ("les habits du garçon qui tire", "the clothes of the boy who pulls"),
                ("Le garçon qui tire est en {}.", "The boy who pulls is in {}."),
                shirts,
            ),
        ],
        (-170, -150, 170, 16),
        sided=True,
    )
