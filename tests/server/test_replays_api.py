"""Matches that are over, at the house where they were played: seen again, checked, told about, by those who played."""

from __future__ import annotations

import functools
import json
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee.core.events import hears
from tablee.core.moves import TABLE
from tablee.core.records import Record, read
from tablee.core.words import LANGUAGES, Msg, Person, Words, msg
from tablee.matches.captions import captions
from tablee.matches.replay import replay, steps
from tablee.protocol import messages as up
from tablee.server.content.past_matches import seats_of
from tablee.server.endpoints.played import records as archive
from tablee.server.endpoints.played.records import spelled_time, worth_telling
from tablee.server.hosting.game_server import GameServer
from tablee.stores.base import Player
from tests.games.difference.composed import plain_picture
from tests.server.visit import Visitor, running
from tests.table.company import Company, run

pytestmark = pytest.mark.anyio

KEYS = list(tablee.games())
NAMES = [f"N{number}" for number in range(10)]


@functools.cache
def played(key: str) -> dict[str, Any]:
    """The record of a match that three bots have played at a live table, on a virtual clock."""
    return played_with(key, None)


def played_with(key: str, made: dict[str, Any] | None, **options: Any) -> dict[str, Any]:
    """The same, with a picture of its own."""

    async def main(company: Company) -> Any:
        company.world.make = lambda game, kinds, people: made
        await company.open(key, 3, options=options)
        anna = await company.come("anna")
        assert await anna.ask(up.Start) == "done"
        await company.over()
        return company.world.records["t1-1"]

    with ThreadPoolExecutor(1) as aside:  # where no loop is running
        found: dict[str, Any] = aside.submit(run, main, seed=7).result()
    return found


def plain(thing: Any) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.fixture
def record(request: pytest.FixtureRequest) -> dict[str, Any]:
    """One match; of La dernière unless a test asks for others."""
    return played(getattr(request, "param", "derniere"))


every_game = pytest.mark.parametrize("record", KEYS, indirect=True)


@pytest.fixture
async def visitor(address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as made:
        await made.introduce("Zoé")
        yield made


async def keep(house: GameServer, data: bytes | dict[str, Any], id: str = "t1-1") -> str:
    """As if whoever is known here had played it."""
    (person,) = house.identities.known
    written = data if isinstance(data, bytes) else msgspec.json.encode(data)
    await house.store.save_record(id, "t1", 1, str(msgspec.json.decode(written)["game"]), written, [person])
    return f"/api/1/records/{id}"


async def all_frames(visitor: Visitor, path: str, query: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while True:
        page = (await visitor.get(f"{path}/replay?from={len(found)}{query}")).json()
        assert page["start"] == len(found)
        assert page["frames"], "a page without frames would be asked for for ever"
        found += page["frames"]
        if len(found) == page["total"]:
            return found


# ---- seen again


@every_game
async def test_a_match_is_seen_again_as_it_was_from_the_deal_to_the_end(
    house: GameServer, visitor: Visitor, record: dict[str, Any]
) -> None:
    path = await keep(house, record)
    for seat in (None, 0, 2):
        frames = await all_frames(visitor, path, "" if seat is None else f"&seat={seat}")
        matches = steps(record)
        told = 0
        for frame, match in zip(frames, matches, strict=True):
            assert frame["kind"] == "frame"
            assert frame.get("seat") == seat
            assert frame["table"] == plain(match.game.table(match.view(None)))
            assert not {"taps", "picks", "marks"} & set(frame["mine"])
            assert all(zone["kind"] != "bar" for zone in frame["mine"].get("zones", []))
            told += len(frame.get("said", []))
            assert frame["n"] == told
            assert frame["at"] == match.now
        assert told == sum(hears(each.to, seat) for each in match.happened)
        assert frames[-1]["over"]
        assert frames[-1]["places"] == match.standing.places


async def test_long_matches_come_in_pages(
    house: GameServer, visitor: Visitor, record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await keep(house, record)
    whole = await all_frames(visitor, path, "&seat=1")
    monkeypatch.setattr(archive, "FRAMES", 7)
    page = (await visitor.get(f"{path}/replay")).json()
    assert len(page["frames"]) == 7
    assert page["commitment"] == record["chance"]["commitment"]  # from which a page draws what robots say
    assert await all_frames(visitor, path, "&seat=1") == whole
    assert (await visitor.get(f"{path}/replay?from={len(whole)}")).json()["frames"] == []
    answer = await visitor.get(f"{path}/replay")
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("record", ["difference", "diferencio"], indirect=True)
async def test_sealed_pictures_stay_sealed(house: GameServer, visitor: Visitor, record: dict[str, Any]) -> None:
    path = await keep(house, record)
    page = (await visitor.get(f"{path}/replay?seat=0")).json()
    addresses = [
        piece["face"]
        for frame in page["frames"]
        for zone in frame["mine"].get("zones", [])
        for piece in zone["pieces"]
        if piece.get("sealed")
    ]
    assert addresses
    assert all(address.startswith("/hatch/") for address in addresses)
    assert len(set(addresses)) < len(addresses), "a picture that stays is offered once"
    assert set(house.images.one_time.offers) == set(), "nothing is taken from the tables"


async def test_a_picture_that_cannot_be_drawn_any_more_is_blank_and_all_the_rest_is_told(
    house: GameServer, visitor: Visitor
) -> None:
    """It was composed by another version: the match is judged and told by what its record keeps."""
    record = played_with("difference", {**plain_picture(), "composer": 999}, picture="new_market")
    path = await keep(house, record)
    assert (await visitor.get(f"{path}/verify")).json()["ok"]
    page = (await visitor.get(f"{path}/replay?seat=0")).json()
    assert "the cat" in json.dumps(page)
    shown = page["frames"][0]["mine"]["zones"][0]["pieces"][0]["face"]
    answer = await visitor.get(shown)
    assert answer.headers["content-type"] == "image/webp"
    broken = await keep(house, {**record, "made": {**record["made"], "number": 8}}, "t1-2")
    assert (await visitor.get(f"{broken}/replay")).json()["code"] == "no-replay"


async def test_only_those_who_played_may_look(house: GameServer, visitor: Visitor, address: str) -> None:
    path = await keep(house, played("derniere"))
    async with Visitor(address) as stranger:
        for what in ("replay", "verify", "facts"):
            assert (await stranger.get(f"{path}/{what}")).status_code == 401
        await stranger.introduce("Hugo")
        for what in ("replay", "verify", "facts"):
            assert (await stranger.get(f"{path}/{what}")).status_code == 404
    for query in ("seat=3", "seat=-1", "from=-1", "from=x", "n=1"):
        assert (await visitor.get(f"{path}/replay?{query}")).status_code == 400


async def test_nobody_has_matches_played_again_all_day(tmp_path: Path) -> None:
    chosen = {"studies_at_once": 2, "studies_a_minute": 1}
    async with running(tmp_path, **chosen) as (house, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        path = await keep(house, played("derniere"))
        statuses = [(await visitor.get(f"{path}/{what}")).status_code for what in ("replay", "verify", "facts")]
        assert statuses == [200, 200, 429]
        assert (await visitor.get(path)).status_code == 200


async def test_a_match_of_other_rules_is_not_shown(house: GameServer, visitor: Visitor) -> None:
    path = await keep(house, {**played("derniere"), "rules": 99})
    for what in ("replay", "facts"):
        answer = await visitor.get(f"{path}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (409, "no-replay")


async def test_the_turning_point_is_told_to_who_played(
    house: GameServer, visitor: Visitor, record: dict[str, Any]
) -> None:
    """Thought of in a process beside the server; where nobody of those who ask sat there, there is no line."""
    path = await keep(house, record)
    assert (await visitor.get(f"{path}/turn")).status_code == 404
    (person,) = house.identities.known
    named = [Player(person, "Zoé", "", 0), Player("", "", "family", 1), Player("", "", "family", 2)]
    written = msgspec.json.encode(record)
    await house.store.save_record("t1-2", "t1", 2, "derniere", written, [person], named)
    found = (await visitor.get("/api/1/records/t1-2/turn")).json()
    assert found["seat"] == 0
    assert found["frames"][-1] == len(record["moves"])
    assert len(found["chances"]) == len(found["frames"])


# ---- checked


@every_game
async def test_an_honest_match_is_found_to_be_so(house: GameServer, visitor: Visitor, record: dict[str, Any]) -> None:
    found = (await visitor.get(f"{await keep(house, record)}/verify")).json()
    assert found["ok"]
    assert [(step["name"], step["ok"]) for step in found["steps"]] == [(n, True) for n in ("before", "during", "after")]
    assert found["commitment"] == record["chance"]["commitment"]
    assert found["seal"] == record["seal"]
    for step in found["steps"]:
        for language in LANGUAGES:
            assert Words(language).say(Msg(step["why"]["key"], step["why"]["args"]))


def resealed(record: dict[str, Any]) -> dict[str, Any]:
    """A forger who knows how to seal."""
    kept = read({name: value for name, value in record.items() if name != "seal"})
    sealed: dict[str, Any] = Record(**{name: getattr(kept, name) for name in kept.__struct_fields__}).sealed()
    return sealed


async def test_each_kind_of_forgery_is_found_at_its_step(house: GameServer, visitor: Visitor) -> None:
    honest = played("derniere")
    other_secret = {**honest["chance"], "secret": "00" * 32}
    moved = [*honest["moves"][:-1], [*honest["moves"][-1][:2], honest["moves"][-1][2] + 1]]
    forgeries = {
        "before": resealed({**honest, "chance": other_secret}),
        "during": resealed({**honest, "moves": honest["moves"][1:]}),
        "after": {**honest, "moves": moved},
    }
    for number, (step, forged) in enumerate(forgeries.items()):
        found = (await visitor.get(f"{await keep(house, forged, f't1-{number}')}/verify")).json()
        assert not found["ok"]
        wrong = {each["name"]: each for each in found["steps"] if not each["ok"]}
        assert step in wrong
        assert wrong[step]["detail"]
        assert wrong[step]["why"]["key"] == f"verify-{step}-not"
        if step != "before":  # with another secret, nothing that follows is the same either
            assert set(wrong) == {step}


# ---- told about


@every_game
async def test_three_things_are_told_about_every_match(
    house: GameServer, visitor: Visitor, record: dict[str, Any]
) -> None:
    found = worth_telling(read(record))
    told = (await visitor.get(f"{await keep(house, record)}/facts")).json()
    assert told == {"facts": plain(found)}
    assert len(found) == len({each.key for each in found}) == 3
    for language in LANGUAGES:
        for seat in (None, 0, 1, 2):
            for each in found:
                assert "{" not in Words(language).say(each, NAMES, seat)
    moves = sum(len(row[1]) > 0 and row[0] != TABLE for row in record["moves"])
    assert found[2].args == {"count": moves}


@pytest.mark.parametrize(
    ("key", "what"), [("diferencio", "points"), ("tour_du_monde", "series-points"), ("trouve", "cards")]
)
def test_the_podium_says_with_how_much_everybody_ends(key: str, what: str) -> None:
    """Whoever has more stands higher."""
    match = replay(read(played(key)))
    found = captions(match)
    assert {each.key for each in found} == {f"caption-{what}"}
    assert match.standing is not None
    ranks = sorted(range(3), key=lambda seat: match.standing.places[seat])
    had = [int(str(found[seat].args["count"])) for seat in ranks]
    assert had == sorted(had, reverse=True)
    assert had[0] > had[-1]


def test_the_podium_says_who_was_first_to_be_rid_of_all_cards() -> None:
    match = replay(read(played("derniere")))
    assert match.standing is not None
    assert [each.key == "caption-first" for each in captions(match)] == [place == 1 for place in match.standing.places]


def test_the_quickest_press_is_the_one_that_counted() -> None:
    kept = read(played("a_moi"))
    assert kept.races is not None
    counted = [kept.races.presses[each.press] for each in kept.races.judged if each.played]
    best = min(counted, key=lambda press: tablee.core.races.reason_of(press.evidence).reaction)
    told = worth_telling(kept)[0]
    assert told.key == "fact-quickest"
    assert told.args["by"] == Person(best.seat)
    ms = tablee.core.races.reason_of(best.evidence).reaction // tablee.core.races.MS
    assert (told.args["seconds"], told.args["part"]) == spelled_time(ms)


@pytest.mark.parametrize(
    ("ms", "french", "english"),
    [(3011, "3,0", "3.0"), (3060, "3,1", "3.1"), (994, "0,99", "0.99"), (995, "1,0", "1.0"), (85, "0,08", "0.08")],
)
def test_times_are_told_in_tenths_and_below_a_second_in_hundredths(ms: int, french: str, english: str) -> None:
    seconds, part = spelled_time(ms)
    told = msg("fact-quickest", by=Person(0), seconds=seconds, part=part)
    assert f"N0, {french}\N{NO-BREAK SPACE}s" in Words("fr").say(told, NAMES)
    assert f"{english}\N{NO-BREAK SPACE}s" in Words("en").say(told, NAMES, 0)


# ---- told at the table


@pytest.mark.parametrize("key", ["derniere", "trouve"])
def test_everybody_at_the_table_is_told_the_same_brief_when_it_is_over(key: str) -> None:
    """Those who play, and those who watch; and nobody before."""

    async def main(company: Company) -> Any:
        await company.open(key, 3)
        anna, watcher = await company.come("anna"), await company.come("ben")
        assert await anna.ask(up.Start) == "done"
        await company.over()
        rooms = [each.kinds("room") for each in (anna, watcher)]
        return rooms, plain(company.live.table.match.highlights())

    rooms, brief = run(main, seed=7)
    assert brief
    for seen in rooms:
        assert seen[-1]["brief"] == brief
        assert all("brief" not in room for room in seen if room["phase"] != "over")


async def test_the_list_says_which_matches_had_hints(
    house: GameServer, visitor: Visitor, record: dict[str, Any]
) -> None:
    plainly = {name: value for name, value in record.items() if name != "seal"}
    await keep(house, record, "t1-1")
    await keep(house, {**plainly, "hinted": [0]}, "t1-2")
    found = (await visitor.get("/api/1/records")).json()["records"]
    assert {each["id"]: each["hinted"] for each in found} == {"t1-1": False, "t1-2": True}
    assert (await visitor.get("/api/1/records/t1-2/replay")).json()["hinted"]


def test_a_match_from_before_robots_had_names_is_seen_again_with_robots() -> None:
    """Beside such a record stands the number of a bot's seat."""
    players = [Player("ab", "Zoé", animal=4), Player(bot="family", animal=1), Player(bot="plain", animal=9)]
    me, one, other = seats_of(players, "ab")
    assert (me.name, me.animal, me.mine, me.robot) == ("Zoé", 4, True, "")
    assert (one.robot, one.level, one.second) == ("ressort", "family", False)
    assert (other.robot, other.level, other.second) == ("ressort", "", True)  # the tenth seat
