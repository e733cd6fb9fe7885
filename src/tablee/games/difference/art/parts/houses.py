"""Houses, with what is on their roofs and in their windows."""

from __future__ import annotations

from tablee.drawing.animals import bare
from tablee.drawing.outlines import heart
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BUTTER,
    CORAL,
    CREAM,
    GOLD,
    GREEN,
    ICE,
    INK,
    NAVY,
    PINK,
    RED,
    ROSE,
    SOIL,
    SUN,
    TEAL,
    WHITE,
    WOOD,
    mixed,
)
from tablee.drawing.shapes import box, circle, clipped, dot, flat, group, limb, line, path
from tablee.games.difference.art.parts.animals import ANIMALS, lying_cat
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.words import COLOURS, swap, tones

SIGN_GROUNDS = {"pretzel": CREAM, "fish": BUTTER, "heart": WHITE, "key": NAVY, "moon": "#6d5bab"}
SIGNS: dict[str, tuple[str, Said]] = {
    "pretzel": (
        line("M-16 4Q-22-14-6-12Q6-8 14 10M16 4Q22-14 6-12Q-6-8-14 10Q0 16 14 10", 6, "#a8642a"),
        ("un bretzel", "a pretzel"),
    ),
    "fish": (path("M-18 0Q0-16 14 0Q0 16-18 0ZM-15 0L-25-9V9Z", BLUE, 2.6), ("un poisson", "a fish")),
    "heart": (path(heart(16), RED, 2.6), ("un cœur", "a heart")),
    "key": (circle(-10, 0, 9, SUN, 2.6) + line("M0 0H20M12 0V9M19 0V8", 5, SUN), ("une clé", "a key")),
    "moon": (path("M5-16A16 16 0 1 0 16 6A14 14 0 0 1 5-16Z", SUN, 2.6), ("une lune", "a moon")),
}


def house(chance: Chance, number: int, where: Said, wide: int, tall: int, wall: str, roof: str) -> Prop:
    key, half = f"house{number}", wide // 2
    pair = chance.pair("animal", list(ANIMALS))
    door, signs = tones(chance), chance.pair("sign", list(SIGNS))
    tops = chance.pair("roof", ("smoke", "flag", "stork", "cock", "kite", "cat"))
    top_said = {
        "smoke": ("une cheminée qui fume", "a smoking chimney"),
        "flag": ("un drapeau", "a flag"),
        "stork": ("un nid de cigogne", "a stork’s nest"),
        "cock": ("une girouette", "a weathercock"),
        "kite": ("un cerf-volant accroché", "a stuck kite"),
        "cat": ("un chat", "a cat"),
    }
    gable = chance.choice(("steep", "steps", "round", "flat"))
    columns = 3 if wide > 190 else 2
    step = wide / (columns + 0.4)
    xs = [(-(columns - 1) / 2 + i) * step for i in range(columns)]
    rows = [-tall + 44, -tall + 118]
    special = (chance.below(columns), 0)
    boxes, shut = chance.percent(60), chance.choice((TEAL, BLUE, GREEN, ROSE, BARK))
    side = chance.choice((-1, 1))

    def window(x: float, y: float, inside: str, name: str) -> str:
        frame = f"M{x - 19:.0f} {y + 23:.0f}V{y - 14:.0f}Q{x:.0f} {y - 32:.0f} {x + 19:.0f} {y - 14:.0f}V{y + 23:.0f}Z"
        pane = flat(frame, "#fff3c4" if inside else ICE)
        cross = "" if inside else line(f"M{x:.0f} {y - 23:.0f}V{y + 23:.0f}M{x - 19:.0f} {y:.0f}H{x + 19:.0f}", 2.4)
        wings = path(f"M{x - 22:.0f} {y - 18:.0f}h-11v42h11ZM{x + 22:.0f} {y - 18:.0f}h11v42h-11Z", shut, 2.6)
        return (
            wings
            + clipped(name, frame, pane, inside, width=2.8)
            + cross
            + (flower_box(x, y + 24) if boxes and not inside else box(x - 24, y + 22, 48, 7, CREAM, 2, 2.4))
        )

    def flower_box(x: float, y: float) -> str:
        return "".join(circle(x + d, y - 5, 6, c, 2) for d, c in ((-16, RED), (-5, PINK), (6, WHITE), (16, RED))) + box(
            x - 24, y - 2, 48, 10, BARK, 2, 2.4
        )

    def ornament(kind: str) -> str:
        if kind == "smoke":
            return (
                "".join(
                    circle(x, y, r, WHITE, 2.4, "#8f9db5") for x, y, r in ((4, -44, 10), (16, -64, 13), (34, -86, 16))
                )
                + box(-15, -36, 30, 44, "#b9653f")
                + box(-19, -42, 38, 10, "#a0522f", 2)
            )
        if kind == "flag":
            return (
                limb("M0 8V-70", WOOD, 4, 2.2)
                + path("M2-70Q20-80 34-70Q46-62 56-70V-34Q46-26 34-34Q20-44 2-34Z", RED)
                + line("M4-52Q20-62 34-52Q46-44 54-52", 8, WHITE)
            )
        if kind == "stork":
            nest = path("M-34-14H34Q28 8 0 8Q-28 8-34-14Z", "#a9733f") + line(
                "M-24-6l14 8M-4-8l14 10M12-8l12 6", 2.2, SOIL
            )
            bird = (
                line("M-4-14V-32M6-14V-32", 4, RED)
                + path("M-28-42Q-10-62 16-50Q14-74 26-80Q38-80 36-68Q32-34 4-30Q-18-30-28-42Z", WHITE)
                + path("M-28-42Q-14-50 2-42Q-8-32-28-42Z", NAVY, 2.4)
                + path("M36-76L60-68L35-66Z", RED, 2.4)
                + dot(29, -72, 2.8)
            )
            return bird + nest
        if kind == "kite":
            return group(path("M0-44L30-4L0 40L-30-4Z", CORAL) + line("M0-44V40M-30-4H30", 2.4), turn=30, y=-34) + line(
                "M-20 0Q-40 10-30 24", 2.6
            )
        if kind == "cat":
            return group(lying_cat("#f0a044", "#c97a26"), y=4)
        return (
            line("M0 8V-34", 5)
            + line("M-18-20H18", 4)
            + path("M-26-40Q-22-62-8-50Q2-46 10-58Q14-70 24-66L34-58L26-54Q28-34 4-32Q-18-30-26-40Z", GOLD)
            + path("M14-68q2-10 7-5q5-6 8 4Z", RED, 2)
        )

    def draw(altered: Altered) -> str:
        front = box(-half, -tall, wide, tall, wall) + flat(
            f"M{-half + 2} {-34}H{half - 2}V-2H{-half + 2}Z", mixed(wall, "#8a6a5a", 0.25)
        )
        top = {
            "steep": path(f"M{-half - 10} {-tall + 4}L0 {-tall - 84}L{half + 10} {-tall + 4}Z", roof),
            "flat": path(f"M{-half - 8} {-tall}L{-half + 12} {-tall - 54}H{half - 12}L{half + 8} {-tall}Z", roof),
            "round": path(
                f"M{-half - 8} {-tall}Q{-half - 4} {-tall - 64} 0 {-tall - 76}"
                f"Q{half + 4} {-tall - 64} {half + 8} {-tall}Z",
                roof,
            ),
            "steps": path(
                f"M{-half} {-tall}v-22h{half * 0.34:.0f}v-24h{half * 0.34:.0f}v-24h{wide - 4 * round(half * 0.34)}"
                f"v24h{half * 0.34:.0f}v24h{half * 0.34:.0f}v22Z",
                mixed(wall, roof, 0.35),
            ),
        }[gable]
        peak = -tall - {"steep": 78, "flat": 52, "round": 72, "steps": 68}[gable]
        scallops = (
            "".join(
                line(f"M{x:.0f} {-tall - y}q8 7 16 0q8 7 16 0", 2.4, mixed(roof, INK, 0.3))
                for x, y in ((-half * 0.5, 18), (half * 0.1, 18), (-16, 38))
            )
            if gable != "steps"
            else circle(0, -tall - 30, 11, ICE, 2.6)
        )
        panes = ""
        for j, y in enumerate(rows[: 2 if tall > 200 else 1]):
            for i, x in enumerate(xs):
                inside = (
                    group(bare(pair[f"{key}-window" in altered]), x=x - 24, y=y - 24, scale=0.48)
                    if (i, j) == special
                    else ""
                )
                panes += window(x, y, inside, f"{key}-{i}-{j}")
        leaf = COLOURS[door[f"{key}-door" in altered]][0]
        dx = xs[0] if side < 0 else xs[-1]
        entry = (
            path(f"M{dx - 24:.0f} 0V-58Q{dx:.0f}-88 {dx + 24:.0f}-58V0Z", leaf)
            + dot(dx + 12, -30, 4, SUN if leaf != SUN else BARK)
            + line(f"M{dx - 13:.0f}-12V-52M{dx + 3:.0f}-12V-56", 2.4, mixed(leaf, INK, 0.35))
        )
        sx = xs[-1] if side < 0 else xs[0]
        sign = (
            limb(f"M{sx - 26:.0f}-92H{sx + 26:.0f}", BARK, 4, 2)
            + circle(sx, -60, 31, SIGN_GROUNDS[signs[f"{key}-sign" in altered]])
            + line(f"M{sx:.0f}-92V-88", 3)
            + group(SIGNS[signs[f"{key}-sign" in altered]][0], x=sx, y=-60)
        )
        return group(ornament(tops[f"{key}-top" in altered]), y=peak) + front + top + scallops + panes + entry + sign

    return Prop(
        key,
        draw,
        [
            swap(
                f"{key}-top",
                (f"le toit de la maison {where[0]}", f"the roof of the house {where[1]}"),
                (f"Sur le toit de la maison {where[0]} : {{}}.", f"On the roof of the house {where[1]}: {{}}."),
                top_said[tops[0]],
                top_said[tops[1]],
            ),
            swap(
                f"{key}-window",
                (f"l’animal à la fenêtre de la maison {where[0]}", f"the animal in the window of the house {where[1]}"),
                (f"À la fenêtre de la maison {where[0]} : {{}}.", f"In the window of the house {where[1]}: {{}}."),
                ANIMALS[pair[0]],
                ANIMALS[pair[1]],
            ),
            swap(
                f"{key}-door",
                (f"la porte de la maison {where[0]}", f"the door of the house {where[1]}"),
                (
                    f"La porte de la maison {where[0]} est de couleur {{}}.",
                    f"The door of the house {where[1]} is {{}}.",
                ),
                COLOURS[door[0]][1],
                COLOURS[door[1]][1],
            ),
            swap(
                f"{key}-sign",
                (f"l’enseigne de la maison {where[0]}", f"the sign of the house {where[1]}"),
                (f"L’enseigne de la maison {where[0]} montre {{}}.", f"The sign of the house {where[1]} shows {{}}."),
                SIGNS[signs[0]][1],
                SIGNS[signs[1]][1],
            ),
        ],
        (-half - 16, -tall - 190, half + 66, 6),
        soft=True,
    )
