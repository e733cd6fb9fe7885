"""Playing records again, and checking them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tablee.core import options as option_reader
from tablee.core.draws import Draw
from tablee.core.game import AnyGame, Made
from tablee.core.match import Match
from tablee.core.moves import RACE, TABLE, IllegalMove, Seat
from tablee.core.races import USUAL, Press, first_of, is_falling
from tablee.core.records import FORMAT, BadRecord, Branch, Chance, Committed, Races, Record, Seeded, read
from tablee.core.registry import game
from tablee.matches.day import check_day


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
    parsed = record if isinstance(record, Record) else read(record)
    if parsed.tablee != FORMAT:
        raise BadRecord(f"this record has format {parsed.tablee}, not {FORMAT}")
    found = game(parsed.game)
    if parsed.rules != found.version:
        raise BadRecord(f"this match was played by version {parsed.rules} of the rules, not {found.version}")
    try:
        options = option_reader.read(found.options, found.prefix, parsed.options)
        made = made_of(found, options, parsed.made)
        match = Match(found, parsed.seats, options, parsed.chance, bool(parsed.trials), handicaps_of(parsed), made=made)
    except (TypeError, AttributeError) as error:
        raise BadRecord(f"this is no record: {error}") from error
    branches = branches_of(parsed)
    yield branched(match, branches.get(0))
    for number, row in enumerate(parsed.moves):
        try:
            if row.seat == TABLE:
                for move in row.moves:
                    match.tick(move, row.at)
            else:
                match.play(row.seat, *row.moves, at=row.at)
        except IllegalMove as error:
            raise BadRecord(f"message {number + 1} of this record is refused: {error}") from error
        yield branched(match, branches.get(number + 1))


def made_of(found: AnyGame, options: Any, plain: Any) -> Made | None:
    """What was made for a match, which is what its options name."""
    making = None if found.making is None else found.making.load()
    if plain is None and (making is None or not making.is_named(options)):
        return None
    if making is None or plain is None:
        raise BadRecord("what was made for this match is missing, or nothing is made for this game")
    try:
        made = making.read(plain)
    except ValueError as error:
        raise BadRecord(f"this is nothing that was made for a match: {error}") from error
    if any(getattr(options, name) != value for name, value in made.options().items()):
        raise BadRecord("what was made for this match is not what its options name")
    return made


def handicaps_of(record: Record) -> Sequence[int]:
    """By seat; where nobody has one, nothing is written."""
    found = record.handicaps or []
    if found and (len(found) != record.seats or max(found) == USUAL):
        raise BadRecord("the handicaps of this record are not those of its seats")
    return found


def branches_of(record: Record) -> dict[int, Branch]:
    """By the message after which the match went on from another."""
    found = {each.at: each for each in record.branch or []}
    if list(found) != sorted(each.at for each in record.branch or []) or max(found, default=0) > len(record.moves):
        raise BadRecord("this record goes on from another match where there is nothing")
    return found


def branched(match: Match, branch: Branch | None) -> Match:
    if branch is not None:
        match.branch(branch.seal, branch.chance)
    return match


def replay(record: Mapping[str, Any] | str | bytes | Record) -> Match:
    """The match of a record, played to its end."""
    for match in steps(record):
        last = match
    return last


def verify(record: Mapping[str, Any] | str | bytes, day_key: bytes | None = None) -> Match:
    """Check all that a record claims: the seal, the commitment, the deal, every move, every verdict of a race; with the
    key of a day, also that it was that day's deal. BadRecord says what is wrong."""
    parsed = read(record)
    if day_key is not None:
        check_day(parsed, day_key)
    check_seal(parsed, record)
    check_commitment(parsed)
    return check_play(parsed)


def check_commitment(record: Record) -> None:
    for chance in [record.chance, *(each.chance for each in record.branch or [])]:
        if isinstance(chance, Committed) and chance.secret is not None and not chance.is_honest():
            raise BadRecord("the secret is not the one that was committed to before the deal")


def check_play(record: Record) -> Match:
    """Everything played again: the deal, every move, every verdict."""
    match = replay(record)
    if match.rows != record.moves:  # times that go back, messages that say nothing
        raise BadRecord("played again, this match gives another record")
    if record.races is not None or record.seal is not None:
        judge_again(record, record.races or Races())
    return match


def check_seal(record: Record, given: Mapping[str, Any] | str | bytes) -> None:
    """A sealed record is its bytes: nothing may be added, left out or written otherwise."""
    if record.seal is None:
        return
    sealed = record.sealed()
    written = msgspec.json.encode(sealed)
    if isinstance(given, str | bytes):
        same = (given.encode() if isinstance(given, str) else given).rstrip() == written
    else:
        same = msgspec.json.decode(msgspec.json.encode(given)) == msgspec.json.decode(written)
    if record.seal != sealed["seal"] or not same:
        raise BadRecord("the seal is broken: something in this record was changed")


def judge_again(record: Record, races: Races) -> None:
    """Every press released again, in the referee's order, by the coin of this match. Where it went on from another, it
    has a coin of its own, and what was still to be judged in the other is forgotten."""
    if any(press.evidence.handicap not in (USUAL, handicap_of(record, press.seat)) for press in races.presses):
        raise BadRecord("a press of this record was judged by another handicap than its seat's")
    coin = record.chance.draw()
    coins = {judged_before(races, each.at): each.chance for each in record.branch or []}
    matches = steps(record)
    match, played = next(matches), 0
    pending: dict[int, Press] = {}
    for number, verdict in enumerate(races.judged):
        if number in coins:
            coin = coins[number].draw()
            pending.clear()
        for each, written in enumerate(races.presses):
            if written.after == number:
                meant = tuple(written.moves)
                pending[each] = Press(each, written.seat, meant, written.seen, written.evidence, written.pleads)
        while played < verdict.rows:
            match, played = next(matches), played + 1
        coin.at(coin_ply(number))
        press = pending.get(verdict.press)
        if press is None or not (is_void(match, press) or is_first(press, pending, coin, races.hurried)):
            raise BadRecord(f"verdict {number + 1} of this record is not the referee's")
        del pending[press.number]
        row = record.moves[verdict.rows] if verdict.rows < len(record.moves) else None
        if verdict.played != counts(match, press) or (
            verdict.played and (row is None or (row.seat, tuple(row.moves)) != (press.seat, press.moves))
        ):
            raise BadRecord(f"verdict {number + 1} of this record was not carried out")
    urgency, carried_out = game(record.game).rules.urgency, {verdict.rows for verdict in races.judged if verdict.played}
    for number, row in enumerate(record.moves):
        if row.seat != TABLE and urgency(row.moves[0]) == RACE and number not in carried_out:
            raise BadRecord(f"message {number + 1} of this record is a press that nobody judged")


def handicap_of(record: Record, seat: Seat) -> int:
    """Of whoever sits there; a robot in their place has none."""
    found = record.handicaps or []
    return found[seat] if 0 <= seat < len(found) else USUAL


def judged_before(races: Races, at: int) -> int:
    """How many presses were judged before so many messages were there."""
    return sum(verdict.rows < at for verdict in races.judged)


def is_first(press: Press, pending: Mapping[int, Press], coin: Draw, hurried: bool) -> bool:
    return first_of(list(pending.values()), coin, hurried) is press


def is_void(match: Match, press: Press) -> bool:
    """COM-12: the finger was already falling when its sender saw that what it was meant for is no more."""
    if not is_falling(press.evidence):
        return False
    return not match.game.rules.fresh(match.state, press.seat, press.moves[0], press.evidence.before)


def counts(match: Match, press: Press) -> bool:
    """May a press that was released still be played: is it about what lies there, and do the rules allow it?"""
    if match.over or is_void(match, press):
        return False
    if not match.game.rules.fresh(match.state, press.seat, press.moves[0], press.seen):
        return False
    trial = match if len(press.moves) == 1 else match.copy()
    for move in press.moves:
        if trial.why_not(press.seat, move) is not None:
            return False
        if trial is not match:
            trial.step(press.seat, move)
    return True


def coin_ply(judged: int) -> int:
    """The label of the coin for one judgement: no ply of the match has it."""
    return -1 - judged
