"""Somebody with a browser, as a test leads them: they look, tap what is lit, and keep what the page complains about."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Page
from playwright.sync_api import Error as PageError

from tablee.core.draws import FastDraw
from tests.patience import PATIENCE

PHONE, SMALL, TABLET, DESKTOP, TELEVISION = (390, 844), (360, 640), (820, 1180), (1280, 800), (1920, 1080)
SIZES = {"small": SMALL, "phone": PHONE, "tablet": TABLET, "desktop": DESKTOP, "television": TELEVISION}

# Where a piece is seen: its middle, or else a part that nothing lies upon (cards of a full hand overlap).
SEEN_AT = """(piece) => {
  const box = piece.getBoundingClientRect();
  const points = [0.5, 0.2, 0.8].flatMap((down) =>
    [0.5, 0.1, 0.9, 0.3, 0.7].map((across) => ({ x: across * box.width, y: down * box.height })));
  const isSeen = ({ x, y }) => piece.contains(document.elementFromPoint(box.left + x, box.top + y));
  return points.find(isSeen) ?? points[0];
}"""


class Look(NamedTuple):
    """How somebody sees the page."""

    size: tuple[int, int] = DESKTOP
    language: str = "fr"
    theme: str = "day"
    text: str = "1"
    motion: str = "calm"
    described: str = "off"


class Guest:
    def __init__(self, browser: Browser, address: str, look: Look, name: str) -> None:
        self.address = address
        self.look = look
        self.name = name
        self.complaints: list[str] = []
        width, height = look.size
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale=look.language, base_url=address,
            has_touch=width < 900,
        )  # fmt: skip
        chosen = {
            "language": look.language, "theme": look.theme, "text": look.text, "motion": look.motion, "sound": "off",
            "described": look.described,
        }  # fmt: skip
        kept = "".join(f"localStorage.setItem('tablee.{key}', '{value}');" for key, value in chosen.items())
        self.context.add_init_script(f"if (!localStorage.getItem('tablee.language')) {{ {kept} }}")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{self.name}: {message.text} ({message.location.get('url', '')})")

    def go(self) -> None:
        self.context.close()

    # ---- by HTTP, as the page does it

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.context.request.fetch(path, method=method, data=body, headers={"origin": self.address})
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def introduce(self) -> None:
        self.ask("PUT", "/api/1/me", {"name": self.name})

    def open_table(self, game: str, seats: int, **setup: Any) -> str:
        self.introduce()
        return str(self.ask("POST", "/api/1/tables", {"setup": {"game": game, "seats": seats, **setup}})["code"])

    # ---- at a table

    def sit_and_start(self, game: str, seats: int, **setup: Any) -> str:
        """A match against bots, running."""
        code = self.open_table(game, seats, **setup)
        self.page.goto(f"/t/{code}?now=1")
        self.page.wait_for_selector("[data-table]")
        return code

    def sit_down(self, code: str) -> None:
        """At the first free seat, as whoever came by the link does."""
        self.page.goto(f"/t/{code}?open=1")
        self.page.wait_for_selector("[data-table] [data-mine]")

    def settled(self) -> None:
        """Two frames after the last change, when the table is all there and nothing flies any more."""
        self.page.evaluate(
            """async () => {
              const isMoving = () => document.querySelector('main[aria-busy]')
                || document.getAnimations().some((each) => each.playState === 'running');
              for (let quiet = 0; quiet < 2; ) {
                await new Promise(requestAnimationFrame);
                quiet = isMoving() ? 0 : quiet + 1;
              }
            }"""
        )

    def take_back(self) -> None:
        """Whatever was tapped of a move that is not whole yet."""
        undo = self.page.locator("[data-undo]")
        while undo.count():
            undo.click()
            self.settled()

    def is_over(self) -> bool:
        return self.page.locator("[data-over]").count() > 0

    def lit(self) -> list[str]:
        """The keys of everything that can be tapped now."""
        script = "() => [...document.querySelectorAll('[data-piece][data-lit]')].map((each) => each.dataset.piece)"
        return list(self.page.evaluate(script))

    def tap(self, key: str, draw: FastDraw | None = None) -> bool:
        """A tap as a finger does it: what is covered or gone cannot be tapped. In a picture it may fall anywhere."""
        aimed = self.page.locator(f'[data-piece="{key}"][data-lit]').first
        try:
            if draw is not None and "picture-ground" in (aimed.get_attribute("class", timeout=500) or ""):
                box = aimed.bounding_box() or {"width": 1.0, "height": 1.0}
                where = {
                    side: box[length] * (5 + draw.below(90)) / 100 for side, length in (("x", "width"), ("y", "height"))
                }
            else:
                where = aimed.evaluate(SEEN_AT, timeout=500)
            aimed.click(timeout=400, position=where)  # type: ignore[arg-type]
        except PageError:
            return False
        return True

    def surely_tap(self, key: str) -> None:
        """A tap at something that stays where it is, however slow the machine."""
        self.page.locator(f'[data-piece="{key}"][data-lit]').first.click()

    def act(self, draw: FastDraw) -> bool:
        """Something that can be done now; false if there is nothing."""
        lit = self.lit()
        return bool(lit) and self.tap(lit[draw.below(len(lit))], draw)
