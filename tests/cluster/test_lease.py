"""A lease by itself: when it is sure to be held, and what it costs to have lost it for a moment."""

from __future__ import annotations

import pytest

from tablee.cluster.lease import Lease, Leased
from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.sitting import Sitting

pytestmark = pytest.mark.anyio


class Kept:
    """A store that takes its time."""

    def __init__(self) -> None:
        self.now = 100.0
        self.takes = 0.0
        self.is_away = False
        self.rows_kept: list[bytes] = []

    async def renew(self) -> None:
        self.now += self.takes
        if self.is_away:
            raise StoreAway

    async def append(self, table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        self.now += self.takes
        self.rows_kept.append(row)

    async def rows(self, table: str, since: int = 0) -> list[bytes]:
        return self.rows_kept[since:]


@pytest.fixture
def store() -> Kept:
    return Kept()


@pytest.fixture
def lease(store: Kept) -> Lease:
    return Lease(store, lambda: store.now, 2.0)  # type: ignore[arg-type]


async def test_it_counts_from_before_it_was_asked_for(store: Kept, lease: Lease) -> None:
    store.takes = 0.5
    await lease.renew()
    store.now += 1.4
    assert lease.is_held()
    store.now += 0.1
    assert not lease.is_held()


async def test_what_was_taken_before_it_ran_out_has_to_be_taken_again(store: Kept, lease: Lease) -> None:
    await lease.renew()
    lease.begin("t", lease.term, 1)
    store.now += 1.9
    await lease.renew()
    assert lease.holds("t")
    store.now += 2.1
    assert not lease.holds("t")
    await lease.renew()
    assert lease.is_held()
    assert not lease.holds("t")
    assert lease.has_lost("t")


async def test_a_renewal_that_is_answered_too_late_begins_a_new_term(store: Kept, lease: Lease) -> None:
    await lease.renew()
    lease.begin("t", lease.term, 1)
    store.now += 1.5
    store.takes = 1.0
    await lease.renew()
    assert lease.is_held()
    assert lease.has_lost("t")


async def test_nothing_is_written_without_it(store: Kept, lease: Lease) -> None:
    journal = Leased(store, lease)
    await lease.renew()
    lease.begin("t", lease.term, 1)
    await journal.append("t", 0, b"a")
    store.now += 2.0
    with pytest.raises(StoreAway):  # it may be renewed yet, if nobody has taken the table
        await journal.append("t", 1, b"b")
    await lease.renew()
    with pytest.raises(NotOurs):
        await journal.append("t", 1, b"b")
    assert store.rows_kept == [b"a"]


async def test_a_row_that_took_longer_than_the_lease_is_not_shown(store: Kept, lease: Lease) -> None:
    journal = Leased(store, lease)
    await lease.renew()
    lease.begin("t", lease.term, 1)
    store.takes = 2.5
    with pytest.raises(NotOurs):
        await journal.append("t", 0, b"a")
    assert await journal.rows("t") == [b"a"]
