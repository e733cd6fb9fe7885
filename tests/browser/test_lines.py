"""Lines that are lost without a word, networks that go and come, pages that were asleep: noticed soon, and back soon.

The page's own clock is led by the test, so that how soon is not a question of how busy the machine is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Request, expect

from tests.browser.guests import DESKTOP, PHONE, Guest, Look
from tests.choice import all_but_few_thorough
from tests.patience import PATIENCE
from tests.server.relay import Relay, relayed_in_thread

LOOKS = [Look(PHONE), Look(DESKTOP, "en")]
LOST = {"fr": "Connexion perdue", "en": "Connection lost"}
NOTICED, BACK = 3_000, 1_000  # milliseconds
SILENCE = 300
FETCHED_LATER = 2_000  # a page that stands asks for what it may need later


@pytest.fixture
def relay(address: str) -> Iterator[Relay]:
    """A network between a page and the house."""
    with relayed_in_thread(address) as found:
        yield found


def seated(guest: Callable[..., Guest], relay: Relay, look: Look) -> Guest:
    """Somebody who is asked for a move, with a clock that runs."""
    zoe = guest(relay.address, look)
    requests: set[Request] = set()
    zoe.page.on("request", lambda request: requests.add(request))
    zoe.page.on("requestfinished", lambda request: requests.discard(request))
    zoe.page.on("requestfailed", lambda request: requests.discard(request))
    zoe.page.clock.install()
    zoe.sit_and_start("tour_du_monde", 2)
    zoe.page.wait_for_selector("[data-prompt][data-can]")
    zoe.page.clock.run_for(FETCHED_LATER)
    zoe.page.wait_for_timeout(200)
    while requests:  # nothing but the line can be lost
        zoe.page.wait_for_timeout(20)
    return zoe


def pause(guest: Guest, relay: Relay) -> None:
    """From here on time passes in the page when the test says so; and nothing is on its way, for what the page had
    received before the network was lost, and reads after that, would say that the line is well."""
    guest.page.clock.pause_at(guest.page.evaluate("Date.now()") + 50)
    passed = -1
    while passed != relay.passed:
        passed = relay.passed
        guest.page.wait_for_timeout(SILENCE)


def pass_slowly(guest: Guest, relay: Relay, ms: int) -> None:
    """Time passes in the page, and between its tenths the network, which is real, may answer: it has as much time as
    two new connections need now, on a machine that may be busy."""
    for _ in range(10):
        guest.page.clock.run_for(ms // 10)
        for _ in range(2):
            httpx.get(f"{relay.address}/healthz", timeout=PATIENCE).raise_for_status()
        guest.page.wait_for_timeout(150)


def forgive(guest: Guest) -> None:
    """A browser complains of every request that failed while there was no network."""
    guest.complaints = [each for each in guest.complaints if "net::ERR" not in each and "WebSocket" not in each]


def is_lost(guest: Guest) -> None:
    """The prompt says so, and no clock runs."""
    expect(guest.page.locator("[data-prompt][data-status=broken]")).to_contain_text(LOST[guest.look.language])
    expect(guest.page.locator("[data-clock]")).to_have_count(0)
    assert guest.lit() == []


def is_back(guest: Guest) -> None:
    expect(guest.page.locator("[data-status=broken]")).to_have_count(0)
    expect(guest.page.locator("[data-prompt][data-can]")).to_have_count(1)
    forgive(guest)


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]))
def test_a_network_that_is_gone_is_noticed_within_three_seconds_and_one_is_back_in_one(
    relay: Relay, guest: Callable[..., Guest], look: Look
) -> None:
    zoe = seated(guest, relay, look)
    pause(zoe, relay)
    relay.lose()
    zoe.page.clock.run_for(NOTICED)
    is_lost(zoe)
    zoe.page.clock.run_for(10_000)  # questions that hang meanwhile are lost, too
    relay.find()
    pass_slowly(zoe, relay, BACK)
    is_back(zoe)


def test_a_line_that_was_only_slow_is_kept(relay: Relay, guest: Callable[..., Guest]) -> None:
    zoe = seated(guest, relay, Look())
    pause(zoe, relay)
    opened: list[str] = []
    zoe.page.on("websocket", lambda socket: opened.append(socket.url))
    relay.is_held = True
    zoe.page.clock.run_for(NOTICED)
    is_lost(zoe)
    relay.is_held = False
    is_back(zoe)
    pass_slowly(zoe, relay, BACK)
    is_back(zoe)
    assert len(opened) <= 1  # at most the ticket was as quick as the line


def test_the_browsers_own_word_is_enough(relay: Relay, guest: Callable[..., Guest]) -> None:
    zoe = seated(guest, relay, Look())
    pause(zoe, relay)
    relay.lose()
    zoe.context.set_offline(True)
    is_lost(zoe)  # no time has passed
    relay.find()
    zoe.context.set_offline(False)
    pass_slowly(zoe, relay, BACK)
    is_back(zoe)


def test_a_page_that_was_asleep_asks_when_it_wakes(relay: Relay, guest: Callable[..., Guest]) -> None:
    zoe = seated(guest, relay, Look())
    lifecycle = zoe.context.new_cdp_session(zoe.page)
    lifecycle.send("Page.setWebLifecycleState", {"state": "frozen"})
    relay.lose()
    relay.find()  # on another network: nobody hangs up
    lifecycle.send("Page.setWebLifecycleState", {"state": "active"})
    pause(zoe, relay)
    pass_slowly(zoe, relay, NOTICED + BACK)
    is_back(zoe)
    assert relay.opened_since_lost > 0
