"""What is hidden in Da Vinci Code: the numbers behind the backs, the pool, and in the set-up the backs as well."""

from tablee import TABLE, FastDraw
from tablee.games.davinci import state as moves
from tablee.games.davinci.state import State, any_gap, arrange, colour_of, start

TELLS_IN_PRIVATE = True


def cards(state: State) -> list[int]:
    drawn = [state.drawn] if state.drawn >= 0 else []
    return sorted([piece for row in (*state.codes, *state.pool) for piece in row] + drawn)


def other_world(state: State, viewer: int | None, draw: FastDraw) -> State:
    return other_set_up(state, viewer, draw) if state.setting_up else other_codes(state, viewer, draw)


def other_set_up(state: State, viewer: int | None, draw: FastDraw) -> State:
    """Everybody else has taken as many pieces, of any colours. One's own are not looked at before the last is taken."""
    whole = start(len(state.codes))
    unknown = [seat for seat, code in enumerate(state.codes) if seat != viewer or len(code) < whole]
    pool = [piece for row in state.pool for piece in row] + [piece for seat in unknown for piece in state.codes[seat]]
    draw.shuffle(pool)
    unknown.sort(key=lambda seat: seat != viewer)  # the viewer first: its colours are fixed
    for seat in unknown:
        before = state.codes[seat]
        code: list[int] = []
        for piece in before:
            same = [other for other in pool if seat != viewer or colour_of(other) == colour_of(piece)]
            code.append(same[0])
            pool.remove(same[0])
        code.sort()
        if len(code) == whole:
            arrange(code, draw)
        state.codes[seat] = code
    state.pool = [[piece for piece in pool if colour_of(piece) == colour] for colour in (0, 1)]
    return state


def other_codes(state: State, viewer: int | None, draw: FastDraw) -> State:
    """Swap hidden pieces of one colour at random, as often as not, wherever order and guesses still hold."""
    rows = [code for seat, code in enumerate(state.codes) if seat != viewer] + state.pool
    drawn = [state.drawn] if state.drawn >= 0 and state.turn != viewer else []
    rows.append(drawn)
    spots = [(row, i) for row in rows for i, piece in enumerate(row) if not state.shown >> piece & 1]
    for _ in range(6 * len(spots)):
        (one, i), (two, j) = spots[draw.below(len(spots))], spots[draw.below(len(spots))]
        if colour_of(one[i]) == colour_of(two[j]):
            swap(state, one, i, two, j)
            if not is_possible(state):
                swap(state, one, i, two, j)
    if drawn:
        state.drawn = drawn[0]
        state.gap = any_gap(state.codes[state.turn], state.drawn, draw)
    return state


def swap(state: State, one: list[int], i: int, two: list[int], j: int) -> None:
    """What was said of a piece was said of a place: it stays there."""
    denied = state.denied
    denied[one[i]], denied[two[j]] = denied[two[j]], denied[one[i]]
    one[i], two[j] = two[j], one[i]


def is_possible(state: State) -> bool:
    if any(mask >> (piece >> 1) & 1 for piece, mask in enumerate(state.denied)):
        return False
    numbers = [[piece for piece in code if piece < 24] for code in state.codes]
    return all(code == sorted(code) for code in numbers)


def reveals(state: State, viewer: int | None, seat: int, move: int) -> bool:
    """Does this move show the viewer a piece, or a place, that was hidden?"""
    others_drawn = state.drawn >= 0 and state.turn != viewer
    if seat == TABLE:
        return move == moves.SETUP_OVER or state.turn != viewer or state.drawn < 0
    if state.setting_up:
        completes = move < moves.GUESS and len(state.codes[seat]) == start(len(state.codes)) - 1
        ends = state.ready | 1 << seat == (1 << len(state.codes)) - 1
        is_ready = move == moves.READY or (completes and not state.expert)
        return (completes and seat == viewer) or (is_ready and ends)
    if move < moves.GUESS:
        return seat == viewer
    if move < moves.STOP:
        if moves.guess_seat(move) != viewer:
            return True
        is_last = sum(not state.shown >> piece & 1 for piece in state.codes[viewer]) == 1
        return others_drawn or is_last
    if move == moves.STOP:
        return others_drawn
    return moves.SHOW <= move < moves.READY and (seat != viewer or state.places.count(0) == 2)


LEAKS = {
    "the next piece of the pool": lambda state, seat: [row[-1:] for row in state.pool],
    "everybody's lowest piece": lambda state, seat: [code[:1] for code in state.codes],
    "who holds a joker": lambda state, seat: [any(piece >= 24 for piece in code) for code in state.codes],
    "where the drawn piece will go": lambda state, seat: state.gap,
    "the colours that others are taking": lambda state, seat: [
        sum(piece & 1 for piece in code) for code in state.codes
    ],
}
