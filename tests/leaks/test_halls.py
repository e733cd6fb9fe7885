"""A hall's socket: whatever is hidden at one of its tables, players, desk and wall are sent the same bytes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tablee import FastDraw, Match
from tablee.core.moves import Seat
from tablee.core.races import MS
from tablee.hall.live import LiveHall
from tablee.hall.model import rows
from tablee.hall.model.view import Role
from tablee.hall.ports import HallPorts
from tablee.protocol import hall as up
from tablee.protocol.hall import Door, GameChoice, Plan
from tablee.server.hosting.halls import glances
from tablee.server.hosting.halls.hall_tables import TablesOfHall
from tablee.stores.halls import table_id
from tablee.table.live import LiveTable
from tests.harness import KEYS
from tests.leaks.allowed import IN_A_HALL, check_message
from tests.leaks.worlds import CODE, TABLE_ID, Pair, Surroundings, pairs, put_down, rows_of
from tests.rulebook import rule
from tests.table.simulated import VirtualLoop, evening
from tests.test_swap import Leak

STATES = 8  # of each game
ROLES: tuple[Role, ...] = ("player", "leader", "wall")
SEALED = ("difference", "diferencio")


class Heard:
    """All that one viewer of a hall is sent."""

    def __init__(self) -> None:
        self.got: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.got.append(data)

    def close(self, code: int, reason: str) -> None:
        self.got.append(b"closed %d" % code)


class Rows:
    async def append(self, hall: str, seq: int, row: bytes) -> None: ...


def hall_rows(match: Match) -> list[rows.AnyRow]:
    """A round at whose only table this match is played."""
    people = range(1, match.seats + 1)
    plan = Plan(games=[GameChoice(match.game.key)])
    first = rows.Opened(at=0, title="CE2 B", names=[], plan=plan, chat="phrases", door=Door(), leader="roy", key="k")
    came = [rows.CameIn(at=0, number=number, who=f"p{number - 1}", name=f"P{number}") for number in people]
    seated = rows.Seated(at=0, round=1, tables=[list(people)])
    return [first, *came, seated, rows.Begun(at=0, ends=600_000)]


def hall_ports(loop: VirtualLoop, tables: Any) -> HallPorts:
    tasks: list[asyncio.Task[None]] = []
    return HallPorts(
        now=lambda: round(loop.time() * 1000 * MS),
        later=lambda delay, job: loop.call_later(delay / MS / 1000, job),
        spawn=lambda job: tasks.append(loop.create_task(job)),
        journal=Rows(),
        tables=tables,
        draw=lambda: FastDraw(1),
        name=lambda who, name: None,
        wear=lambda who, animal: None,
        clean=str.strip,
        words=str.strip,
    )


def sent_in(match: Match, shown: Seat | None) -> dict[str, list[bytes]]:
    """What players, desk and wall are sent while this match lies on the table, and somebody may show their cards."""
    heard = {role: Heard() for role in ROLES}

    async def main(loop: VirtualLoop) -> None:
        ports = replace(Surroundings(loop, 5).ports(), changed=lambda live: None)
        table = LiveTable(TABLE_ID, CODE, ports, rows_of(match))
        put_down(table, match)
        house = SimpleNamespace(live={table_id("1", 1): table}, names={}, chat_rules={}, muted=set())
        hall = LiveHall("1", CODE, hall_ports(loop, Known("1", CODE, house, asleep)), hall_rows(match))
        hall.begin()
        devices: dict[Role, str] = {"player": f"p{shown or 0}", "leader": "roy", "wall": "tv"}
        viewers = {role: hall.enter(devices[role], role, heard[role]) for role in ROLES}
        await asyncio.sleep(1)
        hall.post(viewers["player"], up.RaiseHand(id="m1", show=shown is not None))
        hall.post(viewers["leader"], up.Glimpse(id="m2", table=1, seat=shown or 0))
        hall.post(viewers["wall"], up.Glimpse(id="m3", table=1, seat=0))
        await asyncio.sleep(5)
        hall.end(up_why())

    evening(main)
    return {role: each.got for role, each in heard.items()}


async def asleep(code: str) -> None:
    """No other table is there."""


class Known(TablesOfHall):
    """A table that is there, and stays as it is."""

    async def wake(self, numbers: object) -> None: ...
    async def deal(self, number: int) -> None: ...


def up_why() -> Any:
    from tablee.core.words import msg

    return msg("house-hall-closed")


def compare(pair: Pair) -> dict[str, list[bytes]]:
    """Leak, if the two worlds can be told apart."""
    one, two = sent_in(pair.now.copy(), pair.viewer), sent_in(pair.twin.copy(), pair.viewer)
    for role, got in one.items():
        if got != two[role]:
            raise Leak(f"a {role} is sent {got!r}"[:800] + f" against {two[role]!r}"[:800])
        for data in got:
            if not data.startswith(b"closed"):
                check_message(data, IN_A_HALL)
    return one


def spectators(key: str) -> list[Pair]:
    return [pair for pair in pairs(key, STATES, 3) if pair.viewer is None]


@pytest.mark.parametrize("key", KEYS)
@rule("COM-5")
def test_nothing_that_leaves_a_hall_tells_worlds_apart(key: str) -> None:
    for pair in spectators(key):
        sent = compare(pair)
        glanced = [data for data in sent["wall"] if data.startswith(b'{"kind":"glance"')]
        assert glanced
        assert not any(b'"glance"' in data for data in sent["player"])
        if key in SEALED:
            assert all(b'"sealed"' not in data and b'"was"' not in data for data in glanced)
            assert all(b'"face":"%b' % key.encode() not in data for data in glanced)


@pytest.mark.parametrize("key", KEYS)
@rule("COM-5")
def test_a_hand_that_is_shown_tells_what_its_owner_may_know(key: str) -> None:
    for pair in [pair for pair in pairs(key, STATES, 3) if pair.viewer is not None]:
        sent = compare(pair)
        assert (b'"seat":%d' % pair.viewer in b"".join(sent["leader"])) or key in SEALED
        assert not any(b',"seat":' in data for data in sent["wall"] if b'"glance"' in data)


def test_a_look_at_somebodys_cards_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak that is planted: the wall sees what the first seat does."""
    plain = glances.frame_of
    monkeypatch.setattr(glances, "frame_of", lambda live, seat: plain(live, 0))
    found = spectators("dominos")
    with pytest.raises(Leak):
        [compare(pair) for pair in found]
