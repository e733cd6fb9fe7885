"""`tablee migrate`, `tablee copy` and `tablee backup`."""

from __future__ import annotations

import argparse
import asyncio
import os

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn

from tablee.core.words import Msg, Words, msg
from tablee.server.base import settings
from tablee.stores.copies.backup import BadBackup, back_up
from tablee.stores.copies.copying import copy
from tablee.stores.sqlite.folder import upgrade
from tablee.stores.sqlite.migrations import MIGRATIONS


def run_migrate(given: argparse.Namespace, words: Words, console: Console) -> int:
    chosen = settings.read(vars(given), os.environ)
    if chosen.database:
        from tablee.stores.postgres.migrations import STEPS, migrate  # what it needs is installed apart

        before, now = asyncio.run(migrate(chosen.database)), len(STEPS)
    else:
        before, now = upgrade(chosen.folder), len(MIGRATIONS)
    changed = msg("store-migrated", before=before, now=now) if before < now else msg("store-newest", now=now)
    console.print(words.say(changed), style="bold green")
    return 0


def run_copy(given: argparse.Namespace, words: Words, console: Console) -> int:
    kinds = copy_labels()
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=console) as progress:
        bars: dict[str, TaskID] = {}

        def tell(name: str, done: int, total: int) -> None:
            if name not in bars:
                bars[name] = progress.add_task(words.say(kinds[name]), total=total)
            progress.update(bars[name], completed=done)

        copied = asyncio.run(copy(given.here, given.there, tell))
    console.print(words.say(msg("store-copied", count=sum(copied.values()))), style="bold green")
    return 0


def copy_labels() -> dict[str, Msg]:
    """What is copied, as people call it."""
    return {
        "tables": msg("store-copy-tables"),
        "journal": msg("store-copy-journal"),
        "people": msg("store-copy-people"),
        "records": msg("store-copy-records"),
        "claims": msg("store-copy-claims"),
        "players": msg("store-copy-players"),
        "links": msg("store-copy-links"),
        "chat": msg("store-copy-chat"),
        "house": msg("store-copy-house"),
        "slow_tables": msg("store-copy-slow_tables"),
        "sitting": msg("store-copy-sitting"),
        "devices": msg("store-copy-devices"),
        "spare_keys": msg("store-copy-spare_keys"),
        "days": msg("store-copy-days"),
        "runs": msg("store-copy-runs"),
        "sums": msg("store-copy-sums"),
        "deeds": msg("store-copy-deeds"),
        "leagues": msg("store-copy-leagues"),
        "league_people": msg("store-copy-league_people"),
        "evenings": msg("store-copy-evenings"),
        "moments": msg("store-copy-moments"),
        "halls": msg("store-copy-halls"),
        "hall_rows": msg("store-copy-hall_rows"),
        "pushes": msg("store-copy-pushes"),
    }


def run_backup(given: argparse.Namespace, words: Words, console: Console) -> int:
    chosen = settings.read(vars(given), os.environ)
    if chosen.database:
        raise BadBackup("a server's data in PostgreSQL is backed up by PostgreSQL's own pg_dump")
    found = back_up(chosen.folder, given.to.expanduser(), rooms=given.rooms)
    said = msg("store-backed-up", tables=found.tables, rows=found.rows, records=found.records, to=str(given.to))
    console.print(words.say(said), style="bold green")
    return 0
