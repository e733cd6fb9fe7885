"""One thing in each village that does not belong there."""

from __future__ import annotations

from tablee.drawing.palette import BLUE, CORAL, CREAM, INK, NAVY, PINK, RED, WHITE, WOOD
from tablee.drawing.shapes import box, circle, dot, ellipse, group, limb, line, path, shadow, smile
from tablee.games.difference.art.parts.people import face, look
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.village.warm import WARM_HATS, warm_hat
from tablee.games.difference.art.parts.wear import held
from tablee.games.difference.art.parts.words import colour, either, recolour, tones


def yeti(chance: Chance) -> Prop:
    """Large, shaggy and kind."""
    kinds, hats = (
        chance.sample(("ice", "balloon", "bear"), 2),
        chance.pair("warm-hat", ("bobble", "earmuffs", "elf", "straw")),
    )
    told: dict[str, Said] = {
        "ice": ("une glace", "an ice cream"),
        "balloon": ("un ballon rouge", "a red balloon"),
        "bear": ("un ours en peluche", "a teddy bear"),
    }
    fur, skin = "#dfe9f7", "#8fb0d8"

    def draw(altered: Altered) -> str:
        arms = limb("M-50-110Q-84-100-80-64", fur, 24) + limb("M50-110Q82-112 86-140", fur, 24)
        feet = ellipse(-28, -6, 34, 13, skin) + ellipse(28, -6, 34, 13, skin)
        body = path(
            "M-56-14Q-66-40-58-52Q-70-66-60-84Q-66-110-50-122Q-48-186 0-188Q48-186 50-122Q66-110 60-84Q70-66 "
            "58-52Q66-40 56-14Q44-26 36-12Q22-26 12-10Q0-24-12-10Q-22-26-36-12Q-44-26-56-14Z",
            fur,
        )
        tufts = line("M-34-70q6 10 14 0M-4-56q6 10 14 0M22-76q6 10 14 0M-24-34q6 10 14 0M14-32q6 10 14 0", 3, "#9fb4d3")
        visage = path("M-32-148Q-32-172 0-172Q32-172 32-148Q30-120 0-118Q-30-120-32-148Z", skin)
        looks = (
            circle(-12, -150, 9, WHITE, 2.6)
            + circle(12, -150, 9, WHITE, 2.6)
            + dot(-11, -149, 4)
            + dot(13, -149, 4)
            + smile(0, -134, 12, 6, 3)
            + path("M-8-132l4 8 4-8Z", WHITE, 1.8)
        )
        carried = group(held(kinds["yeti" in altered]), x=88, y=-142, scale=1.1) + circle(87, -142, 13, skin)
        return (
            shadow(0, 2, 76, 9)
            + feet
            + arms
            + body
            + tufts
            + visage
            + looks
            + carried
            + circle(-80, -58, 13, skin)
            + group(warm_hat(hats["yeti-hat" in altered]), y=-154, scale=1.25)
        )

    return Prop(
        "yeti",
        draw,
        [
            either(
                "yeti",
                ("ce que tient le yéti", "what the yeti holds"),
                kinds,
                told,
                ("Le yéti tient {}.", "The yeti holds {}."),
            ),
            either(
                "yeti-hat",
                ("la coiffure du yéti", "what the yeti wears on the head"),
                hats,
                WARM_HATS,
                ("Le yéti porte {}.", "The yeti wears {}."),
            ),
        ],
        (-100, -300, 136, 14),
    )


def flamingo(chance: Chance) -> Prop:
    """Far from its lake, with a scarf and one boot."""
    scarves, boots = tones(chance), tones(chance)

    def draw(altered: Altered) -> str:
        wool, boot = colour(scarves["flamingo" in altered]), colour(boots["flamingo-boot" in altered])
        legs = (
            line("M-6-84V-20", 9)
            + line("M-6-84V-20", 4, PINK)
            + line("M10-84Q34-66 4-56", 9)
            + line("M10-84Q34-66 4-56", 4, PINK)
        )
        shoe = path("M-22-44H10V-16Q32-16 32 0H-22Z", boot) + limb("M-22-42H10", WHITE, 9, 2.6)
        neck = limb("M28-110Q62-124 56-160Q50-190 30-188", PINK, 15)
        body = path("M-64-104Q-40-142 8-136Q46-130 44-106Q36-80-4-78Q-40-80-64-104Z", PINK) + path(
            "M-50-106Q-20-124 16-112Q0-88-50-106Z", CORAL, 2.8
        )
        skull = (
            circle(26, -190, 19, PINK)
            + path("M10-196Q-16-196-18-172Q-2-168 12-180Z", CREAM)
            + path("M-18-172Q-16-184-6-188Q-2-176-18-172Z", INK, 2)
            + dot(26, -194, 3.6)
        )
        wrap = (
            limb("M40-142Q56-132 70-142", wool, 14)
            + limb("M62-138L78-92", wool, 14)
            + line("M70-104l12-4M72-96l12-4", 3, WHITE if wool != WHITE else RED)
        )
        return shadow(0, 2, 46, 7) + legs + shoe + neck + body + skull + wrap

    return Prop(
        "flamingo",
        draw,
        [
            recolour(
                "flamingo",
                ("l’écharpe du flamant rose", "the flamingo’s scarf"),
                ("L’écharpe du flamant rose est de couleur {}.", "The flamingo’s scarf is {}."),
                scarves,
            ),
            recolour(
                "flamingo-boot",
                ("la botte du flamant rose", "the flamingo’s boot"),
                ("La botte du flamant rose est de couleur {}.", "The flamingo’s boot is {}."),
                boots,
            ),
        ],
        (-76, -222, 96, 14),
    )


def sunbather(chance: Chance) -> Prop:
    """In a deck chair under a parasol, in the snow."""
    someone, cloths, kinds = look(chance, "curls"), tones(chance), chance.sample(("ice", "mill", "flowers"), 2)
    told: dict[str, Said] = {
        "ice": ("une glace", "an ice cream"),
        "mill": ("un moulin à vent", "a pinwheel"),
        "flowers": ("un bouquet", "a bunch of flowers"),
    }

    def draw(altered: Altered) -> str:
        tone = colour(cloths["sunbather" in altered])
        pole = limb("M-62 0L-48-206", WOOD, 6, 2.6)
        dome = path(
            "M-142-150Q-122-222-46-226Q30-222 52-150Q30-166 12-150Q-8-166-28-150"
            "Q-48-166-66-150Q-86-166-104-150Q-122-166-142-150Z",
            tone,
        )
        ribs = line("M-46-226Q-92-200-104-150M-46-226Q-64-196-66-150M-46-226Q-28-196-28-150M-46-226Q0-200 12-150", 2.8)
        chair = limb("M-66-96L74-14M-46 0L-6-58M78 0L30-38", WOOD, 7, 2.8)
        body = limb("M-36-74Q0-50 20-38", someone.skin, 26) + limb(
            "M16-40Q56-56 74-26M18-36Q50-34 88-22", someone.skin, 12
        )
        trunks = path("M4-60Q26-56 34-40L20-24Q0-32-8-46Z", BLUE)
        top = group(
            face(someone), box(-21, -9, 18, 13, NAVY, 5, 2.4), box(3, -9, 18, 13, NAVY, 5, 2.4), x=-52, y=-104, turn=-8
        )
        hand = (
            limb("M-16-62Q18-70 30-94", someone.skin, 11)
            + group(held(kinds["sunbather-held" in altered]), x=32, y=-100)
            + circle(31, -98, 9, someone.skin, 2.6)
        )
        feet = ellipse(80, -22, 9, 14, someone.skin) + ellipse(94, -20, 9, 14, someone.skin)
        return shadow(10, 2, 96, 8) + pole + chair + body + trunks + feet + top + hand + dome + ribs

    return Prop(
        "sunbather",
        draw,
        [
            recolour(
                "sunbather",
                ("le parasol dans la neige", "the parasol in the snow"),
                ("Le parasol dans la neige est de couleur {}.", "The parasol in the snow is {}."),
                cloths,
            ),
            either(
                "sunbather-held",
                ("ce que tient le vacancier", "what the sunbather holds"),
                kinds,
                told,
                ("Le vacancier dans la neige tient {}.", "The sunbather in the snow holds {}."),
            ),
        ],
        (-150, -236, 112, 14),
    )
