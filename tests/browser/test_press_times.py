"""The time that a page reports for a press, against the truth of the browser's own trace: when the pixels of the card
came to the screen, and when the finger came down. The page is busy, or draws slowly; the report must not care."""

from __future__ import annotations

import base64
import io
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from playwright.sync_api import Page, WebSocket

from tests.browser.guests import Guest, Look
from tests.choice import all_but_few_thorough

PRESSES, TRIES = 3, 9  # of which the browser has to tell in time; on a machine that others use up it may not
PATIENCE = 120.0  # milliseconds for which a page waits for that
HOW = ["at ease", "busy before the paint", "busy at the press", "slow paint"]
NEAR = 20.0  # milliseconds
CHANGED = 2.0  # of 255, on average over the card's place
LIKE = 0.25  # of what a place without the card, or with another one, differs
REACTION = 450  # about so long after the frame has come, a finger comes down
TRACED = ["disabled-by-default-devtools.screenshot", "blink.user_timing"]

# A page that can be kept busy: while a stimulus is being taken in, or at any moment; and one that draws slowly.
BUSY = """(() => {
  window.block = (ms) => { const ends = performance.now() + ms; while (performance.now() < ends); };
  window.blockOnFrame = 0;
  window.presses = [];
  window.told = [];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) window.told.push([each.renderTime, performance.now()]);
  }).observe({ type: 'element' });
  addEventListener('pointerdown', (event) => window.presses.push(event.timeStamp), true);
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    set onmessage(heard) {
      super.onmessage = (event) => {
        heard(event);
        const found = JSON.parse(event.data);
        if (found.kind === 'frame' && (found.mine?.taps ?? []).some((tap) => tap[2])) {
          performance.mark('frame', { startTime: performance.now() });
          window.frames_ = (window.frames_ ?? 0) + 1;
          if (window.blockOnFrame) window.block(window.blockOnFrame);
        }
      };
    }
    get onmessage() { return super.onmessage; }
  };
})()"""
SLOW = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main { filter: drop-shadow(0 0 8px red); }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""

# Only what is painted is in the trace: this is how the card's place looks before the card comes.
REPAINT = """() => new Promise((done) => {
  document.body.style.opacity = '0.99';
  setTimeout(() => { document.body.style.opacity = ''; setTimeout(done, 100); }, 100);
})"""

Pixels = npt.NDArray[np.float64]


class Pressed(NamedTuple):
    reported: float
    truth: float
    told: bool  # the browser told in time when the card was on the screen: otherwise the page can only guess

    def __str__(self) -> str:
        return f"{self.reported:.0f} for {self.truth:.0f} ms" + ("" if self.told else " (guessed)")


def card_box(page: Page) -> dict[str, float]:
    box = page.locator('[data-zone="card"]').bounding_box()
    assert box is not None
    return {name: float(value) for name, value in box.items()}


def painted_at(trace: list[dict[str, Any]], box: dict[str, float], width: int, mark: float, pressed: float) -> float:
    """When the card's place first looked as it did at the press, by the page's clock. It is not enough that it changed:
    what was drawn before the frame came, the empty place above all, may come to the screen after it."""
    known = marked(trace, mark)
    shots = sorted((each for each in trace if each["name"] == "Screenshot"), key=lambda each: each["ts"])
    looks = [(mark + (each["ts"] - known) / 1000, look_of(each["args"]["snapshot"], box, width)) for each in shots]
    seen = [(at, look) for at, look in looks if mark < at <= pressed]
    assert seen, "nothing came to the screen"
    final = seen[-1][1]
    other = max(apart(look, final) for at, look in looks if at <= pressed)
    assert other > CHANGED, "the card never came to the screen"
    return next(at for at, look in seen if apart(look, final) < LIKE * other)


def marked(trace: list[dict[str, Any]], at: float) -> float:
    """When the page made its mark, by the clock of the trace: the one of that frame, whatever came after it."""
    marks = [each for each in trace if each.get("name") == "frame" and "data" in each.get("args", {})]
    return float(next(each["ts"] for each in marks if abs(each["args"]["data"]["startTime"] - at) < 0.01))


def apart(one: Pixels, other: Pixels) -> float:
    return float(np.abs(one - other).mean())


def look_of(snapshot: str, box: dict[str, float], width: int) -> Pixels:
    """The card's place on a picture of the screen."""
    picture = Image.open(io.BytesIO(base64.b64decode(snapshot))).convert("L")
    scale = picture.width / width
    left, top = box["x"] * scale, box["y"] * scale
    right, bottom = left + box["width"] * scale, top + box["height"] * scale
    return np.asarray(picture.crop((round(left), round(top), round(right), round(bottom))), dtype=np.float64)


def one_press(guest: Guest, sent: list[dict[str, Any]], during: Callable[[], None]) -> Pressed:
    """A card comes; a moment later the button is pressed; the trace tells when both happened."""
    page = guest.page
    page.wait_for_function("() => !document.querySelector('[data-piece=slap][data-lit]')")
    count = len(sent)
    guest.page.context.browser.start_tracing(page=page, categories=TRACED)  # type: ignore[union-attr]
    page.evaluate(REPAINT)
    known = page.evaluate("() => window.frames_ ?? 0")
    page.wait_for_function("(known) => (window.frames_ ?? 0) > known", arg=known)
    mark = float(page.evaluate("() => performance.getEntriesByName('frame').at(-1).startTime"))
    button = page.locator("[data-piece=slap]").bounding_box()
    assert button is not None
    page.wait_for_timeout(REACTION)
    during()
    page.mouse.move(button["x"] + 20, button["y"] + 20)
    page.mouse.down()
    page.mouse.up()
    for _ in range(50):  # the page may be slow to begin with
        page.wait_for_timeout(100)
        if len(sent) > count:
            break
    trace = json.loads(page.context.browser.stop_tracing())["traceEvents"]  # type: ignore[union-attr]
    assert len(sent) > count, "nothing was sent"
    pressed = float(page.evaluate("() => window.presses.at(-1)"))
    painted = painted_at(trace, card_box(page), page.viewport_size["width"], mark, pressed)  # type: ignore[index]
    told = any(mark < at <= pressed and when < pressed + PATIENCE for at, when in page.evaluate("() => window.told"))
    return Pressed(float(sent[-1]["r"]), pressed - painted, told)


@pytest.mark.parametrize("how", all_but_few_thorough(HOW, HOW[1:2]))
def test_the_reported_reaction_is_the_true_one(how: str, address: str, guest: Callable[..., Guest]) -> None:
    zoe, lou = guest(address, Look((900, 700)), "Zoé"), guest(address, Look(), "Lou")
    sent: list[dict[str, Any]] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda data: sent.append(json.loads(data)) if '"r":' in str(data) else None)

    zoe.page.add_init_script(BUSY)
    zoe.page.on("websocket", listen)
    code = zoe.open_table("a_moi", 2)
    lou.introduce()
    zoe.sit_down(code)
    lou.sit_down(code)
    zoe.page.locator("[data-start]").click()
    zoe.page.wait_for_selector("[data-prompt]")
    if how == "slow paint":
        zoe.page.evaluate(SLOW)
    if how == "busy before the paint":
        zoe.page.evaluate("() => { window.blockOnFrame = 250; }")
    busy = "() => void setTimeout(() => window.block(300), 0)"
    during = (lambda: zoe.page.evaluate(busy)) if how == "busy at the press" else (lambda: None)
    found: list[Pressed] = []
    while sum(each.told for each in found) < PRESSES and len(found) < TRIES:
        found.append(one_press(zoe, sent, during))
    print(f"\n{how}: " + ", ".join(map(str, found)))
    told = [each for each in found if each.told]
    assert len(told) == PRESSES, "the browser was too busy to tell anything"
    assert max(abs(each.reported - each.truth) for each in told) <= NEAR


@pytest.mark.parametrize("motion", ["calm", "full"])
def test_a_card_does_not_fade_in(motion: str, address: str, guest: Callable[..., Guest]) -> None:
    """Its paint would be told while there is nothing to be seen yet."""
    zoe = guest(address, Look(motion=motion))
    zoe.sit_and_start("a_moi", 2)
    zoe.page.wait_for_selector("[data-zone=card] img")
    lengths = """() => [...new Set([...document.querySelectorAll("[data-zone] img")]
        .map((each) => getComputedStyle(each).transitionDuration))]"""
    assert zoe.page.evaluate(lengths) == ["0s"]  # in one step: a card that is gone meanwhile has no style
