"""Messages on their way to push services: a queue of so many, a few at a time, tried again now and then. Nothing here
is waited for by anybody: a message that cannot be sent is lost, and the table is still on the shelf."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tablee.protocol.errors import StoreAway
from tablee.server.base.logs import fault
from tablee.server.push.notices import LENGTH
from tablee.server.push.services import Services
from tablee.stores.base import Push

if TYPE_CHECKING:
    import httpx

    from tablee.server.push.vapid import Vapid

WAITING = 1000  # messages that may wait
AT_ONCE = 4
PATIENCE, TO_CONNECT = 10.0, 5.0  # seconds for an answer
TRIES_AFTER = (5.0, 60.0)  # seconds: two more tries
LONGEST_WAIT = 600.0  # a service that asks for more is not asked again
TTL = 86_400  # seconds for which a service keeps it
GONE, BUSY = (404, 410), (408, 425, 429, 500, 502, 503, 504)


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to a device."""

    push: Push
    words: bytes
    topic: str
    tries: int = 0  # that have failed


class Sender:
    def __init__(
        self,
        services: Services,
        vapid: Vapid,
        gone: Callable[[Push], Awaitable[None]],
        count: Callable[[str], None],
        now: Callable[[], float],
        later: Callable[[float, Callable[[], None]], object] | None = None,
    ) -> None:
        self.services = services
        self.vapid = vapid
        self.gone = gone  # hears of a device that is told nothing any more
        self.count = count  # what became of each message
        self.now = now
        self.later = later or (lambda seconds, run: asyncio.get_running_loop().call_later(seconds, run))
        self.waiting: asyncio.Queue[Letter] = asyncio.Queue(WAITING)
        self.later_ones = 0  # messages that are tried again in a while

    def put(self, letter: Letter) -> None:
        """At once; where too many wait already, it is lost."""
        if self.waiting.qsize() + self.later_ones >= WAITING:
            self.count("dropped")
        else:
            self.waiting.put_nowait(letter)

    async def run(self) -> None:
        import httpx  # only a server that tells devices anything loads it

        patience = httpx.Timeout(PATIENCE, connect=TO_CONNECT)
        async with httpx.AsyncClient(timeout=patience, follow_redirects=False, trust_env=False) as client:
            await asyncio.gather(*(self.work(client) for _ in range(AT_ONCE)))

    async def work(self, client: httpx.AsyncClient) -> None:
        while True:
            letter = await self.waiting.get()
            try:
                await self.send(client, letter)
            except StoreAway:
                pass  # a device that is gone is found again the next time
            except Exception as error:
                fault("push-failed", error)
                self.count("failed")
            finally:
                self.waiting.task_done()

    async def send(self, client: httpx.AsyncClient, letter: Letter) -> None:
        from httpx import HTTPError

        push = letter.push
        if not self.services.allow(push.endpoint):  # the list may have become shorter since
            self.count("refused")
            return
        try:
            status, asked = await self.post(client, letter)
        except HTTPError:
            status, asked = 503, None
        if 200 <= status < 300:
            self.count("sent")
        elif status in GONE:
            self.count("gone")
            await self.gone(push)
        elif status in BUSY and letter.tries < len(TRIES_AFTER):
            self.try_again(letter, max(TRIES_AFTER[letter.tries], asked or 0.0))
        else:
            self.count("refused")

    async def post(self, client: httpx.AsyncClient, letter: Letter) -> tuple[int, float | None]:
        """The answer, and in how many seconds to ask again; what else it says is not read."""
        from tablee.server.push.sealing import seal

        push = letter.push
        headers = {
            "authorization": self.vapid.authorization(push.endpoint, self.now()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
            "topic": letter.topic,
            "urgency": "normal",
        }
        sealed = seal(letter.words, push.p256dh, push.auth, LENGTH)
        async with client.stream("POST", push.endpoint, content=sealed, headers=headers) as answer:
            wait = answer.headers.get("retry-after", "")
            return answer.status_code, float(wait) if wait.isascii() and wait.isdecimal() and len(wait) < 7 else None

    def try_again(self, letter: Letter, seconds: float) -> None:
        if seconds > LONGEST_WAIT:
            self.count("refused")
            return
        self.later_ones += 1

        def again() -> None:
            self.later_ones -= 1
            self.put(replace(letter, tries=letter.tries + 1))

        self.later(seconds, again)
