"""Nobody waits for what somebody else asks for: addresses take turns, and each has so much processor time.

When much is asked for at once, one request of each address is begun each time the loop comes round; between two rounds
it reads and writes everybody's sockets. An address that has used up its time is refused.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.base.cpu_time import CURRENT, CpuTime, Metered
from tablee.server.base.rate_limits import Buckets
from tablee.server.net.origins import client_of

AT_ONCE = 8  # requests begun in one round of the loop before anybody has to wait for a turn
REFUSED_AFTER = 0.5  # seconds: whoever goes on asking is not answered faster than that


class Turns:
    """One request of each address in each round of the loop."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.begun = 0  # in this round
        self.is_due = False  # the next round is announced

    async def take(self, whose: str) -> None:
        """Returns when it is this address's turn; at once, as long as little is asked for."""
        if self.waiting or self.begun >= AT_ONCE:
            turn = asyncio.get_running_loop().create_future()
            self.waiting.setdefault(whose, deque()).append(turn)
            self.announce()
            await turn
        else:
            self.begun += 1
            self.announce()

    def announce(self) -> None:
        if not self.is_due:
            self.is_due = True
            asyncio.get_running_loop().call_soon(self.next_round)

    def next_round(self) -> None:
        self.is_due, self.begun = False, 0
        for whose, turns in list(self.waiting.items()):
            turn = turns.popleft()
            if not turns:
                del self.waiting[whose]
            if not turn.done():  # else whoever waited is gone
                turn.set_result(None)
                self.begun += 1
        if self.waiting or self.begun:
            self.announce()


class FairShare:
    """Requests and handshakes in turns; requests are metered, and their time is taken from their address's budget."""

    def __init__(self, app: ASGIApp, budgets: Buckets, most: int, refusal: Response) -> None:
        self.app = app
        self.budgets = budgets
        self.most = most  # requests of one address at once; behind a proxy its connections cannot be counted
        self.under_way: Counter[str] = Counter()
        self.refusal = refusal
        self.turns = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        whose = client_of(scope)
        await self.turns.take(whose)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        elif self.budgets.is_empty(whose) or self.under_way[whose] >= self.most:
            await asyncio.sleep(REFUSED_AFTER)
            await self.refusal(scope, receive, send)
        else:
            await self.answer(whose, scope, receive, send)

    async def answer(self, whose: str, scope: Scope, receive: Receive, send: Send) -> None:
        used = CpuTime()
        CURRENT.set(used)  # the task is this request's own
        self.under_way[whose] += 1
        try:
            await Metered(self.app(scope, receive, send), used)  # type: ignore[arg-type]
        finally:
            self.budgets.spend(whose, used.ms)
            self.under_way[whose] -= 1
            if not self.under_way[whose]:
                del self.under_way[whose]
