"""`tablee` on Windows and on a Mac, as far as Linux can tell: with all hidden that only Linux, or only POSIX, has."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tablee import client
from tablee.client import Frame, Said
from tablee.core.scenes import Tap
from tests.patience import PATIENCE

HIDING = Path(__file__).parent / "elsewhere"


class First:
    """Taps what is offered first."""

    def hear(self, said: Said) -> None: ...

    def answer(self, frame: Frame) -> tuple[float, Tap] | None:
        return 0, frame.mine.taps[0]


def hidden(folder: Path, **more: str) -> dict[str, str]:
    path = os.pathsep.join(filter(None, [str(HIDING), os.environ.get("PYTHONPATH")]))
    letters = {"PYTHONWARNDEFAULTENCODING": "1", "PYTHONIOENCODING": "cp1252", "PYTHONUNBUFFERED": "1"}
    own = {"TABLEE_DATA": str(folder), "TABLEE_PORT": "0", "TABLEE_OPEN_BROWSER": "off", "TABLEE_DRAW_AHEAD": "off"}
    return {**os.environ, "PYTHONPATH": path, "LANG": "fr_FR", "LC_ALL": "", **letters, **own, **more}


@contextmanager
def house(folder: Path) -> Iterator[str]:
    """`tablee` alone, in a process of its own: its address."""
    command = [sys.executable, "-c", "import sys; from tablee.cli.command import main; sys.exit(main([]))"]
    log = folder / "log"
    with (
        log.open("wb") as errors,
        subprocess.Popen(command, env=hidden(folder / "data"), stdout=subprocess.PIPE, stderr=errors) as process,
    ):
        try:
            assert process.stdout is not None
            found = re.search(rb"http://127\.0\.0\.1:\d+", process.stdout.readline())
            assert found, log.read_text("utf-8", "replace")
            yield found[0].decode()
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)
    said = log.read_text("utf-8")
    assert "Traceback" not in said, said
    assert "broken" not in said, said
    assert process.returncode == 0, said


@pytest.mark.anyio
async def test_a_match_is_played_where_nothing_is_that_only_linux_has(tmp_path: Path) -> None:
    with house(tmp_path) as address:
        async with (
            asyncio.timeout(PATIENCE),
            client.visit(address, "Anne") as anne,
            client.visit(address, "Max") as max,
        ):
            tables = [await anne.open("dominos", 2)]
            tables.append(await max.join(tables[0].code))
            for seat, table in enumerate(tables):
                await table.sit(seat)
                await table.describe()  # so that every move can be tapped
            await tables[0].start()
            places = await asyncio.gather(*(client.play(table, First()) for table in tables))
            assert places[0] == places[1]
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as anybody:
            faces = (await anybody.get("/api/1/faces")).json()["faces"]
            drawn = await anybody.get(next(iter(faces.values())).replace(".svg", ".webp"))  # by a process of its own
            assert drawn.headers["content-type"] == "image/webp"


@pytest.mark.parametrize("what", ["import uvloop", "import fcntl", "import os; os.nice", "open('/proc/stat')"])
def test_what_is_hidden_is_not_found(what: str, tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", what], env=hidden(tmp_path), capture_output=True, timeout=PATIENCE)
    assert ran.returncode == 1
