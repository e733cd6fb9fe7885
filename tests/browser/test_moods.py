"""How robots feel about what happens, worked out by the client's own module in Node: the same for everybody, never
about a person, never in a race."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

import tablee
from tablee.core.events import ALL, AddressedEvent, Event
from tablee.core.game import AnyGame
from tablee.games.a_moi import events as a_moi
from tablee.games.davinci import events as davinci
from tablee.games.derniere import events as derniere
from tablee.server.content.playback import Playback
from tablee.table.show.said import EventNumbers, said
from tests.browser.plans import bundled, node
from tests.random_walk import random_walk

if TYPE_CHECKING:
    from tablee.server.content.images import Album

Lived = Callable[..., list[dict[str, Any]]]
PERSON, BOT = {"who": "person"}, {"who": "bot"}
ME, ROUAGE, RESSORT = range(3)
SEATS = [PERSON, BOT, BOT]


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Lived:
    folder = tmp_path_factory.mktemp("life")
    made, given = bundled("life.mjs", folder), folder / "given.json"

    def live(*cases: dict[str, Any]) -> list[dict[str, Any]]:
        given.write_bytes(msgspec.json.encode([{"match": "5c0e", "seats": SEATS, **case} for case in cases]))
        found: list[dict[str, Any]] = json.loads(node(str(made), str(given)))
        return found

    return live


def told(key: str, *events: Event, seat: int | None = ME) -> dict[str, Any]:
    """A frame in which a viewer is told these events."""
    game: AnyGame = tablee.games()[key]
    happened = [AddressedEvent(ALL, what) for what in events]
    numbered = zip(happened, EventNumbers().of(happened), strict=True)
    heard = [said(game, each.what, seat, number) for each, number in numbered]
    return {"kind": "frame", "at": 0, "said": heard}


def felt(case: dict[str, Any]) -> list[tuple[int, str]]:
    return [(each["seat"], each["mood"]) for each in case["reactions"]]


@pytest.mark.parametrize(
    ("frame", "moods"),
    [
        (told("davinci", davinci.Guessed(ROUAGE, ME, 0, 3, True)), [(ROUAGE, "glad")]),
        (told("davinci", davinci.Guessed(ROUAGE, ME, 0, 3, False)), [(ROUAGE, "sorry")]),
        (told("davinci", davinci.Guessed(ME, RESSORT, 0, 3, True)), [(RESSORT, "sorry")]),
        (told("davinci", davinci.Guessed(ME, RESSORT, 0, 3, False)), []),  # nobody is glad about a person's mistake
        (told("davinci", davinci.WasLate(ME)), []),
        (told("davinci", davinci.WasLate(ROUAGE)), [(ROUAGE, "sorry")]),
        (told("derniere", derniere.Played(ROUAGE, 3), derniere.OwesDraw(ROUAGE, ME, 2)), [(ROUAGE, "glad")]),
        (told("derniere", derniere.Played(ME, 3), derniere.OwesDraw(ME, ROUAGE, 2)), [(ROUAGE, "sorry")]),
        (told("derniere", derniere.Played(ROUAGE, 3)), []),  # a plain move
        (told("derniere", derniere.Caught(RESSORT, ROUAGE)), [(RESSORT, "glad"), (ROUAGE, "sorry")]),
        (told("a_moi", a_moi.Erred(ME, 1), a_moi.Took(ROUAGE, 3, 1)), []),  # not even about what follows from it
        (told("a_moi", a_moi.Erred(ROUAGE, 1)), [(ROUAGE, "sorry")]),
        (told("a_moi", a_moi.WonMatch(RESSORT, 9)), [(RESSORT, "glad")]),
    ],
)  # fmt: skip
def test_robots_feel_what_happens_to_themselves(lived: Lived, frame: dict[str, Any], moods: list[Any]) -> None:
    assert felt(lived({"frames": [frame]})[0]) == moods


@pytest.mark.parametrize(
    ("emoji", "mood"),
    [
        ("wink", "teased"), ("angry", "teased"), ("love", "glad"), ("smile", "glad"), ("sad", "sorry"),
        ("surprised", "sorry"), ("", None),
    ],
)  # fmt: skip
def test_the_robot_that_last_hit_somebody_answers_their_face_else_the_next_one(
    lived: Lived, emoji: str, mood: str | None
) -> None:
    hit = told("derniere", derniere.Played(RESSORT, 3), derniere.OwesDraw(RESSORT, ME, 2))
    chats = [{"kind": "chat", "seat": ME, "emoji": emoji, "number": number} for number in range(1, 61)]
    after, before = lived({"frames": [hit], "chats": chats}, {"frames": [], "chats": chats})
    for case, robot in ((after, RESSORT), (before, ROUAGE)):
        expected = [None] * 60 if mood is None else [(robot, mood)] * 60
        assert [each and (each["seat"], each["mood"]) for each in case["answers"]] == expected
        spoken = sum(each["speaks"] for each in case["answers"] if each)
        assert spoken == 60 if mood == "teased" else 15 <= spoken <= 45 if mood else spoken == 0


def test_one_time_in_three_a_robot_speaks_of_what_happens(lived: Lived) -> None:
    frame = told("davinci", *(davinci.Guessed(ROUAGE, ME, 0, 3, True) for _ in range(600)))
    spoken = Counter(each["speaks"] for each in lived({"frames": [frame]})[0]["reactions"])
    assert 150 <= spoken[True] <= 250


@pytest.mark.parametrize("key", ["derniere", "davinci", "tour_du_monde", "trouve"])
def test_everybody_sees_the_same_moods_and_so_does_who_sees_the_match_again(lived: Lived, key: str) -> None:
    match = tablee.new(key, seats=3, seed=4)
    eyes = {seat: Playback(match, seat, cast("Album", None)) for seat in (None, 0, 1, 2)}  # only what is told
    seen: dict[int | None, list[dict[str, Any]]] = {seat: [] for seat in eyes}
    for _ in random_walk(match, 4):
        for seat, each in eyes.items():
            seen[seat].append({"at": match.now, "said": each.said()})
    cases = lived(*({"frames": frames} for frames in seen.values()))
    spectators, *others = [each["reactions"] for each in cases]
    assert spectators
    assert others == [spectators] * 3


def test_nothing_moves_while_a_race_is_open_or_about_to_open(lived: Lived) -> None:
    clock = {"clocks": [[ME, 30_000, 9_000, None]]}
    frames = [
        {"at": 1000, "races_from": 0},
        {"at": 1000, "races_from": 1500},
        {"at": 1000, "races_from": 4000},
        {"at": 1000},
        {"at": 1000, "mine": {"taps": [[["slap"], 0, True]]}},
        {"at": 1000, "held": "all"},
        {"at": 1000, **clock},  # five seconds before my time is over the robots are silent
        {"at": 5000, **clock},
        {"at": 5000, "clocks": [[ROUAGE, 30_000, 9_000, None]]},
        {"at": 5000, "clocks": [[-1, 2_500, 6_000, None]]},  # a pause is nobody's time
    ]
    case = lived({"frames": frames})[0]
    assert case["calm"] == [0, 0, 2300, 1e9, 0, 0, 1e9, 1e9, 1e9, 1e9]
    assert case["speak"] == [0, 0, 2300, 1e9, 0, 0, 3000, 0, 1e9, 1e9]
