"""Drawing: letters as outlines, colours with a contrast one can compute, the colouring book."""

from __future__ import annotations

import re

import numpy as np
import pytest

from tablee.drawing.colouring import BLACK, LEAST, colouring, lightened
from tablee.drawing.lettering import kerning, letters, width_of
from tablee.drawing.outlines import heart, moon, number, polygon, ring, smooth, star
from tablee.drawing.palette import BLUE, INK, SUN, contrast, luminance, mixed
from tablee.drawing.shapes import box, flat, group, line, sheet
from tablee.games.diferencio.art import WORLDS
from tablee.games.difference.art import PICTURES
from tablee.images.raster import image

DRAWINGS = {
    **{name: picture.svg for name, picture in PICTURES.items()},
    **{name: lambda world=world: world.board([3] * 9) for name, world in WORLDS.items()},
}


def test_contrast_is_that_of_the_web_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#ffffff", "#777777") == contrast("#777777", "#ffffff")
    assert luminance("#ff0000") == pytest.approx(0.2126)


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert [mixed("#000000", "#ffffff", share) for share in (0, 0.5, 1)] == ["#000000", "#808080", "#ffffff"]


@pytest.mark.parametrize("name", DRAWINGS)
def test_in_high_contrast_a_black_line_is_seen_on_every_colour(name: str) -> None:
    svg = colouring(DRAWINGS[name]())
    assert INK not in svg
    for colour in set(re.findall(r"#[0-9a-f]{6}", svg)):
        assert colour == BLACK or contrast(colour, BLACK) >= LEAST, colour


def test_light_colours_stay_as_they_are_and_lines_become_bolder() -> None:
    assert lightened(SUN) == SUN
    assert lightened(BLUE) != BLUE
    assert 'stroke-width="4.8"' in colouring(line("M0 0H9", 3.2))
    assert 'stroke-width="23.2"' in colouring(line("M0 0H9", 20))  # what lies under a limb is no outline


def test_words_are_outlines_as_wide_as_they_say() -> None:
    words = sheet(400, 100, letters("Tablée", 200, 70, 60))
    assert "<text" not in words
    drawn = np.asarray(image(words, 400).getchannel("A")) > 128
    columns = np.nonzero(drawn.any(axis=0))[0]
    assert columns[-1] - columns[0] == pytest.approx(width_of("Tablée", 60), abs=8)
    assert (columns[0] + columns[-1]) / 2 == pytest.approx(200, abs=4)


def test_letters_stand_as_close_as_the_font_says() -> None:
    assert kerning("T", "a") < 0
    assert width_of("Ta", 100) < width_of("T", 100) + width_of("a", 100)


def test_every_letter_of_both_languages_can_be_drawn() -> None:
    for letter in "ÀÂÇÉÈÊËÎÏÔÙÛÜŒœàâçéèêëîïôùûüABCXYZabcxyz0123456789!?’'«»–…×+":
        assert image(sheet(100, 140, letters(letter, 50, 100, 90)), 50).getchannel("A").getextrema()[1] > 200


@pytest.mark.parametrize("outline", [star(40), heart(40), moon(40), polygon(ring(6, 40)), smooth(ring(5, 40))])
def test_outlines_are_round_their_origin(outline: str) -> None:
    drawn = np.asarray(image(sheet(100, 100, group(flat(outline, INK), x=50, y=50)), 100).getchannel("A")) > 128
    rows, columns = np.nonzero(drawn)
    assert 500 < drawn.sum() < 6000
    assert rows.mean() == pytest.approx(50, abs=12)
    assert columns.mean() == pytest.approx(50, abs=12)


def test_numbers_are_short() -> None:
    assert [number(value) for value in (3, 3.5, -0.001, 0.126, -2)] == ["3", "3.5", "0", "0.13", "-2"]


def test_a_group_is_moved_turned_and_mirrored() -> None:
    arrow = box(0, -2, 30, 4, INK, width=0)
    for options, expected in (({}, (65, 50)), ({"turn": 90}, (50, 65)), ({"mirror": True}, (35, 50))):
        drawn = np.asarray(image(sheet(100, 100, group(arrow, x=50, y=50, **options)), 100).getchannel("A")) > 128
        rows, columns = np.nonzero(drawn)
        assert (columns.mean() + 0.5, rows.mean() + 0.5) == pytest.approx(expected, abs=1)
