"""A house of several workers is one house to everybody; one of them that is killed takes nobody else along."""

from __future__ import annotations

import asyncio
import os
import signal
import socket as plain
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

import msgspec
import pytest

from tablee.cli import command
from tablee.core.draws import FastDraw
from tablee.protocol.errors import NotOurs
from tablee.server.api import ROUTES
from tablee.server.base import codes
from tablee.server.base.metrics import Metrics, summed
from tablee.server.base.rate_limits import Limits
from tablee.server.base.settings import BadSetting, Settings, checked
from tablee.server.net.passing import Passing
from tablee.server.workers.channel import HOUSE, Channel
from tablee.server.workers.house import MOST_UNANSWERED, House, Worker
from tablee.server.workers.worker import Peers
from tablee.stores.base import BadStore
from tablee.stores.sqlite.folder import lock_folder
from tablee.stores.sqlite.store import SqliteStore
from tests.choice import all_but_few_thorough
from tests.patience import PATIENCE
from tests.server.house_of_workers import HouseOfWorkers, NightOfWorkers, house_of_workers, is_alive, worker_of
from tests.server.visit import Visitor, running, socket

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(plain, "send_fds"), reason="this system cannot pass connections on"),
]

BACK, NOISE = 3.0, 8.0  # seconds: what is promised, and what a busy machine may add to it


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[HouseOfWorkers]:
    async with house_of_workers(tmp_path, 2, "--guesses-at-once", "6") as made:
        yield made


async def tables_of_both(visitor: Visitor, **setup: object) -> tuple[str, str]:
    """A table of each of two workers."""
    found = {worker_of(code): code for code in [await visitor.open_table(**setup) for _ in range(2)]}
    return found[0], found[1]


# ---- whose a request is


def test_codes_are_shared_out_evenly_and_the_tables_of_a_hall_go_with_it() -> None:
    some = [codes.new_code(()) for _ in range(3000)]
    for count in (2, 3, 7):
        shares = [sum(codes.worker_of(code, count) == worker for code in some) for worker in range(count)]
        assert min(shares) > 0.8 * len(some) / count
        assert all(codes.worker_of(codes.of_table(code, 12), count) == codes.worker_of(code, count) for code in some)


@pytest.mark.parametrize(
    "path", [*(each.path for each in ROUTES if "{code}" in each.path), "/ws/table/{code}", "/ws/room/{code}"]
)
def test_every_address_with_a_code_is_answered_by_the_worker_that_has_it(path: str) -> None:
    passing = Passing(0, 8, lambda worker, descriptor, data: None)
    for typed in ("KNWJB", "knwjb", "%4bNWJB", "KNWJB-3"):
        filled = path.replace("{code}", typed).encode()
        owner = codes.worker_of("KNWJB", 8)
        assert owner != 0
        assert passing.worker_for(b"GET " + filled + b"?x=1 HTTP/1.1\r\n") == owner
        assert passing.is_elsewhere(filled)
        assert passing.is_elsewhere(b"http://house.example" + filled)


def test_other_requests_are_anybodys_new_tables_go_round_and_what_is_in_one_memory_goes_there() -> None:
    passing = Passing(1, 3, lambda worker, descriptor, data: None)
    for line in (
        b"GET / HTTP/1.1\r\n",
        b"GET /t/nonsense HTTP/1.1",
        b"GET /hatch/9.abc HTTP/1.1",
        b"\x16\x03\x01",
        b"",
    ):
        assert passing.worker_for(line) is None
    assert [passing.worker_for(b"POST /api/1/tables HTTP/1.1") for _ in range(6)] == [2, 0, None, 2, 0, None]
    assert passing.worker_for(b"GET /hatch/2.secret.half HTTP/1.1") == 2
    assert passing.worker_for(b"POST /api/1/handover HTTP/1.1") == 0
    assert passing.worker_for(b"POST /api/1/me/handover HTTP/1.1") == 0


# ---- what they share


def test_figures_of_workers_are_added_up() -> None:
    one, two = Metrics(), Metrics()
    one.moved()
    two.moved()
    two.moved()
    two.refused.labels("full").inc()
    one.lag.observe(0.3)
    page = summed([one.page(), two.page()]).decode()
    assert "\ntablee_moves_total 3.0\n" in page
    assert "\ntablee_loop_lag_seconds_count 1.0\n" in page
    family = page.partition("# HELP tablee_handshakes_refused_total")[2].partition("# HELP")[0]
    assert '\ntablee_handshakes_refused_total{reason="full"} 1.0\n' in family


def test_what_guards_secrets_is_counted_for_the_whole_house() -> None:
    settings = Settings(guesses_at_once=3)
    here, there = Limits(settings, lambda: 0.0), Limits(settings, lambda: 0.0)
    here.share(there.spent_elsewhere)
    there.share(here.spent_elsewhere)
    assert [limits.guesses.allow("somebody") for limits in (here, there, here)] == [True] * 3
    assert here.guesses.is_empty("somebody")
    assert there.guesses.is_empty("somebody")
    assert not there.guesses.allow("somebody")
    with pytest.raises(ValueError, match="tuple"):
        here.spent_elsewhere("messages", "somebody")


async def test_words_and_connections_come_whole_and_in_order() -> None:
    heard: list[tuple[int, bytes, bytes]] = []
    over = asyncio.Event()

    def hear(address: int, word: bytes, descriptor: int | None) -> None:
        if descriptor is None:
            heard.append((address, word, b""))
            return
        with plain.socket(fileno=descriptor) as passed:
            heard.append((address, word, passed.recv(10)))

    ours, theirs = plain.socketpair()
    one, two = Channel(ours, hear, over.set), Channel(theirs, hear, over.set)
    words = [bytes([each]) * (each * 7000) for each in range(40)]  # more than the line takes at once
    for number, word in enumerate(words):
        near, far = plain.socketpair()
        with near, far:
            near.send(b"%d" % number)
            one.send(number, word, os.dup(far.fileno()) if number % 3 == 0 else None)
    while len(heard) < len(words):
        await asyncio.sleep(0)
    wanted = [(number, word, b"%d" % number if number % 3 == 0 else b"") for number, word in enumerate(words)]
    assert heard == wanted
    one.close()
    await asyncio.wait_for(over.wait(), 5)
    two.send(0, b"to nobody", os.dup(0))
    assert not two.waiting
    two.close()
    two.send(0, b"to nobody", os.dup(0))


class Hanging:
    """A process, as far as it is ended."""

    def __init__(self) -> None:
        self.kills = 0

    def kill(self) -> None:
        self.kills += 1


async def test_a_worker_that_answers_no_question_any_more_is_ended_once_and_no_other(tmp_path: Path) -> None:
    with plain.socket() as listening:
        house = House(Settings(data=str(tmp_path), workers="3"), listening, None)
        processes, ends = [Hanging() for _ in range(3)], []
        for index, process in enumerate(processes):
            ours, theirs = plain.socketpair()
            heard = partial(house.heard, index)
            house.workers[index] = Worker(process, Channel(ours, heard, lambda: None), 0.0)  # type: ignore[arg-type]
            ends.append(theirs)
            house.workers[index].is_ready = index < 2
        peers = Peers(0, 3, ends[0], lambda: None)  # the second says nothing, the third is being started
        for _ in range(MOST_UNANSWERED + 3):
            house.ask_all()
            for _ in range(3):
                await asyncio.sleep(0)  # there, and back
        assert [process.kills for process in processes] == [0, 1, 0]
        assert not house.is_open(1)
        assert house.workers[0].unanswered == 0
        house.heard(2, HOUSE, b"ready", None)
        assert house.is_open(2)
        for channel in (peers.channel, *(worker.channel for worker in house.workers.values())):
            channel.close()
        for end in ends[1:]:
            end.close()


async def test_stores_that_share_a_file_write_in_turns_and_keep_everybody_else_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await SqliteStore.open(tmp_path)).close()
    stores = [await SqliteStore.join(tmp_path, None) for _ in range(3)]

    async def play(number: int, store: SqliteStore) -> None:
        await store.open_table(f"table {number}", "KNWJB"[number:], b"0")
        for seq in range(1, 40):
            await store.append(f"table {number}", seq, b"%d" % seq)

    await asyncio.gather(*(play(number, store) for number, store in enumerate(stores)))
    for number in range(3):
        assert await stores[2 - number].rows(f"table {number}") == [b"%d" % seq for seq in range(40)]
    with pytest.raises(NotOurs):
        await stores[0].append("table 1", 39, b"again")
    monkeypatch.setattr("tablee.stores.sqlite.folder.ENDING", 0.05)
    for store in stores:
        with pytest.raises(BadStore, match="another tablee"):
            lock_folder(tmp_path)
        await store.close()
    lock_folder(tmp_path).close()


@pytest.mark.parametrize("asked", ["0", "65", "-1", "two", "1.5", "", "٣"])
def test_workers_are_a_number_or_auto(asked: str) -> None:
    with pytest.raises(BadSetting, match="workers"):
        checked(Settings(workers=asked))


def test_by_default_there_is_one_and_with_a_database_there_are_nodes_instead() -> None:
    assert Settings().worker_count == 1
    assert 1 <= checked(Settings(workers="auto")).worker_count <= 64
    assert checked(Settings(workers="64")).worker_count == 64
    with pytest.raises(BadSetting, match="node"):
        checked(Settings(workers="2", database="postgresql://db/house"))


@pytest.mark.parametrize(("language", "word"), [("fr", "demandent Linux ou macOS"), ("en", "need Linux or macOS")])
def test_where_connections_cannot_be_passed_on_workers_are_refused(
    language: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr("socket.send_fds")
    assert command.main(["serve", "--lang", language, "--workers", "2", "--data", str(tmp_path)]) == 2
    assert word in capsys.readouterr().err


# ---- one house to everybody


async def test_everybody_at_a_table_meets_and_lists_and_figures_are_those_of_all(house: HouseOfWorkers) -> None:
    async with Visitor(house.address) as anna, Visitor(house.address) as boris:
        await anna.introduce("Anna")
        await boris.introduce("Boris")
        both = await tables_of_both(anna, public=True)
        for code in (*both, *both):  # over one connection
            assert (await anna.get(f"/api/1/tables/{code}")).json()["table"]["code"] == code
        for code in both:
            async with anna.sit_down(code) as hers, boris.sit_down(code) as his:
                await hers.ask("sit", seat=0)
                await his.ask("sit", seat=1)
                assert (await hers.ask("start"))["kind"] == "ack"
                assert (await his.frame())["match"] == 1
        for _ in range(6):  # whoever is asked
            async with Visitor(house.address) as stranger:
                await listed(stranger, {*both})
                figures = (await stranger.get("/metrics")).text
                assert "\ntablee_tables_in_memory 2.0\n" in figures
        async with socket(house.address, "/ws/lobby") as lobby:
            lines = msgspec.json.decode(await lobby.recv())["tables"]
            assert {line["code"] for line in lines} == {*both}
    assert house.count("worker-ended") == 0


async def listed(visitor: Visitor, wanted: set[str]) -> None:
    """What a worker is told by another takes a moment."""
    async with asyncio.timeout(5):
        while {line["code"] for line in (await visitor.get("/api/1/tables")).json()["tables"]} != wanted:
            await asyncio.sleep(0.02)


async def test_people_links_rooms_limits_and_the_hosts_keys_are_those_of_one_house(house: HouseOfWorkers) -> None:
    async with AsyncExitStack() as open_lines:
        anna = await open_lines.enter_async_context(Visitor(house.address))
        await anna.introduce("Anna")
        both = await tables_of_both(anna)
        lines = [await open_lines.enter_async_context(anna.sit_down(code)) for code in both]
        for line in lines:
            await line.ask("sit", seat=0)
        await anna.introduce("Annabelle")
        for line in lines:
            while (await line.until("room"))["seats"][0]["name"] != "Annabelle":
                pass
        for _ in range(3):
            token = (await anna.post("/api/1/me/handover")).json()["token"]
            async with Visitor(house.address) as phone:
                assert (await phone.post("/api/1/handover", json={"token": token})).json()["name"] == "Annabelle"
        await rooms_are_found(house, anna)
        await guesses_are_counted_together(house)
        await the_host_rules_all(house, both)
        assert (await anna.delete("/api/1/me")).status_code == 200
        for line in lines:
            assert await line.ended() == 1000


async def rooms_are_found(house: HouseOfWorkers, leader: Visitor) -> None:
    found = [(await leader.post("/api/1/rooms", json={"title": "CE2 B"})).json()["code"] for _ in range(2)]
    assert {worker_of(code) for code in found} == {0, 1}
    for code in (*found, *found):
        async with Visitor(house.address) as child:
            assert (await child.get(f"/api/1/rooms/{code}")).json()["title"] == "CE2 B"
        assert (await leader.get(f"/api/1/rooms/{code}")).json()["leads"]
    async with Visitor(house.address, authorization=f"Bearer {house.token}") as host:
        shown = (await host.get("/api/1/admin/rooms")).json()
        assert {*found} == {each["code"] for each in shown["rooms"]}
        assert (await host.post(f"/api/1/admin/rooms/{found[0]}/close")).status_code == 200
        shown = (await host.get("/api/1/admin/rooms")).json()
        assert [each["code"] for each in shown["rooms"]] == found[1:]


async def guesses_are_counted_together(house: HouseOfWorkers) -> None:
    """Codes nobody has, of both workers: six may be tried in a row."""
    async with Visitor(house.address) as stranger:
        wrong = [codes.new_code(()) for _ in range(12)]
        answers = [(await stranger.get(f"/api/1/tables/{code}")).status_code for code in wrong]
    assert {worker_of(code) for code in wrong} == {0, 1}
    assert answers.count(404) <= 7
    assert answers[-1] == 429


async def the_host_rules_all(house: HouseOfWorkers, both: tuple[str, str]) -> None:
    async with Visitor(house.address, authorization=f"Bearer {house.token}") as host:
        shown = (await host.get("/api/1/admin/tables")).json()
        assert {*both} <= {each["code"] for each in shown["tables"]}
        await host.post("/api/1/admin/doors", json={"open": False})
        await host.introduce("Host")
        for _ in range(4):
            answer = await host.post("/api/1/tables", json={"setup": {"game": "derniere", "seats": 2}})
            assert answer.json()["code"] == "doors-closed"


@pytest.mark.thorough
async def test_requests_in_pieces_are_passed_on_and_those_that_come_behind_others_are_refused(
    house: HouseOfWorkers,
) -> None:
    async with Visitor(house.address) as anna:
        await anna.introduce("Anna")
        both = await tables_of_both(anna)
    for code in both:
        assert b"200 OK" in await answered(house, asking(code), pause_after=12)
    one, other = await answered(house, asking(both[0]) + asking(both[1])), await answered(house, asking(both[0]) * 2)
    assert one.startswith(b"HTTP/1.1 200 OK")
    assert one.count(b"HTTP/1.1 421 Misdirected Request") == 1
    assert other.count(b"HTTP/1.1 200 OK") == 2


@pytest.mark.thorough
async def test_a_connection_that_goes_to_and_fro_is_one_connection_and_leaves_nothing_behind(
    house: HouseOfWorkers,
) -> None:
    processes = [house.process.pid, *house.pids.values()]
    async with Visitor(house.address) as anna:
        await anna.introduce("Anna")
        both = await tables_of_both(anna)
        before = sum(map(descriptors, processes))
        for _ in range(150):
            for code in both:
                assert (await anna.get(f"/api/1/tables/{code}")).status_code == 200
        assert abs(sum(map(descriptors, processes)) - before) <= 2
        pool = anna._transport._pool  # type: ignore[attr-defined]
        assert len(pool.connections) == 1
    assert house.count("task-failed") == 0


def descriptors(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))


def asking(code: str) -> bytes:
    return f"GET /api/1/tables/{code} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode()


async def answered(house: HouseOfWorkers, data: bytes, pause_after: int = 0) -> bytes:
    """All that comes until nothing more is asked."""
    port = urlsplit(house.address).port
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for part in (data[:pause_after], data[pause_after:]):
        writer.write(part)
        await writer.drain()
        await asyncio.sleep(0.05)
    found = b""
    while found.count(b"HTTP/1.1 ") < data.count(b"GET ") or not found.endswith((b"}", b"\r\n\r\n")):
        more = await asyncio.wait_for(reader.read(65536), 20)
        assert more, found
        found += more
    writer.close()
    return found


# ---- killed, stopped, more or fewer of them


@pytest.mark.parametrize("kills", all_but_few_thorough([2, 12, 13], [2]))
async def test_a_worker_that_is_killed_takes_nobody_along_and_loses_nothing(tmp_path: Path, kills: int) -> None:
    night = NightOfWorkers(tmp_path, FastDraw(kills))
    await night.go(kills)
    print(f"\n{night.summary()}")
    assert night.kills == kills
    assert {worker_of(one.code) for one in night.people} == {0, 1}
    night.check()
    assert median(night.back_after) < BACK + NOISE
    assert night.end[0] == 0
    for one in night.people:
        bye, closed = one.goodbyes[-1]
        assert bye is not None
        assert closed == 1012
    assert not (tmp_path / "tablee.sqlite-wal").exists()  # all is in its place


@pytest.mark.thorough
async def test_a_worker_that_hangs_is_ended_and_started_again(house: HouseOfWorkers) -> None:
    pid = house.pids[1]
    os.kill(pid, signal.SIGSTOP)
    await house.until(lambda: house.pids[1] != pid)
    assert (house.count("worker-hangs"), house.count("worker-ended")) == (1, 1)
    assert not is_alive(pid)
    async with Visitor(house.address) as visitor:
        await visitor.introduce("Anna")
        await tables_of_both(visitor)


@pytest.mark.thorough
async def test_a_worker_that_is_started_again_knows_what_the_others_know(house: HouseOfWorkers) -> None:
    async with Visitor(house.address, authorization=f"Bearer {house.token}") as host:
        await host.introduce("Anna")
        both = await tables_of_both(host, public=True)
        await host.post("/api/1/admin/doors", json={"open": False})
        for worker in (0, 1):
            pid = house.pids[worker]
            os.kill(pid, signal.SIGKILL if worker else signal.SIGTERM)
            await house.until(lambda worker=worker, pid=pid: house.pids[worker] != pid)  # type: ignore[misc]
    for _ in range(8):
        async with Visitor(house.address) as visitor:
            await listed(visitor, {*both})
            await visitor.introduce("Boris")
            answer = await visitor.post("/api/1/tables", json={"setup": {"game": "derniere", "seats": 2}})
            assert answer.json()["code"] == "doors-closed"
            assert (await visitor.get("/readyz")).status_code == 200


@pytest.mark.thorough
async def test_when_the_house_is_killed_its_workers_end_and_the_next_one_has_their_tables(tmp_path: Path) -> None:
    async with house_of_workers(tmp_path, 2) as house, Visitor(house.address) as anna:
        await anna.introduce("Anna")
        cookies = dict(anna.cookies)
        both = await tables_of_both(anna)
        for code in both:
            async with anna.sit_down(code) as line:
                await line.ask("sit", seat=1)
        pids = list(house.pids.values())
        house.process.kill()
        await house.process.wait()
        async with house_of_workers(tmp_path, 3) as next_one:  # waits for them
            assert not any(map(is_alive, pids))
            async with Visitor(next_one.address) as again:
                again.cookies.update(cookies)
                for code in both:
                    async with again.sit_down(code) as line:
                        assert (await line.until("room"))["seats"][1]["name"] == "Anna"


@pytest.mark.thorough
async def test_tables_and_rooms_are_found_by_more_and_by_fewer_workers(tmp_path: Path) -> None:
    found: list[str] = []
    rooms: list[str] = []
    cookies: dict[str, str] = {}
    for count in (2, 3, 1, 5, 2):
        async with opened(tmp_path, count) as address, Visitor(address) as anna:
            anna.cookies.update(cookies)
            if not cookies:
                await anna.introduce("Anna")
                cookies = dict(anna.cookies)
            found.append(await anna.open_table())
            if len(rooms) < 3:
                rooms.append((await anna.post("/api/1/rooms", json={"title": "CE2 B"})).json()["code"])
            for code in found:
                async with anna.sit_down(code) as line:
                    await line.until("room")
            for code in rooms:
                assert (await anna.get(f"/api/1/rooms/{code}")).json()["leads"]


@asynccontextmanager
async def opened(folder: Path, count: int) -> AsyncIterator[str]:
    """A house of so many workers; of one process, where that is enough."""
    if count == 1:
        async with running(folder) as (_, address):
            yield address
    else:
        async with house_of_workers(folder, count) as house:
            yield house.address


@pytest.mark.thorough
async def test_a_house_of_workers_is_alone_in_its_folder_and_ends_while_it_draws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house_of_workers(tmp_path, 2, "--draw-ahead", "on") as house:
        found = await asyncio.to_thread(command.main, ["serve", "--port", "0", "--data", str(tmp_path)])
        assert found == 2
        assert "another tablee is using" in capsys.readouterr().err
        async with asyncio.timeout(PATIENCE):
            while not list(tmp_path.glob("pictures/*.webp")):
                await asyncio.sleep(0.05)
        assert await house.stop() == 0
