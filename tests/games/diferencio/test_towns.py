"""Composed towns: what a match knows of them, what it tells, and what its record keeps."""

from __future__ import annotations

import gc
import pickle
from math import exp
from typing import Any

import msgspec
import pytest

import tablee
from tablee.bots.advice import adviser, hint
from tablee.core import options as option_reader
from tablee.core.draws import FastDraw
from tablee.core.match import Match
from tablee.core.records import BadRecord, Seeded
from tablee.core.words import Words
from tablee.games.diferencio import GAME, worlds
from tablee.games.diferencio.bot import at_level
from tablee.games.diferencio.making.composing import KINDS, MAKING, window_of
from tablee.games.diferencio.state import MADE, READY, SEARCH, SWAP, WAKE, card_of, point
from tablee.matches.replay import replay, verify
from tests.games.diferencio.composed import plain_town, town


def dealt(seats: int = 2, **chosen: Any) -> Match:
    made = town()
    options = option_reader.read(GAME.options, GAME.prefix, {**chosen, **made.options()})
    return Match(GAME, seats, options, Seeded(5), made=made)


def in_the_night(match: Match) -> Match:
    """Everybody has looked."""
    for seat in range(match.seats):
        match.play(seat, READY, at=1000)
    return match


def searched(match: Match) -> Match:
    """The architect swaps a card, and another finds it."""
    in_the_night(match)
    architect = match.state.architect
    move = next(move for move in match.moves(architect) if move >= SWAP)
    match.play(architect, move, at=2000)
    if match.state.phase != SEARCH:
        match.tick(WAKE, 30_000)
    match.play(1 - architect, point((move - SWAP) // 6), at=40_000)
    return match


def test_options_ask_for_a_town() -> None:
    asked = {name: MAKING.wanted(GAME.options(side=name)) for name in ("new", "town", "sea")}
    assert asked == {"new": KINDS, "town": (), "sea": ()}
    assert not MAKING.wanted(dealt().options)
    assert MAKING.is_named(dealt().options)


def test_where_nobody_makes_one_a_new_town_is_one_of_the_two() -> None:
    found = {tablee.new("diferencio", 2, seed, side="new").state.side for seed in range(20)}
    assert found == {0, 1}


def test_the_number_of_a_match_for_its_town_is_not_the_towns_own() -> None:
    one, other = town(salt="1" * 32), town(salt="2" * 32)
    assert one.number == other.number
    assert one.id != other.id
    assert min(one.id, other.id) >= MADE
    assert worlds.LAST * 54 < 2**53, "a browser counts the cards of all towns"


def test_a_town_is_known_for_as_long_as_a_match_has_it() -> None:
    match = dealt()
    number = match.state.side
    assert worlds.KNOWN[number] is match.made
    del match
    gc.collect()
    assert number not in worlds.KNOWN
    assert worlds.apart(number, 0, 1, 2) == worlds.USUAL
    assert worlds.apart(number, 0, 1, 1) == 0


@pytest.mark.parametrize(("language", "name"), [("fr", "le chat"), ("en", "the cat")])
def test_it_is_told_in_its_own_words(language: str, name: str) -> None:
    match, words = searched(dealt()), Words(language)
    told = [words.say(event.msg(), ["Ana", "Bob"]) for event in match.events(None)]
    assert any(f"{name} 1." in line and f"{name} 9." in line for line in told), "a last look"
    assert len([line for line in told if f"{name} " in line]) > 1, "what was found"
    read_out = "\n".join(words.say(line, ["Ana", "Bob"], 0) for line in GAME.describe.lines(match.view(0)))
    for place, card in enumerate(match.state.board, 1):
        assert f"{name} {place}.{card % 6 + 1}" in read_out


def test_robots_judge_by_its_distances() -> None:
    match = dealt()
    player = at_level("family", 0, FastDraw(1))
    view = match.view(0)
    near, far = (player.blur(view, card_of(3, 0), card_of(3, face)) for face in (1, 5))
    assert near == pytest.approx(exp(-5 / player.persona.eye))
    assert far == pytest.approx(exp(-25 / player.persona.eye))


def test_a_record_keeps_all_that_is_needed_to_play_it_again() -> None:
    record = msgspec.json.encode(searched(dealt()).record())
    gc.collect()
    again = replay(record)
    assert again.made is not None
    assert again.made.plain() == plain_town()
    assert verify(record).state.board == again.state.board
    assert len(record) < 20_000


def test_a_record_of_another_town_is_refused() -> None:
    record = dealt().record()
    for made in (plain_town(number=8), None, {"kind": "town"}, [], "town"):
        with pytest.raises(BadRecord):
            replay({**record, "made": made})


@pytest.mark.parametrize(
    ("name", "value"),
    [("number", 0), ("number", 10_000), ("kind", "../x"), ("salt", "x"), ("places", []), ("composer", "1")],
)
def test_what_is_no_town_is_refused(name: str, value: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        MAKING.read({**plain_town(), name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("six", [0]),
        ("six", [0, 1, 2, 3, 4, 100]),
        ("apart", [[0.0] * 5] * 6),
        ("apart", [[-1.0] * 6] * 6),
        ("names", []),
    ],
)
def test_a_place_is_checked(name: str, value: Any) -> None:
    plain = plain_town()
    plain["places"][4][name] = value
    with pytest.raises(msgspec.ValidationError):
        MAKING.read(plain)


def test_cards_are_faces_that_a_match_has() -> None:
    match = dealt()
    pieces = next(zone for zone in GAME.mine(match.view(0), []).zones if zone.id == "board").pieces
    for place, piece in enumerate(pieces):
        found = MAKING.face(piece.face)
        assert found is not None
        assert piece.sealed
        assert found.made is match.made
        assert found.card == match.state.board[place]
        left, top, right, bottom = found.window or (0, 0, 0, 0)
        assert (left, top) == (place % 3 * 480, place // 3 * 384)
        assert (right - left, bottom - top) == (480, 384)
        assert window_of(place) == (place % 3 * 600, place // 3 * 480, 600, 480)
    name = pieces[0].face
    for wrong in (f"{name}x", name[:-1] + "7", name[:-1] + "0", "diferencio/1001-1-1", "diferencio/town-1-1"):
        assert MAKING.face(wrong) is None


def test_a_town_of_another_version_cannot_be_drawn() -> None:
    made = MAKING.read({**plain_town(), "composer": 999})
    with pytest.raises(ValueError, match="version 999"):
        MAKING.draw(made)


def test_a_hint_can_be_thought_of_where_nobody_knows_the_town() -> None:
    match = in_the_night(dealt())
    architect = match.state.architect
    sent = pickle.dumps((adviser(match, architect), match.view(architect)))
    here = hint(GAME, adviser(match, architect), match.view(architect), match.moves(architect))
    number, legal = match.state.side, match.moves(architect)
    del match
    gc.collect()
    assert number not in worlds.KNOWN
    bot, view = pickle.loads(sent)
    assert here is not None
    assert hint(GAME, bot, view, legal) == here
