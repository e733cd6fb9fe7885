"""Diferencio: while the dreamers sleep the architect changes the world; who first sees what has changed scores (DFO).

A turn goes through phases: everybody looks (STUDY), the dreamers sleep (SLEEP), they search (SEARCH), and whoever was
wrong in round two gives a card back (also GIVING, if the search is over before the choice is made).
"""

from __future__ import annotations

from typing import Final

from tablee.core.clocks import RULE, TURN, Clock
from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog, only
from tablee.core.moves import FREE, ORDINARY, RACE, TABLE
from tablee.core.standing import Standing
from tablee.core.words import Msg, msg
from tablee.games.diferencio import events
from tablee.games.diferencio.scores import end_trial, end_turn, put_back, reach, settle_vote, show_unnoticed
from tablee.games.diferencio.state import (
    BACK_IN,
    CARDS,
    DONE,
    DREAMER,
    ENOUGH,
    FACES,
    GIVE,
    GIVE_LATE,
    GIVE_MS,
    GIVING,
    GO_ON,
    HAND,
    LOOK_MS,
    NO_MORE,
    NONE,
    POINT,
    READY,
    SEARCH,
    SEARCH_OVER,
    SLEEP,
    SPACES,
    STUDY,
    STUDY_OVER,
    SWAP,
    SWAP_LATE,
    SWAP_MS,
    TRIAL_SWAPS,
    VOTE_OVER,
    WAKE,
    card_of,
    is_in,
    most_swaps,
    picture,
    space_of,
)
from tablee.games.diferencio.state import MOVES as MOVES
from tablee.games.diferencio.state import State as State
from tablee.games.diferencio.views import View as View
from tablee.games.diferencio.views import sample as sample
from tablee.games.diferencio.views import view as view
from tablee.games.diferencio.worlds import side_of
from tablee.kit import voting

KEY: Final = "diferencio"
SEATS: Final = range(2, 7)
RULES: Final = 1

# ---- set-up


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    board = [card_of(space, draw.below(FACES)) for space in range(SPACES)]  # DFO-3, DFO-4
    pile = [card for card in range(CARDS) if card != board[space_of(card)]]
    draw.shuffle(pile)
    hands = [sorted([pile.pop() for _ in range(HAND)]) for _ in range(seats)]
    return State(
        ply=0,
        side=side_of(options.side, draw),
        study_ms=1000 * options.study_s,
        sleep_ms=1000 * options.sleep_s,
        search_ms=1000 * options.search_s,
        play_on=options.play_on,
        second=False,
        nights=0,
        phase=STUDY,  # DFO-5
        since=0,
        architect=first,  # DFO-6
        board=board,
        hands=hands,
        won=[[] for _ in range(seats)],
        pile=pile,
        bottom=0,
        known=[0] * seats,
        ready=0,
        held=HAND,
        done=False,
        late=False,
        removed=[NONE] * SPACES,
        taken=0,
        unchanged=0,
        pointed=[NONE] * SPACES,
        judged=[0] * SPACES,
        wrong=0,
        resting=0,
        owing=0,
        owed_since=[0] * seats,
        places=[0] * seats,
        asked=False,
        vote=[],
        finished=False,
        has_trials=False,
        coming=[],
    )


# ---- who may do what


def over(state: State) -> bool:
    return state.finished


def to_act(state: State) -> list[int]:
    if state.finished:
        return []
    if state.vote:
        return voting.unanswered(state.vote)
    if state.phase == SLEEP:
        return [] if state.done else [state.architect]
    acting: list[int] = []
    for seat, place in enumerate(state.places):
        if place:
            continue
        if state.phase == STUDY:
            may_act = not is_in(state.ready, seat) and may_look(state, seat)
        else:
            searching = state.phase == SEARCH and seat != state.architect and not is_in(state.wrong, seat)
            may_act = searching or is_in(state.owing, seat)
        if may_act:
            acting.append(seat)
    return acting


def legal(state: State, seat: int) -> list[int]:
    if state.vote:
        return [GO_ON, ENOUGH] if not state.finished and state.vote[seat] == voting.ASKED else []
    if state.finished or state.places[seat]:
        return []
    if state.phase == STUDY:
        return [READY] if not is_in(state.ready, seat) and may_look(state, seat) else []
    if seat == state.architect:
        return swaps(state) if state.phase == SLEEP else []
    if state.phase == SLEEP:
        return []
    return searches(state, seat)


def may_look(state: State, seat: int) -> bool:
    """In trials nobody is waited for but who plays them."""
    return not state.has_trials or seat != state.architect


def swaps(state: State) -> list[int]:
    """What the architect may do: a card for a space that is not changed yet; stop after one at least (DFO-14)."""
    if state.done:
        return []
    moves: list[int] = []
    begun = False
    for card in state.hands[state.architect]:
        if state.removed[card // FACES] == NONE:
            moves.append(SWAP + card)
    for card in state.removed:
        begun = begun or card != NONE
    if begun:
        moves.append(DONE)
    return moves


def searches(state: State, seat: int) -> list[int]:
    """What a dreamer may do once awake; a space already found cannot be pointed at again (DFO-15)."""
    if is_in(state.owing, seat):
        return [GIVE + card for card in sorted(state.won[seat])]
    if state.phase != SEARCH or is_in(state.wrong, seat):
        return []
    if is_in(state.resting, seat):
        return [BACK_IN]
    moves = [POINT + space for space in range(SPACES) if not is_in(state.taken, space)]
    moves.append(NO_MORE)
    return moves


def why_not(state: State, seat: int, move: int) -> Msg | None:
    if move in legal(state, seat):
        return None
    if move >= STUDY_OVER:
        return msg("refused-table-only")
    if state.vote or state.places[seat]:
        return msg("refused-not-now")
    if move >= GO_ON:
        return msg("diferencio-no-vote")
    if move >= GIVE:
        return msg("diferencio-not-in-front" if is_in(state.owing, seat) else "diferencio-nothing-owed")
    if move == READY:
        return msg("diferencio-ready-already" if state.phase == STUDY else "diferencio-nothing-to-be-ready-for")
    if move <= DONE:
        return why_no_swap(state, seat, move)
    if seat == state.architect:
        return msg("diferencio-architect-knows")
    if state.phase == SLEEP:
        return msg("diferencio-asleep")
    if state.phase != SEARCH:
        return msg("diferencio-no-search")
    if is_in(state.wrong, seat):
        return msg("diferencio-wrong-once")
    if move == BACK_IN:
        return msg("diferencio-searching-already")
    return msg("diferencio-back-in-first" if is_in(state.resting, seat) else "diferencio-found-already")


def why_no_swap(state: State, seat: int, move: int) -> Msg:
    if seat != state.architect:
        return msg("diferencio-architect-only")
    if state.phase != SLEEP:
        return msg("diferencio-at-night-only")
    if state.done:
        return msg("diferencio-work-done")
    if move == DONE:
        return msg("diferencio-swap-one-first")
    card = events.picture(picture(state.side, move - SWAP))
    if move - SWAP not in state.hands[seat]:
        return msg("diferencio-not-in-hand", card=card)
    return msg("diferencio-swapped-here", card=card)


# ---- a move


def play(state: State, seat: int, move: int, draw: Draw, log: EventLog) -> None:
    state.ply += 1
    if seat == TABLE:
        time_plays(state, move, draw, log)
    elif move == READY:
        is_ready(state, seat, log)
    elif move < DONE:
        swap(state, move - SWAP, log)
    elif move == DONE:
        work_is_done(state, log)
    elif move < NO_MORE:
        point(state, seat, move - POINT, log)
    elif move == NO_MORE:
        rest(state, seat, log)
    elif move == BACK_IN:
        state.resting &= ~(1 << seat)
        if log is not None:
            log.append(AddressedEvent(ALL, events.BackIn(seat)))
    elif move < GO_ON:
        give(state, seat, move - GIVE, log)
    else:
        settle_vote(state, voting.answer(state.vote, seat, move == GO_ON, log), log)


def is_ready(state: State, seat: int, log: EventLog) -> None:
    state.ready |= 1 << seat
    if not to_act(state):
        fall_asleep(state, log)


def fall_asleep(state: State, log: EventLog) -> None:
    """The dreamers close their eyes (DFO-7)."""
    architect = state.architect
    state.phase = SLEEP
    state.since = state.ply
    state.nights += 1
    state.held = len(state.hands[architect])
    state.done = False
    state.late = False
    state.removed = [NONE] * SPACES
    state.pointed = [NONE] * SPACES
    state.judged = [0] * SPACES
    state.taken = state.unchanged = state.wrong = state.resting = 0
    if log is not None:
        log.append(AddressedEvent(ALL, events.LastLook([picture(state.side, card) for card in state.board])))
        log.append(AddressedEvent(ALL, events.NightFell(architect)))
    if state.has_trials:
        swap_by_itself(state)


# ---- the architect


def swap(state: State, card: int, log: EventLog) -> None:
    """A card of the hand takes the place of the one that lies on its number (DFO-7)."""
    architect = state.architect
    space = card // FACES
    old = state.board[space]
    state.hands[architect].remove(card)
    state.board[space] = card
    state.removed[space] = old
    if log is not None:
        swapped = events.Swapped(architect, picture(state.side, old), picture(state.side, card))
        log.append(AddressedEvent(only(architect), swapped))
    if SPACES - state.removed.count(NONE) == most_swaps(state.second, state.held):
        work_is_done(state, log)


def work_is_done(state: State, log: EventLog) -> None:
    """The dreamers sleep on until their time is over, so that its length tells nothing (DFO-24)."""
    state.done = True
    if state.late:
        wake(state, log)


def sleep_is_over(state: State, log: EventLog) -> None:
    if state.done:
        wake(state, log)
        return
    state.late = True
    if log is not None:
        log.append(AddressedEvent(ALL, events.NeedsTime(state.architect)))


def too_late_to_swap(state: State, draw: Draw, log: EventLog) -> None:
    """The default action: a random swap if none was made (DFO-7)."""
    moves = swaps(state)
    if moves[-1] != DONE:
        swap(state, moves[draw.below(len(moves))] - SWAP, log)
    if not state.done:
        work_is_done(state, log)


def swap_by_itself(state: State) -> None:
    """In trials two faces change as the day has dealt it, whoever finds what."""
    for _ in range(TRIAL_SWAPS):
        card = state.coming.pop()
        state.pile.remove(card)
        state.removed[space_of(card)] = state.board[space_of(card)]
        state.board[space_of(card)] = card
    state.done = True


# ---- the dreamers


def wake(state: State, log: EventLog) -> None:
    state.phase = SEARCH  # DFO-8
    state.since = state.ply
    if log is not None:
        log.append(AddressedEvent(ALL, events.Woke()))


def point(state: State, seat: int, space: int, log: EventLog) -> None:
    """Judged at once, for all to see (DFO-9, DFO-11)."""
    state.pointed[space] = seat
    state.judged[space] = state.ply
    if state.removed[space] != NONE:
        found(state, seat, space, log)
    else:
        mistaken(state, seat, space, log)
    if not state.finished:
        close_if_settled(state, log)


def found(state: State, seat: int, space: int, log: EventLog) -> None:
    """The removed card is the point (DFO-9); in round two the finder may go on (DFO-15)."""
    old = state.removed[space]
    state.taken |= 1 << space
    if log is not None:
        new = state.board[space]
        log.append(AddressedEvent(ALL, events.Found(seat, picture(state.side, old), picture(state.side, new))))
    if state.has_trials:
        return  # a point for both
    state.won[seat].append(old)
    reach(state, seat, log)
    if state.finished:
        show_unnoticed(state, log)


def mistaken(state: State, seat: int, space: int, log: EventLog) -> None:
    """No further proposal in this turn (DFO-9); in round two it costs a point, if there is one (DFO-16)."""
    state.wrong |= 1 << seat
    state.unchanged |= 1 << space
    if log is not None:
        log.append(AddressedEvent(ALL, events.Mistaken(seat, picture(state.side, state.board[space]))))
    cards = state.won[seat]
    if not state.second or not cards:
        return
    if len(cards) == 1:
        put_back(state, seat, cards[0], log)
        return
    state.owing |= 1 << seat
    state.owed_since[seat] = state.ply
    if log is not None:
        log.append(AddressedEvent(ALL, events.OwesCard(seat)))


def give(state: State, seat: int, card: int, log: EventLog) -> None:
    """The dreamer who was wrong chooses which point goes back (DFO-16); the turn may have waited for it."""
    put_back(state, seat, card, log)
    if state.phase == GIVING and not state.owing:
        end_turn(state, log)


def rest(state: State, seat: int, log: EventLog) -> None:
    """To give up, or to think that there is no more; it can be taken back while somebody searches (DFO-10, DFO-17)."""
    state.resting |= 1 << seat
    if log is not None:
        log.append(AddressedEvent(ALL, events.NoMore(seat)))
    close_if_settled(state, log)


def close_if_settled(state: State, log: EventLog) -> None:
    """The search ends when nobody searches, or when nobody can have swapped more than was found: never because the last
    swap has been found, which would tell how many there were (DFO-11, DFO-17)."""
    if state.has_trials and state.taken.bit_count() < TRIAL_SWAPS and not is_in(state.wrong | state.resting, DREAMER):
        return
    if state.taken.bit_count() < most_swaps(state.second, state.held):
        idle = state.wrong | state.resting | 1 << state.architect
        for seat, place in enumerate(state.places):
            if not place and not is_in(idle, seat):
                return
    close_search(state, log)


def close_search(state: State, log: EventLog) -> None:
    if state.has_trials:
        end_trial(state, log)
    elif state.owing:
        state.phase = GIVING
    else:
        end_turn(state, log)


def standing(state: State) -> Standing | None:
    if not any(state.places):
        return None
    return Standing(state.places[:], [len(cards) for cards in state.won])


# ---- time


def clocks(state: State) -> list[Clock]:
    """While the dreamers sleep, nothing here depends on what the architect has done (DFO-24)."""
    if state.finished:
        return []
    if state.vote:
        return [Clock(VOTE_OVER, voting.VOTE_MS, state.since, RULE)]
    if state.phase == STUDY:
        return [Clock(STUDY_OVER, study_time(state), state.since, RULE)]
    if state.phase == SLEEP:
        if not state.late:
            return [Clock(WAKE, state.sleep_ms, state.since, RULE)]
        return [Clock(SWAP_LATE, max(SWAP_MS, state.sleep_ms), state.since, TURN, state.architect)]
    running = [Clock(SEARCH_OVER, state.search_ms, state.since, RULE)] if state.phase == SEARCH else []
    for seat in range(len(state.hands)):
        if is_in(state.owing, seat):
            running.append(Clock(GIVE_LATE + seat, GIVE_MS, state.owed_since[seat], TURN, seat))
    return running


def study_time(state: State) -> int:
    """The long look is the one before the first night (DFO-5). Ours: between two nights there is a short one, or nobody
    would see what had been changed."""
    return state.study_ms if state.nights == 0 else min(LOOK_MS, state.study_ms)


def time_plays(state: State, move: int, draw: Draw, log: EventLog) -> None:
    if move == STUDY_OVER:
        fall_asleep(state, log)
    elif move == WAKE:
        sleep_is_over(state, log)
    elif move == SWAP_LATE:
        too_late_to_swap(state, draw, log)
    elif move == SEARCH_OVER:
        close_search(state, log)
    elif move == VOTE_OVER:
        settle_vote(state, voting.close(state.vote, log), log)
    else:
        seat = move - GIVE_LATE
        give(state, seat, state.won[seat][-1], log)


# ---- races


def urgency(move: int) -> int:
    """Pointing is a race; "nothing more" can be said and taken back at any time."""
    if move < POINT or move > BACK_IN:
        return ORDINARY
    return RACE if move < NO_MORE else FREE


def fresh(state: State, seat: int, move: int, seen: int) -> bool:
    """A press counts if the dreamer was awake, and if nobody else had pointed at that card just before (COM-4)."""
    if move < POINT or move > BACK_IN:
        return True
    if move < NO_MORE and seen < state.judged[move - POINT]:
        return False
    return seen >= state.since
