"""What a net reads of La dernière: seats count in the direction of play from one's own."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.games.derniere import state as moves
from tablee.games.derniere.bot.evaluation import sensible
from tablee.games.derniere.state import DECKS, EFFECTS, State, playable
from tablee.games.derniere.views import View
from tablee.games.smileys.pack import CARDS, COLOURS, NONE, SMILEYS, colour_of, smiley_of
from tablee.kit.observation import EIGHTHS, lacking, spread

SEATS = range(2, 5)
FEW = 6  # hands up to this size are told apart

HAND = 0
DISCARD = HAND + CARDS
RECYCLED = DISCARD + CARDS
FOLLOW_COLOUR = RECYCLED + CARDS  # + colour; any; none
FOLLOW_SMILEY = FOLLOW_COLOUR + COLOURS + 2  # + smiley; none
DEBT = FOLLOW_SMILEY + SMILEYS + 1
HAS_DRAWN = DEBT + 1
PILE = HAS_DRAWN + 1
DECK = PILE + 1
EACH = DECK + len(DECKS)  # + by seat, one's own first:
PLAYING, TURN, SAID, SIZE, FEW_CARDS = 0, 1, 2, 3, 4
VOIDS = FEW_CARDS + FEW
SEAT = VOIDS + CARDS
STATE = EACH + SEAT * SEATS[-1] - CARDS  # one's own hand has no voids: it stands last

CARD = 0
NAMED = CARD + CARDS
DRAW = NAMED + COLOURS
PASS = DRAW + 1
OTHER = PASS + 1
EFFECT = OTHER + 1
OF_COLOUR = EFFECT + SMILEYS  # + how many of the colour that is to be followed then are left in the hand
OF_SMILEY = OF_COLOUR + FEW
LEFT = OF_SMILEY + FEW  # + how many cards
MOVE = LEFT + FEW

LAID = CARDS  # + card: held, and could be laid now
COULD = LAID + CARDS  # + how many of these
HOLDER = COULD + FEW
HELD = HOLDER * (SEATS[-1] - 1)


class Features:
    hidden = (256, 192, 128, 64)
    seats = SEATS
    tables: list[dict[str, Any]] = [{"announce": "auto"}] * 5 + [
        {"announce": "auto", "deck": deck} for deck in DECKS[1:]
    ]
    highs = np.ones(STATE, np.uint8)
    move_highs = np.ones(MOVE, np.uint8)
    held_highs = np.ones(HELD, np.uint8)

    def __init__(self) -> None:
        self.highs[[DEBT, PILE]] = 12, CARDS
        for place in range(SEATS[-1]):
            at = EACH + place * SEAT
            self.highs[at + SIZE] = CARDS
            self.highs[at + VOIDS : at + SEAT] = EIGHTHS

    def state(self, view: View) -> bytearray:
        row = bytearray(STATE)
        for card in view.hand:
            row[HAND + card] = 1
        for card in view.discard:
            row[DISCARD + card] = 1
        if view.recycled:
            row[RECYCLED : RECYCLED + CARDS] = spread(view.recycled, CARDS)
        row[FOLLOW_COLOUR + (view.colour if view.colour != NONE else COLOURS + 1)] = 1
        row[FOLLOW_SMILEY + (view.smiley if view.smiley != NONE else SMILEYS)] = 1
        row[DEBT] = min(view.debt, 12)
        row[HAS_DRAWN] = view.has_drawn
        row[PILE] = view.pile
        row[DECK + view.reading] = 1
        self.write_seats(row, view)
        return row

    def write_seats(self, row: bytearray, view: View) -> None:
        count = len(view.sizes)
        assert view.seat is not None
        seat = view.seat
        for place in range(count):
            at = EACH + (place - 1 if place else SEATS[-1] - 1) * SEAT
            size = view.sizes[seat]
            row[at + PLAYING] = not view.places[seat]
            row[at + TURN] = seat == view.turn
            row[at + SAID] = (view.said >> seat) & 1
            row[at + SIZE] = size
            if 0 < size <= FEW:
                row[at + FEW_CARDS + size - 1] = 1
            if place and view.voids[seat]:
                row[at + VOIDS : at + SEAT] = lacking(view.voids[seat], size, CARDS)
            seat = (seat + view.direction) % count

    def moves(self, view: View, legal: list[int]) -> list[bytearray]:
        return [self.move(view, move) for move in legal]

    def move(self, view: View, move: int) -> bytearray:
        row = bytearray(MOVE)
        if move >= moves.DRAW:
            row[DRAW if move == moves.DRAW else PASS if move == moves.PASS else OTHER] = 1
            return row
        card = moves.joker_card(move) if move >= moves.JOKER else move
        colour, smiley = (moves.joker_colour(move), NONE) if move >= moves.JOKER else (colour_of(card), smiley_of(card))
        row[CARD + card] = 1
        if move >= moves.JOKER:
            row[NAMED + colour] = 1
        effect = EFFECTS[view.reading][card]
        if effect != NONE:
            row[EFFECT + effect] = 1
        of_colour = of_smiley = 0
        for other in view.hand:
            if other != card:
                of_colour += colour_of(other) == colour
                of_smiley += smiley_of(other) == smiley
        if of_colour and colour != NONE:
            row[OF_COLOUR + min(of_colour, FEW) - 1] = 1
        if of_smiley and smiley != NONE:
            row[OF_SMILEY + min(of_smiley, FEW) - 1] = 1
        left = len(view.hand) - 1
        if 0 < left <= FEW:
            row[LEFT + left - 1] = 1
        return row

    def held(self, world: State, seat: int) -> bytearray:
        row = bytearray(HELD)
        count = len(world.hands)
        could_be_laid = playable(world.reading, world.colour, world.smiley)
        for at in range(0, HOLDER * (count - 1), HOLDER):
            seat = (seat + world.direction) % count
            cards = 0
            for card in world.hands[seat]:
                cards |= 1 << card
            if cards:
                row[at : at + CARDS] = spread(cards, CARDS)
            cards &= could_be_laid
            if cards:
                row[at + LAID : at + COULD] = spread(cards, CARDS)
                row[at + COULD + min(cards.bit_count(), FEW) - 1] = 1
        return row

    def choices(self, view: View, legal: list[int]) -> list[int]:
        return sensible(view.hand, legal)


FEATURES = Features()
