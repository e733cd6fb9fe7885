"""A bot of your own at a live table: shown what a person in its seat would see, it says what it taps, and when."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol

from tablee.client.decoding import ApiError
from tablee.client.guests import visit
from tablee.client.tables import Table
from tablee.core.scenes import Tap
from tablee.protocol.messages import Frame, Said

SOONEST = 20  # milliseconds: a bot that is refused again and again must not become a flood


class Bot(Protocol):
    def hear(self, said: Said) -> None:
        """Something happened that this seat may know."""

    def answer(self, frame: Frame) -> tuple[float, Tap] | None:
        """What is tapped, and after how many milliseconds; None lets it go by. Asked again whenever the table changes;
        what was answered stands for as long as it can still be tapped and nothing new is to be raced for."""


async def play_bot(
    address: str, code: str, bot: Bot, name: str = "Robo", matches: int = 1, described: bool = False
) -> list[list[int]]:
    """Comes to a table, sits down, plays so many matches, gets up again; says who came where in each. Described, the
    table is in words, and every move there is can be tapped."""
    async with visit(address, name) as me:
        table = await me.join(code)
        await table.sit()
        if described:
            await table.describe()
        places = [await play(table, bot) for _ in range(matches)]
        await table.leave()
        return places


async def play(table: Table, bot: Bot) -> list[int]:
    """Plays one match where one sits, the one that runs or the next, and says who came where."""
    number = table.room.match if table.frame is None else table.frame.match + table.frame.over
    while True:
        await table.until(lambda: table.frame is not None and table.frame.match >= number)
        frame = drain_events(table, bot)
        if frame.over:
            return frame.places
        await ask_bot(table, bot, frame)


async def ask_bot(table: Table, bot: Bot, frame: Frame) -> None:
    """One question to the bot, and its answer played."""
    answer = bot.answer(frame) if frame.mine.taps else None
    if answer is None:
        await table.until(lambda: table.frame is not frame)
        return
    ms, tap = answer
    if not await table.until(lambda: is_outdated(table, frame, tap), timeout=max(ms, SOONEST) / 1000):
        with suppress(ApiError):  # somebody else was quicker: there is something new to be asked
            await table.play(tap)


def drain_events(table: Table, bot: Bot) -> Frame:
    """The table as it is now, after the bot has heard everything that happened."""
    while table.events:
        event = table.events.popleft()
        if isinstance(event, Frame):
            for said in event.said:
                bot.hear(said)
    assert table.frame is not None
    return table.frame


def is_outdated(table: Table, frame: Frame, tap: Tap) -> bool:
    """Has the table changed so that the bot's answer no longer counts?"""
    now = table.frame
    return now is not None and (now.stimulus != frame.stimulus or tap not in now.mine.taps)
