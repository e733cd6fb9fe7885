"""`tablee think`: a machine on which the bots of a cluster think."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets

from rich.console import Console

from tablee.cluster.remote_bots import think
from tablee.core.words import Words, msg
from tablee.server.base import settings
from tablee.server.base.settings import BadSetting, Settings
from tablee.stores.postgres.store import PostgresStore


def run_think(given: argparse.Namespace, words: Words, console: Console) -> int:
    chosen = settings.read(vars(given), os.environ)
    if not chosen.nats:
        raise BadSetting("nats: questions come by nats://host:4222")
    asyncio.run(run(chosen, words, console))
    return 0


async def run(chosen: Settings, words: Words, console: Console) -> None:
    key = await signing_key(chosen.database)
    said = words.say(msg("house-think-open", count=chosen.thinkers))
    await think(chosen.nats, key, chosen.thinkers, lambda: console.print(said))


async def signing_key(database: str) -> bytes:
    """What questions are signed with; only nodes of the same cluster have it."""
    store = await PostgresStore.open(database, f"think-{secrets.token_hex(4)}", renews=False)
    try:
        return await store.key()
    finally:
        await store.close()
