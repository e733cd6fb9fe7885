"""A picture in layers, some of which can be altered: the cards of DIFFERENCE."""

from __future__ import annotations

from collections.abc import Callable

from tablee.drawing.shapes import sheet, view

Still = Callable[[], str]
Alterable = Callable[[bool], str]


class Layers:
    """Part of a picture, painted from back to front in the order in which it is written down."""

    def __init__(self) -> None:
        self.painted: list[tuple[str, Alterable]] = []

    def still(self, draw: Still) -> Still:
        """Decorates a layer that is the same on every card."""
        self.painted.append(("", lambda _: draw()))
        return draw

    def feature(self, draw: Alterable) -> Alterable:
        """Decorates an alterable layer; the function's name is the feature's name."""
        self.painted.append((draw.__name__, draw))
        return draw


class Picture:
    """A whole picture. Card k of the game is the picture with its feature k altered."""

    def __init__(
        self, name: str, cards: tuple[str, ...], definitions: str, *parts: Layers, width: int = 1200, height: int = 900
    ) -> None:
        self.name = name
        self.cards = cards  # the features, by the number of their card
        self.definitions = definitions
        self.layers = [layer for part in parts for layer in part.painted]
        self.width, self.height = width, height

    def svg(self, *altered: str) -> str:
        """The base picture, or the one with these features altered."""
        return sheet(self.width, self.height, self.body(altered), self.definitions)

    def window(self, left: int, top: int, width: int, height: int, *altered: str) -> str:
        """What one sees of it through a window."""
        return view(left, top, width, height, self.body(altered), self.definitions)

    def body(self, altered: tuple[str, ...]) -> str:
        return "".join(draw(name in altered) for name, draw in self.layers)
