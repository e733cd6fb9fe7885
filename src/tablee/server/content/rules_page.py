"""A game's rules as a page has them: from Markdown to HTML, with anchors, and with the real cards beside the text."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tablee.core.art import Style
from tablee.core.scenes import Piece
from tablee.core.words import Words
from tablee.server.content.images import stamp

SECTION = "h2"


def page(text: str, pictures: Mapping[int, Sequence[Piece]], style: Style) -> str:
    """What stands in the text as HTML stays text: only Markdown is understood."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    made: str = reader.renderer.render(list(illustrated(reader.parse(text), pictures, style)), reader.options, {})
    return made


def illustrated(tokens: list[Token], pictures: Mapping[int, Sequence[Piece]], style: Style) -> Iterable[Token]:
    """Every heading has an id; under the title and under some sections lie cards."""
    sections = 0
    for number, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", slug(tokens[number + 1].content))
            sections += token.tag == SECTION
        elif token.type in ("th_open", "td_open") and "style" in token.attrs:
            del token.attrs["style"]
            token.attrSet("class", "aligned")  # a page takes no style but that of its own files
        yield token
        if token.type == "heading_close" and token.tag in ("h1", SECTION):
            shown = pictures.get(sections if token.tag == SECTION else 0)
            if shown:
                yield Token("html_block", "", 0, content=row(shown, style))


def row(shown: Sequence[Piece], style: Style) -> str:
    words = Words(style.lang)
    images = "".join(
        f'<img src="/faces/{stamp()}/{style.lang}-{style.theme}/{piece.face}.svg" '
        f'alt="{html.escape(words.say(piece.label)) if piece.label else ""}" loading="lazy">'
        for piece in shown
    )
    return f'<p class="cards">{images}</p>\n'


def slug(title: str) -> str:
    """A title as an anchor: « À votre tour » is a-votre-tour."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "section"
