"""The picture of docs/library.md: a table as a notebook shows it, photographed in Chromium. `make gallery` makes it."""

from __future__ import annotations

import io

from PIL import Image
from playwright.sync_api import sync_playwright

import tablee
from bench.gallery import FOLDER
from tablee import FastDraw, Match
from tablee.images.cache import save, webp
from tests.browser import chromium

ROWS = 28  # of the record: half the pieces are known by then
EDGE = 12  # of the page round the table, in pixels


def middle() -> Match:
    """A match of Da Vinci Code in the middle, seat 0 to move, played by plain bots."""
    match = tablee.new("davinci", seats=3, seed=5, first=0)
    draw = FastDraw(3)
    bots = [match.game.bot(seat, draw) for seat in range(match.seats)]
    while len(match.rows) < ROWS:
        if match.to_act:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.moves(seat)))
        else:
            match.wait()
    return match


def photographed(html: str) -> Image.Image:
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        page = browser.new_page(viewport={"width": 900 + 2 * EDGE, "height": 400})
        page.set_content(f'<body style="margin:0;padding:{EDGE}px">{html}</body>')
        taken = page.screenshot(full_page=True)
        browser.close()
    return Image.open(io.BytesIO(taken)).convert("RGB")


if __name__ == "__main__":
    save(FOLDER / "notebook.webp", webp(photographed(middle().picture(0).html)))
