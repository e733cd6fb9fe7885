"""The train: a steam engine, waggons with passengers, and the signal."""

from __future__ import annotations

from tablee.drawing.animals import bare
from tablee.drawing.folk import head
from tablee.drawing.outlines import heart, ring, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BUTTER,
    CREAM,
    GOLD,
    GREEN,
    ICE,
    NAVY,
    ORANGE,
    RED,
    SOIL,
    STONE,
    SUN,
    WHITE,
    WOOD,
    mixed,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path
from tablee.games.difference.art.parts.animals import ANIMALS, lying_cat, pigeon
from tablee.games.difference.art.parts.people import HAIR, SKINS
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.wear import HATS, hat
from tablee.games.difference.art.parts.words import colour, either, recolour, swap, there, tones

IRON = "#4d5878"
EMBLEMS: dict[str, Said] = {
    "star": ("une étoile", "a star"),
    "heart": ("un cœur", "a heart"),
    "moon": ("une lune", "a moon"),
    "bolt": ("un éclair", "a flash of lightning"),
}


def emblem(kind: str) -> str:
    """On a disc; the ground of each is its own."""
    ground, mark = {
        "star": (NAVY, path(star(24), SUN, 2.8)),
        "heart": (WHITE, path(heart(22), RED, 2.8)),
        "moon": ("#6d5bab", path("M6-20A20 20 0 1 0 20 8A17 17 0 0 1 6-20Z", SUN, 2.8)),
        "bolt": (SUN, path("M6-24L-14 4H-2L-8 24L14-6H2Z", RED, 2.8)),
    }[kind]
    return circle(0, 0, 33, ground) + mark


def wheel(x: float, r: float, tone: str) -> str:
    spokes = "".join(line(f"M0 0l{a:.0f} {b:.0f}", 3.4) for a, b in ring(8, r - 4))
    return group(
        circle(0, 0, r, IRON) + circle(0, 0, r - 7, tone, 2.8) + spokes + circle(0, 0, r / 4, SUN, 2.6), x=x, y=-r
    )


def locomotive(chance: Chance) -> Prop:
    """It looks to the left."""
    driver, emblems, cabs, stacks = (
        chance.pair("animal", list(ANIMALS)),
        chance.sample(list(EMBLEMS), 2),
        tones(chance),
        tones(chance),
    )
    boiler, steams = chance.choice(("#3f8f6f", "#2f6fa8", "#a8433f", "#6b5aa0")), chance.percent(50)

    def draw(altered: Altered) -> str:
        cab, stack = colour(cabs["engine-cab" in altered]), colour(stacks["engine-stack" in altered])
        clouds = "".join(
            circle(x, y, r, WHITE, 2.8, "#8f9db5") for x, y, r in ((-116, -246, 17), (-96, -272, 23), (-62, -292, 28))
        )
        steam = clouds if steams != ("engine-steam" in altered) else ""
        chimney = path("M-136-150L-132-196Q-152-204-150-222H-86Q-84-204-104-196L-100-150Z", stack)
        dome = path("M-66-150V-172Q-66-192-44-192Q-22-192-22-172V-150Z", GOLD) + line(
            "M-56-170Q-54-182-46-183", 4, CREAM
        )
        barrel = (
            path("M-158-64V-140Q-158-156-142-156H66V-64Z", boiler)
            + line("M-118-154V-66M8-154V-66", 6, SUN)
            + flat("M-150-140Q-148-148-138-148H58V-138H-150Z", mixed(boiler, "#ffffff", 0.35))
        )
        front = box(-170, -142, 14, 70, IRON, 4) + circle(-172, -118, 13, BUTTER)
        house = box(62, -212, 112, 150, cab, 4) + path("M48-208Q118-240 188-208V-198H48Z", IRON)
        frame = "M80-186H156V-118H80Z"
        inside = flat(frame, ICE) + group(bare(driver["engine-driver" in altered]), x=78, y=-194, scale=0.8)
        bed = box(-166, -72, 342, 20, IRON, 4)
        catcher = path("M-170-60L-200-8H-160L-150-60Z", RED) + line("M-172-50L-182-12M-164-50L-168-12", 2.8)
        wheels = wheel(-128, 26, RED) + wheel(-52, 40, RED) + wheel(38, 40, RED) + wheel(128, 40, RED)
        rod = limb("M-52-34H128", STONE, 7, 2.6)
        return (
            steam
            + chimney
            + dome
            + barrel
            + front
            + group(emblem(emblems["engine" in altered]), x=-55, y=-110)
            + house
            + clipped("engine-pane", frame, inside)
            + catcher
            + bed
            + wheels
            + rod
        )

    yes: Said = ("La locomotive crache de la vapeur.", "The engine puffs out steam.")
    no: Said = ("La locomotive ne crache pas de vapeur.", "The engine puffs out no steam.")
    return Prop(
        "engine",
        draw,
        [
            swap(
                "engine-driver",
                ("l’animal dans la locomotive", "the animal in the engine"),
                ("La locomotive est conduite par {}.", "The engine is driven by {}."),
                ANIMALS[driver[0]],
                ANIMALS[driver[1]],
            ),
            either(
                "engine",
                ("l’emblème de la locomotive", "the emblem on the engine"),
                emblems,
                EMBLEMS,
                ("L’emblème de la locomotive est {}.", "The emblem on the engine is {}."),
            ),
            recolour(
                "engine-cab",
                ("la cabine de la locomotive", "the engine’s cab"),
                ("La cabine de la locomotive est de couleur {}.", "The engine’s cab is {}."),
                cabs,
            ),
            recolour(
                "engine-stack",
                ("la cheminée de la locomotive", "the engine’s chimney"),
                ("La cheminée de la locomotive est de couleur {}.", "The engine’s chimney is {}."),
                stacks,
            ),
            there("engine-steam", ("la vapeur de la locomotive", "the engine’s steam"), steams, yes, no),
        ],
        (-206, -326, 194, 6),
    )


ON_ROOF: dict[str, Said] = {
    "cases": ("des valises", "suitcases"),
    "cat": ("un chat", "a cat"),
    "canoe": ("un canoë", "a canoe"),
    "pigeons": ("deux pigeons", "two pigeons"),
}


def on_roof(kind: str) -> str:
    if kind == "cases":
        one = (
            box(-56, -34, 52, 34, "#c8693a", 4) + line("M-44-32V-2M-16-32V-2", 5, SUN) + line("M-40-35Q-30-48-20-35", 4)
        )
        return one + box(0, -44, 56, 44, NAVY, 4) + line("M12-42V-2M44-42V-2", 5, CREAM) + line("M18-45Q28-58 38-45", 4)
    if kind == "cat":
        return group(lying_cat("#9a93a8", "#6f6880"), scale=1.1)
    if kind == "canoe":
        return (
            path("M-86-30Q-60-8 0-8Q60-8 86-30Q74 2 40 2H-40Q-74 2-86-30Z", RED)
            + line("M-66-14Q0-4 66-14", 4, CREAM)
            + limb("M-40-4L30-40", WOOD, 5, 2.4)
        )
    return pigeon(-28, -2, False) + pigeon(34, -2, True)


def waggon(chance: Chance, number: int, where: Said) -> Prop:
    """Three windows: an animal, a curtain, somebody with a hat."""
    key, guests, curtains = f"waggon{number}", chance.pair("animal", list(ANIMALS)), tones(chance)
    tops, hats = chance.pair("on-roof", list(ON_ROOF)), chance.pair("hat", list(HATS))
    body = chance.next("waggon", ("#c8543f", "#3f7fae", "#4f9a6a", "#d99a3a", "#8a6bb0"))
    skin, hair, tint = chance.choice(SKINS), chance.choice(("bob", "curls", "short", "bun")), chance.choice(HAIR)
    shirt = chance.choice((RED, BLUE, GREEN, "#8b57cc", "#1f8f8a"))

    def pane(x: int, inside: str, name: str) -> str:
        frame = f"M{x - 40} -96V-152Q{x - 40} -164 {x - 28} -164H{x + 28}Q{x + 40} -164 {x + 40} -152V-96Z"
        return clipped(name, frame, flat(frame, "#fff3c4"), inside) + box(x - 46, -98, 92, 9, CREAM, 3, 2.6)

    def draw(altered: Altered) -> str:
        cloth = colour(curtains[f"{key}-curtain" in altered])
        drape = (
            flat("M-42-166H42V-148H-42Z", cloth)
            + path("M-42-166H-6Q-10-124-42-104ZM42-166H6Q10-124 42-104Z", cloth, 2.8)
            + circle(0, -112, 11, "#e0764a", 2.4)
            + line("M0-122V-134M0-126Q-10-134-12-140M0-126Q10-134 12-140", 4, GREEN)
        )
        somebody = group(
            path("M-34 74Q-36 30-14 25H14Q36 30 34 74Z", shirt),
            head(skin, hair, tint, "joy", "smile"),
            hat(hats[f"{key}-hat" in altered]),
            x=104,
            y=-122,
            scale=0.8,
        )
        animal = group(bare(guests[f"{key}-guest" in altered]), x=-149, y=-178, scale=0.9)
        shell = (
            box(-162, -176, 324, 128, body, 8)
            + flat("M-158-84H158V-70H-158Z", mixed(body, "#ffffff", 0.45))
            + line("M-160-62H160", 4, mixed(body, SOIL, 0.4))
        )
        roof = path("M-172-174Q-160-200-120-200H120Q160-200 172-174Z", IRON)
        wheels = "".join(circle(x, -22, 22, IRON) + circle(x, -22, 12, STONE, 2.6) for x in (-118, -66, 66, 118))
        bed = box(-166, -52, 332, 14, IRON, 3) + limb("M-184-40H-166M166-40H184", IRON, 6, 2.6)
        return (
            wheels
            + shell
            + group(on_roof(tops[f"{key}-top" in altered]), y=-200)
            + roof
            + pane(-104, animal, f"{key}-a")
            + pane(0, group(drape), f"{key}-b")
            + pane(104, somebody, f"{key}-c")
            + bed
        )

    return Prop(
        key,
        draw,
        [
            swap(
                f"{key}-guest",
                (f"l’animal à la fenêtre du {where[0]} wagon", f"the animal in the window of the {where[1]} waggon"),
                (f"À la fenêtre du {where[0]} wagon : {{}}.", f"In the window of the {where[1]} waggon: {{}}."),
                ANIMALS[guests[0]],
                ANIMALS[guests[1]],
            ),
            recolour(
                f"{key}-curtain",
                (f"le rideau du {where[0]} wagon", f"the curtain of the {where[1]} waggon"),
                (
                    f"Le rideau du {where[0]} wagon est de couleur {{}}.",
                    f"The curtain of the {where[1]} waggon is {{}}.",
                ),
                curtains,
            ),
            either(
                f"{key}-top",
                (f"le toit du {where[0]} wagon", f"the roof of the {where[1]} waggon"),
                tops,
                ON_ROOF,
                (f"Sur le toit du {where[0]} wagon : {{}}.", f"On the roof of the {where[1]} waggon: {{}}."),
            ),
            either(
                f"{key}-hat",
                (f"la coiffure du voyageur du {where[0]} wagon", f"what the passenger in the {where[1]} waggon wears"),
                hats,
                HATS,
                (f"Le voyageur du {where[0]} wagon porte {{}}.", f"The passenger in the {where[1]} waggon wears {{}}."),
            ),
        ],
        (-188, -274, 188, 6),
    )


def signal(chance: Chance) -> Prop:
    """Its arm is up or down, and a bird may sit on it."""
    up, kinds = chance.percent(50), chance.sample(("owl", "flag", "none"), 2)
    told: dict[str, Said] = {
        "owl": ("un hibou", "an owl"),
        "flag": ("un drapeau", "a flag"),
        "none": ("rien", "nothing"),
    }

    def top(kind: str) -> str:
        if kind == "owl":
            body = path("M-22 0Q-30-40-20-54L-14-46Q0-54 14-46L20-54Q30-40 22 0Q0 8-22 0Z", "#b07a4a")
            return (
                body
                + circle(-9, -34, 9, WHITE, 2.6)
                + circle(9, -34, 9, WHITE, 2.6)
                + dot(-8, -34, 4)
                + dot(8, -34, 4)
                + path("M-4-27H4L0-20Z", SUN, 2)
            )
        if kind == "flag":
            return limb("M0 0V-44", WOOD, 4, 2.4) + path(
                "M2-46Q22-56 40-46Q50-40 58-46V-16Q50-10 40-16Q22-26 2-16Z", GREEN
            )
        return ""

    def draw(altered: Altered) -> str:
        mast = limb("M0 0V-236", STONE, 9) + line("M-4-60L4-80M-4-110L4-130M-4-160L4-180", 3)
        raised = up != ("signal-arm" in altered)
        arm = group(
            path("M-14-13H84V13H-14Z", RED) + path("M52-13H66V13H52Z", WHITE, 2.6),
            circle(0, 0, 17, GREEN if raised else ORANGE),
            x=0,
            y=-206,
            turn=-38 if raised else 0,
        )
        return mast + box(-20, -10, 40, 12, IRON, 3) + group(top(kinds["signal" in altered]), y=-238) + arm

    yes: Said = ("Le bras du signal est levé.", "The signal’s arm is up.")
    no: Said = ("Le bras du signal est à plat.", "The signal’s arm is level.")
    return Prop(
        "signal",
        draw,
        [
            there("signal-arm", ("le bras du signal", "the signal’s arm"), up, yes, no),
            either(
                "signal",
                ("le haut du signal", "the top of the signal"),
                kinds,
                told,
                ("En haut du signal : {}.", "On top of the signal: {}."),
            ),
        ],
        (-32, -304, 96, 6),
    )


def column(key: str, tall: int) -> Prop:
    """An iron column that carries the roof; nothing on it changes."""

    def draw(altered: Altered) -> str:
        shaft = box(-9, -tall, 18, tall, "#3f7f78") + line(f"M-3 {-tall + 8}V-30", 3, "#7fb8ae")
        foot = box(-19, -26, 38, 26, "#3f7f78", 4) + box(-15, -40, 30, 16, "#3f7f78", 4)
        top = (
            path(f"M-9 {-tall + 70}Q-12 {-tall + 24} -46 {-tall}H46Q12 {-tall + 24} 9 {-tall + 70}Z", "#3f7f78")
            + circle(-22, -tall + 17, 5, BARK, 0)
            + circle(22, -tall + 17, 5, BARK, 0)
        )
        return ellipse(0, 0, 26, 6, "#b9aeb5", 0) + shaft + foot + top

    return Prop(key, draw, [], (-50, -tall - 4, 50, 8))
