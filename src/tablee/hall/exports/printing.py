"""Sheets of a hall as PDF: its results, and a label with a QR code for everybody of its list. They need the packages of
the `print` extra; a house without them says so."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from urllib.parse import quote

from msgspec import Struct

from tablee.core.words import Words, msg
from tablee.drawing.palette import INK
from tablee.hall.exports.lesson import Lesson, about, decimal, games_played, handicap
from tablee.hall.exports.outfits import HEADROOM, face
from tablee.protocol.errors import Refusal

LINE = "#d9c7b0"
FACE = 6.1  # mm
COLUMNS, ROWS = 3, 6  # labels on a sheet of A4
LABEL = (66, 46)  # mm
LONG = 9  # letters of a name that fill a label's width

PAGE = """\
#set page(paper: "a4", margin: (x: {margin}mm, top: {top}mm, bottom: {top}mm))
#set text(font: "Source Sans Pro", size: 10.5pt, lang: "{lang}", fill: rgb("{ink}"))
#let title(size, words) = text(font: "Fredoka One", size: size, words)
"""


class Label(Struct, frozen=True):
    """Somebody's name, and the address that lets them in under it."""

    name: str
    link: str


def label_link(link: str, name: str) -> str:
    """The address of a hall with a name behind it. The name is a fragment: no server is sent it, and no log keeps it.

    >>> label_link("https://tablee.example/s/KNWJB", "Zoé B.")
    'https://tablee.example/s/KNWJB#Zo%C3%A9%20B.'
    """
    return f"{link}#{quote(name, safe='')}"


# ---- results


def results_pdf(lesson: Lesson, language: str) -> bytes:
    drawn = {f"face-{number}.svg": face(number) for number in sorted({who.animal for who in lesson.people})}
    return typeset("".join(results_page(lesson, Words(language))), {**drawn, "logo.svg": logo()})


def results_page(lesson: Lesson, words: Words) -> Iterator[str]:
    yield PAGE.format(margin=14, top=12, lang=words.language, ink=INK)
    yield (
        '#grid(columns: (17mm, 1fr), gutter: 4mm, align: horizon, image("logo.svg", width: 17mm), stack(spacing: 3mm, '
        f"title(20pt, {quoted(lesson.title)}), {quoted(about(lesson, words))}))\n#v(2mm)\n"
    )
    yield from ranked_table(lesson, words) if lesson.plan.ranking else plain_table(lesson, words)
    yield "#v(3mm)\n"
    yield f"#grid(columns: (1fr, auto), gutter: 8mm, {quoted(footnote(lesson, words))}, "
    yield f"{quoted(words.say(msg('sheet-seal', seal=lesson.seal())))})\n"


def footnote(lesson: Lesson, words: Words) -> str:
    parts = [words.say(msg("sheet-games", games=games_played(lesson, words)))]
    if lesson.plan.ranking:
        return " · ".join([*parts, words.say(msg("sheet-scale"))])
    matches = words.say(msg("sheet-matches", matches=lesson.finished))
    meetings = words.say(msg("sheet-meetings", meetings=lesson.met))
    parts += [words.say(msg("sheet-sums", matches=matches, meetings=meetings)), words.say(msg("sheet-tables"))]
    return " · ".join(parts)


def ranked_table(lesson: Lesson, words: Words) -> Iterator[str]:
    rounds, found = lesson.round_points(), lesson.standings()
    paced = any(handicap(who.handicap, "") for who in lesson.people)
    earlier = bool(lesson.earlier.points)
    heads = [words.say(msg("sheet-place")), "", words.say(msg("sheet-name"))]
    heads += [words.say(msg("sheet-earlier"))] * earlier
    heads += [str(number) for number in range(1, len(rounds) + 1)]
    heads += [words.say(msg("sheet-points"))] + [words.say(msg("sheet-handicap"))] * paced
    rows = []
    for who in lesson.in_order():
        stands = found.get(who.number)
        cells = [quoted(str(stands.place) if stands else ""), picture(who.animal), quoted(who.name)]
        cells += [quoted(decimal(lesson.earlier.points.get(who.number, 0), words.language))] * earlier
        cells += [quoted(decimal(each[who.number], words.language) if who.number in each else "–") for each in rounds]
        cells += [f"strong({quoted(decimal(stands.points, words.language) if stands else '')})"]
        rows.append(cells + [quoted(handicap(who.handicap, words.language))] * paced)
    yield table(heads, rows, first=3)


def plain_table(lesson: Lesson, words: Words) -> Iterator[str]:
    """No place, no points, and in the order of names."""
    heads = ["", words.say(msg("sheet-name")), *(str(number) for number in range(1, len(lesson.results) + 1))]
    heads += [words.say(msg("sheet-played")), words.say(msg("sheet-met"))]
    rows = []
    for who in lesson.in_order():
        cells = [picture(who.animal), quoted(who.name)]
        cells += [quoted(str(at or "–")) for at in lesson.tables_of(who.number)]
        rows.append([*cells, quoted(str(lesson.matches_of(who.number))), quoted(str(lesson.met_by(who.number)))])
    yield table(heads, rows, first=2)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], first: int) -> str:
    """The last of the first columns is the name, to the left and as wide as there is room; numbers stand right."""
    count = len(heads) - first
    rounds = f"{max(8, min(14, 90 // count))}mm"
    widths = ["auto"] * (first - 1) + ["1fr"] + [rounds if head.isdigit() else "auto" for head in heads[first:]]
    sides = ["right"] * (first - 1) + ["left"] + ["right"] * count
    named = ", ".join(f'text(font: "Fredoka One", size: 9.5pt, {quoted(head)})' for head in heads)
    cells = ",\n".join(", ".join(row) for row in rows)
    return (
        f"#table(columns: ({', '.join(widths)}), align: ({', '.join(f'{side} + horizon' for side in sides)}), "
        "inset: (x, y) => (x: 1.4mm, y: if y == 0 { 1.5mm } else { 0.6mm }), "
        f'stroke: (x, y) => (bottom: if y == 0 {{ 1.4pt + rgb("{INK}") }} else {{ 0.7pt + rgb("{LINE}") }}),\n'
        f"table.header({named}),\n{cells})\n"
    )


def picture(animal: int) -> str:
    """A hat may stand out of its row."""
    scaled = FACE * (100 + HEADROOM) / 100
    return f'box(width: {FACE}mm, height: {FACE}mm, place(bottom, image("face-{animal}.svg", height: {scaled:.2f}mm)))'


def logo() -> str:
    from tablee.images.product import logo as drawn

    return drawn()


# ---- labels


def labels_pdf(title: str, labels: Sequence[Label], language: str) -> bytes:
    codes = {f"code-{number}.svg": qr_code(label.link) for number, label in enumerate(labels)}
    return typeset("".join(labels_page(title, labels, Words(language))), codes)


def labels_page(title: str, labels: Sequence[Label], words: Words) -> Iterator[str]:
    width, height = LABEL
    top = (297 - ROWS * height) / 2 - 0.1
    yield PAGE.format(margin=(210 - COLUMNS * width) / 2, top=top, lang=words.language, ink=INK)
    yield f'#let cut = (paint: rgb("{LINE}"), thickness: 0.6pt, dash: "dashed")\n'
    yield f"#let below = stack(spacing: 2.5mm, text(size: 8pt, {quoted(title)}), "
    yield f"text(size: 7pt, {quoted(words.say(msg('sheet-label')))}))\n"
    yield "#let one(name, code) = grid(columns: (32mm, 1fr), align: (left + horizon, center + horizon), gutter: 2mm, "
    yield "code, stack(spacing: 2.5mm, par(leading: 0.4em, name), below))\n"
    yield f"#grid(columns: ({width}mm,) * {COLUMNS}, rows: {height}mm, inset: 3mm, align: horizon, stroke: cut,\n"
    for number, label in enumerate(labels):
        size = 15 if len(label.name) <= LONG else 11
        yield f'one(title({size}pt, {quoted(label.name)}), image("code-{number}.svg", width: 32mm)),\n'
    yield ")\n"


def qr_code(link: str) -> str:
    import segno

    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", scale=4, border=3, light="#fff")
    return out.getvalue().decode()


# ---- with Typst


def typeset(source: str, pictures: Mapping[str, str]) -> bytes:
    try:
        import typst

        from tablee.images.printing import FONTS
    except ImportError as error:
        raise Refusal("print-missing", msg("print-missing")) from error
    with tempfile.TemporaryDirectory() as folder:
        for name, text in pictures.items():
            Path(folder, name).write_text(text, "utf-8")
        page = Path(folder, "page.typ")
        page.write_text(source, "utf-8")
        made: bytes = typst.compile(str(page), font_paths=FONTS, ignore_system_fonts=True)
    return made


def quoted(text: str) -> str:
    """A string of Typst, which prints what is in it and reads nothing else into it."""
    escapes = {"\\": "\\\\", '"': '\\"', "\n": " ", "\r": " ", "\t": " "}
    return '"' + "".join(escapes.get(letter, letter) for letter in text) + '"'
