"""Travellers with their luggage, and those who work at the station."""

from __future__ import annotations

from tablee.drawing.palette import BARK, BLUE, CREAM, GOLD, GREEN, NAVY, ORANGE, PINK, RED, SOIL, SUN, TEAL, WHITE, WOOD
from tablee.drawing.shapes import box, circle, dot, ellipse, group, limb, line, path
from tablee.games.difference.art.parts.people import POSES, figure, look
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.roles import Role, cap_with_badge, clothes, photo, waistcoat
from tablee.games.difference.art.parts.village.warm import hair
from tablee.games.difference.art.parts.wear import HATS, hat
from tablee.games.difference.art.parts.words import Who, colour, swap, tones


def luggage(kind: str) -> str:
    """What a hand at (0, 0) carries: it hangs below."""
    if kind == "case":
        return line("M-12 10Q0-4 12 10", 6) + box(-38, 8, 76, 56, "#c8693a", 7) + line("M-22 10V62M22 10V62", 6, SUN)
    if kind == "hatbox":
        return (
            line("M-18 14Q0-10 18 14", 5)
            + path("M-34 18H34V58Q0 68-34 58Z", PINK)
            + ellipse(0, 18, 36, 9, PINK)
            + line("M-33 38Q0 48 33 38", 6, WHITE)
        )
    if kind == "cage":
        return (
            path("M-28 62V26Q-28 2 0 2Q28 2 28 26V62Z", "#fff6d8")
            + circle(0, 40, 13, GREEN, 2.8)
            + path("M11 37L22 41L11 45Z", ORANGE, 2)
            + dot(5, 36, 2.4)
            + line("M-14 8V60M14 8V60", 2.4)
            + box(-32, 58, 64, 9, GOLD, 3)
        )
    if kind == "bag":
        return (
            path("M-36 18Q-34 4-14 6H14Q34 4 36 18L42 62H-42Z", TEAL)
            + line("M-18 8Q0-14 18 8", 6)
            + line("M-38 34H38", 4, CREAM)
            + dot(0, 36, 5, SUN)
        )
    if kind == "violin":
        return group(
            path("M-14-6Q-18-34 0-36Q18-34 14-6Q30 8 26 36Q16 58 0 58Q-16 58-26 36Q-30 8-14-6Z", BARK)
            + line("M-8 20H8", 5, SUN),
            y=12,
        )
    return (
        box(-44, 8, 88, 62, NAVY, 8)
        + line("M-14 8Q0-8 14 8", 6)
        + circle(-16, 32, 11, SUN, 2.4)
        + path("M6 20H32V44H6Z", RED, 2.4)
        + line("M-32 56H20", 4, WHITE)
    )


LUGGAGE: dict[str, Said] = {
    "case": ("une valise brune", "a brown suitcase"),
    "hatbox": ("un carton à chapeau", "a hat box"),
    "cage": ("une cage", "a cage"),
    "bag": ("un sac de voyage", "a travelling bag"),
    "violin": ("un étui à violon", "a violin case"),
    "trunk": ("une malle bleue", "a blue trunk"),
}


def traveller(chance: Chance, who: Who) -> Prop:
    """Somebody on a journey, with luggage."""
    key = who.word.replace(" ", "-")
    someone, pose = look(chance, hair(chance, who), not who.is_male), chance.next("pose", POSES)
    hats, things, shirts = chance.pair("hat", list(HATS)), chance.pair("luggage", list(LUGGAGE)), tones(chance)

    def draw(altered: Altered) -> str:
        shirt = colour(shirts[f"{key}-shirt" in altered])
        return figure(
            someone,
            shirt,
            f"cloth-{key}",
            pose,
            luggage(things[f"{key}-held" in altered]),
            hat(hats[f"{key}-hat" in altered]),
        )

    return Prop(
        key,
        draw,
        [
            swap(
                f"{key}-hat",
                (f"la coiffure {who.du}", f"what the {who.en} wears on the head"),
                (f"{who.Le} porte {{}}.", f"The {who.en} wears {{}}."),
                HATS[hats[0]],
                HATS[hats[1]],
            ),
            swap(
                f"{key}-held",
                (f"le bagage {who.du}", f"the {who.en}’s luggage"),
                (f"{who.Le} emporte {{}}.", f"The {who.en} carries {{}}."),
                LUGGAGE[things[0]],
                LUGGAGE[things[1]],
            ),
            clothes(key, who, shirts),
        ],
        (-84, -232, 150, 18),
    )


def uniform(shirt: str) -> str:
    return (
        line("M0-118V-50", 3)
        + "".join(dot(x, y, 3.4, SUN) for x in (-8, 8) for y in (-100, -84, -68))
        + line("M-26-62H26", 7, SOIL)
        + dot(0, -62, 5, SUN)
    )


def paddle(kind: str) -> str:
    """Of the stationmaster."""
    if kind == "paddle":
        return limb("M0 20V-40", WOOD, 6, 2.6) + circle(0, -66, 29, RED) + circle(0, -66, 15, WHITE, 2.8)
    return (
        path("M-20 14H20L16 58H-16Z", "#ffe89a")
        + path("M-24 16Q0-12 24 16Z", NAVY)
        + box(-18, 56, 36, 9, NAVY, 2)
        + path("M0 24Q-11 42 0 48Q11 42 0 24Z", ORANGE, 2)
    )


def sailor_collar(shirt: str) -> str:
    return path("M-26-116L0-88L26-116L24-98L0-74L-24-98Z", NAVY, 2.8) + line("M-22-104L0-82L22-104", 2.4, WHITE)


def sailor_hat() -> str:
    return (
        path("M-24-14Q-28-32 0-32Q28-32 24-14Z", WHITE)
        + ellipse(0, -34, 26, 9, WHITE)
        + line("M-23-18H23", 5, NAVY)
        + circle(0, -46, 6, RED, 2.2)
    )


def brought(kind: str) -> str:
    """By a sailor."""
    if kind == "parrot":
        bird = path("M-10 20Q-24-8-8-32Q6-52 24-42Q34-32 26-20Q30 6 12 24L6 52Q-6 50-10 20Z", RED) + path(
            "M-8 12Q-14-10 4-20Q18-6 8 18Z", BLUE, 2.6
        )
        return group(bird, path("M26-38Q42-34 36-18Q28-20 25-28Z", SUN, 2.4), dot(16, -34, 3.4), y=-26)
    return (
        path("M-20 4Q-44 20-34 56Q0 72 34 56Q44 20 20 4Z", "#8fb2d6")
        + line("M-20 4Q0-10 20 4", 6)
        + line("M-18 6Q0 14 18 6", 5, WOOD)
    )


PADDLES: dict[str, Said] = {"paddle": ("un disque rouge", "a red disc"), "lamp": ("une lanterne", "a lantern")}
BROUGHT: dict[str, Said] = {"parrot": ("un perroquet", "a parrot"), "kit": ("un sac de marin", "a kitbag")}
PHOTO: dict[str, Said] = {"camera": ("un appareil photo", "a camera"), "map": ("une carte", "a map")}
ROLES: tuple[Role, ...] = (
    Role(Who("chef de gare", "m", "stationmaster"), uniform, cap_with_badge(), paddle, PADDLES, "short"),
    Role(Who("marin", "m", "sailor"), sailor_collar, sailor_hat(), brought, BROUGHT, "short"),
    Role(Who("touriste", "f", "tourist"), waistcoat, hat("straw"), photo, PHOTO, "bob", True),
)
