"""What people wear on the head and hold in the hand."""

from __future__ import annotations

from tablee.drawing.palette import (
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    INK,
    LEAF,
    LILAC,
    MINT,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SUN,
    TEAL,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import circle, dot, ellipse, group, limb, line, path, spot
from tablee.games.difference.art.parts.prop import Said


def hat(kind: str) -> str:
    if kind == "top":
        return path("M-20-18V-58H20V-18Z", NAVY) + line("M-19-27H19", 8, RED) + ellipse(0, -18, 34, 7, NAVY)
    if kind == "straw":
        return (
            path("M-22-18Q-22-44 0-44Q22-44 22-18Z", SUN)
            + line("M-21-24Q0-18 21-24", 7, RED)
            + ellipse(0, -16, 42, 8, SUN)
        )
    if kind == "party":
        return (
            path("M-23-16L2-72L23-16Q0-8-23-16Z", PINK)
            + dot(-4, -26, 4, WHITE)
            + dot(8, -34, 4, WHITE)
            + circle(2, -72, 8, SUN, 2.4)
        )
    if kind == "crown":
        return path("M-22-16L-27-48L-10-34L0-54L10-34L27-48L22-16Q0-8-22-16Z", SUN) + circle(0, -24, 5, RED, 2)
    if kind == "chef":
        return path("M-20-16V-34Q-40-40-30-58Q-20-68-8-62Q0-74 10-62Q26-70 32-56Q38-40 20-34V-16Q0-10-20-16Z", WHITE)
    if kind == "cap":
        return (
            path("M-26-10Q-28-40 0-40Q28-40 26-10Q0-20-26-10Z", GREEN)
            + path("M14-18Q44-20 50-8Q34-4 22-8Z", GREEN)
            + circle(0, -40, 4, RED, 2)
        )
    if kind == "bow":
        return path("M0-30Q-34-56-42-28Q-42-8 0-24Q42-8 42-28Q34-56 0-30Z", RED) + circle(0, -27, 8, RED, 2.6)
    return ""


HATS: dict[str, Said] = {
    "top": ("un haut-de-forme", "a top hat"),
    "straw": ("un chapeau de paille", "a straw hat"),
    "party": ("un chapeau pointu", "a party hat"),
    "crown": ("une couronne", "a crown"),
    "chef": ("une toque", "a chef’s hat"),
    "cap": ("une casquette verte", "a green cap"),
    "bow": ("un gros nœud rouge", "a big red bow"),
}


def held(kind: str) -> str:
    """What a hand at (0, 0) holds."""
    if kind == "balloon":
        return (
            line("M0 0Q-8-30 4-58", 2.6)
            + path("M4-60Q-26-78-24-104Q-20-132 4-132Q28-132 32-104Q34-78 4-60Z", RED)
            + line("M-12-108Q-10-118-2-122", 4, WHITE)
        )
    if kind == "ice":
        return (
            path("M-11-10L0 20L11-10Z", GOLD)
            + circle(-9, -16, 12, PINK)
            + circle(10, -16, 12, WHITE)
            + circle(0, -29, 12, MINT)
        )
    if kind == "flowers":
        petals = "".join(
            circle(x, y, 10, c, 2.4) + dot(x, y, 3.4, SUN)
            for x, y, c in ((-15, -26, PINK), (15, -26, WHITE), (0, -40, ORANGE), (0, -20, LILAC))
        )
        return path("M-5 16L5 16L16-16H-16Z", "#5fae57") + petals
    if kind == "basket":
        fruit = circle(-14, 12, 10, RED, 2.4) + circle(2, 9, 11, SUN, 2.4) + circle(17, 13, 9, LEAF, 2.4)
        return (
            line("M-26 16Q0-32 26 16", 7)
            + line("M-26 16Q0-32 26 16", 3, WOOD)
            + fruit
            + path("M-30 16H30L22 46H-22Z", WOOD)
            + line("M-25 27H25M-23 37H23", 2.2)
        )
    if kind == "flag":
        return (
            limb("M0 10V-72", WOOD, 4, 2.4)
            + path("M2-72Q22-84 40-72Q54-64 64-72V-34Q54-26 40-34Q22-46 2-34Z", SUN)
            + circle(32, -54, 9, RED, 2.2)
        )
    if kind == "umbrella":
        return group(
            limb("M0 14V-64", WOOD, 4, 2.2)
            + path("M-46-46Q-40-92 0-94Q40-92 46-46Q34-58 23-46Q12-58 0-46Q-12-58-23-46Q-34-58-46-46Z", TEAL)
            + line("M0-94Q-18-76-23-46M0-94Q18-76 23-46", 2.4),
            turn=24,
        )
    if kind == "bear":
        ears = circle(-12, -24, 8, "#b98256", 2.6) + circle(12, -24, 8, "#b98256", 2.6)
        face = (
            circle(0, -12, 18, "#b98256", 2.8)
            + ellipse(0, -6, 8, 6, CREAM, 0)
            + dot(-6, -15, 2.4)
            + dot(6, -15, 2.4)
            + spot(0, -9, 3, 2.2, INK)
        )
        return path("M-16 30Q-20 2 0 2Q20 2 16 30Q0 36-16 30Z", "#b98256") + ears + face
    if kind == "mill":
        sails = "".join(
            group(path("M0 0Q22-4 26-26Q4-26 0 0Z", c, 2.4), turn=90 * i, y=-44)
            for i, c in enumerate((RED, SUN, BLUE, PINK))
        )
        return limb("M0 12V-40", WOOD, 4, 2.2) + sails + circle(0, -44, 5, WHITE, 2.2)
    return ""


HELD: dict[str, Said] = {
    "balloon": ("un ballon rouge", "a red balloon"),
    "ice": ("une glace", "an ice cream"),
    "flowers": ("un bouquet", "a bunch of flowers"),
    "basket": ("un panier de fruits", "a basket of fruit"),
    "flag": ("un drapeau jaune", "a yellow flag"),
    "umbrella": ("un parapluie", "an umbrella"),
    "bear": ("un ours en peluche", "a teddy bear"),
    "mill": ("un moulin à vent", "a pinwheel"),
}
