"""A deck of photographs on paper: its cards at the size of ours, and a page that says what is altered on each. It needs
the packages of the `print` extra; a house without them says so."""

from __future__ import annotations

import base64
import io
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.core.art import Deck, Face
from tablee.core.words import Words, msg
from tablee.protocol.errors import Refusal
from tablee.server.content.photos.shelf import Photos

if TYPE_CHECKING:
    from PIL import Image

CARD = (96, 72)  # mm, as those of DIFFERENCE
PIXELS = 1200  # across a card: 300 to an inch and a little more
QUALITY = 88
PAPER = "a4"
INK = "#4a3441"


def sheet_pdf(folder: Path, id: str, lang: str) -> bytes:
    """In the renderer's process. OSError, if the deck was deleted meanwhile; Refusal, where nothing can be printed."""
    photos = Photos(folder)
    try:
        import typst

        from tablee.images.printing import FONTS, file_of
    except ImportError as error:
        raise Refusal("print-missing", msg("print-missing")) from error
    deck = photos.deck(id)
    if deck is None:
        raise FileNotFoundError(id)
    names = [str(spot["name"]) for spot in deck.about.spots]
    faces = [Face(f"photo/{card:02}", *CARD, partial(drawing, photos, id, card)) for card in range(len(names))]
    with tempfile.TemporaryDirectory() as parts:
        for face in faces:
            Path(parts, file_of(face)).write_text(face.draw(), "utf-8")
        source = Path(parts, "print.typ")
        source.write_text("".join(pages(deck.about.title, faces, names, Words(lang))), "utf-8")
        made: bytes = typst.compile(str(source), font_paths=FONTS, ignore_system_fonts=True)
    return made


def drawing(photos: Photos, id: str, card: int) -> str:
    """A card as printers take it: a drawing with nothing in it but the photograph."""
    found = photos.picture(id, card)
    if found is None:
        raise FileNotFoundError(id)
    data = base64.b64encode(jpeg(found)).decode()
    width, height = CARD
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<image width="{width}" height="{height}" href="data:image/jpeg;base64,{data}"/></svg>'
    )


def jpeg(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    smaller = picture.convert("RGB").resize((PIXELS, PIXELS * picture.height // picture.width))
    smaller.save(out, "JPEG", quality=QUALITY)
    return out.getvalue()


def pages(title: str, faces: list[Face], names: list[str], words: Words) -> Iterator[str]:
    from tablee.images.print_layout import PAPERS, sheets
    from tablee.images.printing import PREAMBLE, sheet
    from tablee.images.rules_sheet import escaped

    width, height = PAPERS[PAPER]
    printed = sheets(Deck(title, *CARD, [(face, None) for face in faces]), PAPER)
    yield PREAMBLE.format(size=10.5, lang=words.language, ink=INK)
    yield f"#set page(width: {width}mm, height: {height}mm, margin: 0mm)\n"
    how = words.say(msg("photo-print-how"))
    for number, page in enumerate(printed, 1):
        yield from sheet(page, f"{title} · {number} / {len(printed)} · {how}", words)
    yield "#set page(margin: 20mm)\n#pagebreak(weak: true)\n"
    yield f"#heading(level: 1)[{escaped(title)}]\n{escaped(words.say(msg('photo-print-key')))}\n\n"
    yield "".join(f"+ {escaped(name)}\n" for name in names)
