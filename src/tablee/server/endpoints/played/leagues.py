"""Evenings of the same people: who plays them, which matches belong to them, and the score."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Iterable
from datetime import date
from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.registry import registered_games
from tablee.core.words import Words, msg
from tablee.matches.evenings import gives_own_points, scores
from tablee.matches.figures import MatchResult, day_of
from tablee.protocol.ids import device_of
from tablee.server.base.names import cleaned
from tablee.server.base.refused_names import is_refused
from tablee.server.endpoints.played.stats import MATCHES
from tablee.server.http.routes import PERSON, Asked, HttpRefusal, Nothing, route, too_many
from tablee.stores.leagues import League, Member

MOST = 20  # leagues that somebody is in
PEOPLE = 12  # of one league
COMPANIONS = 30  # who can be asked, those one played with last
EVENINGS = 60
MATCHES_OF_AN_EVENING = 2  # at least
TOGETHER = 2  # people of a league at a table whose match belongs to an evening

Alias = Annotated[str, Meta(max_length=32)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}\Z")]


class Companion(Struct, frozen=True):
    """Somebody one has played with; `who` is good for asking them along, by you alone."""

    who: str
    name: str
    animal: int


class Mate(Struct, frozen=True):
    """Somebody of a league."""

    name: str
    animal: int
    mine: bool  # it is you, or somebody on your device
    yes: bool  # they said so; or were only asked


class LeagueLine(Struct, frozen=True):
    id: str
    name: str
    games: list[str]  # none: all of them
    people: list[Mate]
    evenings: int
    asked: bool  # you have not said yes yet


class MyLeagues(Struct, frozen=True):
    leagues: list[LeagueLine]
    companions: list[Companion]


class ScoreLine(Struct, frozen=True):
    name: str
    animal: int
    mine: bool
    points: list[int | None]  # by evening; none, where they were not there
    total: int


class Offer(Struct, frozen=True):
    """A day with matches of people of the league that is no evening yet."""

    day: str
    matches: int


class LeagueTable(Struct, frozen=True):
    """The score of a league; whoever is only asked sees no more than who is in it."""

    league: LeagueLine
    days: list[str]
    counting: int  # how many evenings of everybody count: all but one
    lines: list[ScoreLine]  # most points first
    offers: list[Offer]
    companions: list[Companion]  # who could be asked along


class NewLeague(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=400)] = ""  # cleaned and cut before it is shown
    games: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = []
    people: Annotated[list[Alias], Meta(max_length=PEOPLE)] = []


class Along(Struct, frozen=True, forbid_unknown_fields=True):
    people: Annotated[list[Alias], Meta(max_length=PEOPLE)] = []


class NewEvening(Struct, frozen=True, forbid_unknown_fields=True):
    day: Day


@route("GET", "/api/1/leagues", "Your evenings, and those you are asked to", MyLeagues, who=PERSON)
async def list_leagues(asked: Asked) -> MyLeagues:
    check_often(asked)
    found = await asked.server.store.leagues.of(asked.person)
    return MyLeagues([await line_of(asked, each) for each in found], await companions(asked))


@route("POST", "/api/1/leagues", "Begin evenings with people you played with", LeagueTable, takes=NewLeague, who=PERSON,
       status=201)  # fmt: skip
async def make_league(asked: Asked) -> LeagueTable:
    check_often(asked)
    given, store = asked.body, asked.server.store.leagues
    if any(each not in registered_games() for each in given.games):
        raise HttpRefusal(404, "no-such-game", msg("house-web-no-such-game"))
    if is_refused(asked.server.settings.folder, given.name):
        raise HttpRefusal(400, "name-refused", msg("house-web-name-refused"))
    await check_room(asked)
    id = secrets.token_hex(8)
    name = cleaned(given.name) or Words(asked.language).say(msg("house-web-league-name"))
    people = [Member(asked.person, True), *await chosen(asked, given.people)]
    await store.make(id, name, dict.fromkeys(given.games), people[:PEOPLE])
    return await table_of(asked, await found_league(asked, id))


@route("GET", "/api/1/leagues/{id}", "The score of your evenings", LeagueTable, who=PERSON)
async def show_league(asked: Asked) -> LeagueTable:
    check_often(asked)
    return await table_of(asked, await found_league(asked, asked.part("id")))


@route("POST", "/api/1/leagues/{id}", "Say yes to evenings, and ask others along", LeagueTable, takes=Along, who=PERSON)
async def join_league(asked: Asked) -> LeagueTable:
    check_often(asked)
    league = await found_league(asked, asked.part("id"))
    if is_asked(league, asked.person):
        await check_room(asked)
    await asked.server.store.leagues.say_yes(league.id, asked.person)
    people = await chosen(asked, asked.body.people)
    await asked.server.store.leagues.ask(league.id, people[: max(0, PEOPLE - len(league.people))])
    return await table_of(asked, await found_league(asked, league.id))


@route("DELETE", "/api/1/leagues/{id}", "Leave evenings, or say no: your line goes", Nothing, who=PERSON)
async def leave_league(asked: Asked) -> Nothing:
    if not await asked.server.store.leagues.leave(asked.part("id"), asked.person):
        raise no_league()
    return Nothing()


@route("POST", "/api/1/leagues/{id}/evenings", "Add a day's matches as an evening", LeagueTable, takes=NewEvening,
       who=PERSON, status=201)  # fmt: skip
async def add_evening(asked: Asked) -> LeagueTable:
    check_often(asked)
    league = await found_league(asked, asked.part("id"))
    day = number_of(asked.body.day)
    matches = (await offered(asked, league)).get(day) if not is_asked(league, asked.person) else None
    if not matches or len(league.evenings) >= EVENINGS:
        raise no_evening()
    await asked.server.store.leagues.add_evening(league.id, day, [each.id for each in matches])
    return await table_of(asked, await found_league(asked, league.id))


@route("DELETE", "/api/1/leagues/{id}/evenings/{day}", "Take an evening out again", Nothing, who=PERSON)
async def drop_evening(asked: Asked) -> Nothing:
    league = await found_league(asked, asked.part("id"))
    is_there = not is_asked(league, asked.person) and await asked.server.store.leagues.drop_evening(
        league.id, number_of(asked.part("day"))
    )
    if not is_there:
        raise no_evening()
    return Nothing()


# ---- who, and whether they may


def check_often(asked: Asked) -> None:
    if not asked.server.limits.studies.allow(asked.person):
        raise too_many()


async def check_room(asked: Asked) -> None:
    """For one more league."""
    found = await asked.server.store.leagues.of(asked.person)
    if sum(not is_asked(each, asked.person) for each in found) >= MOST:
        raise HttpRefusal(409, "too-many-leagues", msg("house-web-too-many-leagues", most=MOST))


def no_league() -> HttpRefusal:
    return HttpRefusal(404, "no-such-league", msg("house-web-no-such-league"))


def no_evening() -> HttpRefusal:
    return HttpRefusal(409, "no-evening", msg("house-web-no-evening"))


async def found_league(asked: Asked, id: str) -> League:
    """For its people and those who are asked, and only them."""
    found = await asked.server.store.leagues.find(id, asked.person)
    if found is None:
        raise no_league()
    return found


def is_asked(league: League, person: str) -> bool:
    return not any(each.said_yes for each in league.people if each.person == person)


async def met(asked: Asked) -> list[str]:
    """Everybody one has played with, the last ones first."""
    matches = await asked.server.store.figures.results(asked.person, MATCHES)
    found = dict.fromkeys(seat.person for match in matches for seat in match.seats if seat.person)
    people = [each for each in found if each != asked.person][:COMPANIONS]
    await asked.server.identities.meet(people)
    return [each for each in people if asked.server.identities.name(each)]


async def companions(asked: Asked, without: Iterable[str] = ()) -> list[Companion]:
    people = asked.server.identities
    return [
        Companion(people.alias(asked.person, each), people.name(each), people.animals.get(each, 0))
        for each in await met(asked)
        if each not in set(without)
    ]


async def chosen(asked: Asked, aliases: list[str]) -> list[Member]:
    """Whom one asks along; whoever plays on one's own device is there to say yes."""
    wanted, people = set(aliases), asked.server.identities
    return [
        Member(each, device_of(each) == asked.person)
        for each in (await met(asked) if wanted else [])
        if people.alias(asked.person, each) in wanted
    ]


# ---- what is told


async def line_of(asked: Asked, league: League) -> LeagueLine:
    people = asked.server.identities
    await people.meet(each.person for each in league.people)
    mates = [
        Mate(
            people.name(each.person),
            people.animals.get(each.person, 0),
            device_of(each.person) == asked.person,
            each.said_yes,
        )
        for each in league.people
    ]
    mates.sort(key=lambda each: (not each.yes, not each.mine, each.name))
    asks = is_asked(league, asked.person)
    return LeagueLine(league.id, league.name, league.games, mates, len(league.evenings), asks)


async def table_of(asked: Asked, league: League) -> LeagueTable:
    line = await line_of(asked, league)
    if line.asked:
        return LeagueTable(line, [], 0, [], [], [])
    evenings = await asked.server.store.leagues.matches(league.id)
    members = [each.person for each in league.people if each.said_yes]
    people, days = asked.server.identities, sorted(evenings)
    lines = [
        ScoreLine(
            people.name(each.person),
            people.animals.get(each.person, 0),
            each.person == asked.person,
            [each.points.get(day) for day in days],
            each.total,
        )
        for each in scores(evenings, members, not gives_own_points(league.games))
    ]
    offers = [Offer(written(day), len(found)) for day, found in sorted((await offered(asked, league)).items())]
    others = await companions(asked, [each.person for each in league.people])
    return LeagueTable(line, list(map(written, days)), max(1, len(days) - 1), lines, offers[::-1], others)


async def offered(asked: Asked, league: League) -> dict[int, list[MatchResult]]:
    """By day: the matches of the league's games that two of its people played, if there is one that is not added."""
    known = {each.id for found in (await asked.server.store.leagues.matches(league.id)).values() for each in found}
    members = {each.person for each in league.people if each.said_yes}
    days: dict[int, list[MatchResult]] = defaultdict(list)
    for match in await asked.server.store.figures.results(asked.person, MATCHES):
        together = sum(seat.person in members for seat in match.seats)
        if together >= TOGETHER and (not league.games or match.game in league.games):
            days[day_of(match.at)].append(match)
    return {
        day: found
        for day, found in days.items()
        if len(found) >= MATCHES_OF_AN_EVENING and any(each.id not in known for each in found)
    }


def number_of(day: str) -> int:
    try:
        return date.fromisoformat(day).toordinal()
    except ValueError as error:
        raise no_evening() from error


def written(day: int) -> str:
    return date.fromordinal(day).isoformat()
