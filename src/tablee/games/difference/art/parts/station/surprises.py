"""One thing in each station that does not belong there."""

from __future__ import annotations

from tablee.drawing.palette import BARK, CREAM, ICE, PINK, RED, SUN, WHITE
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, smile
from tablee.games.difference.art.parts.people import face, look
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop
from tablee.games.difference.art.parts.station.travellers import LUGGAGE, luggage
from tablee.games.difference.art.parts.wear import HATS, hat
from tablee.games.difference.art.parts.words import colour, either, recolour, tones


def elephant(chance: Chance) -> Prop:
    """It travels with its trunk, and a case."""
    things, hats = chance.pair("luggage", list(LUGGAGE)), chance.pair("hat", ("party", "crown", "top", "straw", "bow"))
    skin = chance.choice(("#a9b4cc", "#b9a9c9"))

    def draw(altered: Altered) -> str:
        legs = "".join(
            path(f"M{x - 20} 0V-50H{x + 20}V0Z", skin) + line(f"M{x - 12} -4v-6M{x} -4v-6M{x + 12} -4v-6", 3, WHITE)
            for x in (-62, -14, 34)
        )
        body = path("M-92-50Q-96-130-20-132Q60-132 62-60Q62-36 40-36H-78Q-92-38-92-50Z", skin)
        tail = line("M-90-84Q-112-74-108-48", 8) + line("M-90-84Q-112-74-108-48", 4, skin)
        skull = path("M10-120Q12-176 62-176Q112-172 108-120Q104-82 62-80Q12-82 10-120Z", skin)
        trunk = limb("M98-112Q132-104 128-64", skin, 22)
        ear = path("M34-160Q-22-176-20-122Q-10-84 34-96Q44-130 34-160Z", skin) + flat(
            "M26-148Q-6-156-8-124Q-2-102 24-108Z", PINK
        )
        look_ = (
            dot(78, -134, 5) + line("M84-96q-10 8-22 2", 3.4) + path("M92-92Q104-84 112-92Q104-102 94-102Z", WHITE, 2.6)
        )
        return (
            shadow(-10, 2, 96, 9)
            + tail
            + legs
            + body
            + skull
            + ear
            + look_
            + trunk
            + group(luggage(things["elephant" in altered]), x=128, y=-62)
            + group(hat(hats["elephant-hat" in altered]), x=66, y=-152, scale=1.15)
        )

    return Prop(
        "elephant",
        draw,
        [
            either(
                "elephant",
                ("le bagage de l’éléphant", "the elephant’s luggage"),
                things,
                LUGGAGE,
                ("L’éléphant emporte {}.", "The elephant carries {}."),
            ),
            either(
                "elephant-hat",
                ("la coiffure de l’éléphant", "what the elephant wears on the head"),
                hats,
                HATS,
                ("L’éléphant porte {}.", "The elephant wears {}."),
            ),
        ],
        (-118, -242, 178, 18),
    )


def astronaut(chance: Chance) -> Prop:
    """Somebody who has missed a rocket."""
    someone, suits, things = look(chance, "short"), tones(chance), chance.pair("luggage", list(LUGGAGE))

    def draw(altered: Altered) -> str:
        tone = colour(suits["astronaut" in altered])
        legs = (
            limb("M-14-50V-14", WHITE, 24)
            + limb("M14-50V-14", WHITE, 24)
            + ellipse(-16, -6, 22, 10, "#6f7a99")
            + ellipse(16, -6, 22, 10, "#6f7a99")
        )
        pack = box(-44, -124, 88, 66, "#6f7a99", 10)
        body = (
            path("M-36-116Q0-126 36-116L40-48Q0-36-40-48Z", WHITE)
            + box(-30, -104, 60, 46, tone, 6)
            + circle(-12, -88, 7, RED, 2.4)
            + circle(12, -88, 7, SUN, 2.4)
            + line("M-16-70H16", 5)
        )
        arms = (
            limb("M-34-108Q-60-98-58-126", WHITE, 20)
            + circle(-58, -134, 12, "#6f7a99")
            + limb("M34-108Q58-102 64-84", WHITE, 20)
        )
        helmet = (
            circle(0, -152, 44, WHITE)
            + circle(0, -152, 33, ICE)
            + group(face(someone), y=-150)
            + line("M-22-168Q-16-178-6-180", 5, WHITE)
        )
        aerial = line("M34-184L46-206", 4) + circle(48, -210, 8, RED, 2.6)
        return (
            shadow(0, 2, 52, 8)
            + pack
            + legs
            + arms
            + body
            + aerial
            + helmet
            + group(luggage(things["astronaut-case" in altered]), x=66, y=-80)
            + circle(66, -80, 12, "#6f7a99")
        )

    return Prop(
        "astronaut",
        draw,
        [
            recolour(
                "astronaut",
                ("la combinaison de l’astronaute", "the front of the astronaut’s suit"),
                (
                    "Devant, la combinaison de l’astronaute est de couleur {}.",
                    "The front of the astronaut’s suit is {}.",
                ),
                suits,
            ),
            either(
                "astronaut-case",
                ("le bagage de l’astronaute", "the astronaut’s luggage"),
                things,
                LUGGAGE,
                ("L’astronaute emporte {}.", "The astronaut carries {}."),
            ),
        ],
        (-78, -224, 116, 14),
    )


def giraffe(chance: Chance) -> Prop:
    """It is too tall for any waggon."""
    hats, scarves = chance.pair("hat", ("party", "crown", "top", "straw", "cap")), tones(chance)

    def draw(altered: Altered) -> str:
        coat, patch = SUN, "#b9743c"
        legs = "".join(limb(f"M{x}-60V-6", coat, 12) + line(f"M{x}-8V-3", 14, BARK) for x in (-46, -26, 22, 42))
        body = path(
            "M-60-70Q-58-104-20-102L20-106Q34-150 40-196L72-190Q66-110 58-78Q52-54 20-54H-40Q-60-54-60-70Z", coat
        )
        spots = "".join(
            ellipse(x, y, a, b, patch, 0)
            for x, y, a, b in (
                (-36, -82, 12, 10),
                (-8, -76, 12, 10),
                (18, -88, 11, 12),
                (44, -112, 9, 11),
                (42, -70, 10, 9),
                (52, -142, 8, 10),
                (56, -172, 7, 9),
            )
        )
        skull = path("M36-196Q32-230 62-232Q84-230 92-214Q112-210 110-196Q100-184 76-188Q52-180 36-196Z", coat) + path(
            "M40-222Q18-230 18-216Q26-206 40-210Z", coat, 2.8
        )
        horns = limb("M52-232V-250M66-233V-251", coat, 6, 2.4)
        looks = dot(72, -214, 4.4) + dot(104, -202, 2.8) + smile(92, -194, 7, 3, 2.8)
        wool = colour(scarves["giraffe" in altered])
        wrap = (
            limb("M34-168Q54-156 72-168", wool, 15)
            + limb("M62-160L76-108", wool, 15)
            + line("M70-122l14-4M72-114l14-4", 3.4, CREAM if wool != WHITE else RED)
        )
        return (
            shadow(0, 2, 64, 8)
            + line("M-58-86Q-78-72-72-48", 5)
            + legs
            + body
            + spots
            + skull
            + horns
            + looks
            + wrap
            + group(hat(hats["giraffe-hat" in altered]), x=60, y=-220, scale=0.9)
        )

    return Prop(
        "giraffe",
        draw,
        [
            either(
                "giraffe-hat",
                ("la coiffure de la girafe", "what the giraffe wears on the head"),
                hats,
                HATS,
                ("La girafe porte {}.", "The giraffe wears {}."),
            ),
            recolour(
                "giraffe",
                ("l’écharpe de la girafe", "the giraffe’s scarf"),
                ("L’écharpe de la girafe est de couleur {}.", "The giraffe’s scarf is {}."),
                scarves,
            ),
        ],
        (-86, -300, 124, 14),
    )
