"""People who are drawn as what they are called: their clothes, what they carry, and two things each could hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tablee.drawing.palette import (
    BARK,
    BLUE,
    CORAL,
    CREAM,
    GREEN,
    LEAF,
    NAVY,
    PINK,
    RED,
    ROSE,
    SKY,
    SOIL,
    STONE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, group, limb, line, path
from tablee.games.difference.art.parts.people import GREY_HAIR, POSES, Look, figure, look
from tablee.games.difference.art.parts.prop import Altered, Chance, Feature, Prop, Said
from tablee.games.difference.art.parts.wear import HATS, HELD, hat, held
from tablee.games.difference.art.parts.words import Who, colour, recolour, swap, tones

# ---- what roles wear


def postman(shirt: str) -> str:
    bag = line("M-20-116L24-58", 6, BARK) + path("M10-66H46L44-34H12Z", WOOD) + path("M10-66H46L28-48Z", "#dba468", 2.6)
    return bag + box(-16, -104, 14, 10, SUN, 2, 2)


def apron(shirt: str) -> str:
    return (
        path("M-18-104H18L22-46Q0-36-22-46Z", WHITE, 2.8)
        + line("M-12-70H12V-56H-12Z", 2.4)
        + line("M-18-104L-10-120M18-104L10-120", 3)
    )


def dungarees(shirt: str) -> str:
    bib = path("M-17-96H17V-70H29L27-52Q0-44-27-52L-29-70H-17Z", "#4f78b8", 2.8)
    return bib + line("M-14-96L-18-119M14-96L18-119", 6, "#4f78b8") + dot(-13, -90, 3, SUN) + dot(13, -90, 3, SUN)


def fire_coat(shirt: str) -> str:
    return line("M-27-92H27M-28-62H28", 8, SUN) + line("M0-120V-50", 3) + dot(-8, -78, 3, SUN) + dot(8, -78, 3, SUN)


def shawl(shirt: str) -> str:
    return path("M-30-108Q-24-124 0-124Q24-124 30-108L0-72Z", ROSE) + line("M-20-106L0-84L20-106", 2.6, CREAM)


def smock(shirt: str) -> str:
    blots = dot(-12, -80, 5, RED) + dot(8, -66, 5, BLUE) + dot(12, -92, 4, SUN) + dot(-6, -60, 4, GREEN)
    return blots + path("M0-112L-16-124L-14-104ZM0-112L16-124L14-104Z", RED, 2.4)


def waistcoat(shirt: str) -> str:
    wings = path("M-25-118L-8-116L-4-52L-28-54ZM25-118L8-116L4-52L28-54Z", SOIL, 2.8)
    return wings + path("M0-112L-12-120V-106ZM0-112L12-120V-106Z", RED, 2.4)


def plain(shirt: str) -> str:
    return ""


def cap_with_badge() -> str:
    crown = path("M-26-12Q-30-42 0-42Q30-42 26-12Q0-22-26-12Z", NAVY) + path(
        "M-24-14Q0-26 24-14Q34-8 30-4Q0-14-30-4Q-34-8-24-14Z", SOIL, 2.6
    )
    return crown + circle(0, -28, 6, SUN, 2.2)


def helmet() -> str:
    shell = path("M-26-10Q-30-46 0-48Q30-46 26-10Q0-18-26-10Z", RED) + ellipse(0, -10, 36, 7, RED)
    return shell + path("M-7-20L-9-44Q0-52 9-44L7-20Z", SUN, 2.6)


def beret() -> str:
    return path("M-30-16Q-40-40-6-42Q36-42 32-20Q10-28-30-16Z", VIOLET) + line("M-2-42V-50", 5)


def spectacles() -> str:
    return circle(-9, -2, 8, "none", 2.6) + circle(9, -2, 8, "none", 2.6) + line("M-1-2H1", 2.6)


# ---- what roles hold, round the hand


def letter(kind: str) -> str:
    return group(post(kind), scale=1.25)


def post(kind: str) -> str:
    if kind == "letter":
        return box(-8, -30, 44, 30, WHITE, 2) + line("M-6-28L14-12L34-28", 2.6) + dot(26, -8, 4, RED)
    return (
        box(-12, -40, 48, 40, WOOD, 3)
        + line("M12-40V0M-12-20H36", 5, RED)
        + path("M12-40l-12-10v12ZM12-40l12-10v12Z", RED, 2.4)
    )


def bread(kind: str) -> str:
    if kind == "bread":
        loaf = "".join(
            group(
                path("M-8 26Q-12-30 0-62Q12-30 8 26Z", "#dfa45c"),
                line("M-4-36l8 6M-5-18l10 6M-5 0l10 6", 2.6, "#a8703a"),
                turn=t,
            )
            for t in (-14, 4, 20)
        )
        return loaf
    base = path("M-32-8H36V-30H-32Z", "#f7dcb0") + path(
        "M-34-28Q-30-40 2-40Q34-40 38-28Q24-16 12-28Q0-16-12-28Q-24-16-34-28Z", PINK
    )
    return base + circle(2, -47, 7, RED, 2.4) + ellipse(2, -6, 42, 6, STONE)


def can(kind: str) -> str:
    if kind == "can":
        pot = path("M-18-22H18L22 18H-22Z", TEAL) + line("M-16-22Q0-50 16-22", 5) + limb("M20 4L44-22", TEAL, 6, 2.4)
        return pot + path("M36-26L52-18L48-34Z", TEAL, 2.4)
    pole = limb("M0 50V-76", WOOD, 5, 2.4)
    return (
        pole
        + line("M-22-78H22M-20-78V-96M-7-78V-96M7-78V-96M20-78V-96", 7)
        + line("M-22-78H22M-20-78V-96M-7-78V-96M7-78V-96M20-78V-96", 3, "#8d8496")
    )


def rescued(kind: str) -> str:
    if kind == "cat":
        fur = "#f0a044"
        body = path("M-16 26Q-20-8 4-10Q26-6 24 26Q4 34-16 26Z", fur) + limb("M22 20Q42 18 38-6", fur, 7, 2.6)
        skull = path("M-22-22L-22-46-8-38Q2-42 12-38L26-46 24-20Q18-2 2-2Q-16-2-22-22Z", fur)
        return (
            body
            + skull
            + dot(-8, -22, 3)
            + dot(12, -22, 3)
            + path("M-2-14h7l-3.5 4Z", PINK, 2)
            + line("M26 6q-8-2-10 2", 3, "#c97a26")
        )
    return line("M-18-6Q0-34 22-6", 4) + path("M-22-8H26L20 32H-16Z", "#8fb2d6") + ellipse(2, -8, 24, 7, SKY, 2.8)


def music(kind: str) -> str:
    if kind == "accordion":
        folds = "".join(path(f"M{-60 + 12 * i}-14h12v40h-12Z", WHITE if i % 2 else CORAL, 2.4) for i in range(5))
        return (
            folds
            + box(-78, -22, 20, 54, RED, 4)
            + box(-2, -22, 20, 54, RED, 4)
            + line("M4-12h8M4-2h8M4 8h8M4 18h8", 3.4, WHITE)
        )
    body = path("M-74 8Q-82-22-52-20Q-40-22-34-12Q-20-22-6-6Q4 16-14 28Q-28 34-36 22Q-66 36-74 8Z", "#d98f4a")
    return body + circle(-34, 6, 9, SOIL, 2.4) + limb("M-14 0L44-40", BARK, 7, 2.6) + line("M-52 14L42-40", 2.2, CREAM)


def shopping(kind: str) -> str:
    return held("basket") if kind == "basket" else held("umbrella")


def painting(kind: str) -> str:
    if kind == "palette":
        wood = path("M-26-6Q-30-38 10-38Q48-36 46-8Q40 18 6 16Q-2 4-10 12Q-24 14-26-6Z", WOOD)
        return (
            wood
            + circle(-8, -18, 6, RED, 2)
            + circle(10, -26, 6, SUN, 2)
            + circle(28, -18, 6, BLUE, 2)
            + circle(28, 0, 6, GREEN, 2)
        )
    return group(
        box(-24, -60, 56, 50, WHITE, 2), path("M-18-16L-2-42L10-26L18-36L28-16Z", LEAF, 2.4), circle(16, -48, 6, SUN, 2)
    )


def sea_gear(kind: str) -> str:
    if kind == "net":
        return (
            limb("M0 40V-54", WOOD, 5, 2.4)
            + path("M-24-62H24Q22-14 0-10Q-22-14-24-62Z", "#dff0e4")
            + line("M-18-48H18M-14-34H14M-12-60L-4-14M12-60L4-14", 2, "#6fa38f")
            + ellipse(0, -62, 24, 7, "none", 4)
        )
    return group(
        path("M-34-10Q-4-42 34-12Q4 18-34-10Z", SKY),
        path("M-30-10L-54-28V8Z", SKY),
        dot(18, -16, 4),
        line("M4-24Q-4-10 4 2", 2.6),
        y=-8,
        turn=-70,
    )


def photo(kind: str) -> str:
    if kind == "camera":
        return (
            box(-14, -34, 56, 36, NAVY, 5)
            + box(-2, -42, 20, 10, NAVY, 2)
            + circle(16, -15, 13, SKY)
            + circle(16, -15, 6, INKY, 0)
            + dot(36, -27, 3, RED)
        )
    folded = path("M-20-40L4-32L28-40L50-32V8L28 0L4 8L-20 0Z", CREAM) + line("M4-32V8M28-40V0", 2.4)
    return folded + line("M-12-12Q6-24 20-10T42-16", 3.4, RED)


INKY = "#39435e"

LETTER: dict[str, Said] = {"letter": ("une lettre", "a letter"), "parcel": ("un paquet", "a parcel")}
BREAD: dict[str, Said] = {"bread": ("des baguettes", "baguettes"), "cake": ("un gâteau rose", "a pink cake")}
CAN: dict[str, Said] = {"can": ("un arrosoir", "a watering can"), "rake": ("un râteau", "a rake")}
RESCUED: dict[str, Said] = {"cat": ("un chat roux", "a ginger cat"), "bucket": ("un seau d’eau", "a bucket of water")}
MUSIC: dict[str, Said] = {"accordion": ("de l’accordéon", "the accordion"), "guitar": ("de la guitare", "the guitar")}
SHOPPING: dict[str, Said] = {k: HELD[k] for k in ("basket", "umbrella")}
PAINTING: dict[str, Said] = {"palette": ("une palette", "a palette"), "canvas": ("un tableau", "a painting")}
GEAR: dict[str, Said] = {"net": ("une épuisette", "a fishing net"), "fish": ("un gros poisson", "a big fish")}
PHOTO: dict[str, Said] = {"camera": ("un appareil photo", "a camera"), "map": ("une carte", "a map")}
HOLDS_IT: Said = ("{} tient {{}}.", "The {} holds {{}}.")
PLAYS_IT: Said = ("{} joue {{}}.", "The {} plays {{}}.")


@dataclass(frozen=True, slots=True)
class Role:
    """Somebody with a calling."""

    who: Who
    over: Callable[[str], str]
    hat: str  # drawn
    holds: Callable[[str], str]
    kinds: dict[str, Said]
    hair: str = ""
    dress: bool = False
    tint: str = ""
    sentence: Said = HOLDS_IT
    bare: bool = False


def straw() -> str:
    return hat("straw")


TOWN: tuple[Role, ...] = (
    Role(Who("facteur", "m", "postman"), postman, cap_with_badge(), letter, LETTER, "short"),
    Role(Who("boulangère", "f", "baker"), apron, hat("chef"), bread, BREAD, "bob", True),
    Role(Who("jardinier", "m", "gardener"), dungarees, hat("straw"), can, CAN, "short"),
    Role(Who("pompier", "m", "fireman"), fire_coat, helmet(), rescued, RESCUED, "short"),
    Role(Who("grand-mère", "f", "grandmother"), shawl, spectacles(), shopping, SHOPPING, "bun", True, GREY_HAIR),
    Role(Who("musicien", "m", "musician"), waistcoat, hat("top"), music, MUSIC, "curls", sentence=PLAYS_IT),
    Role(Who("peintre", "f", "painter"), smock, beret(), painting, PAINTING, "long"),
)
SHORE: tuple[Role, ...] = (
    Role(Who("touriste", "m", "tourist"), plain, hat("straw"), photo, PHOTO, "short", bare=True),
    Role(Who("pêcheuse", "f", "fisherwoman"), dungarees, hat("cap"), sea_gear, GEAR, "bob"),
    Role(Who("grand-père", "m", "grandfather"), waistcoat, spectacles(), shopping, SHOPPING, "short", False, GREY_HAIR),
    Role(Who("musicien", "m", "musician"), waistcoat, hat("straw"), music, MUSIC, "curls", sentence=PLAYS_IT),
    Role(Who("peintre", "f", "painter"), smock, beret(), painting, PAINTING, "long"),
)
NO_SHIRT = ("pompier",)  # whose coat has the colour of the calling


def grown_up(chance: Chance, role: Role, pose: str = "") -> Prop:
    """Somebody of a calling, in one of four poses."""
    who, key = role.who, role.who.word
    someone: Look = look(chance, role.hair, role.dress, "plain", role.tint)
    pose = pose or chance.next("pose", POSES)
    if role.sentence is PLAYS_IT:
        pose = "carry"
    kinds, shirts = chance.sample(list(role.kinds), 2), tones(chance)
    coat = key not in NO_SHIRT

    def draw(altered: Altered) -> str:
        shirt = colour(shirts[f"{key}-shirt" in altered]) if coat else "#c8463c"
        thing = role.holds(kinds[f"{key}-held" in altered])
        return figure(someone, shirt, f"cloth-{key}", pose, thing, role.hat, role.over(shirt), role.bare)

    told = role.sentence[0].format(who.Le), role.sentence[1].format(who.en)
    verb = ("joue", "plays") if role.sentence is PLAYS_IT else ("tient", "holds")
    features = [
        swap(f"{key}-held", (f"ce que {verb[0]} {who.le}", f"what the {who.en} {verb[1]}"), told,
             role.kinds[kinds[0]], role.kinds[kinds[1]])
    ]  # fmt: skip
    if coat:
        features.append(clothes(key, who, shirts))
    return Prop(key, draw, features, (-84, -232, 150, 18))


def clothes(key: str, who: Who, shirts: tuple[str, str]) -> Feature:
    name = (f"les habits {who.du}", f"the {who.en}’s clothes")
    told = (f"{who.Le} est en {{}}.", f"The {who.en} is in {{}}.")
    return recolour(f"{key}-shirt", name, told, shirts)


def passer_by(chance: Chance, who: Who, bare: bool = False) -> Prop:
    """Anybody, with a hat and something in the hand."""
    key = who.word.replace(" ", "-")
    someone = look(chance, dress=not who.is_male)
    pose = chance.next("pose", POSES)
    hats, things, shirts = chance.pair("hat", list(HATS)), chance.pair("held", list(HELD)), tones(chance)

    def draw(altered: Altered) -> str:
        shirt = colour(shirts[f"{key}-shirt" in altered])
        thing, crown = held(things[f"{key}-held" in altered]), hat(hats[f"{key}-hat" in altered])
        return figure(someone, shirt, f"cloth-{key}", pose, thing, crown, bare=bare)

    return Prop(key, draw, [
        swap(f"{key}-hat", (f"la coiffure {who.du}", f"what the {who.en} wears on the head"),
             (f"{who.Le} porte {{}}.", f"The {who.en} wears {{}}."), HATS[hats[0]], HATS[hats[1]]),
        swap(f"{key}-held", (f"ce que tient {who.le}", f"what the {who.en} holds"),
             (f"{who.Le} tient {{}}.", f"The {who.en} holds {{}}."), HELD[things[0]], HELD[things[1]]),
        clothes(key, who, shirts),
    ], (-84, -232, 150, 18))  # fmt: skip
