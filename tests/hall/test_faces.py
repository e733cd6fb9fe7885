"""No two people of a hall look the same while there are faces left."""

from __future__ import annotations

from tablee.core.art import ANIMALS
from tablee.hall.model.faces import free_face
from tablee.protocol.hall import FACES

OWL = ANIMALS.index("owl")


def test_somebody_has_the_face_they_want_if_nobody_has_it() -> None:
    assert free_face(OWL, {OWL + len(ANIMALS)}) == OWL


def test_else_the_same_animal_wears_other_clothes() -> None:
    worn = {OWL}
    for _ in range(3):
        face = free_face(OWL, worn)
        assert face % len(ANIMALS) == OWL
        worn.add(face)
    assert free_face(OWL, worn) == OWL + 1


def test_sixty_four_people_have_sixty_four_faces_and_the_next_has_the_one_they_want() -> None:
    worn: set[int] = set()
    for _ in range(FACES):
        worn.add(free_face(FACES - 1, worn))
    assert worn == set(range(FACES))
    assert free_face(7, worn) == 7
