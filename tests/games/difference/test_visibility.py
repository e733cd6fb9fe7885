"""Robots find what is large and strong sooner, in every picture; on average it takes them as long as ever."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from tablee import FastDraw, Match
from tablee.bots.personas import PERSONAS
from tablee.core.records import Seeded
from tablee.games.difference import GAME
from tablee.games.difference.bot import OTHERS, Player
from tablee.games.difference.pictures import read
from tablee.games.difference.state import CARDS, MADE, NONE, PICTURES
from tablee.games.difference.visibility import LEAST, MOST, effort, measured
from tests.games.difference.composed import plain_picture


def picture_of(kind: str, sizes: list[tuple[float, float]]) -> Any:
    plain = plain_picture(kind)
    for spot, (share, grey) in zip(plain["spots"], sizes, strict=True):
        spot["share"], spot["grey"] = share, grey
    return read(plain)


def find_ms(picture: int, level: str) -> float:
    """How long one of this level looks for both differences, on average over all pairs of neighbouring cards."""
    found = []
    for card in range(CARDS):
        bot = Player(0, FastDraw(card), PERSONAS[level])
        match = Match(GAME, 2, GAME.options(), Seeded(card))
        view = match.view(0)
        view.picture, view.card = picture, card
        found.append(bot.usual_ms(view, [(card + 1) % CARDS]))
    return fmean(found)


@pytest.mark.parametrize("level", PERSONAS)
@pytest.mark.parametrize("picture", range(len(PICTURES)))
def test_on_average_it_takes_as_long_as_ever(picture: int, level: str) -> None:
    assert find_ms(picture, level) == pytest.approx(PERSONAS[level].spot_ms * (1 + OTHERS), rel=0.1)


@pytest.mark.parametrize(("kind", "like"), [("market", "circus"), ("beach_hard", "lake")])
def test_a_composed_picture_with_the_same_differences_takes_as_long(kind: str, like: str) -> None:
    made = picture_of(kind, measured()[like])
    assert find_ms(made.id, "family") == pytest.approx(PERSONAS["family"].spot_ms * (1 + OTHERS), rel=0.1)


def test_what_is_larger_or_stronger_is_found_sooner() -> None:
    sizes = [(0.2, 20.0), (0.8, 20.0), (0.2, 80.0), *[(0.3, 40.0)] * 22]
    made = picture_of("market", sizes)
    assert effort(made.id, 0) > effort(made.id, 1)
    assert effort(made.id, 0) > effort(made.id, 2)
    assert effort(made.id, 3) == effort(made.id, 24), "its number says nothing"


def test_no_search_is_much_longer_than_usual() -> None:
    made = picture_of("market", [(0.001, 0.0), (100.0, 255.0), *[(0.3, 40.0)] * 23])
    assert effort(made.id, 0) == MOST
    assert effort(made.id, 1) == LEAST
    assert effort(MADE + 5, 3) == effort(0, NONE) == 1.0, "of what is not known"


def test_all_of_the_four_were_measured() -> None:
    assert {name: len(cards) for name, cards in measured().items()} == dict.fromkeys(PICTURES, CARDS)
