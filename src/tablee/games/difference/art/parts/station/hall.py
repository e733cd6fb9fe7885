"""What stands on the platform: a kiosk, the ticket window, a bench."""

from __future__ import annotations

from tablee.drawing.folk import head
from tablee.drawing.outlines import heart
from tablee.drawing.palette import (
    BLUE,
    BROWN,
    CORAL,
    CREAM,
    DARK,
    FAIR,
    GOLD,
    GREEN,
    ICE,
    NAVY,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SOIL,
    SUN,
    TAN,
    TEAL,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, flat, group, limb, line, path, shadow
from tablee.games.difference.art.parts.people import DARK_HAIR, HAIR, child, face, figure, look, small_hand
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.roles import cap_with_badge, spectacles
from tablee.games.difference.art.parts.station.train import IRON
from tablee.games.difference.art.parts.wear import HATS, hat
from tablee.games.difference.art.parts.words import colour, either, recolour, there, tones

SOLD: dict[str, Said] = {
    "papers": ("des journaux", "newspapers"),
    "flowers": ("des fleurs", "flowers"),
    "toys": ("des ours en peluche", "teddy bears"),
    "fruit": ("des oranges", "oranges"),
}
SIGNS: dict[str, Said] = {
    "cup": ("une tasse", "a cup"),
    "heart": ("un cœur", "a heart"),
    "ice": ("une glace", "an ice cream"),
}


def sold(kind: str) -> str:
    if kind == "papers":
        return "".join(
            box(x, -40, 42, 52, WHITE, 2)
            + box(x + 6, -34, 30, 18, c, 1, 2)
            + line(f"M{x + 7} -8h28M{x + 7} 0h20", 3, "#9a90a0")
            for x, c in ((-74, RED), (-22, BLUE), (30, GREEN))
        )
    if kind == "flowers":
        return "".join(
            path(f"M{x - 14} -8H{x + 14}L{x + 9} 14H{x - 9}Z", "#7d8fb5", 2.6)
            + "".join(circle(x + a, -22 + b, 10, c, 2.4) for a, b in ((-12, 0), (12, 0), (0, -10)))
            for x, c in ((-56, PINK), (0, SUN), (56, WHITE))
        )
    if kind == "toys":
        return "".join(
            group(
                circle(-10, -30, 7, "#b98256", 2.4)
                + circle(10, -30, 7, "#b98256", 2.4)
                + circle(0, -20, 17, "#b98256")
                + dot(-6, -22, 2.4)
                + dot(6, -22, 2.4)
                + path("M-15 12Q-18-6 0-6Q18-6 15 12Z", "#b98256"),
                x=x,
            )
            for x in (-54, 0, 54)
        )
    return "".join(
        circle(x, y, 14, ORANGE, 2.6) + dot(x - 4, y - 4, 3, WHITE)
        for x, y in ((-58, 0), (-30, 0), (-2, 0), (26, 0), (54, 0), (-44, -22), (-16, -22), (12, -22), (40, -22))
    )


def kiosk(chance: Chance) -> Prop:
    goods, signs, cloths, hats = (
        chance.sample(list(SOLD), 2),
        chance.sample(list(SIGNS), 2),
        tones(chance),
        chance.pair("hat", list(HATS)),
    )
    skin, tone = chance.choice((FAIR, TAN, BROWN, DARK)), chance.choice((TEAL, ROSE, NAVY))
    wall = chance.choice(("#8fc7b0", "#f2b6a6", "#bfdcea", "#f6d88f"))

    def sign(kind: str) -> str:
        if kind == "heart":
            return group(path(heart(26), RED))
        if kind == "cup":
            return (
                path("M-20-10H16L12 20H-16Z", BLUE)
                + line("M16-4Q30-4 26 8Q22 12 14 10", 5)
                + line("M-8-18q-5-6 0-12M4-18q-5-6 0-12", 3.4)
            )
        return (
            path("M-12-2L0 28L12-2Z", GOLD)
            + circle(-9, -8, 12, PINK)
            + circle(9, -8, 12, WHITE)
            + circle(0, -19, 12, CORAL)
        )

    def draw(altered: Altered) -> str:
        cloth = colour(cloths["kiosk-cloth" in altered])
        keeper = group(
            path("M-34 84Q-36 30-14 25H14Q36 30 34 84Z", tone),
            head(skin, "curls", DARK_HAIR if skin in (BROWN, DARK) else HAIR[1], "open", "laugh"),
            hat(hats["kiosk-hat" in altered]),
            x=60,
            y=-142,
        )
        back = box(-108, -254, 216, 254, wall, 4) + box(-96, -226, 192, 152, "#5a4a5e", 4)
        front = box(-112, -66, 224, 66, wall, 3) + box(-122, -78, 244, 16, "#dba468", 4)
        front += line("M-74-52V-8M-24-52V-8M26-52V-8M76-52V-8", 4, WHITE)
        awning = path(
            "M-110-262L-134-222Q-112-204-90-222Q-68-204-45-222Q-22-204 0-222"
            "Q22-204 45-222Q68-204 90-222Q112-204 134-222L110-262Z",
            cloth,
        )
        roof = path("M-118-258L-86-290H86L118-258Z", IRON)
        board_ = circle(-70, -284, 40, CREAM) + group(sign(signs["kiosk-sign" in altered]), x=-70, y=-286)
        return (
            shadow(0, 3, 126, 10)
            + back
            + keeper
            + group(sold(goods["kiosk" in altered]), x=-36, y=-92, scale=0.88)
            + front
            + awning
            + roof
            + board_
        )

    return Prop(
        "kiosk",
        draw,
        [
            either(
                "kiosk",
                ("ce que vend le kiosque", "what the kiosk sells"),
                goods,
                SOLD,
                ("Le kiosque vend {}.", "The kiosk sells {}."),
            ),
            either(
                "kiosk-sign",
                ("l’enseigne du kiosque", "the sign of the kiosk"),
                signs,
                SIGNS,
                ("L’enseigne du kiosque montre {}.", "The sign of the kiosk shows {}."),
            ),
            recolour(
                "kiosk-cloth",
                ("le store du kiosque", "the awning of the kiosk"),
                ("Le store du kiosque est de couleur {}.", "The awning of the kiosk is {}."),
                cloths,
            ),
            either(
                "kiosk-hat",
                ("la coiffure du marchand du kiosque", "what the kiosk keeper wears on the head"),
                hats,
                HATS,
                ("Le marchand du kiosque porte {}.", "The kiosk keeper wears {}."),
            ),
        ],
        (-140, -330, 140, 18),
    )


def tickets(chance: Chance) -> Prop:
    """A ticket window, and two who queue."""
    clerk, first, second = (
        look(chance, "short", marks="plain"),
        look(chance, "bob", True, "plain"),
        look(chance, "tuft"),
    )
    coats, shirts, shades, open_ = tones(chance), tones(chance), tones(chance), chance.percent(50)
    wall = chance.choice(("#e6c98f", "#d5b0a0", "#a9c4b5"))

    def draw(altered: Altered) -> str:
        booth = box(-170, -212, 160, 212, wall, 5) + path("M-180-206Q-90-258 0-206Z", IRON)
        ticket = group(
            box(-38, -17, 76, 34, SUN, 4),
            dot(-38, 0, 8, wall),
            dot(38, 0, 8, wall),
            line("M-18-8H18M-18 2H8", 4, SOIL),
            x=-90,
            y=-222,
            turn=-6,
        )
        pane = box(-148, -182, 116, 100, ICE, 5)
        here = open_ != ("tickets" in altered)
        somebody = group(
            path("M-34 66Q-36 30-14 25H14Q36 30 34 66Z", NAVY), face(clerk), cap_with_badge(), x=-90, y=-142, scale=0.94
        )
        blind = flat("M-146-180H-34V-84H-146Z", "#b9653f") + line(
            "M-146-164H-34M-146-146H-34M-146-128H-34M-146-110H-34", 3
        )
        desk = box(-164, -86, 148, 14, "#dba468", 4)
        lady = group(
            figure(
                first,
                colour(coats["tickets-coat" in altered]),
                "cloth-tickets",
                "stand",
                group(
                    box(-24, 6, 48, 40, colour(shades["tickets-bag" in altered]), 6), line("M-10 6Q0-8 10 6", 4), y=2
                ),
                hat("straw"),
            ),
            x=62,
        )
        boy = group(
            child(second, colour(shirts["tickets-shirt" in altered]), "M-18-76Q-34-64-30-50", "M18-76Q34-64 30-50")
            + small_hand(-30, -48, second.skin)
            + small_hand(30, -48, second.skin),
            x=172,
        )
        return (
            shadow(-90, 3, 96, 8)
            + booth
            + pane
            + (somebody if here else blind)
            + line("M-148-182H-32V-82H-148Z", 3.2)
            + desk
            + ticket
            + lady
            + boy
        )

    yes: Said = ("Le guichet est ouvert.", "The ticket window is open.")
    no: Said = ("Le guichet est fermé.", "The ticket window is shut.")
    return Prop(
        "tickets",
        draw,
        [
            there("tickets", ("le guichet", "the ticket window"), open_, yes, no),
            recolour(
                "tickets-coat",
                ("la robe de celle qui attend au guichet", "the dress of the woman at the ticket window"),
                (
                    "La robe de celle qui attend au guichet est de couleur {}.",
                    "The dress of the woman at the ticket window is {}.",
                ),
                coats,
            ),
            recolour(
                "tickets-bag",
                ("le sac de celle qui attend au guichet", "the bag of the woman at the ticket window"),
                ("Au guichet, le sac est de couleur {}.", "At the ticket window, the bag is {}."),
                shades,
            ),
            recolour(
                "tickets-shirt",
                ("les habits du garçon qui attend", "the clothes of the boy who queues"),
                ("Le garçon qui attend au guichet est en {}.", "The boy who queues is in {}."),
                shirts,
            ),
        ],
        (-186, -262, 214, 16),
    )


PAPERS: dict[str, Said] = {
    "sun": ("un soleil", "a sun"),
    "fish": ("un poisson", "a fish"),
    "heart": ("un cœur", "a heart"),
}


def reader(chance: Chance) -> Prop:
    """Somebody on a bench behind a newspaper, a cat beside."""
    someone, kinds, trousers = look(chance, "short", marks="plain"), chance.sample(list(PAPERS), 2), tones(chance)
    cases = tones(chance)

    def drawn(kind: str) -> str:
        if kind == "sun":
            return circle(0, 0, 17, SUN, 2.8) + "".join(
                group(line("M0-22V-29", 5, ORANGE), turn=45 * i) for i in range(8)
            )
        if kind == "fish":
            return path("M-26 0Q-4-22 22 0Q-4 22-26 0ZM-22 0L-36-14V14Z", BLUE, 2.8) + dot(10, -3, 3, WHITE)
        return path(heart(26), RED, 2.8)

    def draw(altered: Altered) -> str:
        back = (
            box(-112, -96, 224, 16, WOOD, 4)
            + box(-112, -72, 224, 14, WOOD, 4)
            + limb("M-98-100V0M98-100V0", "#8a5a3b", 7)
        )
        seat = box(-120, -48, 240, 14, "#dba468", 4)
        cloth = colour(trousers["reader-trousers" in altered])
        legs = (
            limb("M-46-44Q-10-46-12-10", cloth, 15)
            + limb("M-60-44Q-34-46-38-10", cloth, 15)
            + path("M-22-12H2Q14-10 12 0H-22ZM-48-12H-24Q-14-10-16 0H-48Z", SOIL, 2.8)
        )
        body = path("M-78-104Q-54-114-30-104L-26-44H-82Z", TEAL)
        top = group(face(someone), spectacles(), hat("top"), x=-54, y=-132)
        paper = group(
            box(-50, -40, 100, 76, WHITE, 3),
            line("M0-40V36", 3),
            line("M-42-28H-8M-42-18H-8M-42 20H-8M-42 28H-14M8 28H42M8 20H42", 3.4, "#a79aa8"),
            group(drawn(kinds["reader" in altered]), x=0, y=-2),
            x=-30,
            y=-78,
            turn=-4,
        )
        hands = circle(-80, -66, 9, someone.skin, 2.8) + circle(20, -72, 9, someone.skin, 2.8)
        case = group(
            box(-42, -58, 84, 58, colour(cases["reader-case" in altered]), 7),
            line("M-26-57V-1M26-57V-1", 5, CREAM),
            line("M-12-58Q0-76 12-58", 5),
            x=72,
            y=-48,
        )
        return shadow(0, 2, 124, 8) + back + seat + body + legs + top + paper + hands + case

    return Prop(
        "reader",
        draw,
        [
            either(
                "reader",
                ("l’image du journal", "the picture in the newspaper"),
                kinds,
                PAPERS,
                ("Dans le journal : {}.", "In the newspaper: {}."),
            ),
            recolour(
                "reader-trousers",
                ("le pantalon du lecteur", "the reader’s trousers"),
                ("Le pantalon du lecteur est de couleur {}.", "The reader’s trousers are {}."),
                trousers,
            ),
            recolour(
                "reader-case",
                ("la valise sur le banc", "the suitcase on the bench"),
                ("La valise sur le banc est de couleur {}.", "The suitcase on the bench is {}."),
                cases,
            ),
        ],
        (-128, -202, 128, 14),
    )
