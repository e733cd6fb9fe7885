"""A match seen again together: who may lead, who sees what, who comes and goes."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest

from tablee import FastDraw, Match
from tablee.core.records import read
from tablee.matches.replay import steps
from tablee.protocol import messages as up
from tablee.server.content.past_matches import PastMatch
from tablee.server.content.playback import Playback
from tablee.stores.base import Player
from tablee.table.show.led_replay import LedReplay
from tests.harness import KEYS, part
from tests.table.company import SOON, Company, Person, run, together
from tests.table.simulated import Hatch
from tests.test_swap import Leak, reachable

RECORD = "t1-1"
STATES = 16  # a game, each with every pair of eyes


async def played(company: Company) -> tuple[Person, Person, Person]:
    """Anna and Bob have played a match to its end; Wim watched."""
    anna, bob = await company.deal("dominos", "anna", "bob", options={"pace": "none"})
    wim = await company.come("wim")
    while company.live.phase == "playing":
        await company.take_turn()
    await company.over()
    return anna, bob, wim


def seen(person: Person) -> dict[str, Any]:
    """What they were last told about a match that is led."""
    return person.kinds("together")[-1]


def shown(person: Person) -> dict[str, Any]:
    """The last frame of it."""
    found: dict[str, Any] = [each for each in person.kinds("together") if "frame" in each][-1]["frame"]
    return found


@together
async def test_whoever_played_shows_it_and_everybody_follows(company: Company) -> None:
    anna, bob, wim = await played(company)
    assert await anna.ask(up.Lead, record=RECORD, at=3, eyes=1) == "done"
    for person in (anna, bob, wim):
        told = seen(person)
        assert (told["record"], told["at"], told["eyes"], told["leader"]) == (RECORD, 3, 1, 0)
        assert told["following"] == [0, 1]
        assert told["watchers"] == 1
        assert [each["name"] for each in told["players"]] == ["anna", "bob"]
    assert seen(anna)["leads"]
    assert not seen(bob).get("leads", False)
    assert seen(bob)["may_lead"]
    assert not seen(wim).get("may_lead", False)
    assert shown(anna)["seat"] == shown(bob)["seat"] == 1
    assert "seat" not in shown(wim)


@together
async def test_frames_are_those_of_any_replay(company: Company) -> None:
    anna, bob, wim = await played(company)
    past = await company.world.past(RECORD, "anna")
    assert past is not None
    for at in (0, 1, 5, 4, past.total - 1, 2):
        assert await anna.ask(up.Lead, record=RECORD, at=at, eyes=0) == "done"
        for person, seat in ((bob, 0), (wim, None)):
            assert shown(person) == replayed(past, at, seat)


def replayed(past: PastMatch, at: int, seat: int | None) -> Any:
    """As GET …/replay shows it."""
    for number, match in enumerate(steps(past.record)):
        if number == 0:
            playback = Playback(match, seat, Hatch())
        frame = playback.frame()
        if number == at:
            return json.loads(up.ENCODER.encode(frame))
    raise AssertionError


@together
async def test_only_who_played_may_lead_and_only_matches_of_this_table(company: Company) -> None:
    anna, bob, wim = await played(company)
    assert await wim.ask(up.Lead, record=RECORD) == "no-such-record"
    assert await anna.ask(up.Lead, record="t2-1") == "no-such-record"
    assert await anna.ask(up.Lead, record="t1-7") == "no-such-record"
    assert await anna.ask(up.Lead, record=RECORD, eyes=2) == "no-such-seat"
    assert anna.kinds("together") == wim.kinds("together") == []
    assert await anna.ask(up.Lead, record=RECORD, at=1_000_000) == "done"
    assert seen(bob)["at"] == seen(bob)["total"] - 1


@together
async def test_not_while_a_match_is_played_and_a_new_one_ends_it(company: Company) -> None:
    anna, bob, wim = await played(company)
    assert await anna.ask(up.Lead, record=RECORD, at=3) == "done"
    assert await anna.ask(up.Start) == "done"
    await company.pass_ms(300)
    assert all("record" not in seen(person) for person in (anna, bob, wim))
    assert await anna.ask(up.Lead, record=RECORD, at=3) == "playing"
    assert await bob.ask(up.Follow) == "nobody-leads"


@together
async def test_somebody_else_takes_the_lead(company: Company) -> None:
    anna, bob, _ = await played(company)
    assert await anna.ask(up.Lead, record=RECORD, at=3) == "done"
    assert await bob.ask(up.Lead, record=RECORD, at=4) == "led"
    assert await bob.ask(up.Lead, record=RECORD, at=4, take=True) == "done"
    assert (seen(anna)["leader"], seen(anna)["at"], seen(anna).get("leads", False)) == (1, 4, False)
    assert await anna.ask(up.Lead, record=RECORD, at=5) == "led"  # it was on its way: nobody is robbed


@together
async def test_one_stops_following_and_comes_back(company: Company) -> None:
    anna, bob, wim = await played(company)
    assert await anna.ask(up.Lead, record=RECORD, at=3) == "done"
    assert await bob.ask(up.Follow, on=False) == "done"
    assert await wim.ask(up.Follow, on=False) == "done"
    before = len(bob.kinds("together"))
    assert await anna.ask(up.Lead, record=RECORD, at=4) == "done"
    assert all("frame" not in each for each in bob.kinds("together")[before:])
    assert seen(anna)["following"] == [0]
    assert seen(anna).get("watchers", 0) == 0
    assert seen(bob)["at"] == 4  # they may still come back
    assert await bob.ask(up.Follow) == "done"
    assert seen(bob)["follows"]
    assert shown(bob)["n"] == shown(anna)["n"]


@together
async def test_the_leader_ends_it(company: Company) -> None:
    anna, bob, wim = await played(company)
    assert await anna.ask(up.Lead, record=RECORD, at=3) == "done"
    assert await anna.ask(up.Follow, on=False) == "done"
    assert all("record" not in seen(person) for person in (anna, bob, wim))


@together
async def test_a_leader_who_comes_back_soon_still_leads(company: Company) -> None:
    anna, bob, _ = await played(company)
    assert await anna.ask(up.Lead, record=RECORD, at=3) == "done"
    await anna.cut()
    await company.pass_ms(3000)
    await anna.enter()
    assert seen(anna)["leads"]
    assert shown(anna)["n"] == shown(bob)["n"]
    await company.pass_ms(20_000)
    assert seen(bob)["leader"] == 0


@together
async def test_a_leader_who_stays_away_hands_on_and_the_last_one_ends_it(company: Company) -> None:
    anna, bob, wim = await played(company)
    assert await anna.ask(up.Lead, record=RECORD, at=3, playing=True) == "done"
    await anna.cut()
    await company.pass_ms(10_000)
    assert (seen(bob)["leader"], seen(bob)["leads"], seen(bob).get("playing", False)) == (1, True, False)
    await bob.cut()
    await company.pass_ms(10_000)
    assert "record" not in seen(wim)


@together
async def test_late_comers_land_in_it(company: Company) -> None:
    anna, _, _ = await played(company)
    assert await anna.ask(up.Lead, record=RECORD, at=3, eyes=0) == "done"
    zoe = await company.come("zoe")
    assert seen(zoe)["at"] == 3
    assert "seat" not in shown(zoe)
    assert seen(anna)["watchers"] == 2


@together
async def test_nobody_sees_it_where_nobody_watches(company: Company) -> None:
    anna, bob = await company.deal("dominos", "anna", "bob", options={"pace": "none"}, watching=False)
    while company.live.phase == "playing":
        await company.take_turn()
    await company.over()
    wim = await company.come("wim")
    assert await anna.ask(up.Lead, record=RECORD, at=3) == "done"
    assert seen(bob)["at"] == 3
    assert wim.kinds("together") == []


@together
async def test_who_sits_there_now_and_did_not_play_sees_what_a_spectator_saw(company: Company) -> None:
    anna, bob, wim = await played(company)
    assert await bob.ask(up.Leave) == "done"
    assert await wim.ask(up.Sit, seat=1) == "done"
    assert await anna.ask(up.Lead, record=RECORD, at=3, eyes=1) == "done"
    assert "seat" not in shown(wim)
    assert shown(bob)["seat"] == 1  # who played it still may
    assert await wim.ask(up.Lead, record=RECORD, take=True) == "no-such-record"


@together
async def test_a_hand_points_at_what_the_receiver_sees(company: Company) -> None:
    anna, bob, wim = await played(company)
    assert await anna.ask(up.Lead, record=RECORD, at=0, eyes=1) == "done"
    mine = next(zone for zone in shown(bob)["mine"]["zones"] if zone.get("pieces"))
    hidden = mine["pieces"][0]["key"]
    before = len(bob.kinds("together"))
    assert await anna.ask(up.Lead, record=RECORD, at=0, eyes=1, point=up.Point(hidden, 0.5, 0.5)) == "done"
    assert "frame" not in bob.kinds("together")[before]  # only the hand has moved
    assert seen(bob)["point"] == [hidden, 0.5, 0.5]
    assert "point" not in seen(wim)
    assert await anna.ask(up.Lead, record=RECORD, at=0, eyes=1, point=up.Point("seat0", 0.1, 2)) == "done"
    assert seen(wim)["point"] == ["seat0", 0.1, 2]


@together
async def test_nobody_leads_without_end(company: Company) -> None:
    anna, _, _ = await played(company)
    answers = [await anna.ask(up.Lead, record=RECORD, at=step % 5) for step in range(200)]
    assert 30 <= answers.count("done") < 120
    assert answers[-1] == "too-fast"
    await company.pass_ms(5000)
    assert await anna.ask(up.Lead, record=RECORD, at=1) == "done"


@together
async def test_a_replay_led_to_the_end_before_others_is_noted(company: Company) -> None:
    anna, bob, wim = await played(company)
    assert await anna.ask(up.Lead, record=RECORD, at=3) == "done"
    assert company.world.deeds == []
    for person in (bob, wim):
        assert await person.ask(up.Follow, on=False) == "done"
    assert await anna.ask(up.Lead, record=RECORD, at=999) == "done"
    assert company.world.deeds == []  # nobody looked
    assert await wim.ask(up.Follow) == "done"
    assert await anna.ask(up.Lead, record=RECORD, at=998) == "done"
    assert company.world.deeds == [("anna", "led")]


@together
async def test_earlier_matches_of_the_table_can_be_led_too(company: Company) -> None:
    anna, bob, _ = await played(company)
    assert await anna.ask(up.Start) == "done"
    while company.live.phase == "playing":
        await company.take_turn()
    await company.over()
    assert await bob.ask(up.Lead, record=RECORD, at=2) == "done"
    assert seen(anna)["record"] == RECORD
    assert await bob.ask(up.Lead, record="t1-2", at=2) == "done"
    assert seen(anna)["record"] == "t1-2"


# ---- what spectators cannot know


class Standing(PastMatch):
    """A match that stands still somewhere, instead of being walked through."""

    def __init__(self, match: Match) -> None:
        players = [Player(person=f"p{seat}", name=f"p{seat}") for seat in range(match.seats)]
        super().__init__(read(match.record()), players, Hatch(), self.here)
        self.match = match
        self.heard = len(match.happened)

    async def here(self, run: Any, *given: Any) -> Any:
        return run(*given)

    def go_to(self, at: int) -> Match:
        assert self.match is not None
        return self.match


async def swap_test(company: Company, key: str) -> None:
    """A spectator is sent the same in worlds that spectators cannot tell apart, whoever's eyes lead, and whatever the
    leader points at."""
    await company.open("dominos", 2, "p0")
    leader, watcher = await company.come("p0"), await company.come("wim")
    world, draw = part(key, "world"), FastDraw(3)
    for now in reachable(key, STATES):
        twin = now.copy()
        twin.state = world.other_world(now.state.copy(), None, draw)
        for eyes in [None, *range(now.seats)]:
            places = [pieces_of(match, eyes) for match in (now, twin)]
            zones = sorted(places[0].keys() & places[1].keys()) or [""]
            zone, last = zones[draw.below(len(zones))], -draw.below(2)
            points = [place.get(zone, ["seat0"])[last] for place in places]
            if points[0] != points[1] and public(now) & {*points}:
                continue  # to point at what everybody sees is to choose, and no leak
            sent = [
                await led(company, match, leader, watcher, eyes, point)
                for match, point in zip((now, twin), points, strict=True)
            ]
            if sent[0] != sent[1]:
                raise Leak(f"{eyes} {zone}: {sent[0][:800]!r} against {sent[1][:800]!r}")


def pieces_of(match: Match, eyes: int | None) -> dict[str, list[str]]:
    """What lies in each zone, as it is seen by these eyes."""
    frame = Playback(match, eyes, Hatch()).frame()
    return {zone.id: [piece.key for piece in zone.pieces] for zone in [*frame.table, *frame.mine.zones] if zone.pieces}


def public(match: Match) -> set[str]:
    return {key for keys in pieces_of(match, None).values() for key in keys}


async def led(company: Company, match: Match, leader: Person, watcher: Person, eyes: int | None, name: str) -> bytes:
    async def past(record: str, person: str) -> PastMatch:
        return Standing(match)

    company.live.led_replay.end()
    company.live.led_replay.pace.full_at.clear()
    before = len(watcher.socket.got)
    object.__setattr__(company.live.ports, "past", past)
    assert await leader.ask(up.Lead, record=RECORD, eyes=eyes) == "done"
    assert await leader.ask(up.Lead, record=RECORD, eyes=eyes, point=up.Point(name, 0.5, 0.5)) == "done"
    await asyncio.sleep(SOON)
    return counted(b"".join(watcher.socket.got[before:]))


def counted(sent: bytes) -> bytes:
    """Addresses of pictures are random in a house; here they count what others were shown, too."""
    known: dict[bytes, bytes] = {}
    return re.sub(rb"~[0-9]{8}", lambda found: known.setdefault(found[0], b"~%d" % len(known)), sent)


@pytest.mark.parametrize("key", KEYS)
def test_spectators_see_nothing_hidden_whatever_eyes_lead(key: str) -> None:
    run(lambda company: swap_test(company, key))


@pytest.mark.parametrize("name", ["frames", "can_point"])
def test_leaks_planted_there_are_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators who see by the leader's eyes, and hands that point at anything."""
    original = PastMatch.frames
    leaks: dict[str, tuple[Any, Any]] = {
        "frames": (PastMatch, lambda self, at, eyes: original(self, at, dict.fromkeys(eyes, 0))),
        "can_point": (LedReplay, lambda self, shown, played: shown.point is not None),
    }
    where, leak = leaks[name]
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(Leak):
        run(lambda company: swap_test(company, "derniere"))
