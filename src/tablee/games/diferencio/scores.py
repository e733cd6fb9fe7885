"""Points in Diferencio: what a turn brings, who comes next, who has won."""

from __future__ import annotations

from bisect import insort

from tablee.core.events import ALL, AddressedEvent, EventLog, only
from tablee.games.diferencio import events
from tablee.games.diferencio.state import (
    DREAMER,
    HAND,
    NIGHTS_EACH,
    NONE,
    ROUND_TWO_AT,
    STUDY,
    WIN_AT,
    State,
    is_in,
    picture,
)
from tablee.kit import voting

# ---- point cards


def put_back(state: State, seat: int, card: int, log: EventLog) -> None:
    """A point is lost: its card goes under the pile for all to see (DFO-16, DFO-22)."""
    state.owing &= ~(1 << seat)
    state.won[seat].remove(card)
    state.pile.insert(0, card)
    state.bottom += 1
    if log is not None:
        log.append(AddressedEvent(ALL, events.GaveBack(seat, picture(state.side, card))))


# ---- the end of a turn


def end_turn(state: State, log: EventLog) -> None:
    """The architect scores last (DFO-18), refills the hand, and the role passes on (DFO-12)."""
    architect = state.architect
    show_unnoticed(state, log)
    collect(state, log)
    reach(state, architect, log)
    if state.finished:
        return
    if not state.places[architect]:  # ours: who has a place keeps the cards in hand and draws no more
        refill(state, architect, log)
    if not state.second and most_points(state) >= ROUND_TWO_AT:  # DFO-13
        state.second = True
        if log is not None:
            log.append(AddressedEvent(ALL, events.SecondRound()))
    state.phase = STUDY
    state.since = state.ply
    state.ready = 0
    if any(state.places) and not state.asked:
        ask_to_go_on(state, log)
    else:
        next_architect(state, log)


def end_trial(state: State, log: EventLog) -> None:
    """A point for who found all that changed; the other cards go under the pile, for all to see."""
    show_unnoticed(state, log)
    old = [card for card in state.removed if card != NONE]
    if state.taken.bit_count() == len(old):
        state.won[DREAMER].append(old.pop())
    state.pile[:0] = old
    state.bottom += len(old)
    if not state.coming:
        end(state, log)
        return
    state.phase = STUDY
    state.since = state.ply
    state.ready = 0


def show_unnoticed(state: State, log: EventLog) -> None:
    """The search is over: everybody sees what nobody found."""
    if log is None:
        return
    for space, old in enumerate(state.removed):
        if old != NONE and not is_in(state.taken, space):
            new = state.board[space]
            log.append(AddressedEvent(ALL, events.Unnoticed(picture(state.side, old), picture(state.side, new))))


def collect(state: State, log: EventLog) -> None:
    """A point for every swap not found: the removed cards go in front of the architect (DFO-10, DFO-17)."""
    architect = state.architect
    swapped = 0
    unfound = 0
    for space, old in enumerate(state.removed):
        if old == NONE:
            continue
        swapped += 1
        state.known[architect] &= ~(1 << state.board[space])
        if not is_in(state.taken, space):
            unfound += 1
            state.taken |= 1 << space
            state.won[architect].append(old)
    if log is not None and (state.second or unfound):
        log.append(AddressedEvent(ALL, events.Scored(architect, unfound, swapped)))


def refill(state: State, seat: int, log: EventLog) -> None:
    """Up to three cards, as far as the pile goes (DFO-12, DFO-20)."""
    hand = state.hands[seat]
    while len(hand) < HAND and state.pile:
        card = state.pile.pop()
        insort(hand, card)
        if len(state.pile) < state.bottom:  # everybody saw this one go under the pile
            state.bottom -= 1
            state.known[seat] |= 1 << card
        if log is not None:
            log.append(AddressedEvent(only(seat), events.DrewCard(seat, picture(state.side, card))))


def most_points(state: State) -> int:
    most = 0
    for cards in state.won:
        most = max(most, len(cards))
    return most


def next_architect(state: State, log: EventLog) -> None:
    """The next soul clockwise that has a card to swap (DFO-12, DFO-20). Ours: a soul without cards misses its turn but
    draws at its end as ever; when nobody has a card any more, or after very many nights, the points decide."""
    seats = len(state.hands)
    seat = state.architect
    chances = 2 * seats if state.nights < NIGHTS_EACH * seats else 0
    for _ in range(chances):
        seat = (seat + 1) % seats
        if state.places[seat]:
            continue
        if state.hands[seat]:
            state.architect = seat
            return
        if log is not None:
            log.append(AddressedEvent(ALL, events.Skipped(seat)))
        refill(state, seat, log)
    if log is not None:
        log.append(AddressedEvent(ALL, events.CutShort()))
    end(state, log)


# ---- six points


def reach(state: State, seat: int, log: EventLog) -> None:
    """Six points win, at the very moment they are reached (DFO-19). With play on for places (COM-8) the others finish
    the turn before they are asked (ours): the board would be in view while they vote."""
    if len(state.won[seat]) < WIN_AT:
        return
    place = len(state.places) - state.places.count(0) + 1
    state.places[seat] = place
    if log is not None:
        log.append(AddressedEvent(ALL, events.Finished(seat, place)))
    if not state.play_on or state.places.count(0) == 1:
        end(state, log)


def end(state: State, log: EventLog) -> None:
    """Those without a place are ranked by points, once every card that is owed has been given back."""
    state.finished = True
    for seat in range(len(state.places)):
        if is_in(state.owing, seat):
            put_back(state, seat, state.won[seat][-1], log)
    still_in = [seat for seat, place in enumerate(state.places) if not place]
    ahead = len(state.places) - len(still_in)
    for seat in still_in:
        better = 0
        for other in still_in:
            better += len(state.won[other]) > len(state.won[seat])
        state.places[seat] = 1 + ahead + better


def ask_to_go_on(state: State, log: EventLog) -> None:
    state.asked = True
    state.vote = voting.ask(state.places, log)


def settle_vote(state: State, decision: int, log: EventLog) -> None:
    """What the vote decided, if it did."""
    if decision == voting.NOTHING_YET:
        return
    state.since = state.ply
    if decision == voting.PLAY_ON:
        next_architect(state, log)
    else:
        end(state, log)
