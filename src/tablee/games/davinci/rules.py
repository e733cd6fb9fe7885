"""Da Vinci Code: guess the numbers of the others' codes, and be the last whose own is not deciphered (DVC).

A code is a list of pieces from left to right. Which piece stands where is its owner's secret; its back, and so its
colour, is everybody's. A piece that was drawn stays beside the code until the turn ends: face up after a wrong guess,
face down for whoever stops in time.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from tablee.core.clocks import RULE, TURN, TURN_MS, Clock
from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog, but, only
from tablee.core.moves import FREE, ORDINARY, TABLE
from tablee.core.standing import Standing, ranked
from tablee.core.words import Msg, msg
from tablee.games.davinci import events
from tablee.games.davinci.state import (
    BLACK,
    DRAW,
    DRAWN,
    GAP,
    GUESS,
    JOKER,
    LATE,
    NONE,
    NUMBERS,
    PIECES,
    READY,
    SETUP_MS,
    SETUP_OVER,
    SHOW,
    STOP,
    VALUES,
    WHITE,
    any_gap,
    arrange,
    box,
    colour_of,
    gap_place,
    gap_which,
    gaps,
    guess_place,
    guess_seat,
    guess_value,
    place_drawn,
    place_joker,
    start,
    value_of,
)
from tablee.games.davinci.state import MOVES as MOVES
from tablee.games.davinci.state import State as State
from tablee.games.davinci.state import piece as piece_of
from tablee.games.davinci.views import View as View
from tablee.games.davinci.views import sample as sample
from tablee.games.davinci.views import view as view

KEY: Final = "davinci"
SEATS: Final = range(2, 5)
RULES: Final = 1

MOST_TURNS: Final = 200  # for each seat: ours, so that a table without penalty cannot go on for ever (DVC-12)

# ---- set-up


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    pool: list[list[int]] = [[], []]
    for piece in box(options.expert):
        pool[colour_of(piece)].append(piece)
    for pieces in pool:
        draw.shuffle(pieces)
    return State(
        ply=0,
        expert=options.expert,
        no_penalty=options.empty_pool == "no_penalty",
        codes=[[] for _ in range(seats)],
        pool=pool,
        shown=0,
        denied=[0] * PIECES,
        setting_up=True,
        ready=0,
        turn=first,
        drawn=NONE,
        gap=NONE,
        guessed=False,
        owes=False,
        turns=0,
        since=0,
        drew_at=[0] * seats,
        places=[0] * seats,
        points=[0] * seats,
        finished=False,
    )


def set_up_moves(state: State, seat: int) -> list[int]:
    """Piece by piece a colour (DVC-4); in the expert game everybody then says when they are ready, joker or not."""
    if (state.ready >> seat) & 1:
        return []
    code = state.codes[seat]
    if len(code) < start(len(state.codes)):
        return [DRAW + BLACK, DRAW + WHITE]
    moves: list[int] = []
    for joker in (NUMBERS + BLACK, NUMBERS + WHITE):
        if joker in code:
            others = [piece for piece in code if piece != joker]
            stands = code.index(joker)
            moves += [place_joker(colour_of(joker), gap) for gap in gaps(others, joker) if gap != stands]
    moves.append(READY)
    return moves


def take(state: State, seat: int, colour: int, draw: Draw, log: EventLog) -> None:
    """One more piece for the code, unseen until the code is whole: colours are chosen before any number is known."""
    code = state.codes[seat]
    insort(code, state.pool[colour].pop())
    state.drew_at[seat] = state.ply
    if len(code) == start(len(state.codes)):
        stand_up(state, seat, draw, log)
        if not state.expert:  # nothing to decide
            get_ready(state, seat, log)


def stand_up(state: State, seat: int, draw: Draw, log: EventLog) -> None:
    """A code is whole: its owner looks at it, jokers stand anywhere they may until told otherwise (DVC-17)."""
    code = state.codes[seat]
    arrange(code, draw)
    if log is not None:
        for piece in code:
            log.append(AddressedEvent(only(seat), events.DrewPiece(seat, piece)))


def move_joker(state: State, seat: int, colour: int, gap: int, log: EventLog) -> None:
    joker = piece_of(JOKER, colour)
    state.codes[seat].remove(joker)
    state.codes[seat].insert(gap, joker)
    if log is not None:
        log.append(AddressedEvent(only(seat), events.ChosePlace(seat, joker, gap)))


def get_ready(state: State, seat: int, log: EventLog) -> None:
    state.ready |= 1 << seat
    if log is not None:
        log.append(AddressedEvent(ALL, events.GotReady(seat)))
    if state.ready == (1 << len(state.codes)) - 1:
        begin(state, log)


def set_up_over(state: State, draw: Draw, log: EventLog) -> None:
    """Time is up: whoever lacks pieces gets a random mix (DVC-4), jokers stay where they stand."""
    late = [seat for seat, code in enumerate(state.codes) if len(code) < start(len(state.codes))]
    for seat in late:
        while len(state.codes[seat]) < start(len(state.codes)):
            insort(state.codes[seat], state.pool[any_colour(state, draw)].pop())
    for seat in late:
        stand_up(state, seat, draw, log)
    state.ready = (1 << len(state.codes)) - 1
    begin(state, log)


def any_colour(state: State, draw: Draw) -> int:
    """The colour of any piece of the pool."""
    black = len(state.pool[BLACK])
    return BLACK if draw.below(black + len(state.pool[WHITE])) < black else WHITE


def begin(state: State, log: EventLog) -> None:
    """All at once the backs are seen."""
    state.setting_up = False
    state.since = state.ply
    if log is not None:
        for seat, code in enumerate(state.codes):
            white = sum(colour_of(piece) for piece in code)
            log.append(AddressedEvent(ALL, events.Took(seat, len(code) - white, white)))


# ---- who may do what


def over(state: State) -> bool:
    return state.finished


def to_act(state: State) -> list[int]:
    if state.finished:
        return []
    if state.setting_up:
        return [seat for seat in range(len(state.codes)) if not (state.ready >> seat) & 1]
    return [state.turn]


def legal(state: State, seat: int) -> list[int]:
    if state.finished:
        return []
    if state.setting_up:
        return set_up_moves(state, seat)
    if seat != state.turn:
        return []
    if state.owes:
        return [SHOW + place for place in hidden_places(state, seat)]
    if must_draw(state):  # DVC-5
        return [DRAW + colour for colour in (BLACK, WHITE) if state.pool[colour]]
    moves = attacks(state)
    if state.guessed:  # DVC-6: one attack at least
        moves.append(STOP)
    if state.expert and state.drawn != NONE:
        moves += [place_drawn(gap) for gap in gaps(state.codes[seat], state.drawn) if gap != state.gap]
    return moves


def must_draw(state: State) -> bool:
    """A turn begins with a draw as long as there is a pool (DVC-5, DVC-12)."""
    return state.drawn == NONE and bool(state.pool[BLACK] or state.pool[WHITE])


def attacks(state: State) -> list[int]:
    """Every hidden piece of every other player still in, every value, likely or not (DVC-6)."""
    moves: list[int] = []
    shown = state.shown
    values = VALUES if state.expert else JOKER
    for other, code in enumerate(state.codes):
        if other == state.turn or state.places[other]:
            continue
        first = GUESS + other * PIECES * VALUES
        for piece in code:
            if not (shown >> piece) & 1:
                moves.extend(range(first, first + values))
            first += VALUES
    return moves


def hidden_places(state: State, seat: int) -> list[int]:
    return [place for place, piece in enumerate(state.codes[seat]) if not (state.shown >> piece) & 1]


def why_not(state: State, seat: int, move: int) -> Msg | None:
    if move in legal(state, seat):
        return None
    if move >= SETUP_OVER:
        return msg("refused-table-only")
    if state.setting_up:
        return why_not_set_up(state, seat, move)
    if move == READY:
        return msg("davinci-set-up-is-over")
    if state.places[seat]:
        return msg("refused-not-now")
    if seat != state.turn:
        return msg("davinci-not-your-turn")
    if state.owes or move >= SHOW:
        return msg("davinci-show-hidden" if state.owes else "davinci-nothing-to-show")
    if move < GUESS:
        return why_not_draw(state)
    if must_draw(state):
        return msg("davinci-draw-first")
    if move < STOP:
        return why_not_guess(state, move)
    if move == STOP:
        return msg("davinci-attack-first")
    return why_not_gap(state.codes[seat], state.drawn if gap_which(move) == DRAWN else NONE, gap_place(move))


def why_not_set_up(state: State, seat: int, move: int) -> Msg:
    if (state.ready >> seat) & 1:
        return msg("davinci-wait-for-all")
    code = state.codes[seat]
    missing = start(len(state.codes)) - len(code)
    if missing:
        return msg("davinci-take-first", count=missing)
    if move < GUESS:
        return msg("davinci-enough-pieces")
    if not GAP <= move < SHOW:
        return msg("davinci-not-begun")
    joker = NUMBERS + gap_which(move) - 1
    if joker not in code:
        return msg("davinci-no-choice")
    return why_not_gap([piece for piece in code if piece != joker], joker, gap_place(move))


def why_not_draw(state: State) -> Msg:
    if state.drawn != NONE:
        return msg("davinci-drawn-already")
    return msg("davinci-colour-is-gone" if must_draw(state) else "davinci-pool-is-empty")


def why_not_guess(state: State, move: int) -> Msg:
    whom = guess_seat(move)
    if whom == state.turn:
        return msg("davinci-own-piece")
    if whom >= len(state.codes) or guess_place(move) >= len(state.codes[whom]):
        return msg("davinci-no-such-piece")
    if (state.shown >> state.codes[whom][guess_place(move)]) & 1:
        return msg("davinci-shown-already")
    return msg("davinci-no-jokers")


def why_not_gap(code: list[int], piece: int, gap: int) -> Msg:
    """Only its owner asks, and only about their own code."""
    if piece >= NUMBERS and gap <= len(code) and gap not in gaps(code, piece):
        return msg("davinci-between-consecutive")
    return msg("davinci-no-choice")


# ---- a move


def play(state: State, seat: int, move: int, draw: Draw, log: EventLog) -> None:
    state.ply += 1
    if seat == TABLE:
        if move == SETUP_OVER:
            set_up_over(state, draw, log)
        else:
            too_late(state, draw, log)
    elif move < GUESS:
        if state.setting_up:
            take(state, seat, move - DRAW, draw, log)
        else:
            draw_one(state, move - DRAW, draw, log)
    elif move < STOP:
        attack(state, guess_seat(move), guess_place(move), guess_value(move), log)
    elif move == STOP:
        stop(state, log)
    elif move < SHOW:
        if state.setting_up:
            move_joker(state, seat, gap_which(move) - 1, gap_place(move), log)
        else:
            choose_gap(state, gap_place(move), log)
    elif move < READY:
        show_own(state, move - SHOW, log)
    else:
        get_ready(state, seat, log)


def draw_one(state: State, colour: int, draw: Draw, log: EventLog) -> None:
    """The turn's player draws; it is not inserted yet (DVC-5)."""
    seat = state.turn
    piece = state.pool[colour].pop()
    state.drawn = piece
    state.gap = any_gap(state.codes[seat], piece, draw)
    state.drew_at[seat] = state.ply
    if log is not None:
        log.append(AddressedEvent(but(seat), events.Drew(seat, colour)))
        log.append(AddressedEvent(only(seat), events.DrewPiece(seat, piece)))
        if not state.pool[BLACK] and not state.pool[WHITE]:
            log.append(AddressedEvent(ALL, events.PoolRanOut()))


def choose_gap(state: State, gap: int, log: EventLog) -> None:
    """Said beforehand and in private: a question after the guess would tell that a joker is near (DVC-17)."""
    state.gap = gap
    if log is not None:
        log.append(AddressedEvent(only(state.turn), events.ChosePlace(state.turn, state.drawn, gap)))


def attack(state: State, whom: int, place: int, value: int, log: EventLog) -> None:
    by = state.turn
    piece = state.codes[whom][place]
    is_right = value_of(piece) == value
    if log is not None:
        log.append(AddressedEvent(ALL, events.Guessed(by, whom, place, piece_of(value, colour_of(piece)), is_right)))
    if not is_right:
        state.denied[piece] |= 1 << value
        pay(state, log)
        return
    state.shown |= 1 << piece  # DVC-8
    state.points[by] += worth(piece)
    state.guessed = True
    state.since = state.ply
    if not hidden_places(state, whom):
        state.points[by] += 50  # DVC-20
        go_out(state, whom, log)


def pay(state: State, log: EventLog) -> None:
    """A wrong guess (DVC-7): the drawn piece is inserted face up; with an empty pool one of one's own (DVC-12)."""
    if state.drawn != NONE:
        insert(state, True, log)
        next_turn(state, log)
    elif state.no_penalty:
        next_turn(state, log)
    else:
        state.owes = True
        state.since = state.ply
        if log is not None:
            log.append(AddressedEvent(ALL, events.MustShow(state.turn)))


def show_own(state: State, place: int, log: EventLog) -> None:
    seat = state.turn
    piece = state.codes[seat][place]
    state.shown |= 1 << piece
    state.owes = False
    if log is not None:
        log.append(AddressedEvent(ALL, events.Showed(seat, piece, place)))
    if not hidden_places(state, seat):
        go_out(state, seat, log)  # DVC-20: nobody is paid for it
    if not state.finished:
        next_turn(state, log)


def stop(state: State, log: EventLog) -> None:
    """After a right guess: the drawn piece is inserted face down (DVC-8)."""
    if state.drawn != NONE:
        insert(state, False, log)
    elif log is not None:
        log.append(AddressedEvent(ALL, events.Stopped(state.turn)))
    next_turn(state, log)


def insert(state: State, face_up: bool, log: EventLog) -> None:
    """The drawn piece takes its place in the code, for all to see where (DVC-9)."""
    seat, piece, gap = state.turn, state.drawn, state.gap
    state.codes[seat].insert(gap, piece)
    state.drawn = NONE
    state.gap = NONE
    if face_up:
        state.shown |= 1 << piece
    if log is not None:
        if face_up:
            log.append(AddressedEvent(ALL, events.Exposed(seat, piece, gap)))
        else:
            log.append(AddressedEvent(ALL, events.Inserted(seat, colour_of(piece), gap)))


def next_turn(state: State, log: EventLog) -> None:
    """To the left, past those who are out (DVC-11)."""
    seats = len(state.codes)
    state.turn = (state.turn + 1) % seats
    while state.places[state.turn]:
        state.turn = (state.turn + 1) % seats
    state.guessed = False
    state.since = state.ply
    state.turns += 1
    if state.turns >= MOST_TURNS * seats:
        cut_short(state, log)


# ---- elimination and the end


def go_out(state: State, whom: int, log: EventLog) -> None:
    """A code lies open: its owner takes the last place that is free (DVC-11, DVC-13)."""
    still_in = state.places.count(0)
    state.places[whom] = still_in
    if log is not None:
        log.append(AddressedEvent(ALL, events.Deciphered(whom, still_in)))
    if still_in == 2:
        state.places[state.places.index(0)] = 1
        end(state, log)


def cut_short(state: State, log: EventLog) -> None:
    """Those still in are ranked by how few of their pieces lie open; equal is equal."""
    if log is not None:
        log.append(AddressedEvent(ALL, events.CutShort()))
    fewest: list[list[int]] = []
    for seat, code in enumerate(state.codes):
        fewest.append([-PIECES if state.places[seat] else len(hidden_places(state, seat)) - len(code)])
    for seat, place in enumerate(ranked(fewest)):
        if not state.places[seat]:
            state.places[seat] = place
    end(state, log)


def end(state: State, log: EventLog) -> None:
    """The winner adds what is left undeciphered, a piece just drawn too (DVC-19)."""
    if state.drawn != NONE:
        insert(state, False, log)
    state.finished = True
    for seat, place in enumerate(state.places):
        if place == 1:
            for hidden in hidden_places(state, seat):
                state.points[seat] += worth(state.codes[seat][hidden])
            if log is not None:
                log.append(AddressedEvent(ALL, events.Won(seat, state.points[seat])))


def worth(piece: int) -> int:
    """In a tournament (DVC-19)."""
    return 10 if piece < NUMBERS else 20


def standing(state: State) -> Standing | None:
    if not any(state.places):
        return None
    return Standing(state.places[:], state.points[:])


# ---- time


def clocks(state: State) -> list[Clock]:
    if state.finished:
        return []
    if state.setting_up:
        return [Clock(SETUP_OVER, SETUP_MS, state.since, RULE)]
    return [Clock(LATE, TURN_MS, state.since, TURN, state.turn)]


def too_late(state: State, draw: Draw, log: EventLog) -> None:
    """No attack in time is a wrong guess, with any piece of the pool if none was drawn; after a right one, time stops
    the turn (DVC-10). A piece that is owed is any hidden one."""
    if log is not None:
        log.append(AddressedEvent(ALL, events.WasLate(state.turn)))
    if state.guessed and not state.owes:
        stop(state, log)
        return
    if not state.owes:
        if must_draw(state):
            draw_one(state, any_colour(state, draw), draw, log)
        pay(state, log)
    if state.owes:
        hidden = hidden_places(state, state.turn)
        show_own(state, hidden[draw.below(len(hidden))], log)


def urgency(move: int) -> int:
    """Nobody waits for somebody to choose where a piece will stand."""
    return FREE if GAP <= move < SHOW else ORDINARY


def fresh(state: State, seat: int, move: int, seen: int) -> bool:
    """A place is chosen for the piece that was drawn last."""
    return seen >= state.drew_at[seat] if GAP <= move < SHOW else True
