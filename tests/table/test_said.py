"""What an event is for the viewer who is told it: how much it matters, whether it is good, and its number."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

import tablee
from tablee.core.events import ALL, Event, Moment, facts
from tablee.core.match import Match
from tablee.core.registry import games
from tablee.core.scenes import label
from tablee.games.bruit import events as bruit
from tablee.games.davinci import events as davinci
from tablee.games.derniere import events as derniere
from tablee.games.smileys import nouns
from tablee.games.tour_du_monde import events as tour_du_monde
from tablee.games.trouve import events as trouve
from tablee.server.content.playback import Playback
from tablee.table.model.viewer import Viewer
from tablee.table.show.frames import FrameBuilder
from tablee.table.show.said import EventNumbers, said, written
from tests.harness import KEYS
from tests.random_walk import random_walk
from tests.table.simulated import Hatch, Socket
from tests.table.test_wire_swap import seated

CLASSES = sorted({each for key in KEYS for each in games()[key].events}, key=lambda each: each.key())


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.key())
def test_every_event_has_a_weight_that_was_chosen(kind: type[Event]) -> None:
    assert "weight" in vars(kind), "choose 0 silent, 1 a plain move, 2 what one should not miss, 3 a change of rule"
    assert kind.weight in range(4)
    assert kind.moment in get_args(Moment)
    assert {kind.hits, kind.good, kind.bad} - {""} <= set(kind.__struct_fields__) & {"by", "whom", "seat"}
    assert not kind.says or kind.says in kind.nouns


ATTACK = derniere.OwesDraw(by=1, whom=2, count=4)
RIGHT = davinci.Guessed(by=0, whom=1, place=2, piece=10, right=True)
WRONG = davinci.Guessed(by=0, whom=1, place=2, piece=10, right=False)


@pytest.mark.parametrize(
    ("what", "seat", "weight", "outcome"),
    [
        (derniere.Played(by=0, card=3), 1, 1, ""),
        (derniere.NamedColour(by=0, colour=1), 0, 3, ""),
        (derniere.NamedColour(by=0, colour=1), None, 3, ""),
        (ATTACK, 2, 3, "bad"),
        (ATTACK, 0, 2, ""),
        (ATTACK, None, 2, ""),
        (derniere.Announced(by=1), 0, 2, ""),
        (derniere.Finished(by=1, place=1), 1, 2, "good"),
        (derniere.Finished(by=1, place=1), 0, 2, ""),
        (RIGHT, 0, 2, "good"),
        (RIGHT, 1, 3, "bad"),
        (WRONG, 0, 2, "bad"),
        (WRONG, 1, 3, "good"),
        (WRONG, 3, 2, ""),
        (davinci.PoolRanOut(), 0, 3, ""),
        (trouve.TableEmptied(rolls=6), 0, 3, ""),
        (tour_du_monde.Drew(seat=0, count=1), 1, 0, ""),
        (bruit.Named(by=0, whom=1, count=2), 1, 3, "bad"),
    ],
)
def test_the_weight_is_the_viewers(what: Event, seat: int | None, weight: int, outcome: str) -> None:
    found = facts(what, seat)
    assert (found.weight, found.outcome) == (weight, outcome)


def test_a_guess_tells_who_whom_which_piece_and_what_was_said() -> None:
    game = games()["davinci"]
    told = said(game, RIGHT, 1, 7)
    assert (told.by, told.on, told.moment, told.number) == (0, [1], "guess", 7)
    assert told.value is not None
    assert told.value.key == "davinci-number"
    assert (told.piece, said(game, WRONG, 1).piece) == ("c10", "b1.2")


def test_an_announced_colour_is_what_was_said() -> None:
    told = said(games()["derniere"], derniere.NamedColour(by=2, colour=1), 0)
    assert told.value is not None
    assert told.value == label(nouns.colour(1))


def test_a_plain_move_adds_little_to_a_frame() -> None:
    assert msgspec.json.decode(written(games()["derniere"], derniere.Reshuffled(), 0, 0)).keys() == {"msg", "flights"}


def spoken(match: Match, seat: int | None) -> list[dict[str, Any]]:
    viewer = Viewer("p", Socket())
    viewer.looking = seat
    found = FrameBuilder(seated(match), Hatch(), covered=False).words(viewer)
    return list(msgspec.json.decode(b"[%b]" % found))


@pytest.mark.parametrize("key", KEYS)
def test_the_number_is_the_same_on_every_screen_and_in_the_replay(key: str) -> None:
    *_, match = random_walk(tablee.new(key, seats=max(games()[key].seats), seed=5), 5)
    told = {seat: spoken(match, seat) for seat in (None, 0, 1)}
    shared = [[(each["number"], each["msg"]) for each in heard if "number" in each] for heard in told.values()]
    assert shared[0] == shared[1] == shared[2]
    assert [number for number, _ in shared[0]] == list(range(1, len(shared[0]) + 1))
    replayed = Playback(match, 1, album()).said()
    assert msgspec.json.decode(msgspec.json.encode(replayed)) == told[1]


def album() -> Any:
    return None  # nothing is drawn


def test_what_not_everybody_hears_has_no_number_and_takes_none() -> None:
    *_, match = random_walk(tablee.new("derniere", seats=3, seed=1), 1)
    counted = zip(EventNumbers().of(match.happened), match.happened, strict=True)
    hidden = [count for count, each in counted if each.to != ALL]
    assert hidden
    assert set(hidden) == {0}


def test_events_are_counted_on_as_a_match_goes_on() -> None:
    """And anew for another match."""
    counting, seen = EventNumbers(), []
    *_, match = random_walk(tablee.new("derniere", seats=3, seed=1), 1)
    happened = match.happened[:3]
    for each in match.happened[3:]:
        seen.append(list(counting.of(happened)))
        happened.append(each)
    assert counting.of(happened) == EventNumbers().of(match.happened)
    assert all(EventNumbers().of(match.happened)[: len(each)] == each for each in seen)
    assert counting.of([]) == []
