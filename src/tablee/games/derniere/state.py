"""La dernière: its moves, its cards and its state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tablee.games.smileys.pack import (
    ANGRY,
    BASE_CARDS,
    CARDS,
    COLOURS,
    NONE,
    SAD,
    SMILE,
    SMILEY_SPECIAL,
    SMILEYS,
    SURPRISED,
    colour_of,
    smiley_of,
)
from tablee.kit import void_cards

# ---- moves

PLAY: Final = 0  # + card
JOKER: Final = PLAY + CARDS  # + which SOURIRE (its colour, 6 the special) * 6 + colour named
DRAW: Final = JOKER + 7 * COLOURS  # also takes what EN COLERE asks
PASS: Final = DRAW + 1
ANNOUNCE: Final = PASS + 1
CATCH: Final = ANNOUNCE + 1  # + seat
GO_ON: Final = CATCH + 10
ENOUGH: Final = GO_ON + 1
GRACE: Final = ENOUGH + 1  # the table's, + seat: from now on this seat can be caught
LATE: Final = GRACE + 10
VOTE_OVER: Final = LATE + 1
MOVES: Final = VOTE_OVER + 1

GRACE_MS: Final = 1500  # DER-19
ANYTHING: Final = 6  # a colour to follow that every card follows

# Which cards are in the deck (DER-1), by reading A, B, C, D.
DECKS: Final = ["A", "B", "C", "D"]
SPECIALS: Final = [
    [36, 37, 38, 39, 40, 41],
    [36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47],
    [36, 37, 38, 39, 40, 41, 42 + SMILE, 42 + ANGRY, 42 + SAD, 42 + SURPRISED],
    [42, 43, 44, 45, 46, 47],
]

ALL_CARDS: Final = (1 << CARDS) - 1  # as bits


def joker(card: int, colour: int) -> int:
    """The move: lay this SOURIRE and name a colour."""
    return JOKER + (card // SMILEYS if card < BASE_CARDS else 6) * COLOURS + colour


def joker_card(move: int) -> int:
    which = (move - JOKER) // COLOURS
    return which * SMILEYS + SMILE if which < 6 else SMILEY_SPECIAL + SMILE


def joker_colour(move: int) -> int:
    return (move - JOKER) % COLOURS


JOKER_CARDS: Final = [joker_card(move) for move in range(JOKER, DRAW)]  # by how much a move is more than JOKER
JOKER_COLOURS: Final = [joker_colour(move) for move in range(JOKER, DRAW)]


def catch(seat: int) -> int:
    return CATCH + seat


def grace(seat: int) -> int:
    return GRACE + seat


# ---- cards


WHOLE: Final = [[*range(BASE_CARDS), *specials] for specials in SPECIALS]


def deck(reading: int) -> list[int]:
    return WHOLE[reading].copy()


def is_joker(reading: int, card: int) -> bool:
    if reading == 0:
        return card < BASE_CARDS and card % SMILEYS == SMILE
    return card == SMILEY_SPECIAL + SMILE


def action(reading: int, card: int) -> int:
    """The smiley whose effect a card has, or NONE: every face under A, the smiley specials under B, C, D (DER-2)."""
    if reading == 0:
        return card % SMILEYS if card < BASE_CARDS else NONE
    return card - SMILEY_SPECIAL if card >= SMILEY_SPECIAL else NONE


EFFECTS: Final = [[action(reading, card) for card in range(CARDS)] for reading in range(4)]

NOT: Final = 0
PLAINLY: Final = 1
AS_JOKER: Final = 2


def may_follow(reading: int, card: int, colour: int, smiley: int) -> int:
    """How a card goes on what lies there: by colour or smiley (DER-6, DER-7, DER-24) or as a joker (DER-15)."""
    if is_joker(reading, card):
        return AS_JOKER
    same_colour = colour == ANYTHING or (colour != NONE and colour_of(card) == colour)
    return PLAINLY if same_colour or (smiley != NONE and smiley_of(card) == smiley) else NOT


# may_follow for every card, by reading, colour and smiley to be followed; NONE is -1, so it stands last.
FOLLOWS: Final = [
    [
        [[may_follow(reading, card, colour, smiley) for card in range(CARDS)] for smiley in [*range(SMILEYS), NONE]]
        for colour in [*range(COLOURS), ANYTHING, NONE]
    ]
    for reading in range(4)
]
NAMINGS: Final = [[joker(card, colour) for colour in range(COLOURS)] for card in range(CARDS)]  # if it is a joker
OR_PASS: Final = [  # the moves of whoever has drawn a card, by how it follows and by card
    [[PASS] for card in range(CARDS)],
    [[card, PASS] for card in range(CARDS)],
    [[*NAMINGS[card], PASS] for card in range(CARDS)],
]


def playable(reading: int, colour: int, smiley: int) -> int:
    """The cards that could be laid, as bits: who draws holds none of them (DER-23)."""
    return PLAYABLE[reading][colour][smiley]


PLAYABLE: Final = [
    [[sum(1 << card for card in range(CARDS) if follows[card]) for follows in by_smiley] for by_smiley in by_colour]
    for by_colour in FOLLOWS
]


# ---- state


class Looked:
    """What is no part of a state, since nobody need have looked: what is proved, by as many numbers as were read."""

    __slots__ = ("_read", "_voids")
    _voids: list[list[int]] | None
    _read: int

    def __post_init__(self) -> None:
        self._voids = None
        self._read = 0

    def look(self, proved: list[list[int]], shown: list[int]) -> list[list[int]]:
        found = self._voids
        if found is None or self._read < len(shown):
            found = void_cards.after(proved if found is None else found, shown, self._read)
            self._voids = found
            self._read = len(shown)
        return found

    def look_like(self, other: Looked) -> None:
        self._voids = other._voids
        self._read = other._read


@dataclass(slots=True)
class State(Looked):
    ply: int
    reading: int  # of the deck: 0..3 are A..D
    by_hand: bool  # announcements are made by hand
    play_on: bool
    hands: list[list[int]]
    pile: list[int]  # the top is last
    discard: list[int]  # the top is last
    colour: int  # to be followed; ANYTHING or NONE too
    smiley: int  # to be followed; NONE after a colour special
    turn: int
    direction: int
    debt: int  # cards an EN COLERE asks of the turn's player
    drawn: int  # the card drawn in this turn, the only one that may now be played; NONE before
    turns_left: int  # of the safety net
    since: int  # the ply at which this turn began
    said: int  # bits of seats that announced
    silent: int  # bits of seats with one card that did not
    exposed: int  # those of them that can be caught: their grace is over
    quiet_since: list[int]  # by seat, the ply at which it became silent
    exposed_since: list[int]  # by seat, the ply at which its grace was over
    places: list[int]
    vote: list[int]
    finished: bool
    proved: list[list[int]]  # by seat, what its draws had proved in the beginning
    recycled: int  # the cards of the last reshuffle, as bits: the pile can hold no others; 0 before
    shown: list[int] = field(default_factory=list)  # what hands have shown since then: kit/void_cards.py

    @property
    def voids(self) -> list[list[int]]:
        """By seat, what its draws prove by now: made when somebody looks, and not to be changed, as copies share it."""
        return self.look(self.proved, self.shown)

    def copy(self) -> State:
        """Field by field: searches copy at every step, and a call with so many keywords takes twice as long."""
        twin = State.__new__(State)
        twin.ply = self.ply
        twin.reading = self.reading
        twin.by_hand = self.by_hand
        twin.play_on = self.play_on
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.colour = self.colour
        twin.smiley = self.smiley
        twin.turn = self.turn
        twin.direction = self.direction
        twin.debt = self.debt
        twin.drawn = self.drawn
        twin.turns_left = self.turns_left
        twin.since = self.since
        twin.said = self.said
        twin.silent = self.silent
        twin.exposed = self.exposed
        twin.quiet_since = self.quiet_since[:]
        twin.exposed_since = self.exposed_since[:]
        twin.places = self.places[:]
        twin.vote = self.vote[:]
        twin.finished = self.finished
        twin.proved = [evidence[:] for evidence in self.proved]
        twin.recycled = self.recycled
        twin.shown = self.shown[:]
        twin.look_like(self)
        return twin
