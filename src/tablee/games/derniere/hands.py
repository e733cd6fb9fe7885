"""La dernière's hands: drawing cards, and saying "dernière !" in time."""

from __future__ import annotations

from bisect import insort

from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog, but, only
from tablee.games.derniere import events
from tablee.games.derniere.state import State
from tablee.games.smileys.pack import NONE
from tablee.kit.void_cards import DREW, LACKED


def draw_cards(state: State, seat: int, count: int, draw: Draw, log: EventLog) -> int:
    """Move cards from the pile to a hand, as far as there are any; the last one is returned."""
    card = NONE
    drawn = 0
    hand = state.hands[seat]
    shown = state.shown
    while drawn < count and state.pile:
        card = state.pile.pop()
        insort(hand, card)
        shown.append(seat)
        shown.append(DREW)
        shown.append(1)
        drawn += 1
        if log is not None:
            log.append(AddressedEvent(only(seat), events.DrewCard(seat, card)))
        if not state.pile:
            recycle(state, draw, log)
    if log is not None:
        log.append(
            AddressedEvent(but(seat) if drawn else ALL, events.Drew(seat, drawn))
        )  # its owner has seen each card
    words = state.said | state.silent
    if words and (words >> seat) & 1 and (drawn or len(hand) > 1):
        recount(state, seat, log)  # DER-19: a word for a card that was not played is forgotten, drawn or not
    return card


def recycle(state: State, draw: Draw, log: EventLog) -> None:
    """The discard but for its top card becomes the pile, as soon as it has more than that (DER-11)."""
    if len(state.discard) < 2:
        return
    top = state.discard.pop()
    state.pile = state.discard
    state.discard = [top]
    draw.shuffle(state.pile)
    cards = 0
    for card in state.pile:
        cards |= 1 << card
    state.recycled = cards
    for seat in range(len(state.hands)):
        state.shown += [seat, LACKED, cards]
    if log is not None:
        log.append(AddressedEvent(ALL, events.Reshuffled()))


# ---- dernière !


def recount(state: State, seat: int, log: EventLog) -> None:
    """A hand has changed: at one card its owner has to say so, with more there is nothing to say (DER-17)."""
    bit = 1 << seat
    if len(state.hands[seat]) != 1:
        state.said &= ~bit
        state.silent &= ~bit
        state.exposed &= ~bit
    elif state.said & bit or not state.by_hand:
        announce(state, seat, log)
    elif not state.silent & bit:
        state.silent |= bit
        state.quiet_since[seat] = state.ply


def announce(state: State, seat: int, log: EventLog) -> None:
    bit = 1 << seat
    state.said |= bit
    state.silent &= ~bit
    state.exposed &= ~bit
    if log is not None and len(state.hands[seat]) == 1:  # said with two, it is heard with the card that is played
        log.append(AddressedEvent(ALL, events.Announced(seat)))


def caught(state: State, by: int, owner: int, draw: Draw, log: EventLog) -> None:
    """Somebody noticed: the owner draws two at once (DER-18, DER-19)."""
    if log is not None:
        log.append(AddressedEvent(ALL, events.Caught(by, owner)))
    state.said |= 1 << owner  # settled, even if there is no card left to draw
    state.silent &= ~(1 << owner)
    state.exposed &= ~(1 << owner)
    draw_cards(state, owner, 2, draw, log)
