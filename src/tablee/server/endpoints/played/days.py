"""The deal of the day over HTTP: the leaf, my table, what came of it, and the key when the day is over."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from starlette.responses import Response

from tablee.core import registry
from tablee.core.records import BadRecord, read
from tablee.core.words import msg
from tablee.matches.day import (
    SEATS,
    TRIAL_SEATS,
    Stamps,
    dealt_games,
    end_of,
    game_of,
    has_turns,
    is_day,
    medal,
    stamps,
)
from tablee.matches.day_trials import ghost_of, kept_outcomes, times_quicker, trials_of
from tablee.protocol.setup import Setup
from tablee.server.endpoints.tables import Opened, join_link
from tablee.server.hosting.beacon import round_of
from tablee.server.hosting.day_deals import Leaf, ghosts_left
from tablee.server.hosting.identities import Identities
from tablee.server.http.routes import PERSON, PNG, Asked, HttpRefusal, route, too_many
from tablee.stores.base import Day, Run
from tablee.table.model.guests import guest_name
from tablee.table.show.room_view import faces

LISTED = 50  # people: a house, or a class


class DayPlayer(Struct, frozen=True):
    """Somebody who has played today, without what came of it."""

    name: str
    animal: int
    mine: bool
    ghost: bool = False  # their ghost runs along with whoever plays later


class DayResult(Struct, frozen=True):
    """What came of somebody's try."""

    player: DayPlayer
    stars: int
    of: int
    symbols: str  # for each robot or trial: S a star, D a dot, C a circle
    medal: str  # gold, silver, bronze, or none
    turns: int
    median: int  # milliseconds; 0, in a game of turns
    record: str  # of mine; it opens when the day is over
    quicker: int = 0  # of a ghost that was left before my try: in how many trials I was quicker


class DayGame(Struct, frozen=True):
    """A deal of the day."""

    game: str
    players: list[DayPlayer]
    mine: DayResult | None
    begun: bool  # my try has begun and is not over
    trials: bool  # twelve of them, beside one robot; otherwise a match in turns against three
    unit: str  # what a trial is called: card or night; empty, in a game of turns
    new_picture: bool = False  # it is played with a picture that nobody has seen before


class Today(Struct, frozen=True):
    """The leaf. Without a day there is none here."""

    day: str = ""  # as 2026-11-16
    late: bool = False  # it is an earlier one, because the relays did not agree yet
    source: str = ""  # house, circle or public
    commitment: str = ""  # the hash of the day's key
    round: int = 0  # of the beacon, where there is one
    ends_at: int = 0  # seconds since 1970
    game: str = ""  # the one on the leaf
    games: list[DayGame] = []
    stamps: Stamps | None = None  # of whoever asks
    past: list[str] = []  # days that are over, newest first


class DayResults(Struct, frozen=True):
    """Everybody's, in the order in which they played."""

    day: str
    game: str
    open: bool  # it can still be played, and records are shut
    results: list[DayResult]


class DaySecret(Struct, frozen=True):
    """The key of a day that is over, in hex: with it every deal of that day can be dealt again."""

    day: str
    source: str
    secret: str
    commitment: str
    beacon: str
    round: int


class DayTry(Struct, frozen=True, forbid_unknown_fields=True):
    again: bool = False  # for fun: it does not count


@route("GET", "/api/1/days/today", "The deals of today, who has played them, and your stamps", Today)
async def show_today(asked: Asked) -> Today:
    leaf = await asked.server.tables.deals.leaf()
    if leaf is None:
        return Today()
    day, runs = leaf.day, await asked.server.store.runs(leaf.day.day)
    await asked.server.identities.meet(each.person for each in runs)
    games = [day_game(asked, day.day, key, [each for each in runs if each.game == key]) for key in dealt_games()]
    own = await asked.server.store.runs_of(asked.person) if asked.person else []
    played = {each.day for each in own if each.stars is not None}
    found = stamps(played, day.day) if asked.person else None
    ends, number = end_of(day.day), round_of(day.day) if day.beacon else 0
    past = sorted((each for each in asked.server.tables.deals.known if each < day.day), reverse=True)
    return Today(day.day, leaf.is_late, day.source, day.commitment, number, ends, game_of(day.day), games, found, past)


def day_game(asked: Asked, day: str, game: str, runs: list[Run]) -> DayGame:
    ended = [each for each in runs if each.stars is not None]
    mine = [each for each in runs if each.person == asked.person]
    result = next((result_of(asked, each) for each in mine if each.stars is not None), None)
    players = [player(each.person, asked.person, asked.server.identities, bool(each.ghost)) for each in ended[:LISTED]]
    is_begun = bool(mine) and result is None
    found = registry.game(game)
    has_trials = not has_turns(found)
    is_new = asked.server.tables.deals.has_new_picture(day, game)
    return DayGame(game, players, result, is_begun, has_trials, trials_of(found).unit if has_trials else "", is_new)


def player(person: str, me: str, people: Identities, ghost: bool = False) -> DayPlayer:
    (animal,) = faces([people.animals.get(person)])
    language = people.given(person)
    name = guest_name(animal, language) if language else people.name(person)
    return DayPlayer(name, animal, person == me, ghost)


def result_of(asked: Asked, run: Run, quicker: int = 0) -> DayResult:
    who = player(run.person, asked.person, asked.server.identities, bool(run.ghost))
    stars = run.stars or 0
    record = run.record if who.mine else ""
    return DayResult(who, stars, run.of, run.symbols, medal(stars, run.of), run.turns, run.median, record, quicker)


@route(
    "POST", "/api/1/days/{day}/{game}", "Your table for a deal of the day; one try counts", Opened, takes=DayTry,
    who=PERSON, status=201,
)  # fmt: skip
async def play_day(asked: Asked) -> Opened:
    server, game = asked.server, dealt_game(asked)
    leaf = await server.tables.deals.leaf()
    if leaf is None or leaf.day.day != asked.part("day"):
        raise HttpRefusal(409, "day-over", msg("house-web-day-over"))
    if not await server.tables.deals.has_picture(leaf.day, game):
        raise HttpRefusal(409, "being-made", msg("house-being-made"))
    mine = await my_run(asked, leaf.day.day, game)
    if asked.body.again:
        if mine is None or mine.stars is None:
            raise HttpRefusal(409, "play-first", msg("house-web-play-first"))
        return await shown(asked, await new_table(asked, leaf, game))
    if mine is None:
        id = await new_table(asked, leaf, game)
        mine = await server.store.begin_run(leaf.day.day, game, asked.person, f"{id}-1")
    if mine.stars is not None:  # also of who gave up
        raise HttpRefusal(409, "day-played", msg("house-web-day-played"))
    table = table_of(mine)
    if await server.tables.code_of(table) is None:  # closed before anything was dealt
        table = await new_table(asked, leaf, game)
        await server.store.move_run(mine, f"{table}-1")
    return await shown(asked, table)


def table_of(run: Run) -> str:
    return run.record.rpartition("-")[0]


async def shown(asked: Asked, table: str) -> Opened:
    """The way to a table of mine."""
    code = await asked.server.tables.code_of(table) or ""
    asked.server.limits.admitted.add(asked.person, code)
    return Opened(code, join_link(asked, code))


def dealt_game(asked: Asked) -> str:
    if asked.part("game") not in dealt_games() or not is_day(asked.part("day")):
        raise no_day()
    return asked.part("game")


def no_day() -> HttpRefusal:
    return HttpRefusal(404, "no-such-day", msg("house-web-no-such-day"))


async def my_run(asked: Asked, day: str, game: str) -> Run | None:
    runs = await asked.server.store.runs(day)
    return next((each for each in runs if (each.game, each.person) == (game, asked.person)), None)


async def new_table(asked: Asked, leaf: Leaf, game: str) -> str:
    """Dealt at once, for nobody else's eyes: in turns against three robots, or twelve trials beside one."""
    limits = asked.server.limits
    if not limits.opened.allow(asked.person) or not limits.opened_by_address.allow(asked.client):
        raise too_many()
    day = leaf.day.day
    if has_turns(registry.game(game)):
        setup = Setup(game, SEATS, rhythm="days", watching=False, day=day)
    else:
        setup = Setup(game, TRIAL_SEATS, watching=False, away=0, day=day)
    return (await asked.server.open_table(asked.person, setup, asked.client, of_a_day=True)).id


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    lang: Literal["fr", "en"] = "fr"
    name: bool = False  # yours stands on it


@route("GET", "/api/1/days/{day}/{game}/picture.png", "What came of your deal, as a picture to share", PNG, asks=Drawn,
       who=PERSON)  # fmt: skip
async def show_picture(asked: Asked) -> Response:
    from tablee.server.content.day_picture import Told, day_png  # and with it all that draws

    game, server = dealt_game(asked), asked.server
    mine = await my_run(asked, asked.part("day"), game)
    if mine is None or mine.stars is None:
        raise HttpRefusal(409, "play-first", msg("house-web-play-first"))
    if not server.limits.studies.allow(asked.person):
        raise too_many()
    name = player(asked.person, "", server.identities).name if asked.query.name else ""
    told = Told(mine.day, game, mine.stars, mine.of, mine.symbols, mine.turns, mine.median, name)
    return Response(await server.images.draw(day_png, told, asked.query.lang), 200, {"cache-control": "no-store"}, PNG)


@route("GET", "/api/1/days/{day}/secret", "The key of a day that is over", DaySecret)
async def show_secret(asked: Asked) -> DaySecret:
    day = asked.part("day")
    if not is_day(day):
        raise no_day()
    found = await asked.server.tables.deals.opened(day)
    if found is not None:
        return opened_secret(found)
    if await asked.server.tables.deals.is_open(day):
        raise HttpRefusal(409, "day-open", msg("house-web-day-open"))
    raise no_day()


def opened_secret(day: Day) -> DaySecret:
    number = round_of(day.day) if day.beacon else 0
    return DaySecret(day.day, day.source, day.secret.hex(), day.commitment, day.beacon.hex(), number)


@route("GET", "/api/1/days/{day}/{game}", "What came of a deal for everybody, once you have played it", DayResults,
       who=PERSON)  # fmt: skip
async def show_results(asked: Asked) -> DayResults:
    day, game = asked.part("day"), dealt_game(asked)
    deals = asked.server.tables.deals
    is_open = await deals.is_open(day)
    if not is_open and await deals.opened(day) is None:
        raise no_day()
    runs = [each for each in await asked.server.store.runs(day) if each.game == game and each.stars is not None]
    if is_open and asked.person not in [each.person for each in runs]:
        raise HttpRefusal(409, "play-first", msg("house-web-play-first"))
    await asked.server.identities.meet(each.person for each in runs)
    own = [each for each in runs[LISTED:] if each.person == asked.person]
    quicker = await quicker_than_ghosts(asked, runs)
    results = [result_of(asked, each, quicker.get(each.person, 0)) for each in runs[:LISTED] + own]
    return DayResults(day, game, is_open, results)


async def quicker_than_ghosts(asked: Asked, runs: list[Run]) -> dict[str, int]:
    """In how many trials I was quicker than each of those who left a ghost and had played before me."""
    mine = next((run for run in runs if run.person == asked.person), None)
    if mine is None:
        return {}
    left = ghosts_left([run for run in runs if run.at <= mine.at], asked.part("game"), asked.person)
    if not left:
        return {}
    record = await asked.server.store.record(mine.record, asked.person)
    if record is None:
        return {}
    try:
        answers = await asked.server.run_in_thread(lambda: ghost_of(read(record)))
    except BadRecord:  # of rules that are played no more
        return {}
    own = kept_outcomes(answers, mine.symbols)
    return {each.person: times_quicker(own, kept_outcomes(each.ghost, each.symbols)) for each in left}
