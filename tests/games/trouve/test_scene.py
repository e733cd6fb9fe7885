"""What is special about the scene of Trouve: it helps nobody to find, and nobody to remember."""

from __future__ import annotations

from tablee import Match
from tablee.core.scenes import Flight, Zone
from tablee.core.words import Msg
from tablee.games.smileys.pack import NONE
from tablee.games.trouve.events import Lost, Paid, Stole, Took
from tablee.games.trouve.scene import flight
from tablee.games.trouve.state import KNOW, NAME_LATE, name, touch
from tests.games.trouve.test_rules import BLUE_SAD, GREEN_LOVE, RED_SMILE, YELLOW_WINK, pairs, rolled, table
from tests.rulebook import rule


def zone(match: Match, seat: int | None, name: str) -> Zone:
    return next(each for each in match.scene(seat).zones if each.id == name)


def flag(match: Match, seat: int) -> Msg | None:
    return zone(match, None, "seats").pieces[seat].flag


def know(match: Match, seat: int) -> tuple[int | None, bool]:
    """The place of the button, and whether it can be pressed."""
    piece = match.scene(seat).pieces["know"]
    return piece.slot, "off" not in piece.state


def test_every_card_can_be_touched_and_none_is_lit() -> None:
    match = rolled(table([], []), BLUE_SAD)
    cards = zone(match, 0, "cards")
    assert cards.emphasis == "none"
    assert not any(piece.state or piece.flag for piece in cards.pieces)
    touched = {tap.path for tap in match.scene(0).mine.taps}
    assert touched == {(piece.key,) for piece in cards.pieces} | {("know",)}


@rule("TRV-7")
def test_the_scene_does_not_tell_whether_the_named_card_still_lies_there() -> None:
    lying = rolled(table([RED_SMILE], []), BLUE_SAD)
    won = rolled(table([RED_SMILE], []), RED_SMILE)
    for seat in (0, 1, None):
        one, other = lying.scene(seat).mine, won.scene(seat).mine
        assert (one.zones, one.taps, one.prompt.key) == (other.zones, other.taps, other.prompt.key)


@rule("TRV-2")
def test_a_card_that_is_taken_leaves_a_hole_and_the_others_stay_where_they_lie() -> None:
    match = rolled(table([], []), BLUE_SAD)
    before = {piece.key: piece.slot for piece in zone(match, 0, "cards").pieces}
    slots = list(before.values())
    assert slots == sorted(match.state.lies_at)  # in reading order, not by colour
    match.play(0, touch(BLUE_SAD))
    after = {piece.key: piece.slot for piece in zone(match, 0, "cards").pieces}
    assert after == {key: slot for key, slot in before.items() if key != f"c{BLUE_SAD}"}


def test_dice_have_empty_places_before_the_first_roll() -> None:
    match = table([], [])
    assert [piece.state for piece in zone(match, 0, "dice").pieces] == [("ghost",), ("ghost",)]
    rolled(match, YELLOW_WINK)
    assert [piece.face for piece in zone(match, 0, "dice").pieces] == ["smileys/die-smiley-2", "smileys/die-colour-2"]


def test_i_know_stays_in_the_last_place_of_the_bar() -> None:
    match = table([], [])
    assert know(match, 0) == (3, False)
    rolled(match, BLUE_SAD)
    assert know(match, 0) == (3, True)
    match.play(0, touch(RED_SMILE))  # wrong
    assert know(match, 0) == (3, False)
    assert know(match, 1) == (3, True)


@rule("TRV-6", "TRV-10")
def test_who_knows_sees_the_wanted_card_and_taps_a_head_their_own_too() -> None:
    match = rolled(table([RED_SMILE], [], []), RED_SMILE)
    match.play(1, KNOW)
    mine = match.scene(1).mine
    assert [tap.path for tap in mine.taps] == [("seat0",), ("seat1",), ("seat2",)]
    assert [tap.say.key for tap in mine.taps if tap.say] == ["trouve-move-name", "trouve-move-mine", "trouve-move-name"]
    assert [piece.key for piece in zone(match, 1, "wanted").pieces] == [f"c{RED_SMILE}"]
    assert not match.scene(0).mine.taps
    assert all(each.id != "wanted" for seat in (0, None) for each in match.scene(seat).zones)
    assert flag(match, 1) == Msg("trouve-flag-knows")


@rule("TRV-13")
def test_stacks_are_face_down_for_their_owners_too_until_they_have_a_place() -> None:
    first, second = pairs(9, 3)
    match = rolled(table(first, second), 35)
    for seat in (0, 1, None):
        stack = zone(match, seat, "stack0")
        assert (stack.count, stack.pieces, stack.back) == (9, [], "smileys/back")
    match.play(0, touch(35))
    assert [piece.key for piece in zone(match, 1, "stack0").pieces] == [f"c{card}" for card in [*first, 35]]
    assert flag(match, 0) == Msg("scene-place", {"place": 1})


@rule("TRV-9")
def test_a_seat_says_who_waits_and_who_owes() -> None:
    match = rolled(table([], [GREEN_LOVE], [], wrong_touch="penalty"), BLUE_SAD)
    match.play(0, KNOW)  # too soon, and nothing to lose
    assert flag(match, 0) == Msg("trouve-flag-locked")
    assert match.scene(0).mine.prompt.key == "trouve-prompt-locked"
    match.play(2, touch(BLUE_SAD))
    assert flag(match, 0) == Msg("trouve-flag-owes", {"count": 1})
    assert flag(match, 2) is None


@rule("TRV-5", "TRV-8")
def test_the_legend_says_what_an_error_costs_at_this_table() -> None:
    said = {options: zone(table([], [], wrong_touch=options), 0, "legend") for options in ("lockout_only", "penalty")}
    assert [piece.label for piece in said["lockout_only"].pieces][1] == Msg("trouve-legend-error")
    assert [piece.label for piece in said["penalty"].pieces][1] == Msg("trouve-legend-any-error")


def test_the_one_who_is_to_roll_or_to_name_has_the_turn_and_a_search_is_everybodys() -> None:
    def turns() -> list[int]:
        return [seat for seat, piece in enumerate(zone(match, None, "seats").pieces) if "turn" in piece.state]

    match = table([RED_SMILE], [], [])
    assert turns() == [0]
    rolled(match, RED_SMILE)
    assert turns() == []
    match.play(2, KNOW)
    assert turns() == [2]
    assert match.wait() == NAME_LATE
    assert turns() == [0]


def test_a_vote_takes_the_bar_of_those_who_are_asked() -> None:
    match = rolled(table(*pairs(8, 1, 1), play_on=True), 35)
    match.play(0, touch(35))
    assert [piece.key for piece in zone(match, 1, "bar").pieces] == ["on", "enough"]
    assert know(match, 0) == (3, False)


def test_cards_fly_to_stacks_but_one_that_an_error_brings_back_is_there_at_once() -> None:
    assert flight(Took(1, BLUE_SAD)) == [Flight(f"c{BLUE_SAD}", "stack1")]
    assert flight(Stole(1, 0, BLUE_SAD)) == [Flight("stack0", "stack1")]
    assert flight(Paid(1, BLUE_SAD)) == [Flight("stack1", f"c{BLUE_SAD}")]
    assert flight(Lost(1, BLUE_SAD)) == []


def test_a_spectator_sees_the_table_and_has_nothing_to_press() -> None:
    match = rolled(table([RED_SMILE], []), BLUE_SAD)
    mine = match.scene(None).mine
    assert (mine.zones, mine.taps, mine.prompt.key) == ([], [], "trouve-table-dice")
    lying = [card for card, spot in enumerate(match.state.lies_at) if spot != NONE]
    assert {piece.key for piece in zone(match, None, "cards").pieces} == {f"c{card}" for card in lying}
    match.play(1, touch(BLUE_SAD))
    rolled(match, BLUE_SAD).play(0, KNOW)
    match.play(0, name(1))
    assert not match.scene(None).mine.taps
