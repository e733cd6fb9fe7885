"""Which store a server opens, and as which node."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tablee.server.base.settings import Settings
from tablee.stores.base import Store
from tablee.stores.sqlite.folder import lock_folder, prepare_folder
from tablee.stores.sqlite.store import SqliteStore

NODE = "node"


async def open_store(settings: Settings, alone: bool = True, renews: bool = True) -> Store:
    """The database, if there is one, otherwise a file in the folder; `alone`: other nodes must not be using it.
    Without `renews` its lease is renewed by whoever opens it."""
    if not settings.database:
        return await SqliteStore.open(settings.folder)
    from tablee.stores.postgres.store import PostgresStore  # what it needs is installed apart

    prepare_folder(settings.folder)
    lock = await asyncio.to_thread(lock_folder, settings.folder)  # a folder is a node: nobody else may be it
    try:
        return await PostgresStore.open(
            settings.database,
            settings.node or kept_once(settings.folder / NODE, lambda: secrets.token_hex(4)),
            seconds=settings.database_seconds,
            connections=settings.database_connections,
            lease=settings.lease_ms / 1000,
            alone=alone,
            renews=renews,
            lock=lock,
        )
    except BaseException:
        lock.close()
        raise


def kept_once(file: Path, make: Callable[[], str]) -> str:
    """A word that is made the first time, in a file that only its owner can read."""
    with suppress(FileNotFoundError):
        if word := file.read_text("utf-8").strip():
            return word  # an empty one is what is left of a disk that was full
    word = make()
    keep(file, word)
    return word


def keep(file: Path, word: str) -> None:
    """Whole or not at all, and for its owner alone, whatever was there before."""
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
        out.write(word + "\n")
    part.replace(file)
