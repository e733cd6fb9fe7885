"""The cards of DIFFERENCE: four pictures drawn by hand, each in 25 altered versions; and decks of composed ones."""

from __future__ import annotations

import hashlib
from functools import cache, partial

from tablee.core.art import Alteration, Art, Deck, Differences, Face, Patch, Style
from tablee.core.words import Msg
from tablee.drawing.colouring import styled, theme_of
from tablee.drawing.layers import Picture
from tablee.games.difference.art.castle import PICTURE as CASTLE
from tablee.games.difference.art.circus import PICTURE as CIRCUS
from tablee.games.difference.art.composed.kinds import SEEDS, WORLDS
from tablee.games.difference.art.dragon import PICTURE as DRAGON
from tablee.games.difference.art.lake import PICTURE as LAKE
from tablee.games.difference.art.lid import SIDE, cover
from tablee.games.difference.regions import CELLS, box, regions

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


# ---- composed pictures


def composed_decks(style: Style, world: str, word: str) -> list[Deck]:
    """Two-sided cards of one world from a word: an easy picture, and a hard one on the other side."""
    number = seed_from(word)
    fronts, backs = (composed_cards(f"{world}{level}", number, style) for level in ("", "_hard"))
    return [Deck(f"{world}-{number:04}", 96, 72, list(zip(fronts, backs, strict=True)))]


def composed_cards(kind: str, number: int, style: Style) -> list[Face]:
    from tablee.games.difference.art.composed.keeping import name_of, picture  # it measures pixels: loaded when wanted

    made, theme = picture(kind, number), theme_of(style)
    return [
        Face(
            f"difference/{name_of(kind, number)}-{card:02}",
            made.width,
            made.height,
            styled(theme, partial(made.svg, key)),
            pixels=1600,
            secret=True,
        )
        for card, key in enumerate(made.cards, 1)
    ]


def seed_from(word: str) -> int:
    """The number of a picture from a word; a number that is one already stays what it is."""
    if word.isascii() and word.isdigit() and len(word) <= len(str(SEEDS)) and int(word):
        return int(word)
    return 1 + int.from_bytes(hashlib.sha256(word.encode()).digest()[:4], "big") % SEEDS


ART = Art(SIDE, faces, cover, decks, differences=differences, composed_decks=composed_decks, worlds=WORLDS)
