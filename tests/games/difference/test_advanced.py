"""DIFFERENCE for advanced players: cards are laid beside each other, in rows and columns."""

from __future__ import annotations

import pytest

from tablee import FastDraw, IllegalMove
from tablee.games.difference.events import Aimed, Full, Missed, Showed, ShowedOneMore, ShowedTwoMore
from tablee.games.difference.state import CENTRE, GO_ON, SIDE, aim, mark
from tests.games.difference import world
from tests.games.difference.test_rules import EAST, NORTH, SOUTH, WEST, advanced, claim, table, told
from tests.harness import encode
from tests.rulebook import rule


@rule("DIF-20")
def test_a_card_is_laid_beside_the_reference_and_then_beside_any_card_never_on_one() -> None:
    match = advanced([0, 7], [1, 8], laid={CENTRE: 24})
    assert match.moves(0) == [aim(NORTH), aim(WEST), aim(EAST), aim(SOUTH)]
    with pytest.raises(IllegalMove, match="A card lies on U21 already"):
        claim(match, 0, 24, 7, cell=CENTRE)
    claim(match, 0, 24, 7, cell=EAST)
    assert match.view(1).laid == [24, 7]
    assert match.view(1).cells == [CENTRE, EAST]
    claim(match, 1, 7, 8, cell=EAST + 1)  # beside the new one; the first reference does not matter
    assert match.view(0).cells == [CENTRE, EAST, EAST + 1]
    assert [each.cell for each in told(match, Aimed)] == ["V21", "W21"]


@rule("DIF-20")
def test_a_cell_is_chosen_before_anything_is_marked_and_only_where_there_are_cells() -> None:
    match = advanced([0, 7], [1, 8], laid={CENTRE: 24})
    with pytest.raises(IllegalMove, match="First choose"):
        match.play(0, mark(7))
    match.play(0, aim(EAST))
    match.play(0, mark(7))
    match.play(0, aim(WEST))  # a change of mind begins the claim anew
    assert match.view(0).marks == []
    with pytest.raises(IllegalMove, match="no cell to choose"):
        table([0, 7], [1, 8]).play(0, aim(EAST))


# Fig. 3: the cell has three neighbours.
CORNER = {CENTRE: 24, EAST: 20, EAST + SIDE: 21, EAST + SIDE + SIDE: 22, SOUTH + SIDE: 23}


@rule("DIF-21")
def test_the_leaflets_three_neighbours_ask_for_six_differences() -> None:
    match = advanced([0, 7], [1, 8], laid=CORNER)
    claim(match, 0, 24, 7, 7, 21, 23, 7, cell=SOUTH)  # north, east, south
    assert match.view(1).cells[-1] == SOUTH
    assert len(told(match, Showed) + told(match, ShowedTwoMore)) == 3
    too_few = advanced([0, 7], [1, 8], laid=CORNER)
    claim(too_few, 0, 24, 7, 7, 21, 23, cell=SOUTH)
    assert too_few.view(1).cells[-1] != SOUTH
    assert told(too_few, Missed) == []  # the claim is not made yet


@rule("DIF-22")
def test_only_cells_that_share_an_edge_are_neighbours() -> None:
    match = advanced([0, 7], [1, 8], laid={CENTRE: 24, EAST: 20})
    with pytest.raises(IllegalMove, match="touches no card"):
        match.play(0, aim(NORTH - 1))  # touches the reference by a corner only
    claim(match, 0, 24, 7, cell=NORTH)  # the card across the corner is not compared
    assert match.view(1).cells[-1] == NORTH


@rule("DIF-23")
def test_six_differences_are_four_spots_and_may_be_shown_once_each() -> None:
    pairs = [{7, 24}, {7, 21}, {7, 23}]
    assert len(set.union(*pairs)) == 4
    match = advanced([0, 7], [1, 8], laid=CORNER, adv_marks="distinct")
    claim(match, 0, 21, 7, 23, 24, cell=SOUTH)  # in any order
    assert match.view(1).cells[-1] == SOUTH
    odd = advanced([0, 7], [1, 8], laid={CENTRE: 24, EAST: 20, EAST + SIDE: 21}, adv_marks="distinct")
    claim(odd, 0, 24, 21, 3, cell=SOUTH)
    assert len(told(odd, ShowedOneMore)) == 1
    assert odd.view(1).cells[-1] != SOUTH


@rule("DIF-24")
@pytest.mark.parametrize("step", [1, SIDE])
def test_never_a_sixth_card_in_a_row_or_a_column(step: int) -> None:
    match = advanced([0, 7], [1, 8], laid={CENTRE + i * step: 22 + i for i in range(-2, 3)})
    before = encode(match.state)
    for sixth in (CENTRE - 3 * step, CENTRE + 3 * step):
        with pytest.raises(IllegalMove, match="sixth card"):
            match.play(0, aim(sixth))
    assert len(match.moves(0)) == 10  # on both sides of each of the five
    assert encode(match.state) == before  # refused, not penalised


@rule("DIF-24")
@pytest.mark.parametrize("step", [1, SIDE])
def test_a_sixth_card_is_refused_also_where_a_gap_is_between(step: int) -> None:
    """Four in a line, one across a gap, and the way round it: both ends of the gap are in the line."""
    turn = SIDE if step == 1 else 1
    line = [CENTRE + i * step for i in (0, 1, 2, 4, 5)]
    way = [CENTRE + 2 * step + turn, CENTRE + 3 * step + turn, CENTRE + 4 * step + turn]
    match = advanced([0, 7], [1, 8], laid={cell: 10 + i for i, cell in enumerate(line + way)})
    with pytest.raises(IllegalMove, match="sixth card"):
        match.play(0, aim(CENTRE + 3 * step))


# (0, 0) (0, 1) (0, 2) (0, 3) (1, 3) (1, 4), rows first.
STAIRS = {CENTRE: 20, EAST: 21, EAST + 1: 22, EAST + 2: 23, EAST + 2 + SIDE: 24, EAST + 3 + SIDE: 19}


@rule("DIF-24")
def test_a_layout_spreads_wider_than_five_where_the_row_has_room() -> None:
    match = advanced([0, 7], [1, 8], laid=STAIRS)
    claim(match, 0, 20, 7, cell=WEST)  # (0, -1): the fifth of its row, the sixth column
    assert match.view(1).cells[-1] == WEST
    with pytest.raises(IllegalMove, match="sixth card"):
        match.play(0, aim(WEST - 1))


@rule("DIF-24")
def test_with_the_switch_everything_stays_in_a_square_of_five() -> None:
    match = advanced([0, 7], [1, 8], laid=STAIRS, adv_limit="bbox5")
    with pytest.raises(IllegalMove, match="five by five"):
        match.play(0, aim(WEST))


@rule("DIF-24")
def test_every_cell_that_25_cards_can_reach_has_a_number() -> None:
    """Five full rows, each beginning under the last card of the one above: no layout reaches farther (DIF-24)."""
    match = advanced([0, 7], [1, 8], laid={CENTRE: 24})
    state, rules = match.state, match.game.rules
    for number in range(1, 25):
        row, column = divmod(number, 5)
        cell = CENTRE + row * SIDE + row * 4 + column
        assert cell in rules.open_cells(state.cells, state.limit)
        state.cells.append(cell)
    columns = [cell % SIDE for cell in state.cells]
    assert (min(columns), max(columns)) == (CENTRE % SIDE, SIDE - 1)


@rule("DIF-25")
def test_a_claim_is_stale_if_its_cell_or_one_beside_it_was_taken_and_only_then() -> None:
    match = advanced([0, 7], [1, 8], laid={CENTRE: 24})
    fresh, seen = match.game.rules.fresh, match.state.ply
    claim(match, 0, 24, 7, cell=EAST)
    state = match.state
    assert not fresh(state, 1, aim(EAST), seen)  # taken
    assert not fresh(state, 1, aim(EAST + SIDE), seen)  # a card was laid next to it
    assert fresh(state, 1, aim(WEST), seen)  # elsewhere
    assert fresh(state, 1, aim(NORTH), seen)  # it touches the new card by a corner only
    assert fresh(state, 1, aim(EAST + SIDE), state.ply)


@rule("DIF-25")
def test_half_a_claim_falls_with_its_neighbourhood_and_stands_otherwise() -> None:
    match = advanced([0, 7], [1, 8], [2, 9], laid={CENTRE: 24})
    match.play(1, aim(EAST), mark(8))
    match.play(2, aim(WEST), mark(9))
    claim(match, 0, 24, 7, cell=EAST)
    assert (match.view(1).aim, match.view(1).marks) == (-1, [])
    assert (match.view(2).aim, match.view(2).marks) == (WEST, [9])
    match.play(2, mark(24))
    assert match.state.laid[-1] == 9


@rule("DIF-24", "DIF-25")
@pytest.mark.parametrize("limit", ["count5", "bbox5"])
@pytest.mark.parametrize("step", [1, SIDE])
def test_half_a_claim_falls_when_its_line_is_full_or_the_square_has_moved_away(step: int, limit: str) -> None:
    match = advanced([0, 7], [1, 8], laid={CENTRE + i * step: 22 + i for i in range(-2, 2)}, adv_limit=limit)
    match.play(0, aim(CENTRE - 3 * step), mark(7))
    claim(match, 1, 23, 8, cell=CENTRE + 2 * step)  # far away, but the fifth of the line
    assert (match.view(0).aim, match.view(0).marks) == (-1, [])
    with pytest.raises(IllegalMove, match="First choose"):
        match.play(0, mark(20))  # or it would be the sixth


@rule("DIF-25")
def test_one_wrong_mark_among_six_spoils_the_claim_and_its_owner_waits() -> None:
    for wrong in range(6):
        marks = [24, 7, 7, 21, 23, 7]
        marks[wrong] = 3
        match = advanced([0, 7], [1, 8], laid=CORNER)
        claim(match, 0, *marks, cell=SOUTH)
        assert match.state.piles[0] == [0, 7]
        assert match.to_act == [1]


@rule("DIF-26")
def test_advanced_ends_with_somebodys_last_card_and_may_go_on_for_places() -> None:
    match = advanced([7], [1, 8], [2, 9], laid={CENTRE: 24})
    claim(match, 0, 24, 7, cell=EAST)
    assert match.standing.places == [1, 0, 0]
    match.play(1, GO_ON)
    match.play(2, GO_ON)
    claim(match, 1, 7, 8, cell=EAST + 1)
    assert not match.over


@rule("DIF-26")
def test_there_is_a_cell_for_every_card_until_all_25_lie_in_a_square() -> None:
    for seed in range(20):
        draw = FastDraw(seed)
        match = advanced([0], [1, 2], laid={CENTRE: 24}, adv_marks="distinct", adv_limit="bbox5")
        state, rules = match.state, match.game.rules
        while state.aside or len(state.piles[1]) > 0:
            cells = rules.legal(state, 0)
            state.cells.append(cells[draw.below(len(cells))])
            state.laid.append((state.aside or state.piles[1]).pop())
            state.laid_since.append(0)
        [last] = rules.legal(state, 0)  # 24 lie there, one cell is left
        match.play(0, last)
        claim(match, 0, *world.compared(state, 0), 0)
        cells = match.view(None).cells
        rows, columns = {cell // SIDE for cell in cells}, {cell % SIDE for cell in cells}
        assert (len(cells), len(rows), len(columns)) == (25, 5, 5)


@rule("DIF-26")
def test_five_in_a_line_leave_a_cell_for_each_of_the_25_cards_too() -> None:
    """The rightmost full column has full rows only, or a card could be laid beside it: five of them, 25 cards."""
    for seed in range(200):
        draw = FastDraw(seed)
        match = advanced([0], [1, 2], laid={CENTRE: 24})
        state, rules = match.state, match.game.rules
        while len(state.cells) < 25:
            cells = rules.open_cells(state.cells, state.limit)
            crowded = [cell for cell in cells if len(rules.neighbours(state, cell)) > 1] or cells
            state.cells.append(crowded[draw.below(len(crowded))])
            state.laid.append(0)


@rule("DIF-26")
def test_when_nobody_can_lay_the_fewest_cards_win_and_equals_share() -> None:
    square = [CENTRE + row * SIDE + column for row in range(5) for column in range(5)]
    match = advanced([0, 7], [1, 8], [2, 3, 9], [4], laid=dict.fromkeys(square[:-1], 24))
    claim(match, 0, 24, 7, 24, 7, cell=square[-1])
    assert match.over
    assert len(told(match, Full)) == 1
    assert match.state.piles == [[0], [1, 8], [2, 3, 9], [4]]  # they keep their cards
    assert match.standing.places == [1, 3, 4, 1]


@rule("DIF-26")
def test_a_last_card_that_fills_the_layout_wins_and_nobody_is_asked_to_play_on() -> None:
    square = [CENTRE + row * SIDE + column for row in range(5) for column in range(5)]
    match = advanced([7], [1, 8], [9], laid=dict.fromkeys(square[:-1], 24))
    claim(match, 0, 24, 7, 24, 7, cell=square[-1])
    assert match.over
    assert match.standing.places == [1, 3, 2]
