"""A moi ! as a scene: the open card in the middle, everybody's specials, the pot, and the hand on the card.

Nothing here tells whose the open card is, nor that it is the one on the dice: to see that is the game.
"""

from __future__ import annotations

from tablee.core.events import Event
from tablee.core.moves import Move, Seat
from tablee.core.scenes import Flight, Mine, Piece, Tap, Zone, bar, button, label, person
from tablee.core.words import Msg, msg
from tablee.games.a_moi import events
from tablee.games.a_moi import state as moves
from tablee.games.a_moi.state import SPECIALS
from tablee.games.a_moi.views import View
from tablee.games.smileys import nouns, pieces
from tablee.games.smileys.pack import BASE_CARDS, COLOUR_SPECIAL, NONE

LEGEND = Zone("legend", "legend", msg("scene-legend"), [Piece("legend.dice", msg("a_moi-legend-dice"))], weight=1)
BARS = [bar([button("slap", msg("a_moi-bar-slap"), 3, on, "race")]) for on in (False, True)]
TAPS = [Tap(("slap",), moves.SLAP, race=True)]


def centre(piece: Piece) -> Zone:
    """The card's place. Its ring says that there is a card, not for whom."""
    return Zone("card", "pile", pieces=[piece], weight=7, emphasis="whole", presses="slap")


OPEN = [centre(pieces.FACES[card]) for card in range(BASE_CARDS)]
NO_CARD = centre(Piece("card.none", state=("ghost",)))


def special(number: int) -> Piece:
    """In full before its owner, as a square on the others' screens."""
    card = COLOUR_SPECIAL + number
    return Piece(pieces.key(card), label(nouns.card(card)), f"smileys/{card}", small=f"smileys/{card}-square")


SPECIAL_PIECES = [special(number) for number in range(SPECIALS)]


# ---- for everybody


def table(view: View) -> list[Zone]:
    seats = range(len(view.sizes))
    zones = [
        Zone("seats", "seats", pieces=[seat(view, number) for number in seats], weight=2),
        NO_CARD if view.card == NONE else OPEN[view.card],
        pieces.dice(view.dice),
        pieces.pile(view.pile),
        *pots(view),
        LEGEND,
    ]
    zones += [
        Zone(f"specials{number}", "row", pieces=specials(view, number), owner=number, weight=3) for number in seats
    ]
    zones += [pieces.stack(number, size, msg("a_moi-zone-won")) for number, size in enumerate(view.sizes)]
    return zones


def pots(view: View) -> list[Zone]:
    """What goes with the open card, and what was lost on it and waits for the next one (AMO-7)."""
    goes = msg("a_moi-zone-pot-next" if view.card == NONE else "a_moi-zone-pot-now")
    return [
        Zone("pot", "pile", goes, [pieces.FACES[card] for card in view.pot], count=len(view.pot), weight=4),
        Zone(
            "lost",
            "pile",
            msg("a_moi-zone-pot-next"),
            [pieces.FACES[card] for card in view.lost],
            count=len(view.lost),
            weight=4,
        ),
    ]


def specials(view: View, number: Seat) -> list[Piece]:
    return [SPECIAL_PIECES[special] for special, owner in enumerate(view.owners) if owner == number]


def seat(view: View, number: Seat) -> Piece:
    if number == view.dealer and not is_over(view):
        return person(number, view.sizes[number], "turn", flag=flag(view, number))
    return person(number, view.sizes[number], flag=flag(view, number))


def flag(view: View, number: Seat) -> Msg | None:
    """The one thing to know about somebody."""
    if view.places[number]:
        return msg("scene-place", place=view.places[number])
    if (view.locked >> number) & 1:
        return msg("a_moi-flag-locked")
    return msg("a_moi-flag-dealer") if number == view.dealer else None


def is_over(view: View) -> bool:
    return view.places[0] != 0  # the places are all given at once


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> Mine:
    if view.seat is None:
        return Mine(prompt(view), doing=doing(view))
    hand = Zone(f"specials{view.seat}", "hand", msg("scene-hand"), specials(view, view.seat), view.seat)
    return Mine(prompt(view), [hand, BARS[bool(legal)]], TAPS if legal else [])


def prompt(view: View) -> Msg:
    """The same words whoever may win the card."""
    if is_over(view):
        return msg("scene-over")
    if view.card == NONE:
        return msg("a_moi-prompt-wait")
    if view.seat is None:
        return msg("a_moi-prompt-watch")
    return msg("a_moi-prompt-locked" if (view.locked >> view.seat) & 1 else "a_moi-prompt-slap")


def doing(view: View) -> Msg | None:
    """What whoever is waited for can do, for those who watch."""
    return None if is_over(view) or view.card == NONE else msg("a_moi-doing")


# ---- what moves


def flight(event: Event) -> list[Flight]:
    """A card that is turned up does not fly: everybody has to see it at the same moment (AMO-4)."""
    match event:
        case events.Took(by=by, card=card, pot=pot):
            won = [Flight(pieces.key(card), f"stack{by}")]
            return [*won, Flight("pot", f"stack{by}")] if pot else won
        case events.Stole(by=by, whom=whom):
            return [Flight(f"stack{whom}", f"stack{by}")]
        case events.Lost(by=by, card=card):
            return [Flight(f"stack{by}", pieces.key(card))]
        case events.Unclaimed(card=card):
            return [Flight(pieces.key(card), "pot")]
    return []
