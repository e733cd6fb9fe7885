"""The fir in the square, a lantern, an igloo, skis in the snow: what stands about in winter."""

from __future__ import annotations

from tablee.drawing.animals import bare
from tablee.drawing.outlines import heart, star
from tablee.drawing.palette import BARK, BLUE, GOLD, GREEN, ICE, NAVY, ORANGE, PINK, RED, SUN, TEAL, VIOLET, WHITE, WOOD
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path, shadow, smile
from tablee.games.difference.art.parts.animals import ANIMALS
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.village.homes import SNOW
from tablee.games.difference.art.parts.wear import held
from tablee.games.difference.art.parts.words import colour, either, recolour, swap, tones

CROWNS: dict[str, Said] = {
    "star": ("une étoile", "a star"),
    "bird": ("un oiseau rouge", "a red bird"),
    "bow": ("un gros nœud", "a big bow"),
}
HUNG: dict[str, Said] = {
    "man": ("un bonhomme en pain d’épice", "a gingerbread man"),
    "heart": ("un cœur rouge", "a red heart"),
    "bell": ("une cloche dorée", "a golden bell"),
}
GIFTS: dict[str, Said] = {
    "gifts": ("des cadeaux", "presents"),
    "horse": ("un cheval à bascule", "a rocking horse"),
    "bears": ("deux ours en peluche", "two teddy bears"),
}


def crown(kind: str) -> str:
    if kind == "star":
        return group(path(star(36), SUN), y=-18)
    if kind == "bird":
        body = path("M-30-12Q-16-36 4-32Q10-54 26-50Q38-42 30-28Q22-4-2-4Q-18-4-30-12Z", RED)
        return group(
            body, path("M32-42L46-36L31-31Z", SUN, 2.2), dot(23, -40, 3.2), line("M-14-16Q0-24 10-14", 2.8), scale=1.15
        )
    return path("M0-14Q-40-48-48-14Q-48 12 0-6Q48 12 48-14Q40-48 0-14Z", PINK) + circle(0, -10, 11, PINK)


def hung(kind: str) -> str:
    if kind == "man":
        body = path(
            "M-14-12Q-18-34 0-36Q18-34 14-12L32-8Q36 4 26 6L14 4L22 34Q14 44 6 36"
            "L0 20L-6 36Q-14 44-22 34L-14 4L-26 6Q-36 4-32-8Z",
            "#b9743c",
        )
        return (
            body
            + dot(-5, -24, 2.6, WHITE)
            + dot(5, -24, 2.6, WHITE)
            + smile(0, -18, 5, 3, 2.4)
            + dot(0, -4, 3, RED)
            + dot(0, 8, 3, RED)
        )
    if kind == "heart":
        return group(path(heart(34), RED), line("M-16-12Q-14-22-6-24", 4, WHITE))
    return (
        path("M-32 26Q-24 8-24-8Q-22-34 0-34Q22-34 24-8Q24 8 32 26Z", SUN)
        + circle(0, 32, 8, GOLD, 2.6)
        + line("M-14-8Q-14-22-4-26", 4, WHITE)
    )


def under(kind: str) -> str:
    if kind == "gifts":
        boxes = ((-34, RED, SUN, 46), (34, NAVY, WHITE, 42), (-2, TEAL, WHITE, 36))
        return "".join(
            box(x - w / 2, -w * 0.8, w, w * 0.8, c, 3)
            + line(f"M{x} {-w * 0.8 + 3:.0f}V-3M{x - w / 2 + 3:.0f} {-w * 0.4:.0f}H{x + w / 2 - 3:.0f}", 6, r)
            for x, c, r, w in boxes
        )
    if kind == "horse":
        body = path(
            "M-34-30Q-34-50-8-48Q10-48 16-66Q20-80 34-76L52-58Q52-48 40-50L30-46Q30-24 8-24H-18Q-34-22-34-30Z",
            "#e9cfa0",
        )
        legs = limb("M-24-26L-30-8M20-28L28-8", "#e9cfa0", 8, 2.6)
        return (
            legs
            + body
            + limb("M-48-12Q0 8 48-12", RED, 7, 2.6)
            + path("M18-78Q2-70 4-48L14-48Q14-66 24-76Z", BARK, 2.6)
            + dot(36, -66, 3)
            + path("M-16-50H8V-40Q-4-34-16-40Z", BLUE, 2.6)
        )
    return group(held("bear"), x=-28, y=-32) + group(held("bear"), x=28, y=-32)


def big_fir(chance: Chance) -> Prop:
    """The fir in the square, with garlands."""
    tops, middles, gifts = (chance.sample(list(kinds), 2) for kinds in (CROWNS, HUNG, GIFTS))
    balls = chance.sample((RED, SUN, BLUE, VIOLET, WHITE, ORANGE), 4)

    def draw(altered: Altered) -> str:
        tiers = "".join(
            path(
                f"M0 {top}Q{half * 0.5:.0f} {(top + foot) // 2} {half} {foot}Q{half // 2} {foot + 18} 0 {foot + 4}"
                f"Q{-half // 2} {foot + 18} {-half} {foot}Q{-half * 0.5:.0f} {(top + foot) // 2} 0 {top}Z",
                "#2c8a63",
            )
            for top, foot, half in ((-150, -26, 108), (-206, -98, 86), (-254, -164, 60))
        )
        snow = "".join(
            flat(f"M{x} {y}q{w // 2}-14 {w} 0q{-w // 2} 8 {-w} 0Z", SNOW)
            for x, y, w in (
                (-102, -28, 46),
                (60, -30, 42),
                (-80, -100, 34),
                (48, -100, 34),
                (-54, -166, 26),
                (30, -166, 26),
            )
        )
        garlands = line("M-42-186Q4-162 44-182M-66-124Q-4-158 66-120", 5, SUN) + line(
            "M-90-52Q-60-26-34-34M34-34Q64-26 92-50", 5, SUN
        )
        places = ((-12, -200), (20, -176), (-54, -116), (54, -112), (-64, -60), (66, -62))
        baubles = "".join(
            circle(x, y, 11, balls[i % 4], 2.6) + dot(x - 3, y - 4, 2.8, ICE) for i, (x, y) in enumerate(places)
        )
        return (
            ellipse(0, 2, 112, 13, "#c9d8ee", 0)
            + box(-16, -36, 32, 36, BARK)
            + tiers + snow + garlands + baubles
            + group(hung(middles["fir-hung" in altered]), y=-92)
            + group(crown(tops["fir-top" in altered]), y=-250)
            + group(under(gifts["fir-gifts" in altered]), y=6)
        )  # fmt: skip

    return Prop(
        "fir",
        draw,
        [
            either(
                "fir-top",
                ("la cime du grand sapin", "the top of the big fir"),
                tops,
                CROWNS,
                ("En haut du grand sapin : {}.", "On top of the big fir: {}."),
            ),
            either(
                "fir-hung",
                ("ce qui pend au milieu du sapin", "what hangs in the middle of the fir"),
                middles,
                HUNG,
                ("Au milieu du grand sapin pend {}.", "In the middle of the big fir hangs {}."),
            ),
            either(
                "fir-gifts",
                ("ce qu’il y a sous le sapin", "what lies under the fir"),
                gifts,
                GIFTS,
                ("Sous le grand sapin : {}.", "Under the big fir: {}."),
            ),
        ],
        (-118, -318, 118, 20),
    )


def igloo(chance: Chance) -> Prop:
    pair, flags = chance.pair("animal", list(ANIMALS)), tones(chance)

    def draw(altered: Altered) -> str:
        pole = limb("M-52-96V-176", WOOD, 4, 2.4) + path(
            "M-50-176Q-26-188-6-176Q6-170 16-176V-136Q6-130-6-136Q-26-148-50-136Z",
            colour(flags["igloo-flag" in altered]),
        )
        dome = path("M-110 0Q-112-116 0-118Q112-116 110 0Z", "#e3eefa")
        bricks = line(
            "M-106-36H-40M40-36H106M-94-70H94M-60-100H60M-72-36V-4M74-36V-4M-58-70V-38M58-70V-38M-24-100V-72M24-100V-72M0-118V-101",
            2.8,
            "#9db4d3",
        )
        mouth = path("M-46 4V-44Q-46-84 0-84Q46-84 46-44V4Z", "#cfe0f3")
        hole = "M-32 4V-40Q-32-68 0-68Q32-68 32-40V4Z"
        who = group(bare(pair["igloo" in altered]), x=-37, y=-70, scale=0.74)
        return (
            shadow(0, 2, 118, 9)
            + pole
            + dome
            + bricks
            + mouth
            + clipped("igloo-hole", hole, flat(hole, "#5a6a94"), who)
        )

    return Prop(
        "igloo",
        draw,
        [
            swap(
                "igloo",
                ("l’animal dans l’igloo", "the animal in the igloo"),
                ("À la porte de l’igloo : {}.", "At the igloo’s door: {}."),
                ANIMALS[pair[0]],
                ANIMALS[pair[1]],
            ),
            recolour(
                "igloo-flag",
                ("le drapeau de l’igloo", "the flag on the igloo"),
                ("Le drapeau de l’igloo est de couleur {}.", "The flag on the igloo is {}."),
                flags,
            ),
        ],
        (-122, -192, 122, 14),
    )


SIGNS: dict[str, Said] = {
    "lantern": ("une lanterne", "a lantern"),
    "wreath": ("une couronne de sapin", "a wreath"),
    "boot": ("une botte rouge", "a red boot"),
}


def lantern_post(chance: Chance) -> Prop:
    kinds = chance.sample(list(SIGNS), 2)

    def thing(kind: str) -> str:
        if kind == "wreath":
            ring = circle(0, 36, 24, "none", 20) + circle(0, 36, 24, "none", 14, GREEN)
            return (
                line("M0 0V14", 3)
                + ring
                + "".join(dot(x, y, 4.4, RED) for x, y in ((-20, 24), (18, 20), (24, 46), (-14, 56)))
                + path("M0 58L-16 72L-14 50ZM0 58L16 72L14 50Z", RED, 2.4)
            )
        if kind == "boot":
            return line("M0 0V12", 3) + path("M-16 16H12V48Q36 48 34 70H-16Z", RED) + limb("M-16 18H12", WHITE, 10, 2.8)
        return (
            line("M0 0V14", 3)
            + path("M-22 28H22L17 72H-17Z", "#ffe89a")
            + path("M-27 30Q0-4 27 30Z", NAVY)
            + box(-20, 70, 40, 9, NAVY, 2)
            + path("M0 38Q-12 56 0 62Q12 56 0 38Z", ORANGE, 2)
        )

    def draw(altered: Altered) -> str:
        pole = limb("M0 0V-196", "#5b6488", 8) + limb("M0-160H48M0-136Q22-138 32-158", "#5b6488", 5, 2.6)
        light = (
            path("M-19-238H19L13-198H-13Z", "#ffe89a") + path("M-25-234Q0-270 25-234Z", SNOW) + dot(0, -216, 8, WHITE)
        )
        mound = path("M-40 6Q-30-16 0-16Q30-16 40 6Z", SNOW, 2.8)
        return shadow(0, 4, 42, 5) + pole + light + mound + group(thing(kinds["lantern" in altered]), x=46, y=-158)

    return Prop(
        "lantern",
        draw,
        [
            either(
                "lantern",
                ("ce qui pend au lampadaire", "what hangs from the lamp post"),
                kinds,
                SIGNS,
                ("Au lampadaire pend {}.", "From the lamp post hangs {}."),
            )
        ],
        (-46, -266, 92, 14),
    )


def planted_skis(chance: Chance) -> Prop:
    """Skis and sticks, stuck in a heap of snow."""
    tints = tones(chance)

    def draw(altered: Altered) -> str:
        tone = colour(tints["skis" in altered])
        ski = limb("M0 0V-150Q0-166 12-172", tone, 16) + line("M-6-52H6M-6-108H6", 4)
        sticks = (
            limb("M-44 0L-52-116M44 0L52-116", "#6f7a99", 4, 2.4)
            + line("M-54-12H-34M34-12H54", 4)
            + limb("M-52-116V-128M52-116V-128", RED, 6, 2.4)
        )
        heap = path("M-78 6Q-66-30-22-26Q0-42 26-28Q66-30 78 6Q0 16-78 6Z", SNOW)
        return shadow(0, 6, 80, 7) + sticks + group(ski, x=-14, turn=-5) + group(ski, x=16, turn=5) + heap

    return Prop(
        "skis",
        draw,
        [
            recolour(
                "skis",
                ("les skis plantés dans la neige", "the skis in the snow"),
                ("Les skis plantés sont de couleur {}.", "The skis in the snow are {}."),
                tints,
            )
        ],
        (-88, -184, 88, 16),
    )


def feeder(chance: Chance) -> Prop:
    """A little house on a post where birds eat."""
    reds = chance.sample(("robin", "tit", "none"), 2)
    told: dict[str, Said] = {
        "robin": ("un rouge-gorge", "a robin"),
        "tit": ("une mésange bleue", "a blue tit"),
        "none": ("personne", "nobody"),
    }

    def bird(kind: str) -> str:
        if kind == "none":
            return ""
        back, belly = ("#9a6a48", "#f0683a") if kind == "robin" else ("#4f8fd0", "#ffe08a")
        body = path("M-26-14Q-14-38 6-34Q12-52 28-46Q38-38 30-26Q24-4 0-2Q-16-2-40-8Z", back)
        return (
            body
            + path("M28-28Q22-6 0-4Q-4-24 12-30Z", belly, 0)
            + path("M33-40L46-35L32-31Z", SUN, 2.2)
            + dot(25, -38, 3)
        )

    def draw(altered: Altered) -> str:
        post = limb("M0 0V-104", WOOD, 9) + limb("M-30-104L0-76L30-104", WOOD, 6, 2.6)
        tray = box(-72, -114, 144, 14, "#dba468", 4) + limb("M-56-114V-166M56-114V-166", WOOD, 6, 2.6)
        roof = path("M-86-162L0-218L86-162Z", "#b9653f") + path(
            "M-92-166Q-88-184-60-192L0-230L60-192Q88-184 92-166Q70-152 50-164"
            "Q24-150 0-164Q-24-150-50-164Q-70-152-92-166Z",
            SNOW,
        )
        seeds = "".join(dot(x, -118, 4, "#8a5a3b") for x in (-40, -28, -8, 6, 30, 44))
        eaters = group(bird("tit"), x=-30, y=-114, scale=0.9)
        ground = "".join(group(bird("robin"), x=x, y=y, scale=0.9, mirror=x > 0) for x, y in ((-62, 0), (60, 4)))
        corner = group(bird(reds["feeder" in altered]), x=28, y=-114, scale=1.15, mirror=True)
        heap = path("M-34 6Q-26-14 0-14Q26-14 34 6Z", SNOW, 2.8)
        return shadow(0, 5, 80, 6) + post + tray + seeds + eaters + corner + roof + heap + ground

    return Prop(
        "feeder",
        draw,
        [
            either(
                "feeder",
                ("le coin de la mangeoire", "who eats in the corner of the bird table"),
                reds,
                told,
                ("Au coin de la mangeoire : {}.", "In the corner of the bird table: {}."),
            )
        ],
        (-104, -238, 104, 14),
    )
