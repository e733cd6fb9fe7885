"""DIFFERENCE: be the first to find the two differences between your card and the reference (DIF).

A claim is a sequence of moves, sent as one message: two marks; in the advanced game first the cell, then the marks for
each neighbour in the order north, east, south, west. It is judged at its last mark, and before that it does not exist
for anybody but its owner.
"""

from __future__ import annotations

from typing import Final

from tablee.core.clocks import RULE, Clock
from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog, only
from tablee.core.moves import FREE, ORDINARY, RACE, TABLE
from tablee.core.standing import Standing, ranked
from tablee.core.words import Msg, msg
from tablee.games.difference import events
from tablee.games.difference.pictures import LAST
from tablee.games.difference.state import (
    ADVANCED,
    AIM,
    BBOX5,
    BEGINNER,
    BESIDE,
    BURY,
    CARDS,
    CENTRE,
    COOLDOWN_MS,
    ENOUGH,
    FLIP,
    FLIP_MS,
    FREE_RETRY,
    GO_ON,
    HINT,
    HINT_MS,
    LIMITS,
    LOCK_MS,
    MARK,
    MARKS,
    MISS,
    NONE,
    PICTURES,
    REACH,
    SIDE,
    SMALL_HINT_MS,
    TRIAL_MS,
    TRIAL_SEAT,
    UNLOCK,
    UNTIL_OTHER_CLAIM,
    VARIANTS,
    VOTE_OVER,
    WRONGS,
    cell_name,
    decoy,
    part,
    spot,
)
from tablee.games.difference.state import MOVES as MOVES
from tablee.games.difference.state import State as State
from tablee.games.difference.views import View as View
from tablee.games.difference.views import sample as sample
from tablee.games.difference.views import view as view
from tablee.kit import voting

KEY: Final = "difference"
SEATS: Final = range(2, 7)
RULES: Final = 2

DEALT: Final = [0, 0, 12, 8, 6, 4, 4]  # cards each, by the number of players (DIF-5)
STUCK: Final = 20  # wrong claims of everybody with none right between: the game is cut short (ours)

# ---- set-up


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    deck = list(range(CARDS))
    draw.shuffle(deck)
    reference = deck.pop()  # DIF-4
    piles: list[list[int]] = [[] for _ in range(seats)]
    for i in range(DEALT[seats] * seats):
        piles[(first + i) % seats].append(deck.pop())
    return State(
        ply=0,
        picture=picture_for(options, draw),
        variant=VARIANTS.index(options.variant),
        wrong=WRONGS.index(options.wrong),
        distinct=options.adv_marks == "distinct",
        limit=LIMITS.index(options.adv_limit),
        hints=options.hints,
        play_on=options.play_on,
        piles=piles,
        aside=deck,
        laid=[reference],
        cells=[CENTRE],
        laid_since=[0],
        aims=[NONE] * seats,
        marks=[[] for _ in range(seats)],
        locked=0,
        lock_since=[0] * seats,
        flipping=0,
        card_since=[0] * seats,
        hinted=[0] * seats,
        decoys=[NONE] * seats,
        hint_since=[0] * seats,
        seen=[0] * seats,
        refuted=[0] * CARDS,
        misses=[0] * seats,
        places=[0] * seats,
        vote=[],
        finished=False,
        trial=False,
    )


def picture_for(options: events.Options, draw: Draw) -> int:
    """Rules compose no pictures and have no photographs: where nobody has made a new one, it is one of the four."""
    chosen = options.picture
    if isinstance(chosen, int) and chosen <= LAST:
        return chosen
    return PICTURES.index(chosen) if chosen in PICTURES else draw.below(len(PICTURES))


# ---- who may do what


def over(state: State) -> bool:
    return state.finished


def to_act(state: State) -> list[int]:
    """Everybody at the same time (DIF-7), but for those who wait."""
    if state.finished:
        return []
    if state.vote:
        return voting.unanswered(state.vote)
    acting: list[int] = []
    for seat in range(len(state.piles)):
        if may_claim(state, seat) or may_bury(state, seat):
            acting.append(seat)
    return acting


def legal(state: State, seat: int) -> list[int]:
    if state.vote:
        return [GO_ON, ENOUGH] if not state.finished and state.vote[seat] == voting.ASKED else []
    if state.finished:
        return []
    moves: list[int] = []
    if may_claim(state, seat):
        if state.variant == ADVANCED:
            moves += open_cells(state.cells, state.limit)  # a cell may also be changed, which begins the claim anew
        if state.variant != ADVANCED or state.aims[seat] != NONE:
            moves += MARKS  # every spot, every time: which of them are right is the game
    if may_bury(state, seat):
        moves.append(BURY)
    return moves


def has_a_card_up(state: State, seat: int) -> bool:
    return not state.places[seat] and not (state.flipping >> seat) & 1


def may_claim(state: State, seat: int) -> bool:
    return has_a_card_up(state, seat) and not (state.locked >> seat) & 1  # DIF-14


def may_bury(state: State, seat: int) -> bool:
    """Beginners may, even while they wait after a wrong claim; a last card has nothing to go under (DIF-19)."""
    return state.variant == BEGINNER and has_a_card_up(state, seat) and len(state.piles[seat]) > 1


def open_cells(cells: list[int], limit: int) -> list[int]:
    """Where a card may be laid: beside one that lies there (DIF-20, DIF-22), in a row and a column with room."""
    row_has_room = lines_with_room([cell // SIDE for cell in cells], limit)
    column_has_room = lines_with_room([cell % SIDE for cell in cells], limit)
    tried = set(cells)
    found: list[int] = []
    for cell in cells:
        for near in BESIDE[cell]:
            if near not in tried:
                tried.add(near)
                if row_has_room[near // SIDE] and column_has_room[near % SIDE]:
                    found.append(near)
    found.sort()
    return found


def lines_with_room(lines: list[int], limit: int) -> list[bool]:
    """By row, given the rows of all cards laid (or by column): may one more lie there? Never a sixth card in a line; or
    nothing outside a square of five (DIF-24)."""
    if limit == BBOX5:
        first, last = max(lines) - REACH + 1, min(lines) + REACH - 1
        return [first <= line <= last for line in range(SIDE)]
    return [lines.count(line) < REACH for line in range(SIDE)]


def why_not(state: State, seat: int, move: int) -> Msg | None:
    if move in legal(state, seat):
        return None
    if move >= UNLOCK:
        return msg("refused-table-only")
    if state.vote or state.places[seat]:
        return msg("refused-not-now")
    if move >= GO_ON:
        return msg("difference-no-vote")
    if (state.flipping >> seat) & 1:
        return msg("difference-still-turning")
    if move == BURY:
        return msg("difference-last-card") if state.variant == BEGINNER else msg("difference-beginners-only")
    if (state.locked >> seat) & 1:
        return msg("difference-wait")
    if move >= MARK:
        return msg("difference-aim-first")
    return why_not_there(state, move - AIM)


def why_not_there(state: State, cell: int) -> Msg:
    if state.variant != ADVANCED:
        return msg("difference-one-reference")
    if cell in state.cells:
        return msg("difference-no-covering", cell=cell_name(cell))
    if not neighbours(state, cell):
        return msg("difference-lay-beside", cell=cell_name(cell))
    if state.limit == BBOX5:
        return msg("difference-five-by-five", cell=cell_name(cell))
    return msg("difference-five-in-line", cell=cell_name(cell))


# ---- a move


def play(state: State, seat: int, move: int, draw: Draw, log: EventLog) -> None:
    state.ply += 1
    if seat == TABLE:
        time_plays(state, move, draw, log)
    elif move < MARK:
        state.aims[seat] = move - AIM
        state.marks[seat] = []
    elif move < BURY:
        marks = state.marks[seat]
        marks.append(move - MARK)
        against = compared(state, seat)
        if len(marks) == marks_due(state, len(against)):
            claim(state, seat, against, log)
    elif move == BURY:
        bury(state, seat, log)
    else:
        settle_vote(state, voting.answer(state.vote, seat, move == GO_ON, log))


# ---- DIFFERENCE!


def compared(state: State, seat: int) -> list[int]:
    """The cards that a claim is about: the reference, or the neighbours of the cell aimed at (DIF-21)."""
    return neighbours(state, state.aims[seat]) if state.variant == ADVANCED else state.laid[-1:]


def neighbours(state: State, cell: int) -> list[int]:
    return [state.laid[state.cells.index(near)] for near in BESIDE[cell] if near in state.cells]


def marks_due(state: State, count: int) -> int:
    """Two for each card compared; or each spot once: theirs, and one's own that is common to all (DIF-23)."""
    return count + 1 if state.distinct else 2 * count


def claim(state: State, seat: int, against: list[int], log: EventLog) -> None:
    """All marks are made: they are shown to everybody (DIF-9) and judged at once, the others need not stop (DIF-10)."""
    marks = state.marks[seat]
    cell = state.aims[seat] if state.variant == ADVANCED else CENTRE
    state.marks[seat] = []
    state.aims[seat] = NONE
    right = is_right(against, state.piles[seat][-1], marks)
    if log is not None:
        show(state, seat, cell, marks, right, log)
    for other in range(len(state.piles)):
        state.hint_since[other] = state.ply
        if (state.locked >> other) & 1 and state.wrong == UNTIL_OTHER_CLAIM:
            free(state, other, log)
    if right and state.trial:
        put_aside(state, seat, log)
    elif right:
        lay(state, seat, cell, log)
    else:
        err(state, seat, against, marks, log)
        if state.trial:
            bury(state, seat, log)


def show(state: State, seat: int, cell: int, marks: list[int], right: bool, log: list[AddressedEvent]) -> None:
    if state.variant == ADVANCED:
        log.append(AddressedEvent(ALL, events.Aimed(seat, cell_name(cell))))
    spots = [spot(state.picture, region) for region in marks]
    log.append(AddressedEvent(ALL, events.Showed(seat, spots[0], spots[1], right)))
    for i in range(2, len(spots) - 1, 2):
        log.append(AddressedEvent(ALL, events.ShowedTwoMore(seat, spots[i], spots[i + 1], right)))
    if len(spots) % 2:
        log.append(AddressedEvent(ALL, events.ShowedOneMore(seat, spots[-1], right)))


def is_right(against: list[int], card: int, marks: list[int]) -> bool:
    """Both alterations of every pair, in any order; one wrong mark spoils all (DIF-12, DIF-25)."""
    if len(marks) == len(against) + 1:  # every spot once; with one card compared that is the same
        return sorted(marks) == sorted([*against, card])
    for i, other in enumerate(against):
        one, two = marks[2 * i], marks[2 * i + 1]
        if not ((one == other and two == card) or (one == card and two == other)):
            return False
    return True


def lay(state: State, seat: int, cell: int, log: EventLog) -> None:
    """The card covers the reference (DIF-11) or takes its cell (DIF-20); the next card of the pile is turned up."""
    pile = state.piles[seat]
    card = pile.pop()
    state.laid.append(card)
    state.cells.append(cell)
    state.laid_since.append(state.ply)
    state.refuted[card] = 0
    state.seen[seat] = min(state.seen[seat], len(pile))
    state.card_since[seat] = state.ply
    forget_hints(state, seat)
    still_open = open_cells(state.cells, state.limit) if state.variant == ADVANCED else []
    for other in range(len(state.piles)):
        state.misses[other] = 0
        if state.aims[other] not in still_open or state.aims[other] in BESIDE[cell]:
            state.aims[other] = NONE  # DIF-15, DIF-24, DIF-25: what they were about to claim is no longer there
            state.marks[other] = []
    if log is not None:
        log.append(AddressedEvent(ALL, events.Found(seat, len(pile))))
    if not pile:
        finish(state, seat, log)
    if state.variant == ADVANCED and not still_open and not state.finished:
        fill(state, log)


def err(state: State, seat: int, against: list[int], marks: list[int], log: EventLog) -> None:
    """The card stays (DIF-13), and whoever was wrong waits until somebody else has claimed (DIF-14)."""
    card = state.piles[seat][-1]
    for region in marks:
        if region != MISS and is_right(against, region, marks):
            state.refuted[card] |= 1 << region  # with this one it would have been right
    if state.wrong != FREE_RETRY:
        state.locked |= 1 << seat
        state.lock_since[seat] = state.ply
    state.misses[seat] += 1
    if log is not None:
        log.append(AddressedEvent(ALL, events.Missed(seat, WRONGS[state.wrong])))
    for other, place in enumerate(state.places):
        if not place and state.misses[other] < STUCK:
            return
    if log is not None:
        log.append(AddressedEvent(ALL, events.CutShort()))
    end(state)


def free(state: State, seat: int, log: EventLog) -> None:
    state.locked &= ~(1 << seat)
    state.lock_since[seat] = state.ply
    if log is not None:
        log.append(AddressedEvent(only(seat), events.Freed(seat)))


# ---- beginners


def bury(state: State, seat: int, log: EventLog) -> None:
    """The card goes under the pile; the next one is turned up after a moment (DIF-19)."""
    pile = state.piles[seat]
    pile.insert(0, pile.pop())
    state.seen[seat] = min(state.seen[seat] + 1, len(pile))
    state.flipping |= 1 << seat
    state.card_since[seat] = state.ply
    forget_hints(state, seat)
    state.marks[seat] = []
    if log is not None:
        log.append(AddressedEvent(ALL, events.Buried(seat)))
    if state.trial:
        end_last_trial(state, seat, log)


def turn_up(state: State, seat: int, log: EventLog) -> None:
    state.flipping &= ~(1 << seat)
    state.card_since[seat] = state.ply
    state.hint_since[seat] = state.ply
    if log is not None:
        log.append(AddressedEvent(only(seat), events.TurnedUp(seat)))


# ---- twelve trials of a deal of the day


def put_aside(state: State, seat: int, log: EventLog) -> None:
    """A card that was found covers no reference; the next one is turned up after a moment."""
    pile = state.piles[seat]
    state.aside.append(pile.pop())
    state.flipping |= 1 << seat
    state.card_since[seat] = state.ply
    if log is not None:
        log.append(AddressedEvent(ALL, events.Found(seat, len(pile))))
    end_last_trial(state, seat, log)


def end_last_trial(state: State, seat: int, log: EventLog) -> None:
    """Each card was turned up once: those that are left were missed, and lie under the pile."""
    pile = state.piles[seat]
    if not pile:
        finish(state, seat, log)
    elif state.seen[seat] == len(pile):
        end(state)


# ---- hints


def give_hint(state: State, seat: int, draw: Draw, log: EventLog) -> None:
    """First a part of the picture, then two spots in it: one is this card's own alteration (DIF-16). It is the one that
    helps in every variant: the reference's has just been shown by whoever laid it."""
    card = state.piles[seat][-1]
    state.hinted[seat] += 1
    if state.hinted[seat] == 1:
        if log is not None:
            log.append(AddressedEvent(only(seat), events.PartHinted(seat, part(state.picture, card))))
        return
    other = decoy(card, draw)
    state.decoys[seat] = other
    if log is not None:
        one, two = spot(state.picture, min(card, other)), spot(state.picture, max(card, other))
        log.append(AddressedEvent(only(seat), events.SpotsHinted(seat, one, two)))


def forget_hints(state: State, seat: int) -> None:
    state.hinted[seat] = 0
    state.decoys[seat] = NONE


# ---- the end


def finish(state: State, seat: int, log: EventLog) -> None:
    """A last card is laid, and stays as the reference (DIF-17, DIF-26); the others may go on for the places (COM-8)."""
    place = len(state.places) - state.places.count(0) + 1
    state.places[seat] = place
    if log is not None:
        log.append(AddressedEvent(ALL, events.Finished(seat, place)))
    if not state.play_on or state.places.count(0) == 1:
        end(state)
    elif place == 1:
        state.vote = voting.ask(state.places, log)


def fill(state: State, log: EventLog) -> None:
    """Nobody can lay another card: those who have some keep them (DIF-26). It takes 25 cards to fill a layout, so the
    pictures of the box never come to this."""
    state.vote = []
    if log is not None:
        log.append(AddressedEvent(ALL, events.Full()))
    end(state)


def end(state: State) -> None:
    """Those still holding cards are ranked by how few they hold; there is no limit of time (DIF-18)."""
    fewest = ranked([[0 if place else -len(pile)] for place, pile in zip(state.places, state.piles, strict=True)])
    for seat, place in enumerate(state.places):
        if not place:
            state.places[seat] = fewest[seat]
    state.finished = True


def settle_vote(state: State, decision: int) -> None:
    """What the vote decided, if it did."""
    if decision == voting.PLAY_ON:
        state.hint_since = [state.ply] * len(state.piles)  # the time of the vote was nobody's
    elif decision == voting.STOP:
        end(state)


def standing(state: State) -> Standing | None:
    if not any(state.places):
        return None
    return Standing(state.places[:], [0] * len(state.places))


# ---- time


def clocks(state: State) -> list[Clock]:
    if state.finished:
        return []
    if state.vote:
        return [Clock(VOTE_OVER, voting.VOTE_MS, state.laid_since[-1], RULE)]  # asked when it was laid
    running: list[Clock] = []
    lock_ms = LOCK_MS if state.wrong == UNTIL_OTHER_CLAIM else COOLDOWN_MS
    for seat in range(len(state.piles)):
        if (state.locked >> seat) & 1:
            running.append(Clock(UNLOCK + seat, lock_ms, state.lock_since[seat], RULE, seat))
        if (state.flipping >> seat) & 1:
            running.append(Clock(FLIP + seat, FLIP_MS, state.card_since[seat], RULE, seat))
        elif state.hints and not state.places[seat] and state.hinted[seat] < 2:  # DIF-16
            ms = SMALL_HINT_MS if state.hinted[seat] else HINT_MS
            running.append(Clock(HINT + seat, ms, state.hint_since[seat], RULE, seat))
    if state.trial and not state.flipping:
        running.append(Clock(BURY, TRIAL_MS, state.card_since[TRIAL_SEAT], RULE, TRIAL_SEAT))
    return running


def time_plays(state: State, move: int, draw: Draw, log: EventLog) -> None:
    if move == VOTE_OVER:
        settle_vote(state, voting.close(state.vote, log))
    elif move >= FLIP:
        turn_up(state, move - FLIP, log)
    elif move >= HINT:
        give_hint(state, move - HINT, draw, log)
    elif move == BURY:
        bury(state, TRIAL_SEAT, log)
    else:
        free(state, move - UNLOCK, log)


# ---- races


def urgency(move: int) -> int:
    """Nobody waits for a claim or a change of card, and only claims race; the vote is asked."""
    if move == BURY:
        return FREE
    return RACE if move < GO_ON else ORDINARY


def fresh(state: State, seat: int, move: int, seen: int) -> bool:
    """A claim counts if its cards lay there on the screen of whoever pressed, and it was free to be made (COM-4)."""
    if move >= GO_ON:
        return True
    if seen < state.card_since[seat]:
        return False
    if move == BURY:
        return True
    if seen < state.lock_since[seat]:
        return False
    if state.variant != ADVANCED:
        return seen >= state.laid_since[-1]  # DIF-15
    return is_untouched(state, move - AIM if move < MARK else state.aims[seat], seen)


def is_untouched(state: State, cell: int, seen: int) -> bool:
    """No card was laid on this cell or next to it since then; elsewhere does not matter (DIF-25)."""
    for where, since in zip(state.cells, state.laid_since, strict=True):
        if since > seen and cell != NONE and (where == cell or where in BESIDE[cell]):
            return False
    return True
