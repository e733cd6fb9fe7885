"""Somebody comes to a table: it is put up in steps and nothing of it moves, and what may turn up is fetched ahead."""

from __future__ import annotations

import re
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import Request, Route, expect

from tablee.games.smileys.pack import CARDS
from tests.browser.guests import DESKTOP, PHONE, TABLET, Guest, Look
from tests.choice import all_but_few_thorough

SLOW = 6  # times slower than this machine
NEAR = 1.5  # pixels
FACE = re.compile(r"/(smileys/\d+)\.svg$")

# What is in the page, at every picture of the screen. A panel may become longer, as what is beside it does.
WATCH = """(() => {
  window.stages = [];
  const look = () => {
    const table = document.querySelector('[data-table]');
    const places = [...(table?.querySelectorAll('[data-zone], .panel') ?? [])].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.dataset.zone ?? part.className, part.dataset.zone ? [x, y, width, height] : [x, y, width]];
    });
    if (table) window.stages.push({ busy: table.hasAttribute('aria-busy'), places: Object.fromEntries(places) });
    requestAnimationFrame(look);
  };
  look();
})()"""

Come = Callable[..., Guest]


def two_who_wait(address: str, guest: Come, look: Look) -> Guest:
    """A match of two in which nobody moves."""
    zoe, leo = guest(address, look), guest(address, name="Léo")
    code = zoe.open_table("derniere", 2, options={"pace": "relaxed"})
    zoe.sit_down(code)
    leo.introduce()
    leo.sit_down(code)
    zoe.page.locator("[data-start]").click()
    zoe.page.wait_for_selector("[data-table][data-phase=playing] [data-prompt]")
    return zoe


def put_up(guest: Guest) -> set[str]:
    """Loads the page anew on a slow machine; nothing may move while it comes in steps. Gives what there is then."""
    guest.page.add_init_script(WATCH)
    guest.context.new_cdp_session(guest.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    guest.page.reload()
    guest.page.wait_for_selector("main[data-table]:not([aria-busy])")
    guest.settled()
    stages: list[dict[str, Any]] = guest.page.evaluate("() => window.stages")
    steps = {frozenset(each["places"]) for each in stages if each["busy"]}
    assert len(steps) >= 3, "it came in fewer steps"
    whole = stages[-1]["places"]
    for stage in stages:
        for part, place in stage["places"].items():
            assert place == pytest.approx(whole[part], abs=NEAR), f"{part} moved"
    return set(whole)


@pytest.mark.parametrize("size", all_but_few_thorough([PHONE, DESKTOP], [PHONE]))
def test_a_table_is_put_up_in_steps_on_a_slow_machine_and_nothing_moves(
    address: str, guest: Come, size: tuple[int, int]
) -> None:
    zoe = two_who_wait(address, guest, Look(size))
    assert {"hand0", "hand1", "discard", "pile", "seats"} <= put_up(zoe)


@pytest.mark.parametrize("size", all_but_few_thorough([PHONE, TABLET, DESKTOP], [PHONE]))
def test_so_is_a_waiting_room(address: str, guest: Come, size: tuple[int, int]) -> None:
    zoe = guest(address, Look(size))
    zoe.sit_down(zoe.open_table("derniere", 4))
    assert len(put_up(zoe)) == 5


def fetched_by(guest: Guest, game: str) -> dict[str, str]:
    """Every card of the pack, and as what the page has asked for it: a picture, or only its bytes."""
    asked: dict[str, str] = {}

    def note(request: Request) -> None:
        found = FACE.search(request.url)
        if found:
            asked.setdefault(found[1], request.resource_type)

    guest.page.on("request", note)
    guest.sit_and_start(game, 2, options={"pace": "relaxed"})
    known = guest.ask("GET", "/api/1/faces?lang=fr&theme=day")["faces"]
    cards = {name for name in known if re.fullmatch(r"smileys/\d+", name)}
    assert len(cards) == CARDS
    for _ in range(100):
        if cards <= set(asked):
            return asked
        guest.page.wait_for_timeout(100)
    raise AssertionError(f"never asked for: {sorted(cards - set(asked))}")


def test_where_one_races_for_a_card_all_of_them_are_ready_before_they_turn_up(address: str, guest: Come) -> None:
    assert set(fetched_by(guest(address, Look(PHONE)), "a_moi").values()) == {"image"}


def test_elsewhere_only_the_bytes_of_what_may_turn_up_are_there(address: str, guest: Come) -> None:
    kinds = list(fetched_by(guest(address, Look(PHONE)), "derniere").values())
    assert set(kinds) == {"image", "fetch"}
    assert kinds.count("image") < 20, "what lies on the table"


@pytest.mark.parametrize("game", all_but_few_thorough(["difference", "diferencio"], ["difference"]))
def test_the_frame_of_a_picture_says_that_it_comes(game: str, address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    kept_back: list[Route] = []
    goes_on = Event()

    def hold(route: Route) -> None:
        if goes_on.is_set():
            route.continue_()
        else:
            kept_back.append(route)

    zoe.page.route("**/hatch/**", hold)
    zoe.sit_and_start(game, 3, options={"pace": "relaxed"})
    expect(zoe.page.locator(".on-its-way").first).to_have_text("L’image arrive…")
    goes_on.set()
    for route in kept_back:
        route.continue_()
    zoe.page.wait_for_selector(".on-its-way", state="detached")  # it is drawn only now
    zoe.page.wait_for_selector('[data-table] img[src^="blob:"]')


# ---- scripts that cannot be had


def lacking(guest: Guest, pages: int) -> list[str]:
    """For so many pages the house lacks the script of a waiting room, as after an upgrade. Gives the pages so far."""
    loaded: list[str] = []

    def answer(route: Route) -> None:
        if len(loaded) <= pages:
            route.fulfill(status=404)
        else:
            route.continue_()

    guest.page.route(re.compile(r"/assets/Waiting-\w+\.js$"), answer)
    guest.page.on("framenavigated", lambda frame: loaded.append(frame.url))
    return loaded


def forgive(guest: Guest) -> None:
    """The browser has told of the script that it could not have."""
    guest.page.goto("about:blank")
    guest.complaints.clear()


def test_a_page_whose_scripts_are_gone_is_loaded_anew(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    loaded = lacking(zoe, 1)
    zoe.page.goto(f"/t/{zoe.open_table('derniere', 2)}")
    zoe.page.wait_for_selector("[data-start]")
    assert len(loaded) == 2
    forgive(zoe)


@pytest.mark.thorough
def test_but_only_once_if_that_is_no_help(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    loaded = lacking(zoe, 1000)
    zoe.page.goto(f"/t/{zoe.open_table('derniere', 2)}")
    zoe.page.wait_for_timeout(9_000)
    assert len(loaded) == 2
    zoe.page.wait_for_selector("main.coming")
    forgive(zoe)
