"""DIFFERENCE, rule by rule, from positions set by hand. A card is the number of its alteration."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import tablee
from tablee import FastDraw, IllegalMove, Match, Words
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.games.difference import describe as describe
from tablee.games.difference.events import CutShort, Found, Missed, PartHinted, Showed, SpotsHinted
from tablee.games.difference.state import (
    BURY,
    CELLS,
    CENTRE,
    ENOUGH,
    GO_ON,
    MISS,
    PICTURES,
    SIDE,
    VOTE_OVER,
    aim,
    cell_name,
    flip,
    hint,
    mark,
    unlock,
)
from tests.games.difference import oracle, world
from tests.harness import encode
from tests.rulebook import rule

# The lake of the leaflet's example (fig. 2) and of its own: where these features stand in our picture.
LILY, FROG, DRAGONFLY = 17, 22, 16
NORTH, EAST, SOUTH, WEST = CENTRE - SIDE, CENTRE + 1, CENTRE + SIDE, CENTRE - 1


def table(*piles: list[int], reference: int = 24, **options: Any) -> Match:
    """A match in the middle: these piles, the turned-up card last, this reference, everything else set aside."""
    match = tablee.new("difference", len(piles), 1, first="host", **options)
    state = match.state
    state.piles = [pile[:] for pile in piles]
    state.laid = [reference]
    used = {reference, *(card for pile in piles for card in pile)}
    state.aside = [card for card in range(25) if card not in used]
    return match


def advanced(*piles: list[int], laid: dict[int, int], **options: Any) -> Match:
    """As `table`, with these cards lying on these cells."""
    match = table(*piles, variant="advanced", **options)
    state = match.state
    state.cells, state.laid, state.laid_since = list(laid), list(laid.values()), [0] * len(laid)
    used = {*laid.values(), *(card for pile in piles for card in pile)}
    state.aside = [card for card in range(25) if card not in used]
    return match


def claim(match: Match, seat: int, *regions: int, cell: int | None = None, at: int | None = None) -> None:
    moves = [mark(region) for region in regions]
    match.play(seat, *([] if cell is None else [aim(cell)]), *moves, at=at)


def told(match: Match, kind: type, seat: int | None = None) -> list[Any]:
    return [each for each in match.events(seat) if isinstance(each, kind)]


def read_out(match: Match, card: int) -> list[str]:
    """A card as somebody who listens hears it: its statements, one by one."""
    view = match.view(0)
    spoken = [Words("fr").say(line) for line in describe.whole_card(view, card)]
    return [each for line in spoken for each in line.split("\u00a0: ")[1].rstrip(".").split(". ")]


# ---- components and set-up


@rule("DIF-1")
@pytest.mark.parametrize("picture", PICTURES)
def test_each_of_the_four_pictures_has_25_faces(picture: str) -> None:
    match = tablee.new("difference", 4, 5, picture=picture)
    assert world.cards(match.state) == list(range(25))
    faces = {tuple(read_out(match, card)) for card in range(25)}
    assert len(faces) == 25


@rule("DIF-2")
@pytest.mark.parametrize("picture", PICTURES)
def test_any_two_cards_differ_in_exactly_two_places(picture: str) -> None:
    match = tablee.new("difference", 2, 1, picture=picture)
    faces = [read_out(match, card) for card in range(25)]
    assert {len(face) for face in faces} == {25}
    for one, other in combinations(range(25), 2):
        differing = [i for i in range(25) if faces[one][i] != faces[other][i]]
        assert differing == [one, other]


@rule("DIF-2", "DIF-11")
def test_the_leaflets_frog_is_common_to_both_rounds() -> None:
    match = table([1, FROG], [0, DRAGONFLY], reference=LILY, picture="lake")
    claim(match, 0, LILY, FROG)  # round 1: A against B
    claim(match, 1, FROG, DRAGONFLY)  # round 2: B against C, and B's alteration comes again
    assert match.state.laid == [LILY, FROG, DRAGONFLY]
    words = Words("en")
    shown = [words.say(each.msg(), ["Ana", "Ben"]) for each in told(match, Showed)]
    assert shown == [
        "Ana shouts “DIFFERENCE!” Look: the water lily and the frog.",
        "Ben shouts “DIFFERENCE!” Look: the frog and the dragonfly.",
    ]


@rule("DIF-3")
def test_no_two_spots_are_confused_one_pair_of_regions_is_right_and_no_other() -> None:
    right = []
    for one in range(26):
        for other in range(26):
            match = table([0, 7], [1, 2], reference=19, wrong="free_retry")
            claim(match, 0, one, other)
            if match.state.laid[-1] == 7:
                right.append((one, other))
    assert right == [(7, 19), (19, 7)]


@rule("DIF-4")
def test_one_card_of_the_shuffled_set_lies_open_as_the_reference() -> None:
    references = {tuple(tablee.new("difference", 3, seed).view(None).laid) for seed in range(200)}
    assert references == {(card,) for card in range(25)}


@rule("DIF-5")
@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 12, 0), (3, 8, 0), (4, 6, 0), (5, 4, 4), (6, 4, 0)])
def test_the_rest_is_dealt_evenly_and_five_players_leave_four_cards(seats: int, each: int, aside: int) -> None:
    view = tablee.new("difference", seats, 9).view(None)
    assert view.sizes == [each] * seats
    assert view.aside == aside


@rule("DIF-6")
def test_the_table_chooses_the_picture_and_the_leftover_cards_are_never_shown() -> None:
    for number, picture in enumerate(PICTURES):
        assert tablee.new("difference", 2, 1, picture=picture).view(0).picture == number
    match = tablee.new("difference", 5, 3)
    aside = set(match.state.aside)
    for now in played_by_bots(match, 3):
        for seat in [*range(5), None]:
            view = now.view(seat)
            assert not aside & {*view.laid, *view.buried, view.card}
    assert match.over


# ---- play


@rule("DIF-7")
def test_everybody_plays_at_the_same_time() -> None:
    match = tablee.new("difference", 6, 2)
    assert match.to_act == [0, 1, 2, 3, 4, 5]
    assert [match.view(seat).card for seat in range(6)] == [pile[-1] for pile in match.state.piles]


@rule("DIF-8")
def test_a_turned_up_card_is_its_owners_alone_until_it_is_claimed() -> None:
    match = table([0, 7], [1, 8], [2, 9])
    swapped = table([7, 0], [1, 8], [9, 2])
    assert encode(match.view(1)) == encode(swapped.view(1))
    assert encode(match.view(None)) == encode(swapped.view(None))
    assert match.view(0).card == 7
    assert match.view(1).sizes == [2, 2, 2]
    claim(match, 0, 7, 24)
    assert match.view(1).laid == match.view(None).laid == [24, 7]
    assert match.view(1).sizes == [1, 2, 2]


@rule("DIF-9")
def test_both_differences_are_shown_every_time_even_the_one_that_is_known() -> None:
    match = table([0, 7], [1, 8])
    claim(match, 0, 7, 24)
    match.play(1, mark(8))  # the new one alone does nothing
    assert match.state.laid[-1] == 7
    match.play(1, mark(7))
    assert match.state.laid[-1] == 8
    assert len(told(match, Showed)) == 2


@rule("DIF-10")
def test_a_claim_is_one_message_judged_at_once_and_stops_nobody() -> None:
    match = table([0, 7], [1, 8], [2, 9])
    before = encode(match.view(1))
    match.play(0, mark(7))
    assert encode(match.view(1)) == before  # half a claim is nobody's business
    assert told(match, Showed, 1) == []
    whole = table([0, 7], [1, 8], [2, 9])
    claim(whole, 0, 7, 24)
    assert len(whole.rows) == 1
    assert whole.state.laid[-1] == 7
    assert whole.to_act == [0, 1, 2]


@rule("DIF-10")
def test_a_message_with_one_bad_move_leaves_everything_as_it_was() -> None:
    match = table([0, 7], [1, 8])
    before = encode(match.state)
    with pytest.raises(IllegalMove, match="beginner game only"):
        match.play(0, mark(7), BURY)
    assert encode(match.state) == before


@rule("DIF-11")
def test_a_right_card_becomes_the_reference_and_the_others_keep_theirs() -> None:
    match = table([3, 0, 7], [1, 8], [2, 9])
    claim(match, 0, 24, 7)
    assert match.view(2).laid[-1] == 7
    assert [match.view(seat).card for seat in range(3)] == [0, 8, 9]
    assert told(match, Found)[0].left == 2
    claim(match, 0, 0, 7)  # one may well be right twice running
    assert match.view(2).laid == [24, 7, 0]


@rule("DIF-12")
@pytest.mark.parametrize(
    ("marks", "right"),
    [((7, 24), True), ((24, 7), True), ((7, 23), False), ((7, 7), False), ((24, 24), False), ((7, MISS), False)],
)
def test_right_are_the_two_alterations_in_any_order_and_nothing_else(marks: tuple[int, int], right: bool) -> None:
    match = table([0, 7], [1, 8])
    claim(match, 0, *marks)
    assert (match.state.laid[-1] == 7) == right
    shown = told(match, Showed, None)[0]
    assert (shown.one % 26, shown.other % 26) == marks  # to everybody, right or wrong
    assert len(told(match, Found)) == right
    assert len(told(match, Missed)) == (not right)


@rule("DIF-12")
def test_every_spot_may_be_marked_so_that_no_refusal_tells_where_the_differences_are() -> None:
    match = table([0, 7], [1, 8])
    assert match.moves(0) == [mark(region) for region in range(26)]
    match.play(0, mark(7))
    assert match.moves(0) == [mark(region) for region in range(26)]


@rule("DIF-13")
def test_a_wrong_claim_keeps_the_card_and_the_reference() -> None:
    match = table([0, 7], [1, 8])
    claim(match, 0, 7, 3)
    assert match.state.piles == [[0, 7], [1, 8]]
    assert match.state.laid == [24]
    assert match.to_act == [1]


@rule("DIF-14")
def test_whoever_was_wrong_waits_until_another_has_claimed_and_only_one_waits() -> None:
    match = table([0, 7], [1, 8], [2, 9])
    claim(match, 0, 7, 3)
    with pytest.raises(IllegalMove, match="wait a little"):
        claim(match, 0, 7, 24)
    claim(match, 1, 8, 3)  # wrong as well: frees the first, and waits
    assert match.to_act == [0, 2]
    claim(match, 2, 9, 24)  # right: frees the second
    assert match.to_act == [0, 1, 2]


@rule("DIF-14")
def test_the_wait_ends_after_ten_seconds_so_that_nobody_stalls_the_game() -> None:
    match = table([0, 7], [1, 8])
    claim(match, 0, 7, 3, at=1_000)
    assert match.wait() == unlock(0)
    assert match.now == 11_000
    assert match.to_act == [0, 1]
    claim(match, 0, 7, 24)
    assert match.state.laid[-1] == 7


@rule("DIF-14")
def test_with_the_cooldown_everybody_waits_five_seconds_whatever_others_do() -> None:
    match = table([0, 7], [1, 8], [2, 9], wrong="cooldown_5s")
    claim(match, 0, 7, 3, at=1_000)
    claim(match, 1, 8, 3, at=2_000)
    claim(match, 2, 9, 24, at=3_000)
    assert match.to_act == [2]
    assert match.wait() == unlock(0)
    assert match.now == 6_000
    assert match.wait() == unlock(1)
    assert match.now == 7_000


@rule("DIF-14")
def test_with_free_retry_nobody_waits() -> None:
    match = table([0, 7], [1, 8], wrong="free_retry")
    claim(match, 0, 7, 3)
    claim(match, 0, 7, 24)
    assert match.state.laid[-1] == 7


@rule("DIF-15")
def test_the_later_of_two_right_claims_is_stale_because_its_reference_has_gone() -> None:
    match = table([0, 7], [1, 8])
    rules, seen = match.game.rules, match.state.ply
    assert rules.fresh(match.state, 1, mark(8), seen)
    claim(match, 0, 7, 24)
    assert not rules.fresh(match.state, 1, mark(8), seen)
    assert rules.fresh(match.state, 1, mark(8), match.state.ply)


@rule("DIF-15")
def test_a_wrong_claim_makes_nobody_elses_stale_and_half_a_claim_dies_with_its_reference() -> None:
    match = table([0, 7], [1, 8], [2, 9])
    seen = match.state.ply
    match.play(2, mark(9))
    claim(match, 0, 7, 3)
    assert match.game.rules.fresh(match.state, 1, mark(8), seen)
    assert match.view(2).marks == [9]
    claim(match, 1, 8, 24)
    assert match.view(2).marks == []
    claim(match, 2, 9, 8)
    assert match.state.laid[-1] == 9


@rule("DIF-16")
def test_after_a_minute_without_a_claim_each_player_is_shown_an_area_and_after_90_s_a_smaller_one() -> None:
    match = table([0, 7], [1, 13])
    for _ in range(2):
        match.wait()
    assert match.now == 60_000
    areas = [[each.part for each in told(match, PartHinted, seat)] for seat in (0, 1, None)]
    assert areas == [[7 // 5], [13 // 5], []]  # each its own, the others' stay theirs
    match.wait()
    match.wait()
    assert match.now == 90_000
    for seat, card in ((0, 7), (1, 13)):
        [small] = told(match, SpotsHinted, seat)
        assert card in (small.one, small.other)
        assert small.one < small.other
        assert small.one // 5 == small.other // 5 == card // 5  # inside the first
    assert match.wait() is None


@rule("DIF-16")
def test_with_the_switch_off_nobody_is_ever_given_a_hint() -> None:
    match = table([0, 7], [1, 13], hints=False)
    assert match.clocks == []
    assert match.wait() is None
    claim(match, 0, 7, 3)
    assert match.wait() == unlock(0)  # the other clocks run as before
    assert match.wait() is None


@rule("DIF-16")
def test_any_claim_puts_the_hint_off_and_a_new_card_begins_without_one() -> None:
    match = table([0, 7], [1, 13])
    claim(match, 0, 7, 3, at=50_000)
    assert match.wait() == unlock(0)
    match.wait()
    assert match.now == 110_000
    match.wait()
    claim(match, 0, 7, 24)
    assert match.view(0).hint == []
    assert match.view(1).hint == [13 // 5]  # about a card that is still there


@rule("DIF-16", "COM-14")
def test_everybody_has_a_clock_of_their_own_until_the_next_hint() -> None:
    match = table([3, 0, 7], [1, 13], variant="beginner")
    match.play(0, BURY, at=20_000)
    match.wait()
    until = {clock.seat: match.deadline(clock) for clock in match.clocks}
    assert until == {0: 81_500, 1: 60_000}


@rule("DIF-16")
def test_the_smaller_hint_gives_away_neither_spot() -> None:
    """The alteration comes first as often as second, and every other spot of its part beside it."""
    beside = set()
    for seed in range(60):
        match = table([0, 7], [1, 13])
        match.draw = FastDraw(seed)
        for _ in range(4):
            match.wait()
        beside |= {region for region in match.view(0).hint[1:] if region != 7}
    assert beside == {5, 6, 8, 9}


# ---- the end


@rule("DIF-17")
def test_the_first_without_cards_wins_and_the_others_go_on_round_the_last_card() -> None:
    match = table([7], [1, 8], [2, 9])
    claim(match, 0, 7, 24)
    assert match.standing.places == [1, 0, 0]
    assert match.to_act == [1, 2]
    match.play(1, GO_ON)
    match.play(2, GO_ON)
    assert match.view(1).laid[-1] == 7  # the finisher's last card stays as reference
    claim(match, 2, 9, 7)
    claim(match, 2, 2, 9)
    assert match.over
    assert match.standing.places == [1, 3, 2]


@rule("DIF-17", "COM-8")
@pytest.mark.parametrize(
    ("answers", "goes_on"), [([ENOUGH, ENOUGH], False), ([GO_ON, ENOUGH], True), ([ENOUGH], True), ([], True)]
)
def test_play_goes_on_unless_most_decline(answers: list[int], goes_on: bool) -> None:
    match = table([7], [1, 8], [9])
    claim(match, 0, 7, 24)
    for seat, answer in enumerate(answers, start=1):
        match.play(seat, answer)
    if len(answers) < 2:
        assert match.wait() == VOTE_OVER
    assert match.over == (not goes_on)
    assert match.standing.places == ([1, 0, 0] if goes_on else [1, 3, 2])


@rule("DIF-17", "COM-8")
def test_nobody_is_asked_where_the_switch_is_off_or_only_one_is_left() -> None:
    off = table([7], [1, 8], [9], play_on=False)
    claim(off, 0, 7, 24)
    two = table([7], [1, 8])
    claim(two, 0, 7, 24)
    assert off.over
    assert off.standing.places == [1, 3, 2]
    assert two.over
    assert two.standing.places == [1, 2]


@rule("DIF-18")
def test_no_two_finish_together_and_no_time_ends_the_game() -> None:
    match = table([0, 7], [1, 8], [2, 9])
    while match.wait() is not None:
        pass
    assert match.now == 90_000  # the hints, and then time has nothing more to do
    assert not match.over
    for seed in range(6):
        match = tablee.new("difference", 4, seed)
        for _ in played_by_bots(match, seed):
            pass
        assert sorted(match.standing.places) == [1, 2, 3, 4]


@rule("DIF-18")
def test_only_when_everybody_has_been_wrong_twenty_times_running_the_game_is_cut_short() -> None:
    match = table([0, 7], [8], wrong="free_retry")
    for _ in range(60):
        claim(match, 0, 7, 3)
    for _ in range(19):
        claim(match, 1, 8, 3)
    assert not match.over  # nobody can end it alone
    claim(match, 1, 8, 3)
    assert match.over
    assert len(told(match, CutShort)) == 1
    assert match.standing.places == [2, 1]  # fewest cards


# ---- beginners


@rule("DIF-19")
def test_a_beginner_puts_the_card_under_the_pile_and_plays_the_next_one_after_a_moment() -> None:
    match = table([3, 5, 7], [1, 8], variant="beginner")
    match.play(0, BURY, at=2_000)
    assert match.state.piles[0] == [7, 3, 5]
    assert match.view(0).card == -1
    assert match.to_act == [1]
    with pytest.raises(IllegalMove, match="being turned up"):
        match.play(0, mark(5))
    assert match.wait() == flip(0)
    assert match.now == 3_500
    assert match.view(0).card == 5
    claim(match, 0, 5, 24)
    assert match.state.laid[-1] == 5


@rule("DIF-19")
def test_cards_may_be_changed_without_end_but_not_the_last_one_nor_in_other_games() -> None:
    match = table([3, 7], [8], variant="beginner")
    for _ in range(5):
        match.play(0, BURY)
        match.wait()
    assert match.state.piles[0] == [7, 3]
    with pytest.raises(IllegalMove, match="your last card"):
        match.play(1, BURY)
    for variant in ("base", "advanced"):
        with pytest.raises(IllegalMove, match="beginner game only"):
            table([3, 7], [8], variant=variant).play(0, BURY)


@rule("DIF-14", "DIF-19")
def test_a_beginner_who_was_wrong_may_still_change_cards() -> None:
    match = table([3, 7], [1, 8], variant="beginner")
    claim(match, 0, 7, 2)
    assert match.moves(0) == [BURY]
    match.play(0, BURY)
    assert match.wait() == flip(0)
    assert match.moves(0) == [BURY]  # and waits on
    assert match.game.rules.fresh(match.state, 0, BURY, match.state.ply)


@rule("DIF-19")
def test_who_buried_cards_knows_them_and_nobody_else_does() -> None:
    match = table([3, 5, 7], [1, 8, 9], variant="beginner")
    match.play(0, BURY)
    match.wait()
    match.play(0, BURY)
    assert match.view(0).buried == [5, 7]
    assert match.view(1).buried == []
    for seed in range(20):
        assert match.sample(0, FastDraw(seed)).state.piles[0][:2] == [5, 7]
    assert {tuple(match.sample(1, FastDraw(seed)).state.piles[0]) for seed in range(20)} != {(5, 7, 3)}


# ---- what the others may conclude, and whole evenings


def test_a_wrong_claim_with_the_references_own_spot_tells_what_the_card_is_not() -> None:
    """The only thing that a wrong claim proves; sampled worlds respect it, also after the card was buried."""
    match = table([3, 7], [1, 8], variant="beginner")
    claim(match, 0, 24, 5)
    match.play(0, BURY)
    for seed in range(60):
        assert match.sample(1, FastDraw(seed)).state.piles[0][0] != 5
    assert any(match.sample(1, FastDraw(seed)).state.piles[0][1] == 5 for seed in range(200))


def played_by_bots(match: Match, seed: int, who: str = "plain") -> Iterator[Match]:
    draw = FastDraw(seed)
    runner = BotRunner(match, {seat: player(who, match.game, seat, draw) for seat in range(match.seats)}, draw)
    while (event := runner.next_due()) is not None:
        runner.do(event)
        yield match


TABLES = [(2, {}), (5, {"wrong": "cooldown_5s"}), (3, {"variant": "beginner"}), (4, {"variant": "advanced"}),
          (2, {"variant": "advanced", "adv_limit": "bbox5", "hints": False}),
          (6, {"variant": "advanced", "adv_marks": "distinct"})]  # fmt: skip


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_real_games_keep_the_contract_to_their_end(seats: int, options: dict[str, Any]) -> None:
    """Random play hardly ever lays a card; these games are played by people's likes, and looked at all along."""
    for seed in range(3):
        match = tablee.new("difference", seats, seed, **options)
        draw = FastDraw(seed)
        for now in played_by_bots(match, seed):
            rules, state = now.game.rules, now.state
            assert world.cards(state) == list(range(25))
            assert now.over or now.to_act or now.clocks
            for seat in [*range(seats), None]:
                seen = encode(now.view(seat))
                assert encode(now.sample(seat, draw).view(seat)) == seen
                assert encode(rules.view(world.other_world(state.copy(), seat, draw), seat)) == seen
                if seat is not None:
                    assert now.moves(seat) == oracle.legal(state, seat)
        assert match.over
        assert len(match.state.laid) > 10


def test_the_plain_player_beats_the_random_one() -> None:
    for seed in range(4):
        match = tablee.new("difference", 2, seed)
        draw = FastDraw(seed)
        bots = {0: player("plain", match.game, 0, draw), 1: player("random", match.game, 1, draw)}
        BotRunner(match, bots, draw).play_out()
        assert match.standing.places == [1, 2]


def test_the_table_is_read_out_without_the_answer() -> None:
    """All 25 statements of both cards, in the same order; only the two that differ tell them apart."""
    match = table([0, 7], [1, 8])
    spoken = [Words("en").say(line, ["Ana", "Ben"]) for line in describe.lines(match.view(0))]
    here, mine = spoken.index("The reference card:"), spoken.index("Your card:")
    reference, own = spoken[here + 1 : here + 6], spoken[mine + 1 : mine + 6]
    assert sum(one != other for one, other in zip(reference, own, strict=True)) == 2
    assert len(spoken) <= 25


def test_cells_are_named_like_a_spreadsheets_with_the_first_reference_on_u21() -> None:
    assert [cell_name(cell) for cell in (CENTRE, NORTH, EAST, SOUTH, WEST, 0, 25, 26, CELLS - 1)] == [
        "U21", "U20", "V21", "U22", "T21", "A1", "Z1", "AA1", "AO41",
    ]  # fmt: skip
    assert len({cell_name(cell) for cell in range(CELLS)}) == CELLS


def test_time_says_whose_hint_or_card_it_is() -> None:
    view = table([0, 7], [1, 8]).view(0)
    spoken = [Words("en").say(describe.describe(view, move), ["Ana", "Ben"]) for move in (unlock(1), hint(0), flip(1))]
    assert spoken == ["Ben: free to claim again", "Ana: a hint", "Ben: the next card"]
