"""A house on PostgreSQL: one node, which is killed, and whose database is killed, while people play."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tablee.core.draws import FastDraw
from tests.patience import PATIENCE
from tests.postgres import Postgres, answer
from tests.server.survivors import TABLES, Night, ended
from tests.server.test_serve import serving
from tests.server.visit import Visitor, running

pytestmark = pytest.mark.anyio


async def test_a_house_keeps_everything_in_its_database(tmp_path: Path, database: str) -> None:
    async with running(tmp_path, database=database) as (house, address), Visitor(address) as zoe:
        await zoe.introduce("Zoé")
        code = await zoe.open_table()
        async with zoe.sit_down(code) as line:
            assert (await line.ask("sit", seat=1))["kind"] == "ack"
            assert (await line.ask("say", text="bonjour"))["kind"] == "ack"
        link = (await zoe.post("/api/1/me/handover")).json()["token"]
        async with Visitor(address) as phone:
            assert (await phone.post("/api/1/handover", json={"token": link})).json()["name"] == "Zoé"
            assert (await phone.post("/api/1/handover", json={"token": link})).status_code == 410
        cookies = dict(zoe.cookies)
        assert await answer(database, "SELECT owner FROM tables") == [(house.store.node,)]
    assert not (tmp_path / "tablee.sqlite").exists()
    assert await answer(database, "SELECT owner FROM tables") == [(None,)]  # anybody's, when the house has stopped
    async with running(tmp_path / "elsewhere", database=database) as (house, address), Visitor(address) as zoe:
        zoe.cookies.update(cookies)
        assert (await zoe.get("/api/1/me")).json()["name"] == "Zoé"
        async with zoe.sit_down(code) as line:
            assert (await line.until("room"))["seats"][1]["name"] == "Zoé"
            assert "bonjour" in str(line.last["hello"])


async def test_a_name_that_another_node_wrote_is_found(tmp_path: Path, database: str) -> None:
    async with running(tmp_path, database=database) as (house, address), Visitor(address) as zoe:
        await zoe.introduce("Zoé")
        (person,) = house.identities.known
        house.identities.known.clear()  # as if she had come to another
        assert (await zoe.get("/api/1/me")).json()["name"] == "Zoé"
        await answer(database, f"UPDATE people SET name = 'Zoé la grande', animal = 3 WHERE id = '{person}'")
        await house.identities.refresh(person)
        assert (await zoe.get("/api/1/me")).json() == {"name": "Zoé la grande", "animal": 3}
        await answer(database, "DELETE FROM people")
        await house.identities.refresh(person)
        assert (await zoe.get("/api/1/me")).json()["name"] == ""


async def test_a_second_house_is_refused_and_a_dead_one_is_not_waited_for_long(tmp_path: Path, database: str) -> None:
    first = ("--database", database, "--lease-ms", "1500")
    async with serving(tmp_path / "one", *first) as house:
        await house.address()
        async with serving(tmp_path / "two", *first) as other:
            async with asyncio.timeout(PATIENCE):
                _, err = await other.process.communicate()
            assert other.process.returncode == 2
            assert b"another node" in err
        await house.stop(signal.SIGKILL)
    async with serving(tmp_path / "two", *first) as other:
        await other.address()


def test_without_the_extra_the_house_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['asyncpg'] = None; from tablee.cli.command import main; sys.exit(main())"
    given = ["serve", "--lang", "fr", "--data", str(tmp_path), "--database", "postgresql://nowhere/at-all"]
    ran = subprocess.run([sys.executable, "-c", code, *given], capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode == 2
    assert 'pip install "tablee[cluster]"' in ran.stderr


async def test_no_acknowledged_move_is_lost_when_the_house_or_its_database_is_killed(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    night = Night(tmp_path, FastDraw(5), database=database)

    async def kill_the_database() -> None:
        """In the middle of play; some moments later it is there again, and everybody plays on."""
        before = night.acknowledged
        await night.until(lambda: night.acknowledged > before + 10)
        await asyncio.to_thread(postgres.kill)
        await asyncio.sleep(night.draw.below(400) / 1000)
        await asyncio.to_thread(postgres.start)

    async with AsyncExitStack() as playing:
        for life in range(3):
            async with night.house() as house:
                if not life:
                    await night.sit_down()
                    people = [asyncio.create_task(one.live()) for one in night.people]
                    playing.push_async_callback(ended, people)
                await night.until(lambda: night.is_playable)
                for _ in range(2):
                    await kill_the_database()
                before = night.acknowledged
                await night.until(lambda before=before: night.acknowledged > before + 10)
                if life < 2:
                    await night.kill(house)
                else:
                    night.is_open.clear()
                    night.end = await house.stop(signal.SIGTERM)
        await night.until(lambda: not any(one.inside for one in night.people))
    print(f"\n{night.summary()}; PostgreSQL killed 6 times")
    night.check()
    assert night.end[0] == 0, night.end[2]
    assert len(night.journals()) == len(TABLES)
    assert await answer(database, "SELECT DISTINCT owner FROM tables") == [(None,)]
