"""What lies in front of somebody at Tour du Monde: three lines and five continents, as zones of a scene."""

from __future__ import annotations

from functools import cache, lru_cache

from tablee.core.moves import Seat
from tablee.core.scenes import Key, Piece, State, Zone, label
from tablee.core.words import Msg, Person, msg
from tablee.games.tour_du_monde import events
from tablee.games.tour_du_monde.state import (
    COLOURED_SUN,
    COLOURS,
    CONTINENTS,
    ICEBERG,
    KINDS,
    LIGHTNING,
    MOON,
    NONE,
    RAINBOW,
    SUN,
    line_of,
    owner,
    sun_for,
)
from tablee.games.tour_du_monde.views import View

BACK = "tour_du_monde/back"
SEATS = 6


# ---- pictures and pieces that are the same at every table


def picture(kind: int) -> str:
    """What a card is called in the catalogue, without its folder."""
    if kind < SUN:
        return f"{events.COLOUR_NAMES[kind // CONTINENTS]}-{events.CONTINENT_NAMES[kind % CONTINENTS]}"
    if COLOURED_SUN <= kind < RAINBOW:
        return f"{events.COLOUR_NAMES[kind - COLOURED_SUN]}-sun"
    return {SUN: "sun", RAINBOW: "rainbow", MOON: "moon", LIGHTNING: "lightning", ICEBERG: "iceberg"}[kind]


def sign(kind: int) -> str:
    """One mark instead of a card."""
    what = f"disc-{events.CONTINENT_NAMES[kind % CONTINENTS]}" if kind < SUN else f"sign-{picture(kind)}"
    return f"tour_du_monde/{what}"


def key(kind: int) -> Key:
    return f"c{kind}"


def head_key(seat: Seat, colour: int) -> Key:
    return f"line{seat}.{colour}"


NAMES = [label(events.card(kind)) for kind in range(KINDS)]
FACES = [f"tour_du_monde/{picture(kind)}" for kind in range(KINDS)]
SIGNS = [sign(kind) for kind in range(KINDS)]
MARKS = [f"tour_du_monde/mark-{name}" for name in events.COLOUR_NAMES]


# ---- lines


ASK_LINE = msg("tour_du_monde-ask-line")


Line = tuple[int, bool, tuple[int, ...]]  # what lies on top, whether it is frozen, its continents


def lines_of(view: View, number: Seat) -> tuple[Line, ...]:
    """What lies in front of somebody."""
    first = line_of(number, 0)
    return tuple(
        [
            (view.tops[line], bool(view.frozen >> line & 1), tuple(view.lines[line]))
            for line in range(first, first + COLOURS)
        ]
    )


def attacked_of(view: View, number: Seat) -> int:
    """The line of somebody that a moon threatens."""
    return view.attacked if view.attacked != NONE and owner(view.attacked) == number else NONE


def in_front(view: View, number: Seat) -> tuple[tuple[Line, ...], int, bool]:
    """All that the lines of somebody look like."""
    return lines_of(view, number), attacked_of(view, number), view.coloured


@lru_cache(4096)
def world(number: Seat, found: tuple[Line, ...], attacked: int, coloured: bool, own: bool) -> Zone:
    """The three lines in front of somebody."""
    heads: list[Piece] = []
    lying: list[Piece] = []
    note: Msg | None = None
    for line, (top, frozen, cards) in enumerate(found, line_of(number, 0)):
        is_attacked = line == attacked
        if is_attacked:
            note = loss(cards[-1] if cards else NONE)
        heads.append(head(line, top, len(cards), frozen, is_attacked, own))
        if top != NONE:
            lying += openers(line, top, coloured, is_attacked)
            lying += [continent(line, place, card) for place, card in enumerate(cards)]
            if frozen:
                lying.append(ICEBERGS[line])
    name = msg("tour_du_monde-zone-lines") if own else msg("scene-seat", seat=Person(number))
    weight = 8 if own else 6
    return Zone(f"world{number}", "lines", name, lying, number, rows=heads, note=note, weight=weight, ask=ASK_LINE)


def loss(last: int) -> Msg:
    """What a moon does on a line with this last continent."""
    if last == NONE:
        return msg("tour_du_monde-say-stops")
    name = events.CONTINENT_NAMES[last % CONTINENTS]  # the line has its colour
    return msg("tour_du_monde-say-steals", continent=name)


# The pieces of a line are few, so each is made once.


@cache
def head(line: int, top: int, count: int, frozen: bool, is_attacked: bool, own: bool) -> Piece:
    """A line as a whole: its colour, what stops or guards it, how many continents lie there."""
    number, colour = divmod(line, COLOURS)
    name = msg("tour_du_monde-zone-line", colour=events.colour(colour))
    shown = ICEBERG if frozen else top
    short = SIGNS[shown] if shown != NONE else ""
    state: list[State] = ["ghost"] if top == NONE else []
    if frozen or top == MOON:
        state.append("block")
    elif top == RAINBOW:
        state.append("guard")
    if is_attacked:
        state.append("bad")
    words = status(top, frozen, own)
    return Piece(
        head_key(number, colour), name, MARKS[colour], short=short, count=count, state=tuple(state), flag=words
    )


def status(top: int, frozen: bool, own: bool) -> Msg | None:
    """A line's state in words; to its owner, what would help."""
    if frozen:
        return msg("tour_du_monde-flag-frozen")
    if top == RAINBOW:
        return msg("tour_du_monde-flag-guarded")
    if top == MOON:
        return msg("tour_du_monde-flag-cure" if own else "tour_du_monde-flag-stopped")
    return msg("tour_du_monde-flag-open") if own and top == NONE else None


@cache
def openers(line: int, top: int, coloured: bool, is_attacked: bool) -> list[Piece]:
    """What lies at the beginning of a line: under a moon there is always a sun (TDM-13)."""
    colour = line % COLOURS
    opener = sun_for(coloured, colour) if top == MOON else top
    lying = [card_in_line(line, "opener", opener)]
    if top == MOON:
        lying.append(card_in_line(line, "moon", MOON, "block"))
    elif is_attacked:
        lying.append(card_in_line(line, "moon", MOON, "apart"))
    return lying


@cache
def continent(line: int, place: int, card: int) -> Piece:
    return card_in_line(line, str(place), card)


def card_in_line(line: int, place: str, card: int, *state: State) -> Piece:
    return Piece(f"l{line}.{place}", NAMES[card], FACES[card], short=SIGNS[card], slot=line % COLOURS, state=state)


ICEBERGS = [card_in_line(line, "ice", ICEBERG, "block") for line in range(SEATS * COLOURS)]


# ---- five continents


def laid(view: View, number: Seat) -> int:
    """The continents in front of somebody, as bits."""
    found = 0
    for line in range(line_of(number, 0), line_of(number, COLOURS)):
        for card in view.lines[line]:
            found |= 1 << card % CONTINENTS
    return found


def meter(number: Seat, found: int, own: bool) -> Zone:
    slots: list[Piece] = []
    for which, name in enumerate(events.CONTINENT_NAMES):
        is_laid = found >> which & 1
        face = f"tour_du_monde/{'disc' if is_laid else 'slot'}-{name}"
        text = msg("tour_du_monde-which", continent=name)
        slots.append(Piece(f"m{number}.{which}", text, face, slot=which, state=() if is_laid else ("ghost",)))
    title = msg("tour_du_monde-zone-mine") if own else None
    return Zone(f"meter{number}", "meter", title, slots, number, count=found.bit_count(), width=CONTINENTS, weight=3)


METERS = [[meter(number, found, False) for found in range(1 << CONTINENTS)] for number in range(SEATS)]
OWN_METERS = [[meter(number, found, True) for found in range(1 << CONTINENTS)] for number in range(SEATS)]
