"""A composed picture: a ground, and props from back to front. It is used as the pictures drawn by hand are."""

from __future__ import annotations

from tablee.drawing.layers import Picture
from tablee.drawing.shapes import view
from tablee.games.difference.art.composed.ground import Ground, meets
from tablee.games.difference.art.composed.packing import HEIGHT, WIDTH, Placed
from tablee.games.difference.art.parts.prop import Feature


class Composed(Picture):
    """`cards` are the features that were chosen, in the order of the cards; before that there are none."""

    def __init__(self, name: str, definitions: str, ground: Ground, placed: list[Placed]) -> None:
        super().__init__(name, (), definitions, width=WIDTH, height=HEIGHT)
        self.ground = ground
        self.placed = sorted(placed, key=lambda each: each.order)
        self.features: dict[str, Feature] = {
            feature.key: feature for each in self.placed for feature in each.prop.features
        }

    def body(self, altered: tuple[str, ...]) -> str:
        keys = frozenset(altered)
        return self.ground.svg() + "".join(each.svg(keys) for each in self.placed)

    def window(self, left: int, top: int, width: int, height: int, *altered: str) -> str:
        """What one sees through a window; what lies outside of it is not drawn at all."""
        keys, here = frozenset(altered), (left, top, left + width, top + height)
        seen = [each.svg(keys) for each in self.placed if meets(each.window, here)]
        return view(left, top, width, height, self.ground.within(*here) + "".join(seen), self.definitions)
