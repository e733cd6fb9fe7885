"""Cards and dice of the Smiley pack as pieces of a scene. Made once: they are the same at every table."""

from functools import cache

from tablee.core.events import Event
from tablee.core.scenes import Piece, Zone, label
from tablee.core.words import Msg, msg
from tablee.games.smileys import nouns
from tablee.games.smileys.pack import BASE_CARDS, CARDS, COLOURS, NONE, SMILEYS, colour_of, smiley_of

BACK = "smileys/back"
HUES = ("#f58a1f", "#2b7cd3", "#ffcd2e", "#45a049", "#8b57cc", "#e0433d")  # of the art, which is not loaded here
PILE, HAND = msg("scene-pile"), msg("scene-hand")


def key(card: int) -> str:
    return f"c{card}"


def piece_of(event: Event) -> str:
    """The card that an event names."""
    card: int = getattr(event, "card", NONE)
    return "" if card == NONE else key(card)


FACES = [
    Piece(key(card), label(nouns.card(card)), f"smileys/{card:02}", BACK, f"smileys/{card:02}-small")
    for card in range(CARDS)
]
NEW = [Piece(p.key, p.label, p.face, p.back, p.small, state=("new",)) for p in FACES]  # just played
COLOUR_MARKS = [
    Piece(f"colour{colour}", label(nouns.colour(colour)), f"smileys/mark-{colour}") for colour in range(COLOURS)
]
COLOUR_CHOICES = [Piece(p.key, p.label, f"smileys/choice-{colour}") for colour, p in enumerate(COLOUR_MARKS)]
HEADS = [Piece(f"head{smiley}", label(nouns.smiley(smiley)), f"smileys/head-{smiley}") for smiley in range(SMILEYS)]


@cache
def pile(count: int, burst: int = 0) -> Zone:
    """Cards face down, of which only the number is known, and how many somebody owes."""
    return Zone("pile", "pile", PILE, count=count, back=BACK, weight=4, burst=burst)


@cache
def hidden_hand(seat: int, count: int) -> Zone:
    """Somebody's cards as the others see them."""
    return Zone(f"hand{seat}", "hand", owner=seat, count=count, back=BACK, weight=2)


def hand(seat: int, cards: list[int]) -> Zone:
    """One's own cards."""
    return hand_of([FACES[card] for card in cards], seat)


def hand_of(faces: list[Piece], seat: int) -> Zone:
    return Zone(f"hand{seat}", "hand", HAND, faces, seat)


# ---- the dice, and what is won

SMILEY_DIE = [
    Piece("die.smiley", label(nouns.smiley(smiley)), f"smileys/die-smiley-{smiley}") for smiley in range(SMILEYS)
]
COLOUR_DIE = [
    Piece("die.colour", label(nouns.colour(colour)), f"smileys/die-colour-{colour}") for colour in range(COLOURS)
]
NO_DICE = Zone(
    "dice", "dice", pieces=[Piece("die.smiley", state=("ghost",)), Piece("die.colour", state=("ghost",))], weight=4
)
DICE = [
    Zone("dice", "dice", pieces=[SMILEY_DIE[smiley_of(card)], COLOUR_DIE[colour_of(card)]], weight=4)
    for card in range(BASE_CARDS)
]


def dice(card: int) -> Zone:
    """The two dice that name a base card; their places, before the first roll."""
    return NO_DICE if card == NONE else DICE[card]


def stack(seat: int, count: int, text: Msg) -> Zone:
    """Cards that somebody has won, face down for everybody."""
    return Zone(f"stack{seat}", "pile", text, owner=seat, count=count, back=BACK, weight=2)
