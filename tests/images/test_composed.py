"""Composed pictures pass every gate of those drawn by hand: five of each kind here, more in `make bench-composed`."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from statistics import fmean

import pytest

from bench.composed import faults_of, looked_at
from tablee.core.art import Style
from tablee.games.difference.art import composed_decks, seed_from
from tablee.games.difference.art.composed import keeping
from tablee.games.difference.art.composed.keeping import LEAST, draft, world_of
from tablee.games.difference.art.composed.kinds import KINDS, SEEDS, WORLDS
from tablee.games.difference.art.composed.picture import Composed
from tablee.games.difference.making.composing import KINDS as MADE_KINDS
from tablee.games.difference.state import CARDS
from tablee.games.difference.visibility import effort_like
from tests.images.proven import unless_proven

ONE = ("market", 1)
FIVE_OF_EACH = [(kind, number) for kind in KINDS for number in range(1, 6)]


def seeds() -> list[object]:
    """One in every run, all of them when a drawing has changed, and in `make images`."""
    return [pytest.param(*each, marks=() if each == ONE else unless_proven) for each in FIVE_OF_EACH]


@pytest.mark.parametrize(("kind", "number"), seeds())
def test_a_composed_picture_passes_every_gate(kind: str, number: int) -> None:
    assert faults_of(looked_at(kind, number)) == []


@pytest.mark.parametrize("kind", KINDS)
@unless_proven
def test_a_search_takes_as_long_as_in_pictures_drawn_by_hand(kind: str) -> None:
    for number in (1, 2):
        spots = keeping.kept(kind, number).spots
        efforts = [effort_like(spot.share, spot.grey, kind.endswith("_hard")) for spot in spots]
        assert fmean(efforts) == pytest.approx(1, abs=0.1)


def test_another_process_composes_the_same_to_the_byte() -> None:
    """Whatever the order of its sets."""
    told = "from tablee.games.difference.art.composed.keeping import draft; import hashlib"
    code = f"{told}; print(hashlib.sha256(draft('market', 7, 0).svg().encode()).hexdigest())"
    there = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "5", **path()}
    )
    assert there.stdout.strip() == hashlib.sha256(draft("market", 7, 0).svg().encode()).hexdigest()


def path() -> dict[str, str]:
    return {"PYTHONPATH": ":".join(sys.path)}


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_pictures_are_alike(kind: str) -> None:
    drawn = {draft(kind, number, 0).svg() for number in range(1, 4)}
    assert len(drawn) == 3


@pytest.mark.parametrize("kind", KINDS[::2])
def test_a_picture_has_one_surprise_and_people_who_do_something_together(kind: str) -> None:
    strange = {"saucer", "penguin", "snowman", "crocodile", "chest", "monster", "yeti", "flamingo", "sunbather"}
    strange |= {"elephant", "astronaut", "giraffe"}
    together = {"rope", "porters", "portrait", "feeding", "concert", "volley", "tug"}
    together |= {"fight", "builders", "sledge", "sleigh", "fire", "skaters"}
    together |= {"farewell", "band", "trolley", "balloons", "tickets"}
    for number in range(1, 4):
        made = draft(kind, number, 0)
        keys = [placed.prop.key for placed in made.placed]
        assert len(made.features) == sum(len(placed.prop.features) for placed in made.placed)
        assert len(strange.intersection(keys)) <= 1
        assert together.intersection(keys)
        assert len(keys) == len(set(keys))


def test_the_names_of_a_world_and_its_level() -> None:
    assert [world_of(kind) for kind in KINDS] == [(world, level) for world in WORLDS for level in ("easy", "hard")]
    assert [kind for kind in KINDS if world_of(kind) == ("beach", "hard")] == ["beach_hard"]
    assert set(MADE_KINDS) == set(KINDS), "what a table can ask for"
    assert set(LEAST) == {"easy", "hard"}


def test_a_deck_from_a_word_has_an_easy_and_a_hard_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pictures are made up here: what composing finds is looked at above."""

    def made_up(kind: str, number: int) -> Composed:
        made = draft(kind, number, 0)
        made.cards = tuple(list(made.features)[:CARDS])
        return made

    monkeypatch.setattr(keeping, "picture", made_up)
    (deck,) = composed_decks(Style("fr", "day"), "market", "mirabelle")
    assert len(deck.cards) == CARDS
    names = {face.name for pair in deck.cards for face in pair}
    assert len(names) == 2 * CARDS
    assert deck.cards[0][0].draw() != deck.cards[0][1].draw()


def test_a_word_is_always_the_same_number() -> None:
    assert seed_from("42") == 42
    assert seed_from("mirabelle") == seed_from("mirabelle") != seed_from("quetsche")
    assert all(1 <= seed_from(word) <= SEEDS for word in ("0", "10000", "", "é" * 100, "٣"))
