"""Ghosts of the family in the trials of the day: left, taken back, silent until one's own hand is down, judged as if
they were there."""

from __future__ import annotations

import io
import re
import zipfile
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tablee.core.races import MS
from tablee.matches.day_trials import is_shown, trials_of
from tablee.protocol import messages as up
from tablee.server.hosting.day_deals import MOST_GHOSTS
from tablee.server.hosting.game_server import GameServer
from tablee.table.live import LiveTable
from tests.choice import all_but_few_thorough
from tests.server.test_days import TRIALS, code, today
from tests.server.test_slow_tables import Wall, device, opened, person_of, settled, wall
from tests.server.test_table_socket import true_soon
from tests.table.simulated import Socket
from tests.test_day_trials import right_answer

pytestmark = pytest.mark.anyio
__all__ = ["wall"]  # a fixture

DAY = 86_400


class Heard(Socket):
    """What came over a line, and what of it came before each press."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed_at: list[int] = []

    def frames(self, start: int = 0) -> list[dict[str, Any]]:
        found = [msgspec.json.decode(each) for each in self.got[start:]]
        return [each for each in found if each["kind"] == "frame"]


async def play(
    server: GameServer, phone: httpx.AsyncClient, person: str, name: str, waits: list[int], again: bool = False
) -> Heard:
    """Twelve trials by a clock that is set by hand: the right answer after so many milliseconds each; 0: none."""
    path = f"/api/1/days/{(await today(phone))['day']}/{name}"
    live = await server.tables.entrance((await phone.post(path, json={"again": again})).json()["code"])
    assert isinstance(live, LiveTable)
    line, now, asked = Heard(), live.ports.now(), 0
    object.__setattr__(live.ports, "now", lambda: now)
    viewer = live.enter(person, line)
    await true_soon(lambda: live.phase == "playing")
    await settled(live)
    number = 0
    while live.table.is_playing:
        match = live.table.live_match()
        is_new = is_shown(match, trials_of(match.game)) and asked < live.table.stimulus.number
        if is_new:
            asked, wait, number = live.table.stimulus.number, waits[number % len(waits)], number + 1
            right = right_answer(match, match.moves(0))
            if right and wait:
                now += wait * MS
                line.pressed_at.append(len(line.got))
                assert live.post(viewer, up.Play(id=f"p{asked}", moves=right, seat=0, stimulus=asked, r=float(wait)))
                await settled(live)
        now += 500 * MS
        live.wake()
        await settled(live)
    live.leave(viewer)
    await settled(live)
    return line


def trials(line: Heard) -> list[dict[str, Any]]:
    return [each["trial"] for each in line.frames() if "trial" in each and not each.get("missed")]


QUICK = ["a_moi", "bruit", "trouve"]  # the other two draw pictures


@pytest.mark.parametrize("name", all_but_few_thorough(TRIALS, QUICK))
async def test_a_ghost_is_silent_until_my_hand_is_down(tmp_path: Path, wall: Wall, name: str) -> None:
    """Until then all that is sent is the same, byte for byte, as where nobody has left one."""
    heard: list[Heard] = []
    for house, is_left in (("with", True), ("without", False)):
        async with opened(tmp_path / house, day="circle:moulin") as server, device(server) as phone, \
                device(server) as tablet:  # fmt: skip
            lou, zoe = await person_of(server, phone, "Lou"), await person_of(server, tablet, "Zoé")
            await play(server, phone, lou, name, [400, 900, 0])
            if is_left:
                assert (await left(phone, name)).status_code == 200
            heard.append(await play(server, tablet, zoe, name, [700]))
    with_ghost, without = heard
    assert with_ghost.pressed_at == without.pressed_at
    first = min(with_ghost.pressed_at[0], first_trial(with_ghost))
    assert first > 3
    assert [*map(plain, with_ghost.got[:first])] == [*map(plain, without.got[:first])]
    assert [without_trial(each) for each in with_ghost.got] == [without_trial(each) for each in without.got]
    for mine, alone in zip(trials(with_ghost), trials(without), strict=True):
        ghosts = [each for each in mine["runners"] if each.get("seat", -1) == -1]
        assert [each["name"] for each in ghosts] == ["Lou"]
        assert [each for each in mine["runners"] if each not in ghosts] == alone["runners"]


def first_trial(line: Heard) -> int:
    return next(number for number, each in enumerate(line.got) if b'"trial":' in each)


def plain(sent: bytes) -> bytes:
    """But for what no dealer deals: the code of the table, its record's id, and addresses of pictures."""
    return re.sub(rb'(/hatch/|"code":"|"record":")[^"]+', rb"\1", sent)


def without_trial(sent: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(plain(sent))
    return {name: value for name, value in found.items() if name != "trial"}


async def left(phone: httpx.AsyncClient, name: str) -> httpx.Response:
    return await phone.put(f"/api/1/days/{(await today(phone))['day']}/{name}/ghost")


@pytest.mark.parametrize("name", all_but_few_thorough(TRIALS, QUICK))
async def test_equal_evidence_gives_an_equal_verdict_to_a_person_and_a_ghost(
    tmp_path: Path, wall: Wall, name: str
) -> None:
    async with opened(tmp_path, day="circle:moulin") as server, device(server) as phone, device(server) as tablet:
        lou, zoe = await person_of(server, phone, "Lou"), await person_of(server, tablet, "Zoé")
        own = trials(await play(server, phone, lou, name, [700, 850, 0, 1100]))
        assert (await left(phone, name)).status_code == 200
        wall.time += 60
        told = trials(await play(server, tablet, zoe, name, [900]))
        assert [each["number"] for each in told] == list(range(1, 13))
        for then, now in zip(own, told, strict=True):
            (before,) = [each for each in then["runners"] if each.get("seat") == 0]
            (ghost,) = [each for each in now["runners"] if each.get("name") == "Lou"]
            for field in ("reaction", "right", "symbols"):
                assert before.get(field) == ghost.get(field)
            times = [each["reaction"] for each in now["runners"] if each.get("reaction")]
            assert all(one <= other + 8 for one, other in pairwise(times))  # in the referee's order
        path = f"/api/1/days/{(await today(phone))['day']}/{name}"
        check_quicker(told)
        check_reading_times(own, name)
        check_reading_times(told, name)
        results = {each["player"]["name"]: each for each in (await tablet.get(path)).json()["results"]}
        assert results["Lou"]["quicker"] == quicker_of(told[-1])
        assert results["Zoé"]["quicker"] == 0
        assert all(each["quicker"] == 0 for each in (await phone.get(path)).json()["results"])  # nobody before
        last = {each.get("name", "Zoé"): each["symbols"] for each in told[-1]["runners"] if each.get("symbols")}
        assert last == {who: each["symbols"] for who, each in results.items()}


def check_quicker(told: list[dict[str, Any]]) -> None:
    """As often as the judged times say."""
    count = 0
    for each in told:
        (ghost,) = [runner for runner in each["runners"] if runner.get("name") == "Lou"]
        (mine,) = [runner for runner in each["runners"] if runner.get("seat") == 0]
        times = [runner.get("reaction", 0) if runner.get("right") else 0 for runner in (mine, ghost)]
        count += times[0] > 0 and not 0 < times[1] <= times[0]
        assert quicker_of(each) == count


def quicker_of(trial: dict[str, Any]) -> int:
    (found,) = [each.get("quicker", 0) for each in trial["runners"] if each.get("name") == "Lou"]
    return int(found)


def check_reading_times(told: list[dict[str, Any]], name: str) -> None:
    """There is time to read also what went by, and the more times, the longer. In Faites du bruit ! the next card is
    there as soon as one has gone by."""
    assert told[-1]["still"] == 0  # it is over
    for each in told[:-1]:
        times = [runner["reaction"] for runner in each["runners"] if runner.get("reaction")]
        has_pressed = any(runner.get("reaction") for runner in each["runners"] if runner.get("seat") == 0)
        assert each["still"] == (1500 + 400 * len(times) if has_pressed or name != "bruit" else 0)


async def test_a_ghost_is_left_taken_back_exported_and_forgotten(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path, day="circle:moulin") as server, device(server) as phone, device(server) as tablet:
        lou, zoe = await person_of(server, phone, "Lou"), await person_of(server, tablet, "Zoé")
        path = f"/api/1/days/{(await today(phone))['day']}/a_moi"
        assert await code(await phone.put(f"{path}/ghost")) == (409, "play-first")
        for other in ("dominos", "chess"):
            assert await code(await phone.put(path.replace("a_moi", other) + "/ghost")) == (404, "no-such-day")
        await play(server, phone, lou, "a_moi", [700])
        assert await exported(phone) == []
        assert await ghosts(tablet) == []
        assert (await left(phone, "a_moi")).status_code == 200
        assert len(await exported(phone)) == 12
        assert await ghosts(tablet) == ["Lou"]
        assert (await phone.delete(f"{path}/ghost")).status_code == 200
        assert await exported(phone) == []
        assert await ghosts(tablet) == []
        assert (await left(phone, "a_moi")).status_code == 200
        assert (await phone.delete("/api/1/me")).status_code == 200
        assert await ghosts(tablet) == []
        told = trials(await play(server, tablet, zoe, "a_moi", [700]))
        assert all(len(each["runners"]) == 2 for each in told)
        wall.time += DAY
        assert await code(await tablet.put(f"{path}/ghost")) == (409, "day-over")


async def exported(phone: httpx.AsyncClient) -> list[Any]:
    packed = zipfile.ZipFile(io.BytesIO((await phone.get("/api/1/me/export")).content))
    (kept,) = msgspec.json.decode(packed.read("me.json"))["days"]
    found: list[Any] = kept["ghost"]
    return found


async def ghosts(phone: httpx.AsyncClient) -> list[str]:
    (dealt,) = [each for each in (await today(phone))["games"] if each["game"] == "a_moi"]
    return [each["name"] for each in dealt["players"] if each["ghost"]]


async def test_no_more_ghosts_run_along_than_there_is_room_for(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path, day="circle:moulin") as server, device(server) as tablet:
        zoe = await person_of(server, tablet, "Zoé")
        for number in range(MOST_GHOSTS + 1):
            async with device(server) as phone:
                who = await person_of(server, phone, f"Nr {number}")
                await play(server, phone, who, "a_moi", [700 + number])
                assert (await left(phone, "a_moi")).status_code == 200
        told = trials(await play(server, tablet, zoe, "a_moi", [500]))
        names = {each.get("name") for each in told[0]["runners"]} - {None}
        assert len(names) == MOST_GHOSTS
        again = trials(await play(server, tablet, zoe, "a_moi", [500], again=True))
        assert again == told


async def test_who_comes_back_is_told_the_last_trial(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path, day="circle:moulin") as server, device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        line = await play(server, phone, lou, "a_moi", [700])
        (live,) = [each for each in server.tables.live.values() if each.table.host == lou]
        back = Heard()
        live.enter(lou, back)
        await settled(live)
        assert back.frames()[0]["trial"] == trials(line)[-1]


async def test_times_can_be_read_before_the_next_card_comes(tmp_path: Path, wall: Wall) -> None:
    """The table stands still meanwhile, until whoever plays goes on."""
    async with opened(tmp_path, day="circle:moulin") as server, device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        path = f"/api/1/days/{(await today(phone))['day']}/trouve"
        live = await server.tables.entrance((await phone.post(path, json={})).json()["code"])
        assert isinstance(live, LiveTable)
        now = live.ports.now()
        object.__setattr__(live.ports, "now", lambda: now)
        viewer = live.enter(lou, Heard())
        await true_soon(lambda: live.phase == "playing")
        while not live.table.live_match().moves(0):
            now += 500 * MS
            live.wake()
            await settled(live)
        moves, now = live.table.live_match().moves(0)[:1], now + 700 * MS
        assert live.post(viewer, up.Play(id="p", moves=moves, seat=0, stimulus=live.table.stimulus.number, r=700.0))
        await settled(live)
        assert live.trials.count == 1
        at, still = live.at, msgspec.json.decode(live.trials.last)["still"]
        assert still >= 1900
        now += (still - 1) * MS
        live.wake()
        await settled(live)
        assert (live.at, live.stands_still) == (at, True)
        assert live.post(viewer, up.Speed(id="q", skip=True))
        await settled(live)
        now += 500 * MS
        assert (live.at > at, live.stands_still) == (True, False)
