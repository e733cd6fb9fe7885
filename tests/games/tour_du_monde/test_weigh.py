"""What moves of Tour du Monde are worth, for the key moments of a match that is over."""

from __future__ import annotations

from tablee import FastDraw, Match
from tablee.bots.advice import adviser
from tablee.games.tour_du_monde.state import (
    AFRICA,
    AMERICA,
    ASIA,
    CANCEL,
    CORAL,
    EUROPE,
    JADE,
    LET,
    MOON,
    RAINBOW,
    eclipse,
    lay,
)
from tablee.matches.moments import LEAST, Choice, Glimpse, weighed_at
from tests.games.tour_du_monde.tables import CORAL_AFRICA, CORAL_OCEANIA, PASS, put, table
from tests.games.tour_du_monde.world import other_world

FEW = 16  # worlds


def advice(match: Match, played: int, seat: int = 0) -> Choice | None:
    return weighed_at(Glimpse(0, match, adviser(match, seat), []), seat, played, FEW)


def threatened() -> Match:
    """The other lacks one continent, and there is a moon against it."""
    match = table([MOON], [])
    put(match, 1, CORAL, AFRICA, AMERICA, ASIA, EUROPE)
    put(match, 0, JADE, AFRICA, AMERICA, ASIA)
    return match


def test_who_passes_instead_of_coming_home_is_told_so() -> None:
    match = table([CORAL_OCEANIA], [])
    put(match, 0, CORAL, AFRICA, AMERICA, ASIA, EUROPE)
    found = advice(match, PASS)
    assert found is not None
    assert (found.best, found.worth) == (lay(CORAL_OCEANIA), 1.0)
    assert found.loss >= LEAST
    assert found.name is not None
    assert found.reason is not None
    assert found.reason.key == "tour_du_monde-hint-round"


def test_who_does_not_stop_somebody_nearly_home_is_told_so() -> None:
    found = advice(threatened(), PASS)
    assert found is not None
    assert found.best == eclipse(1, CORAL)
    assert found.loss >= LEAST
    assert found.reason is not None
    assert found.reason.key == "tour_du_monde-hint-eclipse"


def test_it_is_the_same_whatever_the_other_holds() -> None:
    match = threatened()
    for seed in range(3):
        twin = match.copy()
        twin.state = other_world(match.state.copy(), 0, FastDraw(seed))
        assert twin.state.hands[1] != match.state.hands[1]
        assert advice(twin, PASS) == advice(match, PASS)


def test_there_is_nothing_to_weigh_in_an_answer_nor_in_a_direction() -> None:
    match = table([MOON], [RAINBOW])
    put(match, 1, CORAL, AFRICA)
    match.play(0, eclipse(1, CORAL))
    assert match.moves(1) == [CANCEL, LET]
    assert advice(match, LET, seat=1) is None
    first = table([CORAL_AFRICA], [], [])
    first.state.direction = first.state.turns = 0
    assert advice(first, first.moves(0)[0]) is None
