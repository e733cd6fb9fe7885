"""Records as tables ask for them: a match that is over, opened to be seen again together."""

from __future__ import annotations

from tablee.core.records import BadRecord, read
from tablee.core.words import msg
from tablee.protocol.errors import Refusal
from tablee.server.content.images import ImageServer
from tablee.server.content.past_matches import PastMatch
from tablee.server.hosting.chores import Chores
from tablee.stores.base import Store


class PastRecords:
    def __init__(self, store: Store, images: ImageServer, chores: Chores) -> None:
        self.store = store
        self.images = images
        self.chores = chores

    async def open(self, record: str, person: str) -> PastMatch | None:
        """For those who played it, and only them; it is played again in a thread."""
        data = await self.store.record(record, person)
        if data is None:
            return None
        try:
            kept = read(data)
        except BadRecord as error:
            raise Refusal("no-replay", msg("house-web-no-replay")) from error
        players = await self.store.players(record, person)
        return PastMatch(kept, players, self.images.album, self.images.in_a_thread)

    def note_deed(self, person: str, deed: str) -> None:
        """It is noted when the store comes to it."""
        self.chores.spawn(self.chores.persist(lambda: self.store.figures.note_deed(person, deed)))
