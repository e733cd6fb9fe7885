"""Twelve cards of Faites du bruit !, each beside the one before: most are alike, and at the others silence is right."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.races import TRIALS, Trials
from tablee.games.bruit import events, rules
from tablee.games.bruit.state import DEAL, State, alike, call


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    """Piles lie there from the beginning, and are deep enough that no top card is ever won or given."""
    state = rules.deal(seats, first, options, draw)
    state.trial = True
    chain = [state.pack.pop()]
    while len(chain) <= TRIALS:
        chain.append(next_card(state.pack, chain[-1], draw))
    for number, card in enumerate(state.pack):
        state.piles[(first + 1 + number) % seats].append(card)
    state.piles[first].append(chain[0])  # whoever deals is not the first to get a card
    state.pack = chain[:0:-1]
    return state


def next_card(cards: list[int], before: int, draw: Draw) -> int:
    """Two in three are like the card before, or who never says a word would do well."""
    is_like = draw.below(3) > 0
    fitting = [card for card in cards if alike(card, before) == is_like] or cards
    cards.remove(fitting[0])
    return fitting[0]


def is_right(state: State, seat: int, moves: list[int]) -> bool:
    right = right_calls(state, seat)
    return moves[0] in right if moves else not right


def right_calls(state: State, seat: int) -> list[int]:
    """One's own name if it is the card of the dice; else that of whoever's card is like one's own."""
    if state.dice_match:
        return [call(seat)]
    others = [other for other in range(len(state.piles)) if other != seat]
    return [call(other) for other in others if rules.tops_alike(state, seat, other)]


TWELVE = Trials(deal, DEAL, is_right)
