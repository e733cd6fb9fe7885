"""The gates of DIFFERENCE, on every alteration and every pair of cards, measured on the rasters."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
import pytest

from tablee.core.words import LANGUAGES, Words, noun
from tablee.games.difference.art import LEAST, PICTURES, card
from tablee.games.difference.art.regions import regions
from tablee.games.difference.state import CARDS
from tablee.games.difference.state import PICTURES as NAMES
from tablee.pictures.measure import WIDTH, Change, Pixels, change, changed, faults, region, several
from tablee.pictures.raster import rendered


@cache
def rasters(picture: str, theme: str) -> tuple[Pixels, list[Pixels]]:
    """The base picture and its 25 cards, each drawn and rendered whole."""
    faces = [card(PICTURES[picture], number, theme) for number in range(CARDS)]
    assert faces[0].patch is not None
    base, *cards = several([faces[0].patch.ground(), *(face.draw() for face in faces)])
    return base, cards


@cache
def changes(picture: str, theme: str = "day") -> dict[str, Change]:
    base, cards = rasters(picture, theme)
    return {name: change(base, card) for name, card in zip(PICTURES[picture].cards, cards, strict=True)}


def test_the_pictures_are_those_of_the_rules() -> None:
    assert list(PICTURES) == NAMES
    for picture in PICTURES.values():
        assert len(set(picture.cards)) == CARDS
        features = [name for name, _ in picture.layers if name]
        assert sorted(features) == sorted(picture.cards)


@pytest.mark.parametrize("picture", NAMES)
def test_every_alteration_is_large_enough_solid_in_one_place_and_apart_from_all_others(picture: str) -> None:
    wrong = faults(changes(picture), LEAST[picture])
    assert {name: faults for name, faults in wrong.items() if faults} == {}


@pytest.mark.parametrize("picture", NAMES)
def test_any_two_cards_differ_in_exactly_the_two_regions(picture: str) -> None:
    _, cards = rasters(picture, "day")
    found = list(changes(picture).values())
    for one, other in combinations(range(CARDS), 2):
        expected = found[one].mask | found[other].mask
        assert np.array_equal(changed(cards[one], cards[other]), expected), PICTURES[picture].cards[one]


@pytest.mark.parametrize("picture", NAMES)
def test_the_regions_that_are_kept_are_those_of_the_rasters(picture: str) -> None:
    measured = [region(found.mask) for found in changes(picture).values()]
    assert measured == regions()[picture], "measure them again: make measure"


@pytest.mark.parametrize("picture", NAMES)
def test_every_difference_can_be_seen_in_high_contrast_too(picture: str) -> None:
    found = changes(picture, "contrast")
    for name, seen in found.items():
        assert seen.share >= LEAST[picture], name
        assert seen.grey >= 12, name


@pytest.mark.parametrize("picture", NAMES)
def test_differences_are_spread_over_the_picture(picture: str) -> None:
    cells = set()
    for found in changes(picture).values():
        left, top, right, bottom = found.box
        cells.add(((left + right) // 2 * 4 // WIDTH, (top + bottom) // 2 * 3 // (WIDTH * 3 // 4)))
    assert len(cells) == 12


@pytest.mark.parametrize("theme", ["day", "contrast"])
@pytest.mark.parametrize("picture", NAMES)
def test_a_card_made_from_its_window_is_the_card_drawn_whole(picture: str, theme: str) -> None:
    _, cards = rasters(picture, theme)
    for number in range(0, CARDS, 1 if theme == "day" else 4):
        quick = np.asarray(rendered(card(PICTURES[picture], number, theme), WIDTH).convert("RGB"), dtype=np.int16)
        assert np.abs(quick - cards[number]).max() <= 3, PICTURES[picture].cards[number]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("picture", NAMES)
def test_every_feature_is_told_in_words_before_and_after(picture: str, language: str) -> None:
    words = Words(language)
    said = [words.forms(noun(f"difference-{picture}-{number:02}")) for number in range(1, CARDS + 1)]
    assert len({statement[form] for statement in said for form in ("", "_altered")}) == 2 * CARDS
    assert len({statement["_name"] for statement in said}) == CARDS
