"""What is special about the scene of A moi !: one card, one hand, and no word of whose it is."""

from __future__ import annotations

from tablee import Match
from tablee.core.scenes import Flight, Zone
from tablee.core.words import Msg
from tablee.games.a_moi.events import Lost, Stole, Took, Turned, Unclaimed
from tablee.games.a_moi.scene import flight
from tablee.games.a_moi.state import CARD_OVER, SLAP
from tests.games.a_moi.test_rules import BLUE_LOVE, GREEN_ANGRY, ORANGE_LOVE, RED_LOVE, VIOLET_SMILE, table, turned
from tests.rulebook import rule


def zone(match: Match, seat: int | None, name: str) -> Zone:
    return next(each for each in match.scene(seat).zones if each.id == name)


def keys(match: Match, name: str) -> list[str]:
    return [piece.key for piece in zone(match, None, name).pieces]


def test_the_card_and_the_red_button_are_one() -> None:
    match = turned([], [], [], coming=[BLUE_LOVE])
    assert keys(match, "card") == [f"c{BLUE_LOVE}"]
    assert zone(match, 0, "card").presses == "slap"
    assert [(tap.path, tap.move, tap.race) for tap in match.scene(0).mine.taps] == [(("slap",), SLAP, True)]


def test_the_button_keeps_its_place_and_the_card_its_own_when_there_is_nothing_to_slap() -> None:
    match = table([], [], [], coming=[BLUE_LOVE])
    button = match.scene(0).pieces["slap"]
    assert (button.slot, button.state) == (3, ("race", "off"))
    assert [piece.state for piece in zone(match, 0, "card").pieces] == [("ghost",)]
    match.wait()
    button = match.scene(0).pieces["slap"]
    assert (button.slot, button.state) == (3, ("race",))


@rule("AMO-5", "AMO-6")
def test_nothing_tells_who_may_win_the_card_nor_that_it_is_the_one_on_the_dice() -> None:
    match = turned([], [], [], coming=[BLUE_LOVE])  # for seat 0 by its colour, for seat 2 by its smiley
    on_the_dice = turned([], [], [], coming=[BLUE_LOVE], dice=BLUE_LOVE)
    for seat in (0, 1, 2):
        for each in (match, on_the_dice):
            assert each.scene(seat).mine.prompt == Msg("a_moi-prompt-slap")
    assert zone(match, 0, "card") == zone(match, 1, "card") == zone(on_the_dice, 1, "card")
    assert zone(match, 0, "card").emphasis == "whole"


def test_specials_lie_before_everybody_and_ones_own_are_ones_hand() -> None:
    match = turned([], [], [], coming=[BLUE_LOVE])
    seen, own = zone(match, 1, "specials0"), zone(match, 0, "specials0")
    assert (seen.kind, own.kind) == ("row", "hand")
    assert seen.pieces == own.pieces
    assert [piece.small for piece in own.pieces] == ["smileys/37-square", "smileys/44-square"]


@rule("AMO-7")
def test_what_is_lost_on_a_card_lies_apart_and_then_goes_with_the_next() -> None:
    match = turned([], [RED_LOVE, VIOLET_SMILE], [], coming=[BLUE_LOVE], pot=[ORANGE_LOVE])
    match.play(1, SLAP)
    assert keys(match, "pot") == [f"c{ORANGE_LOVE}"]
    assert set(keys(match, "lost")) == {f"c{RED_LOVE}", f"c{VIOLET_SMILE}"}
    match.play(0, SLAP)
    assert keys(match, "lost") == []
    assert set(keys(match, "pot")) == {f"c{RED_LOVE}", f"c{VIOLET_SMILE}"}
    assert zone(match, None, "pot").label == Msg("a_moi-zone-pot-next")
    match.wait()
    assert zone(match, None, "pot").label == Msg("a_moi-zone-pot-now")


@rule("AMO-7")
def test_who_was_wrong_waits_for_the_next_card() -> None:
    match = turned([], [], [], coming=[BLUE_LOVE])
    match.play(1, SLAP)
    assert zone(match, None, "seats").pieces[1].flag == Msg("a_moi-flag-locked")
    assert match.scene(1).mine.prompt == Msg("a_moi-prompt-locked")
    assert "off" in match.scene(1).pieces["slap"].state
    assert match.scene(0).mine.taps


def test_the_dealer_has_the_turn() -> None:
    match = turned([], [], [], coming=[BLUE_LOVE, GREEN_ANGRY])
    match.play(2, SLAP)
    seats = zone(match, None, "seats").pieces
    assert [piece.state for piece in seats] == [(), (), ("turn",)]
    assert seats[2].flag == Msg("a_moi-flag-dealer")


@rule("AMO-10")
def test_cards_won_are_face_down_for_everybody() -> None:
    match = turned([RED_LOVE], [], [], coming=[BLUE_LOVE])
    for seat in (0, 1, None):
        stack = zone(match, seat, "stack0")
        assert (stack.owner, stack.count, stack.pieces) == (0, 1, [])


@rule("AMO-8")
def test_cards_fly_to_whoever_wins_them_but_the_new_card_is_there_at_once() -> None:
    assert flight(Turned(0, BLUE_LOVE)) == []
    assert flight(Took(1, BLUE_LOVE, 0)) == [Flight(f"c{BLUE_LOVE}", "stack1")]
    assert flight(Took(1, BLUE_LOVE, 2)) == [Flight(f"c{BLUE_LOVE}", "stack1"), Flight("pot", "stack1")]
    assert flight(Stole(1, 0)) == [Flight("stack0", "stack1")]
    assert flight(Lost(1, BLUE_LOVE)) == [Flight("stack1", f"c{BLUE_LOVE}")]
    assert flight(Unclaimed(BLUE_LOVE)) == [Flight(f"c{BLUE_LOVE}", "pot")]


def test_a_spectator_has_nothing_to_press() -> None:
    match = turned([], [], [], coming=[BLUE_LOVE])
    mine = match.scene(None).mine
    assert (mine.zones, mine.taps, mine.prompt) == ([], [], Msg("a_moi-prompt-watch"))


def test_the_end_shows_places_and_no_dealer() -> None:
    match = turned([RED_LOVE], [], coming=[GREEN_ANGRY], left=False)
    assert match.wait() == CARD_OVER
    assert match.over
    seats = zone(match, 0, "seats").pieces
    assert [piece.flag for piece in seats] == [Msg("scene-place", {"place": 1}), Msg("scene-place", {"place": 2})]
    assert not any(piece.state for piece in seats)
