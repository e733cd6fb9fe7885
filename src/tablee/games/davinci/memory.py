"""What a player of Da Vinci Code remembers of a match: a fold over what its seat was told."""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.told import Happening
from tablee.games.davinci import told
from tablee.games.davinci.state import BACK, NONE, colour_of, value_of


class Question(NamedTuple):
    """Somebody named a piece: what lay open of the code that was pointed at, and when it was."""

    by: int
    whom: int
    place: int
    piece: int  # of the colour of its back
    when: int
    seen: tuple[int, ...]  # one's own code as the others saw it, if it was the one pointed at
    denied: tuple[int, ...]


class Memory:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.code: list[int] = []  # one's own
        self.drawn = NONE
        self.shown: set[int] = set()  # pieces
        self.now = 0  # counts the turns in which a piece was inserted
        self.ages: list[list[int]] = []  # by seat and place, when that piece was inserted; 0: it was there at first
        self.denied: list[list[int]] = []  # by seat and place, bits of values
        self.questions: list[Question] = []

    def hear(self, happening: Happening) -> None:
        if isinstance(happening, told.DrewPiece):
            self.take(happening.piece)
        elif isinstance(happening, told.ChosePlace):
            self.move_joker(happening.piece, happening.place)
        elif isinstance(happening, told.Took):
            self.ages.append([0] * (happening.black + happening.white))
            self.denied.append([0] * (happening.black + happening.white))
        elif isinstance(happening, told.Guessed):
            self.note(happening)
        elif isinstance(happening, told.Exposed):
            self.shown.add(happening.piece)
            self.insert(happening.by, happening.place)
        elif isinstance(happening, told.Inserted):
            self.insert(happening.by, happening.place)
        elif isinstance(happening, told.Showed):
            self.shown.add(happening.piece)

    def take(self, piece: int) -> None:
        """In the set-up pieces are told from left to right; later it is the one that was drawn."""
        if self.ages:
            self.drawn = piece
        else:
            self.code.append(piece)

    def move_joker(self, piece: int, gap: int) -> None:
        """In the set-up; a drawn piece is placed when it is inserted."""
        if not self.ages:
            self.code.remove(piece)
            self.code.insert(gap, piece)

    def insert(self, by: int, place: int) -> None:
        self.ages[by].insert(place, self.now)
        self.denied[by].insert(place, 0)
        self.now += 1
        if by == self.seat:
            self.code.insert(place, self.drawn)
            self.drawn = NONE

    def note(self, said: told.Guessed) -> None:
        if said.by != self.seat:
            is_mine = said.whom == self.seat
            seen = tuple(self.seen_code()) if is_mine else ()
            denied = tuple(self.denied[said.whom]) if is_mine else ()
            self.questions.append(Question(said.by, said.whom, said.place, said.piece, self.now, seen, denied))
        if said.right:
            self.shown.add(said.piece)
        else:
            self.denied[said.whom][said.place] |= 1 << value_of(said.piece)

    def seen_code(self) -> list[int]:
        """One's own code as the others see it."""
        return [piece if piece in self.shown else BACK + colour_of(piece) for piece in self.code]

    def named(self) -> list[list[int]]:
        """By seat and place, bits of the pieces that its owner named of somebody else while it stood there."""
        found = [[0] * len(ages) for ages in self.ages]
        for question in self.questions:
            bit = 1 << question.piece
            for place, age in enumerate(self.ages[question.by]):
                if age <= question.when:
                    found[question.by][place] |= bit
        return found
