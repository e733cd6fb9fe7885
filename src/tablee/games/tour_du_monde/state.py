"""Tour du Monde: its cards, its moves and its state.

A card is its kind: copies of a kind are alike, so hands and piles are lists of kinds. A line is known by its number:
three for every seat, one of each colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# ---- cards

COLOURS: Final = 3
CORAL: Final = 0
JADE: Final = 1
SAFFRON: Final = 2

CONTINENTS: Final = 5
AFRICA: Final = 0
AMERICA: Final = 1
ASIA: Final = 2
EUROPE: Final = 3
OCEANIA: Final = 4

# Kinds, in the order in which a hand is shown (TDM-4): 15 continents, one colour after the other, then these.
SUN: Final = 15
COLOURED_SUN: Final = 16  # + colour
RAINBOW: Final = 19
MOON: Final = 20
LIGHTNING: Final = 21
ICEBERG: Final = 22
KINDS: Final = 23
NONE: Final = -1  # no card, no line

SUNS: Final = 0b1111 << SUN  # the suns as bits

# How many of each there are (TDM-2), by deck: every continent in every colour, suns, rainbows, moons, lightnings,
# icebergs.
DECKS: Final = ["std110", "light110"]
COPIES: Final = [[4, 27, 3, 12, 4, 4], [5, 18, 3, 8, 3, 3]]

HAND: Final = 7  # TDM-4


def continent(which: int, colour: int) -> int:
    return colour * CONTINENTS + which


def is_sun(card: int) -> bool:
    return SUN <= card < RAINBOW


def sun_for(coloured: bool, colour: int) -> int:
    """The sun that opens a line of this colour: any, or one of its own (TDM-3)."""
    return COLOURED_SUN + colour if coloured else SUN


def deck(number: int, coloured: bool) -> list[int]:
    each, suns, rainbows, moons, lightnings, icebergs = COPIES[number]
    cards = [card for card in range(SUN) for _ in range(each)]
    if coloured:
        cards += [COLOURED_SUN + colour for colour in range(COLOURS) for _ in range(suns // COLOURS)]
    else:
        cards += [SUN] * suns
    return cards + [RAINBOW] * rainbows + [MOON] * moons + [LIGHTNING] * lightnings + [ICEBERG] * icebergs


# ---- moves

DIRECTION: Final = 0  # + 0 to the left (clockwise), + 1 to the right
OPEN: Final = 2  # + colour, + 3 with a rainbow
LAY: Final = OPEN + 2 * COLOURS  # + continent card
CURE: Final = LAY + SUN  # + colour of one's own line, + 3 with a rainbow
ECLIPSE: Final = CURE + 2 * COLOURS  # + line: a moon on it
STRIKE: Final = ECLIPSE + 6 * COLOURS  # + colour: lightning
FREEZE: Final = STRIKE + COLOURS  # + line: an iceberg on it
EXCHANGE: Final = FREEZE + 6 * COLOURS  # + which cards of the sorted hand, as bits; nothing is to pass
CANCEL: Final = EXCHANGE + (1 << HAND)  # a moon, with a rainbow, at once
LET: Final = CANCEL + 1  # the moon do its work
GO_ON: Final = LET + 1
ENOUGH: Final = GO_ON + 1
REACT_OVER: Final = ENOUGH + 1  # the table's, from here on
LATE: Final = REACT_OVER + 1
VOTE_OVER: Final = LATE + 1
MOVES: Final = VOTE_OVER + 1

REACT_MS: Final = 6_000  # TDM-19


def line_of(seat: int, colour: int) -> int:
    return seat * COLOURS + colour


def owner(line: int) -> int:
    return line // COLOURS


def open_line(colour: int, rainbow: bool = False) -> int:
    """The move: open a line of one's own."""
    return OPEN + colour + (COLOURS if rainbow else 0)


def lay(card: int) -> int:
    """The move: lay this continent on the line of its colour."""
    return LAY + card


def cure(colour: int, rainbow: bool = False) -> int:
    """The move: cover the moon on a line of one's own."""
    return CURE + colour + (COLOURS if rainbow else 0)


def eclipse(seat: int, colour: int) -> int:
    """The move: a moon on somebody's line."""
    return ECLIPSE + line_of(seat, colour)


def strike(colour: int) -> int:
    """The move: lightning on all the others' lines of a colour."""
    return STRIKE + colour


def freeze(seat: int, colour: int) -> int:
    """The move: an iceberg at the end of somebody's line."""
    return FREEZE + line_of(seat, colour)


def exchange(hand: list[int], cards: list[int]) -> int:
    """The move: exchange these cards of this sorted hand. Of equal cards the first are given, so that there is one move
    for each choice."""
    mask = 0
    for card in cards:
        place = hand.index(card)
        while (mask >> place) & 1:
            place += 1
        mask |= 1 << place
    return EXCHANGE + mask


def pattern(hand: list[int]) -> int:
    """Which cards of a sorted hand equal the one before, as bits after a leading 1: the index of its EXCHANGES."""
    bits = 1 if hand else 0
    for i in range(1, len(hand)):
        bits = 2 * bits + (hand[i] == hand[i - 1])
    return bits


def exchanges(bits: int) -> list[int]:
    """All the exchanges of a hand with this pattern: of equal cards always the first ones."""
    masks = [0]
    size = bits.bit_length()
    start = 0
    while start < size:
        end = start + 1
        while end < size and (bits >> (size - 1 - end)) & 1:
            end += 1
        masks = [mask | (((1 << count) - 1) << start) for count in range(end - start + 1) for mask in masks]
        start = end
    return [EXCHANGE + mask for mask in masks]


EXCHANGES: Final = [exchanges(bits) for bits in range(1 << HAND)]

# ---- state


@dataclass(slots=True)
class State:
    ply: int
    deck: int  # index into DECKS
    coloured: bool  # suns have colours
    interrupter_plays: bool  # who cancels a moon plays next
    play_on: bool
    hands: list[list[int]]
    pile: list[int]  # the top is last
    lines: list[list[int]]  # by line, its continents in the order in which they were laid
    tops: list[int]  # by line, what lies on its opener's place: a sun, a rainbow, a moon, or NONE: not open
    frozen: int  # bits of lines that end in an iceberg
    buried: list[int]  # what lies under the tops, and the moons that were cancelled: out of the game
    dealer: int
    direction: int  # 1 or -1; 0 until the dealer has chosen
    turn: int
    turns: int
    idle: int  # turns in a row in which no card was played, with no pile
    since: int  # the ply at which this turn, or its reaction window, began
    attacked: int  # the line a moon hangs over, while its owner may react; NONE
    let: bool  # its owner has let it happen
    known: list[int]  # stolen cards that are still in a hand for sure: seat * KINDS + card (TDM-27)
    most_suns: int  # that the dealer can hold, who began without one; HAND when that tells nothing any more
    places: list[int]
    points: list[int]
    vote: list[int]
    finished: bool

    def copy(self) -> State:
        """Field by field: searches copy at every step, and a call with so many keywords takes twice as long."""
        twin = State.__new__(State)
        twin.ply = self.ply
        twin.deck = self.deck
        twin.coloured = self.coloured
        twin.interrupter_plays = self.interrupter_plays
        twin.play_on = self.play_on
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.lines = [line[:] for line in self.lines]
        twin.tops = self.tops[:]
        twin.frozen = self.frozen
        twin.buried = self.buried[:]
        twin.dealer = self.dealer
        twin.direction = self.direction
        twin.turn = self.turn
        twin.turns = self.turns
        twin.idle = self.idle
        twin.since = self.since
        twin.attacked = self.attacked
        twin.let = self.let
        twin.known = self.known[:]
        twin.most_suns = self.most_suns
        twin.places = self.places[:]
        twin.points = self.points[:]
        twin.vote = self.vote[:]
        twin.finished = self.finished
        return twin
