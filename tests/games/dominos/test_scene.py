"""Dominos as a scene: the grid and its free lines, the joker's path, the bar."""

from __future__ import annotations

import pytest

import tablee
from tablee import Match
from tablee.core.scenes import Flight, Piece, Scene, Zone
from tablee.core.words import msg
from tablee.games.dominos.events import Exchanged
from tablee.games.dominos.scene import flight
from tablee.games.dominos.state import DRAW, HIGH, LOW, PASS, discard, exchange, place
from tablee.games.smileys.pack import ANGRY, BLUE, GREEN, LOVE, RED, SAD, SMILE, SURPRISED, WINK, YELLOW, base
from tests.games.dominos.positions import (
    BLUE_SPECIAL,
    BLUE_WINK,
    FIVE_BLUES,
    REDS,
    WINK_SPECIAL,
    fixed,
    lay,
    table,
)  # fmt: skip
from tests.rulebook import rule

RED_WINK, RED_SMILE, BLUE_SMILE, BLUE_ANGRY = base(RED, WINK), base(RED, SMILE), base(BLUE, SMILE), base(BLUE, ANGRY)


def zone(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == name)


def zones(scene: Scene) -> set[str]:
    return {zone.id for zone in scene.zones}


def paths(match: Match, seat: int = 0) -> dict[int, tuple[str, ...]]:
    return {tap.move: tap.path for tap in match.scene(seat).mine.taps}


def bar(match: Match, seat: int = 0) -> dict[int | None, Piece]:
    return {piece.slot: piece for piece in zone(match.scene(seat), "bar").pieces}


# ---- the grid


@rule("DOM-5")
def test_around_the_first_card_lies_a_free_line_on_every_side() -> None:
    grid = zone(table([RED_WINK], REDS, laid=[lay(BLUE_WINK)]).scene(0), "grid")
    assert (grid.width, grid.height) == (3, 3)
    slots = {piece.key: piece.slot for piece in grid.pieces}
    assert slots == {f"c{BLUE_WINK}": 4, f"left{WINK}": 3, f"right{WINK}": 5, f"top{BLUE}": 1, f"bottom{BLUE}": 7}
    assert [head.key for head in grid.columns] == ["column.first", f"column{BLUE}", "column.last"]
    assert [head.key for head in grid.rows] == ["row.first", f"row{WINK}", "row.last"]


@rule("DOM-5")
def test_a_grid_with_all_its_lines_has_no_free_ones() -> None:
    grid = zone(fixed([RED_WINK], REDS, laid=[lay(BLUE_WINK)]).scene(0), "grid")
    assert (grid.width, grid.height) == (6, 6)
    assert [piece.slot for piece in grid.pieces] == list(range(36))
    assert not any("ghost" in head.state for head in (*grid.columns, *grid.rows))


def test_five_columns_can_still_grow_on_both_sides() -> None:
    opened = [lay(BLUE_WINK)] + [lay(base(colour, WINK), side=HIGH) for colour in (RED, GREEN, YELLOW, 0)]
    grid = zone(table([RED_SMILE], REDS[:1], laid=opened).scene(0), "grid")
    assert (grid.width, grid.height) == (7, 3)


def test_a_free_cell_keeps_its_key_while_the_grid_grows() -> None:
    laid = [lay(BLUE_WINK), lay(RED_WINK, side=HIGH), lay(BLUE_SMILE, side=LOW)]
    match = table([base(GREEN, WINK), RED_SMILE], REDS, laid=laid)
    before = match.scene(None).pieces[f"g{RED_SMILE}"]
    match.play(0, lay(base(GREEN, WINK), side=HIGH))
    after = match.scene(None).pieces[f"g{RED_SMILE}"]
    assert before.label == after.label
    assert before.slot != after.slot


def test_a_joker_shows_what_it_stands_for() -> None:
    match = table([BLUE_ANGRY], REDS, laid=[lay(BLUE_WINK), lay(BLUE_SPECIAL, BLUE_ANGRY, HIGH)])
    joker = match.scene(None).pieces[f"c{BLUE_SPECIAL}"]
    assert joker.face == f"smileys/{BLUE_SPECIAL}-as-{BLUE_ANGRY:02}-square"
    assert joker.stands == f"smileys/{BLUE_ANGRY:02}-square"


def test_the_dice_lie_there_until_a_second_card_does() -> None:
    match = tablee.new("dominos", 3, 4)
    opening = match.state.rolls[-1]
    dice = zone(match.scene(None), "dice")
    assert {die.face for die in dice.pieces} == {
        f"smileys/die-colour-{opening // 6}",
        f"smileys/die-smiley-{opening % 6}",
    }
    assert dice.note is not None
    two = table([RED_SMILE], REDS, laid=[lay(BLUE_WINK), lay(RED_WINK, side=HIGH)])
    assert "dice" not in zones(two.scene(None))


# ---- taps


def test_a_card_is_tapped_and_then_its_cell() -> None:
    laid = [lay(BLUE_WINK), lay(RED_WINK, side=HIGH), lay(BLUE_SMILE, side=LOW)]
    match = table([RED_SMILE, base(GREEN, WINK)], REDS, laid=laid)
    ways = paths(match)
    assert ways[lay(RED_SMILE)] == (f"c{RED_SMILE}", f"g{RED_SMILE}")
    assert ways[lay(base(GREEN, WINK), side=LOW)] == (f"c{base(GREEN, WINK)}", f"left{WINK}")
    assert ways[lay(base(GREEN, WINK), side=HIGH)] == (f"c{base(GREEN, WINK)}", f"right{WINK}")


@rule("DOM-9")
def test_a_tap_says_when_it_brings_another_turn() -> None:
    laid = [lay(BLUE_WINK), lay(RED_WINK, side=HIGH), lay(BLUE_SMILE, side=LOW)]
    match = table([RED_SMILE, base(GREEN, WINK), base(GREEN, LOVE)], REDS, laid=laid)
    said = {tap.move: tap.say for tap in match.scene(0).mine.taps}
    assert said[lay(RED_SMILE)] == msg("dominos-say-again")
    assert said[lay(base(GREEN, WINK), side=HIGH)] is None


@rule("DOM-7")
@pytest.mark.parametrize(
    ("joker", "cell", "path"),
    [
        (BLUE_SPECIAL, BLUE_SMILE, (f"c{BLUE_SPECIAL}", f"top{BLUE}", f"head{SMILE}")),
        (WINK_SPECIAL, RED_WINK, (f"c{WINK_SPECIAL}", f"left{WINK}", f"colour{RED}")),
    ],
)
def test_a_joker_in_a_new_line_has_to_say_what_the_line_is_for(joker: int, cell: int, path: tuple[str, ...]) -> None:
    match = table([joker, BLUE_ANGRY], REDS, laid=[lay(BLUE_WINK)])
    assert paths(match)[place(joker, cell, LOW)] == path
    question = "smileys" if joker == BLUE_SPECIAL else "colours"
    asked = zone(match.scene(0), question)
    assert len(asked.pieces) == 5, "the line that is there is not asked for"
    assert zones(match.scene(0)) & {"smileys", "colours"} == {question}


@rule("DOM-7")
def test_a_joker_beside_a_line_of_the_other_kind_need_not_say_it() -> None:
    match = table([WINK_SPECIAL, BLUE_ANGRY], REDS, laid=[lay(base(RED, SAD))])
    new_row = place(WINK_SPECIAL, RED_WINK, HIGH)
    assert paths(match)[new_row] == (f"c{WINK_SPECIAL}", f"bottom{RED}")
    assert not zones(match.scene(0)) & {"smileys", "colours"}


@rule("DOM-10")
def test_the_card_a_joker_stands_for_is_tapped_and_then_the_joker() -> None:
    match = table([BLUE_ANGRY], REDS, laid=[lay(BLUE_WINK), lay(BLUE_SPECIAL, BLUE_ANGRY, HIGH)])
    assert paths(match)[exchange(BLUE_ANGRY)] == (f"c{BLUE_ANGRY}", f"c{BLUE_SPECIAL}")
    assert flight(Exchanged(0, BLUE_ANGRY, BLUE_SPECIAL)) == [
        Flight("hand0", f"c{BLUE_ANGRY}"),
        Flight(f"c{BLUE_SPECIAL}", "hand0"),
    ]
    match.play(0, exchange(BLUE_ANGRY))
    assert match.scene(1).pieces["seat0"].flag == msg("dominos-flag-jokers", count=1)


# ---- the bar


def test_drawing_and_passing_share_the_third_place() -> None:
    placing = table([RED_WINK], REDS, laid=[lay(BLUE_WINK)])
    assert "off" in bar(placing)[3].state
    drawing = table(REDS, [RED_WINK], laid=[lay(BLUE_WINK)])
    assert paths(drawing) == {DRAW: ("draw",)}
    assert bar(drawing)[3].label == msg("dominos-bar-draw")
    passing = table(REDS, [RED_WINK], laid=[lay(BLUE_WINK)], pile=[])
    assert paths(passing) == {PASS: ("draw",)}
    assert bar(passing)[3].label == msg("dominos-bar-pass")
    assert {slot for match in (placing, drawing, passing) for slot in bar(match)} == {2, 3}


@rule("DOM-12")
def test_a_special_whose_line_is_full_is_thrown_away_by_the_second_place() -> None:
    full = [*FIVE_BLUES, lay(base(BLUE, LOVE))]
    match = fixed([BLUE_SPECIAL, base(RED, SURPRISED)], REDS[1:], laid=full)
    assert paths(match)[discard(BLUE_SPECIAL)] == (f"c{BLUE_SPECIAL}", "discard")
    assert bar(match)[2].state == ()
    match.play(0, discard(BLUE_SPECIAL))
    assert [piece.key for piece in zone(match.scene(None), "discard").pieces] == [f"c{BLUE_SPECIAL}"]
    assert "off" in bar(match)[2].state


# ---- who sees what


@rule("DOM-16")
def test_hands_are_counted_for_everybody_and_seen_by_their_owner() -> None:
    match = table([RED_WINK], REDS, laid=[lay(BLUE_WINK)])
    for viewer in (0, None):
        others = zone(match.scene(viewer), "hand1")
        assert (others.count, others.pieces) == (2, [])
    assert [piece.key for piece in zone(match.scene(1), "hand1").pieces] == [f"c{card}" for card in sorted(REDS)]
    assert match.scene(None).mine.taps == []
