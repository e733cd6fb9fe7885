"""What is kept, and how long: tables nobody sat down at, tables of one address, guesses at codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.protocol import journal as rows
from tablee.protocol.errors import Refusal
from tablee.protocol.setup import Setup
from tablee.server.base.rate_limits import Admitted
from tablee.server.base.settings import Settings
from tablee.server.hosting.game_server import open_server
from tests.server.test_table_socket import true_soon
from tests.server.visit import SETUP, Visitor, running

pytestmark = pytest.mark.anyio

DERNIERE = Setup(game="derniere", seats=3)
MINUTE = 60 * 100_000


# ---- tables


async def test_a_table_nobody_sat_down_at_is_closed_within_the_hour(tmp_path: Path) -> None:
    house = await open_server(Settings(data=str(tmp_path), draw_ahead=False))
    empty, taken = await house.open_table("zoe", DERNIERE), await house.open_table("zoe", DERNIERE)
    await true_soon(lambda: not empty.busy and not taken.busy)
    await taken.commit(rows.Sat(at=0, seat=0, who="zoe"))
    await taken.commit(rows.Sat(at=0, seat=0, who=""))
    for live in (empty, taken):
        live.changed_at -= 29 * MINUTE
    await house.tables.tidy()
    assert set(house.tables.codes) == {empty.code, taken.code}
    empty.changed_at -= 2 * MINUTE
    await house.tables.tidy()
    assert set(house.tables.codes) == {taken.code}
    await true_soon(lambda: not house.chores.tasks)
    assert [code for _, code in await house.store.tables()] == [taken.code]
    await house.close()


async def test_a_table_at_which_somebody_looks_on_is_not_closed(tmp_path: Path) -> None:
    async with running(tmp_path) as (house, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        code = await visitor.open_table()
        async with visitor.sit_down(code):
            (live,) = house.tables.live.values()
            live.changed_at -= 120 * MINUTE
            await house.tables.tidy()
            assert code in house.tables.codes


async def test_one_address_has_so_many_tables_at_once_whoever_opens_them(tmp_path: Path) -> None:
    house = await open_server(Settings(data=str(tmp_path), draw_ahead=False, tables_an_address=2))
    first = await house.open_table("zoe", DERNIERE, "192.0.2.1")
    await house.open_table("hugo", DERNIERE, "192.0.2.1")
    with pytest.raises(Refusal, match="address-full"):
        await house.open_table("lea", DERNIERE, "192.0.2.1")
    await house.open_table("lea", DERNIERE, "192.0.2.2")
    await house.tables.close_table(first)
    await house.open_table("lea", DERNIERE, "192.0.2.1")
    await house.close()


async def test_one_address_opens_so_many_tables_in_a_row_whoever_opens_them(tmp_path: Path) -> None:
    async with running(tmp_path, address_opens_at_once=2, address_opens_an_hour=1) as (_, address):
        statuses = []
        for name in ("Zoé", "Hugo", "Léa"):
            async with Visitor(address) as visitor:
                await visitor.introduce(name)
                statuses.append((await visitor.post("/api/1/tables", json={"setup": SETUP})).status_code)
        assert statuses == [201, 201, 429]
        async with Visitor(address, **{"x-forwarded-for": "192.0.2.9"}) as visitor:
            await visitor.introduce("Ana")
            await visitor.open_table()


# ---- guesses


async def test_wrong_codes_do_not_hold_up_who_is_at_a_table_behind_the_same_address(tmp_path: Path) -> None:
    async with (
        running(tmp_path, guesses_at_once=3, guesses_a_minute=1) as (house, address),
        Visitor(address) as zoe,
        Visitor(address) as hugo,
        Visitor(address) as stranger,
    ):
        for visitor, name in ((zoe, "Zoé"), (hugo, "Hugo"), (stranger, "X")):
            await visitor.introduce(name)
        code = await zoe.open_table()
        async with hugo.sit_down(code) as line:
            await line.ask("sit", seat=1)
        wrong = [(await stranger.get(f"/api/1/tables/{other}")).status_code for other in ("BCDFG", "BCDFH", "BCDFJ")]
        assert wrong == [404] * 3
        assert (await stranger.post(f"/api/1/tables/{code}/ticket")).status_code == 429
        for visitor in (zoe, hugo):  # who opened it, and who was let in
            await visitor.ticket(code)
            assert (await visitor.get(f"/api/1/tables/{code}")).status_code == 200
            assert (await visitor.get("/api/1/tables/BCDFK")).status_code == 429  # elsewhere they guess as anybody
        house.limits.admitted.found.clear()  # as after a restart: a seat is enough
        await hugo.ticket(code)
        assert (await stranger.post(f"/api/1/tables/{code}/ticket")).status_code == 429


async def test_wrong_codes_do_not_keep_a_link_or_the_host_out(tmp_path: Path) -> None:
    async with (
        running(tmp_path, guesses_at_once=1, guesses_a_minute=1) as (house, address),
        Visitor(address) as visitor,
        Visitor(address) as other,
    ):
        await visitor.introduce("Zoé")
        token = (await visitor.post("/api/1/me/handover")).json()["token"]
        assert [(await other.get("/api/1/tables/BCDFG")).status_code for _ in range(2)] == [404, 429]
        assert (await other.post("/api/1/handover", json={"token": token})).json()["name"] == "Zoé"
        bearer = {"authorization": f"Bearer {house.token}"}
        assert (await other.get("/api/1/admin/tables", headers=bearer)).status_code == 200


def test_who_was_let_in_long_ago_is_forgotten_first() -> None:
    admitted = Admitted(2)
    for person, code in (("a", "X"), ("b", "X"), ("a", "X"), ("c", "X")):
        admitted.add(person, code)
    assert [person for person in "abc" if (person, "X") in admitted] == ["a", "c"]
