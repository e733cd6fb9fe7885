"""How what a seat sees becomes numbers: one kind of field for each kind of thing in a view.

A view becomes a row of bytes, always as long, each from 0 to the highest it can be. A game's observation.py lists its
fields by the number of seats; what the options say is left out, because it is the same all through a match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]

ANSWERS = 4  # to a vote: not asked, asked, on, enough
TURNS = 200 * 10  # more than any match has

ONES = bytes.maketrans(b"01", b"\x00\x01")


class Field(Protocol):
    """A part of a view: how high its bytes can be, and how it is written."""

    @property
    def highs(self) -> list[int]: ...
    def write(self, out: bytearray, at: int, value: Any) -> None: ...


class Flag:
    """Yes or no."""

    highs = [1]
    low = 0

    def write(self, out: bytearray, at: int, value: bool) -> None:
        out[at] = value


class Count:
    """A number from `low` to `high`, which also stands for more. Above 255 it takes two bytes, the larger first."""

    def __init__(self, high: int, low: int = 0) -> None:
        self.low = low
        self.most = high - low
        self.highs = [self.most] if self.most < 256 else [self.most >> 8, 255]

    def write(self, out: bytearray, at: int, value: int) -> None:
        value -= self.low
        if value > self.most:
            value = self.most
        if self.most < 256:
            out[at] = value
        else:
            out[at], out[at + 1] = value >> 8, value & 255


class Which:
    """One of `count`, as a single 1; none of them is all zeros."""

    def __init__(self, count: int) -> None:
        self.highs = [1] * count

    def write(self, out: bytearray, at: int, value: int | None) -> None:
        if value is not None and value >= 0:
            out[at + value] = 1


class Bits:
    """A set given as bits."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.highs = [1] * count

    def write(self, out: bytearray, at: int, value: int) -> None:
        if value:
            out[at : at + self.count] = spread(value, self.count)


@lru_cache(maxsize=1 << 14)  # what is known of a hand stays so for many a turn
def spread(bits: int, count: int) -> bytes:
    """A byte for each bit, the lowest first."""
    return format(bits, f"0{count}b")[::-1].encode().translate(ONES)


class Cards:
    """Cards in any order: of each how many there are. Places without a card do not count."""

    def __init__(self, kinds: int, copies: int = 1) -> None:
        self.highs = [copies] * kinds

    def write(self, out: bytearray, at: int, value: list[int]) -> None:
        for card in value:
            if card >= 0:
                out[at + card] += 1


class Order:
    """Different cards in an order: of each how far it lies from the end, the last one 1."""

    def __init__(self, kinds: int) -> None:
        self.highs = [kinds] * kinds

    def write(self, out: bytearray, at: int, value: list[int]) -> None:
        depth = len(value)
        for card in value:
            out[at + card] = depth
            depth -= 1


class Numbers:
    """Several small numbers in a row."""

    def __init__(self, count: int, high: int) -> None:
        self.highs = [high] * count

    def write(self, out: bytearray, at: int, value: list[int]) -> None:
        if value:
            out[at : at + len(value)] = value


class Row:
    """Several fields of one kind; what is not there is all zeros."""

    def __init__(self, count: int, field: Field) -> None:
        self.field = field
        self.step = len(field.highs)
        self.highs = field.highs * count

    def write(self, out: bytearray, at: int, value: list[Any]) -> None:
        write, step = self.field.write, self.step
        for each in value:
            write(out, at, each)
            at += step


class Voids:
    """By seat the cards that its draws prove it cannot hold now. What they make only unlikely is left out."""

    def __init__(self, seats: int, cards: int) -> None:
        self.cards = cards
        self.highs = [1] * cards * seats

    def write(self, out: bytearray, at: int, value: list[list[int]]) -> None:
        for evidence in value:
            surely = 0
            for i in range(0, len(evidence), 3):  # mask, draws since, those of them that were seen: kit/void_cards.py
                if evidence[i + 1] == evidence[i + 2]:
                    surely |= evidence[i]
            if surely:
                out[at : at + self.cards] = spread(surely, self.cards)
            at += self.cards


EIGHTHS = 8


def lacking(evidence: list[int], hand_size: int, cards: int) -> bytes:
    """By card, how much of a hand cannot be of it by this evidence (kit/void_cards.py), in eighths: 8 if it surely
    lacks the card."""
    shares: list[tuple[int, int]] = []
    for i in range(0, len(evidence), 3):
        free = evidence[i + 1] - evidence[i + 2]
        if free < hand_size:
            shares.append((EIGHTHS * (hand_size - free) // hand_size, evidence[i]))
    shares.sort(reverse=True)
    known = lacks = 0
    for share, mask in shares:
        fresh = mask & ~known
        if fresh:
            lacks += share * int.from_bytes(spread(fresh, cards), "little")  # no byte is written twice
            known |= mask
    return lacks.to_bytes(cards, "little")


class Layout:
    """A game's view as bytes: its fields in order. What is the same all through a match may be left out."""

    def __init__(self, fields: Mapping[str, Field], left_out: tuple[str, ...] = ()) -> None:
        self.fields = fields
        self.left_out = left_out
        self.highs = np.array([high for field in fields.values() for high in field.highs], np.uint8)
        self.size = len(self.highs)
        self.slices: dict[str, slice] = {}
        start = 0
        for name, field in fields.items():
            self.slices[name] = slice(start, start + len(field.highs))
            start += len(field.highs)
        # Most of a view is one of several, a number or a yes: these are written without a call for each.
        self.read = attrgetter("__class__", *fields)  # so that it is a tuple even of one field
        self.ones: list[tuple[int, int]] = []  # where its value is read, where it is written
        self.smalls: list[tuple[int, int, int, int]] = []  # the same, and its lowest and how many more there are
        self.others: list[tuple[int, int, Callable[[bytearray, int, Any], None]]] = []
        for index, (name, field) in enumerate(fields.items(), start=1):
            at = self.slices[name].start
            if isinstance(field, Which):
                self.ones.append((index, at))
            elif isinstance(field, Flag | Count) and len(field.highs) == 1:
                self.smalls.append((index, at, field.low, field.highs[0]))
            else:
                self.others.append((index, at, field.write))

    def flat(self, view: Any) -> Bytes:
        """All of it in one row."""
        out = bytearray(self.size)
        values = self.read(view)
        for index, at in self.ones:
            which = values[index]
            if which is not None and which >= 0:
                out[at + which] = 1
        for index, at, low, most in self.smalls:
            number = values[index] - low
            out[at] = number if number < most else most
        for index, at, write in self.others:
            write(out, at, values[index])
        return np.frombuffer(out, np.uint8)

    def split(self, flat: Bytes) -> dict[str, Bytes]:
        """The same by field."""
        return {name: flat[part] for name, part in self.slices.items()}
