"""`tablee serve`: a server of its own, or one node of many."""

from __future__ import annotations

import socket
from importlib.util import find_spec

from rich.console import Console

from tablee.cli.greeting import greet
from tablee.core.words import Words, msg
from tablee.server.app import Open, serve
from tablee.server.base.settings import BadSetting, Settings
from tablee.server.hosting.game_server import GameServer, open_server
from tablee.stores.base import Salvaged

LOADED_LATER = ("PIL", "cryptography", "fontTools", "httpx", "resvg_py", "segno")  # by those who use them


def check_installed() -> None:
    """That all of it is there: who starts a server hears what is missing, not somebody at a table."""
    for name in LOADED_LATER:
        if find_spec(name) is None:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def run_serve(settings: Settings, words: Words, console: Console) -> None:
    async def opened(settings: Settings) -> GameServer:
        server = await opener(settings)(settings)
        tell_losses(server, words, console)
        return server

    if settings.worker_count > 1:
        run_workers(settings, words, console)
        return
    serve(settings, opened, lambda port, token: greet(settings, port, token, words, console))


def run_workers(settings: Settings, words: Words, console: Console) -> None:
    if not hasattr(socket, "send_fds"):  # by which workers pass connections on
        raise BadSetting(words.say(msg("house-serve-no-workers")))
    from tablee.server.workers.house import serve_workers

    def started(port: int, token: str, lost: Salvaged | None) -> None:
        tell_lost(lost, words, console)
        greet(settings, port, token, words, console)

    serve_workers(settings, started)


def tell_losses(server: GameServer, words: Words, console: Console) -> None:
    """Of a store that was damaged."""
    tell_lost(server.store.salvaged, words, console)


def tell_lost(lost: Salvaged | None, words: Words, console: Console) -> None:
    if lost is None:
        return
    said = msg("store-salvaged", tables=lost.tables, records=lost.records, shortened=lost.shortened, aside=lost.aside)
    console.print(words.say(said), style="bold red")
    if lost.key:
        console.print(words.say(msg("store-salvaged-key")), style="bold red")


def opener(settings: Settings) -> Open:
    """What opens the server these settings describe."""
    if not settings.nats:
        return open_server
    from tablee.cluster.cluster_tables import open_cluster_server  # what it needs is installed apart

    return open_cluster_server
