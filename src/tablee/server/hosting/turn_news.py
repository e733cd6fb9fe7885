"""Whose turn it is at tables over days, told to those who are not there: on the shelf, and on devices that asked."""

from __future__ import annotations

import time

from tablee.server.base.colleagues import Alone, Colleagues, TurnsChanged
from tablee.server.base.metrics import Metrics
from tablee.server.base.settings import Settings
from tablee.server.hosting.chores import Chores
from tablee.server.hosting.lobby import Lobby
from tablee.server.push.notices import turn
from tablee.server.push.sender import Sender
from tablee.server.push.services import Services
from tablee.server.push.turn_calls import TurnCalls
from tablee.stores.base import Push, Store
from tablee.table.model.ports import TableHandle, Turns

NO_ADDRESS = "https://tablee.example"  # what a house without an address of its own says of itself


class TurnNews:
    def __init__(
        self, lobby: Lobby, calls: TurnCalls | None, chores: Chores, colleagues: Colleagues | None = None
    ) -> None:
        self.lobby = lobby
        self.calls = calls  # where devices are told
        self.chores = chores
        self.colleagues = colleagues or Alone()

    def heard(self, live: TableHandle, turns: Turns) -> None:
        """Nothing is waited for: the table goes on."""
        self.lobby.turns_changed(turns.changed)
        if turns.changed:
            self.colleagues.tell(TurnsChanged(list(turns.changed)))
        if self.calls is not None and turns.called:
            notice = turn(live.code, live.table.game.key, 1, turns.by, turns.robot)
            self.chores.spawn(self.calls.call(live.id, notice, turns.called))


async def count_waiting(store: Store, person: str) -> int:
    return len(await store.pushes.waiting_for(person))


async def open_calls(settings: Settings, store: Store, metrics: Metrics) -> TurnCalls | None:
    """None, where no device is told anything."""
    if not settings.pushes:
        return None
    from tablee.server.push.vapid import Vapid, new_key  # what signs takes its time to load

    async def gone(push: Push) -> None:
        await store.pushes.drop(push.device, push.endpoint)

    is_https = settings.public_address.startswith("https:")
    vapid = Vapid(await store.pushes.key(new_key()), settings.public_address if is_https else NO_ADDRESS)
    services = Services(settings.push_services)
    sender = Sender(services, vapid, gone, lambda outcome: metrics.pushes.labels(outcome).inc(), lambda: time.time())
    return TurnCalls(store.pushes, sender, lambda: time.time())
