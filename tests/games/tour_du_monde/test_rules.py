"""Tour du Monde, rule by rule: cards, turns, exchanges, who knows what."""

from __future__ import annotations

from collections import Counter

import pytest

import tablee
from tablee import FastDraw, Match
from tablee.games.tour_du_monde.events import Drew, DrewCard, Exchanged, RanDry
from tablee.games.tour_du_monde.state import (
    AFRICA,
    ASIA,
    CANCEL,
    COLOURED_SUN,
    CORAL,
    DIRECTION,
    EUROPE,
    EXCHANGE,
    ICEBERG,
    JADE,
    LATE,
    LIGHTNING,
    MOON,
    NONE,
    RAINBOW,
    SAFFRON,
    SUN,
    continent,
    cure,
    eclipse,
    exchange,
    is_sun,
    lay,
    line_of,
    open_line,
    strike,
)
from tests.games.tour_du_monde import world
from tests.games.tour_du_monde.tables import (
    CORAL_AFRICA,
    CORAL_ASIA,
    CORAL_EUROPE,
    JADE_AFRICA,
    JADE_ASIA,
    JADE_SUN,
    PASS,
    dealer,
    dry,
    put,
    refuses,
    sizes,
    table,
    told,
)  # fmt: skip
from tests.harness import every_table, walk
from tests.rulebook import rule

# ---- cards and set-up


@rule("TDM-1", "TDM-2")
@pytest.mark.parametrize(
    ("name", "each", "counts"), [("std110", 4, (27, 3, 12, 4, 4)), ("light110", 5, (18, 3, 8, 3, 3))]
)
def test_a_deck_has_five_continents_in_three_colours_three_rainbows_and_110_cards(
    name: str, each: int, counts: tuple[int, ...]
) -> None:
    cards = Counter(world.cards(tablee.new("tour_du_monde", 4, 1, deck=name).state))
    assert [cards[continent(which, colour)] for which in range(5) for colour in range(3)] == [each] * 15
    assert tuple(cards[kind] for kind in (SUN, RAINBOW, MOON, LIGHTNING, ICEBERG)) == counts
    assert cards.total() == 110


@rule("TDM-3")
def test_a_sun_opens_a_line_of_any_colour_that_is_declared() -> None:
    match = table([SUN], [])
    assert [move for move in match.moves(0) if move < PASS] == [open_line(colour) for colour in range(3)]
    match.play(0, open_line(JADE))
    assert match.state.tops[line_of(0, JADE)] == SUN


@rule("TDM-3")
def test_coloured_suns_are_nine_of_each_and_open_only_lines_of_their_own_colour() -> None:
    match = table([JADE_SUN, RAINBOW], [], line_colour="coloured_suns")
    assert [Counter(world.cards(match.state))[COLOURED_SUN + colour] for colour in range(3)] == [9, 9, 9]
    opens = [open_line(JADE), *(open_line(colour, rainbow=True) for colour in range(3))]
    assert [move for move in match.moves(0) if move < PASS] == opens


@rule("TDM-3", "TDM-9")
def test_a_moon_is_cured_by_a_sun_of_the_lines_colour_or_by_a_rainbow() -> None:
    match = table([JADE_SUN, RAINBOW], [], line_colour="coloured_suns")
    match.state.tops[:3] = [MOON, MOON, MOON]
    rainbows = [cure(colour, rainbow=True) for colour in range(3)]
    assert [move for move in match.moves(0) if move < PASS] == [cure(JADE), *rainbows]
    refuses(match, 0, cure(CORAL), "not in your hand: coral sun")
    match.play(0, cure(JADE))
    assert match.state.tops[line_of(0, JADE)] == JADE_SUN


@rule("TDM-4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_seven_cards_each_shown_sorted_and_the_rest_is_the_pile(seats: int) -> None:
    match = tablee.new("tour_du_monde", seats, 5)
    assert sizes(match) == [7] * seats
    assert len(match.state.pile) == 110 - 7 * seats
    assert all(match.view(seat).hand == sorted(match.view(seat).hand) for seat in range(seats))


@rule("TDM-5")
@pytest.mark.parametrize(("way", "second"), [(0, 0), (1, 1)])
def test_the_dealer_chooses_the_direction_and_begins(way: int, second: int) -> None:
    match = tablee.new("tour_du_monde", 3, 4, first=2)
    match.state.hands[2] = sorted([*match.state.hands[2][1:], SUN])
    assert match.to_act == [2]
    assert match.moves(2) == [DIRECTION, DIRECTION + 1]
    refuses(match, 2, open_line(CORAL), "choose which way")
    match.play(2, DIRECTION + way)
    match.play(2, open_line(CORAL))
    assert match.to_act == [second]


@rule("TDM-5")
def test_a_dealer_with_a_sun_must_begin_by_laying_one() -> None:
    match = dealer(SUN, RAINBOW, CORAL_ASIA)
    assert match.moves(0) == [open_line(colour) for colour in range(3)]
    refuses(match, 0, open_line(CORAL, rainbow=True), "You dealt and hold a sun")
    refuses(match, 0, PASS, "You dealt and hold a sun")
    match.play(0, open_line(CORAL))
    assert PASS in match.moves(1)  # the others have no such duty


@rule("TDM-5")
def test_a_dealer_without_a_sun_opens_with_a_rainbow_or_exchanges_and_that_is_the_first_turn() -> None:
    match = dealer(RAINBOW, MOON)
    hand = match.view(0).hand
    rainbows = [open_line(colour, rainbow=True) for colour in range(3)]
    assert [move for move in match.moves(0) if move < PASS] == rainbows
    match.play(0, exchange(hand, hand[:3]))
    assert match.to_act == [1]
    assert RAINBOW in match.view(0).hand


@rule("TDM-5")
def test_a_late_dealer_goes_to_the_left_and_lays_a_sun_where_most_continents_are_held() -> None:
    match = dealer(SUN, CORAL_ASIA, JADE_ASIA, JADE_AFRICA, continent(EUROPE, JADE), SUN, SUN)
    match.state.direction = 0
    assert match.wait() == LATE
    assert match.state.direction == 1
    match.wait()
    assert match.state.tops[line_of(0, JADE)] == SUN
    assert match.to_act == [1]


# ---- a turn


@rule("TDM-6")
def test_one_action_a_turn_then_the_hand_is_filled_up_to_seven() -> None:
    match = table([SUN], [])
    top = match.state.pile[-1]
    match.play(0, open_line(CORAL))
    assert sizes(match) == [7, 7]
    assert top in match.view(0).hand
    assert match.to_act == [1]
    refuses(match, 0, PASS, "not your turn")
    assert [drawn.card for drawn in told(match, DrewCard, 0)] == [top]
    assert told(match, DrewCard, 1) == []  # which card, only its owner knows
    assert told(match, Drew, 1) == [Drew(0, 1)]


@rule("TDM-6")
def test_who_is_late_passes() -> None:
    match = table([SUN], [])
    before = match.view(0).hand
    match.wait()
    assert match.view(0).hand == before
    assert told(match, Exchanged) == [Exchanged(0, 0)]
    assert match.to_act == [1]


@rule("TDM-6")
def test_every_hand_has_seven_cards_while_the_pile_lasts() -> None:
    for seed, (seats, options) in enumerate(every_table("tour_du_monde")):
        for now in walk(tablee.new("tour_du_monde", seats, seed, **options), seed):
            state = now.state
            if not state.pile or any(state.places):
                break
            waiting = state.turn if state.attacked != NONE else NONE
            assert sizes(now) == [6 if seat == waiting else 7 for seat in range(seats)]


@rule("TDM-7")
def test_only_one_line_of_a_colour_and_a_frozen_one_counts() -> None:
    match = table([SUN, RAINBOW], [])
    put(match, 0, CORAL)
    put(match, 0, JADE, ice=True)
    assert [move for move in match.moves(0) if move < PASS] == [open_line(SAFFRON), open_line(SAFFRON, rainbow=True)]
    refuses(match, 0, open_line(CORAL), "a coral line already")
    refuses(match, 0, open_line(JADE, rainbow=True), "a jade line already")


@rule("TDM-8")
def test_a_continent_goes_on_the_open_line_of_its_colour_also_a_second_time() -> None:
    match = table([CORAL_AFRICA, CORAL_ASIA, JADE_ASIA], [])
    put(match, 0, CORAL, AFRICA)
    assert [move for move in match.moves(0) if move < PASS] == [lay(CORAL_AFRICA), lay(CORAL_ASIA)]
    refuses(match, 0, lay(JADE_ASIA), "not opened a jade line")
    match.play(0, lay(CORAL_AFRICA))
    assert match.state.lines[line_of(0, CORAL)] == [CORAL_AFRICA, CORAL_AFRICA]


@rule("TDM-8", "TDM-16")
def test_no_continent_on_a_line_under_a_moon_or_in_the_ice() -> None:
    match = table([CORAL_ASIA, JADE_ASIA], [])
    put(match, 0, CORAL, AFRICA, top=MOON)
    put(match, 0, JADE, AFRICA, ice=True)
    refuses(match, 0, lay(CORAL_ASIA), "A moon stops your coral line")
    refuses(match, 0, lay(JADE_ASIA), "Your jade line is frozen")


@rule("TDM-9")
@pytest.mark.parametrize("rainbow", [False, True])
def test_a_sun_or_a_rainbow_on_the_moon_frees_the_line_and_nothing_comes_back(rainbow: bool) -> None:
    match = table([RAINBOW if rainbow else SUN, CORAL_ASIA], [CORAL_EUROPE])
    line = put(match, 0, CORAL, AFRICA, top=MOON)
    refuses(match, 0, cure(JADE, rainbow), "no moon on your jade line")
    match.play(0, cure(CORAL, rainbow))
    assert match.state.lines[line] == [CORAL_AFRICA]
    match.play(1, PASS)
    assert lay(CORAL_ASIA) in match.moves(0)


@rule("TDM-9", "TDM-20")
def test_a_moon_in_the_ice_can_be_covered_and_a_rainbow_there_guards_what_lies_there() -> None:
    match = table([RAINBOW, CORAL_ASIA], [LIGHTNING])
    put(match, 0, CORAL, AFRICA, top=MOON, ice=True)
    match.play(0, cure(CORAL, rainbow=True))
    refuses(match, 1, strike(CORAL), "Nobody would lose")
    match.play(1, PASS)
    refuses(match, 0, lay(CORAL_ASIA), "frozen")


# ---- exchanging


@rule("TDM-11")
def test_cards_are_drawn_before_those_set_aside_go_into_the_pile() -> None:
    match = table([SUN, SUN, MOON], [])
    dry(match, CORAL_AFRICA, CORAL_ASIA, RAINBOW)
    hand = match.view(0).hand
    match.play(0, exchange(hand, [SUN, SUN, MOON]))
    assert {CORAL_AFRICA, CORAL_ASIA, RAINBOW} <= set(match.view(0).hand)
    assert sorted(match.state.pile) == [SUN, SUN, MOON]
    assert match.to_act == [1]
    assert told(match, RanDry) == []


@rule("TDM-11")
def test_the_whole_hand_or_nothing_may_be_exchanged() -> None:
    match = table([SUN] * 7, [])
    match.play(0, exchange([SUN] * 7, [SUN] * 7))
    assert told(match, Exchanged) == [Exchanged(0, 7)]
    match.play(1, PASS)
    assert told(match, Exchanged)[-1] == Exchanged(1, 0)


@rule("TDM-11")
def test_no_more_cards_are_exchanged_than_the_pile_has() -> None:
    match = table([SUN, MOON, ICEBERG], [])
    dry(match, CORAL_ASIA, CORAL_ASIA)
    hand = match.view(0).hand
    assert max((move - EXCHANGE).bit_count() for move in match.moves(0) if EXCHANGE <= move < CANCEL) == 2
    refuses(match, 0, exchange(hand, [SUN, MOON, ICEBERG]), "only 2 cards left")


@rule("TDM-11")
@pytest.mark.parametrize("hand", [[0, 1, 2, 3, 4, 5, 6], [0, 0, 0, 4, 4, 15, 15], [15] * 7, [3, 3, 15], [7], []])
def test_there_is_one_exchange_for_every_choice_of_cards_and_it_is_the_lowest(hand: list[int]) -> None:
    match = table([], [])
    match.state.hands[0] = hand
    lowest: dict[tuple[int, ...], int] = {}
    for mask in range(1 << len(hand)):
        lowest.setdefault(tuple(card for place, card in enumerate(hand) if mask >> place & 1), mask)
    changes = [move for move in match.moves(0) if EXCHANGE <= move < CANCEL]
    assert changes == sorted(EXCHANGE + mask for mask in lowest.values())
    assert changes == sorted(exchange(hand, list(cards)) for cards in lowest)


@rule("TDM-11")
def test_every_place_in_the_pile_is_as_likely_for_a_card_that_comes_back() -> None:
    places: Counter[int] = Counter()
    for seed in range(600):
        match = table([RAINBOW, SUN], [])
        dry(match, JADE_ASIA, JADE_ASIA, JADE_ASIA, JADE_ASIA)
        match.draw = FastDraw(seed)
        match.play(0, exchange(match.view(0).hand, [RAINBOW]))
        places[match.state.pile.index(RAINBOW)] += 1
    assert sorted(places) == [0, 1, 2, 3]
    assert min(places.values()) > 110  # 150 is the mean, 11 one deviation


# ---- who knows what


def stolen() -> Match:
    """Seat 0 has just stolen the coral Asia from seat 1."""
    match = table([MOON, SUN], [], [])
    put(match, 1, CORAL, ASIA)
    put(match, 0, CORAL)
    match.play(0, eclipse(1, CORAL))
    match.wait()
    match.play(1, PASS)
    match.play(2, PASS)
    return match


@rule("TDM-27")
def test_everybody_knows_where_a_stolen_continent_is_until_it_is_laid_or_exchanged() -> None:
    match = stolen()
    assert all(CORAL_ASIA in match.sample(2, FastDraw(seed)).state.hands[0] for seed in range(30))
    laid, given = match.copy(), match.copy()
    laid.play(0, lay(CORAL_ASIA))
    given.play(0, exchange(given.view(0).hand, [SUN]))  # for all the others know, Asia may have gone back
    for now in (laid, given):
        assert not all(CORAL_ASIA in now.sample(2, FastDraw(seed)).state.hands[0] for seed in range(60))


@rule("TDM-27")
def test_hands_are_private_and_tables_are_not() -> None:
    match = stolen()
    hands = {tuple(match.sample(2, FastDraw(seed)).state.hands[1]) for seed in range(20)}
    assert len(hands) > 10
    seen = match.view(2)
    assert (seen.sizes, seen.pile, seen.direction) == ([7, 7, 7], len(match.state.pile), 1)
    assert seen.tops == match.state.tops


@rule("TDM-5", "TDM-27")
@pytest.mark.parametrize("given", [0, 2])
def test_a_dealer_who_does_not_begin_with_a_sun_is_known_to_have_none(given: int) -> None:
    match = dealer(RAINBOW)
    hand = match.view(0).hand
    match.play(0, exchange(hand, hand[:given]) if given else open_line(CORAL, rainbow=True))
    for seed in range(60):
        sampled = match.sample(1, FastDraw(seed)).state.hands[0]
        assert sum(map(is_sun, sampled)) <= (given or 1)  # the cards drawn since


@rule("TDM-27")
def test_what_everybody_knows_is_always_true() -> None:
    for seed, (seats, options) in enumerate(every_table("tour_du_monde")):
        for now in walk(tablee.new("tour_du_monde", seats, seed, **options), seed, most=150):
            assert world.is_possible(now.state)
