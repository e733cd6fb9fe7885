"""Hints at a live table: for one person with robots, from that person's view, told in the record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tablee.bots.advice import hint
from tablee.core.game import AnyGame, Bot
from tablee.core.moves import Move
from tablee.core.records import read
from tablee.core.scenes import Hint
from tablee.core.words import msg
from tablee.games.davinci.state import State
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.protocol.errors import Refusal
from tests.table.company import SOON, Company, Person, together

ALONE = {"first": 0, "pace": "none"}


class Advisers:
    """Where hints are thought of: each takes so long, and what was asked is kept."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.fails = False
        self.asked: list[tuple[Any, ...]] = []
        self.thoughts: list[asyncio.Task[Hint | None]] = []

    def advise(
        self, game: AnyGame, bot: Bot, view: Any, moves: list[Move], done: Callable[[], None]
    ) -> asyncio.Task[Hint | None]:
        self.asked.append((bot, view, moves))
        task = asyncio.create_task(self.thought(game, bot, view, moves))
        task.add_done_callback(lambda _: None if task.cancelled() else done())
        self.thoughts.append(task)
        return task

    async def thought(self, game: AnyGame, bot: Bot, view: Any, moves: list[Move]) -> Hint | None:
        await asyncio.sleep(self.seconds)
        if self.fails:
            raise Refusal("hint-failed", msg("house-hint-failed"))
        return hint(game, bot, view, moves)


async def alone(company: Company, key: str, seconds: float = 0.5, **options: Any) -> tuple[Person, Advisers]:
    """Anna begins a match against robots."""
    advisers = Advisers(seconds)
    company.world.advise = advisers.advise
    await company.open(key, 2, options=ALONE | options)
    anna = await company.come("anna")
    assert await anna.ask(up.Sit, seat=0) == "done"
    assert await anna.ask(up.Start) == "done"
    await company.until(lambda: 0 in company.match.to_act and bool(company.ordinary(0)))
    return anna, advisers


@together
async def test_whoever_plays_with_robots_is_given_a_hint_and_the_record_says_so(company: Company) -> None:
    anna, _ = await alone(company, "derniere")
    assert anna.room["hints"]
    assert await anna.ask(up.AskHint) == "done"
    await asyncio.sleep(SOON)
    told = anna.kinds("hint")
    assert len(told) == 1
    assert told[0]["choices"][0]["move"] in company.match.moves(0)
    assert anna.room["hinted"]
    assert [row.seat for row in company.rows_of(rows.Hinted)] == [0]
    record = company.live.table.record()
    assert record["hinted"] == [0]
    assert read(record).hinted == [0]


@together
async def test_a_hint_is_thought_of_once_for_what_is_seen_and_one_at_a_time(company: Company) -> None:
    anna, advisers = await alone(company, "davinci")
    first, second = anna.post(up.AskHint), anna.post(up.AskHint)
    assert anna.answer(await anna.answered(second)) == "hint-waits"
    assert anna.answer(await anna.answered(first)) == "done"
    assert await anna.ask(up.AskHint) == "done"
    assert len(advisers.asked) == 1
    assert len(anna.kinds("hint")) == 2
    assert len(company.rows_of(rows.Hinted)) == 1


@together
async def test_a_hint_is_thought_of_without_the_state(company: Company) -> None:
    anna, advisers = await alone(company, "davinci")
    assert await anna.ask(up.AskHint) == "done"
    for asked in advisers.asked:
        assert not any(isinstance(each, State) for each in reachable(asked))


def reachable(root: Any) -> list[Any]:
    """Every object that can be got at from here."""
    found: dict[int, Any] = {}
    left = [root]
    while left:
        each = left.pop()
        if id(each) in found or isinstance(each, type | int | str | float | bytes):
            continue
        found[id(each)] = each
        if isinstance(each, dict):
            left += [*each.keys(), *each.values()]
        elif isinstance(each, list | tuple | set):
            left += each
        else:
            slots = [getattr(each, name) for name in getattr(each, "__slots__", ()) if hasattr(each, name)]
            left += [*slots, *vars(each).values()] if hasattr(each, "__dict__") else slots
    return list(found.values())


@together
async def test_a_thought_that_failed_is_not_kept(company: Company) -> None:
    """On a busy machine: whoever asks again is thought for again."""
    anna, advisers = await alone(company, "davinci")
    advisers.fails = True
    assert await anna.ask(up.AskHint) == "hint-failed"
    assert company.rows_of(rows.Hinted) == []
    advisers.fails = False
    assert await anna.ask(up.AskHint) == "done"
    assert len(advisers.asked) == 2


@together
async def test_nobody_is_given_a_hint_who_plays_with_other_people(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options={"pace": "none"})
    assert await anna.ask(up.AskHint) == "not-alone"
    assert not anna.room.get("hints")
    carl = await company.come("carl")
    assert await carl.ask(up.AskHint) == "not-your-seat"
    assert await ben.ask(up.AskHint, seat=9) == "not-your-seat"
    assert company.rows_of(rows.Hinted) == []


@together
async def test_there_is_no_hint_before_a_match_nor_in_a_pause_nor_in_another_turn(company: Company) -> None:
    await company.open("derniere", 2, options=ALONE)
    anna = await company.come("anna")
    assert await anna.ask(up.Sit, seat=0) == "done"
    assert await anna.ask(up.AskHint) == "not-playing"
    assert await anna.ask(up.Start) == "done"
    assert await anna.ask(up.Pause) == "done"
    assert await anna.ask(up.AskHint) == "paused"
    assert await anna.ask(up.Resume) == "done"
    while company.match.to_act == [0]:
        assert await anna.play(company.ordinary(0)[0]) == "done"
    assert company.match.to_act == [1]
    assert await anna.ask(up.AskHint) == "no-hint"


@together
async def test_a_hint_that_is_played_past_is_not_told(company: Company) -> None:
    anna, advisers = await alone(company, "davinci", seconds=5.0)
    asked = anna.post(up.AskHint)
    await asyncio.sleep(SOON)
    assert await anna.play(company.ordinary(0)[0]) == "done"
    assert anna.answer(await anna.answered(asked)) == "no-hint"
    assert advisers.thoughts[0].cancelled()
    assert anna.kinds("hint") == []
    assert company.rows_of(rows.Hinted) == []


@together
async def test_what_a_robot_does_meanwhile_is_thought_of_too(company: Company) -> None:
    """Everybody prepares a code at once: what was thought of before the robot's is past."""
    anna, advisers = await alone(company, "davinci", seconds=6.0)
    asked = anna.post(up.AskHint)
    assert anna.answer(await anna.answered(asked)) == "done"
    assert len(advisers.asked) == 2
    assert advisers.asked[1][1] == company.match.view(0) != advisers.asked[0][1]
    assert len(anna.kinds("hint")) == 1


@together
async def test_old_journals_and_records_know_no_hints(company: Company) -> None:
    await alone(company, "derniere")
    assert "hinted" not in company.live.table.record()
    assert read(company.live.table.record()).hinted is None


# ---- how soon robots move


async def until_robot(company: Company, anna: Person) -> None:
    """Anna plays until it is the robot's turn."""
    while company.match.to_act == [0]:
        assert await anna.play(company.ordinary(0)[0]) == "done"


async def wait_of_robot(company: Company, anna: Person, **asked: Any) -> int:
    """Milliseconds from the move before to the robot's."""
    await until_robot(company, anna)
    before = company.rows_of(rows.Played)
    if asked:
        assert await anna.ask(up.Speed, **asked) == "done"
    await company.until(lambda: len(company.rows_of(rows.Played)) > len(before))
    return int(company.rows_of(rows.Played)[len(before)].at - before[-1].at)


@together
async def test_robots_move_as_soon_as_whoever_plays_alone_with_them_has_chosen(company: Company) -> None:
    anna, _ = await alone(company, "derniere", announce="auto")
    for speed, wait in (("calm", 1600), ("normal", 900), ("quick", 350)):
        assert await anna.ask(up.Speed, speed=speed) == "done"
        await until_robot(company, anna)
        await company.until(lambda: company.match.to_act == [0])
        assert wait <= await wait_of_robot(company, anna) <= wait + 60, speed


@together
async def test_one_wait_can_be_skipped_but_not_by_others(company: Company) -> None:
    anna, _ = await alone(company, "derniere", announce="auto")
    carl = await company.come("carl")
    assert await carl.ask(up.Speed, speed="quick") == "not-alone"
    assert await anna.ask(up.Speed, speed="calm") == "done"
    assert await wait_of_robot(company, anna, skip=True) < 1000


@together
async def test_the_table_stands_still_while_a_hint_in_a_search_is_open(company: Company) -> None:
    advisers = Advisers(0.1)
    company.world.advise = advisers.advise
    await company.open("trouve", 2, options={"first": 0})
    anna = await company.come("anna")
    assert await anna.ask(up.Sit, seat=0) == "done"
    assert await anna.ask(up.Start) == "done"
    await company.until(lambda: bool(company.match.moves(0)))
    assert await anna.ask(up.AskHint) == "done"
    ply = company.match.state.ply
    await asyncio.sleep(60)
    assert company.match.state.ply == ply
    assert anna.kinds("hint")[-1]["still"]
    assert await anna.ask(up.AskHint, on=False) == "done"
    await company.until(lambda: company.match.state.ply > ply)
    await company.until(lambda: bool(company.match.moves(0)))
    assert await anna.ask(up.AskHint) == "done"
    ply = company.match.state.ply
    assert await anna.ask(up.Resign) == "done"  # a robot goes on, and nobody is waited for
    await company.until(lambda: company.match.state.ply > ply)
