"""Tour du Monde, rule by rule: the end, the points, playing on for places."""

from __future__ import annotations

import pytest

from tablee import Match
from tablee.games.tour_du_monde.events import Halted, RanDry, Scored
from tablee.games.tour_du_monde.state import (
    AFRICA,
    AMERICA,
    ASIA,
    CORAL,
    ENOUGH,
    EUROPE,
    GO_ON,
    ICEBERG,
    JADE,
    LIGHTNING,
    MOON,
    OCEANIA,
    RAINBOW,
    SAFFRON,
    SUN,
    continent,
    eclipse,
    exchange,
    freeze,
    lay,
    line_of,
    open_line,
    strike,
)
from tests.games.tour_du_monde.tables import (
    CORAL_AMERICA,
    CORAL_ASIA,
    CORAL_OCEANIA,
    JADE_ASIA,
    PASS,
    dry,
    put,
    refuses,
    sizes,
    table,
    told,
)  # fmt: skip
from tests.rulebook import rule

# ---- the end


@rule("TDM-22")
def test_five_continents_in_any_colours_win_at_once_blocked_lines_counted() -> None:
    match = table([continent(OCEANIA, SAFFRON)], [RAINBOW, MOON])
    put(match, 0, CORAL, AFRICA, AMERICA, top=MOON)
    put(match, 0, JADE, ASIA, EUROPE, ice=True)
    put(match, 0, SAFFRON)
    match.play(0, lay(continent(OCEANIA, SAFFRON)))
    assert match.over
    assert match.standing is not None
    assert match.standing.places == [1, 2]
    assert match.moves(1) == []


@rule("TDM-22")
def test_a_stolen_continent_counts_only_when_it_is_laid() -> None:
    match = table([MOON, CORAL_AMERICA], [])
    put(match, 0, CORAL, AFRICA, AMERICA, ASIA, EUROPE)
    put(match, 1, CORAL, OCEANIA)
    match.play(0, eclipse(1, CORAL))
    match.wait()
    assert not match.over
    match.play(1, PASS)
    match.play(0, lay(CORAL_OCEANIA))
    assert match.over


@rule("TDM-22")
def test_a_continent_that_was_lost_does_not_count() -> None:
    match = table([LIGHTNING], [CORAL_OCEANIA])
    put(match, 1, JADE, AMERICA, ASIA, EUROPE)
    line = put(match, 1, CORAL, AFRICA)
    match.play(0, strike(CORAL))
    match.play(1, lay(CORAL_OCEANIA))
    assert match.state.lines[line] == [CORAL_OCEANIA]
    assert not match.over


@rule("TDM-23")
def test_without_a_pile_play_goes_on_until_a_whole_round_passes() -> None:
    match = table([CORAL_ASIA], [], [])
    put(match, 0, CORAL, AFRICA, AFRICA, AFRICA)
    put(match, 1, CORAL, ASIA)
    dry(match)
    match.play(0, PASS)
    match.play(1, PASS)
    match.play(2, PASS)
    assert match.over
    assert told(match, Halted) == [Halted("dry")]
    assert match.standing is not None
    assert (match.standing.places, match.standing.points) == ([1, 2, 3], [3, 1, 0])  # and no 50


@rule("TDM-23")
def test_a_card_played_without_a_pile_begins_the_round_anew_and_is_not_replaced() -> None:
    match = table([CORAL_ASIA], [], turn=1)
    put(match, 0, CORAL)
    dry(match)
    match.play(1, PASS)
    match.play(0, lay(CORAL_ASIA))
    match.play(1, PASS)
    assert not match.over
    assert sizes(match) == [6, 7]
    match.play(0, PASS)
    assert match.over


@rule("TDM-23")
def test_the_last_card_of_the_pile_is_told() -> None:
    match = table([SUN], [])
    dry(match, JADE_ASIA)
    match.play(0, open_line(CORAL))
    assert told(match, RanDry) == [RanDry()]


@rule("TDM-23")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        ([AFRICA] * 4 + [ASIA] * 2, [AFRICA, AMERICA, EUROPE, EUROPE], [2, 1]),  # 6 x 2 = 4 x 3
        ([AFRICA, ASIA], [AMERICA, EUROPE], [1, 1]),
    ],
)
def test_equal_points_go_to_more_continents_and_are_shared_otherwise(
    first: list[int], second: list[int], places: list[int]
) -> None:
    match = table([], [])
    put(match, 0, CORAL, *first[:3])
    put(match, 0, JADE, *first[3:])
    put(match, 1, CORAL, *second)
    dry(match)
    match.play(0, PASS)
    match.play(1, PASS)
    assert match.standing is not None
    assert match.standing.points[0] == match.standing.points[1]
    assert match.standing.places == places


@rule("TDM-24")
def test_a_player_with_three_frozen_lines_goes_on() -> None:
    match = table([MOON, RAINBOW], [])
    for colour in range(3):
        put(match, 0, colour, ASIA, ice=True)
    put(match, 1, CORAL, ASIA)
    assert match.to_act == [0]
    assert eclipse(1, CORAL) in match.moves(0)
    match.play(0, exchange(match.view(0).hand, [RAINBOW]))
    assert not match.over


@rule("TDM-24")
def test_the_game_ends_when_everybody_is_frozen() -> None:
    match = table([ICEBERG], [])
    for seat, colour in [(0, CORAL), (0, JADE), (0, SAFFRON), (1, CORAL), (1, JADE)]:
        match.state.pile.append(ICEBERG)  # more than there are, or it could not happen
        put(match, seat, colour, ASIA, ice=True)
    put(match, 1, SAFFRON, AFRICA)
    match.play(0, freeze(1, SAFFRON))
    assert match.over
    assert told(match, Halted) == [Halted("frozen")]
    assert match.standing is not None
    assert (match.standing.places, match.standing.points) == ([2, 1], [3, 6])


@rule("TDM-24")
def test_a_game_lasts_120_turns_a_player_at_most() -> None:
    match = table([], [], [])
    put(match, 1, CORAL, ASIA)
    for _ in range(3 * 120 - 1):
        assert not match.over
        match.play(match.to_act[0], PASS)
    assert match.over
    assert told(match, Halted) == [Halted("long")]
    assert match.standing is not None
    assert match.standing.winners == [1]


@rule("TDM-25")
def test_the_leaflets_seven_cards_of_four_continents_are_28_points_and_the_winner_has_50() -> None:
    match = table([CORAL_OCEANIA], [], [])
    put(match, 0, CORAL, AFRICA, AMERICA, ASIA, EUROPE)
    put(match, 1, CORAL, AFRICA, AMERICA, ASIA, top=MOON)  # blocked and frozen lines count
    put(match, 1, JADE, EUROPE, EUROPE, ASIA, ASIA, ice=True)
    put(match, 2, JADE, ASIA)
    match.play(0, lay(CORAL_OCEANIA))
    assert match.standing is not None
    assert match.standing.points == [50, 28, 1]
    assert match.standing.places == [1, 2, 3]
    assert told(match, Scored) == [Scored(1, 7, 4, 28), Scored(2, 1, 1, 1)]


@rule("TDM-25")
def test_a_loser_with_thirteen_cards_of_four_continents_has_more_points_but_has_not_won() -> None:
    match = table([CORAL_OCEANIA], [])
    put(match, 0, CORAL, AFRICA, AMERICA, ASIA, EUROPE)
    put(match, 1, JADE, *[AFRICA, AMERICA, ASIA, EUROPE] * 3, AFRICA)
    match.play(0, lay(CORAL_OCEANIA))
    assert match.standing is not None
    assert match.standing.points == [50, 52]
    assert match.standing.winners == [0]


# ---- playing on


def won() -> Match:
    """Seat 0 of four has just finished; seat 1 has four continents and the fifth in hand, seat 2 a moon."""
    match = table([CORAL_OCEANIA], [CORAL_OCEANIA], [MOON, LIGHTNING, ICEBERG], [], play_on=True)
    for seat in (0, 1):
        put(match, seat, CORAL, AFRICA, AMERICA, ASIA, EUROPE)
    match.play(0, lay(CORAL_OCEANIA))
    return match


@rule("COM-8")
def test_the_others_may_go_on_for_the_places_and_the_winner_is_out_of_reach() -> None:
    match = won()
    assert match.to_act == [1, 2, 3]
    for seat in (1, 2, 3):
        match.play(seat, GO_ON)
    assert match.to_act == [1]
    match.play(1, PASS)
    assert [move for move in match.moves(2) if move < PASS] == [eclipse(1, CORAL), strike(CORAL), freeze(1, CORAL)]
    refuses(match, 2, freeze(0, CORAL), "has finished the tour")
    match.play(2, strike(CORAL))
    assert len(match.state.lines[line_of(0, CORAL)]) == 5
    match.play(3, PASS)
    match.play(1, lay(CORAL_OCEANIA))  # Europe was struck away
    assert not match.over


@rule("COM-8")
def test_second_place_is_for_the_second_tour_and_points_stay_as_they_were() -> None:
    match = won()
    for seat in (1, 2, 3):
        match.play(seat, GO_ON)
    match.play(1, lay(CORAL_OCEANIA))
    assert match.standing is not None
    assert (match.standing.places, match.standing.points) == ([1, 2, 0, 0], [50, 16, 0, 0])
    assert match.to_act == [2]


@rule("COM-8")
def test_if_most_have_had_enough_points_make_the_places() -> None:
    match = won()
    for seat in (1, 2, 3):
        match.play(seat, ENOUGH)
    assert match.over
    assert match.standing is not None
    assert match.standing.places == [1, 2, 3, 3]
