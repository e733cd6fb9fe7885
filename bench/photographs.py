"""Real photographs through the editor of photo decks, in Chromium, with a finger that taps anywhere:

python -m bench.photographs OUT FOLDER|PICTURE ...

Of each photograph it makes 17 cards of what it taps, as somebody does who takes what is offered, in turns another
colour, another size and gone; the rest are stickers. The house measures; cards that it refuses are replaced by
stickers until it keeps the deck. OUT has a sheet for each: what was altered, before and after, to be looked at.
Debian's packages have photographs of free licences: apt-get install mate-backgrounds plasma-workspace-wallpapers
lomiri-wallpapers-16.04 lomiri-wallpapers-20.04
"""

from __future__ import annotations

import io
import sys
import tempfile
import time
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PageError

from tablee.core.draws import FastDraw
from tablee.games.difference.state import CARDS
from tablee.images.contact_sheets import contact_sheet
from tests.browser import chromium
from tests.browser.conftest import house
from tests.browser.guests import Guest, Look

SIZE = (1440, 900)
ENDINGS = (".jpg", ".jpeg", ".png")
BY_HAND = 17  # cards; the others are stickers
TURNS = ("colour", "size", "gone")
MOST_TAPS = 250
MOST_REPLACED = 10
LARGEST = 2400  # pixels: as a browser hands on what a telephone took
COVERED_MS = 3000  # then there is a button by now
NEAR = 90  # pixels beside what was altered, on a sheet

ON_CANVAS = """([x, y]) => {
  const canvas = document.querySelector('.photo-frame canvas');
  const box = canvas.getBoundingClientRect();
  return document.elementFromPoint(box.left + x * box.width, box.top + y * box.height) === canvas;
}"""


@dataclass
class Made:
    """What came of a photograph."""

    taps: int = 0
    seconds: float = 0.0
    kinds: dict[str, str] = field(default_factory=dict)  # what was altered by hand, by its name
    replaced: list[str] = field(default_factory=list)  # what the house said of each of these cards
    refused: str = ""
    deck: bytes = b""

    def counted(self) -> Counter[str]:
        """The cards by their kinds: those of the deck, once it is kept, where stickers have taken some places."""
        return Counter(self.kinds.get(name, "sticker") for name in (names(self.deck) if self.deck else self.kinds))


def photographs(given: list[str]) -> Iterator[Path]:
    for path in map(Path, given):
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (each for each in found if each.suffix.lower() in ENDINGS)


def through_the_editor(browser: Browser, address: str, path: Path) -> Made:
    made, zoe = Made(), Guest(browser, address, Look(SIZE, "en"), "Zoé")
    began = time.monotonic()
    try:
        made.refused = begin(zoe, path)
        if made.refused:
            return made
        draw = FastDraw(zlib.crc32(path.name.encode()))
        while len(made.kinds) < BY_HAND and made.taps < MOST_TAPS:
            made.taps += 1
            name = f"thing {len(made.kinds) + 1}"
            kind = alter(zoe, draw, TURNS[len(made.kinds) % len(TURNS)], name)
            if kind:
                made.kinds[name] = kind
        send(zoe, path.stem, made)
        made.seconds = time.monotonic() - began
    except PageError as error:  # one photograph must not end the others'
        made.refused = f"the editor does not go on: {error.message.splitlines()[0]}"
    finally:
        zoe.go()
    return made


def begin(zoe: Guest, path: Path) -> str:
    """The photograph is chosen, and cut as the editor proposes; or what the editor says against it."""
    picture = Image.open(path).convert("RGB")
    picture.thumbnail((LARGEST, LARGEST))
    packed = io.BytesIO()
    picture.save(packed, "JPEG", quality=92)
    zoe.introduce()
    zoe.page.goto("/photos/new")
    zoe.page.locator("input[type=file]:not([capture])").set_input_files(
        {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": packed.getvalue()}
    )
    zoe.page.wait_for_selector("main[data-step=crop], .photo-choose .wrong:not(:empty)")
    if zoe.page.locator(".photo-choose").count():
        return zoe.page.locator(".photo-choose .wrong").inner_text()
    zoe.page.locator(".photo-does .main").click()
    zoe.page.wait_for_selector("main[data-step=alter]")
    return ""


def alter(zoe: Guest, draw: FastDraw, wanted: str, name: str) -> str:
    """One tap, and what is offered there; nothing, if nothing is."""
    page = zoe.page
    point = [(3 + draw.below(94)) / 100, (3 + draw.below(94)) / 100]
    if not page.evaluate(ON_CANVAS, point):
        return ""
    frame = page.locator(".photo-frame canvas")
    box = frame.bounding_box()
    assert box is not None
    try:
        frame.click(position={"x": point[0] * box["width"], "y": point[1] * box["height"]}, timeout=COVERED_MS)
    except PageError:
        return ""
    page.wait_for_selector("[data-kind=colour]")
    offered = [kind for kind in (wanted, *TURNS) if page.locator(f"[data-kind={kind}]:not([aria-disabled])").count()]
    if not offered:
        page.locator(".photo-side > .button").last.click()
        return ""
    page.locator(f"[data-kind={offered[0]}]").click()
    page.locator("[data-keep]").click()
    page.locator("#photo-name").fill(name)
    page.locator("[data-named]").click()
    page.wait_for_selector("[data-keep]", state="detached")
    return offered[0]


def send(zoe: Guest, title: str, made: Made) -> None:
    """The rest is filled up with stickers; then the house has its say."""
    page = zoe.page
    if len(made.kinds) < BY_HAND:
        made.refused = f"{CARDS - len(made.kinds)} cards are missing"
        return
    fill_up(zoe)
    page.locator("#photo-title").fill(title[:40])
    while True:
        page.locator("[data-send]").click()
        page.wait_for_selector(".deck h2, .photo-sending .wrong:not(:empty)")
        if page.locator(".deck h2").count():
            break
        made.refused = page.locator(".photo-sending .wrong").inner_text()
        while page.locator("[data-why]").count() and len(made.replaced) < MOST_REPLACED:
            made.replaced.append(page.locator("[data-why]").inner_text())
            made.refused = ""
            page.locator("[data-replace]").click()
            fill_up(zoe)
        if made.refused:
            return
    (deck,) = [each for each in zoe.ask("GET", "/api/1/photos")["photos"] if each["title"] == title[:40]]
    answer = zoe.context.request.get(f"/api/1/photos/{deck['id']}/file")
    made.deck = answer.body()
    gone = zoe.context.request.delete(
        f"/api/1/photos/{deck['id']}", headers={"origin": zoe.address}
    )  # a house keeps 20
    assert gone.ok


def fill_up(zoe: Guest) -> None:
    page = zoe.page
    page.locator("[data-fill]").click()
    page.wait_for_function(
        "(full) => document.querySelector('.photo-counter b').textContent === full", arg=f"{CARDS}/{CARDS}"
    )
    page.locator("[data-finish]").click()
    page.wait_for_selector("[data-send]")


def names(deck: bytes) -> list[str]:
    with zipfile.ZipFile(io.BytesIO(deck)) as file:
        return [card["name"] for card in msgspec.json.decode(file.read("deck.json"))["cards"]]


def sheet(deck: bytes) -> Image.Image:
    """Every card where it was altered, beside the same place untouched."""
    pairs: list[Image.Image] = []
    with zipfile.ZipFile(io.BytesIO(deck)) as file:
        cards = msgspec.json.decode(file.read("deck.json"))["cards"]
        untouched = Image.open(io.BytesIO(file.read("untouched.webp"))).convert("RGB")
        for number, card in enumerate(cards):
            patch = Image.open(io.BytesIO(file.read(f"{number:02}.webp"))).convert("RGBA")
            altered = untouched.copy()
            altered.paste(patch, (card["left"], card["top"]), patch)
            around = (
                max(0, card["left"] - NEAR), max(0, card["top"] - NEAR),
                min(untouched.width, card["left"] + patch.width + NEAR),
                min(untouched.height, card["top"] + patch.height + NEAR),
            )  # fmt: skip
            pair = Image.new("RGBA", (600, 300), "white")
            for at, picture in enumerate((untouched, altered)):
                part = picture.crop(around)
                part.thumbnail((296, 296))
                pair.paste(part, (300 * at, 0))
            pairs.append(pair)
    return contact_sheet(pairs, "day", 5, 3000)


def main(out: Path, given: list[str]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    refused = 0
    print("| photograph | taps | colour | size | gone | stickers | seconds | | cards that were replaced |")
    print("|---|--:|--:|--:|--:|--:|--:|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, house(Path(folder), 1.0) as address:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        for path in photographs(given):
            made = through_the_editor(browser, address, path)
            refused += bool(made.refused)
            counts = " | ".join(str(made.counted()[kind]) for kind in (*TURNS, "sticker"))
            row = f"| {path.name} | {made.taps} | {counts} | {made.seconds:.0f} | {made.refused or 'kept'} |"
            print(row, "; ".join(made.replaced), "|", flush=True)
            if made.deck:
                sheet(made.deck).save(out / f"{path.stem}.webp")
        browser.close()
    sys.exit(1 if refused else 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
