"""Scenes round the square of the village: skaters on the ice, the chestnut stall, a fire."""

from __future__ import annotations

from tablee.drawing.palette import BARK, CREAM, ORANGE, RED, SUN, WHITE, WOOD
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow
from tablee.games.difference.art.parts.people import face, look
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.village.homes import SNOW
from tablee.games.difference.art.parts.village.warm import WARM_HATS, WOOLS, scarf, warm_hat, wrapped, young
from tablee.games.difference.art.parts.words import colour, either, recolour, tones

COOKED: dict[str, Said] = {
    "pot": ("une marmite", "a cooking pot"),
    "fish": ("un poisson", "a fish"),
    "sausages": ("des saucisses", "sausages"),
}


def bonfire(chance: Chance) -> Prop:
    """Two warm their hands; something cooks."""
    one, two, wools = look(chance, "short", marks="plain"), look(chance, "bob", True, "plain"), chance.sample(WOOLS, 2)
    kinds, coats = chance.sample(list(COOKED), 2), tones(chance)
    other = colour(chance.next("deep", ("teal", "green", "navy")))

    def cooked(kind: str) -> str:
        if kind == "pot":
            return (
                line("M-30-14Q0-50 30-14", 4)
                + path("M-38-16H38Q36 28 0 28Q-36 28-38-16Z", "#5a5f7d")
                + ellipse(0, -16, 38, 9, "#e0764a")
            )
        if kind == "fish":
            return (
                path("M-40 4Q-6-30 34 2Q-4 32-40 4ZM-36 4L-60-16V24Z", "#8fc4dd")
                + dot(18, -2, 4)
                + line("M2-14Q-6 2 2 18", 3)
            )
        return "".join(limb(f"M{x}-12Q{x + 5} 6 {x} 24", "#c8543c", 13, 2.8) for x in (-36, -12, 12, 36))

    def draw(altered: Altered) -> str:
        flames = path(
            "M-44-8Q-60-52-30-84Q-28-60-14-60Q-24-100 6-124Q4-92 24-80Q34-92 32-104Q58-66 44-8Z", ORANGE
        ) + flat("M-24-10Q-34-40-14-58Q-10-42 0-44Q-4-66 10-80Q12-58 24-46Q32-30 22-10Z", SUN)
        logs = (
            limb("M-52-2L40-18", BARK, 13)
            + limb("M52-2L-40-18", BARK, 13)
            + dot(-52, -2, 4, CREAM)
            + dot(52, -2, 4, CREAM)
        )
        frame = limb("M-78 0L-70-164M78 0L70-164M-82-160H82", WOOD, 6, 2.8)
        man = group(
            wrapped(one, colour(coats["fire-coat" in altered]), "carry", "", warm_hat("chapka"), wools[0]), x=-156
        )
        woman = group(wrapped(two, other, "carry", "", warm_hat("bobble"), wools[1]), x=156, mirror=True)
        glow = ellipse(0, 0, 108, 16, "#ffe9b8", 0)
        return (
            glow
            + man
            + woman
            + flames
            + logs
            + frame
            + line("M0-160V-140", 3.4)
            + group(cooked(kinds["fire" in altered]), y=-118)
        )

    return Prop(
        "fire",
        draw,
        [
            either(
                "fire",
                ("ce qui cuit sur le feu", "what cooks over the fire"),
                kinds,
                COOKED,
                ("Au-dessus du feu : {}.", "Over the fire: {}."),
            ),
            recolour(
                "fire-coat",
                ("le manteau de l’homme près du feu", "the coat of the man by the fire"),
                ("Le manteau de l’homme près du feu est de couleur {}.", "The coat of the man by the fire is {}."),
                coats,
            ),
        ],
        (-220, -212, 220, 18),
    )


def skaters(chance: Chance) -> Prop:
    """A couple hand in hand on the ice."""
    one, two, wools = (
        look(chance, "short", marks="plain"),
        look(chance, "pigtails", True, "plain"),
        chance.sample(WOOLS, 2),
    )
    coats, others, hats = tones(chance), tones(chance), chance.pair("warm-hat", ("bobble", "elf", "top", "goggles"))

    def legs(cloth: str, boots: str) -> str:
        standing = limb("M4-44L8-14", cloth, 12) + path("M-2-18H18V-4Q26-4 26 0H-4Z", boots, 2.8) + line("M-8 5H30", 4)
        behind = limb("M-6-44Q-26-36-48-42", cloth, 12) + group(
            path("M-2-18H18V-4Q26-4 26 0H-4Z", boots, 2.8), line("M-8 5H30", 4), x=-52, y=-52, turn=80
        )
        return behind + standing

    def draw(altered: Altered) -> str:
        his, hers = colour(coats["skaters-coat" in altered]), colour(others["skaters-dress" in altered])
        boy = (
            legs(one.trousers, WHITE)
            + limb("M-18-104Q-44-110-58-128", his, 11)
            + circle(-60, -131, 9, wools[0], 2.6)
            + path("M-22-112Q0-120 22-112L26-44Q0-34-26-44Z", his)
        )
        boy += (
            group(face(one), y=-136)
            + group(scarf(wools[0]), y=6)
            + group(warm_hat(hats["skaters-hat" in altered]), y=-136)
        )
        girl = (
            legs(two.skin, RED)
            + limb("M18-104Q44-112 56-132", hers, 11)
            + circle(58, -135, 9, wools[1], 2.6)
            + path("M-20-112Q0-120 20-112L46-40Q24-30 0-36Q-24-30-46-40Z", hers)
        )
        girl += group(face(two), y=-136) + group(scarf(wools[1]), y=6) + group(warm_hat("earmuffs"), y=-136)
        held_ = (
            limb("M-48-100Q-20-76 0-76", his, 11)
            + limb("M46-100Q20-76 0-76", hers, 11)
            + circle(0, -75, 11, wools[0], 2.8)
        )
        trails = line("M-150 8Q-100 2-66 6M44 12Q88 18 140 10M-120 20Q-70 26-20 20", 3, WHITE)
        return (
            trails
            + ellipse(-62, 6, 40, 6, "#8fb4d6", 0)
            + ellipse(68, 6, 40, 6, "#8fb4d6", 0)
            + group(boy, x=-66)
            + group(girl, x=66)
            + held_
        )

    return Prop(
        "skaters",
        draw,
        [
            recolour(
                "skaters-coat",
                ("le manteau du patineur", "the skater’s coat"),
                ("Le patineur est en {}.", "The skating boy is in {}."),
                coats,
            ),
            recolour(
                "skaters-dress",
                ("la robe de la patineuse", "the skating girl’s dress"),
                ("La robe de la patineuse est de couleur {}.", "The skating girl’s dress is {}."),
                others,
            ),
            either(
                "skaters-hat",
                ("la coiffure du patineur", "what the skating boy wears on the head"),
                hats,
                WARM_HATS,
                ("Le patineur porte {}.", "The skating boy wears {}."),
            ),
        ],
        (-156, -210, 146, 30),
    )


def fallen(chance: Chance) -> Prop:
    """Somebody who sits on the ice and laughs."""
    someone, coats, wool = look(chance, "tuft", marks="plain"), tones(chance), chance.choice(WOOLS)

    def draw(altered: Altered) -> str:
        coat = colour(coats["fallen" in altered])
        legs = limb("M-4-16Q30-22 62-12", someone.trousers, 13) + limb("M0-8Q24-2 52 4", someone.trousers, 13)
        boots = group(path("M-2-18H18V-4Q26-4 26 0H-4Z", SUN, 2.8), line("M-8 5H30", 4), x=60, y=-2, turn=-70) + group(
            path("M-2-18H18V-4Q26-4 26 0H-4Z", SUN, 2.8), line("M-8 5H30", 4), x=50, y=16, turn=-70
        )
        body = path("M-34-70Q-14-80 8-70L16-6Q-8 4-38-4Z", coat)
        arms = (
            limb("M-28-60Q-52-40-54-8", coat, 11)
            + circle(-54, -4, 9, wool, 2.6)
            + limb("M4-62Q32-72 40-94", coat, 11)
            + circle(42, -98, 9, wool, 2.6)
        )
        top = (
            group(face(someone), x=-12, y=-94)
            + limb("M-28-72Q-12-62 4-72", wool, 9, 2.6)
            + group(warm_hat("elf"), x=-12, y=-94)
        )
        return ellipse(6, 4, 66, 8, "#8fb4d6", 0) + legs + boots + arms + body + top

    return Prop(
        "fallen",
        draw,
        [
            recolour(
                "fallen",
                ("les habits de celui qui est tombé", "the clothes of the one who fell"),
                ("Celui qui est tombé sur la glace est en {}.", "The one who fell on the ice is in {}."),
                coats,
            )
        ],
        (-70, -166, 94, 22),
    )


PLACARDS: dict[str, Said] = {
    "chestnut": ("une châtaigne", "a chestnut"),
    "cup": ("une tasse", "a cup"),
    "pretzel": ("un bretzel", "a pretzel"),
}


def chestnut_stall(chance: Chance) -> Prop:
    """Chestnuts over hot coals, their seller, and somebody who waits."""
    seller, guest, wools = (
        look(chance, "bob", marks="plain"),
        look(chance, "pigtails", True, "plain"),
        chance.sample(WOOLS, 2),
    )
    signs, cloths, hats, coats = (
        chance.sample(list(PLACARDS), 2),
        tones(chance),
        chance.pair("warm-hat", ("bobble", "chapka", "elf", "top")),
        tones(chance),
    )

    def picture(kind: str) -> str:
        if kind == "chestnut":
            return path("M-26 8Q-30-18 0-28Q30-18 26 8Q0 24-26 8Z", "#8a4a2c") + path(
                "M-25 10Q0 0 25 10Q0 24-25 10Z", "#e9c9a0", 2.4
            )
        if kind == "cup":
            return (
                path("M-22-12H18L14 22H-18Z", RED)
                + line("M18-4Q34-4 30 8Q26 14 16 12", 5)
                + line("M-8-20q-6-6 0-12M6-20q-6-6 0-12", 3.4)
            )
        return line("M-18 6Q-26-18-8-16Q6-10 16 14M18 6Q26-18 8-16Q-6-10-16 14Q0 22 16 14", 8, "#a8642a")

    def draw(altered: Altered) -> str:
        cloth = colour(cloths["stall-cloth" in altered])
        posts = limb("M-104-200V-40M104-200V-40", WOOD, 7)
        keeper = group(
            path("M-34 84Q-36 30-14 25H14Q36 30 34 84Z", "#8a5a6a"),
            path("M-18 36H18V84H-18Z", WHITE, 2.6),
            face(seller),
            warm_hat(hats["stall-hat" in altered]),
            x=24,
            y=-150,
        )
        top = path("M-124-200L-96-252H96L124-200Z", cloth) + path(
            "M-128-196Q-108-178-86-198Q-64-178-43-198Q-22-178 0-198Q22-178 43-198"
            "Q64-178 86-198Q108-178 128-196L124-210H-124Z",
            cloth,
        )
        snow = path(
            "M-104-240Q-96-266-60-262Q0-272 60-262Q96-266 104-240Q80-230 60-240"
            "Q30-228 0-240Q-30-228-60-240Q-80-230-104-240Z",
            SNOW,
        )
        cart = (
            box(-112, -66, 224, 44, "#b9653f", 4)
            + line("M-110-46H110", 4, SUN)
            + "".join(circle(x, -16, 20, WOOD) + circle(x, -16, 6, RED, 2.4) for x in (-72, 72))
        )
        pan = path("M-92-84H-12L-22-66H-82Z", "#5a5f7d") + "".join(
            circle(x, y, 9, "#8a4a2c", 2.4)
            for x, y in ((-76, -90), (-58, -94), (-40, -94), (-24, -90), (-50, -106), (-34, -106))
        )
        steam = line("M-66-118q-8-10 0-20t0-20M-40-122q-8-10 0-20t0-20", 4, "#a9b4c9")
        board = (
            limb("M-156 0V-120", WOOD, 6, 2.6)
            + box(-206, -164, 100, 88, CREAM, 6)
            + group(picture(signs["stall-sign" in altered]), x=-156, y=-118, scale=1.25)
        )
        child_ = group(
            young(
                guest,
                colour(coats["stall-coat" in altered]),
                "M-16-78Q-38-84-48-98",
                "M16-78Q34-66 32-48",
                warm_hat("earmuffs"),
                wools[1],
            ),
            x=160,
            y=4,
        )
        return shadow(0, 4, 124, 9) + posts + keeper + steam + pan + cart + top + snow + board + child_

    return Prop(
        "chestnuts",
        draw,
        [
            either(
                "stall-sign",
                ("le panneau du marchand de marrons", "the sign of the chestnut stall"),
                signs,
                PLACARDS,
                ("Le panneau de l’étal aux marrons montre {}.", "The sign of the chestnut stall shows {}."),
            ),
            recolour(
                "stall-cloth",
                ("le toit de l’étal aux marrons", "the roof of the chestnut stall"),
                ("Le toit de l’étal aux marrons est de couleur {}.", "The roof of the chestnut stall is {}."),
                cloths,
            ),
            either(
                "stall-hat",
                ("la coiffure de la marchande de marrons", "what the chestnut seller wears on the head"),
                hats,
                WARM_HATS,
                ("La marchande de marrons porte {}.", "The chestnut seller wears {}."),
            ),
            recolour(
                "stall-coat",
                ("le manteau de l’enfant qui attend ses marrons", "the coat of the child who waits for chestnuts"),
                ("L’enfant qui attend ses marrons est en {}.", "The child who waits for chestnuts is in {}."),
                coats,
            ),
        ],
        (-214, -276, 220, 18),
    )
