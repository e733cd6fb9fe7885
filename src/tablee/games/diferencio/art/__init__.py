"""The boards of Diferencio: two worlds of nine places, six faces each; and towns that are composed from a word."""

from __future__ import annotations

from functools import cache, partial

from tablee.core.art import Art, Deck, Face, Patch, Style
from tablee.drawing.cards import gingham, plate
from tablee.drawing.colouring import styled, theme_of
from tablee.drawing.shapes import sheet
from tablee.games.diferencio.art.composed.kinds import KINDS, seed_from
from tablee.games.diferencio.art.lid import SIDE, cover
from tablee.games.diferencio.art.sea import SEA
from tablee.games.diferencio.art.town import TOWN
from tablee.games.diferencio.art.world import HEIGHT, PLACE_HEIGHT, PLACE_WIDTH, WIDTH, World

WORLDS = {world.name: world for world in (TOWN, SEA)}
PLAIN = (0,) * 9  # the board as it lies in the box


@cache
def place(world: World, number: int, face: int, theme: str) -> Face:
    """One card: what a place of the board shows with one of its six faces."""
    return Face(
        name=f"diferencio/{world.name}-{number + 1}-{face + 1}",
        width=PLACE_WIDTH,
        height=PLACE_HEIGHT,
        draw=styled(theme, partial(world.face, number, face)),
        pixels=480,
        patch=Patch(
            ground=styled(theme, partial(world.bare, number)),
            window=(0, 0, PLACE_WIDTH, PLACE_HEIGHT),
            draw=styled(theme, partial(world.alone, number, face)),
        ),
        secret=True,
    )


@cache
def board(world: World, theme: str) -> Face:
    draw = styled(theme, partial(world.board, PLAIN))
    return Face(f"diferencio/{world.name}", WIDTH, HEIGHT, draw, pixels=1800)


@cache
def bare_board(world: World, theme: str) -> Face:
    """The board as it is printed: cards are laid on it."""
    return Face(f"diferencio/{world.name}-bare", WIDTH, HEIGHT, styled(theme, partial(world.board, ())), pixels=1800)


def back(style: Style) -> Face:
    """Of all cards: they are cut square, because they lie edge to edge."""
    body = gingham(PLACE_WIDTH, PLACE_HEIGHT, style) + plate(PLACE_WIDTH / 2, PLACE_HEIGHT / 2, style, 1.6)
    return Face("diferencio/back", PLACE_WIDTH, PLACE_HEIGHT, lambda: sheet(PLACE_WIDTH, PLACE_HEIGHT, body))


def cards(world: World, style: Style) -> list[Face]:
    return [place(world, number, face, theme_of(style)) for number in range(9) for face in range(6)]


def faces(style: Style) -> list[Face]:
    made = [face for world in WORLDS.values() for face in (board(world, theme_of(style)), *cards(world, style))]
    return [*made, back(style)]


def decks(style: Style) -> list[Deck]:
    """Two boards, and the cards that lie on them."""
    behind = back(style)
    boards = [bare_board(world, theme_of(style)) for world in WORLDS.values()]
    return [
        *(Deck(board.name, 225, 180, [(board, None)]) for board in boards),
        *(Deck(world.name, 75, 60, [(card, behind) for card in cards(world, style)]) for world in WORLDS.values()),
    ]


def composed_decks(style: Style, kind: str, word: str) -> list[Deck]:
    """A board and its cards, composed from a word."""
    from tablee.games.diferencio.art.composed.keeping import world  # it measures pixels: loaded when wanted

    made, behind = world(kind, seed_from(word)), back(style)
    board = bare_board(made, theme_of(style))
    return [
        Deck(board.name, 225, 180, [(board, None)]),
        Deck(made.name, 75, 60, [(card, behind) for card in cards(made, style)]),
    ]


ART = Art(SIDE, faces, cover, decks, composed_decks=composed_decks, worlds=KINDS)
