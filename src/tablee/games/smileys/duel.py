"""Ties among the winners of A moi !, Faites du bruit ! and Trouve: the dice name cards until one of theirs comes up."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog
from tablee.core.moves import NOBODY
from tablee.games.smileys import events
from tablee.games.smileys.pack import BASE_CARDS


def duel(tied: list[int], owned: list[list[int]], draw: Draw, log: EventLog) -> int:
    """The tied seat that owns the first card rolled; NOBODY if none of them owns a card, and victory is shared."""
    holders = [seat for seat in tied if owned[seat]]
    if not holders:
        return NOBODY
    while True:
        card = draw.below(BASE_CARDS)
        if log is not None:
            log.append(AddressedEvent(ALL, events.DuelRolled(card)))
        for seat in holders:
            if card in owned[seat]:
                if log is not None:
                    log.append(AddressedEvent(ALL, events.DuelWon(seat)))
                return seat
