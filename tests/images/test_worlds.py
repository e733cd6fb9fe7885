"""The worlds of Diferencio: faces that fit without a seam, and differ enough but not too much."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from bench import measure_art
from tablee.games.diferencio.art import WORLDS, place
from tablee.games.diferencio.art.world import PLACE_WIDTH, World
from tablee.games.diferencio.distances import distance, distances
from tablee.games.diferencio.state import FACES, SPACES
from tablee.images import measure
from tablee.images.raster import rendered
from tests.images.proven import unless_proven

EDGE = 3  # px along a place where its six faces must agree
LEAST, MOST = 2.0, 40.0  # mean colour difference: seen side by side, and yet the same place

worlds = pytest.mark.parametrize("world", WORLDS.values(), ids=WORLDS)


@worlds
def test_a_world_has_nine_places_of_six_faces(world: World) -> None:
    assert [len(faces) for faces in world.faces] == [FACES] * SPACES
    assert len({draw for faces in world.faces for draw in faces}) == SPACES * FACES


@unless_proven
@worlds
def test_the_distances_that_are_kept_are_those_of_the_pictures(world: World) -> None:
    kept = np.array(distances()[world.name])
    assert np.abs(kept - np.array(measure_art.distances(world))).max() < 0.05, "measure them again: make measure"


@worlds
def test_any_two_faces_of_a_place_differ_clearly_but_belong_together(world: World) -> None:
    for number in range(SPACES):
        for one, other in combinations(range(FACES), 2):
            assert LEAST <= distance(world.name, number, one, other) <= MOST, (number + 1, one + 1, other + 1)
            assert distance(world.name, number, one, other) == distance(world.name, number, other, one)
        assert distance(world.name, number, 0, 0) == 0


@unless_proven
@worlds
@pytest.mark.parametrize("number", range(SPACES))
def test_faces_fit_into_the_board_without_a_seam(world: World, number: int) -> None:
    faces = [measure.pixels(world.face(number, face), PLACE_WIDTH) for face in range(FACES)]
    edge = np.ones(faces[0].shape[:2], dtype=bool)
    edge[EDGE:-EDGE, EDGE:-EDGE] = False
    for face in faces[1:]:
        assert measure.apart(face, faces[0])[edge].max() <= 1


@unless_proven
@worlds
def test_nine_faces_make_the_board(world: World) -> None:
    chosen = [number % FACES for number in range(SPACES)]
    board = measure.pixels(world.board(chosen), 3 * PLACE_WIDTH)
    for number, face in enumerate(chosen):
        made = np.asarray(rendered(place(world, number, face, "day"), PLACE_WIDTH).convert("RGB"))
        top, left = number // 3 * made.shape[0], number % 3 * made.shape[1]
        cut = board[top : top + made.shape[0], left : left + made.shape[1]]
        specks = measure.changed(cut, made)  # the edge of a shape may fall on the other side of a quarter pixel
        assert specks.mean() < 0.001
        assert not measure.shrunk(specks, 1).any()
