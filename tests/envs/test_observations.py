"""Views as bytes: nothing forgotten, nothing out of bounds, and what differs looks different."""

from __future__ import annotations

import importlib.util
from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import pytest

import tablee
import tablee.envs
from tablee.envs.observations import NoObservation, layout
from tablee.kit import observation as kinds
from tests.harness import KEYS, encode, every_table, walk

TABLES = 12  # of every game: any number of seats, any switches


def tables(key: str) -> list[tuple[int, dict[str, Any]]]:
    found = every_table(key)
    return found[:: max(1, len(found) // TABLES)]


def unordered(kind: object, value: Any) -> Any:
    """A value without what its kind of field does not tell: the order of cards, and nothing at the end of a row."""
    if isinstance(kind, kinds.Cards):
        return sorted(card for card in value if card >= 0)
    if isinstance(kind, kinds.Row):
        return trimmed([unordered(kind.field, each) for each in value])
    return trimmed(value) if isinstance(kind, kinds.Numbers) else value


def trimmed(row: list[Any]) -> list[Any]:
    while row and row[-1] in (0, -1, []):
        row = row[:-1]
    return row


@pytest.mark.parametrize("key", KEYS)
def test_every_field_of_a_view_is_in_its_layout_or_left_out(key: str) -> None:
    for seats in tablee.games()[key].seats:
        made = layout(tablee.games()[key], seats)
        view = tablee.new(key, seats, 1).view(0)
        assert [field.name for field in fields(view) if field.name not in made.left_out] == list(made.fields)


@pytest.mark.parametrize("key", KEYS)
def test_what_differs_in_a_view_differs_in_its_bytes(key: str) -> None:
    """And the bytes are never higher than they say they can be."""
    for number, (seats, options) in enumerate(tables(key)):
        made = layout(tablee.games()[key], seats)
        seen: dict[tuple[str, bytes], bytes] = {}
        for step, match in enumerate(walk(tablee.new(key, seats, number, **options), number, most=160)):
            view = match.view([*range(seats), None][step % (seats + 1)])
            flat = made.flat(view)
            assert (flat <= made.highs).all()
            for name, part in made.split(flat).items():
                if not isinstance(made.fields[name], kinds.Voids):
                    value = encode(unordered(made.fields[name], getattr(view, name)))
                    assert seen.setdefault((name, part.tobytes()), value) == value, name


@pytest.mark.parametrize("key", KEYS)
def test_what_is_left_out_is_the_same_all_through_a_match(key: str) -> None:
    seats = tablee.games()[key].seats[0]
    made = layout(tablee.games()[key], seats)
    options = [name for name in made.left_out if name != "turns_left"]  # of La dernière: it only counts down
    for match in walk(tablee.new(key, seats, 4), 4, most=60):
        values = [getattr(match.view(0), name) for name in options]
        assert values == [getattr(tablee.new(key, seats, 4).view(0), name) for name in options]


def written(kind: kinds.Field, value: Any) -> list[int]:
    out = bytearray(len(kind.highs))
    kind.write(out, 0, value)
    return list(out)


def test_the_kinds_of_fields() -> None:
    assert written(kinds.Count(9, low=-1), -1) == [0]
    assert written(kinds.Count(9), 12) == [9]
    assert written(kinds.Count(2000), 515) == [2, 3]
    assert written(kinds.Which(3), 1) == [0, 1, 0]
    assert written(kinds.Which(3), -1) == written(kinds.Which(3), None) == [0, 0, 0]
    assert written(kinds.Bits(4), 0b0110) == [0, 1, 1, 0]
    assert written(kinds.Cards(4, 2), [3, 1, 3, -1]) == [0, 1, 0, 2]
    assert written(kinds.Order(4), [2, 0, 3]) == [2, 0, 3, 1]
    assert written(kinds.Numbers(3, 9), [7, 8]) == [7, 8, 0]
    assert written(kinds.Row(2, kinds.Which(2)), [1, -1]) == [0, 1, 0, 0]
    assert written(kinds.Voids(2, 3), [[0b011, 1, 1, 0b100, 2, 1], []]) == [1, 1, 0, 0, 0, 0]


def test_without_the_packages_the_error_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name in ("pettingzoo", "pyspiel") else name)
    with pytest.raises(ImportError, match=r"needs pettingzoo, pyspiel: pip install 'tablee\[envs\]'"):
        importlib.reload(tablee.envs)


def test_a_game_without_an_observation_says_what_it_needs() -> None:
    with pytest.raises(NoObservation, match=r"nowhere has no observation"):
        layout(SimpleNamespace(key="nowhere", observation=None), 2)
