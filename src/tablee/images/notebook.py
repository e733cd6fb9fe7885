"""A table as one piece of HTML, for notebooks: no scripts, nothing from elsewhere, each face in it once.

It is drawn from a scene and from nothing else, so it can show nothing that the viewer may not see. It lies on a cloth
of its own and looks the same in a light and in a dark notebook. Its classes are named after what it shows: several
pictures on one page do not get in each other's way, and equal ones are equal to the byte.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape
from urllib.parse import quote

from tablee.core.art import Art, Face, Style
from tablee.core.match import Match
from tablee.core.moves import Seat
from tablee.core.scenes import Mine, Piece, Scene, Zone
from tablee.core.words import Msg, Words
from tablee.drawing.animals import ANIMALS
from tablee.images import product
from tablee.images.cache import webp
from tablee.images.notebook_style import STYLE
from tablee.images.raster import rendered

SHARP = 2  # pixels of the picture for one of the page
SMALL = 64  # narrower than this, a piece shows the picture made for it
MOST_BACKS = 12  # of one hand; the number beside it says how many there are
ANIMAL = 38  # how high the animal of a seat is

# How high pieces lie, in pixels: on the table, before somebody else, before the viewer.
HEIGHTS = {"pile": (92, 46, 72), "hand": (92, 46, 112), "row": (84, 58, 84), "dice": (52, 40, 40), "scatter": (62,) * 3}
WEIGHT = 5  # above it, what somebody has is what everybody looks at
PICTURE, BOARD, CELL, LANE, SIGN = 300, 118, 50, 84, 26


def table(match: Match, seat: Seat | None, words: Words, names: Sequence[str]) -> str | None:
    """The whole picture; None where a game has no pictures, or no scene to put them in."""
    if match.game.art is None or match.game.scene is None:
        return None
    faces = known_faces(match.game.art.load(), Style(words.language))
    drawn = Drawing(match.scene(seat), seat, words, names, faces)
    return drawn.whole(words.say(Msg(f"{match.game.key}-name")))


@lru_cache(maxsize=32)
def known_faces(art: Art, style: Style) -> dict[str, Face]:
    return {face.name: face for face in (*product.faces(style), *art.faces(style))}


@lru_cache(maxsize=256)
def address(face: Face, width: int) -> str:
    """A face as an address that holds it: as a drawing or in pixels, whichever is shorter. A secret one leaves as
    pixels only: the drawing would tell what differs."""
    pixels = base64.b64encode(webp(rendered(face, min(SHARP * width, face.pixels)))).decode()
    pixels = f"data:image/webp;base64,{pixels}"
    drawing = "" if face.secret else "data:image/svg+xml," + quote(face.draw(), safe=" =:/,;()'!*@?$+-.~")
    return drawing if drawing and len(drawing) < len(pixels) else pixels


def is_asked_later(zone: Zone, mine: Mine) -> bool:
    """Is it a row of things to choose from, once something else was chosen: which colour, which value?"""
    if zone.kind != "row" or zone.owner is not None:
        return False
    keys = {piece.key for piece in zone.pieces}
    steps = {step for tap in mine.taps for step, key in enumerate(tap.path) if key in keys}
    return bool(steps) and 0 not in steps


class Drawing:
    """One picture while it is made: the zones become HTML, and the faces they show are gathered."""

    def __init__(
        self, scene: Scene, me: Seat | None, words: Words, names: Sequence[str], faces: dict[str, Face]
    ) -> None:
        self.scene = scene
        self.me = me
        self.words = words
        self.names = names
        self.faces = faces
        self.widths: dict[str, int] = {}  # of the faces shown so far, by name: the widest
        own = {zone.id for zone in scene.mine.zones} - {zone.id for zone in scene.table}
        self.zones = [
            zone
            for zone in scene.zones
            if zone.weight and not zone.after and not (zone.id in own and is_asked_later(zone, scene.mine))
        ]

    # ---- the whole

    def whole(self, title: str) -> str:
        prompt = self.say(self.scene.mine.prompt)
        body = [f'<div class="head"><b>{escape(title)}</b> <span>{escape(prompt)}</span></div>']
        if self.scene.mine.cover:
            body.append(f'<div class="cover">{escape(self.say(self.scene.mine.cover.text))}</div>')
        seats = next((zone.pieces for zone in self.zones if zone.kind == "seats"), [])
        mats = [self.mat(seat, person) for seat, person in enumerate(seats)]
        own = "" if self.me is None or self.me >= len(mats) else mats.pop(self.me)
        body.append(box("people", mats))
        body.append(box("middle", [self.zone(zone) for zone in self.zones if is_in_the_middle(zone)]))
        body.append(own)
        body.append(box("foot", [self.zone(zone) for zone in self.zones if zone.kind == "bar"]))
        body.append(box("foot", self.legends()))
        return self.dressed("".join(body), f"{title}. {prompt}")

    def dressed(self, body: str, spoken: str) -> str:
        """With the faces it shows, under a name that is made of all of it."""
        numbers = {name: number for number, name in enumerate(self.widths)}
        for name, number in numbers.items():
            body = body.replace(f'"face {name}"', f'"face f{number}"')
        rules = [
            f'.f{number}{{background-image:url("{address(self.faces[name], self.widths[name])}")}}'
            for name, number in numbers.items()
        ]
        name = "tablee-" + hashlib.sha256("".join([body, *rules]).encode()).hexdigest()[:10]
        faces = "".join(f".{name} {rule}" for rule in rules)
        style = STYLE.replace("&", f".{name}")
        return (
            f'<div class="{name}" role="group" aria-label="{escape(spoken)}"><style>{style}{faces}</style>{body}</div>'
        )

    def say(self, what: Msg | None) -> str:
        return self.words.say(what, self.names, self.me) if what else ""

    # ---- people

    def mat(self, seat: Seat, person: Piece) -> str:
        """Somebody, with what lies in front of them."""
        animal = self.face(f"house/animal-{list(ANIMALS)[seat % len(ANIMALS)]}", ANIMAL, "")
        count = "" if person.count is None else f'<b class="count">{person.count}</b>'
        flag = f'<span class="flag">{escape(self.say(person.flag))}</span>' if person.flag else ""
        who = f'<div class="who">{animal}<b>{escape(self.names[seat])}</b>{count}{flag}</div>'
        lying = [zone for zone in self.zones if zone.owner == seat and not is_in_the_middle(zone)]
        is_wide = any(zone.kind == "row" and zone.weight > WEIGHT for zone in lying)
        kinds = ["mat", *person.state]
        kinds += [name for name, holds in (("own", seat == self.me), ("wide", is_wide)) if holds]
        return box(" ".join(kinds), [who, *(self.zone(zone) for zone in lying)])

    # ---- zones

    def zone(self, zone: Zone) -> str:
        match zone.kind:
            case "bar":
                return "".join(
                    f'<span class="button {" ".join(piece.state)}">{escape(self.say(piece.label))}</span>'
                    for piece in zone.pieces
                    if "off" not in piece.state
                )
            case "words":
                return "".join(f"<div>{escape(self.say(piece.label))}</div>" for piece in zone.pieces)
            case "notice":
                return self.notice(zone)
            case "lines":
                return self.titled(zone, self.lines(zone))
            case "meter":
                return self.titled(zone, self.meter(zone))
            case "grid" | "scatter" | "board":
                return self.titled(zone, self.cells(zone))
            case "picture":
                shown = [self.piece(piece, PICTURE, self.say(zone.label)) for piece in zone.pieces]
                return self.titled(zone, box("laid", shown))
        return self.row(zone)

    def titled(self, zone: Zone, inside: str) -> str:
        """With its name above it and its state below."""
        if not inside:
            return ""
        label = self.say(zone.label)
        if zone.owner is not None and label == self.names[zone.owner]:
            label = ""  # it lies before them
        count = zone.count if zone.owner is None else None  # what somebody has, their seat tells
        title = " · ".join(escape(str(part)) for part in (label, count) if part not in ("", None))
        head = f'<div class="title">{title}</div>' if title else ""
        note = f'<div class="note">{escape(self.say(zone.note))}</div>' if zone.note else ""
        return f'<div class="zone">{head}{inside}{note}</div>'

    def row(self, zone: Zone) -> str:
        """Hands, rows, piles and dice: side by side, or over each other."""
        height = self.height(zone)
        shown = [self.piece(piece, height) for piece in zone.pieces]
        if not shown and zone.count and zone.back:
            backs = 1 if zone.kind == "pile" else min(zone.count, MOST_BACKS)
            shown = [self.face(zone.back, height, "")] * backs
        if not shown:
            return ""
        is_fan = zone.kind == "pile" or not zone.pieces or (zone.kind == "hand" and zone.owner != self.me)
        return self.titled(zone, box("fan" if is_fan else "laid", shown))

    def height(self, zone: Zone) -> int:
        table, other, own = HEIGHTS[zone.kind]
        if zone.owner is None or (zone.kind == "pile" and zone.weight > WEIGHT):
            return table
        return own if zone.owner == self.me else other

    def cells(self, zone: Zone) -> str:
        """Pieces in their places, with heads where there are any."""
        height = {"grid": CELL, "scatter": HEIGHTS["scatter"][0], "board": BOARD}[zone.kind]
        if any(piece.shows for piece in zone.pieces):
            height = BOARD - CELL
        top, left = bool(zone.columns), bool(zone.rows)
        placed = [(1, 1 + left + at, self.piece(head, SIGN)) for at, head in enumerate(zone.columns)]
        placed += [(1 + top + at, 1, self.piece(head, SIGN)) for at, head in enumerate(zone.rows)]
        for order, piece in enumerate(zone.pieces):
            row, column = divmod(order if piece.slot is None else piece.slot, zone.width or 1)
            placed.append((1 + top + row, 1 + left + column, self.piece(piece, height)))
        inside = [f'<div style="grid-area:{row}/{column}">{piece}</div>' for row, column, piece in placed]
        return box(f"cells {zone.kind}", inside)

    def lines(self, zone: Zone) -> str:
        """A lane for each line: its colour, what lies there, its state in words. Before others one sign for a card."""
        is_own = zone.owner == self.me
        lanes = []
        for line, head in enumerate(zone.rows):
            lying = [piece for piece in zone.pieces if piece.slot == line]
            cards = [self.piece(piece, LANE) if is_own else self.short(piece) for piece in lying]
            flag = f'<span class="flag">{escape(self.say(head.flag))}</span>' if head.flag else ""
            mark = self.face(head.face, SIGN, self.say(head.label))
            lanes.append(box("lane", [mark, box("fan" if is_own else "laid", cards), flag]))
        return "".join(lanes)

    def short(self, piece: Piece) -> str:
        return self.face(piece.short or piece.face, SIGN, self.say(piece.label))

    def meter(self, zone: Zone) -> str:
        if zone.pieces:
            return box("slots", [self.piece(piece, SIGN) for piece in zone.pieces])
        full = zone.count or 0
        return f'<div class="stars">{"★" * full}{"☆" * max(0, zone.width - full)}</div>'

    def notice(self, zone: Zone) -> str:
        """A paper: what threatens whom, or what the next step means, a line for each."""
        lines = []
        for line, row in enumerate(zone.rows):
            shown = [self.piece(piece, HEIGHTS["row"][1]) for piece in zone.pieces if piece.slot == line]
            lines.append(box("lane", [*shown, f"<span>{escape(self.say(row.label))}</span>"]))
        if not zone.rows:
            lines = [self.piece(piece, HEIGHTS["row"][0]) for piece in zone.pieces]
        texts = [f"<b>{escape(self.say(zone.label))}</b>", *lines]
        if zone.note:
            texts.append(f"<span>{escape(self.say(zone.note))}</span>")
        return box("paper", texts)

    def legends(self) -> list[str]:
        """What signs mean; a sign that two legends explain is explained once."""
        listed = {self.say(piece.label): piece for zone in self.zones if zone.kind == "legend" for piece in zone.pieces}
        return [self.sign(piece, text) for text, piece in listed.items()]

    def sign(self, piece: Piece, text: str) -> str:
        mark = f'<b class="mark">{escape(piece.text)}</b>' if piece.text else ""
        if piece.face:
            mark = self.face(piece.face, SIGN, "")
        return box(" ".join(["sign", *piece.state]), [mark, escape(text)])

    # ---- pieces

    def piece(self, piece: Piece, height: int, spoken: str = "") -> str:
        spoken = self.say(piece.label) or spoken
        if piece.shows:
            face = next((zone.pieces[0].face for zone in self.scene.zones if zone.id == piece.shows), "")
        else:
            face = piece.face or piece.back
        if piece.small and self.width(face, height) < SMALL:
            face = piece.small
        shown = self.face(face, height, spoken) if face else self.without_face(piece, height, spoken)
        flag = f'<span class="flag">{escape(self.say(piece.flag))}</span>' if piece.flag else ""
        states = " ".join(piece.state)
        return f'<span class="piece {states}">{shown}{flag}</span>' if states or flag else shown

    def without_face(self, piece: Piece, height: int, spoken: str) -> str:
        """An empty place, or a word."""
        if "ghost" in piece.state:
            inside = "" if piece.count is None else str(piece.count)
            return f'<span class="place" title="{escape(spoken)}" style="height:{height}px">{inside}</span>'
        return f'<span class="word">{escape(piece.text or spoken)}</span>'

    def width(self, name: str, height: int) -> int:
        face = self.faces.get(name)
        return round(height * face.width / face.height) if face else 0

    def face(self, name: str, height: int, spoken: str) -> str:
        """A picture of the catalogue; a word where there is none of that name."""
        width = self.width(name, height)
        if not width:
            return f'<span class="word">{escape(spoken or name)}</span>'
        self.widths[name] = max(width, self.widths.get(name, 0))
        told = f' role="img" title="{escape(spoken)}"' if spoken else ""
        return f'<span class="face {name}"{told} style="width:{width}px;height:{height}px"></span>'


def is_in_the_middle(zone: Zone) -> bool:
    """Lies on the table, and not before somebody or at its foot."""
    return zone.kind not in ("seats", "bar", "legend") and (zone.owner is None or zone.kind in ("notice", "picture"))


def box(kinds: str, inside: Iterable[str]) -> str:
    """A box with these things in it; nothing where there are none."""
    filled = "".join(inside)
    return f'<div class="{kinds}">{filled}</div>' if filled else ""
