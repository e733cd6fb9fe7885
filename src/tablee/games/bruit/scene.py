"""Faites du bruit ! as a scene: everybody's pile, dice and pack in the middle, and names to be tapped.

Nothing here tells which cards are alike: all names can be tapped, whoever matches.
"""

from __future__ import annotations

from tablee.core.events import Event
from tablee.core.moves import Move, Seat
from tablee.core.scenes import Flight, Mine, Piece, Tap, Zone, person, seat_key
from tablee.core.words import Msg, Person, msg
from tablee.games.bruit import events
from tablee.games.bruit import state as moves
from tablee.games.bruit.describe import shows_newest
from tablee.games.bruit.views import View
from tablee.games.smileys import pieces
from tablee.games.smileys.pack import NONE

LEGEND = Zone("legend", "legend", msg("scene-legend"), [Piece("legend.dice", msg("bruit-legend-dice"))], weight=1)

# ---- for everybody


def table(view: View) -> list[Zone]:
    seats = range(len(view.sizes))
    zones = [
        Zone("seats", "seats", pieces=[person(n, view.sizes[n], flag=flag(view, n)) for n in seats], weight=6),
        pieces.dice(view.dice),
        pieces.pile(view.pack),
        LEGEND,
    ]
    zones += [pile(view, number) for number in seats]
    return zones


def pile(view: View, number: Seat) -> Zone:
    """Somebody's cards, the top one in sight: card and head are one button."""
    return Zone(
        f"pile{number}",
        "pile",
        pieces=top(view, number),
        owner=number,
        count=view.sizes[number],
        weight=7,
        emphasis="none",
        presses=seat_key(number),
    )


def top(view: View, number: Seat) -> list[Piece]:
    """The newest card is marked: that tells what counts, not who matches."""
    card = view.tops[number]
    if card == NONE:
        return [Piece(f"empty{number}", state=("ghost",))]
    return [pieces.NEW[card] if shows_newest(view, number) else pieces.FACES[card]]


def flag(view: View, number: Seat) -> Msg | None:
    """The one thing to know about somebody."""
    if view.finished:
        return msg("scene-place", place=view.places[number])
    if (view.locked >> number) & 1:
        return msg("bruit-flag-locked")
    return msg("bruit-flag-dealer") if number == view.dealer else None


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> Mine:
    return Mine(prompt(view), taps=[TAPS[move] for move in legal], doing=doing(view) if view.seat is None else None)


def prompt(view: View) -> Msg:
    """The same words whoever matches, and whether or not the dice have their card."""
    if view.finished:
        return msg("scene-over")
    if view.newest == NONE:
        return msg("bruit-prompt-start")
    if view.seat is not None and (view.locked >> view.seat) & 1:
        return msg("bruit-locked")
    if view.won:
        return msg("bruit-prompt-won") if view.pack else msg("scene-wait")
    if view.seat is None:
        return msg("bruit-prompt-watch")
    return msg("bruit-prompt-call" if view.sizes[view.seat] else "bruit-prompt-no-card")


def doing(view: View) -> Msg | None:
    """What whoever is waited for can do, for those who watch."""
    is_open = not view.finished and view.newest != NONE and not view.won
    return msg("bruit-doing") if is_open else None


def tap_of(move: Move) -> Tap:
    """A name is tapped (BRU-13); one's own in the same way."""
    seat = moves.called(move)
    return Tap((seat_key(seat),), move, race=True, say=msg("bruit-move-name", whom=Person(seat)))


TAPS = [tap_of(move) for move in range(moves.DEAL)]  # what follows are time's


# ---- what moves


def flight(event: Event) -> list[Flight]:
    """A card that is dealt does not fly: everybody has to see it at the same moment."""
    match event:
        case events.Named(by=by, whom=whom):
            return [Flight(f"pile{whom}", f"pile{by}")]
        case events.ShoutedFirst(by=by, count=count) if count:
            return [Flight("seats", f"pile{by}")]
        case events.Misnamed(by=by, count=count) | events.ShoutedForNothing(by=by, count=count) if count:
            return [Flight(f"pile{by}", "seats")]
    return []
