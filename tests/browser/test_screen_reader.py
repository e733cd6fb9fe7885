"""One match of each game, by keyboard, with Debian's Orca listening: what it would say is kept as text, and read.
`TABLEE_HEARD=folder` keeps the text of each match there."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import tablee
from tests.browser import chromium, screen_reader
from tests.browser.guests import DESKTOP, Guest, Look
from tests.browser.hearing import heard, listen
from tests.browser.screen_reader import Reader
from tests.browser.test_keyboard import by_keyboard
from tests.browser.test_matches import GAMES, check_end, play_out

pytestmark = pytest.mark.thorough

PATIENCE = 1.5  # seconds
LATELY = 40  # lines
IN_ITS_OWN_TIME = ("trouve",)  # ten times as quick, robots are through before Orca has said the dice
HEARD = os.environ.get("TABLEE_HEARD", "")
KEY = re.compile(
    r"\b(?:ui|scene|house|vote|seat|move|step|line)-?\d*-[a-z]+\b|\bseat\d\b|\{ ?\$"
)  # no words for people


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reader]:
    why = screen_reader.install()
    if why:
        pytest.skip(f"there is no screen reader on this machine: {why}")
    with screen_reader.running(tmp_path_factory.mktemp("reader")) as found:
        yield found


@pytest.fixture
def read_browser(browser: Browser, reader: Reader) -> Iterator[Browser]:
    """A browser with a window, which Orca reads; in French, or it would offer to translate."""
    made = browser.browser_type.launch(
        executable_path=chromium.whole(), headless=False, args=[*chromium.FLAGS, *screen_reader.FLAGS],
        env={**reader.environment, "LANGUAGE": "fr"},
    )  # fmt: skip
    yield made
    made.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_a_screen_reader(
    game: str, quick: str, address: str, reader: Reader, read_browser: Browser
) -> None:
    zoe = Guest(read_browser, address if game in IN_ITS_OWN_TIME else quick, Look(DESKTOP, "fr"), "Zoé")
    before = len(reader.said())
    listen(zoe)
    zoe.sit_and_start(game, 3 if 3 in tablee.games()[game].seats else 2)
    zoe.page.bring_to_front()
    play_out([zoe], 5, lambda guest, draw: listens(guest, reader) and by_keyboard(guest, draw))
    check_end(zoe)
    put = {line.words for line in heard(zoe)}
    said = reader.said()[before:]
    keep(game, said)
    assert zoe.complaints == []
    zoe.go()
    assert put, "the page said nothing"
    spoken = [line for line in put if any(line in each for each in said)]
    assert len(spoken) >= len(put) / 2, sorted(put - set(spoken))
    assert [line for line in said if KEY.search(line)] == []
    assert [line for line in said if "Image" in line] == []  # of something that has no name


def listens(guest: Guest, reader: Reader) -> bool:
    """Somebody who cannot see the table presses nothing before they have heard what was said last, or a while later:
    on a busy machine Orca is slower than robots."""
    put = heard(guest)
    ends = time.monotonic() + PATIENCE
    while put and time.monotonic() < ends and not any(put[-1].words in each for each in reader.said()[-LATELY:]):
        guest.page.wait_for_timeout(50)
    return True


def keep(game: str, said: list[str]) -> None:
    if HEARD:
        folder = Path(HEARD)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{game}.txt").write_text("\n".join(said) + "\n", "utf-8")
