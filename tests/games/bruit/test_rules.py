"""Faites du bruit !, rule by rule, from positions set by hand."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import tablee
from tablee import FastDraw, IllegalMove, Match, Words
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.games.bruit.events import (
    Dealt,
    Ignored,
    Misnamed,
    Named,
    Rolled,
    ShoutedFirst,
    ShoutedForNothing,
    Uncovered,
    Won,
)
from tablee.games.bruit.state import DEAL, LAST_OVER, MOST_VOIDS, alike, call
from tablee.games.smileys.events import DuelRolled, DuelWon
from tablee.games.smileys.pack import (
    ANGRY,
    BLUE,
    GREEN,
    LOVE,
    ORANGE,
    RED,
    SAD,
    SMILE,
    SURPRISED,
    VIOLET,
    WINK,
    YELLOW,
    base,
)
from tests.rulebook import rule

YELLOW_WINK = base(YELLOW, WINK)
YELLOW_SAD = base(YELLOW, SAD)
GREEN_WINK = base(GREEN, WINK)
BLUE_SMILE = base(BLUE, SMILE)
BLUE_ANGRY = base(BLUE, ANGRY)
RED_LOVE = base(RED, LOVE)
RED_SURPRISED = base(RED, SURPRISED)
ORANGE_LOVE = base(ORANGE, LOVE)
ORANGE_SURPRISED = base(ORANGE, SURPRISED)
VIOLET_ANGRY = base(VIOLET, ANGRY)
ON_THE_DICE = base(VIOLET, SAD)


def table(*piles: list[int], to: int = 0, dice: int = ON_THE_DICE, **options: Any) -> Match:
    """A match in the middle: these piles, bottom first, the next card to seat `to`, everything else in the pack."""
    match = tablee.new("bruit", len(piles), 1, first="host", **options)
    state = match.state
    used = {card for pile in piles for card in pile}
    state.piles = [list(pile) for pile in piles]
    state.pack = [card for card in range(36) if card not in used]
    state.receiver, state.dice = to, dice
    return match


def fall(match: Match, card: int) -> None:
    """This card is dealt next."""
    match.state.pack.remove(card)
    match.state.pack.append(card)
    assert match.wait() == DEAL


def shout(match: Match, seat: int, whom: int) -> None:
    match.play(seat, call(whom))


def piles(match: Match) -> list[list[int]]:
    return [pile[:] for pile in match.state.piles]


def told(match: Match, kind: type, seat: int | None = None) -> list[Any]:
    return [each for each in match.events(seat) if isinstance(each, kind)]


def is_void(match: Match, seat: int, whom: int) -> bool:
    """The call changes nothing on the table, costs nobody their voice, and only the caller hears of it."""
    before, public = match.view(None), match.events(None)
    shout(match, seat, whom)
    assert isinstance(match.events(seat)[-1], Ignored)
    return match.view(None) == before and match.events(None) == public


# ---- set-up


@rule("BRU-1", "SMI-3")
def test_36_base_cards_are_shuffled_and_the_dice_name_one_of_them() -> None:
    matches = [tablee.new("bruit", 4, seed, first=2) for seed in range(200)]
    for match in matches:
        assert sorted(match.state.pack) == list(range(36))
        assert piles(match) == [[], [], [], []]
        assert match.state.dealer == 2
    assert len({tuple(match.state.pack) for match in matches}) == 200
    assert {match.state.dice for match in matches} == set(range(36))


@rule("BRU-2")
def test_cards_fall_clockwise_from_the_dealers_left_each_on_top_of_a_pile() -> None:
    match = tablee.new("bruit", 3, 5, first=1)
    pack = match.state.pack[::-1]
    for _ in range(7):
        match.wait()
    assert [(each.whom, each.card) for each in told(match, Dealt)] == list(
        zip([2, 0, 1, 2, 0, 1, 2], pack, strict=False)
    )
    assert match.view(0).tops == [pack[4], pack[5], pack[6]]
    assert piles(match)[2] == [pack[0], pack[3], pack[6]]


@rule("BRU-2")
@pytest.mark.parametrize(
    ("options", "beat"),
    [({}, 2000), ({"tempo_s": 0.5}, 500), ({"bru_tempo_s": "3.5"}, 3500), ({"pace": "relaxed"}, 4000)],
)
def test_the_table_deals_on_a_steady_beat_that_calls_do_not_disturb(options: dict[str, Any], beat: int) -> None:
    match = tablee.new("bruit", 3, 5, **options)
    for number in range(1, 6):
        assert match.wait() == DEAL
        assert match.now == number * beat
        for seat in match.to_act:
            match.play(seat, call((seat + 1) % 3), at=match.now + 100)


@rule("BRU-2")
@pytest.mark.parametrize("tempo", [0.4, 11, "fast", "nan"])
def test_the_tempo_is_half_a_second_to_ten(tempo: Any) -> None:
    with pytest.raises(tablee.BadOption, match=r"from 0\.5 to 10"):
        tablee.new("bruit", 3, 5, tempo_s=tempo)


def test_nobody_shouts_before_the_first_card() -> None:
    match = tablee.new("bruit", 3, 5)
    assert match.to_act == []
    with pytest.raises(IllegalMove, match="No card has been dealt yet"):
        shout(match, 0, 1)


# ---- pairs


@rule("BRU-3")
@pytest.mark.parametrize("card", [YELLOW_SAD, GREEN_WINK])
def test_the_same_colour_or_the_same_smiley_is_a_match(card: int) -> None:
    match = table([YELLOW_WINK], [], [RED_LOVE], to=1)
    fall(match, card)
    shout(match, 0, 1)
    assert told(match, Named) == [Named(0, 1, 1)]


@rule("BRU-3", "BRU-9")
def test_a_name_may_only_be_called_by_whoever_has_a_matching_card() -> None:
    match = table([YELLOW_WINK], [BLUE_SMILE], [RED_LOVE], to=1)
    fall(match, YELLOW_SAD)
    shout(match, 2, 1)  # 0's card matches, but not 2's
    assert told(match, Misnamed) == [Misnamed(2, 1, 1)]
    shout(match, 0, 1)  # a wrong call does not use the match up
    assert told(match, Named) == [Named(0, 1, 2)]


@rule("BRU-4")
def test_matches_are_nearly_always_there_so_the_book_has_counted() -> None:
    assert all(sum(alike(card, other) for other in range(36) if other != card) == 10 for card in range(36))
    some_pair = []
    for players in (2, 3, 4):
        tops = list(combinations(range(36), players))
        some_pair.append(sum(any(alike(*pair) for pair in combinations(each, 2)) for each in tops) / len(tops))
    assert [round(share, 2) for share in some_pair] == [0.29, 0.66, 0.91]


@rule("BRU-4")
def test_the_new_card_matches_another_top_as_often_as_the_book_says() -> None:
    shares = []
    for players in range(2, 11):
        nobody = 1.0
        for others in range(players - 1):
            nobody *= (25 - others) / (35 - others)  # ten of the 35 other cards are alike, see above
        shares.append(round(1 - nobody, 2))
    assert shares == [0.29, 0.50, 0.65, 0.76, 0.84, 0.89, 0.93, 0.95, 0.97]
    hits = 0
    for seed in range(1500):
        match = tablee.new("bruit", 4, seed)
        for _ in range(4):
            match.wait()
        tops = match.view(None).tops
        newest = match.state.newest
        hits += any(alike(tops[newest], tops[seat]) for seat in range(4) if seat != newest)
    assert abs(hits / 1500 - 0.65) < 0.03


@rule("BRU-4", "BRU-9")
def test_only_pairs_with_the_card_just_dealt_are_live_others_are_ignored() -> None:
    match = table([YELLOW_WINK], [YELLOW_SAD], [], to=2)
    fall(match, BLUE_SMILE)
    assert is_void(match, 0, 1)
    assert is_void(match, 1, 0)
    assert match.to_act == [0, 1, 2]


@rule("BRU-4")
def test_a_live_pair_lapses_with_the_next_card() -> None:
    match = table([YELLOW_WINK], [], [], to=1)
    fall(match, YELLOW_SAD)
    fall(match, BLUE_SMILE)
    assert is_void(match, 0, 1)


@rule("BRU-4", "BRU-7")
def test_with_any_pair_every_matching_pair_is_live_until_it_is_called() -> None:
    match = table([YELLOW_WINK], [YELLOW_SAD], [], [RED_LOVE], [ORANGE_LOVE], to=2, live="any_pair")
    fall(match, BLUE_SMILE)
    shout(match, 1, 0)
    assert told(match, Named) == [Named(1, 0, 1)]
    assert is_void(match, 3, 4)  # still one right call for each card
    match.state.receiver = 2
    fall(match, GREEN_WINK)
    shout(match, 3, 4)  # an old pair that nobody has called
    assert told(match, Named)[-1] == Named(3, 4, 1)


@rule("BRU-5")
def test_the_receiver_and_the_matching_player_may_call_each_other() -> None:
    for seat, whom in ((0, 1), (1, 0)):
        match = table([YELLOW_WINK], [], [BLUE_SMILE], to=1)
        fall(match, YELLOW_SAD)
        shout(match, seat, whom)
        assert told(match, Named) == [Named(seat, whom, 1)]


@rule("BRU-5")
def test_the_receiver_chooses_among_several_matching_players() -> None:
    match = table([BLUE_SMILE, YELLOW_WINK], [], [RED_LOVE, base(YELLOW, LOVE)], to=1)
    fall(match, YELLOW_SAD)
    shout(match, 1, 2)
    assert told(match, Named) == [Named(1, 2, 2)]


@rule("BRU-6")
def test_a_right_call_brings_the_two_top_cards_under_the_callers_pile() -> None:
    match = table([BLUE_SMILE, YELLOW_WINK], [RED_LOVE, ORANGE_LOVE, VIOLET_ANGRY], [], to=1)
    fall(match, YELLOW_SAD)
    shout(match, 0, 1)
    assert piles(match) == [[VIOLET_ANGRY, YELLOW_SAD, BLUE_SMILE, YELLOW_WINK], [RED_LOVE, ORANGE_LOVE], []]
    assert told(match, Named) == [Named(0, 1, 2)]
    assert told(match, Uncovered) == [Uncovered(1, ORANGE_LOVE)]


@rule("BRU-6")
def test_from_a_pile_of_one_only_one_card_is_won() -> None:
    match = table([YELLOW_WINK], [], [BLUE_SMILE], to=1)
    fall(match, YELLOW_SAD)
    shout(match, 0, 1)
    assert piles(match) == [[YELLOW_SAD, YELLOW_WINK], [], [BLUE_SMILE]]


@rule("BRU-6")
def test_a_newly_exposed_top_is_not_live_before_the_next_card() -> None:
    match = table([YELLOW_WINK], [GREEN_WINK, RED_LOVE], [], to=1, live="any_pair")
    fall(match, YELLOW_SAD)
    shout(match, 0, 1)
    assert match.view(None).tops == [YELLOW_WINK, GREEN_WINK, -1]
    assert is_void(match, 0, 1)
    fall(match, BLUE_SMILE)
    shout(match, 0, 1)
    assert piles(match)[1] == []


@rule("BRU-7")
def test_one_right_call_for_each_card() -> None:
    match = table([YELLOW_WINK], [BLUE_SMILE], [GREEN_WINK], to=1)
    fall(match, base(RED, WINK))
    shout(match, 0, 1)
    assert is_void(match, 2, 0)  # a pair, but the newest card has had its call
    fall(match, base(BLUE, WINK))
    shout(match, 0, 2)
    assert len(told(match, Named)) == 2


@rule("BRU-7")
def test_a_hundred_void_calls_at_one_card_are_enough_and_the_next_card_ends_the_silence() -> None:
    match = table([YELLOW_WINK], [BLUE_SMILE], [GREEN_WINK], to=1)
    fall(match, base(RED, WINK))
    shout(match, 0, 1)
    before = piles(match)
    for _ in range(MOST_VOIDS):
        assert match.to_act == [0, 1, 2]
        shout(match, 2, 0)
    assert match.to_act == [0, 1]
    assert piles(match) == before
    with pytest.raises(IllegalMove, match="silent until the next card"):
        shout(match, 2, 0)
    fall(match, base(BLUE, WINK))
    assert match.to_act == [0, 1, 2]


@rule("BRU-7", "BRU-8")
def test_a_dice_match_that_is_won_ends_for_players_who_never_stop_calling() -> None:
    match = at_the_dices_card()
    shout(match, 3, 3)
    for _ in range(MOST_VOIDS):
        for seat in match.to_act:
            shout(match, seat, seat)
    assert match.to_act == []
    assert match.wait() == DEAL


# ---- the dice


def at_the_dices_card(**options: Any) -> Match:
    """Seat 1 of four is dealt the card on the dice, which also matches what seat 0 shows."""
    match = table(
        [RED_LOVE, BLUE_ANGRY, YELLOW_WINK], [ORANGE_LOVE], [], [GREEN_WINK], to=1, dice=YELLOW_SAD, **options
    )
    fall(match, YELLOW_SAD)
    return match


@rule("BRU-8")
def test_the_fastest_own_name_wins_the_bottom_card_of_every_other_pile() -> None:
    match = at_the_dices_card()
    shout(match, 0, 0)
    won = [ORANGE_LOVE, GREEN_WINK]
    assert piles(match) == [[*won, RED_LOVE, BLUE_ANGRY, YELLOW_WINK], [YELLOW_SAD], [], []]
    assert told(match, ShoutedFirst) == [ShoutedFirst(0, 2)]


@rule("BRU-8")
def test_even_with_an_empty_pile_one_may_shout_ones_own_name() -> None:
    match = at_the_dices_card()
    shout(match, 2, 2)
    assert piles(match) == [[BLUE_ANGRY, YELLOW_WINK], [YELLOW_SAD], [GREEN_WINK, RED_LOVE, ORANGE_LOVE], []]
    assert told(match, Uncovered) == [Uncovered(2, ORANGE_LOVE)]


@rule("BRU-8")
def test_the_winner_rolls_deals_and_the_next_card_goes_to_the_left() -> None:
    rolls = set()
    for seat in range(4):
        match = at_the_dices_card()
        match.draw = FastDraw(seat)
        shout(match, seat, seat)
        assert told(match, Rolled)[-1] == Rolled(seat, match.state.dice)
        rolls.add(match.state.dice)
        assert match.state.dealer == seat
        match.wait()
        assert told(match, Dealt)[-1].whom == (seat + 1) % 4
    assert len(rolls) > 1


@rule("BRU-8", "BRU-11")
def test_after_the_last_card_nobody_rolls_any_more() -> None:
    match = table([YELLOW_WINK], list(set(range(36)) - {YELLOW_WINK, YELLOW_SAD}), to=1, dice=YELLOW_SAD)
    fall(match, YELLOW_SAD)
    shout(match, 0, 0)
    assert told(match, ShoutedFirst) == [ShoutedFirst(0, 1)]
    assert match.state.dice == YELLOW_SAD


@rule("BRU-8")
@pytest.mark.parametrize("live", ["newest_card", "any_pair"])
def test_the_dices_card_goes_before_pairs_whose_calls_are_void(live: str) -> None:
    match = at_the_dices_card(live=live)
    assert is_void(match, 0, 1)  # the cards match
    assert is_void(match, 1, 3)  # they do not
    assert is_void(match, 2, 0)  # no card at all
    shout(match, 3, 3)
    assert told(match, ShoutedFirst) == [ShoutedFirst(3, 2)]


@rule("BRU-7", "BRU-8")
def test_a_second_own_name_comes_too_late_and_costs_nothing() -> None:
    match = at_the_dices_card()
    shout(match, 0, 0)
    assert is_void(match, 3, 3)
    assert is_void(match, 1, 0)


@rule("BRU-8")
def test_if_nobody_shouts_the_dice_stay_and_nothing_happens() -> None:
    match = at_the_dices_card()
    before = piles(match)
    fall(match, BLUE_SMILE)
    assert match.state.dice == YELLOW_SAD
    assert match.state.dealer == 0
    before[2].append(BLUE_SMILE)
    assert piles(match) == before


@rule("BRU-8")
def test_both_dice_must_match_the_card_when_it_is_dealt() -> None:
    match = table([YELLOW_WINK, BLUE_SMILE], [], dice=YELLOW_SAD)
    fall(match, base(YELLOW, LOVE))  # one die only
    shout(match, 0, 0)
    assert piles(match)[1] == [YELLOW_WINK]
    match = table([YELLOW_SAD], [], to=1, dice=YELLOW_SAD)
    fall(match, RED_LOVE)  # the dice's card lay there before
    shout(match, 0, 0)
    assert piles(match)[1] == [YELLOW_SAD, RED_LOVE]


# ---- mistakes


@rule("BRU-9")
def test_an_error_costs_one_card_to_each_other_player_from_bottom_to_bottom() -> None:
    match = table([RED_LOVE, BLUE_ANGRY, ORANGE_LOVE, YELLOW_WINK], [], [GREEN_WINK], to=1)
    fall(match, BLUE_SMILE)
    shout(match, 0, 1)
    assert piles(match) == [[ORANGE_LOVE, YELLOW_WINK], [RED_LOVE, BLUE_SMILE], [BLUE_ANGRY, GREEN_WINK]]
    assert told(match, Misnamed) == [Misnamed(0, 1, 2)]


@rule("BRU-9")
def test_whoever_has_too_few_gives_all_clockwise_from_the_left() -> None:
    match = table([YELLOW_SAD], [], [RED_LOVE, YELLOW_WINK], [BLUE_ANGRY], to=1)
    fall(match, BLUE_SMILE)
    shout(match, 2, 1)
    assert piles(match) == [[YELLOW_WINK, YELLOW_SAD], [BLUE_SMILE], [], [RED_LOVE, BLUE_ANGRY]]


@rule("BRU-9")
@pytest.mark.parametrize(
    ("seat", "whom", "cards"),
    [
        pytest.param(0, 1, 1, id="a name whose card does not match"),
        pytest.param(0, 3, 1, id="a name without a card"),
        pytest.param(3, 1, 0, id="any name without a card of one's own"),
        pytest.param(1, 1, 1, id="one's own name without the dice's card"),
        pytest.param(3, 3, 0, id="one's own name without the dice's card and without a card"),
    ],
)
def test_what_is_an_error(seat: int, whom: int, cards: int) -> None:
    match = table([YELLOW_WINK], [], [RED_LOVE], [], to=1)
    fall(match, BLUE_SMILE)
    shout(match, seat, whom)
    assert [each.count for each in told(match, Misnamed) + told(match, ShoutedForNothing)] == [cards]
    assert not piles(match)[seat]
    assert match.moves(seat) == []


@rule("BRU-9")
def test_whoever_errs_is_silent_until_the_next_card() -> None:
    match = table([YELLOW_WINK, BLUE_ANGRY, RED_LOVE], [], [YELLOW_SAD], to=1)
    fall(match, BLUE_SMILE)
    shout(match, 0, 1)
    assert match.to_act == [1, 2]
    with pytest.raises(IllegalMove, match="be silent until the next card"):
        shout(match, 0, 2)
    fall(match, base(RED, WINK))
    shout(match, 0, 2)
    assert told(match, Named)[-1].by == 0


@rule("BRU-9")
@pytest.mark.parametrize("live", ["newest_card", "any_pair"])
def test_a_card_that_lands_on_an_empty_place_is_seen_but_not_live(live: str) -> None:
    match = table([], [], [YELLOW_WINK], to=1, live=live)
    fall(match, YELLOW_SAD)
    shout(match, 2, 0)  # an error: the wink goes to the left neighbour, who had no card
    assert match.view(None).tops == [YELLOW_WINK, YELLOW_SAD, -1]
    assert told(match, Uncovered) == [Uncovered(0, YELLOW_WINK)]
    assert is_void(match, 0, 1)
    assert is_void(match, 1, 0)
    fall(match, GREEN_WINK)
    shout(match, 2, 0)  # from the next card on it counts like any other
    assert told(match, Named) == [Named(2, 0, 1)]


# ---- empty piles, the end


@rule("BRU-10")
def test_an_empty_pile_keeps_receiving_and_its_owner_keeps_calling() -> None:
    match = table([YELLOW_WINK], [], [], to=1)
    fall(match, YELLOW_SAD)
    shout(match, 0, 1)
    assert piles(match)[1] == []
    assert 1 in match.to_act
    match.state.receiver = 1
    fall(match, GREEN_WINK)
    shout(match, 1, 0)
    assert told(match, Named)[-1] == Named(1, 0, 2)


@rule("BRU-11")
@pytest.mark.parametrize(
    ("seats", "dealt"),
    [
        (2, [18] * 2),
        (4, [9] * 4),
        (5, [7, 8, 7, 7, 7]),
        (6, [6] * 6),
        (7, [5, 6, 5, 5, 5, 5, 5]),
        (10, [3] + [4] * 6 + [3] * 3),
    ],
)
def test_the_game_ends_when_all_36_cards_are_dealt(seats: int, dealt: list[int]) -> None:
    match = tablee.new("bruit", seats, 7, first="host")
    deals = 0
    while match.wait() == DEAL:
        deals += 1
        assert not match.over or deals == 36
    assert deals == 36
    assert [len(pile) for pile in match.state.piles] == dealt
    assert match.over


@rule("BRU-11")
def test_the_last_cards_window_is_three_seconds_and_is_played_out() -> None:
    match = table([YELLOW_WINK], list(set(range(36)) - {YELLOW_WINK, YELLOW_SAD}), to=1, tempo_s=0.5)
    fall(match, YELLOW_SAD)
    fallen = match.now
    match.play(0, call(1), at=fallen + 2900)
    assert told(match, Named) == [Named(0, 1, 2)]
    assert not match.over
    assert match.wait() == LAST_OVER
    assert match.now == fallen + 3000
    assert match.over


def counted(*sizes: int, seed: int = 1) -> Match:
    """The last card has been dealt and its window has run out."""
    cards = iter(range(36))
    match = table(*[[next(cards) for _ in range(size)] for size in sizes])
    match.draw = FastDraw(seed)
    match.state.newest = 0
    assert match.wait() == LAST_OVER
    return match


@rule("BRU-12", "BRU-1")
def test_most_cards_win_and_the_others_are_placed_by_their_piles() -> None:
    match = counted(9, 14, 4, 9)
    assert match.standing is not None
    assert match.standing.places == [2, 1, 4, 2]
    assert told(match, Won) == [Won(1, 14)]


@rule("BRU-12", "SMI-4")
def test_a_tie_is_settled_by_the_dice_for_whoever_owns_the_card_they_name() -> None:
    winners = set()
    for seed in range(40):
        match = counted(10, 3, 10, 3, 10, seed=seed)
        *misses, hit = told(match, DuelRolled)
        winner = told(match, DuelWon)[0].by
        assert hit.card in piles(match)[winner]
        assert all(miss.card in piles(match)[1] + piles(match)[3] for miss in misses)
        assert match.standing is not None
        assert match.standing.winners == [winner]
        assert sorted(match.standing.places) == [1, 2, 2, 4, 4]
        winners.add(winner)
    assert winners == {0, 2, 4}


# ---- names


@rule("BRU-13")
def test_every_name_at_the_table_can_be_tapped_ones_own_too() -> None:
    match = table([YELLOW_WINK], [], [], to=1)
    fall(match, YELLOW_SAD)
    names, words = ["Léa", "Tom", "Zoé"], Words("en")
    for seat in range(3):
        view = match.view(seat)
        taps = [words.say(match.game.describe.path(view, move)[0], names, seat) for move in match.moves(seat)]
        wanted = [f"Shout “{name}!”" for name in names]
        wanted[seat] = "Shout your own name"
        assert taps == wanted
    with pytest.raises(IllegalMove, match="Nobody sits there"):
        shout(match, 0, 3)


# ---- races


def is_fresh(match: Match, seat: int, whom: int, seen: int) -> bool:
    fresh: bool = match.game.rules.fresh(match.state, seat, call(whom), seen)
    return fresh


@rule("COM-4")
def test_a_call_pressed_before_the_card_or_before_a_right_call_is_stale() -> None:
    match = table([YELLOW_WINK], [BLUE_SMILE], [GREEN_WINK], to=1)
    fall(match, base(RED, WINK))
    dealt = match.state.ply
    assert is_fresh(match, 0, 1, dealt)
    assert not is_fresh(match, 0, 1, dealt - 1)
    shout(match, 2, 1)
    assert not is_fresh(match, 0, 1, dealt)


@rule("COM-4")
def test_an_error_makes_stale_only_calls_about_cards_that_moved() -> None:
    match = table([RED_LOVE], [], [YELLOW_WINK], [YELLOW_SAD], [], to=1)
    fall(match, base(YELLOW, LOVE))
    dealt = match.state.ply
    shout(match, 3, 0)  # gives the only card to the empty place on the left
    assert is_fresh(match, 2, 1, dealt)
    assert is_fresh(match, 0, 1, dealt)
    assert not is_fresh(match, 1, 3, dealt)
    assert not is_fresh(match, 1, 4, dealt)
    assert match.moves(3) == []


def test_void_calls_are_told_to_the_caller_only() -> None:
    match = table([YELLOW_WINK], [YELLOW_SAD], [], to=2)
    fall(match, BLUE_SMILE)
    shout(match, 0, 1)
    assert told(match, Ignored, 0) == [Ignored(0)]
    assert told(match, Ignored, 1) == told(match, Ignored, None) == []


@rule("COM-7")
def test_the_plain_bot_beats_one_that_shouts_at_random() -> None:
    first = 0
    for seed in range(12):
        match = tablee.new("bruit", 4, seed)
        draw = FastDraw(seed)
        names = {seat: "plain" if seat == seed % 4 else "random" for seat in range(4)}
        BotRunner(match, {seat: player(name, match.game, seat, draw) for seat, name in names.items()}, draw).play_out()
        assert match.standing is not None
        first += match.standing.winners == [seed % 4]
    assert first >= 10


@rule("BRU-9", "COM-5")
def test_only_tops_are_seen_what_lies_under_them_is_known_but_not_where() -> None:
    match = table([RED_LOVE, BLUE_ANGRY, YELLOW_WINK], [ORANGE_LOVE, GREEN_WINK], [], to=2)
    fall(match, BLUE_SMILE)
    view = match.view(0)
    assert view.tops == [YELLOW_WINK, GREEN_WINK, BLUE_SMILE]
    assert view.buried == sorted([RED_LOVE, BLUE_ANGRY, ORANGE_LOVE])
    draw = FastDraw(1)
    worlds = [match.sample(0, draw).state for _ in range(100)]
    assert len({str(world.piles) for world in worlds}) == 6
    assert len({world.pack[-1] for world in worlds}) > 20
