"""Diferencio as a scene: a board of nine places that nobody can compare but by looking, one's hand, the points.

The pictures are sealed, and the key of a place is its number and the nights gone by: after each night all nine have new
ones, changed or not (DFO-23). Whoever sleeps has no board at all.
"""

from __future__ import annotations

from tablee.core.events import Event
from tablee.core.moves import Move, Seat
from tablee.core.races import TRIALS
from tablee.core.scenes import VOTE, Cover, Flight, Mine, Piece, State, Tap, Zone, bar, button, person
from tablee.core.words import Msg, Person, msg
from tablee.games.diferencio import events
from tablee.games.diferencio import state as moves
from tablee.games.diferencio.describe import picture
from tablee.games.diferencio.state import (
    CARDS,
    FACES,
    GIVING,
    MADE,
    NONE,
    SIDES,
    SLEEP,
    SPACES,
    STUDY,
    TRIAL_SWAPS,
    WIN_AT,
    is_in,
)
from tablee.games.diferencio.views import View

BACK = "diferencio/back"
PICTURES = [
    [f"diferencio/{side}-{card // FACES + 1}-{card % FACES + 1}" for card in range(CARDS)] for side in SIDES
]  # by side and card


def face(side: int, card: int) -> str:
    if side >= MADE:
        return f"diferencio/{side}-{card // FACES + 1}-{card % FACES + 1}"
    return PICTURES[side][card]


PLACES = [msg("diferencio-zone-place", number=space + 1) for space in range(SPACES)]  # no names: they could be compared
LEGENDS = [
    Zone("legend", "legend", msg("scene-legend"), [Piece("legend.round", text)], weight=1)
    for text in (msg("diferencio-legend-first"), msg("diferencio-legend-second"))
]
TRIAL_LEGEND = Zone(
    "legend", "legend", msg("scene-legend"), [Piece("legend.round", msg("diferencio-legend-trial"))], weight=1
)
POINTS = msg("diferencio-zone-points")

STUDY_TRIAL = msg("diferencio-prompt-study-trial")

# ---- for everybody


def table(view: View) -> list[Zone]:
    seats = range(len(view.sizes))
    zones = [Zone("seats", "seats", pieces=[seat(view, number) for number in seats], weight=2)]
    most = TRIALS if view.has_trials else WIN_AT
    zones += [points(number, len(cards), most) for number, cards in enumerate(view.won)]
    legend = TRIAL_LEGEND if view.has_trials else LEGENDS[view.second]
    zones += [Zone("pile", "pile", msg("scene-pile"), count=view.pile, back=BACK, weight=3), legend]
    zones += [Zone(f"hand{number}", "hand", owner=number, count=view.sizes[number], back=BACK) for number in seats]
    return zones


def points(number: Seat, count: int, most: int = WIN_AT) -> Zone:
    return Zone(f"points{number}", "meter", POINTS, owner=number, count=count, width=most, weight=2)


def seat(view: View, number: Seat) -> Piece:
    works = view.phase == SLEEP and number == view.architect and not view.finished
    state: tuple[State, ...] = ("out",) if view.places[number] else ("turn",) if works else ()
    return person(number, len(view.won[number]), *state, flag=flag(view, number))


def flag(view: View, number: Seat) -> Msg | None:
    """The one thing to know about somebody."""
    if view.places[number]:
        return msg("scene-place", place=view.places[number])
    if is_in(view.owing, number):
        return msg("diferencio-flag-owes")
    if view.vote:
        return None  # the next architect is not known yet
    if view.phase == STUDY and is_in(view.ready, number):
        return msg("diferencio-flag-ready")
    if number == view.architect:
        return msg("diferencio-flag-architect")
    if view.phase == SLEEP:
        return msg("diferencio-flag-asleep")
    return None if view.phase == STUDY else flag_of_search(view, number)


def flag_of_search(view: View, number: Seat) -> Msg | None:
    if is_in(view.wrong, number):
        return msg("diferencio-flag-wrong")
    return msg("diferencio-flag-no-more") if is_in(view.resting, number) else None


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> Mine:
    if not view.board:
        return asleep(view)
    zones = [board(view)]
    if view.seat is None:
        return Mine(prompt(view), zones, doing=doing(view))
    zones.append(Zone(f"hand{view.seat}", "hand", msg("scene-hand"), cards(view, view.hand), view.seat))
    if is_in(view.owing, view.seat):
        zones.append(Zone("won", "row", msg("diferencio-zone-won"), cards(view, view.won[view.seat]), view.seat))
    zones.append(VOTE if moves.GO_ON in legal else bar(buttons(view, legal)))
    return Mine(prompt(view), zones, taps(view, legal))


def asleep(view: View) -> Mine:
    """The whole table is covered. Nothing here may change while the architect is at work."""
    architect = Person(view.architect)
    sleepers = [seat for seat, place in enumerate(view.places) if not place and seat != view.architect]
    said = msg("diferencio-prompt-late", seat=architect) if view.late else msg("diferencio-prompt-asleep")
    zones = [] if view.seat is None else [bar(buttons(view, []))]
    return Mine(said, zones, cover=Cover(msg("diferencio-prompt-dream", seat=architect), sleepers))


def prompt(view: View) -> Msg:
    if view.finished:
        return msg("scene-over")
    if view.vote:
        return msg("vote-asked")
    if view.phase == STUDY:
        return STUDY_TRIAL if view.has_trials else msg("diferencio-prompt-study", by=Person(view.architect))
    if view.phase == SLEEP:
        return prompt_of_night(view)
    if view.seat is not None and is_in(view.owing, view.seat):
        return msg("diferencio-prompt-give")
    if view.phase == GIVING:
        return msg("diferencio-table-giving")
    if view.seat is None or view.seat == view.architect or view.places[view.seat]:
        return msg("diferencio-prompt-watch")
    if is_in(view.wrong, view.seat):
        return msg("diferencio-prompt-wrong")
    if view.has_trials:
        return msg("diferencio-prompt-trial", left=TRIAL_SWAPS - view.taken.bit_count())
    return msg("diferencio-prompt-resting" if is_in(view.resting, view.seat) else "diferencio-prompt-search")


def doing(view: View) -> Msg | None:
    """What whoever is waited for can do, for those who watch."""
    is_search = not view.finished and not view.vote and view.phase not in (STUDY, SLEEP, GIVING)
    return msg("diferencio-doing") if is_search else None


def prompt_of_night(view: View) -> Msg:
    """What the architect should do: nobody else sees the board now."""
    if view.done:
        return msg("diferencio-prompt-done")
    if view.removed.count(NONE) < SPACES:
        return msg("diferencio-prompt-more")
    return msg("diferencio-prompt-swap-some" if view.second else "diferencio-prompt-swap")


def buttons(view: View, legal: list[Move]) -> list[Piece]:
    """Three places: before the night, in it, after it."""
    back_in = moves.BACK_IN in legal
    last = button("back", BACK_IN, 3, True) if back_in else button("rest", REST[view.second], 3, moves.NO_MORE in legal)
    return [READY[moves.READY in legal], DONE[moves.DONE in legal], last]


BACK_IN = msg("diferencio-bar-back-in")
REST = [msg("diferencio-bar-give-up"), msg("diferencio-bar-no-more")]  # by round
READY = [button("ready", msg("diferencio-bar-ready"), 1, on, "main") for on in (False, True)]
DONE = [button("done", msg("diferencio-bar-done"), 2, on, "main") for on in (False, True)]

# ---- pictures


def board(view: View) -> Zone:
    """In a search the whole of it is lit, never one place; at night the architect sees where a card goes."""
    places = [place(view, space) for space in range(SPACES)]
    if view.phase == SLEEP:
        return Zone("board", "board", BOARD, places, width=3, height=3, weight=8)
    return Zone("board", "board", BOARD, places, width=3, height=3, weight=8, emphasis="whole")


def place(view: View, space: int) -> Piece:
    old = view.removed[space]
    was = None if old == NONE else msg("diferencio-flag-was", card=picture(view, old))
    state = news(view, space)
    by = view.pointed[space] if state in (GOOD, BAD) and view.pointed[space] != NONE else None
    shown = face(view.side, view.board[space])
    key, before = place_key(view, space), face(view.side, old) if old != NONE and is_told(view) else ""
    return Piece(key, PLACES[space], shown, slot=space, state=state, flag=was, sealed=True, by=by, was=before)


def is_told(view: View) -> bool:
    """The turn is over, and everybody sees what was changed."""
    return view.phase == STUDY or view.finished


def place_key(view: View, space: int) -> str:
    """A place as it is between two nights; what the architect has changed tonight is a new picture at once."""
    if view.phase != SLEEP:
        return f"s{space}@{view.nights}"
    return f"s{space}@{view.nights - 1}" if view.removed[space] == NONE else f"s{space}@{view.nights - 1}.new"


def news(view: View, space: int) -> tuple[State, ...]:
    """A change is looked at by all when the turn is over; before that it is found, or the architect's own. A place that
    was pointed at in vain is known to be as it was."""
    if view.removed[space] == NONE:
        return BAD if is_in(view.unchanged, space) and view.phase not in (STUDY, SLEEP) else ()
    if is_told(view):
        return LIT
    return GOOD if is_in(view.taken, space) else NEW


def cards(view: View, held: list[int]) -> list[Piece]:
    """Cards of one's own, to be swapped or given back; these may be named."""
    found: list[Piece] = []
    for card in held:
        named = msg("diferencio-space", number=card // FACES + 1, card=picture(view, card))
        found.append(Piece(card_key(card), named, face(view.side, card), BACK, sealed=True))
    return found


def card_key(card: int) -> str:
    return f"c{card}"


BOARD = msg("diferencio-zone-board")
LIT: tuple[State, ...] = ("lit",)
GOOD: tuple[State, ...] = ("good",)
BAD: tuple[State, ...] = ("bad",)
NEW: tuple[State, ...] = ("new",)

# ---- taps


def taps(view: View, legal: list[Move]) -> list[Tap]:
    return [tap(view, move) for move in legal]


def tap(view: View, move: Move) -> Tap:
    if moves.SWAP <= move < moves.DONE:  # the card, then the place it goes to: there is no taking back
        card = move - moves.SWAP
        return Tap((card_key(card), place_key(view, card // FACES)), move)
    if moves.POINT <= move < moves.NO_MORE:
        return Tap((place_key(view, move - moves.POINT),), move, race=True)
    if moves.GIVE <= move < moves.GO_ON:
        return Tap((card_key(move - moves.GIVE),), move)
    return PRESSES[move]


PRESSES = {
    moves.READY: Tap(("ready",), moves.READY),
    moves.DONE: Tap(("done",), moves.DONE),
    moves.NO_MORE: Tap(("rest",), moves.NO_MORE),
    moves.BACK_IN: Tap(("back",), moves.BACK_IN),
    moves.GO_ON: Tap(("on",), moves.GO_ON),
    moves.ENOUGH: Tap(("enough",), moves.ENOUGH),
}

# ---- what moves


def flight(event: Event) -> list[Flight]:
    match event:
        case events.Swapped(new=new):
            return [Flight(card_key(new % CARDS), "board")]  # the architect alone is told
        case events.Found(by=by):
            return [Flight("board", f"points{by}")]
        case events.Scored(by=by, count=count) if count:
            return [Flight("board", f"points{by}")]
        case events.GaveBack(by=by):
            return [Flight(f"points{by}", "pile")]
        case events.DrewCard(card=card):
            return [Flight("pile", card_key(card % CARDS))]
    return []
