"""Playing records again, and checking them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any

from tablee.core import options as option_reader
from tablee.core.game import game
from tablee.core.match import Match
from tablee.core.moves import TABLE, IllegalMove
from tablee.core.records import FORMAT, BadRecord, Chance, Committed, Record, Seeded, read


def new(key: str, seats: int, seed: int | Chance | None = None, **options: Any) -> Match:
    """A new match. A seed makes it the same every time; without one, a fresh secret is committed to."""
    found = game(key)
    if seed is None:
        chance: Chance = Committed.make(secrets.token_hex(4), 1, secrets.token_bytes(32), [])
    elif isinstance(seed, int | Seeded | Committed):
        chance = Seeded(seed) if isinstance(seed, int) else seed
    else:
        raise option_reader.BadOption(f"a seed is a whole number, a Seeded or a Committed, not {seed!r}")
    return Match(found, seats, option_reader.read(found.options, found.prefix, options), chance)


def steps(record: Mapping[str, Any] | str | bytes | Record) -> Iterator[Match]:
    """The match again, after the deal and after every message. The same object each time: copy it to keep it."""
    kept = record if isinstance(record, Record) else read(record)
    if kept.tablee != FORMAT:
        raise BadRecord(f"this record has format {kept.tablee}, not {FORMAT}")
    found = game(kept.game)
    if kept.rules != found.version:
        raise BadRecord(f"this match was played by version {kept.rules} of the rules, not {found.version}")
    try:
        options = option_reader.read(found.options, found.prefix, kept.options)
        match = Match(found, kept.seats, options, kept.chance)
    except (TypeError, AttributeError) as error:
        raise BadRecord(f"this is no record: {error}") from error
    yield match
    for number, row in enumerate(kept.moves):
        try:
            if row.seat == TABLE:
                for move in row.moves:
                    match.tick(move, row.at)
            else:
                match.play(row.seat, *row.moves, at=row.at)
        except IllegalMove as error:
            raise BadRecord(f"message {number + 1} of this record is refused: {error}") from error
        yield match


def replay(record: Mapping[str, Any] | str | bytes | Record) -> Match:
    """The match a record tells of, played to its end."""
    for match in steps(record):
        last = match
    return last


def verify(record: Mapping[str, Any] | str | bytes) -> Match:
    """Check all that a record claims: the commitment, the deal, every move. BadRecord says what is wrong."""
    kept = read(record)
    if isinstance(kept.chance, Committed) and kept.chance.secret is not None and not kept.chance.is_honest():
        raise BadRecord("the secret is not the one that was committed to before the deal")
    match = replay(kept)
    if match.rows != kept.moves:  # times that go back, messages that say nothing
        raise BadRecord("played again, this match gives another record")
    return match
