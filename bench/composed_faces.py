"""Composes towns of Diferencio and holds their faces against every gate. What was found is kept in a file, so that it
can be stopped and goes on where it was.

python -m bench.composed_faces [NUMBER OF SEEDS]
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path

import msgspec
import numpy as np

from bench.resumed import resumed
from tablee.core.words import LANGUAGES
from tablee.drawing.colouring import colouring
from tablee.games.diferencio.art.composed.keeping import Place, kept, world
from tablee.games.diferencio.art.composed.kinds import COMPOSER, KINDS
from tablee.games.diferencio.art.world import PLACE_WIDTH, World
from tablee.games.diferencio.state import FACES, SPACES
from tablee.images.cache import webp
from tablee.images.measure import Mask, Pixels, apart, changed, colour_difference, lab, pixels
from tablee.images.one_time import BLANKS, bucket
from tablee.images.raster import image

LEAST, MOST = 4.0, 40.0  # mean colour difference of two faces
IN_CONTRAST = 4.0  # of the same two in the colouring book
EDGE = 3  # px along a place where all of its faces are the bare place
PLATE, ROUND = 62, 45  # px from a corner to the middle of its number, and to its rim
SENT = 480  # px of a face as it is sent
SPARE = 0.95  # of a bucket: a crop may be a little longer than another
MEASURED = 0.02  # by which the two ways to measure may differ


class Looked(msgspec.Struct):
    """What was found of a number; `nearest` by place."""

    kind: str
    number: int
    drafts: list[int]
    nearest: list[float]
    mean: float
    faults: list[str]


def look(kind: str, number: int) -> Looked:
    places, made = kept(kind, number), world(kind, number)
    wrong: list[str] = []
    for place in range(SPACES):
        found = far(made, place, places[place]) + framed(made, place) + unsaid(places[place]) + long(made, place)
        wrong += [f"place {place + 1}: {each}" for each in found]
    pairs = [[each.apart[one][other] for one, other in combinations(range(FACES), 2)] for each in places]
    mean = round(sum(map(sum, pairs)) / sum(map(len, pairs)), 2)
    return Looked(kind, number, [each.draft for each in places], [min(each) for each in pairs], mean, wrong)


def far(made: World, place: int, found: Place) -> list[str]:
    """Any two faces differ, by day (which is the night, too) and in high contrast; and what was kept is true."""
    drawings = [made.face(place, face) for face in range(FACES)]
    day, contrast = [lab(svg) for svg in drawings], [lab(colouring(svg)) for svg in drawings]
    wrong: list[str] = []
    for one, other in combinations(range(FACES), 2):
        measured = colour_difference(day[one], day[other])
        if not LEAST <= measured <= MOST:
            wrong.append(f"faces {one + 1} and {other + 1} are {measured} apart")
        if abs(measured - found.apart[one][other]) > MEASURED:
            wrong.append(f"faces {one + 1} and {other + 1} are {measured} apart, {found.apart[one][other]} was kept")
        if (pale := colour_difference(contrast[one], contrast[other])) < IN_CONTRAST:
            wrong.append(f"faces {one + 1} and {other + 1} are {pale} apart in high contrast")
    return wrong


def framed(made: World, place: int) -> list[str]:
    """Nothing reaches the edge of its place, or covers its number."""
    bare = pixels(made.bare(place), PLACE_WIDTH)
    faces = [pixels(made.face(place, face), PLACE_WIDTH) for face in range(FACES)]
    wrong = [
        f"face {i + 1} reaches the edge" for i, face in enumerate(faces) if apart(face, bare)[edge(bare)].max() > 1
    ]
    hidden = [i for i, face in enumerate(faces) if changed(face, bare)[plate(bare)].any()]
    return wrong + [f"face {i + 1} covers the number" for i in hidden]


def edge(picture: Pixels) -> Mask:
    found = np.ones(picture.shape[:2], dtype=bool)
    found[EDGE:-EDGE, EDGE:-EDGE] = False
    return found


def plate(picture: Pixels) -> Mask:
    rows, columns = np.indices(picture.shape[:2])
    return np.asarray((rows - PLATE) ** 2 + (columns - PLATE) ** 2 <= ROUND**2)


def unsaid(found: Place) -> list[str]:
    """Names that are there twice."""
    return [
        f"two faces have one name, {language}: {found.names}"
        for i, language in enumerate(LANGUAGES)
        if len({name[i] for name in found.names}) < FACES
    ]


def long(made: World, place: int) -> list[str]:
    """All faces are filled up to the same length, whole and half (DFO-23)."""
    wrong: list[str] = []
    for face in range(FACES):
        whole = image(made.face(place, face), SENT).convert("RGB")
        for shown in (whole, whole.reduce(2)):
            if len(webp(shown, notes=BLANKS)) > SPARE * bucket(shown.width):
                wrong.append(f"face {face + 1} is too long, {shown.width} px wide")
    return wrong


def main() -> None:
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    wanted = [(kind, number) for kind in KINDS for number in range(1, many + 1)]
    looked = resumed(Path(f"composed-faces-{COMPOSER}.jsonl"), Looked, wanted, look)
    for each in looked:
        for fault in each.faults:
            print(f"{each.number}: {fault}")
    first = sum(max(each.drafts) == 0 for each in looked)
    least, mean = min(min(each.nearest) for each in looked), sum(each.mean for each in looked) / many
    bad = sum(bool(each.faults) for each in looked)
    print(f"{many} towns, {bad} with faults, {first} at the first draft; nearest {least}, {mean:.1f} on average")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
