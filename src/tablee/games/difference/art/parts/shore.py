"""What is on the sand."""

from __future__ import annotations

from tablee.drawing.animals import bare
from tablee.drawing.folk import head
from tablee.drawing.outlines import ring, star
from tablee.drawing.palette import (
    BLUE,
    BLUSH,
    BUTTER,
    CORAL,
    CREAM,
    GOLD,
    GREEN,
    MINT,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SUN,
    TAN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, flat, group, limb, line, path, shadow, smile, spot
from tablee.games.difference.art.parts.animals import ANIMALS, guest
from tablee.games.difference.art.parts.people import DARK_HAIR
from tablee.games.difference.art.parts.prop import Altered, Chance, Feature, Prop, Said
from tablee.games.difference.art.parts.wear import HATS, hat
from tablee.games.difference.art.parts.words import COLOURS, swap, tones


def parasol(chance: Chance, number: int, where: Said) -> Prop:
    """A parasol with somebody lying or sitting in its shade."""
    key, cloths = f"parasol{number}", tones(chance)
    pair, _ = guest(chance, key, ("", ""))
    towel = chance.choice((ROSE, TEAL, VIOLET, ORANGE, BLUE))

    def draw(altered: Altered) -> str:
        cloth = COLOURS[cloths[f"{key}-cloth" in altered]][0]
        second = CORAL if cloth in (WHITE,) else WHITE
        rug = path("M-104 8L-84-26H84L104 8Z", towel) + line("M-92-6H92M-87-16H87", 5, CREAM)
        sitter = group(bare(pair[f"{key}-guest" in altered]), x=-76, y=-104, scale=0.94)
        pole = limb("M30 0L22-196", WOOD, 6, 2.6)
        dome = path(
            "M-98-150Q-84-236 22-240Q128-236 142-150"
            "Q120-168 96-150Q72-168 46-150Q22-168-2-150Q-28-168-52-150Q-76-168-98-150Z",
            cloth,
        )
        stripes = path(
            "M22-240Q-30-214-52-150Q-28-168-2-150Q0-206 22-240ZM22-240Q44-206 46-150Q72-168 96-150Q74-214 22-240Z",
            second,
        )
        screen = (
            path("M-92-30H-2V6H-92Z", CREAM)
            + "".join(flat(f"M{x}-28h11V4h-11Z", towel) for x in (-84, -62, -40, -18))
            + limb("M-93-36V8M-1-36V8", WOOD, 4, 2.2)
        )
        return shadow(0, 8, 112, 9) + rug + pole + sitter + screen + dome + stripes + circle(22, -242, 6, SUN, 2.4)

    return Prop(
        key,
        draw,
        [
            swap(
                f"{key}-cloth",
                (f"le parasol {where[0]}", f"the parasol {where[1]}"),
                (f"Le parasol {where[0]} est {{}}.", f"The parasol {where[1]} is {{}}."),
                COLOURS[cloths[0]][1],
                COLOURS[cloths[1]][1],
            ),
            swap(
                f"{key}-guest",
                (f"l’animal sous le parasol {where[0]}", f"the animal under the parasol {where[1]}"),
                (f"Sous le parasol {where[0]} : {{}}.", f"Under the parasol {where[1]}: {{}}."),
                ANIMALS[pair[0]],
                ANIMALS[pair[1]],
            ),
        ],
        (-116, -256, 156, 20),
    )


def sand_castle(chance: Chance) -> Prop:
    tops = chance.sample(("flag", "shell", "crab"), 2)
    said = {
        "flag": ("un fanion", "a flag"),
        "shell": ("un coquillage", "a shell"),
        "crab": ("une étoile de mer", "a starfish"),
    }

    def top(kind: str) -> str:
        if kind == "flag":
            return line("M0 0V-46", 4) + path("M1-46L42-32L1-18Z", RED)
        if kind == "shell":
            return path("M0 0Q-34-10-28-34Q-14-50 0-42Q14-50 28-34Q34-10 0 0Z", PINK) + line(
                "M0-2V-38M-2-4L-18-34M2-4L18-34", 2.4, ROSE
            )
        return group(path(star(28), ORANGE), y=-22)

    def draw(altered: Altered) -> str:
        tone, shade = "#f0c878", "#d9a955"

        def tower(x: float, y: float, w: float, h: float) -> str:
            teeth = path(f"M{x - w} {y - h}v-14h{w * 0.5}v8h{w * 0.5}v-8h{w * 0.5}v8h{w * 0.5}v14Z", tone, 2.8)
            return path(f"M{x - w - 4} {y}L{x - w} {y - h}H{x + w}L{x + w + 4} {y}Z", tone) + teeth

        base = path("M-110 4Q-80-22 0-22Q80-22 110 4Q0 18-110 4Z", tone)
        door = path("M-16 0V-22Q0-40 16-22V0Z", shade, 2.8)
        shovel = group(limb("M0 0V-52", WOOD, 5, 2.4) + path("M-14 0H14V20Q0 32-14 20Z", RED), x=104, y=-14, turn=20)
        return (
            shadow(0, 6, 116, 9)
            + base
            + tower(-52, -6, 26, 66)
            + tower(52, -6, 26, 66)
            + tower(0, -6, 32, 96)
            + door
            + group(top(tops["castle-top" in altered]), y=-112)
            + (shovel if "castle-shovel" not in altered else "")
        )

    return Prop(
        "castle",
        draw,
        [
            swap(
                "castle-top",
                ("le haut du château de sable", "the top of the sand castle"),
                ("Sur le château de sable : {}.", "On the sand castle: {}."),
                said[tops[0]],
                said[tops[1]],
            ),
            Feature(
                "castle-shovel",
                ("la pelle près du château", "the shovel by the castle"),
                ("Une pelle est plantée près du château.", "A shovel stands by the castle."),
                ("Il n’y a pas de pelle près du château.", "There is no shovel by the castle."),
            ),
        ],
        (-120, -172, 140, 20),
    )


def claw(up: bool, mirror: bool) -> str:
    if up:
        grip = path("M44-64Q44-88 64-84Q58-74 64-66Q76-72 78-60Q66-44 48-52Z", CORAL)
        return group(limb("M34-26Q58-30 56-50", CORAL, 7), grip, mirror=mirror)
    grip = path("M54-2Q64-14 76-4Q68 0 70 8Q78 10 70 18Q54 16 54-2Z", CORAL)
    return group(limb("M34-20Q58-18 64-4", CORAL, 7), grip, mirror=mirror)


def crab(chance: Chance) -> Prop:
    def draw(altered: Altered) -> str:
        legs = line("M-30-8L-50 4M-24-2L-38 12M30-8L50 4M24-2L38 12", 7) + line(
            "M-30-8L-50 4M-24-2L-38 12M30-8L50 4M24-2L38 12", 3, CORAL
        )
        eyes = (
            line("M-12-36V-50M12-36V-50", 5)
            + circle(-12, -54, 8, WHITE, 2.4)
            + circle(12, -54, 8, WHITE, 2.4)
            + dot(-11, -53, 3.4)
            + dot(13, -53, 3.4)
        )
        return (
            shadow(0, 8, 54, 6)
            + legs
            + claw("crab" not in altered, False)
            + claw(True, True)
            + eyes
            + path("M-44-16Q-40-42 0-42Q40-42 44-16Q36 4 0 4Q-36 4-44-16Z", CORAL)
            + smile(0, -18, 12, 5, 3)
            + dot(-26, -20, 5, BLUSH)
            + dot(26, -20, 5, BLUSH)
        )

    return Prop(
        "crab",
        draw,
        [
            Feature(
                "crab",
                ("les pinces du crabe", "the crab’s claws"),
                ("Le crabe lève les deux pinces.", "The crab raises both claws."),
                ("Le crabe baisse une pince.", "The crab lowers one claw."),
            )
        ],
        (-90, -96, 90, 26),
    )


def ice_cart(chance: Chance) -> Prop:
    sold = chance.sample(("cone", "lolly", "popcorn"), 2)
    said = {
        "cone": ("un cornet", "a cone"),
        "lolly": ("une sucette glacée", "an ice lolly"),
        "popcorn": ("du pop-corn", "popcorn"),
    }
    cloth = chance.choice((RED, TEAL, BLUE, PINK))
    hats = chance.pair("hat", list(HATS))

    def sign(kind: str) -> str:
        if kind == "cone":
            return (
                path("M-18-6L0 44L18-6Z", GOLD)
                + circle(-12, -14, 17, PINK)
                + circle(13, -14, 17, WHITE)
                + circle(0, -32, 17, MINT)
            )
        if kind == "lolly":
            return (
                limb("M0 20V44", CREAM, 7)
                + path("M-22 22V-22Q-22-48 0-48Q22-48 22-22V22Z", ORANGE)
                + line("M-10-24V10", 6, BUTTER)
            )
        return (
            "".join(
                circle(x, y, 11, BUTTER if i % 2 else WHITE, 2.4)
                for i, (x, y) in enumerate(((-18, -6), (0, -12), (18, -6), (-9, -24), (9, -24), (0, -38)))
            )
            + path("M-26 0H26L18 44H-18Z", WHITE)
            + line("M-12 4L-9 42M0 4V42M12 4L9 42", 6, RED)
        )

    def draw(altered: Altered) -> str:
        keeper = group(
            path("M-34 84Q-36 30-14 25H14Q36 30 34 84Z", WHITE),
            head(TAN, "short", DARK_HAIR, "joy", "laugh"),
            hat(hats["cart-hat" in altered]),
            x=24,
            y=-140,
        )
        posts = limb("M-84-176V-60M84-176V-60", WOOD, 6)
        roof = "".join(
            path(f"M{-95 + 38 * i}-222L{-105 + 42 * i}-178q21 18 42 0L{-57 + 38 * i}-222Z", WHITE if i % 2 else cloth)
            for i in range(5)
        )
        body = box(-92, -92, 184, 72, cloth, 8) + box(-100, -102, 200, 16, CREAM, 5)
        spokes = "".join(line(f"M0 0l{x:.0f} {y:.0f}", 3) for x, y in ring(8, 24))
        wheels = "".join(
            group(circle(0, 0, 27, SUN), spokes, circle(0, 0, 7, cloth, 2.4), x=x, y=-24) for x in (-54, 54)
        )
        return (
            shadow(0, 4, 106, 9)
            + posts
            + keeper
            + body
            + roof
            + wheels
            + group(
                circle(0, 0, 56, CREAM),
                group(sign(sold["cart-sign" in altered]), scale=0.9),
                x=-104,
                y=-120,
                scale=0.95,
            )
        )

    return Prop(
        "cart",
        draw,
        [
            swap(
                "cart-sign",
                ("l’enseigne du glacier", "the ice-cream seller’s sign"),
                ("L’enseigne du glacier montre {}.", "The ice-cream seller’s sign shows {}."),
                said[sold[0]],
                said[sold[1]],
            ),
            swap(
                "cart-hat",
                ("la coiffure du glacier", "what the ice-cream seller wears on the head"),
                ("Le glacier porte {}.", "The ice-cream seller wears {}."),
                HATS[hats[0]],
                HATS[hats[1]],
            ),
        ],
        (-166, -232, 112, 18),
    )


def surfboard(chance: Chance) -> Prop:
    boards = tones(chance)

    def draw(altered: Altered) -> str:
        tone = COLOURS[boards["surf" in altered]][0]
        stripe = CORAL if tone in (WHITE, SUN) else CREAM
        return spot(0, 0, 60, 9, "#c99a4a", opacity=0.6) + group(
            path("M-30 0Q-44-120 0-206Q44-120 30 0Z", tone),
            line("M0-186V-6", 8, stripe),
            line("M-27-60Q0-46 27-60", 6, stripe),
            turn=8,
        )

    return Prop(
        "surf",
        draw,
        [
            swap(
                "surf",
                ("la planche de surf", "the surfboard"),
                ("La planche de surf est de couleur {}.", "The surfboard is {}."),
                COLOURS[boards[0]][1],
                COLOURS[boards[1]][1],
            )
        ],
        (-50, -214, 66, 12),
    )


def palm(chance: Chance) -> Prop:
    def draw(altered: Altered) -> str:
        trunk = path("M-20 0Q-24-120 20-236L44-228Q8-120 20 0Q0 6-20 0Z", "#b98a58") + "".join(
            line(f"M{-19 + 2 * i * i * 0.5:.0f} {-28 * i - 20}q18 8 34 0", 3, "#8a6038") for i in range(7)
        )
        leaf = "M0 0Q40-46 104-28Q86-22 84-12Q64-20 58-4Q44-14 30 4Q14-4 0 0Z"
        leaves = "".join(
            group(path(leaf, c), turn=t, mirror=m, x=32, y=-236)
            for t, m, c in (
                (-62, False, "#4f9a4a"),
                (-10, False, "#5fae57"),
                (38, False, "#4f9a4a"),
                (62, True, "#5fae57"),
                (10, True, "#4f9a4a"),
                (-38, True, "#5fae57"),
            )
        )
        nuts = "".join(
            circle(x, y, 15, "#8a5a3b") for x, y in ((18, -220), (44, -218), (30, -202))[: 3 - ("palm" in altered)]
        )
        return shadow(6, 0, 50, 8) + trunk + leaves + nuts

    return Prop(
        "palm",
        draw,
        [
            Feature(
                "palm",
                ("les noix de coco", "the coconuts"),
                ("Le palmier porte trois noix de coco.", "The palm bears three coconuts."),
                ("Le palmier porte deux noix de coco.", "The palm bears two coconuts."),
            )
        ],
        (-84, -350, 150, 12),
    )


KITES: dict[str, Said] = {
    "diamond": ("un losange", "a diamond"), "octopus": ("un poulpe", "an octopus"), "fish": ("un poisson", "a fish"),
}  # fmt: skip


def kite(chance: Chance) -> Prop:
    kinds = chance.sample(tuple(KITES), 2)

    def shaped(kind: str) -> str:
        if kind == "diamond":
            tail = line("M0 52Q24 66 6 84Q-10 98 10 112", 3) + path("M6 84l-12-8v16ZM6 84l12-8v16Z", SUN, 2.2)
            return (
                tail
                + path("M0-56L40-6L0 52L-40-6Z", GREEN)
                + line("M0-56V52M-40-6H40", 2.6)
                + dot(-12, -14, 4)
                + dot(12, -14, 4)
            )
        if kind == "octopus":
            arms = "".join(
                line(f"M{x} 10q{x // 3} 40 {x // 2} 84", 8) + line(f"M{x} 10q{x // 3} 40 {x // 2} 84", 4, VIOLET)
                for x in (-24, -8, 8, 24)
            )
            return (
                arms
                + path("M-40 14Q-46-54 0-56Q46-54 40 14Q0 28-40 14Z", VIOLET)
                + dot(-14, -14, 5)
                + dot(14, -14, 5)
                + smile(0, -2, 9, 5, 3)
            )
        body = path("M-56-4Q-10-50 44-8Q48-4 44 2Q-10 44-56-4Z", ORANGE) + path("M-52-4L-80-28V20Z", ORANGE)
        return (
            body
            + dot(26, -8, 5)
            + line("M8-26Q-2-4 8 20", 3)
            + line("M-26-14q10 10 0 20", 3, WHITE)
            + line("M-70 10Q-84 40-66 66", 3)
        )

    def draw(altered: Altered) -> str:
        return shaped(kinds["kite" in altered])

    name: Said = ("le cerf-volant", "the kite")
    return Prop(
        "kite",
        draw,
        [swap("kite", name, ("Le cerf-volant est {}.", "The kite is {}."), KITES[kinds[0]], KITES[kinds[1]])],
        (-90, -64, 60, 120),
    )
