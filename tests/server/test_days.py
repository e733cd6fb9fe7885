"""The deal of the day in a whole house: one try counts, results and records open in their time, restarts change
nothing."""

from __future__ import annotations

import io
import re
import time
import zipfile
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from PIL import Image

from tablee.core.races import MS
from tablee.core.registry import game, games
from tablee.matches.day import dealt_games, has_turns
from tablee.matches.day_trials import is_shown, trials_of
from tablee.protocol import messages as up
from tablee.protocol.errors import Refusal
from tablee.protocol.setup import Setup
from tablee.server.hosting.game_server import GameServer
from tablee.table.live import LiveTable
from tablee.table.model.viewer import Viewer
from tests.choice import all_but_few_thorough
from tests.server.test_slow_tables import Wall, device, opened, person_of, settled, sleep_now, wall
from tests.server.test_table_socket import true_soon
from tests.table.simulated import Socket
from tests.test_day_trials import right_answer

pytestmark = pytest.mark.anyio
__all__ = ["wall"]  # a fixture

DAY = 86_400
MANY = {
    "opened_at_once": 1000, "address_opens_at_once": 1000, "requests_at_once": 100_000, "cpu_ms_at_once": 1_000_000,
}  # fmt: skip
TURNS = [name for name in dealt_games() if has_turns(game(name))]
TRIALS = [name for name in dealt_games() if name not in TURNS]


async def today(client: httpx.AsyncClient) -> dict[str, Any]:
    answer = await client.get("/api/1/days/today")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def begin(server: GameServer, client: httpx.AsyncClient, game: str, **asked: Any) -> LiveTable:
    answer = await client.post(f"/api/1/days/{(await today(client))['day']}/{game}", json=asked)
    assert answer.status_code == 201, answer.text
    return await found(server, answer.json()["code"])


async def found(server: GameServer, code: str) -> LiveTable:
    """A table that is played; one at which nobody was for a while was put to sleep."""
    live = await server.tables.entrance(code)
    assert isinstance(live, LiveTable)
    live.robot_pace.wait_ms = 0
    await true_soon(lambda: live.phase == "playing")
    return live


async def finish(live: LiveTable, person: str) -> None:
    """Plays to the end: always the first move there is."""
    viewer = live.enter(person, Socket())
    number = 0
    while live.table.is_playing:
        await true_soon(lambda: not live.table.is_playing or bool(live.table.awaited))
        if live.table.awaited:
            number += 1
            move = live.table.live_match().moves(0)[0]
            assert live.post(viewer, up.Play(id=f"p{number}", moves=[move], seat=0))
            await settled(live)
    live.leave(viewer)
    await settled(live)


async def give_up(live: LiveTable, person: str) -> None:
    assert live.post(live.enter(person, Socket()), up.Close(id="close"))
    await true_soon(lambda: live.gone)


async def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


@pytest.mark.parametrize("game", all_but_few_thorough(TURNS, ["dominos"]))
async def test_a_day_from_its_deal_to_its_key(tmp_path: Path, wall: Wall, game: str) -> None:
    async with opened(tmp_path, day="circle:moulin") as server, device(server) as phone, device(server) as tablet:
        zoe, papa = await person_of(server, phone, "Zoé"), await person_of(server, tablet, "Papa")
        leaf = await today(phone)
        day = leaf["day"]
        assert (leaf["source"], leaf["late"], leaf["game"] in dealt_games()) == ("circle", False, True)
        assert [each["game"] for each in leaf["games"]] == dealt_games()
        path = f"/api/1/days/{day}/{game}"
        assert await code(await phone.get(path)) == (409, "play-first")
        assert await code(await phone.post(path, json={"again": True})) == (409, "play-first")

        live = await begin(server, phone, game)
        assert (await begin(server, phone, game)).id == live.id  # one try
        assert live.table.chairs[0].who == zoe
        assert [chair.bot for chair in live.table.chairs[1:]] == ["family"] * 3
        theirs = await begin(server, tablet, game)
        await true_soon(lambda: bool(live.table.awaited) and bool(theirs.table.awaited))
        assert theirs.table.live_match().state == live.table.live_match().state
        assert theirs.table.commitment == live.table.commitment
        assert [chair.robot for chair in theirs.table.chairs] == [chair.robot for chair in live.table.chairs]
        (mine,) = [each for each in (await today(phone))["games"] if each["begun"]]
        assert mine["game"] == game

        await finish(live, zoe)
        result = (await phone.get(path)).json()
        assert [each["player"]["name"] for each in result["results"]] == ["Zoé"]
        (own,) = result["results"]
        assert (own["of"], len(own["symbols"]), own["turns"] > 0) == (3, 3, True)
        assert own["stars"] == own["symbols"].count("S")
        assert await code(await tablet.get(path)) == (409, "play-first")
        seen = (await tablet.get("/api/1/days/today")).text
        assert "Zoé" in seen
        assert own["symbols"] not in seen.replace(game, "")

        assert await code(await phone.post(path, json={})) == (409, "day-played")
        again = await begin(server, phone, game, again=True)
        assert again.id != live.id
        assert again.table.commitment == live.table.commitment
        await finish(again, zoe)
        assert (await phone.get(path)).json()["results"] == [own]

        assert await code(await tablet.get(f"{path}/picture.png")) == (409, "play-first")
        picture = await phone.get(f"{path}/picture.png?lang=en")
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        assert Image.open(io.BytesIO(picture.content)).size == (1080, 1350)
        assert (await phone.get(f"{path}/picture.png?lang=en")).content == picture.content
        assert (await phone.get(f"{path}/picture.png?lang=en&name=true")).content != picture.content

        record = f"/api/1/records/{own['record']}"
        for each in ("", "/replay", "/verify", "/facts", "/turn", "/moments"):
            assert await code(await phone.get(record + each)) == (409, "day-open"), each
        assert await code(await phone.post(f"{record}/link")) == (409, "day-open")
        packed = zipfile.ZipFile(io.BytesIO((await phone.get("/api/1/me/export")).content))
        assert packed.namelist() == ["me.json"]
        (kept,) = msgspec.json.decode(packed.read("me.json"))["days"]
        assert (kept["game"], kept["stars"]) == (game, own["stars"])
        assert await code(await phone.get(f"/api/1/days/{day}/secret")) == (409, "day-open")
        assert (await today(phone))["stamps"]["days"][-1] == "played"
        assert (await today(tablet))["stamps"]["days"][-1] == "open"

        wall.time += DAY
        key = (await phone.get(f"/api/1/days/{day}/secret")).json()
        assert key["commitment"] == leaf["commitment"]
        verdict = (await phone.get(f"{record}/verify")).json()
        assert verdict["ok"]
        assert [step["name"] for step in verdict["steps"]] == ["day", "before", "during", "after"]
        assert (await tablet.get(path)).json()["results"][0]["stars"] == own["stars"]
        assert await code(await phone.post(path, json={})) == (409, "day-over")
        await finish(await found(server, theirs.code), papa)
        assert len((await phone.get(path)).json()["results"]) == 1  # who knows the key plays for fun


async def test_a_day_goes_on_after_a_restart_and_is_tidied_away(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path) as server, device(server) as phone:
        zoe = await person_of(server, phone, "Zoé")
        live = await begin(server, phone, "dominos")
        viewer = live.enter(zoe, Socket())
        await true_soon(lambda: bool(live.table.awaited))
        live.leave(viewer)
        before, cookies = live.table.live_match().rows[:], phone.cookies
        await sleep_now(server)
    async with opened(tmp_path) as server, device(server) as phone:
        phone.cookies = cookies
        live = await begin(server, phone, "dominos")
        assert live.table.live_match().rows[: len(before)] == before
        await finish(live, zoe)
        live.changed_at -= 3600 * 100_000
        await server.tables.tidy()
        assert live.closed
        assert [each.stars is not None for each in await server.store.runs_of(zoe)] == [True]
        again = await begin(server, phone, "derniere")
        await true_soon(lambda: bool(again.table.awaited))
        await sleep_now(server)
        assert again.id not in server.tables.live
        wall.time += DAY
        await today(phone)
        await server.tables.tidy()
        assert await server.tables.code_of(again.id) is None


async def test_robots_move_alike_in_two_houses(tmp_path: Path, wall: Wall) -> None:
    """Whoever makes the same moves meets the same ones."""
    rows = []
    for name in ("one", "two"):
        async with opened(tmp_path / name, day="circle:moulin") as server, device(server) as phone:
            zoe = await person_of(server, phone, "Zoé")
            for game in TURNS:
                live = await begin(server, phone, game)
                viewer = live.enter(zoe, Socket())
                await true_soon(lambda live=live: bool(live.table.awaited) or not live.table.is_playing)
                for number in range(3):
                    if live.table.awaited:
                        move = live.table.live_match().moves(0)[0]
                        assert live.post(viewer, up.Play(id=f"p{number}", moves=[move], seat=0))
                        await settled(live)
                        await true_soon(lambda live=live: bool(live.table.awaited) or not live.table.is_playing)
                rows.append([(row.seat, row.moves) for row in live.table.live_match().rows])
    assert rows[: len(rows) // 2] == rows[len(rows) // 2 :]


async def check_two_houses(tmp_path: Path, wall: Wall, days: int) -> None:
    """What whoever comes to a table is sent, in each game."""
    sent: list[list[bytes]] = []
    noon = wall.time
    for name in ("one", "two"):
        wall.time, told = noon, list[bytes]()
        async with opened(tmp_path / name, day="circle:moulin", **MANY) as server, device(server) as phone:
            zoe = await person_of(server, phone, "Zoé")
            for _ in range(days):
                for game in dealt_games():
                    told += await first_frames(server, phone, zoe, game)
                wall.time += DAY
        sent.append(told)
    assert len(sent[0]) >= 9 * days
    assert sent[0] == sent[1]


async def first_frames(server: GameServer, phone: httpx.AsyncClient, person: str, game: str) -> list[bytes]:
    """Without addresses of pictures, which are drawn for each viewer; the day's deal is given up afterwards."""
    path = f"/api/1/days/{(await today(phone))['day']}/{game}"
    live = await server.tables.entrance((await phone.post(path, json={})).json()["code"])
    assert isinstance(live, LiveTable)
    live.robot_pace.wait_ms = 0
    line = Socket()
    viewer = live.enter(person, line)
    await true_soon(lambda: live.phase == "playing" and (bool(live.table.awaited) or game in TRIALS))
    await settled(live)
    frames = [each for each in line.got if each.startswith(b'{"kind":"frame"')]
    state = repr(live.table.live_match().state).encode()
    assert live.post(viewer, up.Close(id="close"))
    await true_soon(lambda: live.gone)
    return [re.sub(rb'/hatch/[^"]+|"at":\d+|"(ends|races_from)":\d+', b"", frames[-1]), state]


async def test_two_houses_with_one_word_deal_the_same_day_in_all_nine_games(tmp_path: Path, wall: Wall) -> None:
    assert dealt_games() == sorted(games())
    assert len(dealt_games()) == 9
    await check_two_houses(tmp_path, wall, 2)


@pytest.mark.thorough
async def test_two_houses_with_one_word_deal_the_same_for_a_month(tmp_path: Path, wall: Wall) -> None:
    await check_two_houses(tmp_path, wall, 30)


async def test_nothing_but_playing_can_be_done_there(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path) as server, device(server) as phone, device(server) as tablet:
        zoe, papa = await person_of(server, phone, "Zoé"), await person_of(server, tablet, "Papa")
        live = await begin(server, phone, "dominos")
        assert not live.welcomes(papa)
        line = Socket()
        viewer = live.enter(zoe, line)
        await settled(live)
        refused = [
            up.Leave(id="a"), up.Resign(id="b"), up.Pause(id="c"), up.Mix(id="d", mix="ab" * 32),
            up.Change(id="e", setup=Setup("dominos", 4)), up.Start(id="f"), up.SetBot(id="g", seat=1, bot="beginner"),
            up.AskHint(id="h"),
        ]  # fmt: skip
        for asked in refused:
            assert live.post(viewer, asked)
        await settled(live)
        said = [msgspec.json.decode(each) for each in line.got]
        answers = {each["id"]: each["code"] for each in said if each["kind"] == "no"}
        assert answers == dict.fromkeys("abcdefg", "day-table") | {"h": "no-hints"}
        with pytest.raises(Refusal, match="bad-setup"):
            await server.open_table(zoe, Setup("dominos", 4, rhythm="days", day=live.setup.day))
        answer = await phone.post(
            "/api/1/tables", json={"setup": {"game": "dominos", "seats": 4, "rhythm": "days", "day": live.setup.day}}
        )
        assert await code(answer) == (422, "bad-setup")
        await give_up(live, zoe)
        path = f"/api/1/days/{live.setup.day}/dominos"
        assert (await phone.get(path)).json()["results"][0]["stars"] == 0  # who gives up has played
        assert await code(await phone.post(path, json={})) == (409, "day-played")


async def test_days_and_games_that_are_not_dealt(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path) as server, device(server) as phone:
        await person_of(server, phone, "Zoé")
        day = (await today(phone))["day"]
        for path in (f"{day}/chess", "2026-13-01/dominos", "yesterday/dominos"):
            assert await code(await phone.post(f"/api/1/days/{path}", json={})) == (404, "no-such-day")
        for path in ("2020-01-01/dominos", "2020-01-01/secret", "2999-01-01/secret", "x/secret"):
            assert await code(await phone.get(f"/api/1/days/{path}")) == (404, "no-such-day")
        assert await code(await phone.post("/api/1/days/2999-01-01/dominos", json={})) == (409, "day-over")
    async with opened(tmp_path / "off", day="off") as server, device(server) as phone:
        assert (await today(phone))["day"] == ""


async def test_who_is_forgotten_leaves_no_trace_of_their_days(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path) as server, device(server) as phone:
        zoe = await person_of(server, phone, "Zoé")
        live = await begin(server, phone, "dominos")
        await give_up(live, zoe)
        assert (await phone.delete("/api/1/me")).status_code == 200
        assert await server.store.runs(live.setup.day) == []
    assert time.time() == wall.time


# ---- twelve trials


@pytest.mark.parametrize("name", TRIALS)
async def test_twelve_trials_begin_when_one_comes_and_stand_still_while_one_is_away(
    tmp_path: Path, wall: Wall, name: str
) -> None:
    async with opened(tmp_path, day="circle:moulin") as server, device(server) as phone:
        zoe = await person_of(server, phone, "Zoé")
        day = (await today(phone))["day"]
        path = f"/api/1/days/{day}/{name}"
        answer = await phone.post(path, json={})
        found = await server.tables.entrance(answer.json()["code"])
        assert isinstance(found, LiveTable)
        await settled(found)
        assert (found.phase, len(found.table.chairs)) == ("waiting", 2)  # nothing goes by before one is there
        found.changed_at -= 7200 * 100_000
        await server.tables.tidy()
        assert found.closed  # and who never came has lost nothing
        answer = await phone.post(path, json={})
        found = await server.tables.entrance(answer.json()["code"])
        assert isinstance(found, LiveTable)
        viewer = found.enter(zoe, Socket())
        await true_soon(lambda: found.phase == "playing")
        found.leave(viewer)
        await true_soon(lambda: found.phase == "paused")
        viewer = found.enter(zoe, Socket())
        await true_soon(lambda: found.phase == "playing")
        assert found.table.live_match().trials
        await act_out(found)
        await settled(found)
        (own,) = (await phone.get(path)).json()["results"]
        assert (own["of"], len(own["symbols"])) == (12, 12)
        assert own["stars"] == own["symbols"].count("S")
        assert await code(await phone.get(f"/api/1/records/{own['record']}")) == (409, "day-open")
        (dealt,) = [each for each in (await today(phone))["games"] if each["game"] == name]
        assert dealt["trials"]
        wall.time += DAY
        verdict = (await phone.get(f"/api/1/records/{own['record']}/verify")).json()
        assert verdict["ok"], verdict


@pytest.mark.parametrize("name", TRIALS)
async def test_answers_to_trials_count_alike_in_two_houses(tmp_path: Path, wall: Wall, name: str) -> None:
    found = []
    for house in ("one", "two"):
        async with opened(tmp_path / house, day="circle:moulin") as server, device(server) as phone:
            zoe = await person_of(server, phone, "Zoé")
            path = f"/api/1/days/{(await today(phone))['day']}/{name}"
            live = await server.tables.entrance((await phone.post(path, json={})).json()["code"])
            assert isinstance(live, LiveTable)
            line = Socket()
            viewer = live.enter(zoe, line)
            await true_soon(lambda live=live: live.phase == "playing")
            await answer_all(live, viewer)
            assert len(line.got) > 12
            assert not any(re.search(rb"difference/\w+-\d\d", each) for each in line.got)  # pictures have no names
            (own,) = (await phone.get(path)).json()["results"]
            found.append((own["symbols"], own["stars"], own["median"]))
    symbols, _, median = found[0]
    assert "C" not in symbols
    assert 0 < median < 800
    assert found[0] == found[1]


async def answer_all(live: LiveTable, viewer: Viewer) -> None:
    """Somebody who is always right, after seven tenths of a second, by a clock that is set by hand."""
    asked, now = 0, live.ports.now()
    object.__setattr__(live.ports, "now", lambda: now)
    while live.table.is_playing:
        match = live.table.live_match()
        trials = trials_of(match.game)
        right = right_answer(match, match.moves(0)) if is_shown(match, trials) else []
        if right and asked < live.table.stimulus.number:
            asked = live.table.stimulus.number
            now += 700 * MS
            assert live.post(viewer, up.Play(id=f"p{asked}", moves=right, seat=0, stimulus=asked, r=700.0))
            await settled(live)
        now += 500 * MS
        live.wake()
        await settled(live)


async def act_out(live: LiveTable) -> None:
    """Every card goes by as soon as it lies there, and nobody reads what it came to."""
    while live.table.is_playing:
        live.trials.go_on()
        live.clock.stopped_at += 9000  # longer than any card lies there
        live.wake()
        await settled(live)
