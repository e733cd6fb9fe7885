"""My figures: equal to a recount from the records, the same after these have gone, and nobody's but mine."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core.records import read
from tablee.matches.figures import Sum, reactions
from tablee.matches.replay import replay
from tablee.protocol import messages as up
from tablee.protocol.messages import SeatInfo
from tablee.server.endpoints.played.stats import DEEDS
from tablee.server.hosting.game_server import GameServer
from tablee.server.hosting.seats_kept import seats_kept
from tablee.stores.base import Player, Store
from tests.server.places import Calendar, Database, Folder, Place
from tests.server.test_replays_api import played
from tests.server.visit import Visitor
from tests.table.company import Company, run

pytestmark = pytest.mark.anyio

STATS = "/api/1/me/stats"


@pytest.fixture
async def visitor(address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as made:
        await made.introduce("Zoé")
        yield made


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return Folder(tmp_path)
    return Database(request.getfixturevalue("database"))


async def keep(store: Store, id: str, game: str, *seats: Player, **more: Any) -> None:
    """A match that these people played."""
    people = [each.person for each in seats if each.person]
    record = msgspec.json.encode({"game": game, **more})
    await store.save_record(id, id, 1, game, record, people, seats, 60_000)


def seat(person: str, place: int, reaction: int = 0) -> Player:
    return Player(person, person.title(), "", 3, place, 0, reaction)


BOT = Player(bot="family", place=2)


# ---- the store


async def test_matches_with_hints_and_branches_do_not_count(place: Place) -> None:
    store = await place.open()
    await keep(store, "r1", "dominos", seat("ab", 1), BOT)
    await keep(store, "r2", "dominos", seat("ab", 1), BOT, hinted=[0])
    await keep(store, "r3", "dominos", seat("ab", 1), BOT, branch=["seal", 4])
    await keep(store, "r4", "dominos", seat("cd", 1), BOT)
    assert [each.id for each in await store.figures.results("ab", 9)] == ["r1"]
    await store.delete_record("r1", "ab")
    assert await store.figures.results("ab", 9) == []
    await store.close()


async def test_results_are_the_newest_and_say_who_sat_where(place: Place) -> None:
    store = await place.open()
    for number in range(4):
        await keep(store, f"r{number}", "dominos", seat("ab", 2, 650), seat("cd", 1), BOT)
    found = await store.figures.results("ab", 3)
    assert [each.id for each in found] == ["r3", "r2", "r1"]
    assert [(each.person, each.place, each.reaction, each.is_bot) for each in found[0].seats] == [
        ("ab", 2, 650, False), ("cd", 1, 0, False), ("", 2, 0, True),
    ]  # fmt: skip
    await store.close()


async def retire_all(store: Store, calendar: Calendar) -> None:
    """As age does it: marked first, and gone some days later."""
    for _ in range(12):
        calendar.day += 2
        await store.retire(1)


async def test_sums_stay_when_records_go_by_age_for_those_who_wished_it(place: Place) -> None:
    calendar = Calendar()
    calendar.day = 20_000
    store = await place.open(calendar)
    for person in ("ab", "cd"):
        await store.save_person(person, person)
    await store.figures.keep_sums("ab", True)
    for number in range(3):
        await keep(store, f"r{number}", "a_moi", seat("ab", 1 + number % 2, 600), seat("cd", 2 - number % 2, 500))
    await keep(store, "r9", "a_moi", seat("ab", 1, 600), BOT, hinted=[0])
    await retire_all(store, calendar)
    assert await store.figures.results("ab", 9) == []
    (found,) = await store.figures.sums("ab")
    assert (found.matches, found.won, found.chance, found.timed, found.reaction) == (3, 2, 3 * 1260, 3, 1800)
    assert await store.figures.sums("cd") == []
    await store.figures.keep_sums("ab", False)
    assert await store.figures.sums("ab") == []
    assert not await store.figures.keeps_sums("ab")
    await store.close()


async def test_sums_and_deeds_go_with_the_person(place: Place) -> None:
    calendar = Calendar()
    calendar.day = 20_000
    store = await place.open(calendar)
    for person in ("ab", "cd"):
        await store.save_person(person, person)
        await store.figures.keep_sums(person, True)
        await store.figures.note_deed(person, "verified")
        await store.figures.note_deed(person, "verified")
    await keep(store, "r1", "a_moi", seat("ab", 1), seat("cd", 2))
    await retire_all(store, calendar)
    await store.forget_person("ab")
    assert await place.asked("SELECT person, matches FROM sums") == [("cd", 1)]
    assert await place.asked("SELECT * FROM deeds") == [("cd", "verified")]
    for _ in range(12):  # and the other one is not seen for long
        calendar.day += 2
        await store.forget_unused(1)
    assert await place.asked("SELECT * FROM sums") == await place.asked("SELECT * FROM deeds") == []
    await store.close()


# ---- over HTTP


async def test_figures_equal_a_recount_from_the_records(house: GameServer, visitor: Visitor) -> None:
    (zoe,) = house.identities.known
    games = ("a_moi", "derniere", "dominos", "davinci")
    for number, key in enumerate(games):
        record = played(key)
        standing = replay(read(record)).standing
        assert standing is not None
        seats = [Player(zoe if each == number % 3 else "", "", "" if each == number % 3 else "family", 0, place)
                 for each, place in enumerate(standing.places)]  # fmt: skip
        await house.store.save_record(f"t{key}", key, 1, key, msgspec.json.encode(record), [zoe], seats)
    found = (await visitor.get(STATS)).json()
    recount = [replay(read(await house.store.record(f"t{key}", zoe) or b"")).standing for key in games]
    won = sum(each.places[number % 3] == 1 for number, each in enumerate(recount) if each)
    chance = sum(len(each.winners) / 3 for each in recount if each)
    assert (found["matches"], found["won"]) == (len(games), won)
    assert found["wins"] == [{"seats": 3, "matches": len(games), "won": won, "chance": round(chance, 2)}]
    one = (await visitor.get(STATS, params={"game": "dominos"})).json()
    assert (one["matches"], len(one["games"])) == (1, len(games))


def test_a_table_hands_over_places_points_and_reactions() -> None:
    async def main(company: Company, key: str) -> list[Player]:
        await company.open(key, 3)
        anna = await company.come("anna")
        assert await anna.ask(up.Start) == "done"
        await company.over()
        named = [SeatInfo(name="Anna", who="person") for _ in range(3)]
        return seats_kept(company.live.table, company.world.records["t1-1"], named)

    found = run(lambda company: main(company, "a_moi"), seed=7)
    assert [each.reaction for each in found] == reactions(read(played("a_moi")))
    assert any(each.reaction for each in found)
    assert 1 in [each.place for each in found]
    assert not any(each.points for each in found)  # À moi ! gives none of its own
    assert any(each.points for each in run(lambda company: main(company, "davinci"), seed=7))


async def test_people_are_told_by_name_and_face_and_never_by_id(house: GameServer, visitor: Visitor) -> None:
    (zoe,) = house.identities.known
    await house.store.save_person("lou1", "Lou")
    await keep(house.store, "r1", "dominos", seat(zoe, 1), seat("lou1", 2), Player("", "", "", 5, 3))
    answer = await visitor.get(STATS)
    assert answer.json()["family"] == [{"name": "Lou", "animal": 3, "ahead": 1, "behind": 0}]
    assert "lou1" not in answer.text
    assert zoe not in answer.text


async def test_reactions_are_of_one_game_by_month(house: GameServer, visitor: Visitor) -> None:
    (zoe,) = house.identities.known
    for number, (game, quick) in enumerate((("a_moi", 900), ("a_moi", 700), ("trouve_l_emotion", 1500))):
        await keep(house.store, f"r{number}", game, seat(zoe, 1, quick), BOT)
    month = datetime.now().strftime("%Y-%m")
    hand = (await visitor.get(STATS)).json()["hand"]
    assert hand["game"] == "a_moi"
    assert [(each["mean"], sorted(each["matches"])) for each in hand["months"]] == [(800, [700, 900])], month
    assert (await visitor.get(STATS, params={"game": "dominos"})).json()["hand"] is None


async def test_nobody_without_a_name_has_figures_and_bounds_hold(visitor: Visitor, address: str) -> None:
    async with Visitor(address) as stranger:
        assert (await stranger.get(STATS)).status_code == 401
        assert (await stranger.put(STATS, json={"keep": True})).status_code == 401
    assert (await visitor.get(STATS, params={"game": "x" * 41})).status_code == 400
    assert (await visitor.put(STATS, json={"keep": "yes"})).status_code == 400
    assert (await visitor.put(STATS, json={"keep": True, "more": 1})).status_code == 400
    assert (await visitor.get(STATS, params={"game": "nothing"})).json()["matches"] == 0


async def test_sums_are_kept_when_somebody_says_so_and_are_in_the_file_to_take_along(
    house: GameServer, visitor: Visitor
) -> None:
    (zoe,) = house.identities.known
    assert (await visitor.get(STATS)).json()["keep"] is False
    assert (await visitor.put(STATS, json={"keep": True})).json()["keep"] is True
    await house.store.writer.do(  # type: ignore[attr-defined]
        lambda db: db.execute("INSERT INTO sums VALUES (?, 'dominos', 2, 700000, 3, 1, 3780, 0, 0)", (zoe,))
    )
    found = (await visitor.get(STATS)).json()
    assert (found["matches"], found["won"], found["wins"][0]["chance"], found["path"]) == (3, 1, 1.5, 1)
    with zipfile.ZipFile(io.BytesIO((await visitor.get("/api/1/me/export")).content)) as file:
        about = msgspec.json.decode(file.read("me.json"))
    assert about["sums"] == [msgspec.to_builtins(Sum("dominos", 2, 700_000, 3, 1, 3780))]
    await visitor.delete("/api/1/me")
    await house.store.close()
    left = b"".join(each.read_bytes() for each in Path(house.settings.folder).iterdir() if each.is_file())
    assert zoe.encode() not in left


# ---- rare stamps


async def done(visitor: Visitor) -> list[str]:
    stamps = (await visitor.get(STATS)).json()["stamps"]
    assert [each["deed"] for each in stamps] == list(DEEDS)  # none is secret
    return [each["deed"] for each in stamps if each["done"]]


async def test_stamps_are_for_what_one_did_and_not_for_winning_or_coming(house: GameServer, visitor: Visitor) -> None:
    (zoe,) = house.identities.known
    for number in range(30):
        await keep(house.store, f"r{number}", "dominos", seat(zoe, 1), BOT)
    assert await done(visitor) == []
    others = [seat(f"p{number}", 2) for number in range(4)]
    await keep(house.store, "five", "dominos", seat(zoe, 2), *others, BOT)
    assert await done(visitor) == []
    await keep(house.store, "six", "dominos", seat(zoe, 2), *others, Player("", "", "", 5, 3))  # one was forgotten
    assert await done(visitor) == ["six"]
    await keep(house.store, "both", "dominos", seat(zoe, 2), seat(f"{zoe}+1", 1))
    assert await done(visitor) == ["six", "screen"]
    await house.store.save_record("long", "long", 1, "dominos", b"{}", [zoe], [seat(zoe, 1), BOT], 3 * 86_400_000)
    assert await done(visitor) == ["days", "six", "screen"]
    for number in range(8):
        await keep(house.store, f"g{number}", f"game{number}", seat(zoe, 2), BOT)
    assert await done(visitor) == ["days", "six", "boxes", "screen"]


async def test_a_check_a_replay_and_a_link_give_a_stamp_once_they_are_done(house: GameServer, visitor: Visitor) -> None:
    (zoe,) = house.identities.known
    await house.store.save_record("t1-1", "t1", 1, "derniere", msgspec.json.encode(played("derniere")), [zoe])
    assert (await visitor.post("/api/1/records/other/watched")).status_code == 404
    assert await done(visitor) == []
    assert (await visitor.get("/api/1/records/t1-1/verify")).json()["ok"]
    assert await done(visitor) == ["verified"]
    assert (await visitor.post("/api/1/records/t1-1/watched")).status_code == 200
    assert (await visitor.post("/api/1/records/t1-1/link")).status_code == 201
    assert await done(visitor) == ["verified", "watched", "shared"]
    assert (await visitor.delete("/api/1/records/t1-1/link")).status_code == 200
    assert await done(visitor) == ["verified", "watched", "shared"]
