"""Measures where cards of DIFFERENCE differ and how far faces of Diferencio are apart: `make measure`.

What is found is kept beside what reads it, as regions.json and distances.json: nothing of it is typed by hand, and a
test measures it again.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import ModuleType

import msgspec

from tablee.games import diferencio, difference
from tablee.games.diferencio.art import WORLDS
from tablee.games.diferencio.art.world import World
from tablee.games.difference.art import PICTURES
from tablee.games.difference.regions import CELLS
from tablee.images.measure import changes, colour_difference, lab, region


def distances(world: World) -> list[list[list[float]]]:
    """Mean colour difference (CIE 1976) between any two faces, by place."""
    table = []
    for place in range(len(world.faces)):
        faces = [lab(world.face(place, face)) for face in range(len(world.faces[place]))]
        table.append([[colour_difference(one, other) for other in faces] for one in faces])
    return table


def main() -> None:
    """Measures all pictures and worlds, and keeps what the games use."""
    found = {name: [region(c.mask, CELLS) for c in changes(picture).values()] for name, picture in PICTURES.items()}
    write(difference, "regions.json", found)
    with ProcessPoolExecutor() as pool:
        measured = pool.map(distances, WORLDS.values())
    write(diferencio, "distances.json", dict(zip(WORLDS, measured, strict=True)))


def write(package: ModuleType, name: str, data: object) -> None:
    Path(str(package.__file__)).with_name(name).write_bytes(msgspec.json.encode(data) + b"\n")


if __name__ == "__main__":
    main()
