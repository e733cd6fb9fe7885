"""Tour du Monde's hands and pile: playing a card, drawing, giving cards back, and what all this proves (TDM-27)."""

from __future__ import annotations

from bisect import insort

from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog, but, only
from tablee.games.tour_du_monde import events
from tablee.games.tour_du_monde.state import HAND, KINDS, State, is_sun


def spend(state: State, seat: int, card: int) -> None:
    """A card is played from a hand, for all to see."""
    state.hands[seat].remove(card)
    state.idle = 0
    if seat * KINDS + card in state.known:
        state.known.remove(seat * KINDS + card)
    if seat == state.dealer and state.most_suns < HAND and is_sun(card):
        state.most_suns -= 1


def pull(state: State, seat: int, count: int, log: EventLog) -> int:
    """Move cards from the pile to a hand, as far as there are any; how many is returned."""
    hand = state.hands[seat]
    drawn = 0
    while drawn < count and state.pile:
        card = state.pile.pop()
        insort(hand, card)
        drawn += 1
        if log is not None:
            log.append(AddressedEvent(only(seat), events.DrewCard(seat, card)))
    if seat == state.dealer and state.most_suns < HAND:
        state.most_suns = min(HAND, state.most_suns + drawn)
    return drawn


def refill(state: State, seat: int, count: int, log: EventLog) -> None:
    """Draw after a card was played; the last card of the pile is worth a word."""
    drawn = pull(state, seat, count, log)
    if drawn and log is not None:
        log.append(AddressedEvent(but(seat), events.Drew(seat, drawn)))
        if not state.pile:
            log.append(AddressedEvent(ALL, events.RanDry()))


def shuffle_in(state: State, cards: list[int], draw: Draw) -> None:
    """Put cards back into the pile, each at a random place: nobody knows the order of the others, so this shuffles."""
    pile = state.pile
    for card in cards:
        pile.append(card)
        place = draw.below(len(pile))
        pile[-1] = pile[place]
        pile[place] = card


def exchange(state: State, seat: int, mask: int, draw: Draw, log: EventLog) -> None:
    """Cards are set aside, as many drawn, then those set aside are shuffled into the pile (TDM-11)."""
    hand = state.hands[seat]
    aside = [card for place, card in enumerate(hand) if (mask >> place) & 1]
    if log is not None:
        log.append(AddressedEvent(ALL, events.Exchanged(seat, len(aside))))
    if aside:
        state.hands[seat] = [card for place, card in enumerate(hand) if not (mask >> place) & 1]
        # Which cards went back, nobody else knows.
        state.known = [stolen for stolen in state.known if stolen // KINDS != seat]
        pull(state, seat, len(aside), log)
        shuffle_in(state, aside, draw)
