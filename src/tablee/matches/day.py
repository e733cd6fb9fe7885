"""The deal of the day: one key a day, from which every game's chance and every robot's follow, and what it is worth.

A day is written as `2026-11-16`. Whoever has its key can deal it again: houses that have the same one deal the same.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Any

from msgspec import Struct

from tablee.bots.players import player
from tablee.core.draws import FastDraw, commitment
from tablee.core.events import Event
from tablee.core.game import AnyGame, Bot, ponders
from tablee.core.moves import Move, Seat
from tablee.core.records import BadRecord, Committed, Record
from tablee.core.registry import games

BEGINS = 4  # o'clock, by the house: whoever plays at night still plays the day before
SEATS, TRIAL_SEATS = 4, 2  # of a game of turns: one person and three robots; of twelve trials: one robot
ROBOT = "family"
STAR, DOT, CIRCLE = "S", "D", "C"
MEDALS = (("gold", 10), ("silver", 8), ("bronze", 6))  # from so many stars in twelve

NAME = re.compile(r"day-(\d{4}-\d\d-\d\d)-(\w+)")


# ---- which day it is


def day_at(now: float) -> str:
    """The day at a time in seconds since 1970, by the house's own clock."""
    return (datetime.fromtimestamp(now) - timedelta(hours=BEGINS)).date().isoformat()


def end_of(day: str) -> int:
    """When the next day begins, in seconds since 1970."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(following.year, following.month, following.day, BEGINS).timestamp())


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def dealt_games() -> list[str]:
    """The games that have a deal of the day: those that are played in turns and seat four, and those with trials."""
    return sorted(key for key, found in games().items() if has_turns(found) or found.trials is not None)


def has_turns(found: AnyGame) -> bool:
    return found.options.over_days is not None and SEATS in found.seats


def game_of(day: str) -> str:
    """The game on the leaf: each in turn."""
    found = dealt_games()
    return found[date.fromisoformat(day).toordinal() % len(found)]


# ---- what follows from its key


def circle_key(word: str, day: str) -> bytes:
    """The same in all houses that share a word."""
    return hmac.digest(word.encode(), f"tablee-day-1|{day}".encode(), "sha256")


def public_key(word: str, day: str, beacon: bytes) -> bytes:
    """The same in all houses that share a word, which may be empty, and known to nobody before the beacon."""
    return hmac.digest(word.encode(), f"tablee-day-1|{day}|".encode() + beacon, "sha256")


def day_commitment(day: str, key: bytes) -> str:
    """What is shown while the day lasts: it binds the key and tells nothing of it."""
    return commitment(f"day-{day}", 1, key)


def table_name(day: str, game: str) -> str:
    """Under which a deal is committed to: everybody's table of the day has the same chance."""
    return f"day-{day}-{game}"


def day_of(chance: object) -> str:
    """The day that a match was dealt for; empty, if it was for none."""
    found = NAME.fullmatch(chance.table) if isinstance(chance, Committed) else None
    return found[1] if found else ""


def deal_secret(key: bytes, found: AnyGame) -> bytes:
    """Of one game: another version of its rules is another deal."""
    return hmac.digest(key, f"{found.key}|{found.version}".encode(), "sha256")


def picture_secret(key: bytes, found: AnyGame) -> bytes:
    """From which follows what is made for a game of that day: a picture."""
    return hmac.digest(key, f"picture|{found.key}".encode(), "sha256")


def day_chance(key: bytes, day: str, found: AnyGame, seats: int = SEATS) -> Committed:
    return Committed.make(table_name(day, found.key), 1, deal_secret(key, found), [b""] * seats)


def check_day(record: Record, key: bytes) -> None:
    """Was this match dealt from the day's key, and from nothing else?"""
    chance, day = record.chance, day_of(record.chance)
    if not isinstance(chance, Committed) or not day:
        raise BadRecord("this match was not dealt for a day")
    played = games()[record.game]
    if chance.table != table_name(day, record.game) or chance.match != 1 or any(chance.mixes):
        raise BadRecord("this match was not dealt as the day's is: another game, another match, or stirred")
    if chance.secret != deal_secret(key, played).hex():
        raise BadRecord("the secret of this match does not follow from the day's key")
    if record.made is not None:
        check_made(record.made, key, played)


def check_made(plain: Any, key: bytes, played: AnyGame) -> None:
    """Nobody chose the day's picture: its number follows from the key."""
    making = None if played.making is None else played.making.load()
    if making is None or making.daily is None:
        raise BadRecord("nothing is made for a deal of the day of this game")
    try:
        is_right = making.daily.follows(making.read(plain), picture_secret(key, played))
    except ValueError as error:
        raise BadRecord(f"this is nothing that was made for a match: {error}") from error
    if not is_right:
        raise BadRecord("the picture of this match does not follow from the day's key")


class DayBot:
    """A robot of the day. What it draws depends on the day, the game, its seat and how much it has heard, and on
    nothing else: not on the machine, on how long it may think, nor on when the house was started again."""

    def __init__(self, bot: Bot, draw: FastDraw) -> None:
        self.bot = bot
        self.draw = draw
        self.heard = 0
        self.ponders = ponders(bot)

    def hear(self, event: Event) -> None:
        self.heard += 1
        self.draw.at(-self.heard)
        self.bot.hear(event)

    def choose(self, view: Any, moves: list[Move]) -> Move:
        self.draw.at(self.heard)
        return self.bot.choose(view, moves)

    def answer(self, view: Any, moves: list[Move]) -> tuple[int, list[Move]] | None:
        self.draw.at(self.heard)
        return self.bot.answer(view, moves)


def day_bot(key: bytes, found: AnyGame, seat: Seat) -> DayBot:
    seed = hmac.digest(key, f"bots|{found.key}|{seat}".encode(), "sha256")
    draw = FastDraw(int.from_bytes(seed, "big"))
    return DayBot(player(ROBOT, found, seat, draw), draw)


class Silent:
    """The robot at a table of trials: it keeps still, so that nothing it does tells anything."""

    def hear(self, event: Event) -> None:
        """Nothing is remembered."""

    def choose(self, view: Any, moves: list[Move]) -> Move:
        return moves[0]

    def answer(self, view: Any, moves: list[Move]) -> None:
        return None


# ---- what it is worth


class Score(Struct, frozen=True):
    """What came of a deal: stars of so many, a sign for each robot or trial, and what decides between equals."""

    stars: int
    of: int
    symbols: str
    turns: int = 0  # in a game of turns: fewer are better
    median: int = 0  # in a game of races, in milliseconds


def score_of(places: Sequence[int], seat: Seat, turns: int) -> Score:
    """A star for each robot behind me, a dot for each beside me, in the order in which they sit."""
    mine, others = places[seat], [place for each, place in enumerate(places) if each != seat]
    signs = [STAR if place > mine else DOT if place == mine else CIRCLE for place in others]
    return Score(signs.count(STAR), len(signs), "".join(signs), turns)


def medal(stars: int, of: int) -> str:
    """By stars, never by who else played; empty for few."""
    return next((name for name, least in MEDALS if of and stars * 12 >= least * of), "")


# ---- stamps

FORGIVEN, SPAN = 2, 7  # so many missed days in any so many are the cat's
SHOWN = 7


class Stamps(Struct, frozen=True):
    """The last days: `played`, `cat` (kept by the cat), `rest`, or `open`, which is today's. And the path they are on:
    how many days were played on it, and on the longest there was."""

    days: list[str]
    month: int  # days played this month
    path: int
    longest: int


def stamps(played: set[str], today: str) -> Stamps:
    """Of somebody who played on these days."""
    last = date.fromisoformat(today)
    marks, path, longest = walked({date.fromisoformat(each) for each in played}, last)
    days = [last - timedelta(days=back) for back in range(SHOWN - 1, -1, -1)]
    shown = [marks.get(day, "rest") for day in days]
    if today not in played:
        shown[-1] = "open"
    month = sum(each[:7] == today[:7] for each in played)
    return Stamps(shown, month, path, longest)


def walked(played: set[date], last: date) -> tuple[dict[date, str], int, int]:
    """Each day from the first that was played, the length of the path now, and of the longest. A path that begins anew
    is forgiven anew."""
    marks: dict[date, str] = {}
    kept: list[date] = []  # by the cat, on this path
    path = longest = 0
    day = min(played, default=last)
    while day <= last:
        if day in played:
            marks[day] = "played"
            path += 1
        elif path and day != last:
            kept = [each for each in kept if day - each < timedelta(days=SPAN)]
            if len(kept) < FORGIVEN:
                marks[day] = "cat"
                kept.append(day)
            else:
                path, kept = 0, []
        longest = max(longest, path)
        day += timedelta(days=1)
    return marks, path, longest
