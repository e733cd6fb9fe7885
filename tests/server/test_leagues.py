"""Evenings of the same people, over HTTP and in both stores: for those who said yes, and gone with who leaves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.matches.figures import day_of
from tablee.server.endpoints.played.leagues import MOST
from tablee.server.hosting.game_server import GameServer
from tablee.stores.base import Player, Store
from tablee.stores.leagues import League, Member
from tests.server.places import Database, Folder, Place
from tests.server.visit import Visitor

pytestmark = pytest.mark.anyio

LEAGUES = "/api/1/leagues"
NAMES = ("Zoé", "Lou", "Papa")


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return Folder(tmp_path)
    return Database(request.getfixturevalue("database"))


class Home:
    """Three people with a browser each, and what they play."""

    def __init__(self, house: GameServer, visitors: list[Visitor]) -> None:
        self.house = house
        self.zoe, self.lou, self.papa = visitors
        self.ids = list(house.identities.known)
        self.number = 0

    async def play(self, *places: int, game: str = "dominos", **more: Any) -> None:
        """A match of today: 0 was not there; a robot is last."""
        self.number += 1
        there = [(id, name, place) for id, name, place in zip(self.ids, NAMES, places, strict=False) if place]
        seats = [Player(id, name, "", 3, place) for id, name, place in there]
        seats.append(Player(bot="family", place=len(seats) + 1))
        record = msgspec.json.encode({"game": game, **more})
        people = [id for id, _, _ in there]
        await self.house.store.save_record(f"r{self.number}", f"t{self.number}", 1, game, record, people, seats)

    async def begin(self, *names: str, games: tuple[str, ...] = ()) -> dict[str, Any]:
        """Zoé asks people along."""
        known = {each["name"]: each["who"] for each in (await self.zoe.get(LEAGUES)).json()["companions"]}
        body = {"name": "Automne", "games": games, "people": [known[name] for name in names]}
        answer = await self.zoe.post(LEAGUES, json=body)
        assert answer.status_code == 201
        found: dict[str, Any] = answer.json()
        return found

    @property
    def today(self) -> str:
        from datetime import date
        from time import time

        return date.fromordinal(day_of(time())).isoformat()


@pytest.fixture
async def home(house: GameServer, address: str) -> AsyncIterator[Home]:
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(Visitor(address)) for _ in NAMES]
        for visitor, name in zip(visitors, NAMES, strict=True):
            await visitor.introduce(name)
        yield Home(house, visitors)


# ---- the store


async def test_a_league_is_for_its_people_and_those_who_are_asked(place: Place) -> None:
    store = await place.open()
    await store.leagues.make("l1", "Automne", ["dominos"], [Member("ab", True), Member("cd", False)])
    expected = League("l1", "Automne", ["dominos"], [Member("ab", True), Member("cd", False)], [])
    assert await store.leagues.of("ab") == await store.leagues.of("cd") == [expected]
    assert await store.leagues.find("l1", "ef") is None
    assert not await store.leagues.say_yes("l1", "ef")
    assert await store.leagues.say_yes("l1", "cd")
    await store.leagues.ask("l1", [Member("cd", False), Member("ef", False)])
    await store.leagues.ask("gone", [Member("ef", False)])
    found = await store.leagues.find("l1", "ef")
    assert found is not None
    assert found.people == [Member("ab", True), Member("cd", True), Member("ef", False)]
    await store.close()


async def kept(store: Store, id: str) -> None:
    seats = [Player("ab", "Zoé", place=1), Player("cd", "Lou", place=2)]
    await store.save_record(id, id, 1, "dominos", b"{}", ["ab", "cd"], seats)


async def test_a_match_counts_once_and_goes_with_its_record(place: Place) -> None:
    store = await place.open()
    await store.leagues.make("l1", "Automne", [], [Member("ab", True), Member("cd", True)])
    for id in ("r1", "r2"):
        await kept(store, id)
    await store.leagues.add_evening("l1", 5, ["r1", "r2", "never"])
    await store.leagues.add_evening("l1", 6, ["r1"])
    assert {day: sorted(each.id for each in found) for day, found in (await store.leagues.matches("l1")).items()} == {
        5: ["r1", "r2"]
    }
    for person in ("ab", "cd"):
        await store.delete_record("r1", person)
    assert [each.id for each in (await store.leagues.matches("l1"))[5]] == ["r2"]
    assert await store.leagues.drop_evening("l1", 5)
    assert not await store.leagues.drop_evening("l1", 5)
    assert await store.leagues.matches("l1") == {}
    await store.close()


@pytest.mark.parametrize("way", ["leave", "forget", "unused"])
async def test_who_goes_is_in_no_league_and_the_last_one_takes_it_along(place: Place, way: str) -> None:
    now = [20_000 * 86_400.0]
    store = await place.open(lambda: now[0])
    for person in ("ab", "cd"):
        await store.save_person(person, person)
    people = [Member("ab", True), Member("ab+1", True), Member("cd", True), Member("ef", False)]
    await store.leagues.make("l1", "Automne", [], people)
    await kept(store, "r1")
    await store.leagues.add_evening("l1", 5, ["r1"])

    async def go(person: str) -> None:
        if way == "leave":
            assert await store.leagues.leave("l1", person)
            assert not await store.leagues.leave("l1", person)
        elif way == "forget":
            await store.forget_person(person)

    if way == "unused":
        for person in ("ab", "cd"):
            await store.delete_record("r1", person)
        for _ in range(12):
            now[0] += 2 * 86_400
            await store.forget_unused(1)
        assert await place.asked("SELECT person FROM league_people WHERE person IN ('ab', 'cd')") == []
    else:
        await go("ab")
        (left,) = await store.leagues.of("cd")
        assert left.people == [Member("cd", True), Member("ef", False)]
        await go("cd")
        for name in ("leagues", "league_people", "evenings"):
            assert await place.asked(f"SELECT * FROM {name}") == []
    await store.close()


# ---- over HTTP


async def test_evenings_of_people_who_said_yes(home: Home) -> None:
    await home.play(1, 2, 3)
    table = await home.begin("Lou", "Papa")
    id = table["league"]["id"]
    assert [(each["name"], each["yes"]) for each in table["league"]["people"]] == [
        ("Zoé", True), ("Lou", False), ("Papa", False),
    ]  # fmt: skip
    assert (table["lines"], table["offers"]) == (
        [{"name": "Zoé", "animal": 0, "mine": True, "points": [], "total": 0}],
        [],
    )
    (line,) = (await home.lou.get(LEAGUES)).json()["leagues"]
    assert line["asked"]
    assert (await home.lou.get(f"{LEAGUES}/{id}")).json()["lines"] == []  # only asked
    assert (await home.lou.post(f"{LEAGUES}/{id}/evenings", json={"day": home.today})).status_code == 409
    assert (await home.lou.post(f"{LEAGUES}/{id}", json={})).status_code == 200
    assert (await home.zoe.get(f"{LEAGUES}/{id}")).json()["offers"] == []  # one match is no evening
    await home.play(2, 1, 0)
    await home.play(1, 0, 2)  # Papa has not said yes: it is nobody's evening
    (offer,) = (await home.zoe.get(f"{LEAGUES}/{id}")).json()["offers"]
    assert offer == {"day": home.today, "matches": 2}
    added = await home.zoe.post(f"{LEAGUES}/{id}/evenings", json={"day": home.today})
    assert added.status_code == 201
    found = added.json()
    assert (found["days"], found["counting"], found["offers"]) == ([home.today], 1, [])
    # of four seats 4 and 3, of three 2 and 3
    assert [(each["name"], each["points"], each["total"]) for each in found["lines"]] in (
        [("Zoé", [6], 6), ("Lou", [6], 6)], [("Lou", [6], 6), ("Zoé", [6], 6)],
    )  # fmt: skip
    assert (await home.zoe.post(f"{LEAGUES}/{id}/evenings", json={"day": home.today})).status_code == 409
    stamps = (await home.zoe.get("/api/1/me/stats")).json()["stamps"]
    assert {"deed": "evening", "done": True} in stamps
    assert (await home.zoe.delete(f"{LEAGUES}/{id}/evenings/{home.today}")).status_code == 200
    assert (await home.zoe.get(f"{LEAGUES}/{id}")).json()["days"] == []
    assert (await home.zoe.delete(f"{LEAGUES}/{id}/evenings/{home.today}")).status_code == 409


async def test_leaving_removes_ones_line_and_nobody_elses(home: Home) -> None:
    await home.play(1, 2, 3)
    await home.play(1, 2, 3)
    id = (await home.begin("Lou", "Papa"))["league"]["id"]
    for visitor in (home.lou, home.papa):
        await visitor.post(f"{LEAGUES}/{id}", json={})
    await home.zoe.post(f"{LEAGUES}/{id}/evenings", json={"day": home.today})
    before = (await home.zoe.get(f"{LEAGUES}/{id}")).json()["lines"]
    assert [each["total"] for each in before] == [8, 6, 4]
    assert (await home.lou.delete(f"{LEAGUES}/{id}")).status_code == 200
    assert (await home.lou.get(f"{LEAGUES}/{id}")).status_code == 404
    assert (await home.lou.delete(f"{LEAGUES}/{id}")).status_code == 404
    after = (await home.zoe.get(f"{LEAGUES}/{id}")).json()["lines"]
    assert after == [each for each in before if each["name"] != "Lou"]


async def test_strangers_see_nothing_and_ids_are_told_to_nobody(home: Home, address: str) -> None:
    await home.play(1, 2, 3)
    id = (await home.begin("Lou"))["league"]["id"]
    assert (await home.papa.get(f"{LEAGUES}/{id}")).json()["code"] == "no-such-league"
    assert (await home.papa.post(f"{LEAGUES}/{id}", json={})).status_code == 404
    assert (await home.papa.delete(f"{LEAGUES}/{id}")).status_code == 404
    assert (await home.papa.get(LEAGUES)).json()["leagues"] == []
    async with Visitor(address) as nobody:
        assert (await nobody.get(LEAGUES)).status_code == 401
        assert (await nobody.get(f"{LEAGUES}/{id}")).status_code == 401
    for visitor in (home.zoe, home.lou, home.papa):
        text = (await visitor.get(LEAGUES)).text + (await visitor.get(f"{LEAGUES}/{id}")).text
        assert not any(each in text for each in home.ids)


async def test_only_who_was_played_with_can_be_asked_and_names_are_good_for_one_asker(home: Home) -> None:
    await home.play(1, 2, 0)
    companions = (await home.zoe.get(LEAGUES)).json()["companions"]
    assert [each["name"] for each in companions] == ["Lou"]
    of_lou = (await home.lou.get(LEAGUES)).json()["companions"]
    wrong = ["nobody", home.ids[2], of_lou[0]["who"]]
    answer = await home.zoe.post(LEAGUES, json={"people": wrong})
    assert [each["name"] for each in answer.json()["league"]["people"]] == ["Zoé"]
    assert answer.json()["league"]["name"]  # given where none was said


async def test_games_are_chosen_and_hints_do_not_count(home: Home) -> None:
    await home.play(1, 2, 0)
    await home.play(1, 2, 0, game="davinci")
    await home.play(1, 2, 0, hinted=[0])
    id = (await home.begin("Lou", games=("dominos",)))["league"]["id"]
    found = (await home.lou.post(f"{LEAGUES}/{id}", json={})).json()
    assert found["offers"] == []
    await home.play(1, 2, 0)
    assert [each["matches"] for each in (await home.lou.get(f"{LEAGUES}/{id}")).json()["offers"]] == [2]
    assert (await home.zoe.post(LEAGUES, json={"games": ["chess"]})).json()["code"] == "no-such-game"


async def test_who_plays_on_my_device_is_there_to_say_yes(home: Home, house: GameServer) -> None:
    guest = f"{home.ids[0]}+1"
    await house.store.save_person(guest, "Mamie")
    seats = [Player(home.ids[0], "Zoé", place=1), Player(guest, "Mamie", place=2)]
    await house.store.save_record("both", "both", 1, "dominos", b"{}", [home.ids[0], guest], seats)
    people = (await home.begin("Mamie"))["league"]["people"]
    assert [(each["name"], each["yes"], each["mine"]) for each in people] == [
        ("Mamie", True, True),
        ("Zoé", True, True),
    ]


async def test_bounds(home: Home) -> None:
    for body in (
        {"name": "x" * 401},
        {"people": ["x"] * 13},
        {"games": ["x"] * 21},
        {"games": ["x" * 41]},
        {"more": 1},
    ):
        assert (await home.zoe.post(LEAGUES, json=body)).status_code == 400, body
    id = (await home.begin())["league"]["id"]
    for day in ("2026-13-01", "2026-02-30"):
        assert (await home.zoe.post(f"{LEAGUES}/{id}/evenings", json={"day": day})).status_code == 409
        assert (await home.zoe.delete(f"{LEAGUES}/{id}/evenings/{day}")).status_code == 409
    assert (await home.zoe.post(f"{LEAGUES}/{id}/evenings", json={"day": "today"})).status_code == 400
    for _ in range(MOST - 1):
        assert (await home.zoe.post(LEAGUES, json={})).status_code == 201
    assert (await home.zoe.post(LEAGUES, json={})).json()["code"] == "too-many-leagues"


async def test_erasing_somebody_leaves_no_trace_in_the_files(home: Home, house: GameServer) -> None:
    await home.play(1, 2, 3)
    id = (await home.begin("Lou"))["league"]["id"]
    await home.lou.post(f"{LEAGUES}/{id}", json={})
    zoe = home.ids[0]
    await home.zoe.delete("/api/1/me")
    assert [each["name"] for each in (await home.lou.get(f"{LEAGUES}/{id}")).json()["league"]["people"]] == ["Lou"]
    await house.store.close()
    left = b"".join(each.read_bytes() for each in Path(house.settings.folder).iterdir() if each.is_file())
    assert zoe.encode() not in left
