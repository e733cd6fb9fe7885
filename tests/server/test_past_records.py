"""Records as tables ask for them: for those who played, frames as any replay has them, and a stamp for leading one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from tablee.protocol.errors import Refusal
from tablee.server.hosting.game_server import GameServer
from tablee.server.hosting.past_records import PastRecords
from tablee.stores.base import Player
from tests.server.test_moments import record
from tests.server.visit import Visitor

pytestmark = pytest.mark.anyio


@pytest.fixture
async def visitor(address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as made:
        await made.introduce("Zoé")
        yield made


async def keep(house: GameServer, **changed: Any) -> str:
    (person,) = house.identities.known
    named = [Player(person, "Zoé", "", 3), Player("", "", "family", 1)]
    written = msgspec.json.encode(record() | changed)
    await house.store.save_record("t1-1", "t1", 1, "davinci", written, [person], named)
    return person


async def test_a_table_opens_a_record_for_who_played_it(house: GameServer, visitor: Visitor) -> None:
    person, records = await keep(house), PastRecords(house.store, house.images, house.chores)
    assert await records.open("t1-1", "somebody else") is None
    assert await records.open("t1-9", person) is None
    past = await records.open("t1-1", person)
    assert past is not None
    assert past.people == [person, ""]
    assert [seat.mine for seat in past.seats(person)] == [True, False]
    for at in (0, 7, 3, past.total - 1):
        found = await past.look(at, {person: 0, "wim": None})
        for seat, who in ((0, person), (None, "wim")):
            query = "" if seat is None else f"&seat={seat}"
            (shown, *_) = (await visitor.get(f"/api/1/records/t1-1/replay?from={at}{query}")).json()["frames"]
            assert msgspec.json.decode(msgspec.json.encode(found[who])) == shown


async def test_a_match_of_other_rules_is_not_opened_again(house: GameServer, visitor: Visitor) -> None:
    person, records = await keep(house, rules=99), PastRecords(house.store, house.images, house.chores)
    past = await records.open("t1-1", person)
    assert past is not None
    with pytest.raises(Refusal, match="no-replay"):
        await past.look(0, {person: None})


async def test_who_led_a_replay_has_a_stamp_for_it(house: GameServer, visitor: Visitor) -> None:
    person, records = await keep(house), PastRecords(house.store, house.images, house.chores)
    records.note_deed(person, "led")
    await house.chores.finish(5)
    stamps = (await visitor.get("/api/1/me/stats")).json()["stamps"]
    assert {"deed": "led", "done": True} in stamps
