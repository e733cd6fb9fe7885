"""An animal for everybody: no two people of a hall look the same while there are faces left."""

from __future__ import annotations

from collections.abc import Collection

from tablee.core.art import ANIMALS
from tablee.protocol.hall import FACES


def free_face(wanted: int, worn: Collection[int]) -> int:
    """The face somebody wants; if another has it, that animal in other clothes, or else the next animal."""
    kinds = len(ANIMALS)
    for turn in range(kinds):
        for outfit in range(FACES // kinds):
            face = (wanted % kinds + turn) % kinds + kinds * ((wanted // kinds + outfit) % (FACES // kinds))
            if face not in worn:
                return face
    return wanted
