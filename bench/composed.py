"""Composes pictures and holds them against every gate: `make bench-composed`, 1,000 of each kind. What was found is
kept in a file, so that it can be stopped and goes on where it was.

python -m bench.composed [LAST NUMBER | FIRST-LAST] [KIND ...]
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path
from statistics import fmean

import msgspec
import numpy as np
import numpy.typing as npt

from bench.resumed import resumed
from tablee.core.words import LANGUAGES
from tablee.drawing.colouring import colouring
from tablee.games.difference.art.composed.keeping import LEAST, Kept, kept, picture, world_of
from tablee.games.difference.art.composed.kinds import COMPOSER, KINDS
from tablee.games.difference.art.composed.picture import Composed
from tablee.games.difference.regions import CELLS
from tablee.games.difference.visibility import effort_like
from tablee.images.measure import (
    LEAST_GREY,
    WIDTH,
    Change,
    Pixels,
    change,
    change_within,
    changed,
    faults,
    pixels,
    region,
)

MOST = 2.0  # per cent of a picture
NEAR = 2  # cells by which a region that was measured in a window may differ from the one of the whole picture
SIDES = re.compile(r"gauche|droite|left|right")
EDGE = 16  # twice the pixels by which a middle that was measured in a window may differ
NOBODY = -1  # no card changes a cell


@dataclass(frozen=True)
class Look:
    """A picture, what each of its cards changes, and what was kept of it."""

    kind: str
    picture: Composed
    kept: Kept
    base: Pixels
    changes: dict[str, Change]


class Looked(msgspec.Struct):
    """What was found of a number; `effort` is how long a search takes, compared with the pictures drawn by hand."""

    kind: str
    number: int
    draft: int
    effort: float
    faults: list[str]


def looked_at(kind: str, number: int) -> Look:
    """Card by card, each drawn whole."""
    found, made = kept(kind, number), picture(kind, number)
    base = pixels(made.svg())
    changes = {key: change(base, pixels(made.svg(key))) for key in made.cards}
    return Look(kind, made, found, base, changes)


def looked_at_once(kind: str, number: int) -> Look:
    """From one drawing with all alterations: a card changes what is changed in its region and right beside it. Much
    quicker; an alteration that reaches into the region of another card would not be told from that."""
    found, made = kept(kind, number), picture(kind, number)
    base, altered = pixels(made.svg()), pixels(made.svg(*made.cards))
    return Look(kind, made, found, base, by_card(found, base, altered))


def by_card(found: Kept, base: Pixels, altered: Pixels) -> dict[str, Change]:
    """What is changed, by the card whose region it lies in, or to which it is near; the rest is the last card's."""
    owner = np.kron(owners(found), np.ones((base.shape[1] // CELLS,) * 2, dtype=np.int8))
    owner[owner == NOBODY] = len(found.spots) - 1
    everything = changed(base, altered)
    return {
        spot.key: change_within(base, altered, everything & (owner == card)) for card, spot in enumerate(found.spots)
    }


def owners(found: Kept) -> npt.NDArray[np.int8]:
    """By row and column of cells: the card that may change what is there."""
    owner = np.full((CELLS * 3 // 4, CELLS), NOBODY, dtype=np.int8)
    for reach in (NEAR, 0):
        for card, spot in enumerate(found.spots):
            for row, first, last in spot.region:
                owner[max(0, row - reach) : row + reach + 1, max(0, first - reach) : last + reach + 1] = card
    return owner


def faults_of(look: Look) -> list[str]:
    """Everything that is wrong with a picture."""
    least = LEAST[world_of(look.kind)[1]]
    found = [f"{key} {why}" for key, wrong in faults(look.changes, least).items() for why in wrong]
    found += [f"{key} is too large" for key, each in look.changes.items() if each.share > MOST]
    return found + misplaced(look) + crowded(look) + unsaid(look.kept) + swapped(look) + pale(look, least)


def misplaced(look: Look) -> list[str]:
    """Cards whose region is not where the whole picture changes."""
    wrong: list[str] = []
    for spot in look.kept.spots:
        there = cells(region(look.changes[spot.key].mask, CELLS))
        here = cells(spot.region)
        if not near(here, there) or not near(there, here):
            wrong.append(f"{spot.key} changes elsewhere than was measured")
    return wrong


def cells(runs: list[list[int]]) -> set[tuple[int, int]]:
    return {(row, column) for row, first, last in runs for column in range(first, last + 1)}


def near(some: set[tuple[int, int]], others: set[tuple[int, int]]) -> bool:
    reach = range(-NEAR, NEAR + 1)
    grown = {(row + y, column + x) for row, column in others for y in reach for x in reach}
    return some <= grown


def crowded(look: Look) -> list[str]:
    """Every twelfth of the picture has a card; one whose middle lies on a border belongs to both sides."""
    twelfths = set()
    for found in look.changes.values():
        left, top, right, bottom = found.box
        for x, y in product((left + right - EDGE, left + right + EDGE), (top + bottom - EDGE, top + bottom + EDGE)):
            twelfths.add((x * 2 // WIDTH, y * 2 // WIDTH))
    return [] if len(twelfths) == 12 else [f"only {len(twelfths)} twelfths have a card"]


def unsaid(found: Kept) -> list[str]:
    """Statements and names that are there twice."""
    wrong: list[str] = []
    for place, language in enumerate(LANGUAGES):
        told = [text[place] for spot in found.spots for text in (spot.base, spot.altered)]
        names = [spot.name[place] for spot in found.spots]
        wrong += [f"{language}: {text}" for text in {*told, *names} if told.count(text) + names.count(text) != 1]
    return wrong


def swapped(look: Look) -> list[str]:
    """Cards whose words say left or right of something that is drawn the other way round."""
    mirrored = {feature.key for each in look.picture.placed if each.mirror for feature in each.prop.features}
    told = {spot.key: " ".join(spot.name + spot.base + spot.altered) for spot in look.kept.spots}
    return [f"{key} is mirrored" for key, words in told.items() if key in mirrored and SIDES.search(words)]


def pale(look: Look, least: float) -> list[str]:
    """Cards that are not seen in high contrast."""
    drawings = (look.picture.svg(), look.picture.svg(*look.picture.cards))
    base, altered = (pixels(colouring(svg), WIDTH // 2) for svg in drawings)
    changes = by_card(look.kept, base, altered)
    faint = [key for key, found in changes.items() if found.share < least or found.grey < LEAST_GREY]
    return [f"{key} is not seen in high contrast" for key in faint]


def pairs_are_exact(look: Look) -> bool:
    """Any two cards differ in exactly their two regions."""
    cards = {key: pixels(look.picture.svg(key)) for key in look.picture.cards}
    return all(
        np.array_equal(changed(cards[one], cards[other]), look.changes[one].mask | look.changes[other].mask)
        for one, other in combinations(cards, 2)
    )


def look(kind: str, number: int) -> Looked:
    """All cards at once, and one by one if something seems wrong."""
    wrong = faults_of(looked_at_once(kind, number)) and faults_of(looked_at(kind, number))
    found, hard = kept(kind, number), world_of(kind)[1] == "hard"
    effort = fmean(effort_like(spot.share, spot.grey, hard) for spot in found.spots)
    return Looked(kind, number, found.draft, round(effort, 3), wrong)


def main() -> None:
    first, _, last = (sys.argv[1] if len(sys.argv) > 1 else "1-1000").rpartition("-")
    numbers = range(int(first or 1), int(last) + 1)
    kinds = sys.argv[2:] or list(KINDS)
    wanted = [(kind, number) for number in numbers for kind in kinds]
    found = resumed(Path(f"composed-{COMPOSER}.jsonl"), Looked, wanted, look)
    for each in found:
        for fault in each.faults:
            print(f"{each.kind} {each.number}: {fault}")
    print("| kind | pictures | with faults | at the first draft | most drafts | search, times that by hand |")
    print("|---|---|---|---|---|---|")
    for kind in kinds:
        of_kind = [each for each in found if each.kind == kind]
        bad, first = sum(bool(each.faults) for each in of_kind), sum(each.draft == 0 for each in of_kind)
        efforts, most = [each.effort for each in of_kind], max(each.draft for each in of_kind) + 1
        print(
            f"| {kind} | {len(numbers)} | {bad} | {100 * first / len(numbers):.0f} % | {most} "
            f"| {fmean(efforts):.2f} ({min(efforts):.2f} to {max(efforts):.2f}) |"
        )
    sys.exit(1 if any(each.faults for each in found) else 0)


if __name__ == "__main__":
    main()
