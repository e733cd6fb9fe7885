"""A table as somebody at it has it: how it stands, what happens, and what one may ask of it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Literal

from websockets.asyncio.client import ClientConnection

from tablee.client.connection import Connection, Disconnected
from tablee.core.moves import Move, Seat
from tablee.core.scenes import Scene, Tap
from tablee.protocol import messages as up
from tablee.protocol.messages import Ack, AnyDown, Bye, Chat, Frame, Hello, Hinted, No, Point, Room, Together
from tablee.protocol.setup import Setup

Event = Hello | Room | Frame | Chat | No | Hinted | Together | Bye
MOST_UNREAD = 1000  # events that wait for whoever has not read them; the oldest go first
STIMULI = 8  # whose arrival is remembered: the table knows of no more either
LONGEST = 3_600_000.0  # milliseconds that a press may say it took
CLOSED = 1000  # a normal end


class Table:
    """One's place at a table. Every request waits until it is done and durable; ApiError says why it is not."""

    room: Room  # the last one; `join` waits for the first

    def __init__(self, code: str, open_socket: Callable[[str], Awaitable[ClientConnection]]) -> None:
        self.code = code
        self.frame: Frame | None = None  # the last one; its scenes are Structs of core/scenes.py
        self.connection = Connection(lambda: open_socket(self.resume_query()), self.on_message)
        self.events: deque[Event] = deque(maxlen=MOST_UNREAD)
        self.news = asyncio.Event()  # set, and replaced, whenever something comes
        self.arrived: dict[tuple[int, int], float] = {}  # when a stimulus came, by its match and number
        self.ids = secrets.token_hex(4)  # no other process uses the same: a match remembers what it has answered
        self.count = 0

    @property
    def scene(self) -> Scene | None:
        """The table as it may be drawn: one's own zones in their places among everybody's."""
        return None if self.frame is None else Scene(self.frame.table, self.frame.mine)

    @property
    def seats(self) -> list[Seat]:
        """One's own; several, where more than one plays on this device."""
        return [seat for seat, info in enumerate(self.room.seats) if info.mine]

    # ---- what happens

    async def __aiter__(self) -> AsyncIterator[Event]:
        """Everything that comes, until the table is closed. Disconnected, if the connection ends in another way."""
        while True:
            while self.events:
                yield self.events.popleft()
            if self.connection.ended is None:
                await self.news.wait()
            elif self.connection.ended.code == CLOSED:
                return
            else:
                raise self.connection.ended

    async def until(self, is_so: Callable[[], bool], timeout: float | None = None) -> bool:
        """Waits until something is so; False, if it took too long."""
        try:
            async with asyncio.timeout(timeout):
                while not is_so():
                    if self.connection.ended is not None:
                        raise self.connection.ended
                    await self.news.wait()
        except TimeoutError:
            return False
        return True

    def on_message(self, message: AnyDown | None) -> None:
        match message:
            case Room():
                self.room = message
            case Frame():
                self.see(message)
        if message is not None and not isinstance(message, Ack) and not (isinstance(message, No) and message.id):
            self.events.append(message)
        news, self.news = self.news, asyncio.Event()
        news.set()

    def see(self, frame: Frame) -> None:
        """For a program, to have received a frame is to have seen it."""
        self.frame = frame
        if not frame.held:  # it begins when nobody is waited for any more (COM-13)
            self.arrived.setdefault((frame.match, frame.stimulus), time.perf_counter())
        while len(self.arrived) > STIMULI:
            del self.arrived[next(iter(self.arrived))]

    def resume_query(self) -> str:
        """Where to go on after a break, as the query of the socket's address."""
        return "" if self.frame is None else f"?match={self.frame.match}&n={self.frame.n}"

    async def disconnect(self) -> None:
        """Leaves without giving up the seat: after a while a bot stands in."""
        await self.connection.close()

    # ---- playing

    async def play(self, *what: Move | Tap, to: Frame | None = None, seat: Seat | None = None) -> str:
        """One message of one to nine moves, as an answer to a frame (the last one): in a race the time counts from the
        moment its stimulus came to this call. Says what became of it: done, pressed, stale, false-start or twice."""
        moves = [each.move if isinstance(each, Tap) else each for each in what]
        return await self.ask(up.Play, moves=moves, seat=seat, **self.timed(to))

    async def mark(self, *points: Point, aim: Move | None = None, to: Frame | None = None) -> str:
        """Points in pictures, where a scene has `marks`."""
        return await self.ask(up.Play, points=list(points), aim=aim, **self.timed(to))

    def timed(self, to: Frame | None) -> dict[str, Any]:
        frame = to or self.frame
        if frame is None:
            return {}
        came = self.arrived.get((frame.match, frame.stimulus))
        r = None if came is None else min((time.perf_counter() - came) * 1000, LONGEST)
        return {"n": frame.n, "stimulus": frame.stimulus, "r": r}

    async def look(self, seat: Seat | None) -> str:
        """Several on one device: opens the curtain for one of them, or draws it."""
        return await self.ask(up.Look, seat=seat)

    # ---- round the table

    async def sit(self, seat: Seat | None = None, name: str = "") -> str:
        """In this seat, or in the first that is free; with a name, somebody else who plays on this device."""
        free = (number for number, info in enumerate(self.room.seats) if not info.who)
        return await self.ask(up.Sit, seat=next(free, 0) if seat is None else seat, name=name)

    async def animal(self, seat: Seat, animal: int) -> str:
        """Which animal stands for somebody on this device."""
        return await self.ask(up.Animal, seat=seat, animal=animal)

    async def leave(self, seat: Seat | None = None) -> str:
        return await self.ask(up.Leave, seat=seat)

    async def resign(self, seat: Seat | None = None) -> str:
        return await self.ask(up.Resign, seat=seat)

    async def back(self) -> str:
        """Takes the seat back from the bot that stands in."""
        return await self.ask(up.Back)

    async def describe(self, on: bool = True, seat: Seat | None = None) -> str:
        """The table in words instead of pictures: then every move is a tap on a button."""
        return await self.ask(up.Describe, on=on, seat=seat)

    async def set_handicap(self, handicap: int, seat: Seat | None = None) -> str:
        """How much of the usual time a seat has from the next match on, in per cent: 100 to 400, in fives."""
        return await self.ask(up.SetHandicap, handicap=handicap, seat=seat)

    async def mix(self, mix: bytes, seat: Seat | None = None) -> str:
        """Thirty-two bytes of one's own for the next shuffle."""
        return await self.ask(up.Mix, mix=mix.hex(), seat=seat)

    async def again(self, on: bool = True, seat: Seat | None = None) -> str:
        """After a match: whether one would play once more. The host deals."""
        return await self.ask(up.Again, on=on, seat=seat)

    async def say(self, text: str = "", phrase: str = "", emoji: str = "") -> str:
        return await self.ask(up.Say, text=text, phrase=phrase, emoji=emoji)

    async def painted(self) -> str:
        """The pictures of this frame are there: for a client that shows them to somebody, who is then waited for."""
        frame = self.frame
        return await self.ask(up.Painted, match=frame.match, pictures=frame.pictures) if frame else "done"

    async def mute(self, seat: Seat, on: bool = True) -> str:
        return await self.ask(up.Mute, seat=seat, on=on)

    async def advise(self, on: bool = True) -> str:
        """Alone with robots: what would the strongest of them do? The answer comes as a `Hinted` among the events."""
        return await self.ask(up.AskHint, on=on)

    async def speed(self, speed: Literal["", "calm", "normal", "quick"] = "", skip: bool = False) -> str:
        """Alone with robots: how soon they move; or not to wait for the next one."""
        return await self.ask(up.Speed, speed=speed, skip=skip)

    async def lead(self, record: str, at: int = 0, eyes: Seat | None = None, take: bool = False) -> str:
        """Between matches: show one that you played to everybody, as `Together` tells it among the events."""
        return await self.ask(up.Lead, record=record, at=at, eyes=eyes, take=take)

    async def follow(self, on: bool = True) -> str:
        """See what somebody leads, or no more; whoever leads ends it."""
        return await self.ask(up.Follow, on=on)

    # ---- hosting

    async def bot(self, seat: Seat, bot: str = "family") -> str:
        """One of the server's bots in an empty seat; without a name, none."""
        return await self.ask(up.SetBot, seat=seat, bot=bot)

    async def remove(self, seat: Seat) -> str:
        return await self.ask(up.Remove, seat=seat)

    async def host(self, seat: Seat) -> str:
        return await self.ask(up.Host, seat=seat)

    async def change(self, setup: Setup) -> str:
        return await self.ask(up.Change, setup=setup)

    async def start(self, bot: str = "") -> str:
        """Deals. The server's bots play where nobody sits: of this kind, or as those do who stand in for people."""
        return await self.ask(up.Start, bot=bot)

    async def pause(self) -> str:
        return await self.ask(up.Pause)

    async def resume(self) -> str:
        return await self.ask(up.Resume)

    async def close(self) -> str:
        """Ends the table; its answer may be the table's last word."""
        try:
            return await self.ask(up.Close)
        except Disconnected as gone:
            if gone.code != CLOSED:
                raise
            return "done"

    async def ask(self, kind: type[up.Up], **fields: Any) -> str:
        """Anything that messages.py knows."""
        self.count += 1
        ack = await self.connection.ask(kind(id=f"{self.ids}.{self.count}", **fields))
        return ack.what
