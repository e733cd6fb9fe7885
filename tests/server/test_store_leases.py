"""Whose a table is: one node's at a time, for as long as it is heard of, by the database's own clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from tablee.protocol.errors import NotOurs
from tablee.stores.postgres.leases import Leases
from tablee.stores.postgres.pool import Pool
from tablee.stores.postgres.store import PostgresStore
from tests.patience import PATIENCE
from tests.postgres import answer
from tests.server.places import opened

pytestmark = pytest.mark.anyio


@pytest.fixture
async def nodes(database: str) -> AsyncIterator[list[PostgresStore]]:
    """Three, who renew nothing by themselves."""
    async with AsyncExitStack() as stack:
        found = [await PostgresStore.open(database, f"n{number}", renews=False) for number in range(3)]
        for each in found:
            stack.push_async_callback(each.close)
        yield found


async def run_out(url: str, node: str) -> None:
    await answer(url, f"UPDATE nodes SET lease_until = clock_timestamp() - interval '1 ms' WHERE id = '{node}'")


async def test_a_table_belongs_to_the_node_that_opened_it(nodes: list[PostgresStore]) -> None:
    one, two, _ = nodes
    await opened(one, "t")
    assert [await each.owner_of("t") for each in nodes] == ["n0"] * 3
    assert await two.claim("t") is None
    assert await one.claim("t") == 2  # its own, anew
    assert await one.owner_of("no such table") is None


async def test_a_table_that_was_released_is_anybodys(nodes: list[PostgresStore]) -> None:
    one, two, three = nodes
    await opened(one, "t")
    await two.release("t")  # it is not theirs to give
    assert await two.owner_of("t") == "n0"
    await one.release("t")
    assert await two.owner_of("t") is None
    assert await two.claim("t") == 2
    await one.release("t")  # too late: it is somebody else's
    assert await three.owner_of("t") == "n1"


async def test_of_many_who_reach_for_a_table_one_gets_it(nodes: list[PostgresStore]) -> None:
    tables = [f"t{number}" for number in range(20)]
    await opened(nodes[0], *tables)
    for table in tables:
        await nodes[0].release(table)
    found = await asyncio.gather(*(node.claim(table) for table in tables for node in nodes))
    assert sorted(found, key=str) == [2] * 20 + [None] * 40


async def test_orphaned_tables_are_found_and_claimed(nodes: list[PostgresStore], database: str) -> None:
    one, two, three = nodes
    await opened(one, "t", "u", "closed")
    await opened(two, "v")
    await one.close_table("closed")
    assert await two.orphaned_tables() == []
    await run_out(database, "n0")
    assert await two.orphaned_tables() == [("t", "code of t"), ("u", "code of u")]
    assert await two.owner_of("t") is None
    assert await two.claim("t") == 2
    assert await three.orphaned_tables() == [("u", "code of u")]
    await one.renew()  # it wakes: what nobody took is still its own
    assert await three.orphaned_tables() == []
    assert [await three.owner_of(table) for table in ("t", "u")] == ["n1", "n0"]
    await one.append("u", 1, b"row")


async def test_a_node_that_died_before_the_clock_went_back_is_dead(nodes: list[PostgresStore], database: str) -> None:
    """Its lease would else be good for as long as the clock went back."""
    one, two, three = nodes
    await opened(one, "t", "u")
    back = "renewed_at = renewed_at + interval '1 hour', lease_until = lease_until + interval '1 hour'"
    await answer(database, f"UPDATE nodes SET {back}")
    assert await two.owner_of("t") is None
    assert await two.orphaned_tables() == [("t", "code of t"), ("u", "code of u")]
    assert await two.claim("t") == 2
    for each in (one, two):  # who lives says so, by the clock as it is now
        await each.renew()
    assert [await three.owner_of(table) for table in ("t", "u")] == ["n1", "n0"]
    assert await three.leases.other_nodes() == ["n0", "n1"]


async def test_a_node_of_the_version_before_is_believed_without_a_beginning(
    nodes: list[PostgresStore], database: str
) -> None:
    one, two, _ = nodes
    await opened(one, "t")
    await answer(database, "UPDATE nodes SET renewed_at = DEFAULT WHERE id = 'n0'")
    assert await two.owner_of("t") == "n0"
    assert await two.claim("t") is None


async def test_a_node_that_leaves_leaves_everything(nodes: list[PostgresStore], database: str) -> None:
    one, two, _ = nodes
    await opened(one, "t", "u")
    await one.close()
    assert not one.is_held()
    assert await two.orphaned_tables() == []
    assert [await two.claim(table) for table in ("t", "u")] == [2, 2]
    assert await answer(database, "SELECT id FROM nodes ORDER BY id") == [("n1",), ("n2",)]


async def test_a_lease_is_renewed_again_and_again(database: str) -> None:
    store = await PostgresStore.open(database, "one", lease=2.0)
    ends = "SELECT lease_until FROM nodes"
    first = await answer(database, ends)
    async with asyncio.timeout(PATIENCE):
        while await answer(database, ends) == first:
            await asyncio.sleep(0.01)
    assert store.is_held()
    await store.close()
    assert await answer(database, ends) == []


class Watch:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


async def test_a_lease_ends_no_later_by_our_own_clock_than_by_that_of_the_database(
    nodes: list[PostgresStore], database: str
) -> None:
    """It counts from before the question was asked, however long the answer took."""
    watch = Watch()

    class Slow(Pool):
        async def attempt(self, work):
            found = await super().attempt(work)
            watch.time += 3
            return found

    leases = Leases(Slow(database, 1, 5.0), "slow", 5.0, watch)
    assert not leases.is_held()
    await leases.renew()
    watch.time = 104.9
    assert leases.is_held()
    watch.time = 105.0
    assert not leases.is_held()
    await leases.pool.close()


# ---- what nodes share


async def test_a_token_is_good_once_at_whichever_node(nodes: list[PostgresStore], database: str) -> None:
    one, two, three = nodes
    token = await one.issue_token("ticket", b"what", 60)
    assert await two.redeem_token("link", token) is None  # of another kind
    found = await asyncio.gather(*(each.redeem_token("ticket", token) for each in nodes))
    assert (found.count(b"what"), found.count(None)) == (1, 2)
    assert await three.redeem_token("ticket", "no such token \ud800") is None
    late = await one.issue_token("ticket", b"late", 60)
    assert late not in str(await answer(database, "SELECT * FROM tokens"))
    await answer(database, "UPDATE tokens SET ends_at = clock_timestamp()")
    assert await two.redeem_token("ticket", late) is None


async def test_tokens_that_nobody_takes_do_not_pile_up(nodes: list[PostgresStore], database: str) -> None:
    for _ in range(5):
        await nodes[0].issue_token("ticket", b"what", 60)
    await answer(database, "UPDATE tokens SET ends_at = clock_timestamp() - interval '1 s'")
    await nodes[1].issue_token("ticket", b"what", 60)
    assert await answer(database, "SELECT count(*) FROM tokens") == [(1,)]


async def test_a_node_that_is_long_gone_is_forgotten(nodes: list[PostgresStore], database: str) -> None:
    await answer(database, "UPDATE nodes SET lease_until = lease_until - interval '2 days' WHERE id = 'n1'")
    await nodes[0].retire(60)
    assert await answer(database, "SELECT id FROM nodes ORDER BY id") == [("n0",), ("n2",)]


async def test_a_hall_is_one_nodes_with_all_its_tables(nodes: list[PostgresStore], database: str) -> None:
    one, two, three = nodes
    await one.halls.open("h", "KNWJB", b"opened")
    await one.open_table("h-1", "KNWJB-1", b"opened")
    await one.halls.append("h", 1, b"row")
    assert [await two.halls.claim("h"), await two.claim("h-1"), await two.halls.unowned()] == [None, None, []]
    with pytest.raises(NotOurs):
        await two.halls.append("h", 2, b"not ours")
    await run_out(database, "n0")
    assert await two.halls.unowned() == ["h"]
    assert await two.orphaned_tables() == []  # its tables go with it
    assert await two.claim("h-1") is None
    assert await two.halls.claim("h") == 2
    assert [await three.halls.owner_of("h"), await three.owner_of("h-1")] == ["n1", "n1"]
    assert list(await two.own_tables()) == ["h-1"]
    assert await two.claim("h-1") is not None
    for late in (one.halls.append("h", 2, b"late"), one.append("h-1", 1, b"late")):
        with pytest.raises(NotOurs):
            await late
    await two.halls.append("h", 2, b"on")
    await two.halls.append("h", 2, b"on")  # its answer was lost
    await two.release("h-1")
    assert await three.owner_of("h-1") == "n1"  # it sleeps, and is woken there
    await two.halls.release("h")
    assert await three.halls.claim("h") == 3
    assert await three.halls.rows("h") == [b"opened", b"row", b"on"]
    assert await three.halls.find("KNWJB") == "h"
