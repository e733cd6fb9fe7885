"""A real house and a real browser. Each test has a page of its own, whose console has to stay clean."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.guests import Guest, Look
from tests.patience import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)

LONGEST = 1800  # seconds for one test
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that waits for ever fails, and the run goes on: its process ends, and another one takes the others."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.timeout(LONGEST, method="thread"))


@contextmanager
def housed(folder: Path, speed: float, day: str = "house", door: str = "") -> Iterator[tuple[str, int]]:
    """A house in a process of its own: its address, and the number of the process."""
    command = [sys.executable, "-m", "tests.browser.hurried", str(folder), str(speed), day, door]
    with (folder / "house.log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert process.stdout is not None
        try:
            address = process.stdout.readline().strip()
            assert address.startswith("http://"), (folder / "house.log").read_text()
            yield address, process.pid
        finally:
            process.terminate()
            process.wait(PATIENCE)
    assert "request-failed" not in (folder / "house.log").read_text()


@contextmanager
def house(folder: Path, speed: float, day: str = "house") -> Iterator[str]:
    with housed(folder, speed, day) as (address, _):
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        yield made
        made.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in its own time."""
    with house(tmp_path_factory.mktemp("house"), 1.0) as found:
        yield found


@pytest.fixture(scope="session")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where ten seconds are one."""
    with house(tmp_path_factory.mktemp("quick"), 10.0) as found:
        yield found


@pytest.fixture
def guest(browser: Browser) -> Iterator[Callable[..., Guest]]:
    """Somebody with a browser: `guest(address, look)`. All that their page complains about is a fault."""
    guests: list[Guest] = []

    def come(at: str, look: Look | None = None, name: str = "Zoé") -> Guest:
        guests.append(Guest(browser, at, look or Look(), name))
        return guests[-1]

    yield come
    complaints = [line for each in guests for line in each.complaints]
    for each in guests:
        each.go()
    assert not complaints, complaints
