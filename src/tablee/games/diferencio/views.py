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


def view(state: State, seat: int | None) -> View:
    asleep = state.phase == SLEEP and seat != state.architect
    sizes = [len(hand) for hand in state.hands]
    if state.phase != STUDY:
        sizes[state.architect] = state.held  # DFO-14: the count would tell the number of swaps
    return View(
        seat, state.side, state.study_ms, state.sleep_ms, state.search_ms, state.play_on, state.second,
        state.nights, state.phase, state.architect, [] if asleep else state.board[:],
        [] if seat is None else state.hands[seat][:], sizes, [cards[:] for cards in state.won],
        len(state.pile), state.pile[: state.bottom], state.known[:], state.ready,
        False if asleep else state.done, state.late, shown_removed(state, seat), state.taken,
        state.unchanged, state.pointed[:], state.wrong, state.resting, state.owing, state.places[:], state.asked,
        state.vote[:], state.finished,
    )  # fmt: skip


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
        0, view.side, view.study_ms, view.sleep_ms, view.search_ms, view.play_on, view.second, view.nights,
        view.phase, 0, view.architect, board, hands, [cards[:] for cards in view.won], view.bottom + free,
        len(view.bottom), view.known[:], view.ready, view.sizes[view.architect], view.done, view.late,
        removed, view.taken, view.unchanged, view.pointed[:], [0] * SPACES, view.wrong, view.resting, view.owing,
        [0] * seats, view.places[:], view.asked, view.vote[:], view.finished,
    )  # fmt: skip


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
