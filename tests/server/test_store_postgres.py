"""The store in PostgreSQL: two who own a table cannot fork it, and no answer that is lost loses or doubles a row."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from tablee.core.draws import FastDraw
from tablee.protocol.errors import NotOurs, StoreAway
from tablee.stores.postgres.journal import INSERT, PendingRow, fetch_keys
from tablee.stores.postgres.pool import BadDatabase, Pool
from tablee.stores.postgres.store import PostgresStore
from tests.patience import PATIENCE
from tests.postgres import Postgres, answer
from tests.server.places import Database, opened, outcomes

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def node(url: str, name: str = "one", **more: float | bool) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(url, name, **more)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
async def store(database: str) -> AsyncIterator[PostgresStore]:
    async with node(database) as made:
        yield made


@pytest.fixture
def killed(postgres: Postgres) -> Iterator[Postgres]:
    """For tests that leave it dead or frozen."""
    yield postgres
    postgres.freeze(False)
    postgres.start()


async def journal_in(url: str) -> list[tuple[str, int, bytes]]:
    return await answer(url, "SELECT table_id, seq, row FROM journal ORDER BY table_id, seq")


# ---- durable, and fenced


async def test_every_commit_reaches_the_disk(store: PostgresStore) -> None:
    """No test can pull the plug: this is what PostgreSQL is told."""
    for each in (store.journal_pool, store.pool, store.leases.pool):
        assert await each.do(lambda db: db.fetchval("SHOW synchronous_commit")) == "on"


async def test_an_owner_that_was_deposed_writes_nothing(database: str) -> None:
    async with node(database, "old", lease=1.5, renews=False) as old, node(database, "new") as new:
        await opened(old, "t", "u")
        await old.append("t", 1, b"old")
        while await new.claim("t") is None:
            await asyncio.sleep(0.02)  # until its lease is over
        assert await new.rows("t") == [b"opened", b"old"]
        together = [asyncio.ensure_future(old.append(table, seq, b"deposed")) for table, seq in (("t", 2), ("u", 1))]
        assert await outcomes(*together) == ["NotOurs", "ok"]  # nobody took the other one
        await new.append("t", 2, b"new")
        with pytest.raises(NotOurs):
            await old.append("t", 3, b"on top of a row that is not its own")
        assert await new.rows("t") == [b"opened", b"old", b"new"]


async def test_a_table_is_not_taken_before_rows_on_their_way_are_there(database: str) -> None:
    """Whoever takes it over then reads all that was, or will be, acknowledged."""
    async with node(database, "old") as old, node(database, "new") as new:
        await opened(old, "t")
        slow = await asyncpg.connect(database)
        async with slow.transaction():  # an append between its insert and its commit
            row = PendingRow("t", 1, 1, b"on its way", asyncio.get_running_loop().create_future())
            assert await fetch_keys(slow, INSERT, [row]) == {("t", 1)}
            await answer(database, "DELETE FROM nodes WHERE id = 'old'")
            taking = asyncio.ensure_future(new.claim("t"))
            await waiting_for_a_lock(database)
            assert not taking.done()
        assert await taking == 2
        assert await new.rows("t") == [b"opened", b"on its way"]
        await slow.close()


async def test_rows_that_come_after_a_take_over_are_refused_even_if_they_began_before(database: str) -> None:
    async with node(database, "old") as old:
        await opened(old, "t", "u")
        taker = await asyncpg.connect(database)
        async with taker.transaction():
            await taker.execute("UPDATE tables SET owner = 'new', epoch = epoch + 1 WHERE id = 't'")
            late = [asyncio.ensure_future(old.append(table, 1, b"late")) for table in ("t", "u")]
            await waiting_for_a_lock(database)
        assert await outcomes(*late) == ["NotOurs", "ok"]
        assert await old.rows("t") == [b"opened"]
        await taker.close()


async def waiting_for_a_lock(url: str) -> None:
    """Until somebody's statement has to wait."""
    async with asyncio.timeout(PATIENCE):
        sql = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'tablee'"
        while await answer(url, sql) == [(0,)]:
            await asyncio.sleep(0.01)


async def test_a_table_nobody_took_is_not_ours(database: str) -> None:
    async with node(database, "one") as one, node(database, "two") as two:
        await opened(one, "t")
        with pytest.raises(NotOurs):
            await two.append("t", 1, b"row")
        await one.release("t")
        with pytest.raises(NotOurs):
            await one.append("t", 1, b"row")
        assert await two.claim("t") == 2
        await two.append("t", 1, b"row")
        assert await one.rows("t") == [b"opened", b"row"]


# ---- lost answers


class Deaf(Pool):
    """Connections that break as soon as something was written: its answer is lost."""

    losses = 0

    async def attempt(self, work):
        found = await super().attempt(work)
        if self.losses:
            self.losses -= 1
            raise ConnectionResetError("the answer was lost")
        return found


@pytest.fixture
async def deaf(database: str) -> AsyncIterator[PostgresStore]:
    async with node(database) as store:
        await opened(store, "t", "u")
        store.journal_pool = store.journal_writer.pool = Deaf(database, 1, 5.0)
        yield store


async def test_a_row_whose_answer_is_lost_is_found_by_the_second_try(deaf: PostgresStore, database: str) -> None:
    deaf.journal_writer.pool.losses = 1
    await asyncio.gather(deaf.append("t", 1, b"row"), deaf.append("u", 1, b"row"))
    await deaf.append("t", 2, b"next")
    assert await deaf.rows("t") == [b"opened", b"row", b"next"]
    assert await deaf.rows("u") == [b"opened", b"row"]


async def test_a_row_that_may_be_there_is_recognised_when_it_is_handed_in_again(deaf: PostgresStore) -> None:
    deaf.journal_writer.pool.losses = 2
    with pytest.raises(StoreAway):
        await deaf.append("t", 1, b"row")
    assert not deaf.is_well()
    await deaf.append("t", 1, b"row")
    assert deaf.is_well()
    await deaf.append("t", 2, b"next")
    assert await deaf.rows("t") == [b"opened", b"row", b"next"]
    with pytest.raises(NotOurs):
        await deaf.append("t", 2, b"next")  # once is enough: this one nobody lost


async def test_another_row_does_not_take_the_place_of_one_that_may_be_there(deaf: PostgresStore) -> None:
    deaf.journal_writer.pool.losses = 2
    with pytest.raises(StoreAway):
        await deaf.append("t", 1, b"row")
    with pytest.raises(NotOurs):
        await deaf.append("t", 1, b"another")
    assert await deaf.claim("t") == 2  # read again, and go on
    assert await deaf.rows("t") == [b"opened", b"row"]
    await deaf.append("t", 2, b"another")


async def test_a_row_of_ours_that_somebody_has_taken_over_is_not_ours_any_more(
    deaf: PostgresStore, database: str
) -> None:
    deaf.journal_writer.pool.losses = 2
    with pytest.raises(StoreAway):
        await deaf.append("t", 1, b"row")
    await answer(database, "UPDATE tables SET owner = 'two', epoch = epoch + 1")
    with pytest.raises(NotOurs):
        await deaf.append("t", 1, b"row")


async def test_a_table_whose_opening_was_not_answered_is_opened_once(database: str) -> None:
    async with node(database) as store:
        store.pool = Deaf(database, 1, 5.0)
        store.pool.losses = 1
        await store.open_table("t", "ROSE", b"opened")
        await store.append("t", 1, b"row")
        assert await store.tables() == [("t", "ROSE")]
        with pytest.raises(NotOurs):
            await store.open_table("t", "ROSE", b"opened")


# ---- a server that is killed, frozen, full


async def write(store: PostgresStore, table: str, acknowledged: dict[str, list[bytes]], stop: asyncio.Event) -> None:
    """Rows as a table writes them: what the store does not take is handed in again, or after reading anew."""
    await retried(lambda: store.claim(table))
    rows = await retried(lambda: store.rows(table))
    number = 0
    while not stop.is_set():
        row = f"{table} {len(rows)} {(number := number + 1)}".encode()
        try:
            await store.append(table, len(rows), row)
        except StoreAway:
            if number % 2:  # sometimes the same again, sometimes something else
                number -= 1
            await asyncio.sleep(0.01)
        except NotOurs:
            await retried(lambda: store.claim(table))
            rows = await retried(lambda: store.rows(table))
        else:
            rows.append(row)
            acknowledged[table].append(row)


async def retried(ask):
    while True:
        try:
            return await ask()
        except StoreAway:
            await asyncio.sleep(0.01)


async def test_no_acknowledged_row_is_lost_or_doubled_when_postgresql_is_killed(
    killed: Postgres, database: str
) -> None:
    draw, kills = FastDraw(8), 8
    tables = [f"t{number:02}" for number in range(12)]
    acknowledged: dict[str, list[bytes]] = {table: [] for table in tables}
    stop = asyncio.Event()
    async with node(database) as store:
        await opened(store, *tables)
        writing = [asyncio.create_task(write(store, table, acknowledged, stop)) for table in tables]
        for _ in range(kills):
            before = sum(map(len, acknowledged.values()))
            async with asyncio.timeout(PATIENCE):
                while sum(map(len, acknowledged.values())) < before + 50:
                    await asyncio.sleep(0.005)
            await asyncio.sleep(draw.below(30) / 1000)
            await asyncio.to_thread(killed.kill)
            await asyncio.to_thread(killed.start)
        stop.set()
        await asyncio.gather(*writing)
        for table in tables:
            kept = await store.rows(table)
            assert len(set(kept)) == len(kept)  # nothing twice
            promised = [row for row in kept if row in set(acknowledged[table])]
            assert promised == acknowledged[table]  # nothing lost, and in its order
    numbers: dict[str, list[int]] = {}
    for table, seq, _ in await journal_in(database):
        numbers.setdefault(table, []).append(seq)
    assert all(found == list(range(len(found))) for found in numbers.values())
    print(f"\n{kills} kills, {sum(map(len, acknowledged.values()))} rows acknowledged")


async def test_a_store_whose_server_is_gone_is_away_and_comes_back_by_itself(killed: Postgres, database: str) -> None:
    async with node(database) as store:
        await opened(store, "t")
        await asyncio.to_thread(killed.kill)
        with pytest.raises(StoreAway):
            await store.append("t", 1, b"row")
        with pytest.raises(StoreAway):
            await store.rows("t")
        assert not store.is_well()
        await asyncio.to_thread(killed.start)
        async with asyncio.timeout(PATIENCE):
            while not store.is_well():
                await asyncio.sleep(0.02)
        await store.append("t", 1, b"row")
        assert await store.rows("t") == [b"opened", b"row"]
        assert store.is_held()


async def test_a_server_that_does_not_answer_is_away_after_a_while(killed: Postgres, database: str) -> None:
    async with node(database, seconds=1.0, lease=2.0) as store:
        await opened(store, "t")
        await asyncio.to_thread(killed.freeze)
        before = time.monotonic()
        with pytest.raises(StoreAway):
            await store.append("t", 1, b"row")
        with pytest.raises(StoreAway):
            await store.rows("t")
        assert time.monotonic() - before < 10  # and not for ever
        async with asyncio.timeout(PATIENCE):
            while store.is_held():
                await asyncio.sleep(0.02)
        await asyncio.to_thread(killed.freeze, False)
        await retried(lambda: store.append("t", 1, b"row"))
        async with asyncio.timeout(PATIENCE):
            while not (store.is_well() and store.is_held()):
                await asyncio.sleep(0.02)
        assert await store.rows("t") == [b"opened", b"row"]


async def test_a_statement_that_waits_too_long_is_given_up_on_both_sides(database: str) -> None:
    async with node(database, seconds=0.3) as store:
        await opened(store, "t")
        async with Database(database).held(store):
            with pytest.raises(StoreAway):
                await store.append("t", 1, b"row")
            async with asyncio.timeout(PATIENCE):  # the server does not keep it for later
                sql = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = 'postgres'"
                while await answer(database, sql) != [(0,)]:
                    await asyncio.sleep(0.02)
        await store.append("t", 1, b"row")
        assert await store.rows("t") == [b"opened", b"row"]


async def test_a_database_that_takes_nothing_is_away_and_reads_go_on(store: PostgresStore, database: str) -> None:
    await opened(store, "t")
    refuse = "BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full', MESSAGE = 'no room'; END"
    await answer(database, f"CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ {refuse} $$")
    await answer(database, "CREATE TRIGGER full_disk BEFORE INSERT ON journal EXECUTE FUNCTION refuse()")
    with pytest.raises(StoreAway, match="no room"):
        await store.append("t", 1, b"row")
    assert not store.is_well()
    assert await store.rows("t") == [b"opened"]
    await answer(database, "DROP TRIGGER full_disk ON journal")
    await store.append("t", 1, b"row")
    assert store.is_well()


# ---- opening


async def test_a_database_that_cannot_be_had_is_refused_with_a_clear_word_and_no_password(postgres: Postgres) -> None:
    nowhere = postgres.url.replace("tablee@", "tablee:sesame@")
    for url in (f"{nowhere}_not_there", nowhere.replace(str(postgres.port), "1")):
        with pytest.raises(BadDatabase, match=r"127\.0\.0\.1") as refused:
            await PostgresStore.open(url, "one")
        assert "sesame" not in str(refused.value)


async def test_a_house_without_others_is_alone_in_its_database(database: str) -> None:
    async with node(database, "one", lease=2.0):
        with pytest.raises(BadDatabase, match="another node"):
            await PostgresStore.open(database, "two", lease=2.0, alone=True)
    dead = node(database, "dead", lease=2.0, renews=False)
    async with dead, node(database, "two", lease=2.0, alone=True) as store:  # whoever was killed is gone soon
        assert store.is_held()


async def test_two_who_delete_their_claims_at_once_leave_no_record_behind(store: PostgresStore, database: str) -> None:
    for number in range(10):
        await store.save_record(f"r{number}", "t", number, "davinci", b"record", ["ab", "cd"])
    deleting = [store.delete_record(f"r{number}", person) for number in range(10) for person in ("ab", "cd")]
    assert all(await asyncio.gather(*deleting))
    assert await answer(database, "SELECT * FROM records") == []
