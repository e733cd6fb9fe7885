"""Da Vinci Code as a scene: everybody's code on its board, the pool in two piles, and what can be tapped.

A guess is a tap on a hidden piece, then one on what it may be, then the button that names it: there is a row of values
for each colour, since a back tells its colour. A place is chosen by a tap on the piece, then on a gap of one's code.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Literal

from tablee.core.events import Event
from tablee.core.moves import Move, Seat
from tablee.core.scenes import Flight, Mine, Piece, State, Tap, Zone, bar, button, label, person
from tablee.core.words import Msg, Person, msg
from tablee.games.davinci import events
from tablee.games.davinci import state as moves
from tablee.games.davinci.describe import describe, face, placed
from tablee.games.davinci.papers import HIDING, JOKERS, OUTCOMES, OUTCOMES_WITHOUT_POOL
from tablee.games.davinci.pieces import (
    APART,
    BACKS,
    BARRED_GAPS,
    CHOICES,
    CHOSEN_GAPS,
    COLOURS,
    DRAWN_BACKS,
    GAPS,
    HIDDEN,
    LYING,
    MOST_SEATS,
    OPEN,
    STANDING,
    STRUCK,
    back_key,
    hidden,
    key,
    value_key,
)
from tablee.games.davinci.state import (
    BACK,
    BLACK,
    DRAW,
    DRAWN,
    GAP,
    GUESS,
    JOKER,
    NONE,
    NUMBERS,
    PIECES,
    READY,
    SHOW,
    STOP,
    VALUES,
    WHITE,
    colour_of,
    piece,
    start,
)
from tablee.games.davinci.views import View

UNTOLD = -1  # a number that nobody may know
Flag = Literal["", "ready", "begins", "owes"]  # beside somebody's name


# ---- what is the same at every table

PAD_NAMES = [msg("davinci-zone-values", back=events.back(colour)) for colour in COLOURS]
ASK_VALUE, ASK_GAP = msg("davinci-ask-value"), msg("davinci-ask-gap")

POOL_NAMES = [msg("davinci-zone-black"), msg("davinci-zone-white")]
TOPS = [[Piece(f"top{colour}", label(events.back(colour)), back=BACKS[colour])] for colour in COLOURS]

FLAGS: dict[Flag, Msg] = {
    "ready": msg("davinci-flag-ready"),
    "begins": msg("davinci-flag-begins"),
    "owes": msg("davinci-flag-owes"),
}

STEPS = [msg("davinci-legend-draw"), msg("davinci-legend-attack"), msg("davinci-legend-stop")]
LEGENDS: list[Zone] = [
    Zone(
        "legend",
        "legend",
        msg("scene-legend"),
        [
            Piece(f"legend{at}", step, state=("lit",) if at == now else (), text=str(at + 1))
            for at, step in enumerate(STEPS)
        ],
        weight=1,
    )
    for now in range(len(STEPS) + 1)  # the last: no step is anybody's
]
NO_STEP = len(STEPS)

READY_BARS: list[Zone] = [bar([button("ready", msg("davinci-bar-ready"), 1, on, "main")]) for on in (False, True)]
TURN_BARS: list[list[Zone]] = [
    [
        bar(
            [
                button("guess", msg("davinci-bar-guess"), 1, attacks, "main"),
                button("stop", msg("davinci-bar-stop"), 2, stops),
            ]
        )
        for stops in (False, True)
    ]
    for attacks in (False, True)
]


# ---- for everybody


def table(view: View) -> list[Zone]:
    numbers = range(len(view.codes))
    zones = [seats([seat(*known(view, number)) for number in numbers])]
    zones += [code(code_row(view, number), number, hidden_count(view, number)) for number in numbers]
    zones += [drawn(view.turn, view.drawn), pool(BLACK, *left(view, BLACK)), pool(WHITE, *left(view, WHITE))]
    zones.append(LEGENDS[step(view)])
    return zones


def seats(people: list[Piece]) -> Zone:
    return Zone("seats", "seats", pieces=people, weight=2)


def known(view: View, number: Seat) -> tuple[Seat, int, bool, int, Flag]:
    """What there is to know about somebody: how many of their pieces are hidden, whose turn it is, their place, and
    what else is told. In the set-up nobody sees how far the others are."""
    is_turn = number == view.turn
    told: Flag = ""
    if view.setting_up:
        if (view.ready >> number) & 1:
            told = "ready"
        elif is_turn:
            told = "begins"
    elif view.owes and is_turn:
        told = "owes"
    acts = is_turn and not view.setting_up and not view.finished
    return number, hidden_count(view, number), acts, view.places[number], told


def seat(number: Seat, count: int, is_turn: bool, place: int, told: Flag) -> Piece:
    state: tuple[State, ...] = ("out",) if place > 1 else ("turn",) if is_turn else ()
    flag = msg("scene-place", place=place) if place else FLAGS.get(told)
    return person(number, None if count == UNTOLD else count, *state, flag=flag)


def hidden_count(view: View, number: Seat) -> int:
    """How many pieces of a code are secret; nobody is told while all are taking theirs."""
    if view.setting_up:
        return UNTOLD
    count = 0
    for each in view.codes[number]:
        if each >= BACK or not (view.shown >> each) & 1:
            count += 1
    return count


def code_row(view: View, owner: Seat) -> list[Piece]:
    """A code as this view sees it: backs stand, what everybody sees lies."""
    row: list[Piece] = []
    denied = view.denied[owner]
    for place, each in enumerate(view.codes[owner]):
        if each >= BACK:
            row.append(hidden(owner, place, each - BACK, denied[place] if denied else 0))
        else:
            row.append(LYING[each] if (view.shown >> each) & 1 else STANDING[each])
    return row


def code(row: list[Piece], owner: Seat, count: int) -> Zone:
    note = None if count == UNTOLD else msg("davinci-note-hidden", count=count)
    return Zone(f"code{owner}", "row", pieces=row, owner=owner, note=note, weight=6, form="code")


def drawn(turn: Seat, number: int) -> Zone:
    """The piece that waits beside a code. Its place is kept when there is none."""
    row: list[Piece] = []
    if number >= BACK:
        row = [DRAWN_BACKS[turn][number - BACK]]
    elif number != NONE:
        row = [APART[number]]
    return Zone("drawn", "row", msg("davinci-zone-drawn"), row, turn, form="apart")


def left(view: View, colour: int) -> tuple[int, bool]:
    """How many pieces of one colour are in the pool, and whether there are any. How many is nobody's to know while all
    are taking (DVC-4)."""
    count = view.pool[colour]
    told = UNTOLD if view.setting_up else count
    return told, count > 0


def pool(colour: int, count: int, is_there: bool) -> Zone:
    top = TOPS[colour] if is_there else []
    told = None if count == UNTOLD else count
    return Zone(f"pool{colour}", "pile", POOL_NAMES[colour], top, count=told, back=BACKS[colour], weight=3)


def step(view: View) -> int:
    """Where the turn has come to: draw, attack, go on or stop."""
    if view.setting_up or view.finished or view.owes:
        return NO_STEP
    if view.guessed:
        return 2
    return 0 if view.drawn == NONE and (view.pool[BLACK] or view.pool[WHITE]) else 1


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> Mine:
    if view.seat is None:
        return Mine(prompt(view, None, legal), doing=doing(view))
    number = view.seat
    first, end = bisect_left(legal, GUESS), bisect_left(legal, STOP)
    attacks, others = legal[first:end], legal[:first] + legal[end:]
    zones = [own_code(view, number, others)]
    if view.turn == number and view.drawn != NONE:
        zones.append(drawn(view.turn, view.drawn))
    if attacks:
        zones += pads(view, number)
    zones += papers(view, others)
    if view.setting_up and view.expert:
        zones.append(READY_BARS[READY in others])
    else:
        zones.append(TURN_BARS[bool(attacks)][STOP in others])
    taps = guesses(view, attacks)
    taps += [tap(view, number, move) for move in others]
    return Mine(prompt(view, number, others), zones, taps, pencil=pencil(view))


def papers(view: View, legal: list[Move]) -> list[Zone]:
    """What one may want to know before the next step."""
    found: list[Zone] = []
    if STOP in legal and view.drawn != NONE:
        found.append(OUTCOMES[view.drawn])
    elif STOP in legal and not view.no_penalty:
        found.append(OUTCOMES_WITHOUT_POOL)
    return found + [
        HIDING[joker] for joker in sorted({placed(view, each) for each in legal if is_of_joker(view, each)})
    ]


def is_of_joker(view: View, move: Move) -> bool:
    return GAP <= move < SHOW and placed(view, move) in JOKERS


VALUE_NAMES = [face(value) for value in range(VALUES)]
PENCILS: list[list[str]] = [VALUE_NAMES[:JOKER], VALUE_NAMES]


def pencil(view: View) -> list[str]:
    """What one may note on a hidden piece, once the codes stand."""
    return [] if view.setting_up or view.finished else PENCILS[view.expert]


def prompt(view: View, number: Seat | None, legal: list[Move]) -> Msg:
    if view.finished:
        return msg("scene-over")
    if view.setting_up:
        return set_up_prompt(view, number)
    if view.turn != number:
        return msg("davinci-prompt-owes" if view.owes else "scene-turn-of", seat=Person(view.turn))
    if view.owes:
        return msg("davinci-prompt-show")
    if view.guessed:
        return msg("davinci-prompt-again")
    return msg("davinci-prompt-draw" if legal and legal[0] < GUESS else "davinci-prompt-attack")


def doing(view: View) -> Msg | None:
    """What whoever's turn it is can do, for those who watch."""
    if view.finished or view.setting_up or view.owes:  # the prompt says it
        return None
    if view.guessed:
        return msg("davinci-doing-again")
    return msg("davinci-doing-draw" if view.drawn == NONE and any(view.pool) else "davinci-doing-attack")


def set_up_prompt(view: View, number: Seat | None) -> Msg:
    if number is None:
        return msg("davinci-prompt-set-up")
    if (view.ready >> number) & 1:
        return msg("davinci-prompt-wait")
    missing = start(len(view.codes)) - len(view.codes[number])
    if missing:
        return msg("davinci-prompt-take-more" if view.codes[number] else "davinci-prompt-take", count=missing)
    has_joker = any(NUMBERS <= each < BACK for each in view.codes[number])
    return msg("davinci-prompt-joker" if has_joker else "davinci-prompt-ready")


def own_code(view: View, number: Seat, legal: list[Move]) -> Zone:
    """One's own code: numbers always, an eye on what everybody sees, gaps where a place may be chosen."""
    row: list[Piece] = []
    for place, each in enumerate(view.codes[number]):
        if each >= BACK:
            row.append(HIDDEN[number][place][each - BACK])
        else:
            row.append(OPEN[each] if (view.shown >> each) & 1 else STANDING[each])
    slits = {gap_at(view, number, move) for move in legal if GAP <= move < SHOW}
    if slits:
        row = with_gaps(row, slits, view.gap, NUMBERS <= view.drawn < BACK)
    return own_row(row, number, bool(slits))


def own_row(row: list[Piece], number: Seat, has_gaps: bool) -> Zone:
    ask = ASK_GAP if has_gaps else None
    return Zone(f"code{number}", "row", msg("davinci-zone-code"), row, number, ask=ask, weight=8, form="code")


def gap_at(view: View, number: Seat, move: Move) -> int:
    """Between which pieces of one's code a gap lies. A move counts those of the others, without the joker it moves."""
    gap = moves.gap_place(move)
    which = moves.gap_which(move)
    if which == DRAWN:
        return gap
    stands = view.codes[number].index(piece(JOKER, which - 1))
    return gap if gap < stands else gap + 1


def with_gaps(row: list[Piece], slits: set[int], chosen: int, is_joker: bool) -> list[Piece]:
    """The gaps a piece may go into, among the pieces, and the one where the drawn piece will go as it is. Of a joker
    also those it may not go into: for a number they follow from its value."""
    mixed: list[Piece] = []
    for place in range(len(row) + 1):
        if place == chosen:
            mixed.append(CHOSEN_GAPS[place])
        elif place in slits:
            mixed.append(GAPS[place])
        elif is_joker:
            mixed.append(BARRED_GAPS[place])
        mixed += row[place : place + 1]
    return mixed


def pads(view: View, number: Seat) -> list[Zone]:
    """What a piece may be, by the colours that can be attacked. What one sees elsewhere is struck, and may be said all
    the same (DVC-6)."""
    seen, size = seen_elsewhere(view, number), box_size(view)
    pad = [STRUCK[each] if (seen >> each) & 1 else CHOICES[each] for each in range(size)]
    return [pad_of(pad[colour::2], colour) for colour in attacked(view)]


def seen_elsewhere(view: View, number: Seat) -> int:
    """Pieces that a hidden one cannot be, as bits."""
    seen = view.shown
    for each in view.codes[number]:
        seen |= 1 << each
    return seen if view.drawn == NONE else seen | 1 << view.drawn


def attacked(view: View) -> list[int]:
    """The colours that somebody hides."""
    backs = {each for code in view.codes for each in code if each >= BACK}
    return [colour for colour in COLOURS if BACK + colour in backs]


def pad_of(values: list[Piece], colour: int) -> Zone:
    return Zone(f"values{colour}", "row", PAD_NAMES[colour], values, ask=ASK_VALUE, weight=7)


def box_size(view: View) -> int:
    return PIECES if view.expert else NUMBERS


# ---- taps


def guess_taps(seat: Seat, place: int, colour: int) -> list[Tap]:
    """Everything that can be said of a hidden piece."""
    target = back_key(seat, place)
    return [
        Tap((target, value_key(piece(value, colour)), "guess"), moves.guess(seat, place, value))
        for value in range(VALUES)
    ]


GUESS_TAPS: list[list[list[list[Tap]]]] = [
    [[guess_taps(seat, place, colour) for colour in (BLACK, WHITE)] for place in range(PIECES)]
    for seat in range(MOST_SEATS)
]


def guesses(view: View, attacks: list[Move]) -> list[Tap]:
    """They are hundreds, so they lie ready, piece by piece: of each every value may be said (DVC-6)."""
    taps: list[Tap] = []
    values = box_size(view) // 2
    for move in attacks[::values]:
        owner, place = moves.guess_seat(move), moves.guess_place(move)
        taps += GUESS_TAPS[owner][place][colour_of(view.codes[owner][place])][:values]
    return taps


FIXED = {
    DRAW + BLACK: Tap(("top0",), DRAW + BLACK),
    DRAW + WHITE: Tap(("top1",), DRAW + WHITE),
    STOP: Tap(("stop",), STOP),
    READY: Tap(("ready",), READY),
}


def tap(view: View, number: Seat, move: Move) -> Tap:
    if move in FIXED:
        return FIXED[move]
    if move >= SHOW:
        return Tap((key(view.codes[number][move - SHOW]),), move)
    gap = GAPS[gap_at(view, number, move)].key
    return Tap((key(placed(view, move)), gap), move, say=describe(view, move))


# ---- what moves


def piece_of(event: Event) -> str:
    """The piece that is guessed or shown. Whoever owns a hidden one sees it at the same place of their code."""
    match event:
        case events.Guessed(whom=whom, place=place, right=False):
            return back_key(whom, place)
        case events.Guessed(piece=number) | events.Exposed(piece=number) | events.Showed(piece=number):
            return key(number)
        case events.Inserted(by=by, place=place):
            return back_key(by, place)
    return ""


def flight(event: Event) -> list[Flight]:
    match event:
        case events.Took(by=by, black=black, white=white):
            taken = ((BLACK, black), (WHITE, white))
            return [Flight(f"pool{colour}", f"code{by}") for colour, count in taken if count]
        case events.Drew(back=colour):
            return [Flight(f"pool{colour}", "drawn")]
        case events.DrewPiece(piece=number):
            return [Flight(f"pool{colour_of(number)}", key(number))]
        case events.Guessed(whom=whom, place=place, piece=number, right=True):
            return [Flight(back_key(whom, place), key(number))]
        case events.Showed(by=by, piece=number, place=place):
            return [Flight(back_key(by, place), key(number))]
        case events.Exposed(piece=number):
            return [Flight("drawn", key(number))]
        case events.Inserted(by=by, place=place):
            return [Flight("drawn", back_key(by, place))]
    return []
