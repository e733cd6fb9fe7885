"""My figures: what the matches somebody played add up to, and the rare stamps for what they did."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import suppress
from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.registry import game as registered
from tablee.core.words import Sentence
from tablee.matches.figures import (
    CHANCE,
    CardCount,
    MatchResult,
    Rope,
    Sum,
    added,
    day_of,
    favourite,
    longest_path,
    month_of,
    ropes,
    sums_of,
)  # fmt: skip
from tablee.protocol.errors import StoreAway
from tablee.protocol.ids import device_of
from tablee.server.hosting.identities import Identities
from tablee.server.http.routes import PERSON, Asked, route, too_many
from tablee.stores.leagues import Member

MATCHES = 2000  # of which figures are made, the newest
MONTHS = 12
DOTS = 40  # reactions of a month that are told one by one, the newest
PEOPLE = 8  # with whom one is compared
SIX = 6  # at one table
BOXES = 9  # different games
THREE_DAYS = 3 * 86_400_000  # milliseconds

# What rare stamps are for: never for winning, nor for coming.
NOTED = ("verified", "watched", "shared", "led", "evening")  # not in matches: noted, or known by the evenings
DEEDS = ("days", "six", "verified", "boxes", "watched", "shared", "led", "screen", "evening")


class Wins(Struct, frozen=True):
    """Of the matches at so many seats."""

    seats: int
    matches: int
    won: int
    chance: float  # how often one would have won by chance


class Month(Struct, frozen=True):
    month: str  # as in 2026-11
    matches: int


class MonthOfHand(Struct, frozen=True):
    """How quick one was: milliseconds, the mean of the matches, each of which has the median of its presses."""

    month: str
    mean: int
    matches: list[int]  # those that are still known one by one


class Hand(Struct, frozen=True):
    game: str
    months: list[MonthOfHand]


class Beside(Struct, frozen=True):
    """Somebody one was at a table with: how often ahead of them, and how often behind."""

    name: str
    animal: int
    ahead: int
    behind: int


class GameCount(Struct, frozen=True):
    game: str
    matches: int


class Stamp(Struct, frozen=True):
    """For something one does; none is secret."""

    deed: str
    done: bool


class MyCard(Struct, frozen=True):
    """The card one put down most, in games where cards are: how often, and how often in a match one won."""

    game: str
    face: str
    name: Sentence | None
    times: int
    won: int


class Stats(Struct, frozen=True):
    """Matches with hints are in none of these figures."""

    matches: int
    won: int
    games: list[GameCount]  # of all games, those played most first
    wins: list[Wins]
    months: list[Month]
    hand: Hand | None  # of the game that is asked for, or of the race one played most
    family: list[Beside]
    path: int  # days with a match of the longest path; two of seven may be missed
    stamps: list[Stamp]
    keep: bool  # sums stay when records go by age
    card: MyCard | None = None  # of matches that are still kept


class Which(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)] = ""  # all, if none is named


class Keeping(Struct, frozen=True, forbid_unknown_fields=True):
    keep: bool


@route("GET", "/api/1/me/stats", "Your figures, and your rare stamps", Stats, asks=Which, who=PERSON)
async def show_stats(asked: Asked) -> Stats:
    return await stats_of(asked, asked.query.game)


@route("PUT", "/api/1/me/stats", "Keep sums when records go by age, or no more", Stats, takes=Keeping, who=PERSON)
async def keep_sums(asked: Asked) -> Stats:
    await asked.server.store.figures.keep_sums(asked.person, asked.body.keep)
    return await stats_of(asked, "")


async def note_deed(asked: Asked, deed: str) -> None:
    """It is done, at some time; a store that is away does not hold up what it is noted for."""
    with suppress(StoreAway):
        await asked.server.store.figures.note_deed(asked.person, deed)


async def stats_of(asked: Asked, game: str) -> Stats:
    server, person = asked.server, asked.person
    if not server.limits.studies.allow(person):
        raise too_many()
    store = server.store.figures
    matches, kept = await store.results(person, MATCHES), await store.sums(person)
    deeds, keep = await store.deeds(person), await store.keeps_sums(person)
    if any(Member(person, True) in each.people for each in await server.store.leagues.of(person) if each.evenings):
        deeds = [*deeds, "evening"]
    await server.identities.meet(seat.person for match in matches for seat in match.seats)
    return await server.run_in_thread(told, person, matches, kept, game, deeds, keep, server.identities)


def told(
    person: str, matches: list[MatchResult], kept: list[Sum], game: str, deeds: list[str], keep: bool,
    people: Identities,
) -> Stats:  # fmt: skip
    everything = added([*kept, *sums_of(matches, person)])
    sums = [each for each in everything if game in ("", each.game)]
    chosen = [each for each in matches if game in ("", each.game)]
    counts: Counter[str] = Counter()
    for each in everything:
        counts[each.game] += each.matches
    return Stats(
        sum(each.matches for each in sums),
        sum(each.won for each in sums),
        [GameCount(key, number) for key, number in sorted(counts.items(), key=lambda line: (-line[1], line[0]))],
        wins(sums),
        months(sums),
        hand(sums, chosen, person, game),
        [beside(each, people) for each in ropes(chosen, person)[:PEOPLE]],
        longest_path([each.day for each in sums]),
        stamps(person, matches, {each.game for each in everything}, deeds),
        keep,
        my_card(favourite(chosen, person)),
    )


def my_card(found: CardCount | None) -> MyCard | None:
    piece = next((each for each in registered(found.game).cards if each.key == found.card), None) if found else None
    if found is None or piece is None:
        return None
    return MyCard(found.game, piece.face, piece.label, found.times, found.won)


def wins(sums: Iterable[Sum]) -> list[Wins]:
    found: dict[int, list[Sum]] = defaultdict(list)
    for each in sums:
        found[each.seats].append(each)
    return [
        Wins(
            seats,
            sum(each.matches for each in found[seats]),
            sum(each.won for each in found[seats]),
            round(sum(each.chance for each in found[seats]) / CHANCE, 2),
        )
        for seats in sorted(found)
    ]


def months(sums: Iterable[Sum]) -> list[Month]:
    """The last ones in which there was a match."""
    found: Counter[str] = Counter()
    for each in sums:
        found[month_of(each.day)] += each.matches
    return [Month(month, found[month]) for month in sorted(found)[-MONTHS:]]


def hand(sums: Iterable[Sum], matches: Iterable[MatchResult], person: str, game: str) -> Hand | None:
    """Of one game: reactions to different things cannot be compared."""
    timed: Counter[str] = Counter()
    for each in sums:
        timed[each.game] += each.timed
    key = game or min(timed, key=lambda each: (-timed[each], each), default="")
    if not timed[key]:
        return None
    dots: dict[str, list[int]] = defaultdict(list)
    for match in matches:
        quick = next((seat.reaction for seat in match.seats if seat.person == person), 0)
        if match.game == key and quick:
            dots[month_of(day_of(match.at))].append(quick)
    quick_by_month: dict[str, list[Sum]] = defaultdict(list)
    for each in sums:
        if each.game == key and each.timed:
            quick_by_month[month_of(each.day)].append(each)
    return Hand(key, [MonthOfHand(month, mean(quick_by_month[month]), dots[month][:DOTS])
                      for month in sorted(quick_by_month)[-MONTHS:]])  # fmt: skip


def mean(sums: list[Sum]) -> int:
    return round(sum(each.reaction for each in sums) / sum(each.timed for each in sums))


def beside(rope: Rope, people: Identities) -> Beside:
    """Under the name they have now."""
    return Beside(
        people.name(rope.person) or rope.name, people.animals.get(rope.person, rope.animal), rope.ahead, rope.behind
    )


def stamps(person: str, matches: Iterable[MatchResult], played: set[str], deeds: list[str]) -> list[Stamp]:
    """In the order in which they are shown."""
    done = {*deeds} & {*NOTED}
    for match in matches:
        people = [seat.person for seat in match.seats if seat.person]
        if sum(not seat.is_bot for seat in match.seats) >= SIX:
            done.add("six")
        if match.length >= THREE_DAYS:
            done.add("days")
        if sum(device_of(each) == device_of(person) for each in people) > 1:
            done.add("screen")
    if len(played) >= BOXES:
        done.add("boxes")
    return [Stamp(deed, deed in done) for deed in DEEDS]
