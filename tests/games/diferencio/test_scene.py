"""What is special about the scene of Diferencio: nobody finds a change but by looking, and who sleeps sees nothing."""

from __future__ import annotations

from tablee import Match, Words
from tablee.core.scenes import Flight, Piece, Zone
from tablee.core.words import Msg
from tablee.games.diferencio import events
from tablee.games.diferencio.events import DrewCard, Found, GaveBack, Scored, Swapped
from tablee.games.diferencio.scene import PICTURES, flight
from tablee.games.diferencio.state import (
    BACK_IN,
    DONE,
    NO_MORE,
    READY,
    SPACES,
    WAKE,
    card_of,
    give,
    picture,
    point,
    swap,
)
from tests.games.diferencio.tables import HANDS, morning, night, table
from tests.harness import encode
from tests.rulebook import rule
from tests.test_scenes import check


def zone(match: Match, seat: int | None, name: str) -> Zone:
    return next(each for each in match.scene(seat).zones if each.id == name)


def places(match: Match, seat: int | None) -> list[Piece]:
    return zone(match, seat, "board").pieces


def keys(match: Match, seat: int | None) -> set[str]:
    return {piece.key for piece in places(match, seat)}


def flags(match: Match) -> list[str | None]:
    return [
        piece.flag and piece.flag.key.removeprefix("diferencio-flag-") for piece in zone(match, None, "seats").pieces
    ]


def pressable(match: Match, seat: int) -> list[str]:
    return [piece.key for piece in zone(match, seat, "bar").pieces if "off" not in piece.state]


# ---- the board


def test_the_board_is_sealed_for_everybody_and_has_no_names() -> None:
    match = table([0, 0, 0])
    for seat in (0, 1, None):
        assert all(piece.sealed for piece in places(match, seat))
        assert [piece.label for piece in places(match, seat)] == [
            Msg("diferencio-zone-place", {"number": number}) for number in range(1, 10)
        ]
    assert "board" not in {each.id for each in match.scene(None).table}


@rule("DFO-23")
def test_after_each_night_all_nine_places_have_new_keys() -> None:
    match = table([0, 0, 0])
    seen = [keys(match, 1)]
    for _ in range(3):
        match.wait()
        architect = match.state.architect
        match.play(architect, match.moves(architect)[0])
        assert match.wait() == WAKE
        assert keys(match, 1) == keys(match, architect) == keys(match, None)
        seen.append(keys(match, 1))
        for seat in range(3):
            if seat != architect:
                match.play(seat, NO_MORE)
        assert keys(match, 1) == seen[-1]  # the turn's end shows the same pictures: nothing to upload
    assert len(set().union(*seen)) == 4 * SPACES


@rule("DFO-23")
def test_what_has_changed_does_not_show_in_the_morning() -> None:
    one, other = morning([0, 0]), night([0, 0])
    other.play(0, swap(HANDS[0][2]))
    other.wait()
    for seat in (1, None):
        for match in (one, other):
            assert not any(piece.state or piece.flag for piece in places(match, seat))
        assert keys(one, seat) == keys(other, seat)


def test_a_search_lights_the_whole_board() -> None:
    match = morning([0, 0, 0])
    assert zone(match, 1, "board").emphasis == "whole"
    pointing = [tap for tap in match.scene(1).mine.taps if tap.race]
    assert {tap.path for tap in pointing} == {(key,) for key in keys(match, 1)}


@rule("DFO-11")
def test_pointing_in_vain_and_finding_stay_on_the_board() -> None:
    match = morning([0, 0, 0], second=True, swaps=2)
    match.play(1, point(5))
    match.play(2, point(0))
    for seat in (1, 2, None):
        assert [piece.state for piece in places(match, seat)] == [("good",), *[()] * 4, ("bad",), *[()] * 3]
        assert [piece.by for piece in places(match, seat)] == [2, *[None] * 4, 1, *[None] * 3]
    assert places(match, 0)[1].state == ("new",)  # the architect knows the other one
    assert not any(piece.was for seat in (0, 1, None) for piece in places(match, seat)), "the search is not over"
    match.play(2, NO_MORE)
    assert [piece.state for piece in places(match, None)] == [("lit",), ("lit",), *[()] * 7]
    assert {piece.by for piece in places(match, None)} == {None}
    old = events.picture(picture(0, card_of(1, 0)))
    assert places(match, None)[1].flag == Msg("diferencio-flag-was", {"card": old})
    before = [PICTURES[0][card_of(space, 0)] for space in (0, 1)]
    for seat in (0, 1, None):
        assert [piece.was for piece in places(match, seat)] == [*before, *[""] * 7]


# ---- the night


@rule("DFO-22")
def test_whoever_sleeps_has_no_board_and_a_cover() -> None:
    match = night([0, 0, 0])
    for seat in (1, 2, None):
        scene = match.scene(seat)
        assert not any(piece.sealed for piece in scene.pieces.values())
        assert "board" not in {each.id for each in scene.zones}
        assert scene.mine.cover is not None
        assert scene.mine.cover.who == [1, 2]
    assert match.scene(0).mine.cover is None
    assert flags(match) == ["architect", "asleep", "asleep"]


@rule("DFO-14", "DFO-24")
def test_nothing_changes_for_sleepers_while_the_architect_works() -> None:
    match = night([3, 0, 0], second=True)
    before = [encode(match.scene(seat)) for seat in (1, 2, None)]
    for move in (swap(HANDS[0][0]), swap(HANDS[0][1]), DONE):
        match.play(0, move)
        assert [encode(match.scene(seat)) for seat in (1, 2, None)] == before


@rule("DFO-7")
def test_the_architect_taps_a_card_and_then_its_place() -> None:
    match = night([3, 0], second=True)
    card = HANDS[0][1]
    scene = match.scene(0)
    way = next(tap for tap in scene.mine.taps if tap.move == swap(card))
    assert way.path == (f"c{card}", places(match, 0)[1].key)
    before = keys(match, 0)
    match.play(0, swap(card))
    assert keys(match, 0) - before == {places(match, 0)[1].key}  # a new picture there, the others stay
    assert places(match, 0)[1].state == ("new",)
    assert f"c{card}" not in match.scene(0).pieces


# ---- the bar, the seats, the points


def test_every_button_keeps_its_place() -> None:
    study, asleep, search = table([0, 0]), night([0, 0]), morning([0, 0])
    for match in (study, asleep, search):
        for seat in (0, 1):
            assert [piece.slot for piece in zone(match, seat, "bar").pieces] == [1, 2, 3]
    assert [pressable(study, 1), pressable(asleep, 1), pressable(search, 1)] == [["ready"], [], ["rest"]]


@rule("DFO-17")
def test_no_more_can_be_taken_back_in_the_same_place() -> None:
    match = morning([3, 0, 0], second=True)
    match.play(1, NO_MORE)
    assert pressable(match, 1) == ["back"]
    assert zone(match, 1, "bar").pieces[2].slot == 3
    assert flags(match) == ["architect", "no-more", None]
    match.play(1, BACK_IN)
    assert pressable(match, 1) == ["rest"]


@rule("DFO-16")
def test_whoever_owes_a_card_chooses_among_the_own_points() -> None:
    match = morning([0, 3, 0], second=True)
    match.play(1, point(8))
    won = match.state.won[1]
    assert [piece.key for piece in zone(match, 1, "won").pieces] == [f"c{card}" for card in won]
    assert {tap.path: tap.move for tap in match.scene(1).mine.taps} == {(f"c{card}",): give(card) for card in won}
    assert flags(match)[1] == "owes"
    assert "won" not in {each.id for each in match.scene(2).zones}
    match.play(1, give(won[0]))
    assert flags(match)[1] == "wrong"


def test_points_are_counted_on_a_meter_of_six() -> None:
    match = table([2, 5, 0])
    meters = [zone(match, None, f"points{seat}") for seat in range(3)]
    assert [(each.count, each.width, each.owner) for each in meters] == [(2, 6, 0), (5, 6, 1), (0, 6, 2)]


def test_the_next_architect_is_told_so() -> None:
    match = table([0, 0])
    said = [Words("en").say(match.scene(seat).mine.prompt, ["Ada", "Bo"], seat) for seat in (0, 1)]
    assert said == ["Look well! You are the next architect.", "Look well! Ada is the next architect."]
    match.play(1, READY)
    assert flags(match) == ["architect", "ready"]


def test_the_vote_takes_the_place_of_the_bar() -> None:
    match = morning([0, 5, 0], second=True, play_on=True)
    match.play(1, point(0))
    match.play(2, NO_MORE)
    for seat in (0, 1, 2, None):
        check(match, seat, match.scene(seat))
    assert pressable(match, 0) == ["on", "enough"]
    assert flags(match)[0] is None  # nobody knows who would be the next


def test_cards_fly_between_the_board_the_points_and_the_pile() -> None:
    old, new = picture(1, 6), picture(1, 7)
    assert flight(Swapped(0, old, new)) == [Flight("c7", "board")]
    assert flight(Found(2, old, new)) == [Flight("board", "points2")]
    assert flight(GaveBack(2, old)) == [Flight("points2", "pile")]
    assert flight(DrewCard(0, new)) == [Flight("pile", "c7")]
    assert flight(Scored(0, 0, 2)) == []
