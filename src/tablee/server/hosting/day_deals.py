"""The deals of the day, as a house has them: where their keys come from, and what is kept of those who play them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from msgspec.structs import asdict

from tablee.core.game import AnyGame, Bot
from tablee.core.moves import TABLE, Seat
from tablee.core.races import TRIALS, Outcome
from tablee.core.records import read
from tablee.core.registry import game
from tablee.matches.day import (
    Score,
    Silent,
    circle_key,
    day_at,
    day_bot,
    day_commitment,
    deal_secret,
    dealt_games,
    end_of,
    picture_secret,
    public_key,
    score_of,
)
from tablee.matches.day_trials import Ghost, Trial, outcomes, played_trials, read_ghost, trial_score
from tablee.protocol.errors import StoreAway
from tablee.protocol.setup import Setup
from tablee.server.base.logs import log
from tablee.server.base.metrics import Metrics, ServerBot
from tablee.server.base.settings import DaySource
from tablee.server.content.day_pictures import DayPictures
from tablee.server.hosting.beacon import NoBeacon, beacon_of, drawn_at
from tablee.stores.base import Day, Run, Store
from tablee.table.model.ports import TableHandle
from tablee.table.model.table import Table

LOOKING = 60.0  # seconds between two looks whether a day has begun
AHEAD = 7200.0  # seconds before a day begins, from which on its picture is made
FIRST_WAIT, LONGEST_WAIT = 60.0, 900.0  # seconds until relays that failed are asked again

MOST_GHOSTS = 4  # that run along: more faces find no room beside each other on a phone

Ask = Callable[[str, Sequence[str]], Awaitable[bytes]]
Meet = Callable[[Iterable[str]], Awaitable[None]]


async def meet_nobody(people: Iterable[str]) -> None:
    """Where names are not asked for."""


class Leaf(NamedTuple):
    """The day that can be played now; yesterday's, where there is no new one yet."""

    day: Day
    is_late: bool = False


class DayDeals:
    """What a table of the day needs (`secret`, `bot`), and what routes ask for."""

    def __init__(
        self, source: DaySource, store: Store, metrics: Metrics, wall: Callable[[], float], ask: Ask = beacon_of,
        meet: Meet = meet_nobody, pictures: DayPictures | None = None,
    ) -> None:  # fmt: skip
        self.source = source
        self.store = store
        self.metrics = metrics
        self.wall = wall
        self.ask = ask
        self.meet = meet
        self.pictures = pictures  # of days; nothing, where none are made
        self.is_first = True  # False: another worker of this house asks relays, and has pictures made ahead
        self.known: dict[str, Day] = {}
        self.today = ""  # the day on the leaf, as it was last looked at
        self.making = asyncio.Lock()
        self.ask_again_at = 0.0
        self.wait = FIRST_WAIT

    @property
    def is_on(self) -> bool:
        return self.source.kind != "off"

    async def load(self) -> None:
        self.known = {each.day: each for each in await self.store.days()}

    async def run(self) -> None:
        """Each day is dealt when it begins, also where nobody asks for it."""
        while True:
            with suppress(StoreAway):
                leaf = await self.leaf()
                if leaf is not None and self.is_first:
                    await self.look_ahead(leaf)
            await asyncio.sleep(LOOKING)

    # ---- pictures

    async def look_ahead(self, leaf: Leaf) -> None:
        """Today's pictures, where they are missing; and shortly before the day is over the next day's."""
        if self.pictures is None or not self.pictures.is_on:
            return
        self.order_pictures(leaf.day)
        ends = end_of(leaf.day.day)
        following = day_at(ends)
        is_known = self.source.kind != "public" or self.wall() >= drawn_at(following)
        if ends - AHEAD <= self.wall() < ends and is_known:
            async with self.making:
                await self.make(following)
            if following in self.known:
                self.order_pictures(self.known[following])

    def order_pictures(self, day: Day) -> None:
        for key in dealt_games():
            if self.pictures is not None and has_daily(game(key)):
                self.pictures.order(day.day, key, picture_secret(day.secret, game(key)))

    async def has_picture(self, day: Day, key: str) -> bool:
        """Can this game be dealt, with its picture or with one of the usual ones? If its picture is still to be made,
        that is done at once."""
        pictures = self.pictures
        if pictures is None or not has_daily(game(key)) or pictures.is_settled(day.day, key):
            return True
        if not pictures.is_on or await self.was_usual(day.day, key):
            pictures.settle(day.day, key)
            return True
        pictures.order(day.day, key, picture_secret(day.secret, game(key)), is_awaited=True)
        return False

    async def was_usual(self, day: str, key: str) -> bool:
        """Has somebody played this deal already, with one of the usual pictures?"""
        for run in await self.store.runs(day):
            if run.game == key and run.stars is not None:
                record = await self.store.record(run.record, run.person)
                if record is not None and read(record).made is None:
                    return True
        return False

    def has_new_picture(self, day: str, key: str) -> bool:
        """Is there a picture that was made for this day, or will there be?"""
        pictures = self.pictures
        if pictures is None or not has_daily(game(key)):
            return False
        return pictures.has_own(day, key) if pictures.is_settled(day, key) else pictures.is_on

    def made(self, setup: Setup, person: str) -> dict[str, Any] | None:
        pictures = self.pictures
        if pictures is None or not has_daily(game(setup.game)):
            return None
        if not pictures.is_settled(setup.day, setup.game):
            raise StoreAway("the picture of this day is not drawn yet")
        pictures.note(setup.day, setup.game, person)
        return pictures.of(setup.day, setup.game)

    # ---- which day it is

    async def leaf(self) -> Leaf | None:
        """What can be played now; nothing, where days are not dealt, or there was no first one yet."""
        found = await self.current() if self.is_on else None
        self.today = "" if found is None else found.day.day
        return found

    async def current(self) -> Leaf | None:
        today = day_at(self.wall())
        if today not in self.known:
            async with self.making:
                await self.make(today)
        if today in self.known:
            return Leaf(self.known[today])
        earlier = [day for day in self.known if day < today]
        return Leaf(self.known[max(earlier)], is_late=True) if earlier else None

    async def make(self, today: str) -> None:
        """The key of a day that has begun. Another node may have been first: then it is that one."""
        if today in self.known:
            return
        if not self.known:
            await self.load()
        saved = self.known.get(today) or await self.store.day(today) or await self.new_day(today)
        if saved is not None:
            self.known[today] = saved

    async def new_day(self, today: str) -> Day | None:
        kind, word, beacon = self.source.kind, self.source.word, b""
        if kind == "house":
            key = secrets.token_bytes(32)
        elif kind == "circle":
            key = circle_key(word, today)
        else:
            found = await self.beacon(today)
            if found is None:
                return None
            key, beacon = public_key(word, today, found), found
        return await self.store.save_day(Day(today, kind, key, day_commitment(today, key), beacon))

    async def beacon(self, today: str) -> bytes | None:
        """Not asked for more often than is decent."""
        now = self.wall()
        if now < self.ask_again_at or not self.is_first:
            return None
        try:
            found = await self.ask(today, self.source.relays)
        except NoBeacon as error:
            log("no-beacon", day=today, why=str(error)[:200], todo="the leaf of the day before stays until they agree")
            self.ask_again_at, self.wait = now + self.wait, min(LONGEST_WAIT, 2 * self.wait)
            return None
        self.ask_again_at, self.wait = 0.0, FIRST_WAIT
        return found

    async def opened(self, day: str) -> Day | None:
        """A day that can be played no more: its key is nobody's secret."""
        leaf = await self.leaf()
        found = await self.store.day(day)
        return None if found is None or (leaf is not None and day >= leaf.day.day) else found

    async def is_open(self, day: str) -> bool:
        """Can this day still be played?"""
        leaf = await self.leaf()
        return leaf is not None and leaf.day.day == day

    # ---- for tables

    def key(self, day: str) -> bytes:
        if day not in self.known:
            raise StoreAway("the key of this day is not known here yet")
        return self.known[day].secret

    def secret(self, setup: Setup) -> bytes:
        return deal_secret(self.key(setup.day), game(setup.game))

    def bot(self, setup: Setup, game: AnyGame, seat: Seat) -> Bot:
        found: Bot = Silent() if has_trials(setup) else day_bot(self.key(setup.day), game, seat)
        return ServerBot(found, found, self.metrics)

    async def ghosts(self, setup: Setup, but: str) -> list[Ghost]:
        """Those that people of this house have left; none, while the store is away."""
        try:
            runs = await self.store.runs(setup.day)
            left = ghosts_left(runs, setup.game, but)
            await self.meet(each.person for each in left)
        except StoreAway:
            return []
        return [Ghost(each.person, read_ghost(each.ghost)) for each in left]

    def trials(self, table: Table, ghosts: Sequence[Ghost]) -> list[Trial]:
        return played_trials(read(table.record()), self.key(table.setup.day), ghosts)

    def trial_score(self, table: Table) -> Score:
        """Who gave up has the trials they came to."""
        mine, robot = outcomes(read(table.record()), self.key(table.setup.day))
        missing = [Outcome(False)] * (TRIALS - len(mine))
        return trial_score([*mine, *missing], [*robot, *missing])

    async def keep_run(self, live: TableHandle) -> None:
        """What came of a try, if it is the one that counts and its day is not over."""
        table = live.table
        if not await self.is_open(table.setup.day):
            return
        score = self.trial_score(table) if table.has_trials else score_of(places_of(table), 0, turns_of(table))
        await self.store.end_run(Run(table.setup.day, table.setup.game, table.host, live.record_id, **asdict(score)))


def ghosts_left(runs: Iterable[Run], game: str, but: str) -> list[Run]:
    """The first that others than this person have left in a game."""
    return [each for each in runs if each.ghost and each.game == game and each.person != but][:MOST_GHOSTS]


def has_daily(found: AnyGame) -> bool:
    """Has each of its days a picture of its own?"""
    return found.making is not None and found.making.load().daily is not None


def has_trials(setup: Setup) -> bool:
    return setup.rhythm == "live"


def places_of(table: Table) -> list[int]:
    """Who gave up is behind everybody."""
    return table.places() or [2, *[1] * (len(table.chairs) - 1)]


def turns_of(table: Table, seat: Seat = 0) -> int:
    """How often it was this seat's turn: its messages in a row are one."""
    played = [row.seat for row in table.live_match().rows if row.seat != TABLE]
    return sum(one == seat and one != before for before, one in zip([TABLE, *played], played, strict=False))
