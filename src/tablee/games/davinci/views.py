"""What a seat of Da Vinci Code may know, and the worlds it could be in (DVC-21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.draws import Draw
from tablee.games.davinci.state import (
    BACK,
    JOKER,
    NONE,
    NUMBERS,
    PIECES,
    State,
    any_gap,
    are_consecutive,
    arrange,
    box,
    colour_of,
    start,
    value_of,
)


@dataclass(slots=True)
class View:
    seat: int | None
    expert: bool
    no_penalty: bool
    codes: list[list[int]]  # pieces where this seat knows them, backs elsewhere; in the set-up only its own
    pool: list[int]  # by colour, how many
    shown: int
    denied: list[list[int]]  # by seat and place
    setting_up: bool
    ready: int
    turn: int
    drawn: int  # a piece to who drew it, a back to the others
    gap: int  # where it will go, to who drew it
    guessed: bool
    owes: bool
    turns: int
    places: list[int]
    points: list[int]
    finished: bool


def view(state: State, seat: int | None) -> View:
    drawn = state.drawn
    is_own_turn = seat == state.turn
    if drawn != NONE and not is_own_turn:
        drawn = BACK + colour_of(drawn)
    codes = [seen_code(state, owner, seat) for owner in range(len(state.codes))]
    denied: list[list[int]] = []
    for code in state.codes:
        denied.append([] if state.setting_up else [state.denied[piece] for piece in code])
    visible = View.__new__(View)  # field by field, as State.copy() does and for the same reason
    visible.seat = seat
    visible.expert = state.expert
    visible.no_penalty = state.no_penalty
    visible.codes = codes
    visible.pool = seen_pool(state, codes)
    visible.shown = state.shown
    visible.denied = denied
    visible.setting_up = state.setting_up
    visible.ready = state.ready
    visible.turn = state.turn
    visible.drawn = drawn
    visible.gap = state.gap if is_own_turn else NONE
    visible.guessed = state.guessed
    visible.owes = state.owes
    visible.turns = state.turns
    visible.places = state.places[:]
    visible.points = state.points[:]
    visible.finished = state.finished
    return visible


def seen_code(state: State, owner: int, seat: int | None) -> list[int]:
    """A code as a seat sees it. In the set-up all choose at once: nobody sees even the others' colours (DVC-4), and
    one's own pieces lie face down until the last is taken. When the match is over, everything lies open."""
    code = state.codes[owner]
    if state.setting_up:
        if owner != seat:
            return []
        return code[:] if len(code) == start(len(state.codes)) else sorted([BACK + colour_of(piece) for piece in code])
    if owner == seat or state.finished:
        return code[:]
    return [piece if (state.shown >> piece) & 1 else BACK + colour_of(piece) for piece in code]


def seen_pool(state: State, codes: list[list[int]]) -> list[int]:
    """The pool by colour, as far as this seat knows what has been taken."""
    if not state.setting_up:
        return [len(pieces) for pieces in state.pool]
    pool = [PIECES // 2, PIECES // 2] if state.expert else [NUMBERS // 2, NUMBERS // 2]
    for code in codes:
        for piece in code:
            pool[colour_of(piece)] -= 1
    return pool


# ---- other worlds


def sample(view: View, draw: Draw) -> State:
    """Codes that agree with the backs, the faces, the order and every guess so far; the rest is the pool."""
    unseen = unseen_pieces(view)
    codes = set_up_codes(view, unseen, draw) if view.setting_up else likely_codes(view, unseen, draw)
    taken = {piece for code in codes for piece in code}
    pool: list[list[int]] = [[], []]
    for piece in unseen:
        if piece not in taken:
            pool[colour_of(piece)].append(piece)
    for pieces in pool:
        draw.shuffle(pieces)
    drawn, gap = view.drawn, view.gap
    if drawn >= BACK:
        drawn = pool[colour_of(drawn)].pop()
        gap = any_gap(codes[view.turn], drawn, draw)
    denied = [0] * PIECES
    for code, masks in zip(codes, view.denied, strict=True):
        for piece, mask in zip(code, masks, strict=False):  # in the set-up nothing is denied yet
            denied[piece] = mask
    return State(
        ply=0,
        expert=view.expert,
        no_penalty=view.no_penalty,
        codes=codes,
        pool=pool,
        shown=view.shown,
        denied=denied,
        setting_up=view.setting_up,
        ready=view.ready,
        turn=view.turn,
        drawn=drawn,
        gap=gap,
        guessed=view.guessed,
        owes=view.owes,
        turns=view.turns,
        since=0,
        drew_at=[0] * len(codes),
        places=view.places[:],
        points=view.points[:],
        finished=view.finished,
    )


def unseen_pieces(view: View) -> list[int]:
    """Every piece whose face this seat does not see."""
    seen = {piece for code in view.codes for piece in code}
    seen.add(view.drawn)
    return [piece for piece in box(view.expert) if piece not in seen]


def set_up_codes(view: View, unseen: list[int], draw: Draw) -> list[list[int]]:
    """Whoever is ready has a whole code of any colours; whoever is not may as well have taken nothing yet."""
    mixed = unseen[:]
    draw.shuffle(mixed)
    codes: list[list[int]] = []
    for seat, seen in enumerate(view.codes):
        code = seen[:]
        if seen and seen[-1] >= BACK:  # one's own, taken but not looked at
            code = sorted([take_colour(mixed, colour_of(back)) for back in seen])
        elif seat != view.seat and (view.ready >> seat) & 1:
            code = sorted([mixed.pop() for _ in range(start(len(view.codes)))])
            arrange(code, draw)
        codes.append(code)
    return codes


def take_colour(mixed: list[int], colour: int) -> int:
    for piece in mixed:
        if colour_of(piece) == colour:
            mixed.remove(piece)
            return piece
    raise ValueError("no piece of this colour is left")


# The numbers are gone through in order, from 0 to 11: each continues one of the codes, at the place which that code has
# come to, or stands in none. How many ways lead on from there to whole codes depends only on the number, on the places
# reached and on the jokers not yet met, so it is counted once for each of these. Choosing every step as often as it has
# ways ahead makes all the worlds that agree with a view equally likely.


@dataclass(slots=True)
class Filling:
    codes: list[list[int]]  # as seen, backs where nothing is known
    denied: list[list[int]]
    home: list[int]  # by number, the seat in whose code it is seen; UNSEEN or ELSEWHERE
    ways: dict[int, int]  # counted so far


@dataclass(slots=True)
class Step:
    reached: list[int]  # by seat, the place its code has come to
    jokers: int  # bits of the colours whose joker may still be met


UNSEEN: Final = -1
ELSEWHERE: Final = -2  # in one's own code or hand
FINE: Final = 1 << 30


def likely_codes(view: View, unseen: list[int], draw: Draw) -> list[list[int]]:
    """Codes behind the backs, every possible world as likely as any other."""
    filling = Filling(view.codes, view.denied, homes(view, unseen), {})
    jokers = sum(1 << colour_of(piece) for piece in unseen if piece >= NUMBERS)
    while True:
        codes = [code[:] for code in view.codes]
        here = Step([len(code) if seat == view.seat else 0 for seat, code in enumerate(codes)], jokers)
        for number in range(-len(codes), NUMBERS):
            there = likely_step(filling, number, here, draw)
            write_down(codes, number, here, there)
            here = there
        # Nothing was inserted yet into a code as long as in the set-up: its jokers stand where they were put (DVC-15).
        if not any(has_joker_astray(code, len(code) > start(len(codes))) for code in codes):
            return codes


def homes(view: View, unseen: list[int]) -> list[int]:
    """By number, the seat in whose code it is seen."""
    home = [ELSEWHERE] * NUMBERS
    for seat, code in enumerate(view.codes):
        if seat != view.seat:
            for piece in code:
                if piece < NUMBERS:
                    home[piece] = seat
    for piece in unseen:
        if piece < NUMBERS:
            home[piece] = UNSEEN
    return home


def steps(filling: Filling, number: int, here: Step) -> list[Step]:
    """What may become of this number. Below zero there is none: there each code begins, with a joker perhaps."""
    if number < 0:
        return landings(filling, here, -1 - number, here.reached[-1 - number])
    home = filling.home[number]
    if home == ELSEWHERE:
        return [here]
    if home >= 0:
        place = here.reached[home]
        is_next = place < len(filling.codes[home]) and filling.codes[home][place] == number
        return landings(filling, here, home, place + 1) if is_next else []
    found = [here]  # it stands in no code
    back = BACK + colour_of(number)
    for seat, code in enumerate(filling.codes):
        place = here.reached[seat]
        if place < len(code) and code[place] == back and not (filling.denied[seat][place] >> value_of(number)) & 1:
            found += landings(filling, here, seat, place + 1)
    return found


def landings(filling: Filling, here: Step, seat: int, place: int) -> list[Step]:
    """A code goes on to this place, or past it where a joker stands or may stand."""
    code = filling.codes[seat]
    jokers = here.jokers
    found: list[Step] = []
    while True:
        is_joker = place < len(code) and NUMBERS <= code[place] < BACK
        if not is_joker:
            reached = here.reached[:]
            reached[seat] = place
            found.append(Step(reached, jokers))
            if place == len(code) or code[place] < BACK:
                return found
            bit = 1 << colour_of(code[place])
            if not jokers & bit or (filling.denied[seat][place] >> JOKER) & 1:
                return found
            jokers &= ~bit
        place += 1


def count_ways(filling: Filling, number: int, here: Step) -> int:
    """How many worlds lie ahead before this number has its place."""
    if number == NUMBERS:
        return int(all(place == len(code) for place, code in zip(here.reached, filling.codes, strict=True)))
    position = (number + 4) * 4 + here.jokers
    for place in here.reached:
        position = position * (PIECES + 1) + place
    if position not in filling.ways:
        ways = 0
        for there in steps(filling, number, here):
            ways += count_ways(filling, number + 1, there)
        filling.ways[position] = ways
    return filling.ways[position]


def likely_step(filling: Filling, number: int, here: Step, draw: Draw) -> Step:
    ahead = steps(filling, number, here)
    if len(ahead) == 1:
        return ahead[0]
    ways = [count_ways(filling, number + 1, there) for there in ahead]
    total = sum(ways)
    chance = draw.below(total) if total <= FINE else draw.below(FINE) * (total // FINE)
    i = 0
    while chance >= ways[i]:
        chance -= ways[i]
        i += 1
    return ahead[i]


def write_down(codes: list[list[int]], number: int, here: Step, there: Step) -> None:
    """The number goes where the code had come to, jokers wherever it passed a back."""
    for seat, code in enumerate(codes):
        for place in range(here.reached[seat], there.reached[seat]):
            if code[place] >= BACK:
                is_number = number >= 0 and place == here.reached[seat]
                code[place] = number if is_number else NUMBERS + colour_of(code[place])


def has_joker_astray(code: list[int], has_grown: bool) -> bool:
    """Does a joker stand between two consecutive numbers of one colour, and no rule can have brought it there? It may
    if one of the two was drawn later and its other neighbour was consecutive as well (DVC-16)."""
    left = NONE
    has_joker = False
    for piece in code:
        if piece >= NUMBERS:
            has_joker = True
            continue
        if has_joker and are_consecutive(left, piece):
            is_forced = left - 2 in code or (piece + 2 < NUMBERS and piece + 2 in code)
            if not (has_grown and is_forced):
                return True
        left = piece
        has_joker = False
    return False
