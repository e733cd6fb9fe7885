"""Matches that were played without a server, given to one: checked first, kept for who sent them, counted nowhere."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee.core.records import read
from tablee.core.words import LANGUAGES, Words, msg
from tablee.matches.replay import new
from tablee.server.endpoints.played.elsewhere import LONGEST, Found, examine
from tablee.server.hosting.game_server import GameServer
from tablee.stores.base import ELSEWHERE, Player, Store
from tests.server.places import Database, Folder, Place
from tests.server.test_replays_api import played
from tests.server.visit import Visitor, running

pytestmark = pytest.mark.anyio

SEATS = [{"name": "Zoé", "animal": 4, "mine": True}, {"bot": "family", "animal": 2}, {"name": "Hugo", "animal": 1}]


@pytest.fixture
async def visitor(address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as made:
        await made.introduce("Zoé")
        yield made


async def give(visitor: Visitor, record: dict[str, Any], seats: Any = SEATS, status: int = 201) -> dict[str, Any]:
    answer = await visitor.post("/api/1/records", json={"record": record, "seats": seats})
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def mine(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await visitor.get("/api/1/records")).json()["records"]
    return found


async def test_a_match_from_elsewhere_is_kept_and_marked(visitor: Visitor, address: str) -> None:
    record = played("derniere")
    id = (await give(visitor, record))["id"]
    (line,) = await mine(visitor)
    assert (line["id"], line["elsewhere"], line["game"]) == (id, True, "derniere")
    assert [seat.get("name", "") for seat in line["seats"]] == ["Zoé", "", "Hugo"]
    assert [seat.get("mine", False) for seat in line["seats"]] == [True, False, False]
    assert sorted(line["places"]) == [1, 2, 3]
    assert line["length"] > 0
    assert line["best"]
    assert (await visitor.get(f"/api/1/records/{id}")).json() == msgspec.json.decode(msgspec.json.encode(record))
    verdict = (await visitor.get(f"/api/1/records/{id}/verify")).json()
    assert (verdict["ok"], verdict["elsewhere"]) == (True, True)
    replay = (await visitor.get(f"/api/1/records/{id}/replay?seat=0")).json()
    assert (replay["players"][0]["mine"], replay["elsewhere"]) == (True, True)
    token = (await visitor.post(f"/api/1/records/{id}/link")).json()["url"].rpartition("/")[2]
    assert (await visitor.get(f"/api/1/links/{token}/replay")).json()["elsewhere"]
    async with Visitor(address) as other:
        await other.introduce("Hugo")
        assert (await other.get(f"/api/1/records/{id}")).status_code == 404


async def test_the_same_match_twice_is_one_and_another_sender_has_their_own(visitor: Visitor, address: str) -> None:
    record = played("derniere")
    first = await give(visitor, record)
    assert await give(visitor, record, []) == first
    assert len(await mine(visitor)) == 1
    async with Visitor(address) as other:
        await other.introduce("Hugo")
        assert await give(other, record) != first
        assert len(await mine(other)) == 1
        assert (await visitor.delete(f"/api/1/records/{first['id']}")).status_code == 200
        assert await mine(visitor) == []
        assert len(await mine(other)) == 1
    assert await give(visitor, record) == first  # who changes their mind may


async def test_a_match_of_this_very_house_is_not_one_from_elsewhere(house: GameServer, visitor: Visitor) -> None:
    record = played("derniere")
    (person,) = house.identities.known
    id = f"{record['chance']['table']}-{record['chance']['match']}"
    await house.store.save_record(id, "t1", 1, "derniere", msgspec.json.encode(record), [person])
    assert await give(visitor, record) == {"id": id}
    assert [line["elsewhere"] for line in await mine(visitor)] == [False]


async def test_it_is_in_no_figures_stamps_or_evenings(house: GameServer, visitor: Visitor) -> None:
    before = (await visitor.get("/api/1/me/stats")).json()
    for key in tablee.games():
        id = (await give(visitor, played(key)))["id"]
    assert (await visitor.get(f"/api/1/records/{id}/verify")).json()["ok"]
    assert (await visitor.post(f"/api/1/records/{id}/watched")).status_code == 200
    assert (await visitor.post(f"/api/1/records/{id}/link")).status_code == 201
    assert (await visitor.get("/api/1/me/stats")).json() == before
    (person,) = house.identities.known
    assert await house.store.figures.results(person, 99) == []
    assert (await visitor.get("/api/1/leagues")).json()["companions"] == []


async def test_it_is_in_the_file_to_take_along_and_goes_with_its_owner(house: GameServer, visitor: Visitor) -> None:
    id = (await give(visitor, played("derniere")))["id"]
    with zipfile.ZipFile(io.BytesIO((await visitor.get("/api/1/me/export")).content)) as file:
        assert f"records/{id}.json" in file.namelist()
        (line,) = msgspec.json.decode(file.read("me.json"))["matches"]
        assert line["elsewhere"]
    (person,) = house.identities.known
    assert (await visitor.delete("/api/1/me")).status_code == 200
    assert await house.store.record(id, person) is None
    assert await house.store.players(id, person) == []


# ---- what is not kept


def changed(record: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A record with other contents, and a seal that fits them."""
    return read({**record, **more}).sealed()


def forged(record: dict[str, Any]) -> dict[str, tuple[dict[str, Any], str]]:
    """Records that are none, and what is said about each."""
    moves, chance = record["moves"], record["chance"]
    promised = {**chance, "commitment": "0" * 64}
    return {
        "a changed move": ({**record, "moves": [*moves[:-1], [*moves[-1][:2], moves[-1][2] + 1]]}, "verify-after-not"),
        "two moves swapped": (changed(record, moves=[moves[1], moves[0], *moves[2:]]), "verify-during-not"),
        "another promise": (changed(record, chance=promised), "verify-before-not"),
        "not played to its end": (changed(record, moves=moves[:5]), "house-web-no-record"),
        "no seal": ({name: value for name, value in record.items() if name != "seal"}, "house-web-record-unsealed"),
        "a known seed": (new("derniere", 3, 7).record(), "house-web-record-unsealed"),
        "other rules": (changed(record, rules=99), "house-web-no-replay"),
        "no game": (changed(record, game="chess"), "house-web-no-record"),
        "no seats": (changed(record, seats=-3), "house-web-no-record"),
        "nothing": ({}, "house-web-no-record"),
        "numbers without end": (changed(record, moves=[[0, [10**30], 10**30]]), "verify-during-not"),
    }  # fmt: skip


@pytest.mark.parametrize("kind", forged(played("derniere")))
def test_a_forged_record_is_refused_with_what_is_wrong(kind: str) -> None:
    record, said = forged(played("derniere"))[kind]
    found = examine(msgspec.json.encode(record))
    assert not isinstance(found, Found)
    assert found.key == said
    for language in LANGUAGES:
        assert Words(language).say(found) != found.key


async def test_a_forged_record_is_not_kept(visitor: Visitor) -> None:
    record, said = forged(played("derniere"))["a changed move"]
    no = await give(visitor, record, status=422)
    assert (no["code"], no["why"]["key"]) == ("bad-record", said)
    assert await mine(visitor) == []


@pytest.mark.parametrize(
    "seats", [SEATS[:2], [{"name": "x"}] * 11, [{"name": 3}] * 3, [{"animal": 1000}] * 3, [{"who": "x"}] * 3]
)
async def test_seats_are_said_rightly_or_not_at_all(visitor: Visitor, seats: Any) -> None:
    answer = await visitor.post("/api/1/records", json={"record": played("derniere"), "seats": seats})
    assert answer.status_code in (400, 422)
    assert await mine(visitor) == []


async def test_names_are_cleaned_and_only_one_seat_is_the_senders(visitor: Visitor) -> None:
    seats = [{"name": "Zo\u202eé", "mine": True}, {"name": "x" * 300, "mine": True}, {"bot": "<b>", "mine": True}]
    await give(visitor, played("derniere"), seats)
    (line,) = await mine(visitor)
    assert [seat.get("name", "") for seat in line["seats"]] == ["Zoé", "x" * 20, ""]
    assert [seat.get("mine", False) for seat in line["seats"]] == [True, False, False]
    assert line["seats"][2]["bot"] == "beginner"


async def test_it_is_for_people_short_and_not_without_end(tmp_path: Path) -> None:
    record = played("derniere")
    async with running(tmp_path, elsewhere_at_once=3, elsewhere_a_minute=1) as (_, address), Visitor(address) as zoe:
        assert (await zoe.post("/api/1/records", json={"record": record})).status_code == 401
        await zoe.introduce("Zoé")
        long = await zoe.post("/api/1/records", json={"record": {**record, "more": "x" * LONGEST}})
        assert long.status_code == 413
        fits = {**record, "more": "x" * (LONGEST - len(msgspec.json.encode(record)) - 200)}
        assert (await zoe.post("/api/1/records", json={"record": fits})).status_code == 422
        statuses = [(await zoe.post("/api/1/records", json={"record": record})).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]


# ---- in the stores


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return Folder(tmp_path)
    return Database(request.getfixturevalue("database"))


async def test_no_store_counts_it_nor_adds_it_up(place: Place) -> None:
    store: Store = await place.open()
    await store.save_person("ab", "Zoé")
    await store.figures.keep_sums("ab", True)
    seats = [Player("ab", "Zoé", "", 4, 1), Player(bot="family", place=2)]
    await store.save_record(f"{ELSEWHERE}-1", ELSEWHERE, 1, "dominos", b"{}", ["ab"], seats, 60_000)
    assert await store.figures.results("ab", 9) == []
    assert [line.table for line in await store.records("ab", None, 9)] == [ELSEWHERE]
    assert await store.delete_record(f"{ELSEWHERE}-1", "ab")
    assert await store.records("ab", None, 9) == []
    assert await store.figures.sums("ab") == []
    await store.close()


def test_every_sentence_is_there() -> None:
    for language in LANGUAGES:
        for key in ("house-web-no-record", "house-web-record-unsealed"):
            assert Words(language).say(msg(key)) != key
