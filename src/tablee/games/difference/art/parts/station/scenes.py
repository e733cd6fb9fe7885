"""Little scenes on the platform, and what stands at the very front."""

from __future__ import annotations

from tablee.drawing.palette import (
    BARK,
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    NAVY,
    PINK,
    RED,
    SKY,
    SOIL,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, spot
from tablee.games.difference.art.parts.animals import lying_cat
from tablee.games.difference.art.parts.people import GREY_HAIR, arm, child, cloth, face, figure, look, lower, small_hand
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.roles import cap_with_badge
from tablee.games.difference.art.parts.station.travellers import uniform
from tablee.games.difference.art.parts.wear import hat, held
from tablee.games.difference.art.parts.words import colour, either, recolour, there, tones


def farewell(chance: Chance) -> Prop:
    """A grandmother and a child wave with handkerchiefs; the dog looks on."""
    old, young, dresses, shirts = (
        look(chance, "bun", True, "plain", GREY_HAIR),
        look(chance, "curls"),
        tones(chance),
        tones(chance),
    )
    cloths = tones(chance)

    def kerchief(tone: str) -> str:
        return path("M0 0Q-26-10-34-36Q-14-30-2-44Q10-30 36-34Q24-10 0 0Z", tone) + line("M-12-18L-2-8M14-20L4-8", 2.6)

    def draw(altered: Altered) -> str:
        dress = colour(dresses["farewell-dress" in altered])
        lady = lower(old) + arm(old, "M-22-108Q-44-96-40-70", (-40, -66), dress) + cloth(old, dress, "cloth-farewell")
        lady += (
            group(face(old), hat("bow"), y=-142)
            + group(kerchief(colour(cloths["farewell" in altered])), x=54, y=-154, scale=1.15)
            + arm(old, "M22-108Q50-118 54-144", (54, -150), dress)
        )
        boy = child(young, colour(shirts["farewell-shirt" in altered]), "M-18-76Q-40-90-44-114", "M18-76Q34-64 30-50")
        boy += (
            group(kerchief(SUN), x=-44, y=-120, scale=0.8)
            + small_hand(-44, -118, young.skin)
            + small_hand(30, -48, young.skin)
        )
        return shadow(-46, 0, 44, 8) + group(lady, x=-46) + group(boy, x=74)

    return Prop(
        "farewell",
        draw,
        [
            recolour(
                "farewell",
                ("le mouchoir de la grand-mère", "the grandmother’s handkerchief"),
                ("Le mouchoir de la grand-mère est de couleur {}.", "The grandmother’s handkerchief is {}."),
                cloths,
            ),
            recolour(
                "farewell-dress",
                ("la robe de la grand-mère", "the grandmother’s dress"),
                ("La robe de la grand-mère est de couleur {}.", "The grandmother’s dress is {}."),
                dresses,
            ),
            recolour(
                "farewell-shirt",
                ("les habits de l’enfant au mouchoir", "the clothes of the child with a handkerchief"),
                ("L’enfant au mouchoir est en {}.", "The child with a handkerchief is in {}."),
                shirts,
            ),
        ],
        (-100, -212, 112, 14),
    )


LOADED: dict[str, Said] = {
    "dog": ("un chien", "a dog"),
    "hatbox": ("un carton à chapeau", "a hat box"),
    "plant": ("un palmier en pot", "a potted palm"),
    "globe": ("un globe", "a globe"),
}


def seated_dog() -> str:
    coat, patch = "#fff3df", BARK
    body = path("M-22 0Q-28-44-2-48Q28-44 28 0Q4 6-22 0Z", coat) + limb("M26-8Q48-10 48-34", coat, 8, 2.6)
    skull = (
        path("M-32-58Q-32-88-6-90Q22-90 22-60Q20-40-6-40Q-30-40-32-58Z", coat)
        + path("M14-86Q38-84 32-52Q20-46 14-64Z", patch)
        + path("M-26-84Q-50-80-42-50Q-30-46-26-62Z", patch)
    )
    return (
        body
        + skull
        + dot(-14, -66, 3.6)
        + dot(4, -66, 3.6)
        + spot(-6, -56, 6, 4.6, SOIL)
        + line("M-12-49q6 5 12 0", 2.6)
        + line("M-18-38Q-2-30 16-38", 6, RED)
    )


def loaded(kind: str) -> str:
    """What is on top of a pile of luggage."""
    if kind == "dog":
        return seated_dog()
    if kind == "hatbox":
        return (
            path("M-34-44H34V-2Q0 8-34-2Z", PINK)
            + ellipse(0, -44, 38, 10, PINK)
            + line("M-33-22Q0-12 33-22", 7, WHITE)
            + path("M0-50Q-22-72-26-52ZM0-50Q22-72 26-52Z", WHITE, 2.6)
        )
    if kind == "plant":
        return path("M-22-28H22L16 0H-16Z", "#e0764a") + path(
            "M0-30Q-44-60-54-24Q-34-40 0-30ZM0-30Q44-60 54-24Q34-40 0-30ZM0-30"
            "Q-28-84-2-92Q-8-60 0-30ZM0-30Q30-84 34-66Q12-52 0-30Z",
            GREEN,
            2.8,
        )
    land = flat("M-18-58Q0-66 8-50Q-4-40-14-46ZM8-36Q24-40 20-24Q8-18 4-28Z", GREEN)
    return limb("M0-8V-16", WOOD, 8, 2.6) + box(-22, -8, 44, 8, WOOD, 3) + circle(0, -42, 30, SKY) + land


def trolley(chance: Chance) -> Prop:
    """A porter pushes a trolley of luggage."""
    someone, kinds, cases, shirts = (
        look(chance, "short", marks="plain"),
        chance.pair("loaded", list(LOADED)),
        tones(chance),
        tones(chance),
    )

    def draw(altered: Altered) -> str:
        shirt = colour(shirts["trolley-shirt" in altered])
        porter = (
            lower(someone, "walk")
            + arm(someone, "M-22-108Q-2-92 34-88", (38, -88), shirt)
            + cloth(someone, shirt, "cloth-trolley")
            + uniform(shirt)
        )
        porter += group(
            face(someone), group(path("M-24-16Q-24-40 0-40Q24-40 24-16Z", RED), line("M-23-20H23", 6, SUN)), y=-142
        ) + arm(someone, "M22-106Q38-100 46-92", (50, -90), shirt)
        cart = (
            limb("M-36-20V-96H-50", GOLD, 6, 2.8)
            + box(-40, -26, 160, 12, GOLD, 4)
            + "".join(circle(x, -10, 12, NAVY) for x in (-20, 100))
        )
        pile = box(-30, -82, 140, 56, colour(cases["trolley-case" in altered]), 7) + line(
            "M-4-80V-28M84-80V-28", 7, CREAM
        )
        pile += box(-18, -122, 112, 40, "#c8693a", 6) + line("M6-120V-84M70-120V-84", 6, SUN)
        return (
            shadow(-110, 0, 44, 8)
            + shadow(40, 2, 88, 7)
            + group(loaded(kinds["trolley" in altered]), x=38, y=-122)
            + pile
            + cart
            + group(porter, x=-106)
        )

    return Prop(
        "trolley",
        draw,
        [
            either(
                "trolley",
                ("le haut du chariot", "the top of the trolley"),
                kinds,
                LOADED,
                ("En haut du chariot : {}.", "On top of the trolley: {}."),
            ),
            recolour(
                "trolley-case",
                ("la grande valise du chariot", "the big suitcase on the trolley"),
                ("La grande valise du chariot est de couleur {}.", "The big suitcase on the trolley is {}."),
                cases,
            ),
            recolour(
                "trolley-shirt",
                ("les habits du porteur", "the porter’s clothes"),
                ("Le porteur est en {}.", "The porter is in {}."),
                shirts,
            ),
        ],
        (-166, -220, 132, 14),
    )


def pile(chance: Chance) -> Prop:
    """Luggage on the platform, with somebody on it."""
    cases, kinds = tones(chance), chance.sample(("dog", "cat", "bear"), 2)
    told: dict[str, Said] = {
        "dog": ("un chien", "a dog"),
        "cat": ("un chat", "a cat"),
        "bear": ("un ours en peluche", "a teddy bear"),
    }
    label = chance.choice((RED, BLUE, VIOLET))

    def top(kind: str) -> str:
        if kind == "dog":
            return seated_dog()
        return group(lying_cat("#f0a044", "#c97a26"), y=-2) if kind == "cat" else group(held("bear"), y=-36, scale=1.2)

    def draw(altered: Altered) -> str:
        large = (
            box(-72, -62, 144, 62, colour(cases["pile-case" in altered]), 8)
            + line("M-42-60V-2M42-60V-2", 7, GOLD)
            + circle(0, -30, 14, label, 2.6)
        )
        upper = (
            box(-50, -108, 104, 46, "#7d8fb5", 7)
            + line("M-28-106V-64M32-106V-64", 6, CREAM)
            + path("M-6-96H16V-78H-6Z", SUN, 2.4)
        )
        return shadow(0, 2, 82, 8) + group(top(kinds["pile" in altered]), y=-106) + upper + large

    return Prop(
        "pile",
        draw,
        [
            either(
                "pile",
                ("ce qui est sur les bagages", "who sits on the luggage"),
                kinds,
                told,
                ("Sur les bagages : {}.", "On the luggage: {}."),
            ),
            recolour(
                "pile-case",
                ("la malle sous les bagages", "the trunk under the luggage"),
                ("La malle sous les bagages est de couleur {}.", "The trunk under the luggage is {}."),
                cases,
            ),
        ],
        (-84, -206, 84, 14),
    )


BLOWN: dict[str, Said] = {
    "trumpet": ("de la trompette", "the trumpet"),
    "tambourine": ("du tambourin", "the tambourine"),
}


def band(chance: Chance) -> Prop:
    """A trumpet or a tambourine, and a big drum."""
    one, two, kinds = (
        look(chance, "curls", marks="plain"),
        look(chance, "bob", marks="plain"),
        chance.sample(list(BLOWN), 2),
    )
    skins, coats = tones(chance), tones(chance)
    coat = colour(chance.next("deep", ("red", "navy", "green")))

    def horn(kind: str) -> str:
        if kind == "trumpet":
            return (
                limb("M-6 0H54", GOLD, 8, 2.8)
                + path("M50-8Q72-10 84-32V32Q72 10 50 8Z", SUN)
                + line("M14-6V-18M24-6V-18M34-6V-18", 5)
            )
        return (
            circle(36, -6, 32, WOOD)
            + circle(36, -6, 23, CREAM, 2.8)
            + "".join(circle(36 + x, -6 + y, 6, GOLD, 2.2) for x, y in ((-28, 0), (28, 0), (0, -28), (0, 28)))
        )

    def draw(altered: Altered) -> str:
        first = colour(coats["band-coat" in altered])
        blower = (
            lower(one)
            + arm(one, "M-22-108Q-40-92-10-84", (-6, -84), first)
            + cloth(one, first, "cloth-band1")
            + uniform(first)
            + group(face(one), cap_with_badge(), y=-142)
        )
        blower += group(horn(kinds["band" in altered]), x=28, y=-118) + arm(
            one, "M22-108Q44-100 46-112", (48, -116), first
        )
        drummer = lower(two) + cloth(two, coat, "cloth-band2") + group(face(two), cap_with_badge(), y=-142)
        drum = (
            circle(0, -76, 52, RED)
            + circle(0, -76, 41, colour(skins["band-drum" in altered]), 2.8)
            + group(path("M0-18L5-5L18 0L5 5L0 18L-5 5L-18 0L-5-5Z", GOLD, 2.4), y=-76)
        )
        sticks = (
            arm(two, "M-24-108Q-56-100-58-78", (-58, -74), coat)
            + arm(two, "M24-108Q56-104 60-128", (60, -132), coat)
            + limb("M60-132L84-150M-58-74L-40-66", WOOD, 5, 2.2)
            + circle(86, -152, 8, WHITE, 2.4)
        )
        return shadow(-86, 0, 44, 8) + shadow(92, 0, 54, 8) + group(blower, x=-92) + group(drummer, drum, sticks, x=92)

    return Prop(
        "band",
        draw,
        [
            either(
                "band",
                ("l’instrument de la fanfare", "the instrument of the band"),
                kinds,
                BLOWN,
                ("Dans la fanfare, on joue {}.", "In the band somebody plays {}."),
            ),
            recolour(
                "band-drum",
                ("la peau de la grosse caisse", "the skin of the big drum"),
                ("La peau de la grosse caisse est de couleur {}.", "The skin of the big drum is {}."),
                skins,
            ),
            recolour(
                "band-coat",
                ("l’uniforme de la fanfare", "the uniform in the band"),
                (
                    "Dans la fanfare, l’uniforme de gauche est de couleur {}.",
                    "In the band, the uniform on the left is {}.",
                ),
                coats,
            ),
        ],
        (-152, -196, 192, 14),
        sided=True,
    )


def balloon_seller(chance: Chance) -> Prop:
    """Somebody sells balloons, and a child points at them."""
    someone, young, shirts, skirts = (
        look(chance, "tuft", marks="dots"),
        look(chance, "pigtails", True),
        tones(chance),
        tones(chance),
    )
    tints, many = chance.sample((RED, BLUE, SUN, GREEN, VIOLET, PINK), 5), chance.percent(50)

    def draw(altered: Altered) -> str:
        places = ((34, -226), (78, -206), (56, -262), (100, -252), (14, -270))
        shown = places if many != ("balloons" in altered) else places[:2]
        strings = "".join(line(f"M58-80Q{x} -130 {x} {y + 26}", 2.4) for x, y in shown)
        bunch = "".join(
            path(
                f"M{x} {y + 28}Q{x - 26} {y + 12} {x - 24} {y - 8}Q{x - 20} {y - 30} {x} {y - 30}"
                f"Q{x + 20} {y - 30} {x + 24} {y - 8}Q{x + 26} {y + 12} {x} {y + 28}Z",
                tints[i],
            )
            + line(f"M{x - 13} {y - 8}Q{x - 11} {y - 18} {x - 4} {y - 21}", 4, WHITE)
            for i, (x, y) in enumerate(shown)
        )
        seller = figure(someone, colour(shirts["balloons-shirt" in altered]), "cloth-balloons", "stand", "", hat("cap"))
        girl = (
            child(young, colour(skirts["balloons-skirt" in altered]), "M-16-78Q-38-90-44-112", "M16-78Q34-66 32-50")
            + small_hand(-45, -115, young.skin)
            + small_hand(32, -47, young.skin)
        )
        return strings + bunch + group(seller) + group(girl, x=136)

    all_: Said = ("Le marchand tient cinq ballons.", "The seller holds five balloons.")
    two: Said = ("Le marchand tient deux ballons.", "The seller holds two balloons.")
    return Prop(
        "balloons",
        draw,
        [
            there("balloons", ("les ballons du marchand", "the seller’s balloons"), many, all_, two),
            recolour(
                "balloons-shirt",
                ("les habits du marchand de ballons", "the balloon seller’s clothes"),
                ("Le marchand de ballons est en {}.", "The balloon seller is in {}."),
                shirts,
            ),
            recolour(
                "balloons-skirt",
                ("la robe de la fille aux ballons", "the dress of the girl by the balloons"),
                ("La robe de la fille aux ballons est de couleur {}.", "The dress of the girl by the balloons is {}."),
                skirts,
            ),
        ],
        (-60, -306, 186, 14),
    )


def hatted(chance: Chance) -> Prop:
    """A lady seen from behind, cut by the frame: her hat is large."""
    ribbons, coat, tint = (
        tones(chance),
        chance.choice((TEAL, VIOLET, "#c8693a", NAVY)),
        chance.choice(("#a8432f", "#e0b050", "#3b2a33")),
    )

    def draw(altered: Altered) -> str:
        shoulders = path("M-78 100Q-74 50-22 44H22Q74 50 78 100Z", coat)
        bun = path("M-40-4H40Q44 44 0 46Q-44 44-40-4Z", tint) + circle(0, 30, 17, tint)
        brim = ellipse(0, -4, 86, 22, "#f2d7a0") + path("M-46-8Q-44-62 0-64Q44-62 46-8Q0 8-46-8Z", "#f2d7a0")
        band_ = path("M-46-10Q0 8 46-10L45-32Q0-14-45-32Z", colour(ribbons["hatted" in altered])) + path(
            "M30-22L62-46L66-18ZM30-22L50 8L22 6Z", colour(ribbons["hatted" in altered]), 2.8
        )
        return shoulders + bun + brim + band_

    name: Said = ("le ruban du chapeau, tout devant", "the ribbon of the hat at the very front")
    return Prop(
        "hatted",
        draw,
        [
            recolour(
                "hatted",
                name,
                (
                    "Tout devant, le ruban du chapeau est de couleur {}.",
                    "At the very front, the ribbon of the hat is {}.",
                ),
                ribbons,
            )
        ],
        (-94, -72, 94, 104),
    )


def palm(key: str) -> Prop:
    """Leaves of a potted palm, in a corner, cut by the frame; nothing on them changes."""

    def draw(altered: Altered) -> str:
        leaf = path("M0 8Q50-34 130-10Q150 0 160 18Q130 8 110 16Q90 4 72 18Q52 8 36 22Q18 14 0 20Z", "#3f9a5a") + line(
            "M8 14Q70-14 140 6", 3, "#2a6f40"
        )
        return group(leaf, turn=-62) + group(leaf, y=8, turn=-30) + group(leaf, y=30, turn=0)

    return Prop(key, draw, [], (-20, -170, 176, 80))
