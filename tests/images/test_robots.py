"""Robots and animals: told apart at the size of a small seat, also without colour; moods are seen; eyes shine."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from tablee.core import art
from tablee.core.art import MOODS, THEMES, Style
from tablee.drawing.animals import ANIMALS
from tablee.drawing.colouring import lightened
from tablee.drawing.palette import contrast
from tablee.drawing.robots.features import SCREEN
from tablee.drawing.robots.heads import LIGHTS
from tablee.drawing.robots.seats import ROBOTS, dimmed
from tablee.images.catalogue import faces
from tablee.images.contact_sheets import WALL
from tablee.images.raster import image

SMALL = 40  # pixels
APART = 40  # of 255: two greys that nobody takes for one another
MIDDLE = (slice(6, 36), slice(6, 36))  # within the disc, without the sign of a mood

Grey = npt.NDArray[np.int16]


@cache
def seen(name: str, theme: str) -> Grey:
    """A face of the product as it is at a small seat, without colour."""
    small = image(faces(Style("fr", theme))[f"house/{name}"].draw(), SMALL).convert("RGBA")
    wall = Image.new("RGBA", small.size, WALL[theme])
    wall.alpha_composite(small)
    return np.asarray(wall.convert("L"), dtype=np.int16)


def differing(one: str, other: str, theme: str) -> float:
    """The share of the middle of two faces where their greys are apart."""
    return float((np.abs(seen(one, theme) - seen(other, theme))[MIDDLE] > APART).mean())


def test_everybody_with_a_name_is_drawn() -> None:
    assert tuple(ANIMALS) == art.ANIMALS
    assert tuple(ROBOTS) == art.ROBOTS
    for theme in THEMES:
        named = faces(Style("fr", theme))
        for robot in ROBOTS:
            for mood in MOODS:
                assert f"house/robot-{robot}-{mood}" in named
                assert f"house/bust-robot-{robot}-{mood}" in named
    assert not any(name.removeprefix("house/robot-").isdigit() for name in named)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("mood", MOODS)
def test_robots_are_told_apart_at_forty_pixels_in_grey(mood: str, theme: str) -> None:
    for one, other in combinations(ROBOTS, 2):
        assert differing(f"robot-{one}-{mood}", f"robot-{other}-{mood}", theme) > 0.25, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_animals_are_told_apart_at_forty_pixels_in_grey(theme: str) -> None:
    for one, other in combinations(ANIMALS, 2):
        assert differing(f"animal-{one}", f"animal-{other}", theme) > 0.25, (one, other)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("robot", ROBOTS)
def test_every_mood_is_seen_in_the_face_and_not_only_by_its_sign(robot: str, theme: str) -> None:
    for one, other in combinations(MOODS, 2):
        assert differing(f"robot-{robot}-{one}", f"robot-{robot}-{other}", theme) > 0.1, (one, other)


@pytest.mark.parametrize("robot", ROBOTS)
def test_a_mood_has_its_sign_at_the_upper_left_and_idle_has_none(robot: str) -> None:
    for mood in MOODS[1:]:
        idle, shown = (seen(f"robot-{robot}-{each}", "day")[:12, :12] for each in ("idle", mood))
        assert (np.abs(shown - idle) > APART).sum() >= 40, mood


def test_eyes_shine_on_their_screen() -> None:
    assert set(LIGHTS) == set(ROBOTS)
    for robot, light in LIGHTS.items():
        assert contrast(light, SCREEN) >= 7.1, robot
        assert contrast(lightened(light), lightened(SCREEN)) >= 7.1, robot


def test_discs_are_dimmer_by_night_and_robots_are_not() -> None:
    for robot, drawn in ROBOTS.items():
        day, night = (faces(Style("fr", theme))[f"house/robot-{robot}-idle"].draw() for theme in ("day", "night"))
        assert day.replace(drawn.ground, dimmed(drawn.ground)) == night
        assert contrast(drawn.ground, dimmed(drawn.ground)) > 3
