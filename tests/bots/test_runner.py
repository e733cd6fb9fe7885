"""Bots at a table of their own: races are decided by reaction, never by seat."""

from __future__ import annotations

from collections import Counter

import pytest

import tablee
from tablee import FastDraw
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.game import Bot
from tests.harness import KEYS
from tests.rulebook import rule


class Timed:
    """A player of A moi ! who slaps every card after the same time."""

    def __init__(self, ms: int) -> None:
        self.ms = ms

    def hear(self, event: object) -> None: ...

    def choose(self, view: object, moves: list[int]) -> int:
        return moves[0]

    def answer(self, view: object, moves: list[int]) -> tuple[int, list[int]] | None:
        return self.ms, moves[:1]


def presses(*reactions: int, seed: int = 1) -> Counter[int]:
    """Who presses first on how many cards of A moi !."""
    match = tablee.new("a_moi", len(reactions), seed)
    runner = BotRunner(match, {seat: Timed(ms) for seat, ms in enumerate(reactions)}, FastDraw(seed))
    first: Counter[int] = Counter()
    before = -1
    while (due := runner.next_due()) is not None:
        if due.seat >= 0 and before == -1:
            first[due.seat] += 1
        before = due.seat
        runner.do(due)
    return first


@rule("COM-3")
def test_the_faster_reaction_comes_first_whatever_the_seat() -> None:
    assert set(presses(400, 300)) == {1}
    assert set(presses(300, 400)) == {0}


@rule("COM-3")
def test_a_dead_heat_is_a_coin_not_a_seat() -> None:
    tied = presses(300, 305) + presses(305, 300, seed=2)
    assert min(tied[0], tied[1]) >= 15
    assert set(presses(300, 320)) == {0}


@rule("COM-3")
def test_a_dead_heat_just_before_a_clock_comes_before_the_clock() -> None:
    for seed in range(40):
        match = tablee.new("a_moi", 2, seed)
        match.wait()
        runner = BotRunner(match, {0: Timed(4998), 1: Timed(5004)}, FastDraw(seed))
        due = runner.next_due()
        assert due is not None
        assert due.seat >= 0
        assert due.at == match.now + 4998


@rule("COM-3")
def test_a_press_within_a_tenth_of_a_second_is_a_false_start() -> None:
    assert set(presses(99, 400)) == {1}
    assert set(presses(100, 400)) == {0}


class Watched:
    """A bot whose reaction times are looked at."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[int] = []
        self.hear = bot.hear
        self.choose = bot.choose

    def answer(self, view: object, moves: list[int]) -> tuple[int, list[int]] | None:
        answer = self.bot.answer(view, moves)
        if answer is not None:
            self.times.append(answer[0])
        return answer


@rule("COM-7")
@pytest.mark.parametrize("key", KEYS)
def test_plain_bots_take_human_times_and_beat_random_ones(key: str) -> None:
    won = 0.0
    times: list[int] = []
    for seed in range(30):
        match = tablee.new(key, 2, seed)
        draw = FastDraw(seed)
        mine = seed % 2
        plain = Watched(player("plain", match.game, mine, draw))
        BotRunner(match, {mine: plain, 1 - mine: player("random", match.game, 1 - mine, draw)}, draw).play_out()
        times += plain.times
        assert match.standing is not None
        won += (mine in match.standing.winners) / len(match.standing.winners)
    assert won / 30 >= 0.6
    assert all(time >= 150 for time in times)
    assert len(set(times)) >= len(times) / 50  # not one time for all, as a machine would


def test_an_unknown_player_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="plain, random"):
        player("genius", tablee.games()["derniere"], 0, FastDraw(1))


class Second(Timed):
    """Lets the first card go by."""

    def __init__(self, ms: int) -> None:
        super().__init__(ms)
        self.seen = 0

    def answer(self, view: object, moves: list[int]) -> tuple[int, list[int]] | None:
        self.seen += 1
        return super().answer(view, moves) if self.seen == 2 else None


@rule("COM-12")
@pytest.mark.parametrize(("ms", "expected"), [(150, 300), (299, 300), (301, 301)])
def test_a_bot_waits_where_its_finger_would_have_been_falling(ms: int, expected: int) -> None:
    """The second card of Faites du bruit ! goes on from the first, which might have been called too."""
    match = tablee.new("bruit", 2, 1)
    runner = BotRunner(match, {0: Second(ms)}, FastDraw(1))
    while (due := runner.next_due()) is not None and due.seat != 0:
        runner.do(due)
        dealt_at = match.now
    assert due is not None
    assert due.at - dealt_at == expected


@rule("COM-12")
def test_a_bot_does_not_wait_where_nothing_was_raced_for_before() -> None:
    assert set(presses(150, 400)) == {0}
