"""What a seat of Diferencio may know, and the worlds it could be in."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.draws import Draw
from tablee.games.diferencio.state import CARDS, FACES, NONE, SLEEP, SPACES, STUDY, State, is_in, most_swaps, space_of


@dataclass(slots=True)
class View:
    seat: int | None
    side: int
    study_ms: int
    sleep_ms: int
    search_ms: int
    play_on: bool
    second: bool
    nights: int
    phase: int
    architect: int
    board: list[int]  # empty to those who sleep
    hand: list[int]
    sizes: list[int]  # the architect's as it was when night fell, until the turn is over
    won: list[list[int]]
    pile: int
    bottom: list[int]  # the cards that everybody saw go under the pile, the lowest first
    known: list[int]
    ready: int
    done: bool
    late: bool
    removed: list[int]  # to the architect all of them, to the others those found; to everybody after the turn
    taken: int
    unchanged: int
    pointed: list[int]
    wrong: int
    resting: int
    owing: int
    places: list[int]
    asked: bool
    vote: list[int]
    finished: bool
    has_trials: bool


def view(state: State, seat: int | None) -> View:
    asleep = state.phase == SLEEP and seat != state.architect
    sizes = [len(hand) for hand in state.hands]
    if state.phase != STUDY:
        sizes[state.architect] = state.held  # DFO-14: the count would tell the number of swaps
    visible = View.__new__(View)  # field by field, as State.copy() does and for the same reason
    visible.seat = seat
    visible.side = state.side
    visible.study_ms = state.study_ms
    visible.sleep_ms = state.sleep_ms
    visible.search_ms = state.search_ms
    visible.play_on = state.play_on
    visible.second = state.second
    visible.nights = state.nights
    visible.phase = state.phase
    visible.architect = state.architect
    visible.board = [] if asleep else state.board[:]
    visible.hand = [] if seat is None else state.hands[seat][:]
    visible.sizes = sizes
    visible.won = [cards[:] for cards in state.won]
    visible.pile = len(state.pile)
    visible.bottom = state.pile[: state.bottom]
    visible.known = state.known[:]
    visible.ready = state.ready
    visible.done = False if asleep else state.done
    visible.late = state.late
    visible.removed = shown_removed(state, seat)
    visible.taken = state.taken
    visible.unchanged = state.unchanged
    visible.pointed = state.pointed[:]
    visible.wrong = state.wrong
    visible.resting = state.resting
    visible.owing = state.owing
    visible.places = state.places[:]
    visible.asked = state.asked
    visible.vote = state.vote[:]
    visible.finished = state.finished
    visible.has_trials = state.has_trials
    return visible


def shown_removed(state: State, seat: int | None) -> list[int]:
    """The cards that lay there before, as far as this seat may know of them."""
    if seat == state.architect or state.phase == STUDY or state.finished:
        return state.removed[:]
    return [card if is_in(state.taken, space) else NONE for space, card in enumerate(state.removed)]


def sample(view: View, draw: Draw) -> State:
    """Deal the unseen cards anew. Who sleeps finds a world in which nothing has been changed yet; who searches, one in
    which one to three cards may have been, wherever nobody has pointed in vain."""
    seats = len(view.sizes)
    free = unseen(view)
    board = view.board[:] or [take(free, space, draw) for space in range(SPACES)]
    removed = view.removed[:]
    laid = 0  # cards of the architect's hand that lie on the board
    if view.phase != STUDY and view.seat != view.architect:
        if view.phase != SLEEP and not view.finished:
            for space in likely_swaps(view, free, draw):
                removed[space] = take(free, space, draw)
        laid = SPACES - removed.count(NONE)
    draw.shuffle(free)
    hands: list[list[int]] = []
    for seat in range(seats):
        if seat == view.seat:
            hands.append(view.hand[:])
            continue
        hand = [card for card in range(CARDS) if is_in(view.known[seat], card) and card != board[space_of(card)]]
        size = view.sizes[seat] - (laid if seat == view.architect else 0)
        hand += [free.pop() for _ in range(size - len(hand))]
        hand.sort()
        hands.append(hand)
    return State(
        ply=0,
        side=view.side,
        study_ms=view.study_ms,
        sleep_ms=view.sleep_ms,
        search_ms=view.search_ms,
        play_on=view.play_on,
        second=view.second,
        nights=view.nights,
        phase=view.phase,
        since=0,
        architect=view.architect,
        board=board,
        hands=hands,
        won=[cards[:] for cards in view.won],
        pile=view.bottom + free,
        bottom=len(view.bottom),
        known=view.known[:],
        ready=view.ready,
        held=view.sizes[view.architect],
        done=view.done,
        late=view.late,
        removed=removed,
        taken=view.taken,
        unchanged=view.unchanged,
        pointed=view.pointed[:],
        judged=[0] * SPACES,
        wrong=view.wrong,
        resting=view.resting,
        owing=view.owing,
        owed_since=[0] * seats,
        places=view.places[:],
        asked=view.asked,
        vote=view.vote[:],
        finished=view.finished,
        has_trials=False,
        coming=[],
    )


def unseen(view: View) -> list[int]:
    """The cards of which the viewer cannot say where they are."""
    seen = 0
    for card in view.hand + view.board + view.bottom + view.removed:
        if card != NONE:
            seen |= 1 << card
    for cards in view.won:
        for card in cards:
            seen |= 1 << card
    for known in view.known:
        seen |= known
    return [card for card in range(CARDS) if not is_in(seen, card)]


def take(free: list[int], space: int, draw: Draw) -> int:
    """Take a card of this space from the unseen ones."""
    fitting = [card for card in free if card // FACES == space]
    card = fitting[draw.below(len(fitting))]
    free.remove(card)
    return card


def likely_swaps(view: View, free: list[int], draw: Draw) -> list[int]:
    """Spaces that may have been swapped without being found yet."""
    found = view.taken.bit_count()
    known = view.known[view.architect]
    in_hand = known.bit_count()  # of the cards the architect is known to have held, those that are not on the board
    sure: list[int] = []
    doubtful: list[int] = []
    for space, card in enumerate(view.board):
        in_hand -= is_in(known, card)
        if is_in(view.taken, space) or is_in(view.unchanged, space):
            continue
        if is_in(known, card):
            sure.append(space)
        elif any(other // FACES == space for other in free):
            doubtful.append(space)
    held = view.sizes[view.architect]
    most = min(most_swaps(view.second, held), held - in_hand, found + len(sure) + len(doubtful))
    fewest = max(1, found + len(sure))
    count = fewest + draw.below(most - fewest + 1)
    draw.shuffle(doubtful)
    return sure + doubtful[: count - found - len(sure)]
