"""Print and play: a game as a PDF, with cards at their real sizes, backs behind their fronts, and a rules sheet."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import font_fredoka_one
import font_source_sans_pro
import typst

from tablee.core.art import Art, Face, Style
from tablee.core.game import AnyGame
from tablee.core.words import Msg, Words, msg
from tablee.images import product
from tablee.images.make_all import OnProgress
from tablee.images.print_layout import HEADING, MARGIN, PAPERS, Placed, Sheet, sheets
from tablee.images.rules_sheet import escaped, to_typst

FONTS = [str(Path(str(package.__file__)).parent / "files") for package in (font_fredoka_one, font_source_sans_pro)]
TICK = 3.0  # mm of a crop mark
RULER = 50  # mm: who measures it knows that the printer has not shrunk the page

PREAMBLE = """\
#set text(font: "Source Sans Pro", size: {size}pt, lang: "{lang}", fill: rgb("{ink}"))
#set par(leading: 0.62em, justify: false)
#show table: set block(breakable: false)
#show heading: set text(font: "Fredoka One", weight: "regular")
#show heading.where(level: 1): set text(size: 1.9em)
#show heading.where(level: 2): set text(size: 1.2em)
#let grid-of-words(..rows) = {{
  let rows = rows.pos()
  table(columns: rows.first().len(), stroke: 0.5pt, inset: 0.5em, ..rows.flatten())
}}
"""


@dataclass(frozen=True)
class Order:
    """What somebody wants printed."""

    paper: str = "a4"
    lang: str = "fr"
    large: bool = False
    contrast: bool = False
    seed: str = ""  # a word: the cards of pictures composed from it, instead of the game's own
    world: str = ""

    @property
    def style(self) -> Style:
        return Style(self.lang, "contrast" if self.contrast else "day")


def pdf(game: AnyGame, art: Art, order: Order, on_progress: OnProgress = lambda done, of: None) -> bytes:
    """The whole game as one PDF. `on_progress` is called with how many of the drawings are made."""
    wanted = art.composed_decks(order.style, order.world, order.seed) if order.seed and art.composed_decks else None
    decks = [(deck.name, sheets(deck, order.paper, order.large)) for deck in wanted or art.decks(order.style)]
    drawn = {placed.face.name: placed.face for _, pages in decks for page in pages for placed in page.placed}
    with tempfile.TemporaryDirectory() as folder:
        for done, face in enumerate(drawn.values()):
            on_progress(done, len(drawn))
            Path(folder, file_of(face)).write_text(face.draw(), "utf-8")
        Path(folder, "box.svg").write_text(product.box(game.key, art, order.style).draw(), "utf-8")
        source = Path(folder, "print.typ")
        source.write_text("".join(document(game, order, [page for _, pages in decks for page in pages])), "utf-8")
        made: bytes = typst.compile(str(source), font_paths=FONTS, ignore_system_fonts=True)
        on_progress(len(drawn), len(drawn))
    return made


def file_of(face: Face) -> str:
    return face.name.replace("/", "-") + ".svg"


def document(game: AnyGame, order: Order, pages: list[Sheet]) -> Iterator[str]:
    words = Words(order.lang)
    ink = "#000000" if order.contrast else "#4a3441"
    yield PREAMBLE.format(size=15 if order.large else 10.5, lang=order.lang, ink=ink)
    yield rules(game, order)
    width, height = PAPERS[order.paper]
    yield f"#set page(width: {width}mm, height: {height}mm, margin: 0mm, columns: 1)\n"
    title = words.say(Msg(f"{game.key}-name"))
    for number, page in enumerate(pages, 1):
        side = msg("print-back") if page.back else msg("print-front")
        heading = f"{title} · {words.say(side)} {number} / {len(pages)} · {words.say(msg('print-how'))}"
        yield from sheet(page, heading, words)


def rules(game: AnyGame, order: Order) -> str:
    """The rules sheet, in two columns; in one for large print."""
    width, height = PAPERS[order.paper]
    markdown = (game.folder / "words" / f"rules.{order.lang}.md").read_text("utf-8")
    return (
        f"#set page(width: {width}mm, height: {height}mm, margin: 15mm, columns: {1 if order.large else 2})\n"
        '#place(top + center, scope: "parent", float: true, image("box.svg", height: 46mm))\n'
        f"{to_typst(markdown)}\n"
    )


def sheet(page: Sheet, heading: str, words: Words) -> Iterator[str]:
    """One side of paper: a line of words, a ruler, the cards and their crop marks."""
    yield "#pagebreak(weak: true)\n"
    yield f"#place(dx: {MARGIN}mm, dy: {HEADING}mm, text(size: 8pt)[{escaped(heading)}])\n"
    if not page.back:
        yield ruler(words)
        for placed in page.placed:
            yield from crop_marks(placed)
    for placed in page.placed:
        yield card(placed)


def card(placed: Placed) -> str:
    """A face at its place; one that lies is turned inside the room it takes."""
    width, height = (placed.height, placed.width) if placed.turn else (placed.width, placed.height)
    image = f'image("{file_of(placed.face)}", width: {width:.3f}mm, height: {height:.3f}mm)'
    if placed.turn:
        image = f"rotate({placed.turn}deg, reflow: true, {image})"
    return f"#place(dx: {placed.left:.3f}mm, dy: {placed.top:.3f}mm, {image})\n"


def crop_marks(placed: Placed) -> Iterator[str]:
    """Two short lines at each corner, outside the card."""
    for x, outwards in ((placed.left, -1), (placed.left + placed.width, 1)):
        for y, away in ((placed.top, -1), (placed.top + placed.height, 1)):
            yield stroke(x + outwards * 0.7, y, x + outwards * (0.7 + TICK / 2), y)
            yield stroke(x, y + away * 0.7, x, y + away * (0.7 + TICK / 2))


def stroke(x1: float, y1: float, x2: float, y2: float) -> str:
    return f"#place(line(start: ({x1:.2f}mm, {y1:.2f}mm), end: ({x2:.2f}mm, {y2:.2f}mm), stroke: 0.3pt))\n"


def ruler(words: Words) -> str:
    label = escaped(words.say(msg("print-ruler", length=RULER)))
    top = HEADING + 1
    right = 200.0
    return (
        stroke(right - RULER, top, right, top)
        + stroke(right - RULER, top - 1, right - RULER, top + 1)
        + stroke(right, top - 1, right, top + 1)
        + f"#place(dx: {right - RULER + 2}mm, dy: {top - 3.6}mm, text(size: 7pt)[{label}])\n"
    )


def pages_in(made: bytes) -> int:
    """How many pages a PDF of ours has."""
    return len(re.findall(rb"/Type */Page\b", made))
