"""What is hidden in Diferencio: hands and the pile always; at night the whole board and how much of it has changed;
in the search, what lay under the changes that nobody has found, and how many there are."""

from tablee import FastDraw
from tablee.games.diferencio import rules
from tablee.games.diferencio import state as moves
from tablee.games.diferencio.state import NONE, SEARCH, SLEEP, SPACES, STUDY, State

TELLS_IN_PRIVATE = True


def cards(state: State) -> list[int]:
    lying = [card for group in (*state.hands, *state.won) for card in group] + state.pile + state.board
    return sorted(lying + [state.removed[space] for space in hidden_swaps(state)])


def hidden_swaps(state: State) -> list[int]:
    return [space for space in range(SPACES) if state.removed[space] != NONE and not state.taken >> space & 1]


def other_world(state: State, viewer: int | None, draw: FastDraw) -> State:
    """Another number of swaps, where it is hidden; then hidden cards swap places, wherever their numbers allow it."""
    if viewer != state.architect and not state.finished:
        if state.phase == SLEEP:
            work_otherwise(state, draw)
        elif state.phase != STUDY:
            have_worked_otherwise(state, draw)
    places = hidden_places(state, viewer)
    for _ in range(6 * len(places)):
        (one, i, here), (two, j, there) = places[draw.below(len(places))], places[draw.below(len(places))]
        if here in (NONE, two[j] // 6) and there in (NONE, one[i] // 6):
            one[i], two[j] = two[j], one[i]
    for hand in state.hands:
        hand.sort()
    return state


def hidden_places(state: State, viewer: int | None) -> list[tuple[list[int], int, int]]:
    """Where cards lie that the viewer cannot see: a list, an index, the one number that may lie there, if only one."""
    places = [(state.pile, i, NONE) for i in range(state.bottom, len(state.pile))]
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            places += [(hand, i, NONE) for i, card in enumerate(hand) if not state.known[seat] >> card & 1]
    if viewer != state.architect and not state.finished:
        places += [(state.removed, space, space) for space in hidden_swaps(state)]
        if state.phase == SLEEP:
            known = state.known[state.architect]
            places += [(state.board, space, space) for space in range(SPACES) if not known >> state.board[space] & 1]
    return places


def changed(state: State) -> int:
    return sum(card != NONE for card in state.removed)


def most(state: State) -> int:
    return min(3, state.held) if state.second else 1


def work_otherwise(state: State, draw: FastDraw) -> None:
    """The architect, unseen, has changed more or fewer cards, and may or may not be done."""
    hand = state.hands[state.architect]
    for space in hidden_swaps(state):
        if draw.below(2):
            hand.append(state.board[space])
            state.board[space], state.removed[space] = state.removed[space], NONE
    limit = most(state) - 1 if state.late else most(state)
    for card in hand[:]:
        if draw.below(2) and changed(state) < limit and state.removed[card // 6] == NONE:
            hand.remove(card)
            state.board[card // 6], state.removed[card // 6] = card, state.board[card // 6]
    begun = changed(state) > 0 and not state.late
    state.done = changed(state) == most(state) or (begun and draw.below(2) == 1)


def have_worked_otherwise(state: State, draw: FastDraw) -> None:
    """The board is in view, but not which of its cards came from the architect's hand."""
    hand, known = state.hands[state.architect], state.known[state.architect]
    for space in hidden_swaps(state):
        if draw.below(2) and changed(state) > 1 and not known >> state.board[space] & 1:
            hand.append(state.removed[space])
            state.removed[space] = NONE
    for card in hand[:]:
        space = card // 6
        spared = state.unchanged >> space & 1 or known >> card & 1
        if draw.below(2) and changed(state) < most(state) and state.removed[space] == NONE and not spared:
            hand.remove(card)
            state.removed[space] = card


def reveals(state: State, viewer: int | None, seat: int, move: int) -> bool:
    """Waking shows the board, pointing shows whether a card has changed, the end of a turn shows the rest."""
    after = state.copy()
    rules.play(after, seat, move, FastDraw(0), None)
    if state.phase == SLEEP:
        woke = after.phase == SEARCH
        judged_by_time = move in (moves.WAKE, moves.SWAP_LATE) or state.late
        return viewer != state.architect and (woke or judged_by_time)
    if moves.POINT <= move < moves.NO_MORE and viewer != state.architect:
        return True
    turn_is_over = state.phase != STUDY and (after.phase == STUDY or after.finished)
    draws_when_skipped = bool(state.vote) and not all(state.hands)
    return turn_is_over or draws_when_skipped


LEAKS = {
    "how many cards were swapped": lambda state, seat: changed(state),
    "how many cards the architect still holds": lambda state, seat: len(state.hands[state.architect]),
    "whether the architect is done": lambda state, seat: state.done,
    "the board in one's sleep": lambda state, seat: state.board,
    "the next card": lambda state, seat: state.pile[-1] if state.pile else -1,
    "what lay there before": lambda state, seat: state.removed,
}
