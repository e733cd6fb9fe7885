"""DIFFERENCE as a scene: what was laid, one's own card, and points in it instead of taps.

The pictures are sealed and their keys only count: the number of a card would tell where it is altered. A laid card has
its place in the order of laying; one's own, what is left of the pile and how much of that was buried. Once all of it
has been, keys come again, but never at once: while a card is turned there is none. So an address is to be forgotten
when its picture leaves the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from tablee.core.events import Event
from tablee.core.moves import IllegalMove, Move, Seat
from tablee.core.scenes import VOTE, Aim, Flight, Marks, Mine, Piece, Point, Ring, State, Tap, Zone, bar, button, person
from tablee.core.words import Msg, msg
from tablee.games.difference import events, pictures
from tablee.games.difference import state as moves
from tablee.games.difference.describe import hinted_part, spot_of
from tablee.games.difference.rules import open_cells
from tablee.games.difference.state import (
    ADVANCED,
    BEGINNER,
    BESIDE,
    CARDS,
    CENTRE,
    MADE,
    MISS,
    NONE,
    PICTURES,
    REACH,
    SIDE,
    SPOTS,
    cell_name,
)
from tablee.games.difference.views import View

FACES = [[f"difference/{picture}-{card + 1:02}" for card in range(CARDS)] for picture in PICTURES]


def face(picture: int, card: int) -> str:
    return f"difference/{picture}-{card + 1:02}" if picture >= MADE else FACES[picture][card]


LAID = "laid"  # the zone of the reference; in the advanced game, of the whole area
CARD = "card"  # the zone of one's own card
SEND = "send"
GAP = 0.01  # 12 units of a picture 1200 wide: nearer than that, two points are one (DIF-12)

# ---- for everybody


def table(view: View) -> list[Zone]:
    """Only the people: whatever else lies here is a picture, and sealed."""
    return [Zone("seats", "seats", pieces=[seat(view, number) for number in range(len(view.sizes))], weight=2)]


def seat(view: View, number: Seat) -> Piece:
    state: tuple[State, ...] = ("out",) if view.places[number] else ()
    return person(number, view.sizes[number], *state, flag=flag(view, number))


def flag(view: View, number: Seat) -> Msg | None:
    """The one thing to know about somebody."""
    if view.places[number]:
        return msg("scene-place", place=view.places[number])
    if (view.locked >> number) & 1:
        return msg("difference-flag-locked")
    if (view.flipping >> number) & 1:
        return msg("difference-flag-flipping")
    return None


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> Mine:
    plays = view.seat is not None and not view.places[view.seat]
    pair = CARD if plays else ""
    zones = area(view, pair) if view.variant == ADVANCED else [reference(view, pair)]
    if view.seat is None:
        return Mine(prompt(view), zones, doing=doing(view))
    if plays:
        zones.append(own_card(view, view.seat))
    zones.append(VOTE if moves.GO_ON in legal else buttons(view, legal))
    taps = [TAPS[move] for move in legal if move >= moves.BURY]
    marks = Marks(CARD, aims(view, legal), GAP, SEND) if plays and not view.vote else None
    return Mine(prompt(view), zones, taps, marks=marks)


def prompt(view: View) -> Msg:
    if view.finished:
        return msg("scene-over")
    if view.vote:
        return msg("vote-asked")
    if view.seat is None or view.places[view.seat]:
        return msg("difference-prompt-watch")
    if (view.flipping >> view.seat) & 1:
        return msg("difference-prompt-flipping")
    if (view.locked >> view.seat) & 1:
        return msg("difference-prompt-locked")
    return msg("difference-prompt-lay" if view.variant == ADVANCED else "difference-prompt-find")


def doing(view: View) -> Msg | None:
    """What whoever is waited for can do, for those who watch."""
    if view.finished or view.vote:
        return None
    return msg("difference-doing-lay" if view.variant == ADVANCED else "difference-doing")


def buttons(view: View, legal: list[Move]) -> Zone:
    """The red one is always last; only beginners have another."""
    claim = button(SEND, msg("difference-bar-claim"), 3, moves.MARK in legal or has_aims(legal), "race")
    if view.variant != BEGINNER:
        return bar([claim])
    return bar([button("bury", msg("difference-bar-bury"), 1, moves.BURY in legal), claim])


def has_aims(legal: list[Move]) -> bool:
    return bool(legal) and legal[0] < moves.MARK  # they come first


TAPS = {
    moves.BURY: Tap(("bury",), moves.BURY),
    moves.GO_ON: Tap(("on",), moves.GO_ON),
    moves.ENOUGH: Tap(("enough",), moves.ENOUGH),
}

# ---- pictures


def reference(view: View, pair: str) -> Zone:
    top = len(view.laid) - 1
    return Zone(LAID, "picture", REFERENCE, [laid(view, top)], weight=9, emphasis="none", pair=pair)


def laid(view: View, which: int) -> Piece:
    return Piece(f"laid{which}", face=face(view.picture, view.laid[which]), sealed=True)


def own_card(view: View, number: Seat) -> Zone:
    """What is left of one's pile, the card on it turned up; for a moment after a bury there is none to be seen."""
    left = view.sizes[number]
    card = EMPTY
    if view.card != NONE:
        card = Piece(f"m{number}.{left}.{view.seen[number]}", face=face(view.picture, view.card), sealed=True)
    pair = "" if view.variant == ADVANCED else LAID  # there the card compared is chosen by the aim
    return Zone(CARD, "picture", OWN, [card], number, left, note=hint(view), weight=9, emphasis="none", pair=pair)


REFERENCE = msg("difference-zone-reference")
OWN = msg("difference-zone-own")
EMPTY = Piece("empty", state=("ghost",))


def hint(view: View) -> Msg | None:
    """In the words in which it was told (DIF-16)."""
    if not view.hint:
        return None
    if len(view.hint) == 1:
        return msg("difference-zone-hint", part=hinted_part(view))
    return msg("difference-zone-close-hint", one=spot_of(view, view.hint[1]), other=spot_of(view, view.hint[2]))


def ahead(state: moves.State, seat: Seat) -> list[str]:
    """What may be shown next: the card that each player could lay now, in the order of the seats, and one's own after
    it. Their number tells nothing that is not known."""
    cards = [pile[-1] for pile in state.piles if pile]
    return [face(state.picture, card) for card in cards + state.piles[seat][-2:-1]]


# ---- the area of the advanced game


def area(view: View, pair: str) -> list[Zone]:
    """The map, and each laid card as a picture of its own: those have a place only while they are compared."""
    zones = [drawn_map(tuple(view.cells), view.limit)]
    for which, cell in enumerate(view.cells):
        piece = laid(view, which)
        zones.append(Zone(f"at{cell}", "picture", on(cell), [piece], emphasis="none", pair=pair, form="staged"))
    return zones


@lru_cache(1000)  # it is the same for everybody, and until the next card is laid
def drawn_map(cells: tuple[int, ...], limit: int) -> Zone:
    """The cards laid, and the cells beside them with the number of their neighbours."""
    free = open_cells(list(cells), limit)
    top, height = extent([cell // SIDE for cell in (*cells, *free)])
    left, width = extent([cell % SIDE for cell in (*cells, *free)])
    pieces = [Piece(f"on{cell}", on(cell), shows=f"at{cell}", slot=slot(cell, top, left, width)) for cell in cells]
    for cell in free:
        count = len(compared(cells, cell))
        where = slot(cell, top, left, width)
        pieces.append(Piece(f"cell{cell}", beside_some(cell, count), slot=where, count=count, state=("ghost",)))
    return Zone(LAID, "grid", AREA, pieces, width=width, height=height, weight=8)


def slot(cell: int, top: int, left: int, width: int) -> int:
    return (cell // SIDE - top) * width + cell % SIDE - left


def extent(lines: list[int]) -> tuple[int, int]:
    """The first row (or column) of the map and how many there are: as many as are used, and five at least, so that it
    seldom shifts."""
    low, high = min(lines), max(lines)
    first = min(low, max(CENTRE // SIDE - REACH // 2, high - REACH + 1))
    last = max(high, first + REACH - 1)
    return first, last - first + 1


AREA = msg("difference-zone-area")


@cache
def on(cell: int) -> Msg:
    return msg("difference-zone-on", cell=cell_name(cell))


@cache
def beside_some(cell: int, count: int) -> Msg:
    return msg("difference-move-aim", cell=cell_name(cell), count=count)


# ---- points


def aims(view: View, legal: list[Move]) -> list[Aim]:
    """Where a claim may be made; nowhere for those who wait."""
    if view.variant != ADVANCED:
        return [Aim([LAID], due(view, [LAID]))] if moves.MARK in legal else []
    return aims_at(tuple(view.cells), view.limit, view.distinct) if has_aims(legal) else []


@lru_cache(1000)  # as the map
def aims_at(cells: tuple[int, ...], limit: int, distinct: bool) -> list[Aim]:
    found: list[Aim] = []
    for cell in open_cells(list(cells), limit):
        against = compared(cells, cell)
        found.append(Aim(against, marks_due(distinct, len(against)), f"cell{cell}", moves.aim(cell)))
    return found


def compared(cells: Sequence[int], cell: int) -> list[str]:
    return [f"at{near}" for near in BESIDE[cell] if near in cells]


def due(view: View, against: list[str]) -> int:
    """How many points a claim needs. One that was begun in words, spot by spot, is finished with what it still lacks;
    an aim begins it anew."""
    return marks_due(view.distinct, len(against)) if view.variant == ADVANCED else 2 - len(view.marks)


def marks_due(distinct: bool, count: int) -> int:
    """As the rules count them (DIF-23)."""
    return count + 1 if distinct else 2 * count


def pointed(move: Move) -> bool:
    """Is this move made of points in a picture?"""
    return move < moves.BURY


def moves_at(view: View, aim: Move | None, points: list[Point]) -> list[Move]:
    """One claim from points. Where regions are is told by nothing here: any points of the right number are a claim."""
    if view.variant == ADVANCED and aim is None:
        raise IllegalMove(msg("difference-aim-first"))
    if aim is not None and not moves.AIM <= aim < moves.MARK:
        raise IllegalMove(msg("refused-no-such-move"))
    against = [LAID] if aim is None else compared(view.cells, aim - moves.AIM)
    begun = [] if aim is None else [aim]
    if not against or (aim is not None and view.variant != ADVANCED):
        return begun  # a cell where nothing can be laid: the rules say why
    count = due(view, against)
    if len(points) != count or not {zone for zone, _, _ in points} <= {CARD, *against}:
        raise IllegalMove(msg("difference-marks-due", count=count))
    ordered = points if len(against) == 1 or view.distinct else by_picture(points, against, count)
    return begun + [moves.mark(region_at(view.picture, x, y)) for _, x, y in ordered]


def by_picture(
    points: list[tuple[str, float, float]], against: list[str], count: int
) -> list[tuple[str, float, float]]:
    """Two for each card compared. Points in a neighbour's picture are about that one; those in one's own card are about
    whichever lacks them, in order."""
    own = [point for point in points if point[0] == CARD]
    ordered: list[tuple[str, float, float]] = []
    for zone in against:
        pair = [point for point in points if point[0] == zone]
        while len(pair) < 2 and own:
            pair.append(own.pop(0))
        if len(pair) != 2:
            raise IllegalMove(msg("difference-marks-due", count=count))
        ordered += pair
    return ordered


def region_at(picture: int, x: float, y: float) -> int:
    """A point outside the picture, or none at all, hits nothing."""
    if not (0 <= x <= 1 and 0 <= y <= 1):
        return MISS
    found = pictures.hit(picture, x, y)
    return MISS if found is None else found


# ---- what was shown


def rings(event: Event) -> list[Ring]:
    """The marks of a right claim, round what is altered there: everybody is told it in words, too (DIF-9). Those of a
    wrong one are told in words only, or they would seem to be differences."""
    match event:
        case events.Showed(one=one, other=other, right=True) | events.ShowedTwoMore(one=one, other=other, right=True):
            return [ring(one), ring(other)]
        case events.ShowedOneMore(one=one, right=True):
            return [ring(one)]
    return []


def ring(spot: int) -> Ring:
    picture, region = divmod(spot, SPOTS)
    left, top, right, bottom = pictures.frame(picture, region)
    return Ring((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)


# ---- what moves


def flight(event: Event) -> list[Flight]:
    match event:
        case events.Found(by=by):
            return [Flight(f"seat{by}", LAID)]
        case events.TurnedUp(by=by):
            return [Flight(f"seat{by}", CARD)]  # its owner alone is told
    return []
