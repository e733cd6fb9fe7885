"""Bots that take their time do it elsewhere: their table goes on with everything else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

from tablee.bots.players import Random
from tablee.core.draws import FastDraw
from tablee.core.game import AnyGame, Bot
from tablee.core.moves import Move
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tests.table.company import Company, together


class Ponderer(Random):
    ponders = True


class Elsewhere:
    """Where thoughts are thought: each takes so long, and it is known what became of it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.thoughts: list[asyncio.Task[Move]] = []

    def bot(self, name: str, game: AnyGame, seat: int) -> Bot:
        return Ponderer(seat, FastDraw(seat))

    def ponder(self, bot: Bot, view: Any, moves: list[Move], done: Callable[[], None]) -> asyncio.Task[Move]:
        assert isinstance(bot, Ponderer)
        assert view.seat == bot.seat
        task = asyncio.create_task(self.thought(bot, view, moves))
        task.add_done_callback(lambda _: None if task.cancelled() else done())
        self.thoughts.append(task)
        return task

    async def thought(self, bot: Bot, view: Any, moves: list[Move]) -> Move:
        await asyncio.sleep(self.seconds)
        return bot.choose(view, moves)


def all_ponder(company: Company, seconds: float) -> Elsewhere:
    elsewhere = Elsewhere(seconds)
    company.world.bot = elsewhere.bot  # type: ignore[method-assign]
    company.world.ponder = elsewhere.ponder  # type: ignore[method-assign]
    return elsewhere


@together
async def test_what_was_thought_elsewhere_is_played(company: Company) -> None:
    elsewhere = all_ponder(company, 3.0)
    await company.open("davinci", 3, options={"pace": "none"})
    anna = await company.come("anna")
    assert await anna.ask(up.Start) == "done"
    await company.over()
    thought = [task.result() for task in elsewhere.thoughts if task.done() and not task.cancelled()]
    played = [move for row in company.rows_of(rows.Played) for move in row.moves]
    assert len(played) > 10
    assert not Counter(played) - Counter(thought)


@together
async def test_a_clock_runs_out_for_a_bot_that_thinks_for_ever(company: Company) -> None:
    elsewhere = all_ponder(company, 1e6)
    await company.open("derniere", 2)
    anna = await company.come("anna")
    assert await anna.ask(up.Start) == "done"
    await company.until(lambda: len(company.rows_of(rows.Ticked)) >= 2)
    assert company.rows_of(rows.Played) == []
    assert [task.cancelled() for task in elsewhere.thoughts[:2]] == [True, True]


@together
async def test_whoever_comes_back_does_not_wait_for_the_bot_that_stood_in(company: Company) -> None:
    elsewhere = all_ponder(company, 1e6)
    anna, ben = await company.deal("derniere", "anna", "ben", options={"pace": "none"})
    absent = anna if company.turn == 0 else ben
    seat = company.turn
    await absent.cut()
    await company.until(lambda: len(elsewhere.thoughts) == 1)
    await absent.enter()
    assert elsewhere.thoughts[0].cancelled()
    assert await absent.play(company.ordinary(seat)[0]) == "done"
