"""Which 25 features of a composed picture become cards, and in which of its five parts each lies."""

from __future__ import annotations

from statistics import fmean

from tablee.games.difference.art.composed.measuring import (
    HEIGHT,
    WIDTH,
    Change,
    changes,
    is_fair,
    shows_in_contrast,
    touch,
)
from tablee.games.difference.art.composed.picture import Composed
from tablee.games.difference.art.parts.prop import Chance
from tablee.games.difference.state import CARDS, IN_PART
from tablee.games.difference.visibility import effort_like

ACROSS, DOWN = 4, 3  # every twelfth of a picture has a card
CLOSE, FAR = 0.05, 0.1  # of the search time of pictures drawn by hand: good enough, and too far


def chosen(picture: Composed, least: float, hard: bool, chance: Chance) -> list[Change] | None:
    """The changes of the 25 cards in their order, or nothing if the picture has not enough fair ones.

    They take about as long to find as those of the pictures drawn by hand.
    """
    fair = [found for found in changes(picture) if is_fair(found, least)]
    order = sorted(chance.sample(fair, len(fair)), key=lambda found: eagerness(found, hard))
    kept = apart(in_turns(order), picture, least)
    if kept is not None:
        kept = exchanged(kept, order, picture, least, hard)
    return None if kept is None else in_parts(kept)


def eagerness(found: Change, hard: bool) -> int:
    """In an easy picture what is small comes last, in a hard one what is large does."""
    if hard:
        return int(found.share > 0.5)
    return int(found.share < 0.2)


def exchanged(
    kept: list[Change], order: list[Change], picture: Composed, least: float, hard: bool
) -> list[Change] | None:
    """Cards that take too long to find are exchanged for others, or those that are found too soon; nothing, if the
    picture has not enough others."""

    def effort(found: Change) -> float:
        return effort_like(found.share, found.grey, hard)

    def excess() -> float:
        return fmean(map(effort, kept)) - 1

    slow = excess() > 0
    taken = {id(found) for found in kept}
    spare = [found for found in order if id(found) not in taken]
    for found in sorted(spare, key=effort, reverse=not slow):
        if abs(excess()) <= CLOSE:
            break
        for gone in sorted(kept, key=effort, reverse=slow):
            if (effort(gone) <= effort(found)) == slow:
                break
            rest = [each for each in kept if each is not gone]
            if fits(found, rest, picture, least):
                kept = [*rest, found]
                break
    return kept if abs(excess()) <= FAR else None


def fits(found: Change, rest: list[Change], picture: Composed, least: float) -> bool:
    """May it be a card beside the others, which leave a twelfth of the picture for it at most?"""
    words = set().union(*(said(picture, each) for each in rest))
    return (
        len({twelfth(each) for each in [*rest, found]}) == ACROSS * DOWN
        and not words & said(picture, found)
        and not any(touch(found, each) for each in rest)
        and shows_in_contrast(picture, found, least)
    )


def in_turns(order: list[Change]) -> list[Change]:
    """First one of every twelfth, then a second one, and so on: nothing crowds in a corner."""
    waiting: dict[tuple[int, int], list[Change]] = {}
    for found in order:
        waiting.setdefault(twelfth(found), []).append(found)
    turns: list[Change] = []
    while len(turns) < len(order):
        for column in range(ACROSS):
            for row in range(DOWN):
                if waiting.get((column, row)):
                    turns.append(waiting[column, row].pop(0))
    return turns


def twelfth(found: Change) -> tuple[int, int]:
    x, y = found.middle
    return min(ACROSS - 1, x * ACROSS // WIDTH), min(DOWN - 1, y * DOWN // HEIGHT)


def apart(turns: list[Change], picture: Composed, least: float) -> list[Change] | None:
    """The first 25 that touch none before them and are seen in high contrast, if they lie in every twelfth."""
    kept: list[Change] = []
    told: set[str] = set()
    for found in turns:
        words = said(picture, found)
        if told & words or any(touch(found, other) for other in kept) or not shows_in_contrast(picture, found, least):
            continue
        kept.append(found)
        told |= words
        if len(kept) == CARDS:
            return kept if len({twelfth(each) for each in kept}) == ACROSS * DOWN else None
    return None


def said(picture: Composed, found: Change) -> set[str]:
    """All that is said of a feature: nothing is said twice in a picture."""
    feature = picture.features[found.key]
    return {
        f"{language} {text}"
        for kind in (feature.name, feature.base, feature.altered)
        for language, text in enumerate(kind)
    }


def in_parts(kept: list[Change]) -> list[Change]:
    """Five at the top, five on the left, in the middle and on the right, five at the bottom."""
    down = sorted(kept, key=lambda found: (found.middle[1], found.middle[0]))
    across = sorted(down[IN_PART:-IN_PART], key=lambda found: (found.middle[0], found.middle[1]))
    return down[:IN_PART] + across + down[-IN_PART:]
