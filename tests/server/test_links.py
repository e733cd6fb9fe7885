"""A match that is shared: anybody with the link sees it as a spectator did, and whoever played can withdraw it."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

import tablee
from tablee.server.hosting.game_server import GameServer
from tablee.stores.base import Player
from tests.server.test_replays_api import all_frames, played
from tests.server.visit import Visitor, running

pytestmark = pytest.mark.anyio

RECORD = "/api/1/records/t1-1"


@pytest.fixture
async def visitor(address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as made:
        await made.introduce("Zoé")
        yield made


async def keep(house: GameServer, *more: Player) -> None:
    """A match that Zoé played, and others did."""
    (zoe,) = house.identities.known
    seats = [Player(zoe, "Zoé", "", 4, 1), *more]
    players = [each.person for each in seats if each.person]
    written = msgspec.json.encode(played("derniere"))
    best = b'{"key":"fact-moves","args":{"count":12}}'
    await house.store.save_record("t1-1", "t1", 1, "derniere", written, players, seats, 61_500, best)


async def shared(visitor: Visitor) -> str:
    """Where the match is shared, for programs."""
    made = await visitor.post(f"{RECORD}/link")
    assert made.status_code == 201
    found = made.json()
    assert found["qr"].startswith("<?xml")
    assert found["url"].startswith(str(visitor.base_url))
    return f"/api/1/links/{found['url'].rpartition('/')[2]}"


OTHERS = (Player("hugo", "Hugo", "", 6, 2), Player("", "", "family", 2, 3))


async def test_anybody_with_the_link_sees_what_spectators_saw_and_one_name(
    house: GameServer, visitor: Visitor, address: str
) -> None:
    await keep(house, *OTHERS)
    path = await shared(visitor)
    async with Visitor(address) as stranger:
        assert await all_frames(stranger, path) == await all_frames(visitor, RECORD)
        answer = await stranger.get(f"{path}/replay")
    assert "noindex" in answer.headers["x-robots-tag"]
    seen = [(each.get("name", ""), each.get("who"), each.get("mine", False)) for each in answer.json()["players"]]
    assert seen == [("Zoé", "person", False), ("", "person", False), ("", "bot", False)]
    assert "hugo" not in answer.text.lower()
    assert (await visitor.get(f"{path}/replay?seat=0")).status_code == 400  # nobody's hand


async def test_a_link_is_listed_and_can_be_withdrawn_by_whoever_played(house: GameServer, visitor: Visitor) -> None:
    await keep(house, *OTHERS)
    path = await shared(visitor)
    assert (await visitor.get(f"{path}/replay")).status_code == 200
    (line,) = (await visitor.get("/api/1/records")).json()["records"]
    assert (line["link"]["seen"], line["link"]["mine"]) == (1, True)
    assert (line["places"], line["length"], line["best"]["key"]) == ([1, 2, 3], 61, "fact-moves")
    assert await house.store.end_link("t1-1", "hugo")
    gone = await visitor.get(f"{path}/replay")
    assert (gone.status_code, gone.json()["code"]) == (404, "no-such-link")
    assert (await visitor.delete(f"{RECORD}/link")).status_code == 404
    again = await shared(visitor)
    assert (await visitor.delete(f"{RECORD}/link")).status_code == 200
    assert (await visitor.get(f"{again}/replay")).status_code == 404


async def test_only_who_played_can_share(house: GameServer, visitor: Visitor, address: str) -> None:
    await keep(house)
    async with Visitor(address) as stranger:
        assert (await stranger.post(f"{RECORD}/link")).status_code == 401
        await stranger.introduce("Lou")
        assert (await stranger.post(f"{RECORD}/link")).status_code == 404
        assert (await stranger.delete(f"{RECORD}/link")).status_code == 404


async def test_a_link_goes_with_who_made_it(house: GameServer, visitor: Visitor, address: str) -> None:
    await keep(house, *OTHERS)
    path = await shared(visitor)
    assert (await visitor.delete("/api/1/me")).status_code == 200
    async with Visitor(address) as stranger:
        assert (await stranger.get(f"{path}/replay")).status_code == 404


async def test_nobody_tries_one_link_after_the_other(tmp_path: Path) -> None:
    async with running(tmp_path, guesses_at_once=3, guesses_a_minute=1) as (_, address), Visitor(address) as visitor:
        statuses = [(await visitor.get(f"/api/1/links/{number}/replay")).status_code for number in range(5)]
    assert statuses == [404, 404, 404, 429, 429]


# ---- all of it, to take along


async def test_all_that_is_kept_about_somebody_is_one_file_and_goes_with_them(
    house: GameServer, visitor: Visitor
) -> None:
    (zoe,) = house.identities.known
    await keep(house, *OTHERS)
    await house.store.save_chat("t1", zoe, b'{"text":"bravo"}', 50)
    await house.store.save_chat("t1", "hugo", b'{"text":"zut"}', 50)
    answer = await visitor.get("/api/1/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        about = msgspec.json.decode(file.read("me.json"))
        record = file.read("records/t1-1.json")
    assert (about["name"], about["said"], [each["id"] for each in about["matches"]]) == (
        "Zoé", [{"text": "bravo"}], ["t1-1"],
    )  # fmt: skip
    assert tablee.verify(record).over
    await shared(visitor)
    await visitor.delete("/api/1/me")
    await house.store.close()
    left = b"".join(each.read_bytes() for each in Path(house.settings.folder).iterdir() if each.is_file())
    assert zoe.encode() not in left
    assert "Zoé".encode() not in left
