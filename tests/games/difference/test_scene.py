"""What is special about the scene of DIFFERENCE: sealed pictures, and points in them that become one claim."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, nan

import pytest

import tablee
from tablee import IllegalMove, Match, Words
from tablee.core.scenes import Flight, Piece, Ring, Zone
from tablee.core.words import Msg
from tablee.games.difference.events import Found, Showed, TurnedUp
from tablee.games.difference.regions import CELLS, regions
from tablee.games.difference.scene import extent, flight, moves_at, pointed
from tablee.games.difference.state import BURY, CENTRE, GO_ON, MISS, PICTURES, SIDE, aim, flip, hint, mark
from tests.games.difference.test_rules import EAST, NORTH, SOUTH, WEST, advanced, claim, played_by_bots, table
from tests.rulebook import rule
from tests.test_scenes import check, words_of

Point = tuple[str, float, float]


def zone(match: Match, seat: int | None, name: str) -> Zone:
    return next(each for each in match.scene(seat).zones if each.id == name)


def pressable(match: Match, seat: int, key: str) -> bool:
    return "off" not in match.scene(seat).pieces[key].state


def sealed(match: Match, seat: int | None) -> list[Piece]:
    return [piece for piece in match.scene(seat).pieces.values() if piece.sealed]


def spot(region: int, where: str = "card", picture: str = "circus") -> Point:
    """A point in the middle of the first run of a region."""
    row, first, last = regions()[picture][region][0]
    return where, (first + last + 1) / 2 / CELLS, (row + 0.5) / CELLS


def aims(match: Match, seat: int) -> list[str]:
    marks = match.scene(seat).mine.marks
    assert marks is not None
    return [each.key for each in marks.aims]


# ---- pictures


@rule("DIF-8")
def test_a_spectator_sees_the_reference_and_nobodys_card() -> None:
    match = table([1, 2], [3, 4], reference=24, picture="lake")
    assert [(piece.key, piece.face) for piece in sealed(match, None)] == [("laid0", "difference/lake-25")]
    assert not any(piece.sealed for each in match.scene(0).table for piece in each.pieces)
    assert [piece.face for piece in sealed(match, 0)] == ["difference/lake-25", "difference/lake-03"]


def test_the_keys_of_pictures_are_the_same_whatever_is_altered() -> None:
    one, other = table([1, 2], [3, 4], reference=24), table([11, 12], [13, 14], reference=7)
    assert [piece.key for piece in sealed(one, 0)] == [piece.key for piece in sealed(other, 0)]


def test_every_new_picture_has_a_new_key() -> None:
    match = table([5, 6, 7], [3, 4], reference=24, variant="beginner")
    before = {piece.key for piece in sealed(match, 0)}
    match.play(0, BURY)
    assert [piece.key for piece in zone(match, 0, "card").pieces] == ["empty"]
    match.tick(flip(0), at=2_000)
    buried = {piece.key for piece in sealed(match, 0)}
    assert len(buried - before) == 1
    claim(match, 0, 24, 6)
    assert {piece.key for piece in sealed(match, 0)}.isdisjoint(before | buried)


def test_the_two_pictures_are_compared_and_neither_is_lit() -> None:
    match = table([1, 2], [3, 4])
    reference, own = zone(match, 0, "laid"), zone(match, 0, "card")
    assert (reference.pair, own.pair) == ("card", "laid")
    assert reference.emphasis == own.emphasis == "none"
    assert zone(match, None, "laid").pair == ""


@rule("DIF-16")
def test_a_hint_stands_beside_ones_own_card_only() -> None:
    match = table([1, 2], [3, 4])
    for _ in range(2):
        match.tick(hint(0), at=match.now + 90_000)
        notes = [each.note for each in match.scene(0).zones if each.note]
        assert len(notes) == 1
        assert notes == [zone(match, 0, "card").note]
        assert not [each.note for seat in (1, None) for each in match.scene(seat).zones if each.note]


# ---- buttons


@rule("DIF-14")
def test_whoever_was_wrong_goes_on_looking_but_cannot_claim() -> None:
    match = table([1, 2], [3, 4])
    assert pressable(match, 0, "send")
    claim(match, 0, 5, 6)
    assert aims(match, 0) == []
    assert not pressable(match, 0, "send")
    assert len(sealed(match, 0)) == 2
    assert zone(match, None, "seats").pieces[0].flag == Msg("difference-flag-locked")
    assert aims(match, 1) == [""]


@rule("DIF-19")
def test_only_beginners_have_a_button_for_another_card() -> None:
    assert "bury" not in table([1, 2], [3, 4]).scene(0).pieces
    match = table([2], [3, 4], variant="beginner")
    places = [[piece.slot for piece in zone(match, seat, "bar").pieces] for seat in (0, 1)]
    assert places == [[1, 3], [1, 3]]
    assert not pressable(match, 0, "bury")
    assert [(tap.path, tap.move) for tap in match.scene(1).mine.taps] == [(("bury",), BURY)]


def test_who_is_asked_to_go_on_has_the_vote_instead_of_points() -> None:
    match = table([2], [3, 4], [5, 6])
    claim(match, 0, 24, 2)
    for seat in (0, 1, 2, None):
        check(match, seat, match.scene(seat))
    assert {tap.path for tap in match.scene(1).mine.taps} == {("on",), ("enough",)}
    match.play(1, GO_ON)
    check(match, 1, match.scene(1))
    assert match.scene(1).mine.marks is None


# ---- points


@rule("DIF-10", "DIF-12")
@pytest.mark.parametrize("picture", PICTURES)
def test_points_on_both_alterations_are_a_right_claim(picture: str) -> None:
    match = table([1, 2], [3, 4], reference=24, picture=picture)
    points = [spot(24, "laid", picture), spot(2, "card", picture)]
    moves = moves_at(match.view(0), None, points)
    assert moves == [mark(24), mark(2)]
    assert all(map(pointed, moves))
    match.play(0, *moves)
    assert match.state.laid == [24, 2]


@rule("DIF-12")
def test_two_points_in_one_region_are_a_wrong_claim_and_not_refused() -> None:
    match = table([1, 2], [3, 4], reference=24)
    match.play(0, *moves_at(match.view(0), None, [spot(24), spot(24)]))
    assert match.state.locked == 1


@pytest.mark.parametrize("odd", [(nan, 0.5), (inf, 0.5), (-1.0, 0.2), (0.5, -inf), (7.0, 7.0), (0.5, 0.999)])
def test_a_point_outside_the_picture_hits_nothing(odd: tuple[float, float]) -> None:
    match = table([1, 2], [3, 4], reference=24)
    assert moves_at(match.view(0), None, [spot(24), ("card", *odd)]) == [mark(24), mark(MISS)]


@pytest.mark.parametrize("points", [[], [spot(24)], [spot(24)] * 3, [spot(24), spot(2, f"at{CENTRE}")]])
def test_points_of_a_wrong_number_or_place_are_refused_in_words(points: list[Point]) -> None:
    match = table([1, 2], [3, 4], reference=24)
    with pytest.raises(IllegalMove, match="Show 2 spots"):
        moves_at(match.view(0), None, points)


def test_a_claim_begun_in_words_is_finished_with_one_point() -> None:
    match = table([1, 2], [3, 4], reference=24)
    match.play(0, mark(24))
    marks = match.scene(0).mine.marks
    assert marks is not None
    assert marks.aims[0].count == 1
    match.play(0, *moves_at(match.view(0), None, [spot(2)]))
    assert match.state.laid == [24, 2]


# ---- the advanced game


@rule("DIF-21")
def test_an_aim_names_its_neighbours_in_the_order_of_the_rules() -> None:
    match = advanced([1, 2], [3, 4], laid={CENTRE: 24, NORTH + 1: 20})
    marks = match.scene(0).mine.marks
    assert marks is not None
    corner = next(each for each in marks.aims if each.move == aim(EAST))
    assert (corner.key, corner.against, corner.count) == (f"cell{EAST}", [f"at{NORTH + 1}", f"at{CENTRE}"], 4)
    assert match.scene(0).pieces[f"cell{EAST}"].count == 2


def test_the_area_is_a_map_of_pictures_that_stand_once() -> None:
    match = advanced([1, 2], [3, 4], laid={CENTRE: 24, NORTH: 20})
    for seat in (0, None):
        shown = {piece.shows for piece in zone(match, seat, "laid").pieces if piece.shows}
        assert shown == {f"at{CENTRE}", f"at{NORTH}"}
        laid = [piece for piece in sealed(match, seat) if piece.key.startswith("laid")]
        assert [piece.face for piece in laid] == ["difference/circus-25", "difference/circus-21"]


def test_points_follow_the_picture_they_were_made_in() -> None:
    """Those in one's own card go where two are still missing."""
    match = advanced([1, 2], [3, 4], laid={CENTRE: 24, NORTH + 1: 20})
    near, far = f"at{NORTH + 1}", f"at{CENTRE}"
    wanted = [aim(EAST), mark(20), mark(2), mark(24), mark(2)]
    for points in (
        [spot(24, far), spot(2, far), spot(20, near), spot(2, near)],
        [spot(20), spot(2), spot(24), spot(2)],
        [spot(24, far), spot(20, near), spot(2), spot(2)],
    ):
        assert moves_at(match.view(0), aim(EAST), points) == wanted
    with pytest.raises(IllegalMove, match="Show 4 spots"):
        moves_at(match.view(0), aim(EAST), [spot(24, far), spot(2, far), spot(2, far), spot(20, near)])
    match.play(0, *wanted)
    assert match.state.cells[-1] == EAST


@rule("DIF-23")
def test_distinct_marks_need_one_point_more_than_there_are_neighbours() -> None:
    match = advanced([1, 2], [3, 4], laid={CENTRE: 24, NORTH + 1: 20}, adv_marks="distinct")
    moves = moves_at(match.view(0), aim(EAST), [spot(2), spot(20), spot(24)])
    match.play(0, *moves)
    assert match.state.cells[-1] == EAST


def test_an_aim_is_needed_and_can_be_nothing_but_a_cell() -> None:
    match = advanced([1, 2], [3, 4], laid={CENTRE: 24})
    points = [spot(24), spot(2)]
    with pytest.raises(IllegalMove, match="where to lay"):
        moves_at(match.view(0), None, points)
    for smuggled in (-1, BURY, 10_000):
        with pytest.raises(IllegalMove):
            moves_at(match.view(0), smuggled, points)
    for cell in (CENTRE, 0):  # covered; beside nothing
        with pytest.raises(IllegalMove):
            match.play(0, *moves_at(match.view(0), aim(cell), points))
    base = table([1, 2], [3, 4])
    with pytest.raises(IllegalMove):
        base.play(0, *moves_at(base.view(0), aim(SOUTH), points))


@rule("DIF-24")
def test_the_map_holds_every_cell_of_the_game_and_seldom_shifts() -> None:
    middle = CENTRE // SIDE
    assert extent([middle]) == extent([middle - 2, middle + 2]) == (middle - 2, 5)
    assert extent([middle - 3, middle + 1]) == (middle - 3, 5)
    assert extent([middle, middle + 3]) == (middle - 1, 5)
    assert extent([middle - 4, middle + 5]) == (middle - 4, 10)
    match = advanced([1, 2], [3, 4], laid={CENTRE: 24, WEST: 5, WEST - 1: 6})
    area = zone(match, 0, "laid")
    slots = [piece.slot for piece in area.pieces if piece.slot is not None]
    assert len(set(slots)) == len(area.pieces)
    assert all(0 <= slot < area.width * area.height for slot in slots)


# ---- what was shown


def shown(match: Match, viewer: int | None) -> list[Ring]:
    return [ring for event in match.events(viewer) for ring in match.game.rings(event)]


@rule("DIF-9", "DIF-12")
@pytest.mark.parametrize("picture", PICTURES)
def test_everybody_is_shown_where_a_right_claim_was(picture: str) -> None:
    match = table([1, 2], [3, 4], reference=24, picture=picture)
    claim(match, 0, 24, 2)
    for viewer in (0, 1, None):
        found = shown(match, viewer)
        assert len(found) == 2
        for ring, region in zip(found, (24, 2), strict=True):
            _, x, y = spot(region, picture=picture)
            assert abs(x - ring.x) <= ring.w / 2
            assert abs(y - ring.y) <= ring.h / 2


@rule("DIF-12")
def test_the_marks_of_a_wrong_claim_are_told_in_words_and_ringed_nowhere() -> None:
    match = table([1, 2], [3, 4], reference=24)
    claim(match, 0, 24, 5)
    claim(match, 1, 24, MISS)
    assert len([each for each in match.events(None) if isinstance(each, Showed)]) == 2
    assert shown(match, None) == []


@rule("DIF-21")
@pytest.mark.parametrize(("marks", "count"), [("per_neighbour", 4), ("distinct", 3)])
def test_an_advanced_claim_rings_every_mark_of_it(marks: str, count: int) -> None:
    match = advanced([1, 2], [3, 4], laid={CENTRE: 24, NORTH + 1: 20}, adv_marks=marks)
    claim(match, 0, *([20, 2, 24, 2] if count == 4 else [20, 24, 2]), cell=EAST)
    assert len(shown(match, 1)) == count


# ---- whole games


def looked_at(match: Match) -> Iterator[Match]:
    for step, now in enumerate(played_by_bots(match, 1)):
        if step % 5 == 0 or now.over:
            yield now


@pytest.mark.parametrize("options", [{}, {"variant": "beginner"}, {"variant": "advanced"}])
def test_scenes_of_games_that_are_played_to_their_end(options: dict[str, str]) -> None:
    """Random play hardly ever lays a card; these players do."""
    match = tablee.new("difference", 3, 1, **options)
    for now in looked_at(match):
        for seat in (0, 1, 2, None):
            scene = now.scene(seat)
            check(now, seat, scene)
            assert all(Words("fr").say(each, ["A", "B", "C"], seat) for each in words_of(scene))
    assert match.over


def test_a_card_flies_from_whoever_lays_it() -> None:
    assert flight(Found(1, 3)) == [Flight("seat1", "laid")]
    assert flight(TurnedUp(1)) == [Flight("seat1", "card")]
