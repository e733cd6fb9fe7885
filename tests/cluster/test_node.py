"""Nodes on a virtual clock, one thing at a time: versions and rules that are not known, gates that die."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec
import pytest

from tablee.cluster import messages
from tablee.cluster.messages import Adopt, Declined, Done, Enter, Foreign, LatencyNow, Leave, NodeMessage, NotMine, Text
from tablee.cluster.node import Node, is_known
from tablee.cluster.remote_viewers import GATEWAY_GONE, RemoteLine
from tablee.core.races import MS
from tablee.protocol import journal as rows
from tablee.protocol.setup import Setup
from tests.cluster.evenings import RULES, ClusterEvening, NodeProcess
from tests.table.evenings import CountedLoop
from tests.table.simulated import VirtualLoop, evening

PLAYED = 3  # a seed at which a match begins soon


def at_rest(act: Callable[[ClusterEvening], Awaitable[None]], seed: int = PLAYED) -> None:
    """An evening without faults, at three nodes; something is tried when a match is on the table."""

    async def main(loop: VirtualLoop) -> None:
        assert isinstance(loop, CountedLoop)
        found = ClusterEvening(loop, seed)
        found.faults, found.duplicates, found.whims, found.size = [], False, False, 3
        found.open()
        for client in found.clients:
            client.takes_parts = False  # one message more shifts all that follows, and the seed was chosen without it
            client.connect()
            client.whim()
        await found.until(lambda: found.witness.table.match is not None, 30, "nothing is played")
        await act(found)
        found.stop_if_wrong()

    evening(main, CountedLoop())


def others(found: ClusterEvening) -> list[NodeProcess]:
    return [each for each in found.processes if each is not found.owner]


# ---- versions


def test_what_is_said_in_another_version_is_refused_and_not_guessed_at() -> None:
    async def act(found: ClusterEvening) -> None:
        said = messages.written(Leave("n9", 1))
        answers: list[bytes] = []
        for data in (bytes([messages.VERSION + 1]) + said[1:], b"", said[:1] + b"\xc1", said[:3]):
            with pytest.raises(Foreign):
                messages.request(data)
            found.processes[0].node.asked(data, answers.append)
            found.processes[0].node.sent(data)
            found.processes[0].node.told(data)
        assert [messages.answer(each) for each in answers] == [Declined()] * 4

    at_rest(act)


def test_people_wait_for_an_owner_that_speaks_another_version() -> None:
    async def act(found: ClusterEvening) -> None:
        owner, gateway = found.owner, others(found)[0]
        assert owner is not None
        owner.node.asked = lambda data, reply: reply(bytes([messages.VERSION + 1]) + b"\x90")  # type: ignore[method-assign]
        client = found.clients[-1]
        client.lose(0.0)
        found.only_door = gateway
        await asyncio.sleep(6)
        assert found.seen["unanswered"] > 3
        del owner.node.asked  # type: ignore[attr-defined]
        await found.until(lambda: found.is_back(client, owner), 30, "nobody is back")

    at_rest(act)


class FirstText(NodeMessage, frozen=True, tag="Text"):
    """As the first version wrote it: without what it is."""

    conn: int
    n: int
    data: bytes


def test_texts_are_read_across_versions() -> None:
    ours = Text(1, 2, b"{}", messages.FRAME, 3, 4)
    assert msgspec.msgpack.decode(messages.ENCODER.encode(ours), type=FirstText) == FirstText(1, 2, b"{}")
    assert msgspec.msgpack.decode(messages.ENCODER.encode(FirstText(1, 2, b"{}")), type=Text) == Text(1, 2, b"{}")


def test_who_was_at_an_owner_of_the_first_version_comes_back_to_the_same_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the client knows what it was told: it is made to come back, and says so."""
    for name in ("send", "send_frame", "send_room"):
        monkeypatch.setattr(RemoteLine, name, lambda self, data, *place: self.down(Text, data=data))

    async def act(found: ClusterEvening) -> None:
        owner, gateway = found.owner, others(found)[0]
        assert owner is not None
        found.only_door = gateway
        for client in found.clients:
            client.lose(0.0)
        await found.until(lambda: all(found.is_back(client, owner) for client in found.clients), 30, "nobody is there")
        found.only_door = None
        before = [client.wire for client in found.clients]
        await owner.node.give_away(owner.live)
        await found.until(lambda: found.owner not in (None, owner), 10, "nobody has taken the table")
        await found.until(
            lambda: found.owner is not None and all(found.is_back(client, found.owner) for client in found.clients),
            30, "nobody is back",
        )  # fmt: skip
        assert all(client.wire is not wire for client, wire in zip(found.clients, before, strict=True))

    at_rest(act)


# ---- rules


def journal(version: int) -> list[bytes]:
    setup = Setup("davinci", 2)
    known = [rows.Opened(at=0, setup=setup, host="p1"), rows.Dealt(at=1, rules=version, first=0)]
    return [rows.encode(row) for row in known]


def test_a_journal_is_known_where_its_rules_are() -> None:
    version = RULES["davinci"]
    assert is_known(journal(version), RULES)
    assert not is_known(journal(version + 1), RULES)
    assert is_known(journal(version + 1), {**RULES, "davinci": version + 1})
    assert not is_known(journal(version), {})
    evening_of_all = rows.encode(rows.Opened(at=0, setup=Setup("smileys", 3), host="p1"))
    dealt = rows.encode(rows.Dealt(at=1, rules=RULES["derniere"], first=0))
    assert is_known([evening_of_all, dealt], RULES) == is_known([evening_of_all], RULES)


def test_a_match_is_left_to_a_node_that_has_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[str] = []
    honest = Node.pass_on

    async def pass_on(self: Node, table: str, known: list[bytes]) -> None:
        passed.append(self.name)
        await honest(self, table, known)

    monkeypatch.setattr(Node, "pass_on", pass_on)

    async def act(found: ClusterEvening) -> None:
        owner, (ignorant, knowing) = found.owner, others(found)
        assert owner is not None
        ignorant.node.ports = replace(ignorant.node.ports, rules={})
        await asyncio.sleep(2)  # by now everybody has said what they know
        found.is_calm = True  # nobody new comes
        found.crash(owner)
        await asyncio.sleep(2.5)
        await ignorant.node.adopt("t1")
        await found.until(lambda: found.owner is knowing, 10, "it is not played")
        assert passed == [ignorant.name] * len(passed) != []
        await found.until(found.is_settled, 30, "people are not back")

    at_rest(act)


# ---- where the people are


def test_a_table_goes_to_the_node_by_which_all_its_people_come() -> None:
    async def main(loop: VirtualLoop) -> None:
        assert isinstance(loop, CountedLoop)
        found = ClusterEvening(loop, PLAYED)
        found.faults, found.size = [], 3
        found.open()
        first, second, third = found.processes
        for client in found.clients:
            client.takes_parts = False
        here, there = found.clients[0], found.clients[1:]
        found.only_door = second
        for client in there:
            client.connect()
        found.only_door = third
        here.connect()
        await asyncio.sleep(3)
        assert found.owner is first  # they come by two
        found.only_door = second
        here.lose(0.0)
        await found.until(lambda: found.owner is second, 10, "it stays where nobody is")
        await found.until(found.is_settled, 5, "people are not back")
        found.stop_if_wrong()

    evening(main, CountedLoop())


def test_a_table_stays_while_a_match_is_under_way() -> None:
    async def act(found: ClusterEvening) -> None:
        owner, there = found.owner, others(found)[0]
        assert owner is not None
        found.only_door = there
        for client in found.clients:
            client.lose(0.0)
        await found.until(lambda: all(found.is_back(client, owner) for client in found.clients), 10, "nobody is back")
        assert owner.node.better_elsewhere() == []
        owner.live.table.abandoned = True  # as if it were over
        await found.until(lambda: found.owner is there, 10, "it stays where nobody is")

    at_rest(act)


# ---- gates


def test_people_are_led_away_from_a_node_whose_wire_is_only_quiet() -> None:
    async def act(found: ClusterEvening) -> None:
        owner, client = found.owner, found.clients[-1]
        assert owner is not None
        found.only_door = owner
        client.lose(0.0)
        await found.until(lambda: found.is_back(client, owner), 10, "nobody is there")
        found.only_door = None
        owner.is_cut = owner.is_quiet = owner.has_left = True  # nobody is let in there any more
        await found.until(lambda: found.owner not in (None, owner), 3, "nobody has taken the table")
        await found.until(lambda: found.owner is not None and found.is_back(client, found.owner), 1, "nobody is back")

    at_rest(act)


def entering(gateway: str, conn: int, person: str = "p9") -> Enter:
    return Enter(gateway, conn, "t1", person, None, None, LatencyNow([], 0, 0, None, 0))


def test_whoever_came_by_a_gate_that_died_is_away_soon() -> None:
    async def act(found: ClusterEvening) -> None:
        owner = found.owner
        assert owner is not None
        assert owner.node.remote_viewers.enter(entering("n9", 1)) == Done()
        assert "p9" in owner.live.here
        await asyncio.sleep(GATEWAY_GONE / MS / 1000 + 1)
        assert "p9" not in owner.live.here

    at_rest(act)


def test_somebody_whom_a_gate_does_not_name_any_more_has_left() -> None:
    async def act(found: ClusterEvening) -> None:
        owner = found.owner
        assert owner is not None
        remote_viewers = owner.node.remote_viewers
        for conn, person in ((1, "p8"), (2, "p9")):
            remote_viewers.enter(entering("n9", conn, person))
        remote_viewers.still(messages.Still("n9", 1, []))
        assert {"p8", "p9"} & owner.live.here == {"p9"}  # the second may just be coming in

    at_rest(act)


def test_a_word_that_comes_twice_does_not_bring_somebody_back() -> None:
    async def act(found: ClusterEvening) -> None:
        owner = found.owner
        assert owner is not None
        remote_viewers = owner.node.remote_viewers
        remote_viewers.enter(entering("n9", 1))
        remote_viewers.leave(Leave("n9", 1))
        assert remote_viewers.enter(entering("n9", 1)) == Done()
        assert "p9" not in owner.live.here

    at_rest(act)


def test_a_node_takes_no_table_that_is_somebody_elses() -> None:
    async def act(found: ClusterEvening) -> None:
        other = others(found)[0]
        assert await other.node.answer(Adopt("t1")) == NotMine()
        assert other.node.remote_viewers.enter(entering("n9", 1)) == NotMine()

    at_rest(act)
