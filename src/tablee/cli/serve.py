"""`tablee serve`: a server of its own, or one node of many."""

from __future__ import annotations

from rich.console import Console

from tablee.cli.greeting import greet
from tablee.core.words import Words
from tablee.server.app import Open, serve
from tablee.server.base.settings import Settings
from tablee.server.hosting.game_server import House


def run_serve(settings: Settings, words: Words, console: Console) -> None:
    serve(settings, opener(settings), lambda port, token: greet(settings, port, token, words, console))


def opener(settings: Settings) -> Open:
    """What opens the server these settings describe."""
    if not settings.nats:
        return House.open
    from tablee.cluster.cluster_tables import ClusterHouse  # what it needs is installed apart

    return ClusterHouse.open
