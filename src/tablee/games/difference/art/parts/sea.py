"""What is on the water."""

from __future__ import annotations

from tablee.drawing.animals import bare
from tablee.drawing.outlines import heart, star
from tablee.drawing.palette import BARK, BLUE, BLUSH, CREAM, ICE, INK, RED, WHITE, WOOD, mixed
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path, smile
from tablee.games.difference.art.parts.animals import guest
from tablee.games.difference.art.parts.prop import Altered, Chance, Feature, Prop
from tablee.games.difference.art.parts.words import COLOURS, LIGHT, swap, tones


def sail_boat(chance: Chance) -> Prop:
    sails, signs = tones(chance), chance.sample(("star", "heart", "moon"), 2)
    marks = {
        "star": (path(star(22), RED, 2.6), ("une étoile", "a star")),
        "heart": (path(heart(20), RED, 2.6), ("un cœur", "a heart")),
        "moon": (path("M7-20A20 20 0 1 0 20 8A17 17 0 0 1 7-20Z", BLUE, 2.6), ("une lune", "a moon")),
    }

    def draw(altered: Altered) -> str:
        small = COLOURS[sails["boat-sail" in altered]][0]
        mast = limb("M0-14V-186", BARK, 5, 2.4) + path("M2-186L34-174L2-162Z", RED, 2.6)
        jib = path("M-10-166Q-76-110-84-30H-10Z", small)
        main = path("M10-158Q84-96 92-30H10Z", WHITE) + group(
            marks[signs["boat-mark" in altered]][0], x=41, y=-70, scale=1.5
        )
        hull = (
            path("M-104-18H108Q98 22 74 26H-72Q-96 22-104-18Z", "#c9523f")
            + line("M-102-8H106", 6, CREAM)
            + "".join(circle(x, 8, 7, ICE, 2.4) for x in (-50, 0, 50))
        )
        return mast + jib + main + hull + line("M-116 28q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0", 4, WHITE)

    return Prop(
        "boat",
        draw,
        [
            swap(
                "boat-sail",
                ("la petite voile du bateau", "the boat’s small sail"),
                ("La petite voile du bateau est de couleur {}.", "The boat’s small sail is {}."),
                COLOURS[sails[0]][1],
                COLOURS[sails[1]][1],
            ),
            swap(
                "boat-mark",
                ("le signe sur la grande voile", "the sign on the big sail"),
                ("Sur la grande voile : {}.", "On the big sail: {}."),
                marks[signs[0]][1],
                marks[signs[1]][1],
            ),
        ],
        (-120, -192, 120, 36),
    )


def whale(chance: Chance) -> Prop:
    flip = chance.percent(50)

    def draw(altered: Altered) -> str:
        water = "M-34-52Q-38-96-70-96M-34-52Q-30-96 2-96M-34-54V-104"
        spout = line(water, 18, "#eaf6fd") + line(water, 9, "#9fd3f0")
        jet = "" if flip != ("whale" in altered) else spout
        body = path(
            "M-96 8Q-96-50-30-52Q40-52 64-20Q76-40 72-60Q88-56 94-44Q104-58 118-56Q116-22 92-10Q80 8 64 8Z", "#5b7fb8"
        )
        return (
            jet
            + body
            + flat("M-94 8Q-90-8-40-8Q10-8 50 8Z", "#cfdff2")
            + dot(-70, -18, 5)
            + dot(-58, -4, 6, BLUSH)
            + smile(-82, -4, 8, 3, 3)
            + line("M-112 10q14-9 28 0t28 0 28 0 28 0 28 0 28 0", 4, WHITE)
        )

    yes, no = (
        ("La baleine souffle de l’eau.", "The whale blows water."),
        ("La baleine ne souffle pas.", "The whale does not blow."),
    )
    return Prop(
        "whale",
        draw,
        [Feature("whale", ("le jet de la baleine", "the whale’s spout"), *((no, yes) if flip else (yes, no)))],
        (-118, -118, 126, 22),
    )


def swimmer(chance: Chance) -> Prop:
    pair, animal = guest(chance, "float", ("dans la bouée", "in the swimming ring"))

    def draw(altered: Altered) -> str:
        ring_ = (
            ellipse(0, 0, 62, 24, WHITE)
            + "".join(
                path(d, RED, 2.6)
                for d in (
                    "M-62 0Q-62-12-44-17L-30-8Q-38-4-36 2L-54 12Q-62 6-62 0Z",
                    "M62 0Q62-12 44-17L30-8Q38-4 36 2L54 12Q62 6 62 0Z",
                )
            )
            + path("M-14 23L-9 9H9L14 23Z", RED, 2.6)
        )
        return (
            group(bare(pair["float" in altered]), x=-46, y=-92, scale=0.92)
            + ring_
            + line("M-84 22q14-9 28 0t28 0 28 0 28 0 28 0 28 0", 4, WHITE)
        )

    return Prop("float", draw, [animal], (-90, -98, 90, 34))


def island(chance: Chance) -> Prop:
    """A lighthouse on its rock."""
    lit = chance.percent(50)
    bands = tones(chance)

    def draw(altered: Altered) -> str:
        beam = flat("M16-150L150-186V-106Z", "#ffe89a", 0.85) if lit != ("light" in altered) else ""
        tone = COLOURS[bands["light-bands" in altered]][0]
        rest = (
            mixed(tone, INK, 0.35)
            if (bands[1] in LIGHT and "light-bands" in altered) or (bands[0] in LIGHT and "light-bands" not in altered)
            else "#fff6e2"
        )
        tower = "M-26 0L-16-132H16L26 0Z"
        house_ = clipped(
            "light", tower, flat(tower, rest), *(flat(f"M-40 {y}H40V{y + 26}H-40Z", tone) for y in (-120, -70, -20))
        )
        cap = box(-18, -166, 36, 34, "#ffe89a", 3) + path("M-24-164L0-192L24-164Z", RED) + line("M-26-132H26", 7)
        rock = path("M-92 12Q-70-22-34-14Q0-26 40-12Q74-18 96 12Z", "#a79aa8") + line("M-40 0l14-6M20-2l18 2", 3)
        return beam + house_ + cap + rock + line("M-110 14q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0", 4, WHITE)

    on, off = ("Le phare éclaire.", "The lighthouse is lit."), ("Le phare est éteint.", "The lighthouse is dark.")
    return Prop(
        "light",
        draw,
        [
            Feature("light", ("la lumière du phare", "the lighthouse’s light"), *((on, off) if lit else (off, on))),
            swap(
                "light-bands",
                ("les bandes du phare", "the lighthouse’s bands"),
                ("Les bandes du phare sont de couleur {}.", "The lighthouse’s bands are {}."),
                COLOURS[bands[0]][1],
                COLOURS[bands[1]][1],
            ),
        ],
        (-144, -200, 156, 24),
    )


def dinghy(chance: Chance) -> Prop:
    pair, animal = guest(chance, "dinghy", ("dans la barque", "in the rowing boat"))
    hulls = tones(chance)

    def draw(altered: Altered) -> str:
        hull = COLOURS[hulls["dinghy-hull" in altered]][0]
        boat = path("M-92-24H92Q84 16 56 18H-58Q-86 16-92-24Z", hull) + box(-98, -30, 196, 10, WOOD, 4)
        oar = limb("M10-40L88 12", WOOD, 5, 2.2) + ellipse(94, 15, 17, 8, WOOD, 2.6, 34)
        return (
            group(bare(pair["dinghy" in altered]), x=-58, y=-118, scale=0.9)
            + boat
            + oar
            + line("M-112 20q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0", 4, WHITE)
        )

    return Prop(
        "dinghy",
        draw,
        [
            animal,
            swap(
                "dinghy-hull",
                ("la coque de la barque", "the rowing boat’s hull"),
                ("La barque est de couleur {}.", "The rowing boat is {}."),
                COLOURS[hulls[0]][1],
                COLOURS[hulls[1]][1],
            ),
        ],
        (-114, -124, 116, 30),
    )
