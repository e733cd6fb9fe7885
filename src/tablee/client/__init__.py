"""A client for live tables: for programs, for tests, and for bots of your own.

    async with client.visit("http://127.0.0.1:8137", name="Robo") as me:
        table = await me.join("BCDFG")
        await table.sit()
        async for event in table:
            ...

docs/bots.md has a whole bot, docs/protocol.md all that is sent.
"""

from tablee.client.bots import Bot, play, play_bot
from tablee.client.connection import Disconnected
from tablee.client.decoding import ApiError
from tablee.client.guests import Guest, visit
from tablee.client.tables import Table
from tablee.protocol.messages import Bye, Chat, Frame, Hello, Room, Said
from tablee.protocol.setup import Setup

__all__ = [
    "ApiError", "Bot", "Bye", "Chat", "Disconnected", "Frame", "Guest", "Hello", "Room", "Said", "Setup", "Table",
    "play", "play_bot", "visit",
]  # fmt: skip
