"""Matches played in rounds: what is asked, what happens then, and that the rules would have had it so."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import TABLE, FastDraw, Match, Seeded, Standing
from tablee.core.match import BadSeats
from tablee.core.standing import rewards
from tablee.envs.rounds import Rounds, read_options, usual_seats
from tablee.games.a_moi.state import SLAP, may_win
from tablee.games.derniere import state as derniere
from tests.harness import KEYS, encode


def table(key: str, seed: int = 1, seats: int | None = None, most: int | None = None, **options: Any) -> Rounds:
    game = tablee.games()[key]
    return Rounds(game, usual_seats(game, seats), read_options(game, options), FastDraw(seed), most)


def play_randomly(rounds: Rounds, seed: int, answers: int = 100_000) -> None:
    draw = FastDraw(seed)
    for _ in range(answers):
        if not rounds.asked:
            return
        seat = rounds.asked[0]
        moves = rounds.legal(seat)
        rounds.answer(seat, moves[draw.below(len(moves))])


class Checked(Rounds):
    """The same moves are allowed by a checked Match, too."""

    match: Match

    def play(self, seat: int, move: int) -> None:
        super().play(seat, move)
        if seat == TABLE:
            self.match.tick(move, self.now)
        else:
            self.match.play(seat, move, at=self.now)
        assert encode(self.state) == encode(self.match.state)


@pytest.mark.parametrize("key", KEYS)
def test_whatever_happens_in_rounds_a_match_allows(key: str) -> None:
    game = tablee.games()[key]
    for seed in range(2):
        checked = object.__new__(Checked)
        seats = game.seats[0] if seed else usual_seats(game, None)
        checked.match = Match(game, seats, game.options(), Seeded(seed))
        Rounds.__init__(checked, game, seats, game.options(), FastDraw(seed), 150)
        play_randomly(checked, seed)
        assert len(checked.match.rows) > 10
        assert checked.over or checked.rounds == 150


@pytest.mark.parametrize("key", KEYS)
def test_random_players_come_to_an_end(key: str) -> None:
    rounds = table(key, most=3000)
    play_randomly(rounds, 5)
    assert rounds.over
    assert not rounds.cut
    assert sum(rounds.rewards()) == pytest.approx(0)
    assert max(rounds.rewards()) > 0 or set(rounds.rewards()) == {0}


def test_where_all_wait_time_goes_on() -> None:
    rounds = table("bruit", seats=3)
    before = len(rounds.state.pack)
    for seat in range(3):
        rounds.answer(seat, rounds.wait)
    assert len(rounds.state.pack) == before - 1


def test_a_round_takes_a_second() -> None:
    rounds = table("bruit", seats=3)  # a card every two seconds
    before, cards = rounds.now, len(rounds.state.pack)
    for seat in range(3):
        rounds.answer(seat, 0 if seat == 0 else rounds.wait)
    assert (rounds.now, len(rounds.state.pack)) == (before + 1000, cards)


def test_of_two_that_slap_at_once_either_may_have_been_first() -> None:
    winners = set()
    for seed in range(40):
        rounds = table("a_moi", seed, seats=2)
        state = rounds.state
        if all(may_win(state.card, state.dice, state.owners, seat) for seat in (0, 1)):
            rounds.answer(0, SLAP)
            rounds.answer(1, SLAP)
            winners.add(tuple(map(len, rounds.state.stacks)))
    assert winners == {(1, 0), (0, 1)}


def test_an_announcement_goes_before_the_catch_and_both_before_the_turn() -> None:
    rounds = table("derniere")
    given = [(0, derniere.DRAW), (1, derniere.catch(2)), (2, derniere.ANNOUNCE)]
    for number in range(6):
        rounds.rounds = number
        assert [seat for seat, _ in rounds.in_order(given)] == [2, 1, 0]


def test_whom_the_table_waits_for_cannot_wait() -> None:
    rounds = table("derniere")
    assert rounds.wait not in rounds.legal(rounds.asked[0])
    race = table("bruit")
    assert race.wait in race.legal(0)


def test_after_the_last_round_nobody_is_asked_and_nobody_has_won() -> None:
    rounds = table("derniere", most=3)
    play_randomly(rounds, 1)
    assert rounds.cut
    assert not rounds.over
    assert rounds.rewards() == [0, 0, 0, 0]


@pytest.mark.parametrize("key", KEYS)
def test_a_sampled_match_looks_the_same_and_asks_the_same_seat(key: str) -> None:
    rounds = table(key)
    play_randomly(rounds, 3, answers=21)
    seat = rounds.asked[0]
    before = encode(rounds.state)
    world = rounds.sample(seat, 9)
    assert world.asked[0] == seat
    assert encode(rounds.game.rules.view(world.state, seat)) == encode(rounds.game.rules.view(rounds.state, seat))
    assert world.legal(seat) == rounds.legal(seat)
    play_randomly(world, 4, answers=60)
    assert encode(rounds.state) == before


def test_what_places_are_worth() -> None:
    assert rewards(Standing([2, 1], [0, 0]), 2) == [-1, 1]
    assert rewards(Standing([1, 1], [0, 0]), 2) == [0, 0]
    assert rewards(Standing([1, 2, 3], [0, 0, 0]), 3) == [1, 0, -1]
    assert rewards(Standing([1, 0, 0], [0, 0, 0]), 3) == [1, -0.5, -0.5]
    assert rewards(None, 2) == [0, 0]


def test_a_table_too_large_is_refused() -> None:
    with pytest.raises(BadSeats, match="davinci is played by 2 to 4, not by 7"):
        usual_seats(tablee.games()["davinci"], 7)
