"""Options: what is unknown or out of range is refused, and told what is allowed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

import tablee
from tablee import BadOption, BadSeats, UnknownGame
from tablee.core import options
from tablee.core.options import Options, Seconds


class Odd(Options, frozen=True):
    wild: bool = False
    deck: Literal["A", "B"] = "A"
    tempo_s: Annotated[float, Meta(ge=0.5, le=10)] = 2.0
    roll_s: Seconds = 8


def test_a_games_own_switches_come_before_the_common_ones_and_defaults_before_other_values() -> None:
    names = [(switch.name, switch.values) for switch in options.switches(Odd)]
    assert names == [
        ("wild", [False, True]),
        ("deck", ["A", "B"]),
        ("tempo_s", []),
        ("roll_s", []),
        ("first", ["random", "host", "loser", "winner"]),
        ("pace", ["normal", "none", "relaxed"]),
    ]


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ({"wild": True}, "wild", True),
        ({"wild": "on"}, "wild", True),
        ({"odd_wild": "off"}, "wild", False),
        ({"deck": "B"}, "deck", "B"),
        ({"odd_deck": "B"}, "deck", "B"),
        ({"com_pace": "none"}, "pace", "none"),
        ({"tempo_s": "2.5"}, "tempo_s", 2.5),
        ({"tempo_s": 3}, "tempo_s", 3.0),
        ({"roll_s": "12"}, "roll_s", 12),
        ({"first": 3}, "first", 3),
        ({"first": "host"}, "first", "host"),
    ],
)
def test_options_are_read_from_programs_and_from_keyboards(given: dict[str, Any], name: str, value: Any) -> None:
    assert getattr(options.read(Odd, "odd", given), name) == value


@pytest.mark.parametrize(
    ("given", "allowed"),
    [
        ({"wyld": True}, r"unknown option 'wyld'; there are: wild, deck, tempo_s, roll_s, first, pace"),
        ({"deck": "Z"}, r"option deck cannot be 'Z'; it is one of: A, B"),
        ({"wild": 1}, r"option wild cannot be 1; it is one of: off, on"),
        ({"wild": "maybe"}, r"off, on"),
        ({"tempo_s": 11}, r"a number from 0.5 to 10"),
        ({"tempo_s": "fast"}, r"a number from 0.5 to 10"),
        ({"tempo_s": float("nan")}, r"a number from 0.5 to 10"),
        ({"roll_s": True}, r"a number from 3 to 600"),
        ({"roll_s": None}, r"a number from 3 to 600"),
        ({"roll_s": 8.9}, r"a number from 3 to 600"),
        ({"roll_s": float("inf")}, r"a number from 3 to 600"),
        ({"first": 10}, r"random, host, loser, winner, a number from 0 to 9"),
    ],
)
def test_a_bad_option_is_refused_and_says_what_is_allowed(given: dict[str, Any], allowed: str) -> None:
    with pytest.raises(BadOption, match=allowed):
        options.read(Odd, "odd", given)


def test_a_switch_must_have_values_or_bounds() -> None:
    class Loose(Options, frozen=True):
        text: str = ""

    with pytest.raises(TypeError, match="option text"):
        options.switches(Loose)


def test_unknown_games_and_wrong_numbers_of_seats_name_what_there_is() -> None:
    with pytest.raises(UnknownGame, match="derniere"):
        tablee.new("chess", seats=2)
    with pytest.raises(BadSeats, match="2 to 10, not by 11"):
        tablee.new("derniere", seats=11)
    with pytest.raises(BadOption, match="seat 3 at a table of 2"):
        tablee.new("derniere", seats=2, first=3)
    for error in (UnknownGame, BadSeats, BadOption, tablee.IllegalMove, tablee.BadRecord):
        assert issubclass(error, ValueError)
