"""A player that does what the net thinks best, without looking ahead."""

from __future__ import annotations

from typing import Any

from tablee.bots.learned.net import Net
from tablee.core.events import Event
from tablee.core.game import Bot
from tablee.core.moves import Move


class NetPlayer:
    """The net chooses; in a race, which no net was taught, somebody else answers."""

    def __init__(self, net: Net, other: Bot) -> None:
        self.net = net
        self.hear_too = other.hear
        self.answer_race = other.answer

    def hear(self, event: Event) -> None:
        self.hear_too(event)

    def choose(self, view: Any, moves: list[Move]) -> Move:
        looked_at = self.net.features.choices(view, moves)
        return looked_at[int(self.net.judge(view, looked_at).argmax())] if len(looked_at) > 1 else looked_at[0]

    def answer(self, view: Any, moves: list[Move]) -> tuple[int, list[Move]] | None:
        return self.answer_race(view, moves)
