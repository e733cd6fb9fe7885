"""La dernière: what is said and told, by whom and when; positions set by hand."""

from __future__ import annotations

import pytest

from tablee import IllegalMove, Match, Words
from tablee.games.derniere.events import Announced, Caught, Drew, DrewCard, NamedColour, Passed
from tablee.games.derniere.state import ANNOUNCE, DRAW, LATE, PASS, catch, grace, joker
from tablee.games.smileys.pack import BLUE, GREEN, LOVE, RED, SAD, SMILE, SURPRISED, VIOLET, WINK, base
from tests.games.derniere.test_rules import DULL, ONE_LEFT, PLAIN, next_card, sizes, table, told
from tests.rulebook import rule

# ---- dernière !


@rule("DER-19", "COM-4")
def test_a_word_pressed_before_the_grace_was_over_still_counts_after_it() -> None:
    match = table(ONE_LEFT, PLAIN, [6, 8, 9])
    fresh = match.game.rules.fresh
    match.play(0, base(GREEN, LOVE))
    seen = match.state.ply
    match.wait()
    assert fresh(match.state, 0, ANNOUNCE, seen)
    assert not fresh(match.state, 0, ANNOUNCE, seen - 1)  # there was no last card yet
    assert not fresh(match.state, 2, catch(0), seen)


@rule("DER-19")
def test_a_word_said_for_a_card_that_was_kept_is_forgotten() -> None:
    match = table([base(BLUE, LOVE)], PLAIN, [6, 8])
    next_card(match, base(GREEN, SAD))
    match.play(0, DRAW)
    match.play(0, ANNOUNCE, PASS)
    match.state.turn = 0
    match.play(0, base(GREEN, SAD))
    assert told(match, Announced) == []
    assert ANNOUNCE in match.moves(0)


@rule("DER-11", "DER-19")
@pytest.mark.parametrize("debt", [0, 2])  # nothing to play, or an EN COLERE to pay for
def test_a_word_said_for_a_card_that_was_not_played_is_forgotten_where_nothing_could_be_drawn(debt: int) -> None:
    match = table([base(RED, LOVE), base(BLUE, LOVE)], [base(GREEN, LOVE), *DULL])
    no_card_to_draw(match)
    match.state.debt = debt
    match.play(0, ANNOUNCE)
    match.play(0, DRAW)
    assert sizes(match)[0] == 2
    match.play(1, base(GREEN, LOVE))
    match.play(0, base(RED, LOVE))
    assert told(match, Announced) == []
    assert ANNOUNCE in match.moves(0)
    assert match.wait() == grace(0)
    match.play(1, catch(0))
    assert told(match, Caught) == [Caught(1, 0)]


@rule("DER-18", "DER-19")
def test_who_is_caught_in_their_own_turn_draws_two_and_takes_it_with_three_cards() -> None:
    match = table(ONE_LEFT, DULL)
    match.play(0, base(GREEN, LOVE))
    match.wait()
    match.state.turn = 0
    match.play(1, catch(0))
    assert sizes(match)[0] == 3
    assert match.state.turn == 0
    assert base(RED, LOVE) in match.moves(0)


@rule("DER-20")
def test_a_skipped_player_can_be_caught() -> None:
    match = table(ONE_LEFT, PLAIN, [base(GREEN, SAD), 8, 9])
    match.play(0, base(GREEN, LOVE))
    match.wait()
    match.state.turn = 2
    match.play(2, base(GREEN, SAD))
    assert match.state.turn == 1
    match.play(1, catch(0))
    assert sizes(match)[0] == 3


@rule("DER-11", "DER-18")
def test_where_there_is_no_card_to_draw_a_catch_is_settled_and_nobody_is_said_to_have_announced() -> None:
    match = table(ONE_LEFT, PLAIN)
    match.play(0, base(GREEN, LOVE))
    match.wait()
    no_card_to_draw(match)
    match.play(1, catch(0))
    assert match.events(None)[-2:] == [Caught(1, 0), Drew(0, 0)]
    assert catch(0) not in match.moves(1)


@rule("DER-11", "DER-17")
def test_a_draw_of_nothing_repeats_no_announcement() -> None:
    match = table(ONE_LEFT, PLAIN)
    match.play(0, base(GREEN, LOVE))
    match.play(0, ANNOUNCE)
    no_card_to_draw(match)
    match.state.turn, match.state.colour, match.state.smiley = 0, GREEN, WINK
    match.play(0, DRAW)
    assert told(match, Announced) == [Announced(0)]


def no_card_to_draw(match: Match) -> None:
    """The last seat holds all that lay in the pile and under the discard's top card."""
    state = match.state
    state.hands[-1] = sorted(state.hands[-1] + state.pile + state.discard[:-1])
    state.pile, state.discard = [], state.discard[-1:]


# ---- what the others hear


@rule("DER-15", "DER-21", "COM-8")
def test_who_plays_on_hears_which_colour_a_last_smile_named() -> None:
    match = table([base(RED, SMILE)], PLAIN, [9, 10], play_on=True)
    match.play(0, joker(base(RED, SMILE), VIOLET))
    assert told(match, NamedColour) == [NamedColour(0, VIOLET)]
    assert match.view(1).colour == VIOLET
    match = table([base(RED, SMILE)], PLAIN, [9, 10])
    match.play(0, joker(base(RED, SMILE), VIOLET))
    assert told(match, NamedColour) == []  # nobody has to follow it


@rule("DER-23")
def test_who_draws_is_told_the_cards_and_the_others_their_number() -> None:
    match = table([base(RED, LOVE), base(BLUE, LOVE)], PLAIN)
    next_card(match, base(RED, SAD))
    match.play(0, DRAW)
    assert match.events(0) == [DrewCard(0, base(RED, SAD))]
    assert match.events(1) == match.events(None) == [Drew(0, 1)]


@rule("DER-22")
def test_a_turn_that_time_passes_is_told_like_any_other() -> None:
    match = table([base(RED, LOVE), base(BLUE, LOVE)], PLAIN)
    assert match.wait() == LATE
    assert match.events(None) == [Drew(0, 1), Passed(0)]
    match = table([base(RED, LOVE), base(BLUE, LOVE)], PLAIN)
    match.play(0, DRAW)
    match.wait()
    assert told(match, Passed) == [Passed(0)]


@rule("DER-10")
def test_a_drawn_card_that_does_not_fit_is_refused_for_that() -> None:
    match = table([base(RED, LOVE), base(BLUE, LOVE)], DULL)
    next_card(match, base(RED, SAD))
    match.play(0, DRAW)
    with pytest.raises(IllegalMove, match="the red sad face follows neither the colour nor the smiley"):
        match.play(0, base(RED, SAD))


@rule("DER-12", "DER-23")
def test_the_table_in_words_says_which_way_play_goes_and_whose_turn_it_is() -> None:
    match = table([base(GREEN, SURPRISED), 0, 2], PLAIN, [6, 8, 9])
    assert "Play goes to the left. It is your turn." in spoken(match, 0)
    match.play(0, base(GREEN, SURPRISED))
    assert "Play goes to the right. It is Zoé’s turn." in spoken(match, 0)


def spoken(match: Match, seat: int) -> list[str]:
    words = Words("en")
    return [words.say(line, ["Léa", "Tom", "Zoé"], seat) for line in match.game.describe.lines(match.view(seat))]
