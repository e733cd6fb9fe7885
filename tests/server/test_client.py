"""tablee.client at a real server: whole matches, connections that break, moves whose answer was lost."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest

import tablee
from tablee import client
from tablee.client import connection, guests
from tablee.client import tables as client_tables
from tablee.client.decoding import KINDS, decode
from tablee.core.scenes import Mine, Tap, Zone
from tablee.core.words import Msg, Noun, Person
from tablee.protocol import journal as rows
from tablee.protocol.messages import AnyUp, Echo, Frame, Parts, Point, Said
from tablee.server.hosting.game_server import GameServer
from tablee.table.live import LiveTable
from tests.patience import PATIENCE
from tests.server.relay import Relay, relayed
from tests.server.visit import running

pytestmark = pytest.mark.anyio

DOCS = Path(__file__).parent.parent.parent / "docs" / "bots.md"
HURRY = 40  # the house's clock, in tests that play a whole match
RACES = ["trouve", "a_moi", "bruit", "difference", "diferencio"]


@pytest.fixture(autouse=True)
def quick_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FIRST_WAIT", 0.05)


@pytest.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[tuple[GameServer, str]]:
    async with running(tmp_path, messages_at_once=1000, messages_a_second=1000) as found:
        yield found


@pytest.fixture
async def relay(address: str) -> AsyncIterator[Relay]:
    async with relayed(address) as made:
        yield made


@pytest.fixture
async def hurried(house: GameServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house's time and that of clients pass more quickly than ours: thirty seconds for a turn are less than one."""
    monkeypatch.setattr(client_tables, "time", SimpleNamespace(perf_counter=lambda: time.perf_counter() * HURRY))
    loop = asyncio.get_running_loop()
    house.tables.ports = replace(
        house.tables.ports,
        now=lambda: time.perf_counter_ns() * HURRY // 10_000,
        later=lambda hundredths, run: loop.call_later(max(0, hundredths) / 100_000 / HURRY, run),
    )


def shown_in_docs(name: str, **substitute: Any) -> dict[str, Any]:
    """A file of docs/bots.md, run; names of it may mean something else here."""
    code = dict(re.findall(r"```python file=(\S+)\n(.*?)```", DOCS.read_text("utf-8"), re.S))[name]
    found: dict[str, Any] = {"__name__": name}
    exec(code, found)
    found.update(substitute)
    return found


def live(house: GameServer, table: client.Table) -> LiveTable:
    return house.tables.live[house.tables.codes[table.code]]


async def written(house: GameServer, table: client.Table, kind: type) -> list[Any]:
    """What the journal has of a table, of one kind of rows."""
    found = [rows.decode(row) for row in await house.store.rows(live(house, table).id)]
    return [row for row in found if isinstance(row, kind)]


# ---- whole matches


SHORTER = {"trouve": {"wrong_touch": "penalty"}}  # who taps anything would play eight times as long


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("key", ["derniere", *RACES])
async def test_two_clients_and_the_bot_of_the_docs_play_a_whole_match(key: str, address: str) -> None:
    robo = shown_in_docs("robo.py", THINK=10, print=lambda *said: None)["Robo"]
    async with asyncio.timeout(PATIENCE), client.visit(address, "Léa") as lea, client.visit(address, "Hugo") as hugo:
        table = await lea.open(key, seats=3, **SHORTER.get(key, {}))
        await table.sit()
        other = await hugo.join(table.code)
        await other.sit()
        if key == "difference":  # claims are points in a picture there; in words they are taps
            await table.describe()
            await other.describe()
        visiting = asyncio.create_task(client.play_bot(address, table.code, robo(), described=True))
        await table.until(lambda: table.room.seats[2].who == "person")
        await table.start()
        ends = await asyncio.gather(client.play(table, robo()), client.play(other, robo()))
        await table.until(lambda: bool(table.room.record))  # the room comes after the last frame
        assert [*ends, *await visiting] == [table.room.places] * 3
        assert 1 in ends[0]
        match = tablee.replay(await lea.record(table.room.record))
        assert match.over
        assert {row.seat for row in match.rows} >= {0, 1, 2}, "everybody has played"
        assert [set(each["players"]) for each in await hugo.records()] == [{"Léa", "Hugo", "Robo"}]


@pytest.mark.usefixtures("hurried")
async def test_the_match_of_the_docs_ends_with_a_record_that_can_be_checked(address: str) -> None:
    async with asyncio.timeout(PATIENCE):
        record = await shown_in_docs("play.py")["play_match"](address)
    assert tablee.verify(record).over


class Steady:
    """Taps anything it may, soon, and keeps what it hears."""

    def __init__(self, seed: int, soon: float = 5, then: Any = lambda said: None) -> None:
        self.draw = tablee.FastDraw(seed)
        self.soon = soon
        self.then = then
        self.heard: list[Said] = []

    def hear(self, said: Said) -> None:
        self.heard.append(said)
        self.then(said)

    def answer(self, frame: Frame) -> tuple[float, Tap]:
        return self.soon, frame.mine.taps[self.draw.below(len(frame.mine.taps))]


async def test_a_press_says_how_long_it_took_and_is_believed(address: str) -> None:
    """By its own clock, once the house has measured the line often enough."""
    async with asyncio.timeout(PATIENCE), client.visit(address) as lea, client.visit(address) as hugo:
        table = await lea.open("a_moi", seats=2)
        await table.sit()
        other = await hugo.join(table.code)
        await other.sit()
        await table.start()
        playing = [asyncio.create_task(client.play(each, Steady(1, soon=150))) for each in (table, other)]
        await other.until(lambda: other.frame is not None and any(judged.believed for judged in other.frame.verdict))
        for task in playing:
            task.cancel()


# ---- connections that break


async def test_after_a_break_nothing_that_was_said_is_missing_or_told_twice(house: GameServer, relay: Relay) -> None:
    cuts = 0

    def cut_now_and_then(said: Said) -> None:
        nonlocal cuts
        if len(bot.heard) % 4 == 3:
            cuts += 1
            relay.cut()

    bot = Steady(1, then=cut_now_and_then)
    address = f"http://{relay.host}:{relay.port}"
    async with asyncio.timeout(PATIENCE), client.visit(relay.address) as lea, client.visit(address) as hugo:
        table = await lea.open("dominos", seats=2)
        await table.sit()
        other = await hugo.join(table.code)
        await other.sit()
        await table.start()
        await asyncio.gather(client.play(table, bot), client.play(other, Steady(2)))
        match = live(house, table).table.live_match()
        assert cuts > 2
        assert [each.msg for each in bot.heard] == [told.msg() for told in match.events(0)]


async def test_a_move_whose_answer_was_lost_is_sent_again_and_done_once(house: GameServer, relay: Relay) -> None:
    async with asyncio.timeout(PATIENCE), client.visit(relay.address) as me:
        table = await me.open("tour_du_monde", seats=2, first=0)
        await table.sit(0)
        await table.start()
        await table.until(lambda: bool(table.frame and table.frame.mine.taps))
        relay.is_deaf = True
        playing = asyncio.create_task(table.play(table.frame.mine.taps[0]))
        while not await written(house, table, rows.Played):
            await asyncio.sleep(0.01)
        assert not playing.done()
        relay.is_deaf = False
        relay.cut()
        assert await playing == "done"
        assert len({row.id for row in await written(house, table, rows.Played) if row.seat == 0}) == 1
        assert [row.id for row in await written(house, table, rows.Played) if row.id] == [f"{table.ids}.{table.count}"]


async def test_a_house_that_has_fallen_silent_is_left_and_come_back_to(
    relay: Relay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody hangs up, and what is sent is still heard: only pings tell."""
    for name in ("PING_EVERY", "PONG_WITHIN", "CLOSE_WITHIN"):
        monkeypatch.setattr(guests, name, 0.3)
    monkeypatch.setattr(connection, "CONNECT_WITHIN", 0.6)
    async with asyncio.timeout(PATIENCE), client.visit(relay.address) as me:
        table = await me.open("dominos", seats=2)
        await table.sit(0)
        before = table.connection.socket
        relay.is_deaf = True
        while table.connection.socket is before:
            await asyncio.sleep(0.01)
        tried = relay.opened
        while relay.opened == tried:  # it tries again although nobody answers
            await asyncio.sleep(0.01)
        relay.is_deaf = False
        assert await table.say("Me revoilà !") == "done"
        assert table.connection.socket is not before


async def test_words_whose_answer_was_lost_are_said_once(house: GameServer, relay: Relay) -> None:
    """What is in no journal is remembered too, as long as the house is."""
    async with asyncio.timeout(PATIENCE), client.visit(relay.address) as me:
        table = await me.open("dominos", seats=2)
        await table.sit(0)
        relay.is_deaf = True
        saying = asyncio.create_task(table.say("Bonsoir !"))
        while not live(house, table).audience.chat:
            await asyncio.sleep(0.01)
        relay.is_deaf = False
        relay.cut()
        assert await saying == "done"
        assert [said.text for said in live(house, table).audience.chat] == ["Bonsoir !"]


async def test_a_house_that_was_stopped_and_started_again_is_come_back_to(tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as first:
        _, address = await first.enter_async_context(running(tmp_path))
        async with relayed(address) as relay, client.visit(relay.address) as me:
            table = await me.open("tour_du_monde", seats=2, first=0)
            await table.sit(0)
            await table.start()
            await table.until(lambda: bool(table.frame and table.frame.mine.taps))
            seen = table.frame
            await first.aclose()
            async with running(tmp_path) as (_, again):
                relay.lead_to(again)
                await table.until(lambda: table.frame is not seen and bool(table.frame.mine.taps))
                assert table.frame.mine.zones == seen.mine.zones
                assert await table.play(table.frame.mine.taps[0]) == "done"
                words = [event.why.key for event in table.events if isinstance(event, client.Bye)]
                assert words == ["house-stopping"]


async def test_who_comes_with_the_same_cookie_takes_the_line_over(address: str) -> None:
    async with asyncio.timeout(PATIENCE), client.visit(address, "Léa") as here:
        table = await here.open("dominos", seats=2)
        await table.sit(1)
        async with client.visit(address, cookie=here.cookie) as elsewhere:
            assert elsewhere.name == "Léa"
            again = await elsewhere.join(table.code)
            assert again.seats == [1]
            with pytest.raises(client.Disconnected) as gone:
                async for _ in table:
                    pass
            assert gone.value.code == 4001
            with pytest.raises(client.Disconnected):
                await table.leave()
            assert again.connection.ended is None, "the two do not take it from each other for ever"


async def test_a_line_that_cannot_be_had_back_is_given_up(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "TRIES", 3)
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as way:
        relay = await way.enter_async_context(relayed(address))
        async with client.visit(relay.address) as me:
            table = await me.open("dominos", seats=2)
            await way.aclose()
            with pytest.raises(client.Disconnected):
                await table.sit()


# ---- asking


async def test_what_is_refused_says_why(address: str) -> None:
    async with client.visit(address, "Léa") as lea, client.visit(address, "Hugo") as hugo:
        with pytest.raises(client.ApiError, match="no-such-table") as no:
            await lea.join("BCDFG")
        assert no.value.status == 404
        with pytest.raises(client.ApiError, match=r"bad-setup: .*davinci is played by 2 to 4"):
            await lea.open("davinci", seats=5)
        table = await lea.open("dominos", seats=2)
        await table.sit(0)
        other = await hugo.join(table.code)
        with pytest.raises(client.ApiError) as no:
            await other.sit(0)
        assert (no.value.code, no.value.why, no.value.status) == ("taken", Msg("house-seat-taken"), 0)
        with pytest.raises(client.ApiError, match="host-only"):
            await other.start()


async def test_who_may_not_watch_is_turned_away_at_once(address: str) -> None:
    async with client.visit(address) as lea, client.visit(address) as hugo:
        table = await lea.open(client.Setup("dominos", 2, watching=False))
        await table.sit()
        await table.start()
        with pytest.raises(client.ApiError) as no:
            await hugo.join(table.code)
        assert no.value.status == 403


async def test_a_table_that_is_closed_ends_its_events(address: str) -> None:
    async with asyncio.timeout(PATIENCE), client.visit(address) as lea, client.visit(address) as hugo:
        table = await lea.open(client.Setup("dominos", 2, public=True))
        assert [each["code"] for each in await lea.lobby()] == [table.code]
        other = await hugo.join(table.code)
        await other.sit()
        await other.say(phrase="hello")
        await table.close()
        events = [event async for event in table]
        assert [event.phrase for event in events if isinstance(event, client.Chat)] == ["hello"]
        assert isinstance(events[-1], client.Bye)
        assert await lea.lobby() == []


async def test_points_in_a_picture_are_a_claim(address: str) -> None:
    async with asyncio.timeout(PATIENCE), client.visit(address) as lea, client.visit(address) as hugo:
        table = await lea.open("difference", seats=2)
        await table.sit()
        await (await hugo.join(table.code)).sit()
        await table.start()
        await table.until(lambda: bool(table.frame and table.frame.mine.marks and not table.frame.held))
        await asyncio.sleep(0.6)  # longer than any way here is taken for: nobody can have seen it sooner
        zone = table.frame.mine.marks.zone
        assert await table.mark(Point(zone, 0.2, 0.2), Point(zone, 0.8, 0.8)) == "pressed"
        await table.until(lambda: bool(table.frame.verdict))
        assert table.frame.verdict[0].seat == 0


async def test_all_that_can_be_asked_of_a_table_has_a_name(address: str) -> None:
    """Each message once, at a table for two on one device."""
    asked: list[type] = []
    async with asyncio.timeout(PATIENCE), client.visit(address, "Léa") as lea:
        table = await lea.open("tour_du_monde", seats=3, first=0)
        ask = table.connection.ask

        async def noted(message: Any) -> Any:
            asked.append(type(message))
            return await ask(message)

        table.connection.ask = noted  # type: ignore[method-assign]
        await table.sit(0)
        await table.sit(1, name="Zoé")
        await table.animal(1, 3)
        await table.bot(2, "random")
        await table.mute(2)
        await table.set_handicap(150, seat=1)
        with pytest.raises(client.ApiError, match="not-playing"):
            await table.advise()
        with pytest.raises(client.ApiError, match="not-alone"):
            await table.speed("calm")
        with pytest.raises(client.ApiError, match="no-such-record"):
            await table.lead(f"{table.code}-1")
        with pytest.raises(client.ApiError, match="nobody-leads"):
            await table.follow()
        await table.mix(bytes(range(32)))
        await table.again(seat=1)
        await table.change(client.Setup("tour_du_monde", 4, {"first": 0}))
        await table.start()
        await table.look(0)
        await table.until(lambda: bool(table.frame and table.frame.mine.taps))
        assert (table.scene.mine, table.seats) == (table.frame.mine, [0, 1])
        await table.painted()
        await table.describe()
        await table.pause()
        await table.resume()
        await table.until(lambda: bool(table.frame.mine.taps))
        await table.play(table.frame.mine.taps[0])
        await table.say("Voilà")
        await table.resign(1)
        await table.leave(0)
        await table.back()
        await table.host(0)
        await table.remove(3)
        await table.close()
    assert set(asked) == set(get_args(AnyUp)) - {Echo, Parts}  # a program has pings, and reads whole frames


# ---- reading


def test_sentences_are_read_with_the_people_and_things_in_them() -> None:
    frame = decode(
        b'{"kind":"frame","n":3,"match":1,"at":5,"stimulus":2,"new":"field","clocks":[[0,30000,31000]],'
        b'"table":[{"id":"pile","kind":"pile","count":3,"pieces":[{"key":"c1","state":["new","lit"]}]}],'
        b'"mine":{"prompt":{"key":"p","args":{"by":{"seat":1},"card":{"key":"k","args":{"number":2}},"count":3}},'
        b'"taps":[[["c1"],7],[["c1","c2"],8,true]]},'
        b'"said":[{"msg":{"key":"m"},"flights":[["pile","c1"]]}],"ack":{"kind":"ack","id":"a"}}'
    )
    assert isinstance(frame, Frame)
    assert isinstance(frame.mine, Mine)
    assert isinstance(frame.table[0], Zone)
    assert frame.mine.prompt == Msg("p", {"by": Person(1), "card": Noun("k", {"number": 2}), "count": 3})
    assert frame.mine.taps == [Tap(("c1",), 7), Tap(("c1", "c2"), 8, True)]
    assert frame.table[0].pieces[0].state == ("new", "lit")
    assert (frame.clocks[0].ends, frame.said[0].flights[0].now, frame.ack.what) == (31000, "c1", "done")


def test_kinds_of_messages_that_are_not_known_are_passed_over() -> None:
    assert decode(b'{"kind":"weather"}') is None
    assert set(KINDS) == {"hello", "room", "frame", "ack", "no", "chat", "hint", "together", "bye"}
