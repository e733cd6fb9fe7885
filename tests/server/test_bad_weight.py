"""Weight, and a disk that is full: what costs the house something is bounded, and an honest player plays on."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sqlite3
import time
import weakref
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tablee.server import app
from tablee.server.base.settings import Settings
from tablee.server.net.websocket import TOO_SLOW
from tablee.stores.sqlite import folder as sqlite_folder
from tablee.stores.sqlite import writer as sqlite_writer
from tablee.stores.sqlite.folder import FILE
from tablee.table.model import pace
from tests.patience import PATIENCE
from tests.server.beside import Company, Housed, company, housed
from tests.server.places import full_disk
from tests.server.raw import frame
from tests.server.visit import Visitor

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def at(folder: Path) -> Iterator[Housed]:
    with housed(folder) as made:
        yield made


@pytest.fixture
async def table(at: Housed) -> AsyncIterator[Company]:
    async with company(at) as made:
        yield made
        await made.is_served()


# ---- who does not read


async def test_a_slow_reader_is_dropped_while_memory_stays_flat(
    at: Housed, table: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit and the kernel's buffer are small here, so that the table's own talk fills them."""
    monkeypatch.setattr(pace.Pace, "allow", lambda self, person, now: True)  # there is no end to the talk
    with await table.raw(small_window=True):
        slow = at.do(table.his_socket)
        slow.sender.most_unsent = 16_000
        slow.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        waiting = 0
        for number in range(400):
            assert (await table.anne.ask("describe", on=bool(number % 2)))["kind"] == "ack"
            waiting = max(waiting, at.do(lambda: slow.transport.get_write_buffer_size()))
            if slow.end:
                break
            await asyncio.sleep(1 / at.house.settings.messages_a_second)
        assert slow.end == TOO_SLOW
        assert 16_000 < waiting < 16_000 + 8_000  # one message more than the limit, at most
        at.wait_for(lambda: slow not in at.house.connections.sockets)
        assert at.do(lambda: len(table.live.viewers)) == 1
        assert at.figure("slow_readers_total") == 1


async def test_who_asks_and_never_reads_the_answers_is_dropped_or_shown_out(at: Housed, table: Company) -> None:
    with await table.raw(small_window=True) as client, contextlib.suppress(OSError):
        slow = at.do(table.his_socket)
        for _ in range(200):
            client.send(frame(9, b"x" * 125) * 100)
    at.wait_for(lambda: slow not in at.house.connections.sockets)


# ---- who is not there any more


async def test_a_socket_that_is_dead_in_silence_is_reaped(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "PING_EVERY", 0.1)
    monkeypatch.setattr(app, "PONG_WITHIN", 0.3)
    with housed(folder) as at:
        async with company(at) as table:
            with await table.raw() as client:  # reads, and answers no ping
                dead = at.do(table.his_socket)
                assert await asyncio.to_thread(client.closed_with) == 1011
            at.wait_for(lambda: dead not in at.house.connections.sockets and len(table.live.viewers) == 1)
            await table.is_served()


DRIPS: list[Callable[[int], bytes]] = [
    lambda _: b"",
    lambda number: b"GET /ws/table/ABCDE HTTP/1.1\r\nHost: table\r\n"[number : number + 1],
    lambda number: b"GET /healthz HTTP/1.1\r\n" if number == 0 else b"X-%d: 1\r\n" % number,
    lambda _: b"\r\n",
    lambda number: b"GET /healthz HTTP/1.1\r\nHost: table\r\n\r\n" if number == 0 else b"G"[: number == 1],
]


@pytest.mark.parametrize("drip", DRIPS, ids=["nothing", "letters", "headers", "empty-lines", "second-request"])
async def test_a_slow_handshake_is_cut(folder: Path, drip: Callable[[int], bytes]) -> None:
    with housed(folder, header_seconds=1) as at:
        async with company(at) as table:
            before = at.do(lambda: len(asyncio.all_tasks()))
            with socket.create_connection(("127.0.0.1", at.port), PATIENCE) as slow:
                slow.settimeout(0.05)
                assert await asyncio.to_thread(is_cut, slow, drip)
            await table.is_served()
            assert at.do(lambda: len(asyncio.all_tasks())) <= before


def is_cut(slow: socket.socket, drip: Callable[[int], bytes]) -> bool:
    """Sends a little again and again, until the house hangs up."""
    end = time.monotonic() + Settings().header_seconds  # as long as it would take in other houses
    number = 0
    while time.monotonic() < end:
        try:
            slow.sendall(drip(number))
            if not slow.recv(4096):
                return True
        except TimeoutError:
            pass
        except OSError:
            return True
        number += 1
    return False


async def test_a_head_without_end_is_cut_before_memory_grows(at: Housed, table: Company) -> None:
    for head in (b"GET /healthz HTTP/1.1\r\n" + b"X: %s\r\n" % (b"x" * 1000) * 1000, b"GET /" + b"x" * 1_000_000):
        with socket.create_connection(("127.0.0.1", at.port), PATIENCE) as endless, contextlib.suppress(OSError):
            endless.sendall(head)
            assert endless.recv(100).startswith(b"HTTP/1.1 4")
            while endless.recv(4096):
                pass


# ---- what is over


async def closed(at: Housed) -> list[weakref.ref[Any]]:
    """What there was of a table that is closed in the middle of a match, while everybody is there."""
    async with company(at) as table:
        await table.max.ask("say", text="Hallo")
        kept: list[weakref.ref[Any]] = [weakref.ref(table.live), weakref.ref(table.live.table)]
        kept += [weakref.ref(viewer.line) for viewer in table.live.viewers]
        await table.anne.made.send('{"do":"close","id":"end"}')
        assert await table.anne.ended() == await table.max.ended() == 1000
        assert table.code not in at.house.tables.codes
        return kept


async def put_to_sleep(at: Housed) -> tuple[list[weakref.ref[Any]], str, dict[str, str]]:
    async with company(at) as table:
        pass
    at.wait_for(lambda: not table.live.viewers and not table.live.busy)
    at.run(at.house.tables.put_to_sleep(table.live))
    return [weakref.ref(table.live), weakref.ref(table.live.table)], table.code, dict(table.her.cookies)


def are_gone(kept: list[weakref.ref[Any]]) -> bool:
    gc.collect()
    return all(each() is None for each in kept)


async def test_a_table_that_is_closed_frees_its_memory(at: Housed, table: Company) -> None:
    kept = await closed(at)
    at.wait_for(lambda: are_gone(kept))


async def test_a_table_nobody_is_at_leaves_the_memory_and_comes_back(at: Housed, table: Company) -> None:
    kept, code, cookies = await put_to_sleep(at)
    at.wait_for(lambda: are_gone(kept))
    async with Visitor(at.address) as her:
        her.cookies.update(cookies)
        async with her.sit_down(code) as anne:
            assert (await anne.until("frame"))["seat"] == 0


# ---- a store that is away


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_folder, "BUSY", 0.05)
    monkeypatch.setattr(sqlite_writer, "PROBE", 0.05)


@contextlib.contextmanager
def held_by_somebody(folder: Path) -> Iterator[None]:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextlib.contextmanager
def full(folder: Path) -> Iterator[None]:
    with full_disk():
        yield


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("fault", [full, held_by_somebody], ids=["full", "held"])
async def test_a_move_the_store_does_not_take_is_refused_and_can_be_made_when_it_is_back(
    folder: Path, at: Housed, table: Company, fault: Callable[[Path], contextlib.AbstractContextManager[None]]
) -> None:
    move, before, shown = table.moves(0)[0], table.journal(), await table.max.frame()
    with fault(folder):
        for asked in ({"do": "play", "moves": [move]}, {"do": "describe", "on": True}, {"do": "pause"}):
            no = await table.anne.ask(**asked)
            assert (no["code"], no["why"]["key"]) == ("store-away", "house-store-away")
        assert (await table.max.ask("describe", on=True))["code"] == "store-away"  # and so does he hear it
        assert (await table.her.get("/readyz")).status_code == 503
        assert (await table.her.get("/healthz")).status_code == 200
        opened = await table.her.post("/api/1/tables", json={"setup": {"game": "derniere", "seats": 2}})
        assert (opened.status_code, opened.json()["code"]) == (503, "store-away")
        assert (await table.max.ask("play", moves=[move]))["code"] == "illegal"  # what needs no row is answered
        assert table.turn() == 0
        assert table.journal() == before
    assert table.max.last["frame"] == shown  # nobody was shown what did not happen
    at.wait_for(at.house.store.is_well)
    assert table.journal() == before
    assert (await table.max.ask("describe", on=True))["kind"] == "ack"
    with closing(sqlite3.connect(folder / FILE)) as other:
        assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.usefixtures("impatient")
async def test_the_same_message_again_is_taken_once_the_store_is_back(folder: Path, at: Housed, table: Company) -> None:
    await table.until_turn_of(1)
    sent = f'{{"do":"play","id":"again","moves":[{table.moves(1)[0]}]}}'
    with full_disk():
        await table.max.made.send(sent)
        assert (await table.max.until("no"))["code"] == "store-away"
    at.wait_for(at.house.store.is_well)
    await table.max.made.send(sent)
    while ((await table.max.next()).get("ack") or {}).get("id") != "again":
        pass
    assert table.played().count((1, "again")) == 1
    await table.until_turn_of(0)


@pytest.mark.usefixtures("impatient")
async def test_a_bot_that_the_store_kept_waiting_plays_when_it_is_back(at: Housed) -> None:
    async with Visitor(at.address) as her:
        await her.introduce("Anne")
        async with her.sit_down(await her.open_table(seats=3, options={"announce": "auto"})) as anne:
            await anne.ask("sit", seat=0)
            await anne.ask("start")
            await anne.ask("leave", seat=0)  # three bots now
            live = next(iter(at.house.tables.live.values()))
            with full_disk():
                at.wait_for(lambda: at.figure("append_failures_total", reason="away") > 0)
                moves = at.figure("moves_total")
            at.wait_for(lambda: at.figure("moves_total") > moves)
            assert not live.gone
