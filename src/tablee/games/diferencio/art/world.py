"""A world of Diferencio: one picture, cut in nine numbered places, each with six faces.

The stage (sky, islands, numbers: all that never changes) fills the whole board. A face is drawn round the middle of its
place's ground and stays inside its place, so that any nine faces make one picture without a seam.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablee.drawing.outlines import Point
from tablee.drawing.shapes import clipped, group, view

PLACE_WIDTH, PLACE_HEIGHT = 600, 480
WIDTH, HEIGHT = 3 * PLACE_WIDTH, 3 * PLACE_HEIGHT

Draw = Callable[[], str]


@dataclass(frozen=True)
class World:
    name: str
    definitions: str
    stage: Draw
    grounds: tuple[Point, ...]  # the middle of each place's ground, on the board
    faces: tuple[tuple[Draw, ...], ...]  # by place, six each

    def board(self, faces: Sequence[int]) -> str:
        """The whole board; faces[place] is the one that stands there."""
        stood = "".join(self.cut(place, self.standing(place, face)) for place, face in enumerate(faces))
        return view(0, 0, WIDTH, HEIGHT, self.stage() + stood, self.definitions)

    def face(self, place: int, face: int) -> str:
        """One card: what the board shows in its place."""
        return self.window(place, self.stage() + self.standing(place, face))

    def bare(self, place: int) -> str:
        """A place with nothing standing in it."""
        return self.window(place, self.stage())

    def alone(self, place: int, face: int) -> str:
        """What stands in a place, without the stage."""
        return self.window(place, self.standing(place, face))

    def window(self, place: int, body: str) -> str:
        left, top = corner(place)
        return view(left, top, PLACE_WIDTH, PLACE_HEIGHT, body, self.definitions)

    def standing(self, place: int, face: int) -> str:
        x, y = self.grounds[place]
        return group(self.faces[place][face](), x=x, y=y)

    def cut(self, place: int, body: str) -> str:
        """What of a drawing lies in a place."""
        left, top = corner(place)
        outline = f"M{left} {top}h{PLACE_WIDTH}v{PLACE_HEIGHT}h{-PLACE_WIDTH}Z"
        return clipped(f"place-{place}", outline, body, width=0)


def corner(place: int) -> tuple[int, int]:
    """Upper left corner of a place, 0 to 8, read like a page."""
    return place % 3 * PLACE_WIDTH, place // 3 * PLACE_HEIGHT
