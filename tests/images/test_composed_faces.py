"""Composed towns of Diferencio pass every gate of those drawn by hand: twenty of them here, any number in
`python -m bench.composed_faces`."""

from __future__ import annotations

import hashlib
import subprocess
import sys

import pytest

from bench.composed_faces import look
from tablee.core.art import Style
from tablee.games.diferencio.art import composed_decks
from tablee.games.diferencio.art.composed import keeping
from tablee.games.diferencio.art.composed.choosing import farthest, nearest
from tablee.games.diferencio.art.composed.keeping import IN_USE, PLACES, VARIANTS, composed, drawn, theme_of, world_of
from tablee.games.diferencio.art.composed.kinds import KINDS, SEEDS, seed_from
from tablee.games.diferencio.art.composed.measuring import Eye, colour_difference
from tablee.games.diferencio.art.variants import Chance
from tablee.games.diferencio.art.world import World
from tablee.games.diferencio.making import composing
from tablee.games.diferencio.state import FACES, SPACES
from tablee.images import measure
from tests.images.proven import unless_proven

SIX = [(0, [0, 1, 2, 3, 4, 5])] * SPACES


@unless_proven
@pytest.mark.parametrize("number", range(1, 21))
def test_a_composed_town_passes_every_gate(number: int) -> None:
    found = look("town", number)
    assert found.faults == []
    assert len(found.nearest) == SPACES


def test_the_eye_measures_as_distances_json_was_measured() -> None:
    world = world_of("town", 3, 0)
    drawings = [world.face(4, face) for face in range(2)]
    eye = Eye()
    here = colour_difference(*(eye.see(svg) for svg in drawings))
    assert here == pytest.approx(measure.colour_difference(*(measure.lab(svg) for svg in drawings)), abs=0.01)


def test_the_six_that_are_farthest_apart_are_kept() -> None:
    """On a line; the two at the ends of it have one name."""
    at = [0.0, 1.0, 2.0, 4.0, 6.0, 8.0, 10.0, 12.0]
    apart = [[abs(one - other) for other in at] for one in at]
    names = ["a", "b", "c", "d", "e", "f", "g", "a"]
    six = farthest(apart, names)
    assert six == (1, 3, 4, 5, 6, 7)
    assert nearest(apart, six) == 2
    assert farthest(apart[:6], ["a", "a", "b", "c", "d", "e"]) is None


def test_a_place_draws_from_eight_themes_and_no_two_variants_are_alike() -> None:
    for place in range(SPACES):
        themes = [theme_of("town", 5, place, 0, variant).name for variant in range(VARIANTS)]
        assert len(set(themes)) == IN_USE < len(PLACES["town"][place])
        assert len({drawn("town", 5, place, 0, variant) for variant in range(VARIANTS)}) == VARIANTS


@pytest.mark.parametrize("place", range(SPACES))
def test_every_theme_has_a_name_of_its_own_in_both_languages(place: int) -> None:
    names = [theme.name for theme in PLACES["town"][place]]
    for language in (0, 1):
        assert len({name[language] for name in names}) == len(names)
    assert all(name[0].startswith(("le ", "la ", "l’", "les ")) and name[1].startswith("the ") for name in names)


@pytest.mark.parametrize("place", range(SPACES))
def test_every_theme_can_be_drawn_with_whatever_comes_beside_it(place: int) -> None:
    for theme in PLACES["town"][place]:
        for index in range(5):
            assert "None" not in theme.draw(Chance("any", index))


def test_another_process_composes_the_same_to_the_byte() -> None:
    """Whatever the order of its sets."""
    code = f"""
import hashlib
from tablee.games.diferencio.art.composed.keeping import composed, distances, world_of
made = composed("town", 7, {SIX!r})
print(hashlib.sha256(made.board([0, 1, 2, 3, 4, 5, 0, 1, 2]).encode()).hexdigest())
print(distances(world_of("town", 7, 0), 2))
"""
    path = ":".join(sys.path)
    there = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env).stdout
        for env in ({"PYTHONHASHSEED": "5", "PYTHONPATH": path}, {"PYTHONHASHSEED": "6", "PYTHONPATH": path})
    ]
    assert there[0] == there[1]
    board = composed("town", 7, SIX).board([0, 1, 2, 3, 4, 5, 0, 1, 2])
    assert there[0].startswith(hashlib.sha256(board.encode()).hexdigest())


def test_no_two_towns_are_alike() -> None:
    boards = {composed("town", number, SIX).board([0] * SPACES) for number in range(1, 30)}
    assert len(boards) == 29


def test_a_town_from_a_word_is_printed_with_its_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """The faces are made up here: what composing finds is looked at above."""

    def made_up(kind: str, number: int) -> World:
        return composed(kind, number, SIX)

    monkeypatch.setattr(keeping, "world", made_up)
    board, cards = composed_decks(Style("fr", "contrast"), "town", "mirabelle")
    assert [len(board.cards), len(cards.cards)] == [1, SPACES * FACES]
    assert len({front.name for front, _ in cards.cards}) == SPACES * FACES
    assert len({front.draw() for front, _ in cards.cards}) == SPACES * FACES
    assert f"{seed_from('mirabelle'):04}" in cards.name


def test_a_word_is_always_the_same_number() -> None:
    assert seed_from("42") == 42
    assert seed_from("mirabelle") == seed_from("mirabelle") != seed_from("quetsche")
    assert all(1 <= seed_from(word) <= SEEDS for word in ("0", "10000", "", "é" * 100, "٣"))
    assert KINDS == composing.KINDS
