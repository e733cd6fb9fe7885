"""Points in Diferencio: what a turn brings, who comes next, who has won."""

from __future__ import annotations

from bisect import insort

from tablee.core.events import ALL, Tell, Told, only
from tablee.games.diferencio import events
from tablee.games.diferencio.state import HAND, NIGHTS_EACH, NONE, ROUND_TWO_AT, STUDY, WIN_AT, State, is_in, picture
from tablee.kit import voting

# ---- point cards


def put_back(state: State, seat: int, card: int, tell: Tell) -> None:
    """A point is lost: its card goes under the pile for all to see (DFO-16, DFO-22)."""
    state.owing &= ~(1 << seat)
    state.won[seat].remove(card)
    state.pile.insert(0, card)
    state.bottom += 1
    if tell is not None:
        tell.append(Told(ALL, events.GaveBack(seat, picture(state.side, card))))


# ---- the end of a turn


def end_turn(state: State, tell: Tell) -> None:
    """The architect scores last (DFO-18), refills the hand, and the role passes on (DFO-12)."""
    architect = state.architect
    show_unnoticed(state, tell)
    collect(state, tell)
    reach(state, architect, tell)
    if state.finished:
        return
    if not state.places[architect]:  # ours: who has a place keeps the cards in hand and draws no more
        refill(state, architect, tell)
    if not state.second and most_points(state) >= ROUND_TWO_AT:  # DFO-13
        state.second = True
        if tell is not None:
            tell.append(Told(ALL, events.SecondRound()))
    state.phase = STUDY
    state.since = state.ply
    state.ready = 0
    if any(state.places) and not state.asked:
        ask_to_go_on(state, tell)
    else:
        next_architect(state, tell)


def show_unnoticed(state: State, tell: Tell) -> None:
    """The search is over: everybody sees what nobody found."""
    if tell is None:
        return
    for space, old in enumerate(state.removed):
        if old != NONE and not is_in(state.taken, space):
            new = state.board[space]
            tell.append(Told(ALL, events.Unnoticed(picture(state.side, old), picture(state.side, new))))


def collect(state: State, tell: Tell) -> None:
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
    if tell is not None and (state.second or unfound):
        tell.append(Told(ALL, events.Scored(architect, unfound, swapped)))


def refill(state: State, seat: int, tell: Tell) -> None:
    """Up to three cards, as far as the pile goes (DFO-12, DFO-20)."""
    hand = state.hands[seat]
    while len(hand) < HAND and state.pile:
        card = state.pile.pop()
        insort(hand, card)
        if len(state.pile) < state.bottom:  # everybody saw this one go under the pile
            state.bottom -= 1
            state.known[seat] |= 1 << card
        if tell is not None:
            tell.append(Told(only(seat), events.DrewCard(seat, picture(state.side, card))))


def most_points(state: State) -> int:
    most = 0
    for cards in state.won:
        most = max(most, len(cards))
    return most


def next_architect(state: State, tell: Tell) -> None:
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
        if tell is not None:
            tell.append(Told(ALL, events.Skipped(seat)))
        refill(state, seat, tell)
    if tell is not None:
        tell.append(Told(ALL, events.CutShort()))
    end(state, tell)


# ---- six points


def reach(state: State, seat: int, tell: Tell) -> None:
    """Six points win, at the very moment they are reached (DFO-19). With play on for places (COM-8) the others finish
    the turn before they are asked (ours): the board would be in view while they vote."""
    if len(state.won[seat]) < WIN_AT:
        return
    place = len(state.places) - state.places.count(0) + 1
    state.places[seat] = place
    if tell is not None:
        tell.append(Told(ALL, events.Finished(seat, place)))
    if not state.play_on or state.places.count(0) == 1:
        end(state, tell)


def end(state: State, tell: Tell) -> None:
    """Those without a place are ranked by points, once every card that is owed has been given back."""
    state.finished = True
    for seat in range(len(state.places)):
        if is_in(state.owing, seat):
            put_back(state, seat, state.won[seat][-1], tell)
    still_in = [seat for seat, place in enumerate(state.places) if not place]
    ahead = len(state.places) - len(still_in)
    for seat in still_in:
        better = 0
        for other in still_in:
            better += len(state.won[other]) > len(state.won[seat])
        state.places[seat] = 1 + ahead + better


def ask_to_go_on(state: State, tell: Tell) -> None:
    state.asked = True
    state.vote = voting.ask(state.places, tell)


def settle_vote(state: State, decision: int, tell: Tell) -> None:
    """What the vote decided, if it did."""
    if decision == voting.NOTHING_YET:
        return
    state.since = state.ply
    if decision == voting.PLAY_ON:
        next_architect(state, tell)
    else:
        end(state, tell)
