"""Scenes of all games: whoever may act can tap every move and nothing else, and nothing hidden is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

import tablee
from tablee import FastDraw, Match, Words
from tablee.core.moves import PLEA, RACE
from tablee.core.scenes import Mine, Scene
from tablee.core.words import Msg
from tests.harness import KEYS, encode, every_table, part, walk
from tests.rulebook import rule
from tests.test_swap import Leak, reachable, same

STAGED = [key for key, game in tablee.games().items() if game.scene is not None]
LANGUAGES = [Words("fr"), Words("en")]
NAMES = [f"Zoé{number}" for number in range(10)]


def scenes(key: str, most: int = 60) -> Iterator[tuple[Match, int | None, Scene]]:
    """Every seat's scene along random matches at every kind of table."""
    for number, (seats, options) in enumerate(every_table(key)):
        for step, match in enumerate(walk(tablee.new(key, seats, number, **options), number, most)):
            if step % 3 == 0 or match.over:
                for seat in [*range(seats), None]:
                    yield match, seat, match.scene(seat)


def ways(mine: Mine) -> set[int]:
    """The moves that can be tapped; those made of points are not among them."""
    found = {tap.move for tap in mine.taps}
    for pick in mine.picks:
        chosen = [c for n in range(pick.low, pick.high + 1) for c in combinations(pick.weights, n)]
        found |= {pick.base + sum(weights) for weights in chosen}
    return found


def check(match: Match, seat: int | None, scene: Scene) -> None:
    legal = [] if seat is None else match.moves(seat)
    mine = scene.mine
    pointed = getattr(match.game.scene, "pointed", lambda move: False)  # moves that are made of points in a picture
    tapped = [tap.move for tap in mine.taps]
    assert len(tapped) == len(set(tapped)), "a move has two ways"
    assert set(tapped) <= set(legal), "a tap that is no move"
    assert {move for move in legal if not pointed(move)} <= ways(mine), "a move that cannot be tapped"
    assert any(map(pointed, legal)) == (mine.marks is not None and bool(mine.marks.aims)), "points"
    for tap in mine.taps:
        assert tap.race == (match.game.rules.urgency(tap.move) in (RACE, PLEA)), f"{tap} and the race"
    paths = [tap.path for tap in mine.taps]
    for path in paths:
        assert path, "a way without a tap"
        assert not any(other[: len(path)] == path for other in paths if other is not path), f"{path} begins another"
    keys = [piece.key for zone in scene.zones for piece in (*zone.pieces, *zone.columns, *zone.rows)]
    assert len(keys) == len(set(keys)), "two pieces have one key"
    known = set(keys)
    for path in paths:
        assert known.issuperset(path), f"{path} leads over pieces that are not there"
        assert not any("off" in scene.pieces[key].state for key in path), f"{path} leads over a button that is off"
    for pick in mine.picks:
        assert known.issuperset([*pick.pieces, pick.send])
        assert len(pick.pieces) == len(pick.weights)
    for zone in scene.zones:
        assert not zone.after or any(zone.after in path[:-1] for path in paths), f"nothing opens {zone.id}"
    ids = [zone.id for zone in scene.zones]
    assert len(ids) == len(set(ids)), "two zones have one id"
    if mine.marks is not None:
        assert {mine.marks.zone, *(zone for aim in mine.marks.aims for zone in aim.against)} <= set(ids)
        assert known.issuperset([mine.marks.send, *(aim.key for aim in mine.marks.aims if aim.key)])
    lit = {key for path in paths for key in path} | {key for pick in mine.picks for key in (*pick.pieces, pick.send)}
    for zone in scene.zones:
        if zone.kind == "bar":
            for piece in zone.pieces:
                marked = mine.marks is not None and piece.key == mine.marks.send and mine.marks.aims
                assert ("off" in piece.state) != (piece.key in lit or bool(marked)), f"{piece.key} looks wrong"
    for zone in scene.table:
        assert not any(piece.sealed for piece in zone.pieces), "a sealed face for everybody"
    for piece in scene.pieces.values():
        assert piece.face or piece.label or piece.back or piece.state == ("ghost",), f"{piece.key} is nothing"
        if piece.back and not piece.face:
            assert piece.count is None, "a hidden piece has no number"


def words_of(scene: Scene) -> Iterator[Msg]:
    yield scene.mine.prompt
    if scene.mine.cover:
        yield scene.mine.cover.text
    if scene.mine.doing:
        yield scene.mine.doing
    for tap in scene.mine.taps:
        if tap.say:
            yield tap.say
    for zone in scene.zones:
        yield from (each for each in (zone.label, zone.note, zone.ask) if each)
        for piece in (*zone.pieces, *zone.columns, *zone.rows):
            yield from (each for each in (piece.label, piece.flag) if each)


@pytest.mark.parametrize("key", STAGED)
def test_every_move_can_be_tapped_in_one_way(key: str) -> None:
    for match, seat, scene in scenes(key):
        check(match, seat, scene)


@pytest.mark.parametrize("key", KEYS)
def test_a_table_read_aloud_can_be_played_too(key: str) -> None:
    for number, (seats, options) in enumerate(every_table(key)[::5]):
        for match in walk(tablee.new(key, seats, number, **options), number, 40):
            for seat in range(seats):
                scene = match.scene(seat, described=True)
                assert [tap.move for tap in scene.mine.taps] == match.moves(seat)
                paths = [tap.path for tap in scene.mine.taps]
                assert not any(a != b and a == b[: len(a)] for a in paths for b in paths)


@pytest.mark.parametrize("key", STAGED)
def test_all_that_is_written_has_words(key: str) -> None:
    said: set[bytes] = set()
    for _, seat, scene in scenes(key, most=40):
        for each in words_of(scene):
            written = encode(each)
            if written not in said:
                said.add(written)
                for words in LANGUAGES:
                    words.say(each, NAMES, seat)


@pytest.mark.parametrize("key", STAGED)
def test_who_watches_is_told_what_there_is_to_do(key: str) -> None:
    """Never only that somebody thinks; and nobody who plays needs it."""
    found = 0
    for number, (seats, options) in enumerate(every_table(key)[::3]):
        for match in walk(tablee.new(key, seats, number, **options), number, 40):
            mine = match.scene(None).mine
            assert mine.doing or mine.prompt.key != "scene-turn-of"
            assert match.scene(0).mine.doing is None
            found += mine.doing is not None
    assert found


@pytest.mark.parametrize("key", STAGED)
def test_faces_are_in_the_catalogue(key: str) -> None:
    from tablee.core.art import Style
    from tablee.images.catalogue import faces

    known = faces(Style("fr", "day"))
    missing = set()
    for _, _, scene in scenes(key, most=40):
        named = {zone.back for zone in scene.zones}
        for piece in scene.pieces.values():
            named |= {piece.face, piece.back, piece.small, piece.short, piece.stands}
        missing |= named - {""} - known.keys()
    assert not missing


def encoded(match: Match, state: object, viewer: int | None) -> bytes:
    """A scene of any state as bytes. What a sealed face is called stays in the house."""
    rules, game = match.game.rules, match.game
    moves = [] if viewer is None else rules.legal(state, viewer)
    table, mine = game.table(rules.view(state, None)), game.mine(rules.view(state, viewer), moves)
    return encode(Scene(table, mine))


@pytest.mark.parametrize("key", STAGED)
@rule("COM-5")
def test_scenes_show_nothing_hidden(key: str) -> None:
    world = part(key, "world")
    for number, now in enumerate(reachable(key, 400)):
        for viewer in [*range(now.seats), None]:
            other = world.other_world(now.state.copy(), viewer, FastDraw(number))
            same(encoded(now, now.state, viewer), encoded(now, other, viewer), f"scene of {viewer}")


def test_a_scene_made_of_somebody_elses_view_is_caught() -> None:
    world = part("derniere", "world")

    def look_into_a_hand() -> None:
        for number, now in enumerate(reachable("derniere", 20)):
            other = world.other_world(now.state.copy(), 0, FastDraw(number))
            same(encoded(now, now.state, 1), encoded(now, other, 1), "scene")

    with pytest.raises(Leak):
        look_into_a_hand()


@pytest.mark.parametrize("key", STAGED)
def test_flights_begin_and_end_on_the_table(key: str) -> None:
    """A flight names a zone or a piece that somebody may have on the screen, before or after."""
    flown = 0
    for number, (seats, options) in enumerate(every_table(key)[::4]):
        before: set[str] = set()
        heard = 0
        for match in walk(tablee.new(key, seats, number, **options), number, 60):
            now: set[str] = set()
            for seat in [*range(seats), None]:
                scene = match.scene(seat)
                now |= {zone.id for zone in scene.zones} | set(scene.pieces)
            for told in match.happened[heard:]:
                for flight in match.game.flight(told.what):
                    flown += 1
                    assert flight.was in before | now, f"{told.what}: {flight}"
                    assert flight.now in before | now, f"{told.what}: {flight}"
            before, heard = now, len(match.happened)
    assert flown
