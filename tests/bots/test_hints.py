"""Hints know what the seat knows and no more, name what can be done, and have words in both languages."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import tablee
from tablee import FastDraw, Match, Words
from tablee.bots.advice import MOST_CHOICES, adviser, hint
from tablee.core.scenes import Choice, Hint, Scene
from tablee.games.davinci import state as davinci
from tablee.games.smileys.pack import NONE
from tablee.kit import voting
from tests.bots.test_blind import situations
from tests.harness import KEYS, part, walk
from tests.rulebook import rule

HINTED = [key for key in KEYS if tablee.games()[key].hints is not None]
LOOKS = 12  # at so many situations of every game


def test_all_nine_games_have_hints() -> None:
    assert HINTED == KEYS


def moments(key: str, count: int) -> Iterator[tuple[Match, int]]:
    """Where somebody may do something; in A moi ! before the card, when nobody may."""
    if key != "a_moi":
        yield from situations(key, count)
        return
    for seed in range(count):
        seats = 2 + seed % 5
        before = (now for now in walk(tablee.new(key, seats, seed), seed, most=10 + seed) if now.view(0).card == NONE)
        *_, last = [now.copy() for now in before]
        yield last, seed % seats


@cache
def advised(key: str) -> list[tuple[Match, int, Hint]]:
    """Situations in which there is something to say."""
    told = []
    for now, seat in moments(key, LOOKS):
        found = hint(now.game, adviser(now, seat), now.view(seat), now.moves(seat))
        if found is not None:
            told.append((now.copy(), seat, found))
    return told


def swap(key: str, count: int, peek: Any = lambda state, found: found) -> None:
    """The hint in two worlds that look alike to the seat."""
    for number, (now, seat) in enumerate(moments(key, count)):
        other = other_world(now, seat, number)
        assert peek(now.state, found_in(now, seat, now.state)) == peek(other, found_in(now, seat, other))


def other_world(now: Match, seat: int, number: int) -> Any:
    return part(now.game.key, "world").other_world(now.state.copy(), seat, FastDraw(number))


def found_in(now: Match, seat: int, state: Any) -> Hint | None:
    rules = now.game.rules
    return hint(now.game, adviser(now, seat), rules.view(state, seat), rules.legal(state, seat))


@pytest.mark.parametrize("key", HINTED)
@rule("COM-5")
def test_a_hint_is_the_same_where_everything_the_seat_may_know_is_the_same(key: str) -> None:
    swap(key, LOOKS)


@pytest.mark.parametrize(("key", "hidden"), [("davinci", "codes"), ("derniere", "hands")])
def test_a_hint_that_peeks_is_caught(key: str, hidden: str) -> None:
    def whispered(state: Any, found: Hint | None) -> Any:
        return found, zlib.crc32(str(getattr(state, hidden)).encode())

    with pytest.raises(AssertionError):
        swap(key, LOOKS, whispered)


@pytest.mark.parametrize("key", HINTED)
def test_hints_name_pieces_that_lie_there_and_moves_that_can_be_made(key: str) -> None:
    assert advised(key)
    for now, seat, found in advised(key):
        check_named(now, seat, found)


def check_named(now: Match, seat: int, found: Hint) -> None:
    scene = Scene(now.game.table(now.view(None)), now.game.mine(now.view(seat), now.moves(seat)))
    assert len(found.choices) <= MOST_CHOICES
    for choice in found.choices:
        assert choice.move is None or choice.move in now.moves(seat)
        assert set(choice.pieces) <= set(scene.pieces), choice
        assert 0 <= choice.bars <= 4
    assert {area.zone for area in found.areas} <= {zone.id for zone in scene.zones}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("key", HINTED)
def test_hints_have_words(key: str, language: str) -> None:
    for _, seat, found in advised(key):
        check_words(language, seat, found)


def check_words(language: str, seat: int, found: Hint) -> None:
    said = [found.sentence, *(each for choice in found.choices for each in spoken(choice))]
    assert all(Words(language).say(each, ["Zoé"] * 10, seat) for each in said)


def spoken(choice: Choice) -> list[tablee.Msg]:
    return [choice.name, *([choice.why] if choice.why else [])]


# What seldom has to be decided: the game, its options, a move that can be made then, and the sentence.
SELDOM = [
    ("tour_du_monde", {}, "DIRECTION", "tour_du_monde-hint-direction"),
    ("tour_du_monde", {}, "LET", "tour_du_monde-hint-moon"),
    ("diferencio", {}, "READY", "diferencio-hint-study"),
    ("diferencio", {}, "SWAP", "diferencio-hint-swap"),
    ("diferencio", {}, "DONE", "diferencio-hint-"),
    ("diferencio", {}, "GIVE", "diferencio-hint-give"),
    ("davinci", {"expert": True}, "GAP", "davinci-hint-"),
    ("davinci", {"expert": True}, "READY", "davinci-hint-"),
]


@pytest.mark.parametrize(("key", "options", "name", "sentence"), SELDOM)
@rule("COM-5")
def test_what_seldom_has_to_be_decided_is_advised_from_the_seats_view(
    key: str, options: dict[str, Any], name: str, sentence: str
) -> None:
    now, seat = seldom(key, options, name)
    found = found_in(now, seat, now.state)
    assert found is not None
    assert found.sentence.key.startswith(sentence)
    assert found == found_in(now, seat, other_world(now, seat, 1))
    check_named(now, seat, found)
    for language in ("fr", "en"):
        check_words(language, seat, found)


@pytest.mark.parametrize("key", [key for key in KEYS if key not in ("a_moi", "bruit", "davinci")])
def test_in_a_vote_nobody_is_told_what_to_feel_like(key: str) -> None:
    now = tablee.new(key, 3, 1, play_on=True)
    now.state.places[2] = 1
    now.state.vote = voting.ask(now.state.places, None)
    assert now.to_act == [0, 1]
    found = found_in(now, 0, now.state)
    assert found is not None
    assert found.sentence.key == "vote-hint"
    assert not found.choices
    for language in ("fr", "en"):
        check_words(language, 0, found)


def seldom(key: str, options: dict[str, Any], name: str) -> tuple[Match, int]:
    """The first match at random in which somebody may make such a move."""
    state = import_module(f"tablee.games.{key}.state")
    moves = range(getattr(state, name), getattr(state, name) + SPANS.get(name, 1))
    for seed in range(60):
        for now in walk(tablee.new(key, 3, seed, **options), seed, most=1500):
            for seat in now.to_act:
                if any(move in moves for move in now.moves(seat)):
                    return now, seat
    raise AssertionError(f"nobody could ever do {name}")


SPANS = {"SWAP": 54, "GIVE": 54, "GAP": 81}  # of moves with one name


def test_a_joker_is_advised_where_it_hides_the_code_best() -> None:
    """Of all places it may stand in, the one that leaves the most doubt; none, where it stands in that one."""
    moved = stayed = 0
    for seed in range(40):
        now, seat = jokers_to_place(seed)
        if now is None:
            continue
        bot = adviser(now, seat)
        found = found_in(now, seat, now.state)
        assert found is not None
        if found.sentence.key == "davinci-hint-joker":
            moved += 1
            assert found.choices[0].pieces[1].startswith("gap")
            move = found.choices[0].move
            assert move is not None
            now.play(seat, move)
            after = found_in(now, seat, now.state)
            assert after is not None
            assert after.choices[0].move != move
        else:
            stayed += 1
            assert bot.answer(now.view(seat), now.moves(seat)[:-1]) is None
            assert found.sentence.key == "davinci-hint-joker-stays"
    assert moved
    assert stayed


def jokers_to_place(seed: int) -> tuple[Match, int] | tuple[None, int]:
    """The set-up of a match in which somebody has one joker to place."""
    for now in walk(tablee.new("davinci", 2, seed, expert=True), seed, most=12):
        for seat in now.to_act:
            moves = now.moves(seat)
            if davinci.READY in moves and len({davinci.gap_which(move) for move in moves[:-1]}) == 1:
                return now, seat
    return None, 0


def test_a_hint_of_la_derniere_says_who_is_about_to_go_out() -> None:
    for seed in range(40):
        for now in walk(tablee.new("derniere", 3, seed), seed, most=80):
            seat = now.to_act[0] if now.to_act else -1
            view = now.view(seat) if seat >= 0 else None
            near = [other for other in range(3) if other != seat and len(now.state.hands[other]) == 1]
            if view is None or not near or view.debt or view.vote or len(now.moves(seat)) < 3:
                continue
            found = hint(now.game, adviser(now, seat), view, now.moves(seat))
            if found is not None and found.sentence.key.startswith("derniere-hint-danger"):
                assert found.sentence.args["who"].seat in near  # type: ignore[union-attr]
                return
    raise AssertionError("nobody was ever dangerous")


def test_a_game_without_hints_says_nothing() -> None:
    class Mute:
        hints = None

    assert hint(Mute(), None, None, []) is None  # type: ignore[arg-type]
