"""Tour du Monde, rule by rule: moon, lightning and iceberg, and the rainbow out of turn."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.tour_du_monde.events import Drew, DrewCard, LetBe, Lost, Stole
from tablee.games.tour_du_monde.state import (
    AFRICA,
    ASIA,
    CANCEL,
    CORAL,
    EUROPE,
    ICEBERG,
    JADE,
    LET,
    LIGHTNING,
    MOON,
    OCEANIA,
    RAINBOW,
    REACT_OVER,
    SAFFRON,
    SUN,
    continent,
    cure,
    eclipse,
    freeze,
    lay,
    line_of,
    strike,
)
from tests.games.tour_du_monde.tables import (
    CORAL_AFRICA,
    CORAL_ASIA,
    CORAL_EUROPE,
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

# ---- attacks


@rule("TDM-10")
def test_the_three_attacks_are_on_the_others_only() -> None:
    match = table([MOON, LIGHTNING, ICEBERG], [], [])
    put(match, 0, JADE, ASIA)
    put(match, 2, CORAL, ASIA)
    attacks = [eclipse(2, CORAL), strike(CORAL), freeze(2, CORAL)]
    assert [move for move in match.moves(0) if move < PASS] == attacks
    refuses(match, 0, eclipse(0, JADE), "cannot attack yourself")
    refuses(match, 0, freeze(1, CORAL), "no such line")
    match.play(0, PASS)
    refuses(match, 1, freeze(2, CORAL), "not in your hand: iceberg")


@rule("TDM-12")
def test_a_moon_steals_the_last_continent_into_the_hand_and_no_card_is_drawn() -> None:
    match = table([MOON], [CORAL_OCEANIA])
    line = put(match, 1, CORAL, AFRICA, ASIA)
    pile = len(match.state.pile)
    match.play(0, eclipse(1, CORAL))
    match.play(1, LET)
    assert match.wait() == REACT_OVER
    assert CORAL_ASIA in match.view(0).hand
    assert (match.state.lines[line], match.state.tops[line]) == ([CORAL_AFRICA], MOON)
    assert match.state.lines[line_of(0, CORAL)] == []  # not in front of the thief
    assert (sizes(match), len(match.state.pile)) == ([7, 7], pile)
    refuses(match, 1, lay(CORAL_OCEANIA), "A moon stops your coral line")


@rule("TDM-13")
def test_a_moon_on_a_line_without_a_continent_only_stops_it() -> None:
    match = table([MOON], [CORAL_ASIA])
    line = put(match, 1, CORAL)
    match.play(0, eclipse(1, CORAL))
    match.wait()
    assert match.state.tops[line] == MOON
    assert match.state.buried == [SUN]  # it is never stolen
    assert sizes(match) == [7, 7]
    assert told(match, Stole) == []
    refuses(match, 1, lay(CORAL_ASIA), "A moon stops")


@rule("TDM-14", "TDM-17")
def test_a_moon_needs_a_sun_that_lies_open() -> None:
    match = table([MOON], [])
    put(match, 1, CORAL, ASIA, top=MOON)
    put(match, 1, JADE, ASIA, top=RAINBOW)
    put(match, 1, SAFFRON, ice=True)
    assert [move for move in match.moves(0) if move < PASS] == []
    refuses(match, 0, eclipse(1, CORAL), "A moon lies on that line already")
    refuses(match, 0, eclipse(1, JADE), "A rainbow guards that line")
    refuses(match, 0, eclipse(1, SAFFRON), "frozen already")


@rule("TDM-15", "TDM-17")
def test_lightning_takes_the_last_continent_of_all_the_others_but_from_rainbow_lines() -> None:
    match = table([LIGHTNING], [], [], [])
    own = put(match, 0, CORAL, ASIA)
    moon = put(match, 1, CORAL, ASIA, AFRICA, top=MOON)
    ice = put(match, 2, CORAL, EUROPE, ice=True)
    rainbow = put(match, 3, CORAL, OCEANIA, top=RAINBOW)
    other = put(match, 1, JADE, ASIA)
    match.play(0, strike(CORAL))
    left = [match.state.lines[line] for line in (own, moon, ice, rainbow, other)]
    assert left == [[CORAL_ASIA], [CORAL_ASIA], [], [CORAL_OCEANIA], [JADE_ASIA]]
    assert told(match, Lost) == [Lost(1, CORAL_AFRICA), Lost(2, CORAL_EUROPE)]
    refuses(match, 1, strike(CORAL), "not in your hand")


@rule("TDM-15")
def test_lightning_and_what_it_took_are_in_the_pile_before_the_attacker_draws() -> None:
    match = table([LIGHTNING], [])
    put(match, 1, CORAL, ASIA)
    dry(match)
    match.play(0, strike(CORAL))
    assert sizes(match) == [7, 7]
    drawn = told(match, DrewCard, 0)[-1].card
    assert sorted([drawn, *match.state.pile]) == [CORAL_ASIA, LIGHTNING]


@rule("TDM-15")
def test_lightning_that_would_strike_nobody_is_not_played() -> None:
    match = table([LIGHTNING], [])
    put(match, 0, CORAL, ASIA)
    put(match, 1, JADE)
    refuses(match, 0, strike(CORAL), "Nobody would lose a card")
    refuses(match, 0, strike(JADE), "Nobody would lose a card")


@rule("TDM-16", "TDM-17")
@pytest.mark.parametrize(("top", "which"), [(SUN, [ASIA]), (RAINBOW, [ASIA]), (MOON, [ASIA]), (SUN, [])])
def test_an_iceberg_lies_on_any_open_line_once_and_for_good(top: int, which: list[int]) -> None:
    match = table([ICEBERG, ICEBERG], [CORAL_AFRICA, SUN])
    line = put(match, 1, CORAL, *which, top=top)
    match.play(0, freeze(1, CORAL))
    assert sizes(match) == [7, 7]
    assert lay(CORAL_AFRICA) not in match.moves(1)
    assert match.state.lines[line] == [continent(each, CORAL) for each in which]
    match.play(1, PASS)
    refuses(match, 0, freeze(1, CORAL), "frozen already")


# ---- the rainbow, out of turn


@rule("TDM-18", "TDM-19", "TDM-21")
def test_a_rainbow_cancels_a_moon_at_once_and_guards_the_line() -> None:
    match = table([MOON, MOON, LIGHTNING], [RAINBOW], [MOON])
    line = put(match, 1, CORAL, AFRICA, ASIA)
    pile = match.state.pile[:]
    match.play(0, eclipse(1, CORAL))
    assert match.moves(1) == [CANCEL, LET]
    match.play(1, CANCEL)
    state = match.state
    assert (state.lines[line], state.tops[line]) == ([CORAL_AFRICA, CORAL_ASIA], RAINBOW)
    assert sizes(match) == [7, 7, 7]
    assert state.pile == pile[:-2]  # one card each, the target first; the moon is out of the game
    assert told(match, Drew) == [Drew(1, 1), Drew(0, 1)]
    assert match.to_act == [1]  # the player after the attacker
    match.play(1, PASS)
    refuses(match, 2, eclipse(1, CORAL), "A rainbow guards")
    match.play(2, PASS)
    refuses(match, 0, strike(CORAL), "Nobody would lose")


@rule("TDM-19")
@pytest.mark.parametrize(("who", "follows"), [("after_attacker", 1), ("interrupter_plays", 2)])
def test_who_plays_after_a_cancelled_moon_is_as_the_table_likes(who: str, follows: int) -> None:
    match = table([MOON], [], [RAINBOW], interrupt_next=who)
    put(match, 2, CORAL)
    match.play(0, eclipse(2, CORAL))
    match.play(2, CANCEL)
    assert match.to_act == [follows]


@rule("TDM-19")
@pytest.mark.parametrize("card", [RAINBOW, SUN])
def test_the_window_is_always_opened_and_always_as_long(card: int) -> None:
    match = table([MOON], [card], [])
    put(match, 1, CORAL, ASIA)
    match.play(0, eclipse(1, CORAL), at=1000)
    clocks, seen = match.clocks, [match.view(seat) for seat in (0, 2, None)]
    assert [(clock.move, clock.ms) for clock in clocks] == [(REACT_OVER, 6000)]
    match.play(1, LET, at=2500)
    assert match.clocks == clocks  # letting it happen does not shorten the wait,
    assert [match.view(seat) for seat in (0, 2, None)] == seen  # nobody sees that it was said,
    assert [told(match, LetBe, seat) for seat in (0, 2, None)] == [[], [], []]  # and nobody hears it
    assert match.to_act == []
    refuses(match, 1, CANCEL, "nothing to do")
    match.wait()
    assert match.now == 7000
    assert CORAL_ASIA in match.view(0).hand


@rule("TDM-18", "TDM-19")
def test_only_the_target_may_answer_and_only_with_a_rainbow() -> None:
    match = table([MOON, RAINBOW], [SUN], [RAINBOW])
    put(match, 1, CORAL)
    match.play(0, eclipse(1, CORAL))
    assert match.to_act == [1]
    assert match.moves(1) == [LET]
    refuses(match, 1, CANCEL, "You hold no rainbow")
    refuses(match, 1, PASS, "Answer the moon first")
    refuses(match, 2, CANCEL, "a moon is being answered")
    refuses(match, 0, CANCEL, "a moon is being answered")


@rule("TDM-20")
def test_a_rainbow_that_cures_an_older_moon_guards_the_line_too() -> None:
    match = table([RAINBOW], [MOON, LIGHTNING])
    put(match, 0, CORAL, ASIA, top=MOON)
    match.play(0, cure(CORAL, rainbow=True))
    refuses(match, 1, eclipse(0, CORAL), "A rainbow guards")
    refuses(match, 1, strike(CORAL), "Nobody would lose")


@rule("TDM-20")
def test_lightning_and_icebergs_cannot_be_cancelled_and_a_moon_only_in_its_window() -> None:
    match = table([ICEBERG, LIGHTNING, MOON], [RAINBOW])
    put(match, 1, CORAL, ASIA)
    put(match, 1, JADE, ASIA)
    for move in (freeze(1, JADE), strike(CORAL), eclipse(1, CORAL)):
        match.play(0, move)
        if match.clocks[0].move == REACT_OVER:
            match.wait()
        refuses(match, 1, CANCEL, "no moon for you to answer")
        match.play(1, PASS)


@rule("TDM-21")
def test_a_cured_moon_stays_buried_in_its_line() -> None:
    match = table([SUN], [])
    line = put(match, 0, CORAL, top=MOON)
    pile = Counter(match.state.pile)
    drawn = match.state.pile[-1]
    match.play(0, cure(CORAL))
    assert match.state.tops[line] == SUN
    assert match.state.buried == [SUN, MOON]
    assert Counter(match.state.pile) == pile - Counter([drawn])
