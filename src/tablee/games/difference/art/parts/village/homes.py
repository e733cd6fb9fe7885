"""Snowy houses with lit windows and smoking chimneys, and the church."""

from __future__ import annotations

from tablee.drawing.animals import bare
from tablee.drawing.outlines import Point, smooth, star
from tablee.drawing.palette import BARK, GOLD, GREEN, INK, NAVY, RED, SOIL, SUN, WHITE, mixed
from tablee.drawing.shapes import box, circle, clipped, dot, flat, group, limb, line, path
from tablee.games.difference.art.parts.animals import ANIMALS, lying_cat
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.words import colour, either, recolour, swap, there, tones

SNOW, LIT = "#fbfdff", "#ffe28a"
SMOKE = "#8f9db5"
TOPS: dict[str, Said] = {
    "owl": ("un hibou", "an owl"),
    "star": ("une étoile", "a star"),
    "cock": ("une girouette", "a weathercock"),
    "cat": ("un chat", "a cat"),
    "raven": ("un corbeau", "a raven"),
}


def on_the_ridge(kind: str) -> str:
    """What stands on a roof, round its foot."""
    if kind == "owl":
        body = path("M-25 0Q-34-46-22-60L-16-52Q0-60 16-52L22-60Q34-46 25 0Q0 8-25 0Z", "#b07a4a")
        eyes = circle(-10, -40, 10, WHITE, 2.6) + circle(10, -40, 10, WHITE, 2.6) + dot(-9, -40, 4) + dot(9, -40, 4)
        return body + flat("M-14-22Q0-30 14-22L12-2Q0 2-12-2Z", "#e9cfa0") + eyes + path("M-4-33H4L0-25Z", SUN, 2)
    if kind == "star":
        return line("M0 6V-24", 5) + group(path(star(30), SUN), y=-46)
    if kind == "cat":
        return group(lying_cat("#f0a044", "#c97a26"), y=4)
    if kind == "raven":
        body = path("M-40-14Q-18-26-6-40Q2-62 22-58Q34-54 30-38Q26-8-2-6Q-14-6-40-14Z", "#4a4f6e")
        return (
            line("M0-6V4M8-6V4", 3.6)
            + body
            + path("M30-52L50-44L30-40Z", GOLD, 2.4)
            + dot(20, -48, 3.4, WHITE)
            + line("M-16-18Q0-26 12-16", 2.8, "#8a90b0")
        )
    return (
        line("M0 8V-34", 5)
        + line("M-18-20H18", 4)
        + path("M-26-40Q-22-62-8-50Q2-46 10-58Q14-70 24-66L34-58L26-54Q28-34 4-32Q-18-30-26-40Z", GOLD)
        + path("M14-68q2-10 7-5q5-6 8 4Z", RED, 2)
    )


def puffs() -> str:
    """Smoke, above a chimney's mouth."""
    return "".join(circle(x, y, r, WHITE, 2.6, SMOKE) for x, y, r in ((2, -13, 14), (17, -40, 20), (42, -72, 24)))


def slope(half: int, tall: int, rise: int) -> list[Point]:
    """The snow on a gable: its upper edge, and a wavy lower one."""
    reach = half + 20

    def edge(x: float, down: float) -> Point:
        return x, -tall + 8 - (1 - abs(x) / reach) * rise + down

    upper = [edge(x, -9) for x in (-reach, -reach * 0.5, -8, 8, reach * 0.5, reach)]
    steps = (0.98, 0.8, 0.62, 0.42, 0.2, 0, -0.2, -0.42, -0.62, -0.8, -0.98)
    lower = [edge(share * reach, (20, 36)[i % 2]) for i, share in enumerate(steps)]
    return upper + lower


def chalet(chance: Chance, number: int, where: Said, wide: int, tall: int, wall: str, roof: str) -> Prop:
    key, half = f"chalet{number}", wide // 2
    pair, doors = chance.pair("animal", list(ANIMALS)), tones(chance)
    tops, smokes = chance.pair("ridge", list(TOPS)), chance.percent(50)
    side, gable = chance.choice((-1, 1)), chance.percent(60)
    rise = 96 if gable else 66
    shutters = mixed(roof, INK, 0.12)
    timber = mixed(wall, SOIL, 0.35)
    dx, wx = side * (half - 44), -side * (half - 62)
    cx = -side * (half - 40)

    def pane(x: float, y: float, w: int, h: int, inside: str, name: str) -> str:
        frame = f"M{x - w:.0f} {y + h:.0f}V{y - h:.0f}H{x + w:.0f}V{y + h:.0f}Z"
        cross = "" if inside else line(f"M{x:.0f} {y - h:.0f}V{y + h:.0f}M{x - w:.0f} {y:.0f}H{x + w:.0f}", 2.4)
        wings = box(x - w - 15, y - h - 2, 13, 2 * h + 4, shutters, 1, 2.6) + box(
            x + w + 2, y - h - 2, 13, 2 * h + 4, shutters, 1, 2.6
        )
        sill = path(
            f"M{x - w - 8:.0f} {y + h + 6:.0f}Q{x:.0f} {y + h - 10:.0f} {x + w + 8:.0f} {y + h + 6:.0f}Z", SNOW, 2.6
        )
        return wings + clipped(name, frame, flat(frame, LIT), inside, width=2.8) + cross + sill

    def cover() -> str:
        if gable:
            eaves = path(
                f"M{-half - 18} {-tall + 10}L0 {-tall - 88}L{half + 18} {-tall + 10}L{half - 2} "
                f"{-tall + 10}L0 {-tall - 62}L{-half + 2} {-tall + 10}Z",
                roof,
            )
            return (
                flat(f"M{-half} {-tall + 2}L0 {-tall - 74}L{half} {-tall + 2}Z", wall)
                + eaves
                + path(smooth(slope(half, tall, rise)), SNOW)
            )
        tiles = path(f"M{-half - 16} {-tall + 8}L{-half + 10} {-tall - 62}H{half - 10}L{half + 16} {-tall + 8}Z", roof)
        right = [(half - 6, -tall - 70), (half + 4, -tall - 42), (half + 12, -tall - 16)]
        wave = [
            (half - 14, -tall - 30),
            (half * 0.55, -tall - 12),
            (half * 0.2, -tall - 32),
            (-half * 0.2, -tall - 14),
            (-half * 0.55, -tall - 34),
        ]
        left = [(-half - 12, -tall - 14), (-half - 2, -tall - 44), (-half + 8, -tall - 70), (0, -tall - 74)]
        return tiles + path(smooth([*right, *wave, *left]), SNOW)

    def draw(altered: Altered) -> str:
        front = box(-half, -tall, wide, tall, wall)
        beams = line(f"M{-half + 8} {-tall + 2}V-4M{half - 8} {-tall + 2}V-4", 7, timber)
        if tall > 190:
            beams += line(f"M{-half + 6} {-tall + 74}H{half - 6}", 7, timber)
        base = -tall - (34 if gable else 40)
        smoke = group(puffs(), x=cx, y=base - 52) if smokes != (f"{key}-smoke" in altered) else ""
        chimney = box(cx - 15, base - 40, 30, 70, "#b9653f") + path(
            f"M{cx - 21} {base - 36}Q{cx} {base - 62} {cx + 21} {base - 36}Z", SNOW, 2.8
        )
        guest = group(bare(pair[f"{key}-window" in altered]), x=wx - 33, y=-96, scale=0.66)
        panes = pane(wx, -66, 29, 29, guest, f"{key}-w")
        rows = [(-0.28, -tall + 40), (0.28, -tall + 40)] if tall > 190 else []
        panes += "".join(pane(x * wide, y, 17, 20, "", f"{key}-{i}") for i, (x, y) in enumerate(rows))
        leaf = colour(doors[f"{key}-door" in altered])
        entry = path(f"M{dx - 28} 0V-84H{dx + 28}V0Z", leaf) + dot(dx + 18, -34, 4, SUN if leaf != SUN else BARK)
        entry += path(f"M{dx - 38} -82Q{dx} -110 {dx + 38} -82Z", SNOW, 2.8)
        wreath = (
            circle(dx, -58, 13, RED, 15)
            + circle(dx, -58, 13, "none", 9, GREEN)
            + dot(dx - 8, -50, 3, RED)
            + dot(dx + 10, -62, 3, RED)
            + dot(dx - 6, -68, 3, RED)
        )
        lamp = group(
            on_the_ridge(tops[f"{key}-top" in altered]), x=0 if gable else -cx * 0.4, y=-tall - (86 if gable else 70)
        )
        bank = path(
            smooth(
                [
                    (-half - 14, 4),
                    (-half + 10, -16),
                    (-half * 0.3, -8),
                    (half * 0.3, -14),
                    (half - 8, -8),
                    (half + 14, 4),
                    (0, 12),
                ]
            ),
            SNOW,
            0,
        )
        return smoke + chimney + lamp + front + beams + cover() + panes + entry + wreath + bank

    yes: Said = (f"La cheminée de la maison {where[0]} fume.", f"The chimney of the house {where[1]} is smoking.")
    no: Said = (
        f"La cheminée de la maison {where[0]} ne fume pas.",
        f"The chimney of the house {where[1]} is not smoking.",
    )
    return Prop(key, draw, [
        either(f"{key}-top", (f"le faîte de la maison {where[0]}", f"the ridge of the house {where[1]}"), tops, TOPS,
               (f"Sur le toit de la maison {where[0]} : {{}}.", f"On the roof of the house {where[1]}: {{}}.")),
        there(
            f"{key}-smoke",
            (f"la cheminée de la maison {where[0]}", f"the chimney of the house {where[1]}"),
            smokes, yes, no,
        ),
        swap(f"{key}-window",
             (f"l’animal à la fenêtre de la maison {where[0]}", f"the animal in the window of the house {where[1]}"),
             (f"À la fenêtre de la maison {where[0]} : {{}}.", f"In the window of the house {where[1]}: {{}}."),
             ANIMALS[pair[0]], ANIMALS[pair[1]]),
        recolour(f"{key}-door", (f"la porte de la maison {where[0]}", f"the door of the house {where[1]}"),
                 (f"La porte de la maison {where[0]} es"
f"t de couleur {{}}.", f"The door of the house {where[1]} is {{}}."), doors),
    ], (-half - 34, -tall - 222, half + 66, 16), soft=True)  # fmt: skip


BELLS: dict[str, Said] = {
    "bell": ("une cloche", "a bell"),
    "owl": ("un hibou", "an owl"),
    "star": ("une étoile", "a star"),
}


def church(chance: Chance, stone: str, roof: str) -> Prop:
    bells, doors, early = chance.sample(list(BELLS), 2), tones(chance), chance.percent(50)
    tops = chance.sample(("cock", "star"), 2)

    def bell(kind: str) -> str:
        if kind == "bell":
            return path("M-20 20Q-16 8-16-6Q-14-24 0-24Q14-24 16-6Q16 8 20 20Z", SUN) + circle(0, 24, 6, GOLD, 2.4)
        return group(on_the_ridge("owl"), y=24, scale=0.86) if kind == "owl" else path(star(26), RED)

    def draw(altered: Altered) -> str:
        nave = box(-10, -116, 150, 116, stone) + path("M-14-112L24-176H150L160-112Z", roof)
        nave += path(
            smooth(
                [
                    (26, -184),
                    (148, -184),
                    (156, -150),
                    (132, -138),
                    (112, -150),
                    (88, -136),
                    (60, -150),
                    (36, -134),
                    (10, -142),
                ]
            ),
            SNOW,
        )
        lights = "".join(
            path(f"M{x - 12} -34V-74Q{x} -96 {x + 12} -74V-34Z", LIT, 2.8) + line(f"M{x} -84V-34", 2.2)
            for x in (66, 104)
        )
        tower = box(-66, -226, 92, 226, stone) + path("M-76-224L-20-318L36-224Z", roof)
        tower += path(
            smooth(
                [(-22, -326), (-14, -322), (10, -276), (4, -262), (-12, -272), (-26, -258), (-46, -268), (-54, -262)]
            ),
            SNOW,
        )
        arch = path("M-50-150V-196Q-50-218-20-218Q10-218 10-196V-150Z", NAVY)
        hung = clipped(
            "church-arch",
            "M-50-150V-196Q-50-218-20-218Q10-218 10-196V-150Z",
            flat("M-50-150V-220H10V-150Z", "#5a6394"),
            group(bell(bells["church-bell" in altered]), x=-20, y=-180),
        )
        hands = (
            "M-20-112V-134M-20-112L-2-112" if early != ("church-clock" in altered) else "M-20-112V-96M-20-112L-38-112"
        )
        clock = (
            circle(-20, -112, 29, WHITE)
            + line(hands, 6.4)
            + "".join(dot(-20 + x, -112 + y, 2.6) for x, y in ((0, -23), (23, 0), (0, 23), (-23, 0)))
        )
        leaf = colour(doors["church-door" in altered])
        door = (
            path("M-46 0V-46Q-46-74-20-74Q6-74 6-46V0Z", leaf)
            + line("M-20-72V0", 2.8)
            + dot(-28, -30, 3.4, SUN)
            + dot(-12, -30, 3.4, SUN)
        )
        bank = path(smooth([(-80, 4), (-60, -12), (0, -6), (80, -14), (148, -8), (156, 4), (40, 12)]), SNOW, 0)
        top = group(on_the_ridge(tops["church-top" in altered]), x=-20, y=-322)
        return top + nave + lights + tower + arch + hung + clock + door + bank

    three: Said = ("L’horloge de l’église montre trois heures.", "The church clock says three o’clock.")
    six: Said = ("L’horloge de l’église montre neuf heures et demie.", "The church clock says half past nine.")
    return Prop(
        "church",
        draw,
        [
            either(
                "church-bell",
                ("le haut du clocher", "what hangs in the steeple"),
                bells,
                BELLS,
                ("Dans le clocher : {}.", "In the steeple: {}."),
            ),
            either(
                "church-top",
                ("la flèche de l’église", "the tip of the steeple"),
                tops,
                TOPS,
                ("Sur la flèche de l’église : {}.", "On the tip of the steeple: {}."),
            ),
            there("church-clock", ("l’horloge de l’église", "the church clock"), early, three, six),
            recolour(
                "church-door",
                ("la porte de l’église", "the church door"),
                ("La porte de l’église est de couleur {}.", "The church door is {}."),
                doors,
            ),
        ],
        (-84, -402, 166, 16),
        soft=True,
    )


def gondola(chance: Chance) -> Prop:
    """A cable car; the cable is part of the sky."""
    bodies, pair = tones(chance), chance.pair("animal", list(ANIMALS))

    def draw(altered: Altered) -> str:
        cabin = colour(bodies["gondola" in altered])
        frame = "M-40 52H40V92H-40Z"
        hanger = limb("M0-6V40", "#6f7a99", 6, 2.6) + box(-16, -12, 32, 14, "#6f7a99", 4, 2.8)
        inside = flat(frame, "#fff3c4") + group(bare(pair["gondola-guest" in altered]), x=-28, y=44, scale=0.56)
        body = path("M-54 44Q-54 32-42 32H42Q54 32 54 44V104Q54 122 34 122H-34Q-54 122-54 104Z", cabin)
        return hanger + body + clipped("gondola-pane", frame, inside) + path("M-50 34Q0 12 50 34Z", SNOW, 2.8)

    return Prop(
        "gondola",
        draw,
        [
            recolour(
                "gondola",
                ("la télécabine", "the cable car"),
                ("La télécabine est de couleur {}.", "The cable car is {}."),
                bodies,
            ),
            swap(
                "gondola-guest",
                ("l’animal dans la télécabine", "the animal in the cable car"),
                ("Dans la télécabine : {}.", "In the cable car: {}."),
                ANIMALS[pair[0]],
                ANIMALS[pair[1]],
            ),
        ],
        (-64, -18, 64, 132),
    )


def moon(chance: Chance) -> Prop:
    """In the evening, instead of the sun."""
    caps = chance.sample(("cap", "bare", "glasses"), 2)
    told: dict[str, Said] = {
        "cap": ("porte un bonnet de nuit", "wears a nightcap"),
        "bare": ("ouvre grand les yeux", "has its eyes open"),
        "glasses": ("porte des lunettes", "wears spectacles"),
    }

    def draw(altered: Altered) -> str:
        disc = (
            circle(0, 0, 66, "#fff1b8", 3.4, "#c9a24a")
            + dot(-30, 30, 9, "#f3dc8e")
            + dot(34, -22, 12, "#f3dc8e")
            + dot(30, 36, 6, "#f3dc8e")
        )
        kind = caps["moon" in altered]
        eyes = line("M-32-6q10 9 20 0M12-6q10 9 20 0", 4.4) if kind == "cap" else dot(-22, -6, 7) + dot(22, -6, 7)
        if kind == "glasses":
            eyes += circle(-23, -6, 20, "none", 5) + circle(23, -6, 20, "none", 5) + line("M-4-6H4", 5)
        cap = (
            path("M-62-24Q-52-84 10-92Q70-92 86-40Q60-56 48-46Q-10-54-62-24Z", "#6d5bab") + circle(86, -34, 13, WHITE)
            if kind == "cap"
            else ""
        )
        cheeks = dot(-38, 16, 10, "#ffb59a") + dot(38, 16, 10, "#ffb59a")
        return disc + cheeks + eyes + path("M-18 20q18 16 36 0", width=4) + cap

    return Prop(
        "moon",
        draw,
        [either("moon", ("le visage de la lune", "the moon’s face"), caps, told, ("La lune {}.", "The moon {}."))],
        (-80, -104, 108, 74),
    )
