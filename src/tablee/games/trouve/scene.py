"""Trouve as a scene: the cards where they lie, the dice, the stacks, and "I know!".

Nothing here tells where the named card is: every card can be touched and none is lit, and the button is on for all who
search, whether the card still lies there or not (TRV-7).
"""

from __future__ import annotations

from tablee.core.events import Event
from tablee.core.moves import Move, Seat
from tablee.core.scenes import VOTE, Flight, Mine, Piece, State, Tap, Zone, bar, button, person, seat_key
from tablee.core.words import Msg, Person, msg
from tablee.games.smileys import nouns, pieces
from tablee.games.smileys.pack import BASE_CARDS, NONE
from tablee.games.trouve import events
from tablee.games.trouve import state as moves
from tablee.games.trouve.state import NAMING, SEARCHING, SPOTS, WAITING, target
from tablee.games.trouve.views import View, has_trials

WIDTH, HEIGHT = 8, 6  # the spots, in reading order


def legend(touch_costs: bool) -> Zone:
    error = msg("trouve-legend-any-error" if touch_costs else "trouve-legend-error")
    lines = [Piece("legend.gone", msg("trouve-legend-gone")), Piece("legend.error", error)]
    return Zone("legend", "legend", msg("scene-legend"), lines, weight=1)


LEGENDS = [legend(touch_costs) for touch_costs in (False, True)]
BARS = [bar([button("know", msg("trouve-bar-know"), 3, on, "race")]) for on in (False, True)]


def at_spot(card: int, spot: int) -> Piece:
    face = pieces.FACES[card]
    return Piece(face.key, face.label, face.face, face.back, face.small, slot=spot)


LYING = [[at_spot(card, spot) for spot in range(SPOTS)] for card in range(BASE_CARDS)]


# ---- for everybody


def table(view: View) -> list[Zone]:
    seats = range(len(view.counts))
    zones = [
        Zone("seats", "seats", pieces=[seat(view, number) for number in seats], weight=2),
        scatter(view),
        pieces.dice(view.card),
        LEGENDS[view.touch_costs],
    ]
    zones += [stack(view, number) for number in seats]
    return zones


def scatter(view: View) -> Zone:
    """From spot to spot: going through them by colour would be a way to search."""
    lying = sorted((spot, card) for card, spot in enumerate(view.lies_at) if spot != NONE)
    cards = [LYING[card][spot] for spot, card in lying]
    return Zone("cards", "scatter", pieces=cards, width=WIDTH, height=HEIGHT, weight=8, emphasis="none")


def stack(view: View, number: Seat) -> Zone:
    """Face down for its owner too (TRV-13), until they have their place."""
    goal = msg("trouve-zone-stack", count=view.counts[number], target=target(len(view.counts), has_trials(view)))
    if not view.shown[number]:
        return pieces.stack(number, view.counts[number], goal)
    cards = [pieces.FACES[card] for card in view.shown[number]]
    return Zone(f"stack{number}", "pile", goal, cards, number, view.counts[number], weight=2)


def seat(view: View, number: Seat) -> Piece:
    state: tuple[State, ...] = ("out",) if view.places[number] else ("turn",) if is_turn(view, number) else ()
    return person(number, view.counts[number], *state, flag=flag(view, number))


def is_turn(view: View, number: Seat) -> bool:
    """Who rolls next, or has to name somebody; a search is everybody's."""
    if view.vote or view.finished or view.phase == SEARCHING:
        return False
    return number == (view.namer if view.phase == NAMING else view.roller)


def flag(view: View, number: Seat) -> Msg | None:
    """The one thing to know about somebody."""
    if view.places[number]:
        return msg("scene-place", place=view.places[number])
    if view.phase == NAMING and number == view.namer:
        return msg("trouve-flag-knows")
    if is_locked(view, number):
        return msg("trouve-flag-locked")
    if view.debts[number]:
        return msg("trouve-flag-owes", count=view.debts[number])
    return None


def is_locked(view: View, number: Seat | None) -> bool:
    return number is not None and view.phase == SEARCHING and bool((view.locked >> number) & 1)


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> Mine:
    if view.seat is None:
        return Mine(prompt(view), doing=doing(view))
    if moves.GO_ON in legal:
        return Mine(prompt(view), [VOTE], [TAPS[move] for move in legal])
    zones = [BARS[moves.KNOW in legal]]
    if view.phase != NAMING or view.namer != view.seat:
        return Mine(prompt(view), zones, [TAPS[move] for move in legal])
    zones.append(WANTED[view.card])
    own = moves.name(view.seat)
    return Mine(prompt(view), zones, [OWN[move] if move == own else TAPS[move] for move in legal], about="seats")


def prompt(view: View) -> Msg:
    if view.finished:
        return msg("scene-over")
    if view.vote:
        return msg("vote-asked")
    if view.phase == WAITING:
        return msg("trouve-table-roller", seat=Person(view.roller))
    if view.phase == NAMING:
        if view.namer == view.seat:
            return msg("trouve-prompt-name", card=nouns.card(view.card))
        return msg("trouve-somebody-knows", seat=Person(view.namer))
    if view.seat is None or view.places[view.seat]:
        return msg("trouve-table-dice", card=nouns.card(view.card))
    if is_locked(view, view.seat):
        return msg("trouve-prompt-locked")
    return msg("trouve-prompt-search", card=nouns.card(view.card))


def doing(view: View) -> Msg | None:
    """What whoever is waited for can do, for those who watch."""
    if view.finished or view.vote or view.phase == NAMING:  # the prompt says it
        return None
    return msg("trouve-doing" if view.phase == SEARCHING else "trouve-doing-roll")


# The card whose holder has to be named: it lies nowhere else just then.
WANTED = [Zone("wanted", "row", pieces=[pieces.FACES[card]], weight=3) for card in range(BASE_CARDS)]

KEYS = {moves.KNOW: "know", moves.GO_ON: "on", moves.ENOUGH: "enough"}


def tap_of(move: Move) -> Tap:
    if move < moves.KNOW:
        return Tap((pieces.key(moves.touched_card(move)),), move, race=True)
    if moves.NAME <= move < moves.GO_ON:
        named = moves.named_seat(move)
        return Tap((seat_key(named),), move, say=msg("trouve-move-name", seat=Person(named)))
    return Tap((KEYS[move],), move, race=move == moves.KNOW)


TAPS = [tap_of(move) for move in range(moves.ROLL)]  # what follows are time's
OWN = {
    move: Tap(TAPS[move].path, move, say=msg("trouve-move-mine")) for move in range(moves.NAME, moves.GO_ON)
}  # to name oneself


# ---- what moves


def flight(event: Event) -> list[Flight]:
    """A card that an error brings back does not fly: it may be the one that the others look for, so it is there at
    once."""
    match event:
        case events.Took(by=by, card=card):
            return [Flight(pieces.key(card), f"stack{by}")]
        case events.Stole(by=by, whom=whom):
            return [Flight(f"stack{whom}", f"stack{by}")]
        case events.Paid(by=by, card=card):
            return [Flight(f"stack{by}", pieces.key(card))]
    return []
