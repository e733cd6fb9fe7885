"""A server answers its first page soon: what that page does not need is loaded later. bench/start.py measures it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tablee.cli.serve import LOADED_LATER

HEAVY = {
    *LOADED_LATER, "markdown_it", "numpy", "openskill", "pygments",
    "tablee.bots.learned.net", "tablee.drawing", "tablee.images.catalogue", "tablee.server.push.vapid",
}  # fmt: skip
FEW = 20  # sentences
START = """
import asyncio, io, json, sys
from rich.console import Console
from tablee.cli import command, serve
from tablee.cli.greeting import greet
from tablee.core.words import Words
from tablee.server.base.settings import Settings
from tablee.server.content.page import PageReader

async def first_page(settings, words):
    server = await serve.opener(settings)(settings)
    greet(settings, 80, "token", words, Console(file=io.StringIO()))
    await server.pages.page(PageReader("fr"))
    await server.close()

command.parser()
words = Words("fr")
asyncio.run(first_page(Settings(data=sys.argv[1]), words))
print(json.dumps([sorted(sys.modules), len(words.bundle.known)]))
"""


def test_a_first_page_needs_nothing_that_takes_long_to_load(tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", START, str(tmp_path)], capture_output=True, text=True, check=True)
    loaded, sentences = json.loads(ran.stdout)
    assert HEAVY & set(loaded) == set()
    assert "tablee.games.derniere.rules" in loaded
    assert 0 < sentences < FEW
