"""What flies over the beach."""

from __future__ import annotations

from tablee.drawing.animals import bare
from tablee.drawing.palette import GOLD, INK, NAVY, ORANGE, PINK, RED, SKY, SUN, TEAL, VIOLET, WHITE
from tablee.drawing.shapes import circle, dot, ellipse, flat, group, line, path
from tablee.games.difference.art.parts.animals import guest
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.words import colour, either, recolour, there, tones

CATCH: dict[str, Said] = {
    "fish": ("un poisson", "a fish"),
    "cone": ("un cornet de glace", "an ice-cream cone"),
    "sandal": ("une sandale", "a sandal"),
}


def catch(kind: str) -> str:
    """What hangs from a beak at (0, 0)."""
    if kind == "fish":
        tail = path("M0 8L-16-6Q0-2 16-6Z", SKY, 2.8)
        return tail + path("M0 4Q22 22 16 44Q10 60 0 64Q-10 60-16 44Q-22 22 0 4Z", SKY, 2.8) + dot(-4, 50, 3.2)
    if kind == "cone":
        return path("M-16 24L0 64L16 24Z", GOLD, 2.8) + circle(0, 12, 20, PINK, 2.8) + dot(-7, 6, 4, WHITE)
    sole = ellipse(0, 34, 17, 32, ORANGE, 2.8)
    return sole + line("M-13 40Q-8 18 0 14Q8 18 13 40", 8) + line("M-13 40Q-8 18 0 14Q8 18 13 40", 3, SUN)


def pelican(chance: Chance) -> Prop:
    """It has stolen something."""
    kinds = chance.pair("catch", list(CATCH))

    def draw(altered: Altered) -> str:
        far_wing = path("M-8 0Q-14-46 22-72Q34-36 18 2Z", "#d5dbe6")
        body = path(
            "M-66 10L-84-4Q-40-20 12-14Q30-14 34-28Q40-48 58-46Q76-42 72-24Q64-8 48 6Q24 26-20 22Q-48 20-66 10Z", WHITE
        )
        near_wing = path("M-30 0Q-66-32-58-74Q2-52 16-4Q-2 12-30 0Z", "#eef1f6")
        tip = path("M-48-33Q-60-54-58-74Q-34-66-16-48Z", NAVY, 2.8)
        pouch = path("M68-28Q94-22 116-20Q100 8 74-8Q68-16 68-28Z", ORANGE, 2.8)
        beak = path("M70-38Q96-36 118-20Q92-20 68-26Z", SUN, 2.8)
        prey = group(catch(kinds["pelican" in altered]), x=104, y=-6)
        return prey + far_wing + body + near_wing + tip + pouch + beak + dot(59, -33, 3.6)

    return Prop(
        "pelican",
        draw,
        [
            either(
                "pelican",
                ("ce qu’emporte le pélican", "what the pelican carries off"),
                kinds,
                CATCH,
                ("Le pélican emporte {}.", "The pelican carries off {}."),
            )
        ],
        (-90, -80, 132, 64),
    )


def paraglider(chance: Chance) -> Prop:
    pair, animal = guest(chance, "glider", ("sous le parapente", "under the paraglider"))
    cloths = tones(chance)
    seat = chance.choice((RED, TEAL, VIOLET))

    def draw(altered: Altered) -> str:
        wing = path(
            "M-78-76Q-70-132 0-134Q70-132 78-76Q38-104 0-104Q-38-104-78-76Z", colour(cloths["glider-wing" in altered])
        )
        ribs = line("M-44-95Q-40-116-32-128M0-104V-134M44-95Q40-116 32-128", 2.6)
        cords = line("M-76-77L-22 24M-40-97L-18 20M76-77L22 24M40-97L18 20", 2.2)
        rider = group(bare(pair["glider" in altered]), x=-38, y=-52, scale=0.76)
        harness = path("M-34 12H34Q36 42 0 44Q-36 42-34 12Z", seat)
        return cords + wing + ribs + rider + harness

    return Prop(
        "glider",
        draw,
        [
            animal,
            recolour(
                "glider-wing",
                ("la voile du parapente", "the paraglider’s wing"),
                ("La voile du parapente est de couleur {}.", "The paraglider’s wing is {}."),
                cloths,
            ),
        ],
        (-84, -140, 84, 48),
    )


def lost_balloons(chance: Chance) -> Prop:
    """Three that somebody has let go, or two."""
    three = chance.percent(50)
    colours = chance.sample((RED, SUN, TEAL, VIOLET, PINK), 3)

    def balloon(x: int, y: int, tone: str) -> str:
        knot = path(f"M{x - 6} {y + 34}L{x} {y + 26}L{x + 6} {y + 34}Z", tone, 2.4)
        string = line(f"M{x} {y + 34}Q{x // 2} {y + 70} 0 40", 2.4)
        return string + knot + ellipse(x, y, 23, 28, tone) + line(f"M{x - 11} {y - 8}q2-9 9-12", 3.6, WHITE)

    def draw(altered: Altered) -> str:
        pair = balloon(-32, -40, colours[0]) + balloon(32, -44, colours[1])
        third = balloon(2, -112, colours[2]) if three != ("lost-balloons" in altered) else ""
        return third + pair + path("M0 40L-16 32V48ZM0 40L16 32V48Z", WHITE, 2.6)

    return Prop(
        "lost-balloons",
        draw,
        [
            there(
                "lost-balloons",
                ("les ballons qui s’envolent", "the balloons that fly away"),
                three,
                ("Trois ballons s’envolent.", "Three balloons fly away."),
                ("Deux ballons s’envolent.", "Two balloons fly away."),
            )
        ],
        (-62, -146, 62, 56),
    )


def long_kite(chance: Chance) -> Prop:
    """A kite with a long tail."""
    cloths = tones(chance)
    bow = chance.choice((RED, TEAL, VIOLET))

    def draw(altered: Altered) -> str:
        tail = line("M0 20Q26 42 4 66T10 112Q16 126 0 138", 3)
        bows = "".join(
            group(path("M0 0L-15-9V9ZM0 0L15-9V9Z", bow, 2.4), x=x, y=y, turn=t)
            for x, y, t in ((13, 44, 20), (0, 76, -10), (13, 110, 14))
        )
        cloth = path("M0-46L58 30L0 16L-58 30Z", colour(cloths["long-kite" in altered]))
        return tail + bows + cloth + line("M0-46V16", 2.6) + flat("M0-46L12-30H-12Z", INK)

    return Prop(
        "long-kite",
        draw,
        [
            recolour(
                "long-kite",
                ("le cerf-volant à longue queue", "the kite with a long tail"),
                ("Le cerf-volant à longue queue est {}.", "The kite with a long tail is {}."),
                cloths,
            )
        ],
        (-64, -52, 64, 144),
    )
