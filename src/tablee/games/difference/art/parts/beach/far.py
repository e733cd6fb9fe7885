"""Ships on the horizon: small, because they are far away."""

from __future__ import annotations

from tablee.drawing.animals import bare
from tablee.drawing.palette import BARK, CREAM, ICE, NAVY, ORANGE, RED, TEAL, WHITE, WOOD
from tablee.drawing.shapes import box, dot, ellipse, group, limb, line, path
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.words import colour, either, recolour, there, tones

HOUSE = "#fff6e2"  # the paint of cabins


def foam(half: int) -> str:
    """Small waves along a hull, which is so wide on either side."""
    return line(f"M{-half} 8" + "q8-6 16 0" + "t16 0" * (half // 8 - 1), 3, WHITE)


def yacht(chance: Chance) -> Prop:
    cloths = tones(chance)

    def draw(altered: Altered) -> str:
        cloth = colour(cloths["yacht" in altered])
        mast = limb("M0-8V-92", BARK, 4, 2.2) + path("M2-94L24-86L2-78Z", RED, 2.4)
        sails = path("M5-78Q50-46 56-14H5Z", cloth, 2.8) + path("M-5-72Q-38-44-42-14H-5Z", cloth, 2.8)
        hull = path("M-50-8H60Q54 8 42 10H-34Q-46 6-50-8Z", WOOD, 2.8) + line("M-48-2H56", 3, CREAM)
        return mast + sails + hull + foam(64)

    return Prop(
        "yacht",
        draw,
        [
            recolour(
                "yacht",
                ("les voiles du petit voilier au loin", "the sails of the little boat far out"),
                ("Les voiles du petit voilier au loin sont de couleur {}.", "The sails of the boat far out are {}."),
                cloths,
            )
        ],
        (-70, -100, 70, 16),
    )


def junk(chance: Chance) -> Prop:
    """A sailing ship from China, with ribs in its sails."""
    cloths = tones(chance)

    def draw(altered: Altered) -> str:
        masts = limb("M4-8V-100M-46-8V-64", BARK, 4, 2.2)
        great = path("M-10-92Q34-94 46-22H-14Q-22-58-10-92Z", colour(cloths["junk" in altered]), 2.8)
        ribs = line("M-16-72Q14-76 34-68M-18-54Q16-56 42-48M-17-38Q14-38 45-34", 2.4)
        small = path("M-56-58Q-34-60-28-20H-60Q-64-40-56-58Z", CREAM, 2.8) + line("M-60-40Q-44-42-32-38", 2.4)
        hull = path("M-80-20Q-60-10-30-10H44Q66-12 74-28L84-26Q78 6 58 10H-50Q-74 4-80-20Z", "#9a4a3f", 2.8)
        return masts + small + great + ribs + hull + foam(72)

    return Prop(
        "junk",
        draw,
        [
            recolour(
                "junk",
                ("la grande voile de la jonque", "the junk’s great sail"),
                ("La grande voile de la jonque est de couleur {}.", "The junk’s great sail is {}."),
                cloths,
            )
        ],
        (-86, -106, 90, 16),
    )


def liner(chance: Chance) -> Prop:
    smoking, hulls = chance.percent(50), tones(chance)

    def draw(altered: Altered) -> str:
        smoke = path(
            "M6-92Q-2-112-22-106Q-34-126-56-116Q-80-120-82-102Q-92-86-74-80Q-56-72-38-82Q-16-74 6-92Z", "#f3eef4", 2.8
        )
        decks = box(-34, -54, 72, 20, HOUSE, 3, 2.8) + box(-54, -36, 108, 22, HOUSE, 3, 2.8)
        panes = "".join(dot(x, -25, 4, NAVY) for x in range(-42, 50, 14)) + "".join(
            dot(x, -44, 4, NAVY) for x in (-22, -6, 10, 26)
        )
        funnel = path("M0-54L3-84H25L26-54Z", RED, 2.8) + line("M3-72H25", 5, CREAM)
        hull = path("M-76-16H82Q76 8 64 10H-62Q-72 2-76-16Z", colour(hulls["liner-hull" in altered]), 2.8)
        above = smoke if smoking != ("liner-smoke" in altered) else ""
        return above + funnel + decks + panes + hull + foam(80)

    return Prop(
        "liner",
        draw,
        [
            there(
                "liner-smoke",
                ("la fumée du paquebot", "the liner’s smoke"),
                smoking,
                ("Le paquebot fume.", "Smoke rises from the liner."),
                ("Le paquebot ne fume pas.", "No smoke rises from the liner."),
            ),
            recolour(
                "liner-hull",
                ("la coque du paquebot", "the liner’s hull"),
                ("La coque du paquebot est de couleur {}.", "The liner’s hull is {}."),
                hulls,
            ),
        ],
        (-96, -128, 94, 16),
    )


CARGO: dict[str, Said] = {
    "crates": ("des caisses", "crates"),
    "barrels": ("des tonneaux", "barrels"),
    "cow": ("une vache", "a cow"),
}


def cargo(kind: str) -> str:
    """What stands on a deck round (0, 0)."""
    if kind == "crates":
        return "".join(
            box(x, y, 30, 24, tone, 2, 2.8) + line(f"M{x + 2} {y + 22}L{x + 28} {y + 2}", 2.4)
            for x, y, tone in ((-46, -24, ORANGE), (-14, -24, TEAL), (18, -24, ORANGE), (-30, -48, CREAM))
        )
    if kind == "barrels":
        barrel = path("M-12 0Q-18-15-12-30H12Q18-15 12 0Z", "#b0713e", 2.8) + line("M-14-9H14M-14-21H14", 2.6, NAVY)
        return "".join(group(barrel, ellipse(0, -30, 12, 4, WOOD, 2.4), x=x) for x in (-32, 2, 36))
    return group(bare("cow"), x=-33, y=-60, scale=0.66)


def freighter(chance: Chance) -> Prop:
    kinds = chance.pair("cargo", list(CARGO))

    def draw(altered: Altered) -> str:
        cabin = box(46, -58, 34, 46, HOUSE, 3, 2.8) + box(52, -51, 22, 12, ICE, 2, 2.4)
        funnel = box(56, -80, 15, 22, NAVY, 2, 2.8)
        load = group(cargo(kinds["freighter" in altered]), x=-14, y=-12)
        hull = path("M-88-18L-78-12H88L78 10H-70Q-82 0-88-18Z", "#c9523f", 2.8)
        return funnel + cabin + load + hull + foam(80)

    return Prop(
        "freighter",
        draw,
        [
            either(
                "freighter",
                ("le chargement du cargo", "the freighter’s load"),
                kinds,
                CARGO,
                ("Le cargo transporte {}.", "The freighter carries {}."),
            )
        ],
        (-94, -86, 94, 16),
    )
