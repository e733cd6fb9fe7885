"""Cards and dice of the Smiley pack as pieces of a scene. Made once: they are the same at every table."""

from tablee.core.scenes import Piece, Zone, label
from tablee.core.words import msg
from tablee.games.smileys import nouns
from tablee.games.smileys.pack import CARDS, COLOURS, SMILEYS

BACK = "smileys/back"


def key(card: int) -> str:
    return f"c{card}"


FACES = [
    Piece(key(card), label(nouns.card(card)), f"smileys/{card:02}", BACK, f"smileys/{card:02}-small")
    for card in range(CARDS)
]
NEW = [Piece(p.key, p.label, p.face, p.back, p.small, state=("new",)) for p in FACES]  # just played
COLOUR_CHOICES = [
    Piece(f"colour{colour}", label(nouns.colour(colour)), f"smileys/mark-{colour}") for colour in range(COLOURS)
]
HEADS = [Piece(f"head{smiley}", label(nouns.smiley(smiley)), f"smileys/head-{smiley}") for smiley in range(SMILEYS)]


def pile(count: int) -> Zone:
    """Cards face down, of which only the number is known."""
    return Zone("pile", "pile", msg("scene-pile"), count=count, back=BACK, weight=4)


def hidden_hand(seat: int, count: int) -> Zone:
    """Somebody's cards as the others see them."""
    return Zone(f"hand{seat}", "hand", owner=seat, count=count, back=BACK, weight=2)


def hand(seat: int, cards: list[int]) -> Zone:
    """One's own cards."""
    return Zone(f"hand{seat}", "hand", msg("scene-hand"), [FACES[card] for card in cards], seat)
