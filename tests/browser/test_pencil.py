"""Notes on hidden pieces stay on the device; arrows push a piece into a gap."""

from __future__ import annotations

import json
from collections.abc import Callable

from msgspec.json import encode
from playwright.sync_api import WebSocketRoute

from tablee import Match
from tablee.core.draws import FastDraw
from tablee.games.davinci.state import place_drawn
from tests.browser.guests import PHONE, Guest, Look
from tests.games.davinci.tables import DRAW_WHITE, WHITE_JOKER, B, W, table

SLIP = ".slip.noted"


def sit_until_codes_stand(guest: Guest) -> None:
    """At a table that waits for them. The set-up is played through; then there is something to note, and nothing
    happens to it while it is their turn."""
    guest.sit_and_start("davinci", 2, options={"pace": "none"})
    draw = FastDraw(7)
    while guest.page.locator("[data-pencil]").count() == 0:
        if not guest.act(draw):
            guest.page.wait_for_timeout(60)
    guest.page.wait_for_selector("[data-lit]")


def test_a_note_stands_under_its_piece_and_is_never_sent(address: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(address, Look(PHONE))
    sent: list[str | bytes] = []

    def note(frame: str | bytes) -> None:
        if '"do":"echo"' not in str(frame):  # that the line is there is asked all the time
            sent.append(frame)

    zoe.page.on("websocket", lambda line: line.on("framesent", note))
    sit_until_codes_stand(zoe)
    before = len(sent)
    zoe.page.locator("[data-pencil]").click()
    for value in ("6", "7"):
        zoe.page.locator(".slip-values").get_by_role("button", name=value, exact=True).click()
    zoe.page.keyboard.press("Escape")
    assert zoe.page.locator(SLIP).inner_text() == "6 7"
    assert len(sent) == before
    zoe.page.reload()
    zoe.page.wait_for_selector(SLIP)
    assert zoe.page.locator(SLIP).inner_text() == "6 7"


def test_a_note_is_rubbed_out_and_a_slip_has_room_for_three(address: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(address, Look(PHONE))
    sit_until_codes_stand(zoe)
    zoe.page.locator("[data-pencil]").click()
    pad = zoe.page.locator(".slip-values")
    for value in ("1", "2", "3", "4"):
        pad.get_by_role("button", name=value, exact=True).click()
    assert pad.locator("[aria-pressed=true]").all_inner_texts() == ["2", "3", "4"]
    pad.locator(".rub").click()
    assert pad.locator("[aria-pressed=true]").count() == 0


def shown(zoe: Guest, match: Match, sent: list[dict[str, object]]) -> None:
    """A position set by hand, as if the house had dealt it; what is played goes nowhere but into `sent`."""
    code = zoe.open_table("davinci", 2)
    scene = match.scene(0)
    seats = [
        {"name": "Zoé", "who": "person", "mine": True, "here": True},
        {"name": "Lou", "who": "bot", "bot": "plain"},
    ]
    room = {
        "kind": "room", "code": code, "setup": {"game": "davinci", "seats": 2}, "seats": seats, "phase": "playing",
        "match": 0, "game": "davinci", "commitment": "",
    }  # fmt: skip
    frame = {"kind": "frame", "n": 1, "match": 0, "at": 0, "stimulus": 0, "seat": 0}
    frame |= {"table": json.loads(encode(scene.table)), "mine": json.loads(encode(scene.mine))}

    def answer(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["do"] == "echo":
                line.send(json.dumps({"kind": "ack", "id": asked["id"]}))
            else:
                sent.append(asked)

        line.on_message(hear)
        for message in ({"kind": "hello", "wire": 1, "build": "", "code": code}, room, frame):
            line.send(json.dumps(message))

    zoe.page.route_web_socket("**/ws/table/**", answer)
    zoe.page.goto(f"/t/{code}")
    zoe.page.wait_for_selector("[data-prompt]")


def test_arrows_push_a_joker_past_where_it_may_not_stand_and_leave_it(
    address: str, guest: Callable[..., Guest]
) -> None:
    match = table([B[2], W[5], W[6], B[8]], [B[0], W[1], B[3], W[4]], next_piece=WHITE_JOKER, expert=True)
    match.play(0, DRAW_WHITE)
    match.state.gap = 1
    zoe, sent = guest(address, Look(PHONE)), list[dict[str, object]]()
    shown(zoe, match, sent)
    assert zoe.page.locator("[data-piece^=gap][data-lit]").count() == 0
    zoe.surely_tap(f"c{WHITE_JOKER}")
    zoe.page.get_by_role("button", name="Pousser à droite").click()
    assert zoe.page.locator(".slit.now").get_attribute("data-piece") == "gap3"  # not between 5 and 6 of one colour
    zoe.page.get_by_role("button", name="Pousser à droite").click()
    zoe.page.get_by_role("button", name="Pousser à gauche").click()
    zoe.page.locator("[data-here]").click()
    zoe.page.wait_for_function("() => !document.querySelector('[data-here]')")
    assert [each["moves"] for each in sent if each["do"] == "play"] == [[place_drawn(3)]]
