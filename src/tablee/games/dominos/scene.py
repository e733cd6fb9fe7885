"""Dominos as a scene: the grid with a free line on every side that may still grow, one's hand, and where it fits.

A slot of the grid counts row by row. Free cells keep their keys while the grid grows around them: `g7` is where card 7
belongs, `left2` the place in a new column on the left, in the row of the third smiley.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from tablee.core.events import Event
from tablee.core.moves import NOBODY, Move, Seat
from tablee.core.scenes import VOTE, Flight, Key, Mine, Piece, Tap, Zone, bar, button, label, person, whose_turn
from tablee.core.words import Msg, Person, msg
from tablee.games.dominos import events
from tablee.games.dominos import state as moves
from tablee.games.dominos.describe import again
from tablee.games.dominos.state import INSIDE, LOW, is_linked_twice, placed_card, placed_cell, placed_side
from tablee.games.dominos.views import View
from tablee.games.smileys import nouns, pieces
from tablee.games.smileys.pack import BASE_CARDS, CARDS, COLOURS, NONE, SMILEY_SPECIAL, SMILEYS, WINK, YELLOW, base

T = TypeVar("T")
Lines = tuple[int, ...]  # colours or smileys

PLAY_AGAIN = msg("dominos-legend-again")
LEGEND: Zone = Zone(
    "legend",
    "legend",
    msg("scene-legend"),
    [
        Piece("legend.again", PLAY_AGAIN, text="+1"),
        Piece(
            "legend.joker",
            msg("dominos-legend-joker"),
            f"smileys/{SMILEY_SPECIAL + WINK}-as-{base(YELLOW, WINK):02}-square",
        ),
    ],
    weight=1,
)
SIGN: Zone = Zone(
    "sign", "legend", msg("dominos-legend-sign"), [Piece("sign.again", PLAY_AGAIN, text="+1")], form="sign"
)
COLUMN_HEADS = [Piece(f"column{number}", p.label, p.face) for number, p in enumerate(pieces.COLOUR_MARKS)]
ROW_HEADS = [Piece(f"row{number}", p.label, p.face) for number, p in enumerate(pieces.HEADS)]
FIRST_COLUMN, LAST_COLUMN = (Piece(key, state=("ghost",)) for key in ("column.first", "column.last"))
FIRST_ROW, LAST_ROW = (Piece(key, state=("ghost",)) for key in ("row.first", "row.last"))


# ---- for everybody


def table(view: View) -> list[Zone]:
    turn = whose(view)
    people = [seat(*known(view, number, turn)) for number in range(len(view.sizes))]
    zones = [
        seats(people),
        grid(in_grid(view, in_cell, beside_row, beside_column), *lines(view)),
        pieces.pile(view.pile),
    ]
    if view.discard:
        zones.append(thrown([pieces.FACES[card] for card in view.discard], len(view.discard)))
    if not is_linked_twice(view.filled):  # a single card lies there: the dice say why
        zones.append(dice(view))
    zones += [SIGN, LEGEND]
    zones += [pieces.hidden_hand(number, size) for number, size in enumerate(view.sizes)]
    return zones


def seats(people: list[Piece]) -> Zone:
    return Zone("seats", "seats", pieces=people, weight=2)


def whose(view: View) -> Seat:
    """Who is waited for."""
    return NOBODY if view.vote or view.finished else view.turn


def known(view: View, number: Seat, turn: Seat) -> tuple[Seat, int, bool, int, int]:
    """All that everybody knows about somebody."""
    return number, view.sizes[number], number == turn, view.places[number], view.known[number].bit_count()


def seat(number: Seat, size: int, is_turn: bool, place: int, jokers: int) -> Piece:
    """Somebody, and the one thing to know about them: the jokers that everybody saw them take."""
    if place:
        return person(number, size, "out", flag=msg("scene-place", place=place))
    flag = msg("dominos-flag-jokers", count=jokers) if jokers else None
    return person(number, size, *(("turn",) if is_turn else ()), flag=flag)


def thrown(cards: list[Piece], count: int) -> Zone:
    return Zone("discard", "pile", msg("scene-discard"), cards, count=count, weight=1)


def dice(view: View) -> Zone:
    card = view.rolls[-1]
    why = msg("dominos-table-opening", seat=Person(view.opener), card=nouns.card(card), rolls=len(view.rolls))
    return Zone("dice", "dice", pieces=pieces.dice(card).pieces, note=why, weight=1)


# ---- the grid


def in_grid(
    view: View,
    cell_of: Callable[[int, int, int], T],
    row_end: Callable[[str, int, int], T],
    column_end: Callable[[str, int, int], T],
) -> list[T]:
    """What lies in all the lines there are and, as long as there are fewer than six, the places of a free one on both
    sides (DOM-5)."""
    columns, rows = view.columns, view.rows
    grows_wider, width = len(columns) < COLOURS, width_of(columns)
    grows_taller, height = len(rows) < SMILEYS, height_of(rows)
    cells: list[T] = []
    for y, smiley in enumerate(rows, grows_taller):
        for x, colour in enumerate(columns, grows_wider):
            cell = colour * SMILEYS + smiley
            cells.append(cell_of(view.grid[cell], cell, y * width + x))
        if grows_wider:
            cells.append(row_end("left", smiley, y * width))
            cells.append(row_end("right", smiley, y * width + width - 1))
    if grows_taller:
        for x, colour in enumerate(columns, grows_wider):
            cells.append(column_end("top", colour, x))
            cells.append(column_end("bottom", colour, (height - 1) * width + x))
    return cells


def lines(view: View) -> tuple[Lines, Lines]:
    return tuple(view.columns), tuple(view.rows)


def width_of(columns: Sequence[int]) -> int:
    return len(columns) + 2 * (len(columns) < COLOURS)


def height_of(rows: Sequence[int]) -> int:
    return len(rows) + 2 * (len(rows) < SMILEYS)


def grid(cells: list[Piece], columns: Lines, rows: Lines) -> Zone:
    return Zone(
        "grid",
        "grid",
        msg("dominos-zone-grid"),
        cells,
        width=width_of(columns),
        height=height_of(rows),
        columns=heads(columns, COLUMN_HEADS, FIRST_COLUMN, LAST_COLUMN),
        rows=heads(rows, ROW_HEADS, FIRST_ROW, LAST_ROW),
        weight=9,
        ask=msg("dominos-ask-place"),
    )


def heads(lines: Lines, named: list[Piece], first: Piece, last: Piece) -> list[Piece]:
    known = [named[line] for line in lines]
    return [first, *known, last] if len(lines) < len(named) else known


# The pieces of a grid are few and the same at every table, so each is made once.


@cache
def in_cell(card: int, cell: int, slot: int) -> Piece:
    """A card in its cell, a joker that stands for it, or the free cell."""
    if card == NONE:
        return Piece(f"g{cell}", label(nouns.card(cell)), slot=slot, state=("ghost",))
    if card == cell:
        return Piece(pieces.key(card), label(nouns.card(card)), f"smileys/{card:02}-square", slot=slot)
    text = msg("dominos-zone-joker", card=nouns.card(card), cell=nouns.card(cell))
    face, stands = f"smileys/{card}-as-{cell:02}-square", f"smileys/{cell:02}-square"
    return Piece(pieces.key(card), text, face, stands=stands, slot=slot)


@cache
def beside_row(where: str, smiley: int, slot: int) -> Piece:
    """The place that a new column would have in this row."""
    text = msg("dominos-zone-new-column", where=where, smiley=nouns.smiley(smiley))
    return Piece(f"{where}{smiley}", text, slot=slot, state=("ghost",))


@cache
def beside_column(where: str, colour: int, slot: int) -> Piece:
    """The place that a new row would have in this column."""
    text = msg("dominos-zone-new-row", where=where, colour=nouns.colour(colour))
    return Piece(f"{where}{colour}", text, slot=slot, state=("ghost",))


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> Mine:
    if view.seat is None:
        return Mine(prompt(view, legal), doing=doing(view))
    zones = [pieces.hand(view.seat, view.hand)] if view.hand else []
    taps = [tap(view, move) for move in legal]
    zones += questions({tap.path[2] for tap in taps if len(tap.path) > 2})
    zones.append(VOTE if moves.GO_ON in legal else row(*buttons(view, legal)))
    return Mine(prompt(view, legal), zones, taps)


def prompt(view: View, legal: list[Move]) -> Msg:
    if view.finished:
        return msg("scene-over")
    if view.vote:
        return msg("vote-asked")
    if view.turn != view.seat:
        return whose_turn(view.turn)
    if legal[0] < moves.EXCHANGE:
        return msg("dominos-prompt-place")
    if legal[0] < moves.DISCARD:
        return msg("dominos-prompt-exchange")
    if legal[0] < moves.DRAW:
        return msg("dominos-prompt-discard")
    return msg("dominos-prompt-draw" if moves.DRAW in legal else "dominos-prompt-pass")


def doing(view: View) -> Msg | None:
    """What whoever is waited for can do, for those who watch."""
    if view.finished or view.vote:
        return None
    return msg("dominos-doing" if view.pile else "dominos-doing-dry")


def questions(asked: set[Key]) -> list[Zone]:
    """Which colour or smiley a joker opens a line for, where its place alone does not say it (DOM-7)."""
    zones: list[Zone] = []
    if not asked:
        return zones
    colours = [piece for piece in pieces.COLOUR_CHOICES if piece.key in asked]
    if colours:
        zones.append(Zone("colours", "row", msg("dominos-zone-which-colour"), colours, ask=msg("dominos-ask-colour")))
    smileys = [piece for piece in pieces.HEADS if piece.key in asked]
    if smileys:
        zones.append(Zone("smileys", "row", msg("dominos-zone-which-smiley"), smileys, ask=msg("dominos-ask-smiley")))
    return zones


def buttons(view: View, legal: list[Move]) -> tuple[bool, bool, bool]:
    """Who may throw a joker away, whether there is a pile, and whether one draws or passes."""
    throws = any(moves.DISCARD <= move < moves.DRAW for move in legal)
    return throws, view.pile > 0, moves.DRAW in legal or moves.PASS in legal


@cache
def row(throws: bool, has_pile: bool, goes_on: bool) -> Zone:
    """The bar. Its first place is left free: a chosen card is taken back there."""
    draw = msg("dominos-bar-draw") if has_pile else msg("dominos-bar-pass")
    return bar([button("discard", msg("dominos-bar-discard"), 2, throws), button("draw", draw, 3, goes_on, "main")])


# ---- the ways to a move


def tap(view: View, move: Move) -> Tap:
    if move >= moves.EXCHANGE:
        return swap(move, view.grid[move - moves.EXCHANGE]) if move < moves.DISCARD else REST[move]
    if placed_side(move) == INSIDE:
        return AGAIN[move] if again(view, move) == "yes" else PLAIN[move]
    return NEW_ROW[move] if placed_cell(move) // SMILEYS in view.columns else NEW_COLUMN[move]


@cache
def swap(move: Move, joker: int) -> Tap:
    return Tap((pieces.key(move - moves.EXCHANGE), pieces.key(joker)), move)


def inside(move: Move) -> tuple[Key, ...]:
    return (pieces.key(placed_card(move)), f"g{placed_cell(move)}")


def in_new_row(move: Move) -> tuple[Key, ...]:
    """A special of the column's colour has to say for which smiley the row shall be."""
    card, (colour, smiley) = placed_card(move), divmod(placed_cell(move), SMILEYS)
    where = "top" if placed_side(move) == LOW else "bottom"
    path = (pieces.key(card), f"{where}{colour}")
    return (*path, pieces.HEADS[smiley].key) if BASE_CARDS <= card < SMILEY_SPECIAL else path


def in_new_column(move: Move) -> tuple[Key, ...]:
    """A special of the row's smiley has to say for which colour the column shall be."""
    card, (colour, smiley) = placed_card(move), divmod(placed_cell(move), SMILEYS)
    where = "left" if placed_side(move) == LOW else "right"
    path = (pieces.key(card), f"{where}{smiley}")
    return (*path, pieces.COLOUR_CHOICES[colour].key) if card >= SMILEY_SPECIAL else path


PLACEMENTS = range(moves.EXCHANGE)
PLAIN = [Tap(inside(move), move) for move in PLACEMENTS]
AGAIN = [Tap(inside(move), move, say=msg("dominos-say-again")) for move in PLACEMENTS]  # DOM-9
NEW_ROW = [Tap(in_new_row(move), move) for move in PLACEMENTS]
NEW_COLUMN = [Tap(in_new_column(move), move) for move in PLACEMENTS]
REST = {
    moves.discard(card): Tap((pieces.key(card), "discard"), moves.discard(card)) for card in range(BASE_CARDS, CARDS)
}
REST |= {move: Tap(("draw",), move) for move in (moves.DRAW, moves.PASS)}
REST |= {moves.GO_ON: Tap(("on",), moves.GO_ON), moves.ENOUGH: Tap(("enough",), moves.ENOUGH)}


# ---- what moves


def flight(event: Event) -> list[Flight]:
    match event:
        case (
            events.Placed(by=by, card=card) | events.PlacedJoker(by=by, card=card) | events.Discarded(by=by, card=card)
        ):
            return [Flight(f"hand{by}", pieces.key(card))]
        case events.Exchanged(by=by, card=card, joker=joker):
            return [Flight(f"hand{by}", pieces.key(card)), Flight(pieces.key(joker), f"hand{by}")]
        case events.Drew(by=by):
            return [Flight("pile", f"hand{by}")]
        case events.DrewCard(card=card):
            return [Flight("pile", pieces.key(card))]
    return []
