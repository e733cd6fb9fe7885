"""A moi !, rule by rule, from positions set by hand. The duel of the Smiley games is proved here too (SMI-3, SMI-4)."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import FastDraw, IllegalMove, Match, Words
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.clocks import RULE, SECRET
from tablee.core.moves import NOBODY
from tablee.games.a_moi.events import Lost, MatchedDice, Rolled, SharedVictory, Stole, Took, Turned, WonMatch
from tablee.games.a_moi.state import CARD_OVER, SLAP, TURN, colour_special, smiley_special
from tablee.games.smileys.duel import duel
from tablee.games.smileys.events import DuelRolled, DuelWon
from tablee.games.smileys.pack import (
    ANGRY,
    BLUE,
    COLOURS,
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
    colour_of,
    smiley_of,
)
from tests.harness import encode
from tests.rulebook import rule

# In front of seat 0: blue and the wink. In front of seat 1: yellow and the sad face. All others: the last seat's.
OWN_COLOURS = {BLUE: 0, YELLOW: 1}
OWN_SMILEYS = {WINK: 0, SAD: 1}

BLUE_LOVE = base(BLUE, LOVE)
BLUE_WINK = base(BLUE, WINK)
BLUE_SAD = base(BLUE, SAD)
RED_WINK = base(RED, WINK)
YELLOW_SMILE = base(YELLOW, SMILE)
RED_LOVE = base(RED, LOVE)
GREEN_ANGRY = base(GREEN, ANGRY)
VIOLET_SMILE = base(VIOLET, SMILE)
ORANGE_LOVE = base(ORANGE, LOVE)
RED_SURPRISED = base(RED, SURPRISED)


class Dice:
    """Chance that gives these numbers first."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.rest = FastDraw(0)

    def at(self, ply: int) -> None:
        self.rest.at(ply)

    def below(self, n: int) -> int:
        return self.numbers.pop(0) if self.numbers else self.rest.below(n)

    def shuffle(self, items: list[int]) -> None:
        self.rest.shuffle(items)


def table(
    *stacks: list[int],
    coming: list[int],
    left: bool = True,
    pot: list[int] | None = None,
    dice: int = RED_SURPRISED,
    **options: Any,
) -> Match:
    """A match in the middle: these cards won, these to come, then all the others, unless none are left."""
    match = tablee.new("a_moi", len(stacks), 1, **options)
    state = match.state
    last = len(stacks) - 1
    state.owners = [OWN_COLOURS.get(colour, last) for colour in range(COLOURS)]
    state.owners += [OWN_SMILEYS.get(smiley, last) for smiley in range(6)]
    state.stacks = [stack[:] for stack in stacks]
    state.pot = pot or []
    used = {*coming, *state.pot, *(card for stack in stacks for card in stack)}
    others = [card for card in range(36) if card not in used]
    state.pile = (others if left else []) + coming[::-1]
    state.dice, state.dealer = dice, 0
    return match


def turned(*stacks: list[int], coming: list[int], **kwargs: Any) -> Match:
    """The same with the first of the cards to come lying open."""
    match = table(*stacks, coming=coming, **kwargs)
    match.wait()
    assert match.state.card == coming[0]
    return match


def sizes(match: Match) -> list[int]:
    return match.view(None).sizes


def told(match: Match, kind: type) -> list[Any]:
    return [each for each in match.events(None) if isinstance(each, kind)]


def play_out(match: Match, draw: FastDraw) -> Match:
    bots = {seat: player("plain", match.game, seat, draw) for seat in range(match.seats)}
    return BotRunner(match, bots, draw).play_out()


# ---- set-up


@rule("AMO-2")
@pytest.mark.parametrize(
    ("seats", "each", "in_the_box"),
    [(2, 6, 0), (3, 4, 0), (4, 3, 0), (5, 2, 2), (6, 2, 0), (7, 1, 5), (8, 1, 4), (9, 1, 3), (10, 1, 2)],
)
def test_everybody_has_the_same_number_of_specials_face_up(seats: int, each: int, in_the_box: int) -> None:
    match = tablee.new("a_moi", seats, 5)
    for viewer in [*range(seats), None]:
        owners = match.view(viewer).owners
        assert [owners.count(seat) for seat in range(seats)] == [each] * seats
        assert owners.count(NOBODY) == in_the_box


@rule("AMO-2")
def test_the_36_base_cards_lie_shuffled_face_down() -> None:
    piles = [tablee.new("a_moi", 3, seed).state.pile for seed in range(20)]
    assert all(sorted(pile) == list(range(36)) for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 20
    assert tablee.new("a_moi", 3, 1).view(0).pile == 36  # a number, no faces


@rule("AMO-3")
@pytest.mark.parametrize("seats", range(2, 11))
def test_the_first_dealer_owns_the_special_of_the_smiley_die(seats: int) -> None:
    dealers = set()
    for seed in range(60):
        view = tablee.new("a_moi", seats, seed).view(None)
        assert view.owners[COLOURS + smiley_of(view.dice)] == view.dealer
        dealers.add(view.dealer)
    assert dealers == set(range(seats))


@rule("AMO-3")
def test_both_dice_are_rolled_again_while_the_special_is_in_the_box() -> None:
    """Colours are as likely as ever; smileys come only if somebody has them."""
    colours = set()
    for seed in range(200):
        view = tablee.new("a_moi", 7, seed).view(None)
        assert view.owners[smiley_special(view.dice)] != NOBODY
        colours.add((colour_of(view.dice), view.owners[colour_special(view.dice)] == NOBODY))
    assert len(colours) == 12  # also colours whose special is in the box


# ---- turning cards


@rule("AMO-4")
def test_only_time_turns_cards_and_the_dealer_has_nothing_to_press() -> None:
    match = table([], [], [], coming=[BLUE_LOVE])
    assert match.to_act == []
    with pytest.raises(IllegalMove, match="Only time"):
        match.play(0, TURN)
    with pytest.raises(IllegalMove, match="No card is turned up"):
        match.play(0, SLAP)
    assert match.wait() == TURN
    assert told(match, Turned) == [Turned(0, BLUE_LOVE)]
    assert match.to_act == [0, 1, 2]
    assert match.moves(0) == match.moves(1) == match.moves(2) == [SLAP]


@rule("AMO-4")
@pytest.mark.parametrize("pace", ["normal", "relaxed", "none"])
def test_the_pause_before_a_card_is_random_and_in_no_view(pace: str) -> None:
    pauses = []
    for seed in range(300):
        match = tablee.new("a_moi", 2, seed, pace=pace)
        before = [encode(match.view(seat)) for seat in (0, 1, None)]
        [clock] = match.clocks
        assert (clock.move, clock.kind) == (TURN, SECRET)
        pauses.append(clock.ms)
        match.state.delay = 400 + (clock.ms + 123) % 800
        assert [encode(match.view(seat)) for seat in (0, 1, None)] == before
        match.state.delay = clock.ms
        match.wait()
        assert match.now == clock.ms
    assert 400 <= min(pauses) < 430
    assert 1170 < max(pauses) <= 1200
    assert len(set(pauses)) > 150


@rule("AMO-4")
def test_the_pause_is_drawn_when_the_card_before_it_is_settled() -> None:
    pauses = set()
    match = turned([], [], [], coming=[BLUE_LOVE])
    for _ in range(20):
        match.wait()  # nobody takes it
        pauses.add(match.clocks[0].ms)
        match.wait()
    assert len(pauses) > 10


@rule("COM-4", "AMO-4")
def test_a_press_counts_only_if_its_card_had_been_seen() -> None:
    match = table([], [], [], coming=[BLUE_LOVE, GREEN_ANGRY])
    fresh = match.game.rules.fresh
    assert not fresh(match.state, 0, SLAP, match.state.ply)
    match.wait()
    seen = match.state.ply
    assert fresh(match.state, 0, SLAP, seen)
    assert not fresh(match.state, 0, SLAP, seen - 1)
    match.play(1, SLAP)  # an error: the card still lies there, and a press on it is still in time
    assert fresh(match.state, 0, SLAP, seen)
    match.play(0, SLAP)
    match.wait()
    assert not fresh(match.state, 1, SLAP, seen)  # meant for the card before
    assert fresh(match.state, 1, SLAP, match.state.ply)


# ---- winning


@rule("AMO-5")
@pytest.mark.parametrize("card", [BLUE_LOVE, RED_WINK, BLUE_WINK])
def test_a_special_of_the_colour_or_of_the_smiley_wins_the_card(card: int) -> None:
    match = turned([], [], [], coming=[card])
    match.play(0, SLAP)
    assert match.state.stacks == [[card], [], []]
    assert told(match, Took) == [Took(0, card, 0)]
    assert match.to_act == []  # the race is over


@rule("AMO-5")
@pytest.mark.parametrize("first", [0, 1])
def test_where_two_may_win_it_the_first_hand_does(first: int) -> None:
    match = turned([], [], [], coming=[BLUE_SAD])
    match.play(first, SLAP)
    assert sizes(match) == [int(seat == first) for seat in range(3)]
    with pytest.raises(IllegalMove, match="No card"):
        match.play(1 - first, SLAP)


@rule("AMO-5")
@pytest.mark.parametrize(("seats", "share"), [(4, 0.0), (5, 0.015), (6, 0.0), (7, 0.152), (8, 0.091), (9, 0.045)])
def test_how_often_nobody_may_win_a_card(seats: int, share: float) -> None:
    nobody = 0
    for seed in range(400):
        owners = tablee.new("a_moi", seats, seed).view(None).owners
        nobody += sum(owners[card // 6] == owners[6 + card % 6] == NOBODY for card in range(36))
    assert nobody / (400 * 36) == pytest.approx(share, abs=0.012)


@rule("AMO-6", "AMO-12")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_anybody_may_win_the_card_of_the_dice_and_steals_one_card_of_each(winner: int) -> None:
    stacks = [[0, 1, 2], [3, 4], [5, 6, 9, 10]]
    match = turned(*stacks, coming=[GREEN_ANGRY], dice=GREEN_ANGRY)
    match.play(winner, SLAP)
    expected = [len(stack) - 1 for stack in stacks]
    expected[winner] = len(stacks[winner]) + 1 + 2
    assert sizes(match) == expected
    assert match.state.lost == []  # nobody can err on it
    victims = [seat for seat in range(3) if seat != winner]
    assert told(match, Stole) == [Stole(winner, seat) for seat in victims]


@rule("AMO-6")
def test_who_has_no_card_is_not_robbed() -> None:
    match = turned([], [0, 1], [], [], coming=[GREEN_ANGRY], dice=GREEN_ANGRY)
    match.play(0, SLAP)
    assert sizes(match) == [2, 1, 0, 0]


@rule("AMO-6")
def test_the_dice_match_only_if_both_do_and_stealing_takes_any_card() -> None:
    match = turned([], [0, 1], [], coming=[BLUE_LOVE], dice=BLUE_WINK)
    match.play(0, SLAP)
    assert sizes(match) == [1, 2, 0]
    assert told(match, MatchedDice) == []
    stolen = set()
    for seed in range(40):
        match = turned([], [0, 1, 2], [], coming=[GREEN_ANGRY], dice=GREEN_ANGRY)
        match.draw = FastDraw(seed)
        match.play(0, SLAP)
        stolen |= {*match.state.stacks[0]} - {GREEN_ANGRY}
    assert stolen == {0, 1, 2}


# ---- erring


@rule("AMO-7")
@pytest.mark.parametrize(("owned", "kept"), [([], 0), ([0], 0), ([0, 1], 0), ([0, 1, 2, 3], 2)])
def test_an_error_costs_two_cards_or_as_many_as_there_are(owned: list[int], kept: int) -> None:
    match = turned(owned, [], [], coming=[GREEN_ANGRY])
    specials = match.view(None).owners
    match.play(0, SLAP)
    assert sizes(match) == [kept, 0, 0]
    assert len(match.view(1).lost) == len(owned) - kept
    assert [each.card for each in told(match, Lost)] == match.view(1).lost  # face up
    assert match.view(None).owners == specials


@rule("AMO-7")
def test_the_lost_cards_are_any_of_the_stack() -> None:
    lost = set()
    for seed in range(60):
        match = turned([0, 1, 2, 3], [], [], coming=[GREEN_ANGRY])
        match.draw = FastDraw(seed)
        match.play(0, SLAP)
        lost.add(tuple(sorted(match.state.lost)))
    assert len(lost) == 6


@rule("AMO-7")
def test_the_leaflets_three_cards_go_to_the_winner_of_the_next_card() -> None:
    match = turned([0, 1], [], [], coming=[GREEN_ANGRY, YELLOW_SMILE])
    match.play(0, SLAP)
    match.play(2, SLAP)
    assert match.state.stacks == [[], [], [GREEN_ANGRY]]  # this card's winner gets this card alone
    assert sorted(match.view(0).pot) == [0, 1]
    match.wait()
    match.play(1, SLAP)
    assert sorted(match.state.stacks[1]) == sorted([0, 1, YELLOW_SMILE])
    assert told(match, Took)[-1] == Took(1, YELLOW_SMILE, 2)
    assert match.view(0).pot == []


@rule("AMO-7")
def test_what_is_lost_on_a_card_is_kept_apart_from_the_pot_that_lies_under_it() -> None:
    match = turned([0, 1], [2, 3], [], coming=[GREEN_ANGRY], pot=[5])
    match.play(0, SLAP)
    match.play(1, SLAP)
    match.play(2, SLAP)
    assert sorted(match.state.stacks[2]) == sorted([5, GREEN_ANGRY])
    assert sorted(match.state.pot) == [0, 1, 2, 3]  # several errors, one pot


@rule("AMO-7")
def test_a_dice_match_takes_the_pot_too() -> None:
    match = turned([], [0], [], coming=[GREEN_ANGRY], pot=[3, 4], dice=GREEN_ANGRY)
    match.play(0, SLAP)
    assert sorted(match.state.stacks[0]) == sorted([0, 3, 4, GREEN_ANGRY])


@rule("AMO-7")
def test_who_errs_is_out_until_the_next_card_and_the_others_play_on() -> None:
    match = turned([], [], [], coming=[GREEN_ANGRY, BLUE_LOVE])
    match.play(0, SLAP)
    assert match.to_act == [1, 2]
    assert match.moves(0) == []
    with pytest.raises(IllegalMove, match="wait for the next one"):
        match.play(0, SLAP)
    match.play(2, SLAP)
    match.wait()
    match.play(0, SLAP)
    assert sizes(match) == [1, 0, 1]


# ---- nobody


@rule("AMO-8")
def test_a_card_nobody_takes_joins_the_pot_and_dice_and_dealer_stay() -> None:
    match = turned([], [0, 1], [], coming=[GREEN_ANGRY, VIOLET_SMILE, BLUE_LOVE], pot=[2], dice=ORANGE_LOVE)
    match.play(1, SLAP)
    assert match.wait() == CARD_OVER
    assert sorted(match.view(0).pot) == sorted([0, 1, 2, GREEN_ANGRY])
    assert (match.state.dice, match.state.dealer) == (ORANGE_LOVE, 0)
    match.wait()
    match.wait()
    match.wait()
    match.play(0, SLAP)
    assert sorted(match.state.stacks[0]) == sorted([0, 1, 2, GREEN_ANGRY, VIOLET_SMILE, BLUE_LOVE])


@rule("AMO-8")
@pytest.mark.parametrize(("pace", "ms"), [("normal", 5000), ("relaxed", 10_000), ("none", 5000)])
def test_a_card_lies_five_seconds_whether_or_not_somebody_may_take_it(pace: str, ms: int) -> None:
    for nobody_may in (False, True):
        match = turned([], [], [], coming=[GREEN_ANGRY], pace=pace)
        turned_at = match.now
        if nobody_may:
            match.state.owners = [seat if special not in (3, 7) else NOBODY for special, seat in enumerate([1] * 12)]
            for seat in range(3):
                match.play(seat, SLAP, at=match.now + 200)  # all err, and still the time runs
            assert match.to_act == []
        assert [(clock.move, clock.kind) for clock in match.clocks] == [(CARD_OVER, RULE)]
        match.wait()
        assert match.now - turned_at == ms


@rule("AMO-8")
def test_the_table_in_words_never_says_that_the_pot_goes_with_a_card_that_is_not_there() -> None:
    match = table([], [], [], coming=[GREEN_ANGRY], pot=[2, 3])
    lines = [Words("en").say(line) for line in match.game.describe.lines(match.view(0))]
    assert "2 cards lie in the pot." in lines


# ---- the dice again


@rule("AMO-9")
def test_after_every_won_card_its_winner_rolls_and_deals() -> None:
    match = turned([], [], [], coming=[YELLOW_SMILE, BLUE_LOVE])
    match.draw = Dice(GREEN_ANGRY)
    match.play(1, SLAP)
    assert (match.state.dice, match.state.dealer) == (GREEN_ANGRY, 1)
    assert told(match, Rolled) == [Rolled(1, GREEN_ANGRY)]
    match.wait()
    assert told(match, Turned)[-1] == Turned(1, BLUE_LOVE)


@rule("AMO-9")
def test_with_the_other_reading_dice_and_dealer_change_only_after_a_dice_match() -> None:
    match = turned([], [], [], coming=[YELLOW_SMILE, GREEN_ANGRY], dice=GREEN_ANGRY, reroll="dice_match_only")
    match.play(1, SLAP)
    assert (match.state.dice, match.state.dealer) == (GREEN_ANGRY, 0)
    match.wait()
    match.draw = Dice(0, ORANGE_LOVE)  # which card is stolen from seat 1, then the dice
    match.play(2, SLAP)
    assert (match.state.dice, match.state.dealer) == (ORANGE_LOVE, 2)


@rule("AMO-9")
@pytest.mark.parametrize(("reroll", "expected"), [("every_win", 1.0), ("dice_match_only", 1.7)])
def test_how_many_dice_matches_a_game_has(reroll: str, expected: float) -> None:
    matches = 0
    for seed in range(400):
        match = tablee.new("a_moi", 2, seed, reroll=reroll)
        while not match.over:
            match.wait()
            card = match.state.card
            match.play(0 if card == match.state.dice else match.state.owners[card // 6], SLAP)
        matches += len(told(match, MatchedDice))
    assert matches / 400 == pytest.approx(expected, abs=0.15)


# ---- stacks


@rule("AMO-10")
def test_stacks_are_face_down_for_everybody_and_their_sizes_public() -> None:
    match = table([0, 1, 2], [3], [4, 5], coming=[GREEN_ANGRY])
    other = match.copy()
    other.state.stacks = [[5, 3, 1], [0], [2, 4]]
    for viewer in (0, 1, 2, None):
        assert match.view(viewer).sizes == [3, 1, 2]
        assert match.view(viewer).stacked == [0, 1, 2, 3, 4, 5]  # they were all seen when they were won
        assert encode(match.view(viewer)) == encode(other.view(viewer))


# ---- the end


@rule("AMO-1", "AMO-11")
def test_most_cards_win_when_the_last_card_is_played() -> None:
    match = turned([0, 1, 9], [2, 3, 4], [5], [6], coming=[BLUE_LOVE], left=False)
    assert not match.over
    assert match.standing is None
    match.play(0, SLAP)
    assert match.over
    assert match.standing is not None
    assert match.standing.places == [1, 2, 3, 3]
    assert told(match, WonMatch) == [WonMatch(0, 4)]
    assert told(match, DuelRolled) == told(match, Rolled) == []
    assert match.to_act == match.clocks == []


@rule("AMO-11")
def test_a_pot_that_still_lies_there_at_the_end_goes_to_nobody() -> None:
    match = turned([0, 1], [2, 3, 4], [], coming=[GREEN_ANGRY], pot=[9], left=False)
    match.play(1, SLAP)  # loses two of three
    match.wait()
    assert match.over
    assert sizes(match) == [2, 1, 0]
    assert sorted(match.view(None).pot)[-1] == GREEN_ANGRY
    assert match.standing is not None
    assert match.standing.places == [1, 2, 3]


@rule("AMO-11")
def test_a_whole_match_turns_every_card_once() -> None:
    for seats in (2, 5, 10):
        match = play_out(tablee.new("a_moi", seats, seats), FastDraw(seats))
        assert sorted(each.card for each in told(match, Turned)) == list(range(36))
        assert sum(sizes(match)) + len(match.view(None).pot) == 36


@rule("AMO-11", "SMI-4")
def test_a_tie_at_the_top_is_rolled_out_among_the_cards_won() -> None:
    """Seat 1's cards and cards that nobody won are ignored; the specials do not count."""
    match = turned([0, 1], [2], [RED_LOVE, 4, 7], coming=[BLUE_LOVE], left=False)
    match.draw = Dice(2, BLUE_WINK, 20, RED_LOVE, 0)
    match.play(0, SLAP)
    assert [each.card for each in told(match, DuelRolled)] == [2, BLUE_WINK, 20, RED_LOVE]
    assert told(match, DuelWon) == [DuelWon(2)]
    assert match.standing is not None
    assert match.standing.places == [2, 3, 1]


@rule("AMO-11", "SMI-4")
def test_without_any_card_the_victory_is_shared() -> None:
    match = turned([], [], [], coming=[BLUE_LOVE], left=False)
    match.wait()
    assert match.standing is not None
    assert match.standing.places == [1, 1, 1]
    assert told(match, DuelRolled) == []
    assert told(match, SharedVictory) == [SharedVictory()]


# ---- the duel and the dice of all Smiley games


@rule("SMI-4")
def test_a_duel_is_rolled_until_a_tied_player_owns_the_card() -> None:
    owned = [[1, 2], [7], [3, 4]]
    assert duel([0, 2], owned, Dice(7, 30, 7, 4), None) == 2
    assert duel([0, 2], owned, Dice(1, 4), None) == 0
    assert duel([0, 1, 2], owned, Dice(7), None) == 1
    assert duel([1, 2], [[5], [], []], Dice(5), None) == NOBODY


@rule("SMI-4")
def test_a_duel_is_pure_luck_by_cards_owned() -> None:
    wins = [0, 0]
    for seed in range(2000):
        wins[duel([0, 1], [[1, 2, 3], [4, 5, 6], [7, 8]], FastDraw(seed), None)] += 1
    assert min(wins) > 900


@rule("SMI-3")
def test_a_roll_names_one_base_card_each_as_often() -> None:
    named = {base(colour, smiley) for colour in range(6) for smiley in range(6)}
    assert named == set(range(36))
    seen = [0] * 36
    for seed in range(3600):
        seen[tablee.new("a_moi", 2, seed).view(None).dice] += 1
    assert 60 < min(seen) <= max(seen) < 145


# ---- the bot


@rule("COM-7")
def test_the_plain_player_is_quick_but_human_and_beats_chance() -> None:
    cards = [0, 0]
    for seed in range(40):
        match = tablee.new("a_moi", 4, seed)
        draw = FastDraw(seed)
        bots = {seat: player("plain" if seat % 2 else "random", match.game, seat, draw) for seat in range(4)}
        BotRunner(match, bots, draw).play_out()
        for seat, size in enumerate(sizes(match)):
            cards[seat % 2] += size
    assert cards[1] > 3 * cards[0]
    plain = player("plain", match.game, 0, FastDraw(3))
    answers = [plain.answer(turned([], [], [], coming=[BLUE_LOVE]).view(0), [SLAP]) for _ in range(200)]
    reactions = [answer[0] for answer in answers if answer is not None]
    assert len(reactions) == 200
    assert 350 <= min(reactions) <= max(reactions) <= 900
    errors = [plain.answer(turned([], [], [], coming=[GREEN_ANGRY]).view(0), [SLAP]) for _ in range(400)]
    assert 8 < sum(answer is not None for answer in errors) < 40
