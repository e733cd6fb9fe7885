"""People in winter: coats, scarves and mittens, warm hats, and what they hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from tablee.drawing.palette import (
    BARK,
    BLUE,
    CREAM,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SOIL,
    STONE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow
from tablee.games.difference.art.lake.growing import fir
from tablee.games.difference.art.parts import roles
from tablee.games.difference.art.parts.people import GREY_HAIR, HOLDS, IDLE, POSES, Look, child, face, look, lower
from tablee.games.difference.art.parts.prop import Altered, Chance, Feature, Prop, Said
from tablee.games.difference.art.parts.wear import hat
from tablee.games.difference.art.parts.words import Who, colour, either, recolour, swap, tones

COAT = "M-26-118Q0-128 26-118L36-42Q0-30-36-42Z"
WOOLS = (RED, TEAL, VIOLET, BLUE, ORANGE, PINK)


def warm_hat(kind: str) -> str:
    """Round a head at (0, 0)."""
    if kind == "bobble":
        cap = path("M-27-8Q-30-46 0-46Q30-46 27-8Q0-18-27-8Z", BLUE) + limb("M-24-11Q0-21 24-11", WHITE, 9, 2.8)
        return cap + line("M-14-26l6 8M0-29v8M14-26l-6 8", 4, WHITE) + circle(0, -52, 13, WHITE, 2.8)
    if kind == "chapka":
        flaps = path("M-28-18Q-38 0-29 13Q-19 9-20-8ZM28-18Q38 0 29 13Q19 9 20-8Z", "#c9975f")
        return flaps + path("M-27-14Q-30-48 0-48Q30-48 27-14Z", "#a9744a") + limb("M-24-15Q0-24 24-15", CREAM, 14, 2.8)
    if kind == "earmuffs":
        return limb("M-25-4Q-26-38 0-38Q26-38 25-4", RED, 5, 2.6) + circle(-27, 0, 13, PINK) + circle(27, 0, 13, PINK)
    if kind == "elf":
        tip = path("M-26-10Q-20-58 22-66Q48-64 52-36Q38-48 26-40Q28-22 26-10Q0-22-26-10Z", RED)
        return tip + limb("M-24-12Q0-22 24-12", WHITE, 10, 2.8) + circle(52, -32, 11, WHITE, 2.8)
    if kind == "goggles":
        shell = path("M-27-6Q-31-46 0-47Q31-46 27-6Q0-16-27-6Z", NAVY) + line("M-26-22H26", 7, SOIL)
        return shell + box(-22, -32, 44, 18, SUN, 8) + line("M-13-27L-17-19M-4-28L-9-19", 3.4, WHITE)
    return hat(kind)


WARM_HATS: dict[str, Said] = {
    "bobble": ("un bonnet à pompon", "a bobble hat"),
    "chapka": ("une chapka", "a fur hat with flaps"),
    "earmuffs": ("un cache-oreilles", "earmuffs"),
    "elf": ("un bonnet de lutin", "an elf’s hat"),
    "goggles": ("un casque de ski", "a ski helmet"),
    "top": ("un haut-de-forme", "a top hat"),
    "straw": ("un chapeau de paille", "a straw hat"),
}


def warm_thing(kind: str) -> str:
    """What a hand at (0, 0) holds."""
    if kind == "lantern":
        glass = (
            path("M-19 18H19L15 56H-15Z", "#ffe89a") + path("M-23 20Q0-8 23 20Z", NAVY) + box(-18, 54, 36, 9, NAVY, 2)
        )
        return line("M0 8V0", 4) + glass + path("M0 26Q-11 42 0 48Q11 42 0 26Z", ORANGE, 2)
    if kind == "cup":
        steam = line("M-8-52q-8-8 0-16t0-16M10-52q-8-8 0-16t0-16", 4, "#a9a3bd")
        mug = path("M-24-44H24L20 6H-20Z", RED) + line("M24-34Q44-32 40-16Q36-6 22-8", 7) + ellipse(0, -44, 24, 7, SOIL)
        return steam + mug + dot(-6, -44, 5, WHITE) + dot(6, -45, 5, WHITE) + line("M-20-24H21", 6, WHITE)
    if kind == "gift":
        parcel = box(-26, -44, 58, 46, TEAL, 3) + line("M3-44V2M-26-21H32", 8, SUN)
        return parcel + path("M3-44Q-22-72-26-50Q-18-40 3-44ZM3-44Q28-72 32-50Q24-40 3-44Z", SUN, 2.8)
    if kind == "skates":
        boot = (
            path("M-12-14H8V12Q30 14 28 28H-12Z", WHITE)
            + line("M-12 36H30Q36 36 36 30", 4.4)
            + line("M-6 28V36M22 28V36", 3.6)
        )
        return line("M0 0L-8 14M0 0L14 20", 3) + group(boot, x=-14, y=26) + group(boot, x=16, y=34)
    if kind == "fir":
        return fir(2, 26, 0.96)
    if kind == "skis":
        ski = limb("M0 74V-92Q0-106 8-112", "#f0c24a", 9, 2.6) + line("M-4-20H4", 8, RED)
        return group(ski, x=-6, turn=-3) + group(ski, x=12, turn=4)
    blade = path("M-20-104H20V-70Q20-54 0-54Q-20-54-20-70Z", "#b8c4d6") + line("M-10-96V-72M10-96V-72", 3, WHITE)
    return limb("M0 70V-58", WOOD, 6, 2.6) + blade


WARM_THINGS: dict[str, Said] = {
    "lantern": ("une lanterne", "a lantern"),
    "cup": ("une tasse de chocolat", "a cup of cocoa"),
    "gift": ("un cadeau", "a present"),
    "skates": ("des patins", "ice skates"),
    "fir": ("un petit sapin", "a little fir tree"),
    "skis": ("des skis", "skis"),
    "shovel": ("une pelle", "a shovel"),
}


def scarf(wool: str) -> str:
    """Of a grown-up."""
    return limb("M-17-114Q0-103 17-114", wool, 11, 2.8) + limb("M12-108L19-82", wool, 11, 2.8)


def wrapped(
    someone: Look, coat: str, pose: str = "stand", held: str = "", cap: str = "", wool: str = RED, over: str = ""
) -> str:
    """Somebody in a winter coat. `held` is drawn round the right hand, `cap` round the head."""
    idle, holds = IDLE[pose], HOLDS[pose]
    trim = limb("M-32-42Q0-31 32-42", WHITE, 8, 2.6) if coat != WHITE else limb("M-32-42Q0-31 32-42", STONE, 8, 2.6)
    front = path(COAT, coat) + line("M0-108V-42", 2.6) + trim + over
    arms = limb(idle[0], coat, 13) + circle(*idle[1], 10, wool, 2.8)
    x, y = holds[1]
    thing = limb(holds[0], coat, 13) + group(held, x=x, y=y - 2) + circle(x, y, 10, wool, 2.8)
    top = group(face(someone), y=-142) + scarf(wool) + group(cap, y=-142)
    return shadow(0, 0, 44, 8) + lower(replace(someone, dress=False), pose) + arms + front + top + thing


def young(someone: Look, coat: str, left: str, right: str, cap: str = "", wool: str = RED, jump: int = 0) -> str:
    """A child in winter; each arm is a path that ends at its mitten."""
    muffler = limb("M-14-83Q0-73 14-83", wool, 9, 2.6) + limb("M9-79L15-58", wool, 9, 2.6)
    mittens = "".join(circle(*end(d), 8.5, wool, 2.6) for d in (left, right))
    return child(someone, coat, left, right, "", jump) + group(
        muffler, group(cap, y=-106, scale=0.92), mittens, y=-jump
    )


def end(d: str) -> tuple[float, float]:
    """Where a path of the pen ends."""
    numbers = d.replace("M", " ").replace("Q", " ").replace("L", " ").replace("-", " -").split()
    return float(numbers[-2]), float(numbers[-1])


def hair(chance: Chance, who: Who) -> str:
    """None that falls over a coat."""
    return chance.choice(("short", "curls", "tuft") if who.is_male else ("bob", "pigtails", "bun"))


def villager(chance: Chance, who: Who) -> Prop:
    """Anybody on the way through the snow."""
    key = who.word.replace(" ", "-")
    someone, pose, wool = (
        look(chance, hair(chance, who), not who.is_male),
        chance.next("pose", POSES),
        chance.choice(WOOLS),
    )
    hats, things = chance.pair("warm-hat", list(WARM_HATS)), chance.pair("warm-thing", list(WARM_THINGS))
    coats = tones(chance)

    def draw(altered: Altered) -> str:
        coat = colour(coats[f"{key}-coat" in altered])
        thing, cap = warm_thing(things[f"{key}-held" in altered]), warm_hat(hats[f"{key}-hat" in altered])
        return wrapped(someone, coat, pose, thing, cap, wool)

    return Prop(
        key,
        draw,
        [
            swap(
                f"{key}-hat",
                (f"la coiffure {who.du}", f"what the {who.en} wears on the head"),
                (f"{who.Le} porte {{}}.", f"The {who.en} wears {{}}."),
                WARM_HATS[hats[0]],
                WARM_HATS[hats[1]],
            ),
            swap(
                f"{key}-held",
                (f"ce que tient {who.le}", f"what the {who.en} holds"),
                (f"{who.Le} tient {{}}.", f"The {who.en} holds {{}}."),
                WARM_THINGS[things[0]],
                WARM_THINGS[things[1]],
            ),
            of_coat(key, who, coats),
        ],
        (-84, -232, 150, 18),
    )


LOGS: dict[str, Said] = {"axe": ("une hache", "an axe"), "logs": ("des bûches", "logs")}
SPORT: dict[str, Said] = {kind: WARM_THINGS[kind] for kind in ("skis", "cup", "skates")}


def logs(kind: str) -> str:
    if kind == "axe":
        blade = path("M4-72H-6V-46H4Q30-38 40-48Q36-68 40-80Q24-82 4-72Z", "#b8c4d6")
        return limb("M0 46V-84", WOOD, 7, 2.6) + blade
    places = ((-8, 8), (18, 8), (5, -14))
    return "".join(circle(x, y, 17, "#a5693a") + circle(x, y, 9, CREAM, 2.4) + dot(x, y, 3, BARK) for x, y in places)


@dataclass(frozen=True, slots=True)
class Calling:
    """Somebody in winter who is drawn as what they are called."""

    who: Who
    cap: str  # drawn
    over: str  # drawn on the coat
    holds: Callable[[str], str]
    kinds: dict[str, Said]
    hair: str
    tint: str = ""


POSTMAN, WOODCUTTER = Who("facteur", "m", "postman"), Who("bûcheron", "m", "woodcutter")
SKIER, GRANDMOTHER = Who("skieuse", "f", "skier"), Who("grand-mère", "f", "grandmother")
BANDS = line("M-27-84H27M-29-66H29", 7, SUN)
WARM_GLASSES = roles.spectacles() + warm_hat("earmuffs")
CALLINGS: tuple[Calling, ...] = (
    Calling(POSTMAN, roles.cap_with_badge(), roles.postman(""), roles.letter, roles.LETTER, "short"),
    Calling(WOODCUTTER, warm_hat("chapka"), roles.dungarees(""), logs, LOGS, "short"),
    Calling(SKIER, warm_hat("goggles"), BANDS, warm_thing, SPORT, "pigtails"),
    Calling(GRANDMOTHER, WARM_GLASSES, roles.shawl(""), roles.shopping, roles.SHOPPING, "bun", GREY_HAIR),
)


def called(chance: Chance, calling: Calling) -> Prop:
    """Somebody of a calling, in one of four poses."""
    who, key = calling.who, calling.who.word
    someone = look(chance, calling.hair, not who.is_male, "plain", calling.tint)
    pose, wool = chance.next("pose", POSES), chance.choice(WOOLS)
    kinds, coats = chance.sample(list(calling.kinds), 2), tones(chance)

    def draw(altered: Altered) -> str:
        coat, thing = colour(coats[f"{key}-coat" in altered]), calling.holds(kinds[f"{key}-held" in altered])
        return wrapped(someone, coat, pose, thing, calling.cap, wool, calling.over)

    return Prop(
        key,
        draw,
        [
            either(
                f"{key}-held",
                (f"ce que tient {who.le}", f"what the {who.en} holds"),
                kinds,
                calling.kinds,
                (f"{who.Le} tient {{}}.", f"The {who.en} holds {{}}."),
            ),
            of_coat(key, who, coats),
        ],
        (-84, -232, 150, 18),
    )


def of_coat(key: str, who: Who, coats: tuple[str, str]) -> Feature:
    name = (f"le manteau {who.du}", f"the {who.en}’s coat")
    return recolour(
        f"{key}-coat", name, (f"Le manteau {who.du} est de couleur {{}}.", f"The {who.en}’s coat is {{}}."), coats
    )


def onlooker(chance: Chance) -> Prop:
    """Somebody seen from behind, cut by the frame: the hat tells who."""
    wools, skin = tones(chance), chance.choice(("#5a3b33", "#a8432f", "#e0b050", "#3b2a33"))
    back = chance.choice((TEAL, VIOLET, "#c8693a", NAVY))

    def draw(altered: Altered) -> str:
        wool = colour(wools["onlooker" in altered])
        shoulders = path("M-78 100Q-74 50-22 44H22Q74 50 78 100Z", back) + limb("M-34 42Q0 58 34 42", CREAM, 20)
        hair = path("M-46-6H46Q50 44 0 46Q-50 44-46-6Z", skin)
        cap = path("M-52 4Q-56-60 0-62Q56-60 52 4Q0 18-52 4Z", wool) + limb("M-48 2Q0 18 48 2", WHITE, 14)
        ribs = line("M-22-50Q-32-24-30-6M0-58V-4M22-50Q32-24 30-6", 2.8) + circle(0, -68, 20, WHITE)
        return shoulders + hair + cap + ribs

    name: Said = ("le bonnet de celui qui regarde, tout devant", "the hat of the onlooker at the very front")
    told: Said = ("Tout devant, le bonnet est de couleur {}.", "At the very front, the hat is {}.")
    return Prop("onlooker", draw, [recolour("onlooker", name, told, wools)], (-84, -92, 84, 104))


def holly(key: str) -> Prop:
    """Leaves of holly with snow on them, in a corner, cut by the frame; nothing on them changes."""

    def draw(altered: Altered) -> str:
        leaf = path(
            "M0 14Q18-2 34-4Q50-18 72-12Q92-20 108-8Q130-8 150 16Q128 20 112 34Q88 26 70 36Q48 28 32 34Z", "#2f7a55"
        )
        leaf += line("M8 18Q70 6 138 15", 3, "#1f5c46")
        snow = flat("M30-3Q50-18 72-12Q92-20 108-8Q118-8 126-1Q104 0 92 8Q72-2 56 6Q42 2 30-3Z", WHITE)
        berries = "".join(
            circle(x, y, 12, RED, 2.8) + dot(x - 4, y - 4, 3, WHITE) for x, y in ((34, 22), (58, 8), (54, 34))
        )
        return (
            group(leaf, snow, turn=-58) + group(leaf, snow, y=10, turn=-24) + group(leaf, snow, y=34, turn=6) + berries
        )

    return Prop(key, draw, [], (-20, -140, 176, 90))
