"""`python -m tests.package.alone ENVIRONMENT FOLDER`: starts the `tablee` that is installed there, and plays a match in
Chromium. The test calls it where there is no network but loopback."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.guests import Guest, Look
from tests.browser.test_matches import check_end, play_out
from tests.patience import PATIENCE

# Somebody else at the table, by the client that was installed with it.
COMPANY = """
import asyncio, sys
from tablee import client

class First:
    def hear(self, said): ...
    def answer(self, frame): return 0, frame.mine.taps[0]

asyncio.run(client.play_bot(sys.argv[1], sys.argv[2], First(), "Max", described=True))
"""


def set_loopback_up() -> None:
    """In a network of one's own it is down."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
    subprocess.run(["ip", "link", "set", "lo", "up"], env={**os.environ, "PATH": path}, check=True)


def outside(folder: Path) -> dict[str, str]:
    """The environment of somebody who has just installed it: nothing of this clone is found."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TABLEE_"))}
    show = folder / "browser"  # what `tablee` calls to show itself
    show.write_text(f'#!/bin/sh\necho "$1" > {folder}/shown\n')
    show.chmod(0o755)
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "BROWSER": f"{show} %s", "LC_ALL": "fr_FR.UTF-8"}
    return {**kept, **own, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1", "TABLEE_PORT": "0"}


@contextmanager
def started(environment: Path, folder: Path) -> Iterator[str]:
    """`tablee`, and nothing more; its address."""
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            environment / "bin" / "tablee",
            env=outside(folder), cwd=folder, stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            assert found, (folder / "log").read_text("utf-8")
            yield found[0]
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)
    said = (folder / "log").read_text("utf-8")
    assert process.returncode == 0, said
    assert "request-failed" not in said, said


def play(environment: Path, folder: Path, address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        zoe = Guest(browser, address, Look(), "Zoé")
        code = zoe.open_table("dominos", 2)
        zoe.sit_down(code)
        company = [environment / "bin" / "python", "-c", COMPANY, address, code]
        max = subprocess.Popen(company, env=outside(folder), cwd=folder)
        try:
            zoe.page.locator("[data-seat='1']", has_text="Max").first.wait_for()
            zoe.page.locator("[data-start]").click()
            play_out([zoe], 1)
            check_end(zoe)
            assert max.wait(PATIENCE) == 0
        finally:
            max.kill()
        browser.close()
    assert not zoe.complaints, zoe.complaints


def main(environment: Path, folder: Path) -> None:
    with started(environment, folder) as address:
        play(environment, folder, address)
        ends = time.monotonic() + PATIENCE
        while not (folder / "shown").exists() and time.monotonic() < ends:
            time.sleep(0.1)
        assert (folder / "shown").read_text("utf-8").strip() == address


if __name__ == "__main__":
    if "--loopback" in sys.argv:
        set_loopback_up()
    main(Path(sys.argv[1]), Path(sys.argv[2]))
