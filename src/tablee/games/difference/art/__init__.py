"""The cards of DIFFERENCE: four pictures, each in 25 altered versions."""

from __future__ import annotations

from functools import cache, partial

from tablee.core.art import Alteration, Art, Deck, Differences, Face, Patch, Style
from tablee.core.words import Msg
from tablee.drawing.colouring import styled, theme_of
from tablee.drawing.layers import Picture
from tablee.games.difference.art.castle import PICTURE as CASTLE
from tablee.games.difference.art.circus import PICTURE as CIRCUS
from tablee.games.difference.art.dragon import PICTURE as DRAGON
from tablee.games.difference.art.lake import PICTURE as LAKE
from tablee.games.difference.art.lid import SIDE, cover
from tablee.games.difference.art.regions import CELLS, box, regions

PICTURES = {picture.name: picture for picture in (CIRCUS, CASTLE, LAKE, DRAGON)}  # as state.PICTURES counts them
LEAST = {"circus": 0.15, "castle": 0.15, "lake": 0.06, "dragon": 0.06}  # per cent of a picture that a card changes
GRAIN = 12  # units on which a window lies, so that it falls on whole pixels at every usual width


@cache
def card(picture: Picture, number: int, theme: str) -> Face:
    """One card; its window alone differs from the base picture."""
    feature = picture.cards[number]
    window = window_of(picture, number)
    return Face(
        name=f"difference/{picture.name}-{number + 1:02}",
        width=picture.width,
        height=picture.height,
        draw=styled(theme, partial(picture.svg, feature)),
        pixels=1600,
        patch=Patch(styled(theme, picture.svg), window, styled(theme, partial(picture.window, *window, feature))),
        secret=True,
    )


def window_of(picture: Picture, number: int) -> tuple[int, int, int, int]:
    """The window in which a card is altered, with a margin."""
    unit = picture.width // CELLS
    left, top, right, bottom = (side * unit for side in box(regions()[picture.name][number]))
    left, top = (max(0, (side // GRAIN - 1) * GRAIN) for side in (left, top))
    right = min(picture.width, (right // GRAIN + 2) * GRAIN)
    bottom = min(picture.height, (bottom // GRAIN + 2) * GRAIN)
    return left, top, right - left, bottom - top


def cards(picture: Picture, style: Style) -> list[Face]:
    return [card(picture, number, theme_of(style)) for number in range(len(picture.cards))]


def faces(style: Style) -> list[Face]:
    return [face for picture in PICTURES.values() for face in cards(picture, style)]


def decks(style: Style) -> list[Deck]:
    """Two packs of two-sided cards, as in the box: an easy one and a hard one."""
    return [
        Deck("circus-castle", 96, 72, list(zip(cards(CIRCUS, style), cards(CASTLE, style), strict=True))),
        Deck("lake-dragon", 96, 72, list(zip(cards(LAKE, style), cards(DRAGON, style), strict=True))),
    ]


def differences() -> list[Differences]:
    return [
        Differences(
            picture.name, Msg(f"difference-option-picture-{picture.name}"), picture.width, picture.height, CELLS,
            picture.svg, [alteration(picture, number) for number in range(len(picture.cards))],
        )
        for picture in PICTURES.values()
    ]  # fmt: skip


def alteration(picture: Picture, number: int) -> Alteration:
    name = f"{picture.name}-{number + 1:02}"
    region = regions()[picture.name][number]
    return Alteration(f"difference/{name}", window_of(picture, number), region, f"difference-{name}")


ART = Art(SIDE, faces, cover, decks, differences=differences)
