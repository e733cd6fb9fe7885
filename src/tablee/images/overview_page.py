"""A page that shows everything, and every difference lit: `tablee pictures` writes it as index.html."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from PIL import Image

from tablee.core.art import Differences
from tablee.core.registry import games
from tablee.core.words import Words, msg, noun
from tablee.images.cache import save, webp
from tablee.images.raster import image

WIDTH = 1600  # px of a whole picture

HEAD = """<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
body {{ margin: 0 auto; max-width: 1400px; padding: 1rem; background: #fdeed3; color: #4a3441 }}
body {{ font: 18px/1.4 sans-serif }}
h1, h2 {{ line-height: 1.1 }}
img {{ display: block; width: 100%; height: auto }}
.lit {{ position: relative }} .lit svg {{ position: absolute; inset: 0; width: 100%; height: 100% }}
.lit path {{ fill: #33242eb0; fill-rule: evenodd; shape-rendering: crispEdges }}
h2::first-letter {{ text-transform: uppercase }}
.lit text {{ font: bold 5px sans-serif; fill: #4a3441; stroke: #fffaf0; stroke-width: 1.2; paint-order: stroke }}
ol {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: 1rem }}
ol {{ padding: 0; list-style: none }}
li {{ background: #fffaf0; border: 2.5px solid #4a3441; border-radius: 14px; padding: .7rem }}
.pair {{ display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; align-items: center }}
</style>"""


def write_page(folder: Path, words: Words, made: dict[str, str], sheets: list[tuple[str, str]]) -> Path:
    """The page, and the crops it shows. `made` are the files of all faces; `sheets` are titles and files."""
    path = folder / "index.html"
    save(path, "".join(page(folder, words, made, sheets)).encode())
    return path


def page(folder: Path, words: Words, made: dict[str, str], sheets: list[tuple[str, str]]) -> Iterator[str]:
    title = escape(words.say(msg("pictures-title")))
    yield HEAD.format(lang=words.language, title=title) + f"<h1>{title}</h1>"
    for game in games().values():
        art = game.art.load() if game.art is not None else None
        if art is not None and art.differences is not None:
            for picture in art.differences():
                yield from lit(folder, words, made, picture)
    for name, file in sheets:
        yield f'<h2>{escape(name)}</h2><img src="{escape(file)}" alt="" loading="lazy">'


def lit(folder: Path, words: Words, made: dict[str, str], picture: Differences) -> Iterator[str]:
    """A picture with all that can differ in it lit, then each of these before and after."""
    yield f"<h2>{escape(words.say(picture.title))}</h2>"
    base = image(picture.draw(), WIDTH)
    file = f"differences/{picture.name}.webp"
    save(folder / file, webp(base))
    rows = picture.cells * picture.height // picture.width
    regions = [each.region for each in picture.alterations]
    shade = f"M0 0H{picture.cells}V{rows}H0Z" + "".join(map(outline, regions))  # everything but the regions
    numbers = "".join(label(region, number) for number, region in enumerate(regions, 1))
    yield (
        f'<div class="lit"><img src="{file}" alt=""><svg viewBox="0 0 {picture.cells} {rows}">'
        f'<path d="{shade}"/>{numbers}</svg></div><ol>'
    )
    for number, each in enumerate(picture.alterations, 1):
        with Image.open(folder / f"{made[each.face]}.webp") as found:
            altered = found.convert("RGB")
        left, top, width, height = (side * WIDTH // picture.width for side in each.window)
        stem = f"differences/{picture.name}-{number:02}"
        for when, whole in (("before", base), ("after", altered)):
            save(folder / f"{stem}-{when}.webp", webp(whole.crop((left, top, left + width, top + height))))
        yield pair(stem, words.forms(noun(each.noun)), number)
    yield "</ol>"


def outline(region: list[list[int]]) -> str:
    return "".join(f"M{first} {row}H{last + 1}V{row + 1}H{first}Z" for row, first, last in region)


def label(region: list[list[int]], number: int) -> str:
    left, top = min(first for _, first, _ in region), min(row for row, _, _ in region)
    return f'<text x="{left}" y="{top + 2}">{number}</text>'


def pair(stem: str, statement: dict[str, str], number: int) -> str:
    """One alteration: what is seen and what is said of it, before and after."""
    return (
        f'<li><b>{number}</b><div class="pair"><img src="{stem}-before.webp" alt="" loading="lazy">'
        f'<img src="{stem}-after.webp" alt="" loading="lazy"><span>{escape(statement[""])}</span>'
        f"<span>{escape(statement['_altered'])}</span></div></li>"
    )
