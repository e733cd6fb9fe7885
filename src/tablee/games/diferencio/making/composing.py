"""New towns for a match of Diferencio: what options ask for, and how towns are composed and drawn.

What composes needs a renderer and takes seconds: it is loaded when somebody asks for it.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from functools import partial

import msgspec

from tablee.core.art import Face
from tablee.core.game import Made, MadeCard, MadeFace, MadePicture, Making
from tablee.games.diferencio.events import Options
from tablee.games.diferencio.state import CARDS, FACES, SPACES
from tablee.games.diferencio.worlds import KNOWN, Composed, read

KINDS = ("town",)
NEW = "new"  # of the option
FACE = re.compile(r"^diferencio/(\d+)-([1-9])-([1-6])\Z")  # as scene.py names them
WIDTH, HEIGHT = 600, 480  # units of a place
ACROSS = 3  # places of the board
PIXELS = 480  # of a place, across


def wanted(options: Options) -> tuple[str, ...]:
    return KINDS if options.side == NEW else ()


def is_named(options: Options) -> bool:
    return isinstance(options.side, int)


def compose(kind: str) -> Composed:
    """A town of a number that nobody knows."""
    from tablee.games.diferencio.art.composed.keeping import NoWorld, kept
    from tablee.games.diferencio.art.composed.kinds import COMPOSER, SEEDS

    while True:
        number, salt = 1 + secrets.randbelow(SEEDS), secrets.token_hex(16)
        try:
            places = [msgspec.structs.asdict(place) for place in kept(kind, number)]
        except NoWorld:
            continue
        return read({"kind": kind, "number": number, "composer": COMPOSER, "salt": salt, "places": places})


def can_draw(made: Made) -> bool:
    from tablee.games.diferencio.art.composed.kinds import COMPOSER

    assert isinstance(made, Composed)
    return made.composer == COMPOSER and made.kind in KINDS


def draw(made: Made) -> MadePicture:
    """The bare board, and for each card its place with and without what stands there. ValueError, if it was composed by
    another version."""
    from tablee.games.diferencio.art.composed import keeping

    assert isinstance(made, Composed)
    if not can_draw(made):
        raise ValueError(f"it was composed by version {made.composer}, which is not this one")
    world = keeping.composed(made.kind, made.number, [(place.draft, place.six) for place in made.places])
    cards = [
        MadeCard(window_of(place), partial(world.bare, place), partial(world.face, place, face))
        for place in range(SPACES)
        for face in range(FACES)
    ]
    board = Face(folder(made), ACROSS * WIDTH, ACROSS * HEIGHT, partial(world.board, ()), ACROSS * PIXELS, secret=True)
    return MadePicture(board, cards, in_windows=True)


def window_of(place: int) -> tuple[int, int, int, int]:
    row, column = divmod(place, ACROSS)
    return column * WIDTH, row * HEIGHT, WIDTH, HEIGHT


def face(name: str) -> MadeFace | None:
    found = FACE.match(name)
    made = KNOWN.get(int(found[1])) if found else None
    if found is None or made is None:
        return None
    card = (int(found[2]) - 1) * FACES + int(found[3]) - 1
    assert card < CARDS
    left, top, width, height = (side * PIXELS // WIDTH for side in window_of(card // FACES))
    return MadeFace(made, card, folder(made), WIDTH, HEIGHT, PIXELS, (left, top, left + width, top + height))


def folder(made: Made) -> str:
    assert isinstance(made, Composed)
    drawn_from = [(place.draft, place.six) for place in made.places]
    found = hashlib.sha256(msgspec.json.encode(drawn_from)).hexdigest()[:16]
    return f"{made.kind}-{made.number:04}-{made.composer}-{found}"


MAKING = Making(KINDS, wanted, is_named, read, compose, can_draw, draw, face, folder)
