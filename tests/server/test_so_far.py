"""The match so far, asked for after a page was loaded anew: what this seat was sent, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tablee.core.draws import FastDraw
from tablee.protocol import messages as up
from tablee.protocol.setup import Setup
from tablee.server.hosting.game_server import GameServer
from tablee.server.hosting.table_directory import LocalTables
from tablee.table.live import LiveTable
from tests.choice import all_but_few_thorough
from tests.server.test_slow_tables import Wall, act, device, opened, person_of, settled, sleep_now, wall
from tests.server.test_table_socket import true_soon
from tests.table.simulated import Socket

pytestmark = pytest.mark.anyio
__all__ = ["wall"]  # a fixture

GAMES = ["derniere", "dominos", "tour_du_monde", "davinci"]
TRIES = 8


async def dealt(server: GameServer, people: list[str], **setup: Any) -> LiveTable:
    """A table whose match has begun; the deal also follows from the table's own number."""
    assert isinstance(server.tables, LocalTables)
    object.__setattr__(server.tables.ports, "secret", lambda: bytes(32))
    live = await server.open_table(people[0], Setup(seats=len(people), **setup))
    await settled(live)
    for seat, person in enumerate(people):
        await act(live, person, (up.Sit, {"seat": seat}))
    await act(live, people[0], (up.Start, {}))
    return live


async def play_some(live: LiveTable, turns: int, *lines: tuple[str, Socket]) -> None:
    """Everybody stays, and makes any move when it is theirs."""
    viewers = [live.enter(person, line) for person, line in lines]
    draw = FastDraw(1)
    await settled(live)
    for number in range(turns):
        await true_soon(lambda: bool(live.table.awaited) or not live.table.is_playing)
        if not live.table.awaited:
            break
        seat = live.table.awaited[0]
        moves = live.table.live_match().moves(seat)
        asked = up.Play(id=f"p{number}", moves=[moves[draw.below(len(moves))]], seat=seat)
        assert live.post(viewers[seat], asked)
        await settled(live)
    for viewer in viewers:
        live.leave(viewer)
    await settled(live)


async def all_frames(client: httpx.AsyncClient, code: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while True:
        answer = await client.get(f"/api/1/tables/{code}/mine?from={len(found)}")
        assert answer.status_code == 200, answer.text
        page = answer.json()
        assert len(page["frames"]) <= 50
        found += page["frames"]
        if len(found) == page["total"]:
            return found


def seen(frame: dict[str, Any]) -> Any:
    """What of a frame is to be looked at: without buttons, and what was told for a moment."""
    mine = frame.get("mine", {})
    zones = [
        zone
        for zone in mine.get("zones", [])
        if zone["kind"] != "bar" and (zone["kind"] != "row" or zone.get("owner") is not None)
    ]
    said = [each for each in frame.get("said", []) if not each.get("fleeting")]
    return frame["match"], frame.get("seat"), frame["table"], zones, mine.get("prompt"), said


@pytest.mark.parametrize("game", all_but_few_thorough(GAMES, ["derniere", "davinci"]))
async def test_a_seat_is_given_what_it_was_sent_and_nothing_else(tmp_path: Path, wall: Wall, game: str) -> None:
    async with opened(tmp_path) as server, device(server) as phone, device(server) as tablet:
        zoe, papa = await person_of(server, phone, "Zoé"), await person_of(server, tablet, "Papa")
        for _ in range(TRIES):  # a lucky hand may be gone in twelve moves
            live = await dealt(server, [zoe, papa], game=game, rhythm="days", options={"first": 0})
            lines = [Socket(), Socket()]
            await play_some(live, 12, (zoe, lines[0]), (papa, lines[1]))
            if live.table.is_playing:
                break
        code = live.code
        await sleep_now(server)  # also of a table that has to be read again
        for client, line in zip((phone, tablet), lines, strict=True):
            sent = [msgspec.json.decode(each) for each in line.got]
            shown = [seen(each) for each in sent if each["kind"] == "frame" and not each.get("missed")]
            again = [seen(each) for each in await all_frames(client, code)]
            assert len(again) > 8
            assert [each for each in shown if each not in again] == []
            bodies = [seen(each)[:-1] for each in sent if each["kind"] == "frame"]  # also as it was when they came
            for each in again:
                assert each[:-1] in bodies
                assert not each[-1] or each in shown or each is again[0]


async def test_who_has_no_seat_there_is_told_nothing(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path) as server, device(server) as phone, device(server) as tablet, device(server) as third:
        zoe, papa = await person_of(server, phone, "Zoé"), await person_of(server, tablet, "Papa")
        live = await dealt(server, [zoe, papa], game="dominos", rhythm="days", options={"first": 0})
        path = f"/api/1/tables/{live.code}/mine"
        assert (await third.get(path)).status_code == 401
        await person_of(server, third, "Lou")
        assert (await third.get(path)).json()["code"] == "sit-first"
        assert (await phone.get("/api/1/tables/ZZZZZ/mine")).status_code == 404
        assert (await phone.get(f"{path}?from=-1")).status_code == 400
        assert (await phone.get(f"{path}?from=1000000")).json()["frames"] == []
        await act(live, zoe, (up.Pause, {}))
        assert (await phone.get(path)).json()["code"] == "not-now"


@pytest.mark.parametrize("game", ["a_moi", "bruit", "trouve", "difference", "diferencio"])
async def test_it_is_shut_where_one_has_to_be_quick_or_to_remember(tmp_path: Path, wall: Wall, game: str) -> None:
    async with opened(tmp_path) as server, device(server) as phone, device(server) as tablet:
        zoe, papa = await person_of(server, phone, "Zoé"), await person_of(server, tablet, "Papa")
        live = await dealt(server, [zoe, papa], game=game, away=0)
        viewers = [live.enter(zoe, Socket()), live.enter(papa, Socket())]
        await true_soon(lambda: live.table.is_playing)
        for _ in range(4):
            answer = await phone.get(f"/api/1/tables/{live.code}/mine")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
            live.clock.stopped_at += 3000
            live.wake()
            await settled(live)
        for viewer in viewers:
            live.leave(viewer)


async def test_asking_without_end_is_refused(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path, studies_at_once=2, studies_a_minute=1) as server, device(server) as phone:
        zoe = await person_of(server, phone, "Zoé")
        live = await dealt(server, [zoe, "papa"], game="dominos", rhythm="days", options={"first": 0})
        codes = [(await phone.get(f"/api/1/tables/{live.code}/mine")).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
