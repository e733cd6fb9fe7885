"""Records: what is needed to play a match again, in plain JSON, and to check that its chance was honest."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tablee.core.draws import CommittedDraw, Draw, FastDraw, commitment, committed_key
from tablee.core.options import Options
from tablee.core.races import SLOWEST, USUAL, Evidence, written

FORMAT = 1
LARGEST = 8 * 1024 * 1024  # bytes of a record: hundreds of long matches; read, it takes ten times as much memory

Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]  # 32 bytes
Mix = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]  # 32 bytes, or nothing from a seat that added none


class Seeded(Struct, frozen=True, tag="seeded", forbid_unknown_fields=True):
    """Chance from a seed that everybody may know: for the lab and for tests."""

    seed: int

    def draw(self) -> Draw:
        return FastDraw(self.seed)

    def revealed(self, open_now: bool) -> Seeded:
        return self


class Committed(Struct, frozen=True, tag="committed", forbid_unknown_fields=True):
    """Chance from a secret whose hash was published first, stirred with what the seats added (all in hex)."""

    table: str
    match: int
    commitment: Hex
    mixes: list[Mix] = []
    secret: Hex | None = None

    @classmethod
    def make(cls, table: str, match: int, secret: bytes, mixes: list[bytes]) -> Committed:
        hexed = [mix.hex() for mix in mixes]
        return cls(table, match, commitment(table, match, secret), hexed, secret.hex())

    def draw(self) -> Draw:
        if self.secret is None:
            raise BadRecord("the secret of this match is not revealed yet: it cannot be played again")
        secret, mixes = bytes.fromhex(self.secret), [bytes.fromhex(mix) for mix in self.mixes]
        return CommittedDraw(committed_key(self.table, self.match, secret, mixes))

    def revealed(self, open_now: bool) -> Committed:
        return self if open_now else msgspec.structs.replace(self, secret=None)

    def is_honest(self) -> bool:
        """Is the secret the one that was committed to?"""
        return self.secret is not None and self.commitment == commitment(
            self.table, self.match, bytes.fromhex(self.secret)
        )


Chance = Seeded | Committed


class Row(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """One message: a seat (-1 is time), its moves, when."""

    seat: int
    moves: list[int]
    at: int


class PressRow(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A press in a race: when it came (after how many judgements), what it meant, and all it was judged by."""

    after: int
    seat: int
    moves: list[int]
    seen: int
    evidence: Evidence
    pleads: bool


EVIDENCE = PressRow.__struct_fields__.index("evidence")


class VerdictRow(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A press was released: after how many messages, and whether it was played or came to nothing."""

    press: int
    rows: int
    played: bool


class Races(Struct, frozen=True, forbid_unknown_fields=True):
    """Every press of a live match and every verdict, in order, so that anybody can judge them again."""

    presses: list[PressRow] = []
    judged: list[VerdictRow] = []
    hurried: bool = True


class Branch(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """It goes on from another match: that one's seal, after how many messages, and the chance of all that is drawn from
    then on. What was dealt or shuffled before lies as it lay."""

    seal: Hex
    at: Annotated[int, Meta(ge=0)]
    chance: Chance


Handicap = Annotated[int, Meta(ge=USUAL, le=SLOWEST, multiple_of=5)]  # per cent of the usual time

MOST_BRANCHES = 16  # one after the other, of one match


OPTIONAL = ("races", "hinted", "trials", "branch", "handicaps", "made", "seal")  # not written, where there is nothing


class BadRecord(ValueError):
    """A record that is no record, or that does not play."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules: int
    seats: int
    options: Any  # the game's own Options
    chance: Chance
    moves: list[Row]
    tablee: int = FORMAT
    races: Races | None = None  # of a live match
    hinted: list[int] | None = None  # seats that had a hint, if any did
    trials: bool | None = None  # it was dealt as twelve trials, for a deal of the day
    branch: Annotated[list[Branch], Meta(min_length=1, max_length=MOST_BRANCHES)] | None = None  # the last is its own
    handicaps: Annotated[list[Handicap], Meta(min_length=2, max_length=10)] | None = None  # by seat, if any has one
    made: Any = None  # what was made for this match alone, as its game keeps it
    seal: str | None = None  # a hash of all the rest: not one byte may change

    def plain(self) -> dict[str, Any]:
        """As JSON would have it; options that are as usual are left out."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        if isinstance(self.options, Options):
            plain["options"] = unusual(self.options)
        if self.races is not None:
            for press, kept in zip(self.races.presses, plain["races"]["presses"], strict=True):
                kept[EVIDENCE] = written(press.evidence)
        return {name: value for name, value in plain.items() if value is not None or name not in OPTIONAL}

    def sealed(self) -> dict[str, Any]:
        """With the seal a live match is kept under."""
        plain = self.plain()
        plain.pop("seal", None)
        return {**plain, "seal": hashlib.sha256(msgspec.json.encode(plain)).hexdigest()}


def unusual(options: Options) -> dict[str, Any]:
    """The options somebody chose: those that differ from the game's defaults."""
    usual = type(options)()
    return {
        name: getattr(options, name)
        for name in options.__struct_fields__
        if getattr(options, name) != getattr(usual, name)
    }


class WithSeats(Struct):
    """A file of the page without a server: the record, and who had which seat."""

    record: msgspec.Raw


def without_seats(data: bytes) -> bytes:
    """The record in a file, which may tell beside it who had which seat."""
    if len(data) > LARGEST:
        return data
    try:
        return bytes(msgspec.json.decode(data, type=WithSeats).record)
    except msgspec.DecodeError:
        return data


def read(record: Mapping[str, Any] | str | bytes) -> Record:
    """A record from JSON text or from what JSON gave."""
    if isinstance(record, str | bytes) and len(record) > LARGEST:
        raise BadRecord(f"this is no record of a match: none is longer than {LARGEST // 1024 // 1024} MB")
    try:
        if isinstance(record, str | bytes):
            return msgspec.json.decode(record, type=Record)
        return msgspec.convert(record, Record)
    except msgspec.DecodeError as error:
        raise BadRecord(f"this is no record: {error}") from error
