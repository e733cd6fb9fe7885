"""New pictures for a match of DIFFERENCE: what options ask for, and how pictures are composed and drawn.

What composes needs a renderer and takes seconds: it is loaded when somebody asks for it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from functools import partial

import msgspec

from tablee.core.art import Face
from tablee.core.game import ATTEMPTS, FromSecret, Made, MadeCard, MadeFace, MadePicture, Making
from tablee.games.difference.events import Options
from tablee.games.difference.pictures import KNOWN, LAST, Composed, Photo, read
from tablee.games.difference.regions import CELLS, Region, box
from tablee.games.difference.state import CARDS

KINDS = (
    "beach", "beach_hard",
    "market", "market_hard",
    "station", "station_hard",
    "village", "village_hard",
)  # fmt: skip
FROM_SECRETS = (KINDS,)  # the kinds that follow from secrets; those of earlier versions stay, for records to be checked
NUMBERS = 9999  # of pictures, as the composer counts them
ANY = "new"  # of the option: a picture of any kind; with a kind behind it, of that one
FACE = re.compile(r"^difference/(\d+)-(\d\d)\Z")  # as scene.py names them
WIDTH, HEIGHT = 1200, 900  # units of a picture
PIXELS = 1600  # across
GRAIN = 12  # units on which a window lies


def wanted(options: Options) -> tuple[str, ...]:
    chosen = str(options.picture)
    if chosen == ANY:
        return KINDS
    kind = chosen.removeprefix(f"{ANY}_")
    return (kind,) if kind in KINDS else ()


def is_named(options: Options) -> bool:
    return isinstance(options.picture, int) and options.picture <= LAST


def compose(kind: str) -> Composed:
    """A picture of a number that nobody knows."""
    while True:
        found = composed(kind, 1 + secrets.randbelow(NUMBERS), secrets.token_hex(16))
        if found is not None:
            return found


def composed(kind: str, number: int, salt: str) -> Composed | None:
    """Nothing, if no picture of this number is fair."""
    from tablee.games.difference.art.composed.keeping import NoPicture, kept
    from tablee.games.difference.art.composed.kinds import COMPOSER

    try:
        found = kept(kind, number)
    except NoPicture:
        return None
    spots = [msgspec.structs.asdict(spot) for spot in found.spots]
    plain = {"kind": kind, "number": number, "composer": COMPOSER, "draft": found.draft, "salt": salt, "spots": spots}
    made = read(plain)
    assert isinstance(made, Composed)
    return made


# ---- pictures that follow from a secret


def from_secret(secret: bytes, attempt: int) -> Composed | None:
    """The same wherever COMPOSER is the same; whoever does not have the secret knows neither number nor salt."""
    return composed(*drawn_from(secret, attempt, FROM_SECRETS[-1]))


def drawn_from(secret: bytes, attempt: int, kinds: tuple[str, ...]) -> tuple[str, int, str]:
    """Kind, number and salt."""
    found = hmac.digest(secret, f"picture-{attempt}".encode(), "sha512")
    kind = kinds[int.from_bytes(found[:8], "big") % len(kinds)]
    return kind, 1 + int.from_bytes(found[8:16], "big") % NUMBERS, found[16:32].hex()


def follows(made: Made, secret: bytes) -> bool:
    if not isinstance(made, Composed):
        return False
    meant = (made.kind, made.number, made.salt)
    return any(drawn_from(secret, attempt, kinds) == meant for kinds in FROM_SECRETS for attempt in range(ATTEMPTS))


def can_draw(made: Made) -> bool:
    from tablee.games.difference.art.composed.kinds import COMPOSER

    return isinstance(made, Composed) and made.composer == COMPOSER and made.kind in KINDS


# ---- drawing


def draw(made: Made) -> MadePicture:
    """ValueError, if it was composed by another version."""
    from tablee.games.difference.art.composed.keeping import draft

    assert isinstance(made, Composed)
    if not can_draw(made):
        raise ValueError(f"it was composed by version {made.composer}, which is not this one")
    picture = draft(made.kind, made.number, made.draft)
    cards: list[MadeCard] = []
    for spot in made.spots:
        window = window_of(spot.region)
        drawn = partial(picture.window, *window)
        cards.append(MadeCard(window, drawn, partial(drawn, spot.key)))
    return MadePicture(Face(folder(made), WIDTH, HEIGHT, picture.svg, PIXELS, secret=True), cards)


def window_of(region: Region) -> tuple[int, int, int, int]:
    """Around an alteration, with a margin, so that it falls on whole pixels."""
    left, top, right, bottom = (side * WIDTH // CELLS for side in box(region))
    left, top = (max(0, (side // GRAIN - 1) * GRAIN) for side in (left, top))
    right, bottom = min(WIDTH, (right // GRAIN + 2) * GRAIN), min(HEIGHT, (bottom // GRAIN + 2) * GRAIN)
    return left, top, right - left, bottom - top


def face(name: str) -> MadeFace | None:
    found = FACE.match(name)
    made = KNOWN.get(int(found[1])) if found else None
    if found is None or made is None or not 1 <= int(found[2]) <= CARDS:
        return None
    return MadeFace(made, int(found[2]) - 1, folder(made), WIDTH, HEIGHT, PIXELS, brought=isinstance(made, Photo))


def folder(made: Made) -> str:
    if isinstance(made, Photo):
        return made.photo
    assert isinstance(made, Composed)
    drawn_from = [made.draft, *((spot.key, spot.region) for spot in made.spots)]
    found = hashlib.sha256(msgspec.json.encode(drawn_from)).hexdigest()[:16]
    return f"{made.kind}-{made.number:04}-{made.composer}-{found}"


MAKING = Making(KINDS, wanted, is_named, read, compose, can_draw, draw, face, folder, FromSecret(from_secret, follows))
