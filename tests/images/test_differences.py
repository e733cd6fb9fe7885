"""The gates of DIFFERENCE, on every alteration and every pair of cards, measured on the rasters."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np
import pytest

from tablee.core.words import LANGUAGES, Words, noun
from tablee.drawing.layers import Picture
from tablee.games.difference.art import LEAST, PICTURES, card
from tablee.games.difference.regions import CELLS, regions
from tablee.games.difference.state import CARDS
from tablee.games.difference.state import PICTURES as NAMES
from tablee.images.measure import LEAST_GREY, WIDTH, Change, Pixels, change, changed, faults, region, several, shrunk
from tablee.images.raster import rendered
from tests.images.proven import unless_proven


@dataclass(frozen=True)
class Seen:
    """A picture and its 25 cards, each drawn and rendered whole, and how they differ."""

    picture: Picture
    theme: str
    base: Pixels
    cards: list[Pixels]
    changes: list[Change]

    @property
    def named(self) -> dict[str, Change]:
        return dict(zip(self.picture.cards, self.changes, strict=True))


def look_at(name: str, theme: str, width: int = WIDTH) -> Seen:
    picture = PICTURES[name]
    faces = [card(picture, number, theme) for number in range(CARDS)]
    assert faces[0].patch is not None
    base, *cards = several([faces[0].patch.ground(), *(face.draw() for face in faces)], width)
    return Seen(picture, theme, base, cards, [change(base, altered) for altered in cards])


@pytest.fixture(scope="module", params=NAMES)
def day(request: pytest.FixtureRequest) -> Seen:
    return look_at(request.param, "day")


@pytest.fixture(scope="module", params=NAMES)
def contrast(request: pytest.FixtureRequest) -> Seen:
    return look_at(request.param, "contrast", WIDTH // 2)


def test_the_pictures_are_those_of_the_rules() -> None:
    assert list(PICTURES) == NAMES
    for picture in PICTURES.values():
        assert len(set(picture.cards)) == CARDS
        features = [name for name, _ in picture.layers if name]
        assert sorted(features) == sorted(picture.cards)


@unless_proven
def test_every_alteration_is_large_enough_solid_in_one_place_and_apart_from_all_others(day: Seen) -> None:
    wrong = faults(day.named, LEAST[day.picture.name])
    assert {name: found for name, found in wrong.items() if found} == {}


@unless_proven
def test_any_two_cards_differ_in_exactly_the_two_regions(day: Seen) -> None:
    windows = [touched(day.base, altered) for altered in day.cards]
    for one, other in combinations(range(CARDS), 2):
        for window in (windows[one], windows[other]):  # beyond both, both are the base to the bit
            expected = (day.changes[one].mask | day.changes[other].mask)[window]
            found = changed(day.cards[one][window], day.cards[other][window])
            assert np.array_equal(found, expected), day.picture.cards[one]


def touched(base: Pixels, altered: Pixels) -> tuple[slice, slice]:
    """All rows and columns in which anything at all is different, be it invisible."""
    rows, columns = np.nonzero((base != altered).any(axis=2))
    return slice(rows.min(), rows.max() + 1), slice(columns.min(), columns.max() + 1)


@unless_proven
def test_the_regions_that_are_kept_are_those_of_the_rasters(day: Seen) -> None:
    assert [region(found.mask, CELLS) for found in day.changes] == regions()[day.picture.name], (
        "once more: make measure"
    )


@unless_proven
def test_differences_are_spread_over_the_picture(day: Seen) -> None:
    cells = set()
    for found in day.changes:
        left, top, right, bottom = found.box
        cells.add(((left + right) // 2 * 4 // WIDTH, (top + bottom) // 2 * 3 // (WIDTH * 3 // 4)))
    assert len(cells) == 12


@unless_proven
def test_a_card_made_from_its_window_is_the_card_drawn_whole(day: Seen) -> None:
    assert_quick_ones_are_whole(day, range(CARDS))


@unless_proven
def test_every_difference_can_be_seen_in_high_contrast_too(contrast: Seen) -> None:
    for name, found in contrast.named.items():
        assert found.share >= LEAST[contrast.picture.name], name
        assert found.grey >= LEAST_GREY, name


@unless_proven
def test_a_card_in_high_contrast_can_be_made_from_its_window_too(contrast: Seen) -> None:
    assert_quick_ones_are_whole(contrast, range(0, CARDS, 4))


def assert_quick_ones_are_whole(seen: Seen, numbers: range) -> None:
    """Not to the last bit (the edge of a shape may fall on the other side of a quarter pixel), but to every eye."""
    for number in numbers:
        quick = np.asarray(rendered(card(seen.picture, number, seen.theme), seen.base.shape[1]).convert("RGB"))
        specks = changed(quick, seen.cards[number])
        assert specks.mean() < 0.0005, seen.picture.cards[number]
        assert not shrunk(specks, 1).any(), seen.picture.cards[number]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("picture", NAMES)
def test_every_feature_is_told_in_words_before_and_after(picture: str, language: str) -> None:
    words = Words(language)
    said = [words.forms(noun(f"difference-{picture}-{number:02}")) for number in range(1, CARDS + 1)]
    assert len({statement[form] for statement in said for form in ("", "_altered")}) == 2 * CARDS
    assert len({statement["_name"] for statement in said}) == CARDS
