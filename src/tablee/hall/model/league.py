"""A league is a file that its leader takes home and opens the next hall with: `league.json`. The house keeps none.

Its seal is a plain SHA-256 of all the rest, as a record's is: it shows a file that was damaged or edited in passing. It
is no signature, on purpose: a league must open in any house, also in one that was set up anew, and whoever leads gives
the points anyway.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tablee.core.races import USUAL
from tablee.core.records import Handicap
from tablee.hall.model.points import Earlier, RoundResult, matches_won, meetings, round_points
from tablee.protocol.hall import FACES, PEOPLE
from tablee.table.model.guests import numbered

FORMAT = 1
LARGEST = 256 * 1024  # bytes: twice as many people as a hall has, all of whom have met
MOST = 2 * PEOPLE
DECIMALS = 6

Index = Annotated[int, Meta(ge=0, lt=MOST)]
Count = Annotated[int, Meta(ge=0, le=9_999)]


class BadLeague(ValueError):
    """A file that is no league, or not as it was sealed."""


class Member(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody of a league. Names tell who is who: no two are equal but for capitals."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    animal: Annotated[int, Meta(ge=0, lt=FACES)] = 0
    handicap: Handicap = USUAL
    points: Annotated[float, Meta(ge=0, le=99_999)] = 0
    won: Count = 0
    rounds: Count = 0


class League(Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=60)]
    people: Annotated[list[Member], Meta(max_length=MOST)]
    # Two people by their places in the list, the smaller first, and how often they sat at one table.
    met: Annotated[list[tuple[Index, Index, Count]], Meta(max_length=MOST * (MOST - 1) // 2)] = []
    meetings: Count = 1  # of the league: weeks, most often
    tablee_league: int = FORMAT
    seal: Annotated[str, Meta(max_length=64)] = ""


# ---- to a file and back


def to_bytes(league: League) -> bytes:
    """The file, sealed."""
    return msgspec.json.format(msgspec.json.encode({**plain(league), "seal": seal_of(league)}), indent=1) + b"\n"


def from_bytes(data: bytes) -> League:
    if len(data) > LARGEST:
        raise BadLeague(f"no league is longer than {LARGEST // 1024} kB")
    try:
        return checked(msgspec.json.decode(data, type=League))
    except msgspec.DecodeError as error:
        raise BadLeague(f"this is no league: {error}") from error


def from_plain(found: Mapping[str, Any]) -> League:
    """From what JSON gave, whose length was bounded where it came in."""
    try:
        return checked(msgspec.convert(found, League))
    except msgspec.ValidationError as error:
        raise BadLeague(f"this is no league: {error}") from error


def plain(league: League) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(league)
    del found["seal"]
    return found


def seal_of(league: League) -> str:
    return hashlib.sha256(msgspec.json.encode(plain(league), order="sorted")).hexdigest()


def checked(league: League) -> League:
    if league.tablee_league != FORMAT:
        raise BadLeague("this league was written by another version of Tablée")
    if league.seal != seal_of(league):
        raise BadLeague("this league is not as it was sealed: the file was changed or is damaged")
    if len({member.name.casefold() for member in league.people}) < len(league.people):
        raise BadLeague("two people of this league have one name")
    pairs = {(a, b) for a, b, _ in league.met}
    if len(pairs) < len(league.met) or not all(a < b < len(league.people) for a, b in pairs):
        raise BadLeague("this league tells of meetings that cannot have been")
    return league


# ---- what a hall takes from it, and gives to it


def names(league: League) -> list[str]:
    """The list of a hall that goes on with it: those who came most often, as many as a hall has, by name."""
    often = sorted(league.people, key=lambda member: -member.rounds)[:PEOPLE]
    return sorted((member.name for member in often), key=str.casefold)


def member_of(league: League, name: str) -> Member | None:
    return next((member for member in league.people if member.name.casefold() == name.casefold()), None)


def earlier(league: League, people: Mapping[int, str]) -> Earlier:
    """What those who are in the hall, by their numbers and names, bring along."""
    numbers = {name.casefold(): number for number, name in people.items()}
    of_index = [numbers.get(member.name.casefold()) for member in league.people]
    there = [(number, member) for number, member in zip(of_index, league.people, strict=True) if number is not None]
    met: dict[tuple[int, int], int] = {}
    for a, b, often in league.met:
        first, second = of_index[a], of_index[b]
        if first is not None and second is not None:
            met[min(first, second), max(first, second)] = often
    return Earlier(
        {number: member.points for number, member in there}, {number: member.won for number, member in there}, met
    )


def after(before: League | None, title: str, people: Mapping[int, Member], results: Sequence[RoundResult]) -> League:
    """The league with one more meeting: those who were there by their numbers, and what they played. Their names,
    animals and handicaps are those of today."""
    members = {member.name.casefold(): member for member in before.people} if before else {}
    keys = unlike_names(people)
    rounds = [round_points(result) for result in results]
    won = matches_won(results)
    for number, key in keys.items():
        old = members.get(key.casefold(), Member(key))
        new = sum((float(found[number]) for found in rounds if number in found), 0.0)
        members[key.casefold()] = msgspec.structs.replace(
            people[number],
            name=key,
            points=round(old.points + new, DECIMALS),
            won=old.won + won[number],
            rounds=old.rounds + sum(number in found for found in rounds),
        )
    if len(members) > MOST:
        raise BadLeague(f"a league has {MOST} people at most")
    met = {(a, b): often for a, b, often in before.met} if before else {}
    places = {key: place for place, key in enumerate(members)}
    for (a, b), often in meetings(results).items():
        both = sorted((places[keys[a].casefold()], places[keys[b].casefold()]))
        met[both[0], both[1]] = met.get((both[0], both[1]), 0) + often
    sitting = (before.meetings if before else 0) + 1
    return League(title, list(members.values()), [(a, b, often) for (a, b), often in sorted(met.items())], sitting)


def unlike_names(people: Mapping[int, Member]) -> dict[int, str]:
    """By number; who bears a name that somebody here has already is told apart by a number."""
    found: dict[int, str] = {}
    for number in sorted(people):
        found[number] = numbered(people[number].name, found.values())
    return found
