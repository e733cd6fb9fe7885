"""How a table of La dernière stands, and what a sensible player does next: what the strong levels' search leans on.

The weights lie midway between two logistic fits of which hand won, at tables of two: 4,000 matches played by `policy`
and 1,000 played by a search with a first fit.
"""

from __future__ import annotations

import math
from typing import Final

from tablee.core.draws import Draw
from tablee.games.derniere.state import DRAW, EFFECTS, FOLLOWS, GO_ON, JOKER, State
from tablee.games.smileys.pack import ANGRY, CARDS, COLOURS, NONE, SAD, SMILE, colour_of

# What a hand is worth.
CARD: Final = -0.15
FEW: Final = [0.0, 0.54, 0.19, 0.05]  # more, with one, two or three cards left
COLOUR: Final = -0.18  # each colour that has to be followed
ACTING: Final = {SMILE: 0.47, ANGRY: 0.33, SAD: 0.28}  # a card that acts
# For whoever is to play:
CAN_FOLLOW: Final = 0.39
TURN: Final = -0.16

ANY_HUE: Final = COLOURS + 1  # of cards without a colour
HUE: Final = [ANY_HUE if colour_of(card) == NONE else colour_of(card) for card in range(CARDS)]
WORTH: Final = [[ACTING.get(effect, 0.0) for effect in effects] for effects in EFFECTS]  # by reading and card
# The colours a hand has to be rid of, as bits; jokers go on everything.
HUES: Final = [[0 if effect == SMILE else 1 << HUE[card] for card, effect in enumerate(effects)] for effects in EFFECTS]


def policy(world: State, seat: int, moves: list[int], draw: Draw) -> int:
    """The colour held most; another turn where there is one to be had; attacks when somebody is about to go out."""
    hand = world.hands[seat]
    held = [0] * (ANY_HUE + 1)
    for card in hand:
        held[HUE[card]] += 1
    held[ANY_HUE] = 1
    sizes = [len(other) for other in world.hands]
    sizes[seat] = CARDS
    is_close = min(sizes) <= 2
    skip = 12 if len(sizes) == 2 else 20 if is_close else -3
    attack = 25 if is_close else -3
    joker = -10 if len(hand) <= 2 else -40
    effects = EFFECTS[world.reading]
    best, chosen = -999, moves[-1]
    for move in moves:
        if move < JOKER:
            worth = 10 * (held[HUE[move]] - 1)
            effect = effects[move]
            if effect == SAD:
                worth += skip
            elif effect == ANGRY:
                worth += attack
        elif move < DRAW:
            worth = 10 * held[(move - JOKER) % COLOURS] + joker
        else:
            worth = -900
        if worth > best:
            best, chosen = worth, move
    return chosen


def sensible(hand: list[int], legal: list[int]) -> list[int]:
    """What is worth a thought: a joker names a colour that one holds, if there is any; and always on for the places."""
    if GO_ON in legal:
        return [GO_ON]
    held = {colour_of(card) for card in hand}
    return [move for move in legal if not JOKER <= move < DRAW or (move - JOKER) % COLOURS in held] or legal


def value(world: State, seat: int) -> float:
    """The share of the victory: what it is at the end, what it looks like before."""
    if world.finished:
        return 0.0 if world.hands[seat] else 1.0
    hopes = 0.0
    mine = 0.0
    for other, place in enumerate(world.places):
        if not place:
            hope = math.exp(worth_of_hand(world, other))
            hopes += hope
            if other == seat:
                mine = hope
    return mine / hopes


def worth_of_hand(world: State, seat: int) -> float:
    hand = world.hands[seat]
    size = len(hand)
    worths = WORTH[world.reading]
    hues_of = HUES[world.reading]
    hues = 0
    worth = CARD * size + (FEW[size] if size < len(FEW) else 0.0)
    for card in hand:
        worth += worths[card]
        hues |= hues_of[card]
    worth += COLOUR * hues.bit_count()
    if seat == world.turn:
        worth += TURN
        if not world.debt:
            follows = FOLLOWS[world.reading][world.colour][world.smiley]
            for card in hand:
                if follows[card]:
                    return worth + CAN_FOLLOW
    return worth


# ---- endgames


def position(world: State) -> tuple[object, ...]:
    """All that the course of a world depends on, when nobody draws."""
    hands = tuple([tuple(hand) for hand in world.hands])
    follows = (world.colour, world.smiley, world.debt, world.drawn)
    return world.turn, world.direction, hands, len(world.pile), follows
