"""The picture of the day at DIFFERENCE: a new one each day, made before its day begins, the same for everybody, secret
until it is played, and checked with the day's key."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core.match import Match
from tablee.core.options import read as read_options
from tablee.core.records import BadRecord, read
from tablee.core.registry import game
from tablee.games.difference.art.composed import kinds
from tablee.games.difference.making.composing import FROM_SECRETS, MAKING, NUMBERS, drawn_from, follows
from tablee.games.difference.state import MADE
from tablee.matches.day import check_day, circle_key, day_chance, picture_secret
from tablee.matches.replay import verify
from tablee.protocol import messages as up
from tablee.server.base.metrics import Metrics
from tablee.server.base.settings import read_day
from tablee.server.content.day_pictures import DayPictures, make_for_day
from tablee.server.content.made_images import Entry, MadeImages
from tablee.server.hosting.day_deals import AHEAD, DayDeals
from tablee.server.hosting.game_server import GameServer
from tablee.stores.sqlite.store import SqliteStore
from tablee.table.live import LiveTable
from tests.games.difference.composed import plain_picture
from tests.server.test_day_sources import DAY, MONDAY, NOON, TUESDAY, Relays
from tests.server.test_day_sources import Wall as Noon
from tests.server.test_days import code, today
from tests.server.test_slow_tables import Wall, device, opened, person_of, settled, wall
from tests.server.test_table_socket import true_soon
from tests.table.simulated import Socket

pytestmark = pytest.mark.anyio
__all__ = ["wall"]  # a fixture

FOUR = NOON + 16 * 3600  # in the morning: Tuesday begins
DIFFERENCE = game("difference")


class Drawer:
    """Makes pictures of days in no time, and draws none of them."""

    def __init__(self, made: MadeImages) -> None:
        self.folder = made.folder
        self.days: list[str] = []
        self.error: Exception | None = None
        made.in_process = self  # type: ignore[assignment, method-assign]

    async def __call__(self, run: Any, folder: Path, day: str, key: str, secret: bytes) -> None:
        assert run is make_for_day
        self.days.append(day)
        if self.error is not None:
            raise self.error
        put(folder, day, secret)


def put(folder: Path, day: str, secret: bytes) -> None:
    kind, number, salt = drawn_from(secret, 0, FROM_SECRETS[-1])
    plain = plain_picture(kind, number, salt)
    path = folder / "days" / f"{day}+difference+{MAKING.folder(MAKING.read(plain))}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(Entry("difference", "day", plain)))


async def draw_orders(made: MadeImages) -> None:
    while (job := made.next_job(ahead=False)) is not None:
        await job()


# ---- ahead of its day


@asynccontextmanager
async def house(folder: Path, source: str, clock: Noon, is_on: bool = True) -> AsyncIterator[DayDeals]:
    store, made = await SqliteStore.open(folder), MadeImages(folder / "made")
    chosen = read_day(source, "https://one.example,https://two.example")
    pictures = DayPictures(made, is_on)
    deals = DayDeals(chosen, store, Metrics(), clock, Relays(), pictures=pictures)
    try:
        yield deals
    finally:
        await store.close()


async def look(deals: DayDeals) -> list[str]:
    """What a look at the clock leads to: the days for which a picture was drawn."""
    leaf, pictures = await deals.leaf(), deals.pictures
    assert leaf is not None
    assert pictures is not None
    drawer = Drawer(pictures.made)
    await deals.look_ahead(leaf)
    await draw_orders(pictures.made)
    return drawer.days


@pytest.mark.parametrize("source", ["house", "circle:moulin", "public"])
async def test_it_is_made_before_its_day_begins(tmp_path: Path, source: str) -> None:
    clock = Noon()
    async with house(tmp_path, source, clock) as deals:
        assert await look(deals) == [MONDAY], "today's was missing"
        assert await look(deals) == []
        clock.time = FOUR - AHEAD - 60
        assert await look(deals) == []
        clock.time = FOUR - 60
        assert await look(deals) == [TUESDAY]
        assert await look(deals) == []
        assert deals.today == MONDAY
        assert await deals.opened(TUESDAY) is None, "its key is a secret"
        assert not await deals.is_open(TUESDAY)
        ahead = deals.known[TUESDAY]
        clock.time = FOUR + 60
        leaf = await deals.leaf()
        assert leaf is not None
        assert leaf.day == ahead
        assert await look(deals) == []


async def test_a_house_that_draws_nothing_ahead_has_one_of_the_four(tmp_path: Path) -> None:
    async with house(tmp_path, "house", Noon(), is_on=False) as deals:
        assert await look(deals) == []
        leaf = await deals.leaf()
        assert leaf is not None
        assert not deals.has_new_picture(MONDAY, "difference")
        assert await deals.has_picture(leaf.day, "difference")
        assert deals.pictures is not None
        assert deals.pictures.is_settled(MONDAY, "difference")
        deals.pictures.is_on = True
        assert not deals.has_new_picture(MONDAY, "difference"), "it stays that until the day is over"


async def test_two_houses_with_one_word_have_the_same_picture_and_others_have_not(tmp_path: Path) -> None:
    clock, found = Noon(), []
    for word in ("moulin", "moulin", "autre"):
        async with house(tmp_path / str(len(found)), f"circle:{word}", clock) as deals:
            await look(deals)
            assert deals.pictures is not None
            found.append(deals.pictures.of(MONDAY, "difference"))
    assert found[0] == found[1] != found[2]


def test_what_follows_from_a_secret_is_known_without_composing_it() -> None:
    assert NUMBERS == kinds.SEEDS
    secret = picture_secret(circle_key("moulin", MONDAY), DIFFERENCE)
    kind, number, salt = drawn_from(secret, 3, FROM_SECRETS[-1])
    plain = plain_picture(kind, number, salt)
    assert follows(MAKING.read(plain), secret)
    for changed in ({"number": number % NUMBERS + 1}, {"salt": "0" * 32}, {"kind": "fair"}):
        assert not follows(MAKING.read(plain | changed), secret)
    assert not follows(MAKING.read(plain), picture_secret(circle_key("moulin", TUESDAY), DIFFERENCE))
    drawn = [drawn_from(secret, attempt, FROM_SECRETS[-1]) for attempt in range(200)]
    assert {each[0] for each in drawn} == set(FROM_SECRETS[-1])
    assert len({each[1] for each in drawn}) > 180


@pytest.mark.thorough
def test_it_is_composed_and_drawn_from_the_secret(tmp_path: Path) -> None:
    secret = picture_secret(circle_key("moulin", MONDAY), DIFFERENCE)
    for where in ("one", "two"):
        make_for_day(tmp_path / where, MONDAY, "difference", secret)
    one, two = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        for folder in (tmp_path / "one", tmp_path / "two")
    )
    assert one == two
    plain = DayPictures(MadeImages(tmp_path / "one"), is_on=True).of(MONDAY, "difference")
    assert follows(MAKING.read(plain), secret)


def test_pixels_of_the_last_days_are_not_tidied_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.content.made_images.KEPT", 0)
    monkeypatch.setattr("tablee.server.content.day_pictures.KEPT", 2)
    made = MadeImages(tmp_path)
    pictures = DayPictures(made, is_on=True)
    days = [f"2026-11-{day}" for day in (16, 17, 18)]
    folders = []
    for day in days:
        put(tmp_path, day, day.encode())
        folders.append(tmp_path / MAKING.folder(MAKING.read(pictures.of(day, "difference"))))
        folders[-1].mkdir()
        (folders[-1] / "places.json").write_text("[]")
    monkeypatch.setattr("tablee.server.content.made_images.KEPT", 1)  # of those that nothing keeps
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "places.json").write_text("[]")
    made.tidy()
    assert [each.exists() for each in folders] == [False, True, True]


# ---- in a house


async def sat_down(server: GameServer, person: str, code: str) -> LiveTable:
    live = await server.tables.entrance(code)
    assert isinstance(live, LiveTable)
    live.enter(person, Socket())
    await true_soon(lambda: live.phase == "playing")
    return live


async def test_everybody_plays_it_and_nobody_knows_its_number_before_the_day_is_over(
    tmp_path: Path, wall: Wall
) -> None:
    async with opened(tmp_path, day="circle:moulin") as server, device(server) as phone, device(server) as tablet:
        zoe, papa = await person_of(server, phone, "Zoé"), await person_of(server, tablet, "Papa")
        pictures, drawer = server.tables.deals.pictures, Drawer(server.images.made)
        assert pictures is not None
        pictures.is_on = True
        leaf = await today(phone)
        assert [each["game"] for each in leaf["games"] if each["new_picture"]] == ["difference"]
        path = f"/api/1/days/{leaf['day']}/difference"
        assert await code(await phone.post(path, json={})) == (409, "being-made")
        await true_soon(lambda: pictures.is_settled(leaf["day"], "difference"))
        assert drawer.days == [leaf["day"]]
        lives = []
        for person, client in ((zoe, phone), (papa, tablet)):
            lives.append(await sat_down(server, person, (await client.post(path, json={})).json()["code"]))
        one, two = (each.table.live_match() for each in lives)
        assert one.state.picture == two.state.picture >= MADE
        assert one.state.piles == two.state.piles
        seen = server.images.made.seen
        assert seen.had_by([zoe]) == seen.had_by([papa]) != set()
        for live, person in zip(lives, (zoe, papa), strict=True):
            assert live.post(live.enter(person, Socket()), up.Close(id="close"))
            await settled(live)
        (own,) = [each for each in (await phone.get(path)).json()["results"] if each["record"]]
        record = f"/api/1/records/{own['record']}"
        assert await code(await phone.get(record)) == (409, "day-open")
        assert (await today(phone))["games"] != []
        key = server.tables.deals.key(leaf["day"])
        wall.time += DAY
        kept = (await phone.get(record)).content
        made = json.loads(kept)["made"]
        assert drawn_from(picture_secret(key, DIFFERENCE), 0, FROM_SECRETS[-1])[1] == made["number"]
        verify(kept, key)
        verdict = (await phone.get(f"{record}/verify")).json()
        assert verdict["ok"], verdict
        assert verdict["steps"][0]["name"] == "day"


def test_a_record_with_another_picture_is_found_out() -> None:
    key = circle_key("moulin", MONDAY)
    right = drawn_from(picture_secret(key, DIFFERENCE), 0, FROM_SECRETS[-1])
    wrong = (right[0], right[1] % NUMBERS + 1, right[2])
    for meant, is_good in ((right, True), (wrong, False)):
        made = MAKING.read(plain_picture(*meant))
        options = read_options(DIFFERENCE.options, DIFFERENCE.prefix, made.options())
        chance = day_chance(key, MONDAY, DIFFERENCE, 2)
        match = Match(DIFFERENCE, 2, options, chance, True, made=made)
        record = msgspec.structs.replace(read(msgspec.json.encode(match.record())), chance=chance)
        if is_good:
            check_day(record, key)
        else:
            with pytest.raises(BadRecord, match="picture"):
                check_day(record, key)


async def test_where_it_cannot_be_made_nobody_waits_for_ever(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path) as server, device(server) as phone:
        await person_of(server, phone, "Zoé")
        pictures, drawer = server.tables.deals.pictures, Drawer(server.images.made)
        assert pictures is not None
        pictures.is_on, drawer.error = True, OSError("no more processes")
        day = (await today(phone))["day"]
        path = f"/api/1/days/{day}/difference"
        assert await code(await phone.post(path, json={})) == (409, "being-made")
        await true_soon(lambda: pictures.is_settled(day, "difference"))
        assert (await phone.post(path, json={})).status_code == 201
        assert not any(each["new_picture"] for each in (await today(phone))["games"])


async def test_who_plays_later_has_the_picture_of_those_who_played_before(tmp_path: Path, wall: Wall) -> None:
    """Also where the house began to make pictures on that day."""
    async with opened(tmp_path) as server, device(server) as phone, device(server) as tablet:
        zoe = await person_of(server, phone, "Zoé")
        await person_of(server, tablet, "Papa")
        day = (await today(phone))["day"]
        path = f"/api/1/days/{day}/difference"
        live = await sat_down(server, zoe, (await phone.post(path, json={})).json()["code"])
        assert live.post(live.enter(zoe, Socket()), up.Close(id="close"))
        await settled(live)
        pictures = server.tables.deals.pictures
        assert pictures is not None
        for each in pictures.folder.iterdir():
            each.unlink()
        pictures.is_on = True
        assert (await tablet.post(path, json={})).status_code == 201
        assert not any(each["new_picture"] for each in (await today(tablet))["games"])
