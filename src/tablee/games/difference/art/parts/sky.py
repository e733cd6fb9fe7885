"""What is in the sky."""

from __future__ import annotations

from tablee.drawing.animals import bare
from tablee.drawing.outlines import heart, ring, star
from tablee.drawing.palette import BLUE, BLUSH, BUTTER, CREAM, GOLD, ICE, NAVY, ORANGE, RED, SUN, TEAL, WHITE, WOOD
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, line, path, smile
from tablee.games.difference.art.lake.sky import cloud, gull
from tablee.games.difference.art.parts.animals import guest
from tablee.games.difference.art.parts.prop import Altered, Chance, Feature, Prop
from tablee.games.difference.art.parts.words import COLOURS, swap, tones


def sun(chance: Chance) -> Prop:
    looks = chance.sample(("plain", "glasses", "asleep"), 2)
    said = {
        "plain": ("ouvre grand les yeux", "has its eyes open"),
        "glasses": ("porte des lunettes noires", "wears dark glasses"),
        "asleep": ("dort", "is asleep"),
    }

    def draw(altered: Altered) -> str:
        rays = "".join(
            line(f"M{x * 76:.0f} {y * 76:.0f}L{x * r:.0f} {y * r:.0f}", 9, "#f7b538")
            for (x, y), r in zip(ring(14, 1), (112, 98) * 7, strict=True)
        )
        lens = path("M-42-24H-4Q-4 6-23 6Q-42 6-42-24Z", "#39435e", 3.4) + line("M-34-16L-28-4", 3.4, "#8fa3cf")
        eyes = {
            "plain": dot(-22, -8, 7) + dot(22, -8, 7),
            "glasses": lens + group(lens, x=46) + line("M-8-23Q0-28 8-23", 4),
            "asleep": line("M-34-8q11 10 22 0M12-8q11 10 22 0", 4.4)
            + group(
                path("M0-30Q-30-14-62-2L-66-20Q-60-52-20-66Q30-78 60-48Q64-28 66-18Q30-34 0-30Z", NAVY),
                circle(64, -46, 11, WHITE, 2.6),
                y=-6,
            ),
        }[looks["sun" in altered]]
        return (
            rays
            + circle(0, 0, 62, "#ffd65a", 3.4, "#e08f22")
            + dot(-37, 18, 11, BLUSH)
            + dot(37, 18, 11, BLUSH)
            + eyes
            + smile(0, 18, 22, 11, 4)
        )

    return Prop(
        "sun",
        draw,
        [
            swap(
                "sun",
                ("le visage du soleil", "the sun’s face"),
                ("Le soleil {}.", "The sun {}."),
                said[looks[0]],
                said[looks[1]],
            )
        ],
        (-116, -116, 116, 116),
    )


def hot_air(chance: Chance) -> Prop:
    pair, animal = guest(chance, "balloon-guest", ("dans la nacelle", "in the balloon’s basket"))
    cloths = tones(chance)
    alt = chance.choice((CREAM, WHITE, BUTTER))

    def draw(altered: Altered) -> str:
        cloth = COLOURS[cloths["balloon-cloth" in altered]][0]
        gores = flat(
            "M-90-100H90V-54Q0-84-90-54ZM-50-100Q-96-10-8 84L-22 84Q-130 0-80-100Z"
            "M-22-100Q-52-10-2 84H2Q52-10 22-100ZM50-100Q96-10 8 84L22 84Q130 0 80-100Z",
            cloth,
        )
        bag = clipped(
            "hot-air",
            "M0 78C-30 48-74 22-74-16A74 74 0 0 1 74-16C74 22 30 48 0 78Z",
            box(-90, -100, 180, 190, "#f7dcb0" if cloth in (WHITE, SUN) else alt, width=0),
            gores,
        )
        rider = group(bare(pair["balloon-guest" in altered]), x=-38, y=84, scale=0.76)
        basket = (
            path("M-30 138H30L24 172H-24Z", WOOD)
            + line("M-27 150H27M-25 161H25", 2.2)
            + box(-34, 132, 68, 10, "#a96c39", 4, 3)
        )
        return line("M-12 76L-28 136M12 76L28 136", 2.6) + rider + bag + path("M-12 68H12L9 82H-9Z", GOLD, 2.8) + basket

    return Prop(
        "balloon",
        draw,
        [
            animal,
            swap(
                "balloon-cloth",
                ("la toile de la montgolfière", "the balloon’s cloth"),
                ("Les bandes de la montgolfière sont de couleur {}.", "The balloon’s stripes are {}."),
                COLOURS[cloths[0]][1],
                COLOURS[cloths[1]][1],
            ),
        ],
        (-84, -100, 84, 182),
    )


def birds(chance: Chance) -> Prop:
    def draw(altered: Altered) -> str:
        flock = [(-62, 22, 0.9), (48, 44, 1.0), (16, -30, 1.5)]
        return "".join(gull(*place) for place in (flock[:2] if "birds" in altered else flock))

    return Prop(
        "birds",
        draw,
        [
            Feature(
                "birds",
                ("les mouettes", "the gulls"),
                ("Trois mouettes volent.", "Three gulls are flying."),
                ("Deux mouettes volent.", "Two gulls are flying."),
            )
        ],
        (-120, -96, 124, 92),
    )


def shaped_cloud(chance: Chance) -> Prop:
    kinds = chance.sample(("rabbit", "whale", "duck"), 2)
    said = {"rabbit": ("un lapin", "a rabbit"), "whale": ("une baleine", "a whale"), "duck": ("un canard", "a duck")}
    puffs = {
        "rabbit": [
            (-76, 6, 17, 16, 0),
            (-40, 2, 42, 36, 0),
            (4, 4, 48, 32, 0),
            (-10, 18, 78, 22, 0),
            (52, -8, 31, 28, 0),
            (30, -46, 11, 32, -34),
            (50, -50, 11, 32, -10),
        ],
        "whale": [
            (-30, 4, 54, 34, 0),
            (20, 8, 58, 30, 0),
            (-10, 18, 78, 20, 0),
            (80, -14, 14, 30, 30),
            (98, -26, 12, 26, -40),
            (-36, -44, 8, 18, -24),
            (-22, -46, 8, 18, 24),
        ],
        "duck": [
            (-20, 10, 62, 30, 0),
            (10, 16, 60, 22, 0),
            (48, -26, 30, 28, 0),
            (82, -20, 20, 9, 0),
            (-78, -8, 22, 12, 40),
        ],
    }
    eyes = {"rabbit": (60, -12), "whale": (-62, 0), "duck": (54, -32)}

    def draw(altered: Altered) -> str:
        kind = kinds["cloud" in altered]
        return cloud(0, 0, 1, puffs[kind]) + dot(*eyes[kind], 4, "#6f93b5")

    return Prop(
        "cloud",
        draw,
        [
            swap(
                "cloud",
                ("le nuage", "the cloud"),
                ("Le nuage ressemble à {}.", "The cloud looks like {}."),
                said[kinds[0]],
                said[kinds[1]],
            )
        ],
        (-120, -100, 124, 60),
    )


def plane(chance: Chance) -> Prop:
    kinds = chance.sample(("heart", "star", "moon"), 2)
    signs = {
        "heart": (path(heart(20), RED, 2.4), ("des cœurs", "hearts")),
        "star": (path(star(22), SUN, 2.4), ("des étoiles", "stars")),
        "moon": (path("M5-16A16 16 0 1 0 16 6A14 14 0 0 1 5-16Z", BLUE, 2.4), ("des lunes", "moons")),
    }
    tone = chance.choice((RED, TEAL, ORANGE))

    def draw(altered: Altered) -> str:
        mark = signs[kinds["plane" in altered]][0]
        banner = line("M-44 4H-74", 2.6) + path("M-74-20Q-120-32-166-20T-258-20V28Q-212 40-166 28T-74 28Z", WHITE)
        body = (
            path("M-46-10L-56-36H-42L-28-12Q10-24 40-14Q58-8 58 4Q50 20 10 20Q-24 18-46-10Z", tone)
            + path("M-6-18Q6-38 24-18Z", ICE, 2.8)
            + path("M-4 4Q-26 30-40 34H-20Q10 22 18 6Z", SUN)
        )
        return (
            banner
            + "".join(group(mark, x=x, y=4) for x in (-226, -186, -146, -106))
            + body
            + ellipse(62, 2, 4, 24, "#c9c1d6", 2.4)
        )

    return Prop(
        "plane",
        draw,
        [
            swap(
                "plane",
                ("la banderole de l’avion", "the plane’s banner"),
                ("Sur la banderole de l’avion : {}.", "On the plane’s banner: {}."),
                signs[kinds[0]][1],
                signs[kinds[1]][1],
            )
        ],
        (-266, -44, 72, 46),
    )
