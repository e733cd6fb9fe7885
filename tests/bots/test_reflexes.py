"""People's hands and eyes: times with a slow tail, slips made in a hurry, and four kinds of people in order."""

from __future__ import annotations

from statistics import fmean, median

import pytest

from tablee import FastDraw
from tablee.bots.personas import PERSONAS, Persona, draw_persona
from tablee.bots.reflexes import FASTEST_MS, FIND, MOST_SLIPS, SLAP, Reflex, humanly, slips
from tablee.core.game import LEVELS

MANY = 4000


@pytest.mark.parametrize("reflex", [SLAP, FIND])
def test_a_reaction_is_as_long_as_its_task_says_and_has_a_slow_tail(reflex: Reflex) -> None:
    draw = FastDraw(1)
    times = [reflex.ms(draw, 1.0) for _ in range(MANY)]
    assert fmean(times) == pytest.approx(reflex.mean, rel=0.03)
    assert median(times) < fmean(times)  # a few slow ones pull the mean up
    assert fmean(reflex.ms(draw, 2.0) for _ in range(MANY)) == pytest.approx(2 * reflex.mean, rel=0.03)


def test_nobody_is_quicker_than_people_are() -> None:
    assert humanly(-20.0) == humanly(80.0) == FASTEST_MS
    assert humanly(312.4) == 312


def slipped(rate: float, pace: float, alike: float) -> float:
    draw = FastDraw(2)
    return fmean(slips(draw, rate, pace, alike) for _ in range(MANY))


def test_slips_grow_with_hurry_and_with_what_looks_alike() -> None:
    assert slipped(0.1, 1.0, 1.0) == pytest.approx(0.1, abs=0.02)
    assert slipped(0.1, 2.0, 1.0) == pytest.approx(0.2, abs=0.02)
    assert slipped(0.1, 1.0, 3.0) == pytest.approx(0.3, abs=0.03)
    assert slipped(0.1, 1.0, 0.0) == 0
    assert slipped(0.4, 5.0, 5.0) == pytest.approx(MOST_SLIPS, abs=0.03)


def test_there_is_a_person_for_every_level() -> None:
    assert tuple(PERSONAS) == LEVELS


@pytest.mark.parametrize("faculty", Persona._fields)
def test_every_faculty_gets_better_from_level_to_level(faculty: str) -> None:
    values = [getattr(persona, faculty) for persona in PERSONAS.values()]
    grows = faculty in ("span", "plans")
    assert values == sorted(set(values), reverse=not grows)


def test_not_everybody_of_a_level_is_equally_quick() -> None:
    people = [draw_persona("family", FastDraw(seed)) for seed in range(400)]
    assert median(persona.spot_ms for persona in people) == pytest.approx(PERSONAS["family"].spot_ms, rel=0.1)
    assert min(persona.spot_ms for persona in people) < PERSONAS["sharp"].spot_ms
    assert {persona.decay for persona in people} == {PERSONAS["family"].decay}
    assert draw_persona("family", FastDraw(7)) == draw_persona("family", FastDraw(7))
