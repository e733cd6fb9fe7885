"""What a page can keep beyond its first visit, as a file for it: pictures of other styles, and sealed ones by game."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from tablee.page.building.sealed import SealedFile


class SealedGroup(Struct, frozen=True):
    """The sealed pictures of a game."""

    files: list[str]
    bytes: int


class Keepable(Struct, frozen=True):
    version: str  # as the service worker has it
    faces: list[str]  # names, the same in every style
    styles: dict[str, int]  # bytes of the pictures, by style: fr-day
    sealed: dict[str, SealedGroup]  # by game


def keepable(out: Path, version: str, pictures: Path, sealed: dict[str, SealedFile]) -> bytes:
    """As JSON. `pictures` is the folder with one folder for each style."""
    styles = sorted(path for path in pictures.iterdir())
    faces = [path.relative_to(styles[0]).with_suffix("").as_posix() for path in sorted(styles[0].rglob("*.svg"))]
    sizes = {style.name: sum(path.stat().st_size for path in style.rglob("*.svg")) for style in styles}
    games = sorted({name.partition("/")[0] for name in sealed})
    groups = {
        game: group(out, [each for name, each in sealed.items() if name.startswith(f"{game}/")]) for game in games
    }
    return msgspec.json.encode(Keepable(version, faces, sizes, groups))


def group(out: Path, found: list[SealedFile]) -> SealedGroup:
    names = sorted({f"sealed/{file}" for each in found for file in (each.file, each.ground) if file})
    return SealedGroup(names, sum((out / name).stat().st_size for name in names))
