"""A finger that was already falling when the table went on: it costs nothing, and is told softly."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.guests import DESKTOP, PHONE, Guest, Look
from tests.choice import all_but_few_thorough
from tests.rulebook import rule

# As soon as a frame that shows something else is painted, a finger comes down where it could until then.
PRESS = """(() => {
  const Plain = window.WebSocket;
  const raced = (frame) => (frame?.mine?.taps ?? []).filter((tap) => tap[2]).map(([path]) => path.at(-1));
  const frames = async (count) => { while (count--) await new Promise(requestAnimationFrame); };
  let before = null;
  window.WebSocket = class extends Plain {
    set onmessage(heard) {
      super.onmessage = async (event) => {
        heard(event);
        const found = JSON.parse(event.data);
        if (found.kind !== 'frame') return;
        const keys = raced(before);
        const goesOn = before && before.stimulus !== found.stimulus && raced(found).length > 0;
        const isOver = before && raced(found).length === 0;
        before = found;
        if (keys.length === 0 || !(window.wanted === 'on' ? goesOn : window.wanted === 'over' && isOver)) return;
        await frames(3); // where these take too long it is a press like any other: it tries until it is told
        const button = document.querySelector(`[data-piece="${keys[0]}"]`);
        if (window.wanted === 'over' && 'lit' in button.dataset) return; // the next race has begun
        button.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
        button.click();
      };
    }
    get onmessage() { return super.onmessage; }
  };
  window.prompts = []; // [words, are they a reproach?], as they come: some stand for less than a second
  new MutationObserver(() => {
    const prompt = document.querySelector('[data-prompt]');
    const [words, isBad] = window.prompts.at(-1) ?? [];
    if (prompt === null || (prompt.textContent === words && 'bad' in prompt.dataset === isBad)) return;
    window.prompts.push([prompt.textContent, 'bad' in prompt.dataset]);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})()"""
SOFTLY = "late => window.prompts.some(([words, isBad]) => words.includes(late) && !isBad)"
HARSHLY = "late => window.prompts.some(([words, isBad]) => words.includes(late) && isBad)"
LOOKS = [Look(PHONE), Look(DESKTOP, "en")]
TOO_LATE = {"fr": "Trop tard", "en": "Too late"}


def answers(socket: WebSocket, heard: list[dict[str, Any]]) -> None:
    def read(payload: bytes | str) -> None:
        message = json.loads(payload)
        heard.append(message.get("ack") or message)

    socket.on("framereceived", read)


@rule("COM-12")
@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]))
@pytest.mark.parametrize(
    ("game", "wanted"), [pytest.param("bruit", "on", marks=pytest.mark.thorough), ("a_moi", "over")]
)
def test_a_finger_that_was_already_falling_is_told_softly(
    game: str, wanted: str, look: Look, address: str, guest: Callable[..., Guest]
) -> None:
    """The next card of Faites du bruit ! lies there; the card of A moi ! is gone."""
    zoe = guest(address, look)
    heard: list[dict[str, Any]] = []
    zoe.context.add_init_script(PRESS)
    zoe.page.on("websocket", lambda socket: answers(socket, heard))
    zoe.sit_and_start(game, 3)
    zoe.page.wait_for_selector("[data-prompt]")
    zoe.page.evaluate("wanted => { window.wanted = wanted; }", wanted)
    zoe.page.wait_for_function(SOFTLY, arg=TOO_LATE[look.language])
    zoe.page.evaluate("() => { window.wanted = ''; }")
    assert not zoe.page.evaluate(HARSHLY, TOO_LATE[look.language])
    pressed = [each["what"] for each in heard if each["kind"] == "ack" and each.get("what", "done") != "done"]
    assert "stale" in pressed if wanted == "on" else pressed == []
    expect(zoe.page.locator("[data-prompt]")).not_to_contain_text(TOO_LATE[look.language])
