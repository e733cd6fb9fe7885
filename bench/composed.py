"""Composes pictures and holds them against every gate: `make bench-composed`, 1,000 of each kind.

python -m bench.composed [NUMBER OF SEEDS] [KIND ...]
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import combinations

import numpy as np

from tablee.core.words import LANGUAGES
from tablee.drawing.colouring import colouring
from tablee.games.difference.art.composed.keeping import LEAST, Kept, kept, picture, world_of
from tablee.games.difference.art.composed.kinds import KINDS
from tablee.games.difference.art.composed.picture import Composed
from tablee.games.difference.regions import CELLS
from tablee.games.difference.state import CARDS
from tablee.images.measure import LEAST_GREY, WIDTH, Change, Pixels, change, changed, faults, pixels, region

CHECKED = 4  # cards that are looked at in high contrast; composing has looked at all of them, in their windows
MOST = 2.0  # per cent of a picture
NEAR = 2  # cells by which a region that was measured in a window may differ from the one of the whole picture


@dataclass(frozen=True)
class Look:
    """A picture with its cards, all drawn whole, and what was kept of it."""

    kind: str
    picture: Composed
    kept: Kept
    base: Pixels
    changes: dict[str, Change]


def looked_at(kind: str, number: int) -> Look:
    found, made = kept(kind, number), picture(kind, number)
    base = pixels(made.svg())
    changes = {key: change(base, pixels(made.svg(key))) for key in made.cards}
    return Look(kind, made, found, base, changes)


def faults_of(look: Look) -> list[str]:
    """Everything that is wrong with a picture."""
    least = LEAST[world_of(look.kind)[1]]
    found = [f"{key} {why}" for key, wrong in faults(look.changes, least).items() for why in wrong]
    found += [f"{key} is too large" for key, each in look.changes.items() if each.share > MOST]
    return found + misplaced(look) + crowded(look) + unsaid(look.kept) + pale(look, least)


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
    """Every twelfth of the picture has a card."""
    twelfths = set()
    for found in look.changes.values():
        left, top, right, bottom = found.box
        twelfths.add(((left + right) // 2 * 4 // WIDTH, (top + bottom) // 2 * 3 // (WIDTH * 3 // 4)))
    return [] if len(twelfths) == 12 else [f"only {len(twelfths)} twelfths have a card"]


def unsaid(found: Kept) -> list[str]:
    """Statements and names that are there twice."""
    wrong: list[str] = []
    for place, language in enumerate(LANGUAGES):
        told = [text[place] for spot in found.spots for text in (spot.base, spot.altered)]
        names = [spot.name[place] for spot in found.spots]
        wrong += [f"{language}: {text}" for text in {*told, *names} if told.count(text) + names.count(text) != 1]
    return wrong


def pale(look: Look, least: float) -> list[str]:
    """Cards that are not seen in high contrast."""
    base = pixels(colouring(look.picture.svg()), WIDTH // 2)
    wrong: list[str] = []
    for key in look.picture.cards[:: CARDS // CHECKED]:
        found = change(base, pixels(colouring(look.picture.svg(key)), WIDTH // 2))
        if found.share < least or found.grey < LEAST_GREY:
            wrong.append(f"{key} is not seen in high contrast")
    return wrong


def pairs_are_exact(look: Look) -> bool:
    """Any two cards differ in exactly their two regions."""
    cards = {key: pixels(look.picture.svg(key)) for key in look.picture.cards}
    return all(
        np.array_equal(changed(cards[one], cards[other]), look.changes[one].mask | look.changes[other].mask)
        for one, other in combinations(cards, 2)
    )


def check(kind: str, number: int) -> tuple[int, int, list[str]]:
    look = looked_at(kind, number)
    return number, look.kept.draft, faults_of(look)


def main() -> None:
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    bad = 0
    for kind in sys.argv[2:] or KINDS:
        drafts: list[int] = []
        with ProcessPoolExecutor() as pool:
            for number, drafted, wrong in pool.map(partial(check, kind), range(1, many + 1)):
                drafts.append(drafted)
                bad += bool(wrong)
                if wrong:
                    print(f"{kind} {number}: {'; '.join(wrong)}", flush=True)
        first = 100 * drafts.count(0) / many
        print(f"{kind}: {many} pictures, {first:.0f} % at the first draft, at most {max(drafts) + 1}")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
