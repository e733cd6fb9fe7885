"""A game's lesson as a match: dealt as its script has it, and played step by step."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.lessons import LEARNER, Lesson, Step
from tablee.core.match import Match
from tablee.core.moves import TABLE
from tablee.matches.replay import new


def deal(key: str, lesson: Lesson) -> Match:
    """The match as it is dealt, with the learner to begin."""
    return new(key, lesson.seats, lesson.seed, **{"first": LEARNER, **lesson.options})


def scenes(key: str, lesson: Lesson) -> Iterator[tuple[Step, Match]]:
    """The lesson played as it is meant: every step with the match as the learner finds it. It is the same match each
    time: copy it to keep it."""
    match = deal(key, lesson)
    for step in lesson.steps:
        yield step, match
        if step.expect:
            match.play(LEARNER, *step.expect)
        for turn in step.then:
            if turn.seat == TABLE:
                match.wait()
            else:
                match.play(turn.seat, *turn.moves)
