"""Match, which checks every move: clocks, pace, copies, refusals, events."""

from __future__ import annotations

import pytest

import tablee
from tablee import IllegalMove
from tablee.core.clocks import RULE, SECRET, TURN, Clock, paced
from tablee.core.events import ALL, but, hears, only
from tablee.core.registry import faults, game
from tablee.core.words import MissingWords, Msg, Person, Words, msg, noun
from tests.harness import KEYS, encode, walk
from tests.rulebook import rule


def test_the_nine_games_are_there_under_their_keys() -> None:
    assert {key: (found.seats[0], found.seats[-1]) for key, found in tablee.games().items()} == {
        "difference": (2, 6),
        "diferencio": (2, 6),
        "trouve": (2, 10),
        "a_moi": (2, 10),
        "bruit": (2, 10),
        "dominos": (2, 10),
        "derniere": (2, 10),
        "tour_du_monde": (2, 6),
        "davinci": (2, 4),
    }


@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_whole(key: str) -> None:
    assert faults(game(key)) == []
    assert game(key).key == key


def test_what_a_builder_forgot_is_named() -> None:
    class Half:
        KEY = "half"
        SEATS = range(2, 3)
        RULES = 1

        def deal(self) -> None: ...

    from dataclasses import replace

    whole = game("derniere")
    told = faults(replace(whole, rules=Half()))
    assert "deal() takes 0 arguments instead of 4" in told
    assert "legal() is missing" in told
    assert "rules.MOVES is missing or no int" in told
    assert faults("a string") == ["it is str, not a tablee.core.game.Game"]


@rule("COM-6")
def test_the_pace_doubles_what_people_see_or_drops_the_turns_clocks() -> None:
    clocks = [Clock(1, 100, 0, RULE), Clock(2, 200, 0, TURN), Clock(3, 300, 0, SECRET)]
    assert [clock.ms for clock in paced(clocks, "normal")] == [100, 200, 300]
    assert [clock.ms for clock in paced(clocks, "relaxed")] == [200, 400, 300]
    assert [clock.move for clock in paced(clocks, "none")] == [1, 3]
    assert tablee.new("derniere", 2, 1, pace="none").wait() is None


def test_waiting_goes_to_the_next_deadline_and_never_back() -> None:
    match = tablee.new("derniere", 2, 1)
    match.now = 40_000
    match.wait()
    assert match.now == 40_000
    match.wait()
    assert match.now == 70_000


@pytest.mark.parametrize(("seat", "move"), [(0, -1), (0, 10**9), (0, "play"), (0, None), (7, 0), (-1, 0), (-3, 0)])
def test_what_cannot_be_a_move_is_refused_in_words(seat: int, move: object) -> None:
    match = tablee.new("derniere", 2, 1)
    before = encode(match.state)
    with pytest.raises(IllegalMove, match=r"no such (move|seat)"):
        match.play(seat, move)
    assert encode(match.state) == before
    assert match.moves(7) == match.moves(-1) == []


def test_a_move_at_a_time_that_is_none_changes_nothing_and_times_are_whole() -> None:
    match = tablee.new("derniere", 2, 1, first="host")
    before, move = encode(match.state), match.moves(0)[0]
    with pytest.raises(ValueError, match="soon"):
        match.play(0, move, at="soon")
    assert (encode(match.state), match.times, match.rows) == (before, [0], [])
    match.play(0, move, at=1250.5)
    assert tablee.replay(match.record()).now == 1250


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(tablee.BadSeats, match=f"no seat {seat} at this table of 2"):
        tablee.new("derniere", 2, 1).view(seat)


def test_a_clock_does_not_run_out_before_its_time() -> None:
    match = tablee.new("derniere", 2, 1)
    with pytest.raises(IllegalMove, match="No clock"):
        match.wait(at=29_999)
    assert match.rows == []
    match.wait(at=30_000)
    record = match.record()
    record["moves"][0][2] = 5
    with pytest.raises(tablee.BadRecord, match="No clock"):
        tablee.verify(record)


def test_seeds_and_seats_of_the_wrong_kind_are_refused_in_words() -> None:
    with pytest.raises(tablee.BadOption, match="a seed is a whole number"):
        tablee.new("derniere", 2, seed="seven")
    with pytest.raises(tablee.BadSeats):
        tablee.new("derniere", seats=3.0)
    with pytest.raises(IllegalMove, match="no such seat"):
        tablee.new("derniere", 2, 1).play("0", 1)


def test_a_match_that_is_over_takes_no_more_moves() -> None:
    match = tablee.new("derniere", 2, 1)
    for _ in walk(match, 1, most=4000):
        pass
    assert match.over
    assert match.wait() is None
    with pytest.raises(IllegalMove, match="over"):
        match.play(0, 0)


@pytest.mark.parametrize("key", KEYS)
def test_a_copy_goes_its_own_way(key: str) -> None:
    match = tablee.new(key, 3, 2)
    twin = match.copy()
    before, told = encode(match.state), len(match.events(0))
    for _ in walk(twin, 2, most=60):
        pass
    assert encode(match.state) == before
    assert (len(match.events(0)), match.rows, match.times, match.now) == (told, [], [0], 0)


@rule("COM-5")
def test_audiences() -> None:
    assert [hears(ALL, seat) for seat in (0, 1, None)] == [True, True, True]
    assert [hears(only(1), seat) for seat in (0, 1, None)] == [False, True, False]
    assert [hears(but(1), seat) for seat in (0, 1, None)] == [True, False, True]


def test_words_are_said_to_somebody() -> None:
    words = Words("en")
    caught = msg("derniere-caught", by=Person(0), whom=Person(1))
    assert words.say(caught, ["Léa", "Tom"], 0).startswith("You catch Tom")
    assert words.say(caught, ["Léa", "Tom"], 1).startswith("Léa catches you")
    assert words.say(caught, ["Léa", "Tom"], None).startswith("Léa catches Tom")
    assert words.say(caught).startswith("Seat 1 catches Seat 2")


def test_missing_words_are_never_half_a_sentence() -> None:
    words = Words("fr")
    for half in (Msg("no-such-key"), msg("derniere-played"), msg("derniere-move-play", card=noun("no-such-noun"))):
        with pytest.raises(MissingWords):
            words.say(half)
    with pytest.raises(ValueError, match="fr, en"):
        Words("de")


@rule("COM-11")
def test_every_smiley_colour_also_has_a_mark_and_a_letter_of_its_own() -> None:
    from tablee.games.smileys import nouns

    for language in ("fr", "en"):
        forms = [Words(language).forms(nouns.colour(number)) for number in range(6)]
        for form in ("", "_mark", "_letter"):
            assert len({each[form] for each in forms}) == 6
