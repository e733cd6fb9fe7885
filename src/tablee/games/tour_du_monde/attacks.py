"""Tour du Monde's attacks: what a moon, lightning and an iceberg may be played on, and what they do (TDM-10)."""

from __future__ import annotations

from bisect import insort

from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog
from tablee.games.tour_du_monde import events
from tablee.games.tour_du_monde.hands import refill, shuffle_in, spend
from tablee.games.tour_du_monde.state import (
    COLOURS,
    ICEBERG,
    KINDS,
    LIGHTNING,
    MOON,
    NONE,
    RAINBOW,
    SUN,
    State,
    line_of,
    owner,
)


def cover(state: State, line: int, card: int) -> None:
    """Lay a card on a line's opener, or open the line with it; what it covers stays buried (TDM-21)."""
    if state.tops[line] != NONE:
        state.buried.append(state.tops[line])
    state.tops[line] = card


def targets(state: State, seat: int) -> list[int]:
    """The lines somebody may attack: those that others, still in, have opened."""
    lines: list[int] = []
    for line, top in enumerate(state.tops):
        if top != NONE and owner(line) != seat and not state.places[owner(line)]:
            lines.append(line)
    return lines


# ---- the moon


def takes_moon(state: State, line: int) -> bool:
    """A moon needs a sun that lies open; a line without a continent is only stopped (TDM-13, TDM-14)."""
    return SUN <= state.tops[line] < RAINBOW and not (state.frozen >> line) & 1


def threaten(state: State, line: int, log: EventLog) -> None:
    """The moon is announced: its target always has the same time to answer, rainbow or not (TDM-19)."""
    spend(state, state.turn, MOON)
    state.attacked = line
    state.since = state.ply
    if log is not None:
        log.append(AddressedEvent(ALL, events.Threatened(state.turn, owner(line), line % COLOURS)))


def cancel(state: State, log: EventLog) -> None:
    """The target's rainbow voids the moon and guards the line from now on; the target draws (TDM-18, TDM-19)."""
    line = state.attacked
    target = owner(line)
    spend(state, target, RAINBOW)
    state.attacked = NONE
    state.buried.append(MOON)
    cover(state, line, RAINBOW)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Cancelled(target, state.turn, line % COLOURS)))
    refill(state, target, 1, log)


def eclipse(state: State, log: EventLog) -> None:
    """The moon covers the sun; the last continent goes to the attacker's hand (TDM-12), the sun never does (TDM-13)."""
    line = state.attacked
    thief = state.turn
    state.attacked = NONE
    state.let = False
    cover(state, line, MOON)
    if state.lines[line]:
        card = state.lines[line].pop()
        insort(state.hands[thief], card)
        state.known.append(thief * KINDS + card)
        if log is not None:
            log.append(AddressedEvent(ALL, events.Stole(thief, owner(line), card)))
    if log is not None:
        log.append(AddressedEvent(ALL, events.Stopped(owner(line), line % COLOURS)))


# ---- lightning


def loses(state: State, line: int) -> bool:
    """Moons and icebergs are no shelter from lightning, a rainbow is (TDM-15, TDM-17)."""
    return len(state.lines[line]) > 0 and state.tops[line] != RAINBOW


def strike(state: State, colour: int, draw: Draw, log: EventLog) -> None:
    seat = state.turn
    spend(state, seat, LIGHTNING)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Struck(seat, colour)))
    back = [LIGHTNING]
    for line in targets(state, seat):
        if line % COLOURS == colour and loses(state, line):
            card = state.lines[line].pop()
            back.append(card)
            if log is not None:
                log.append(AddressedEvent(ALL, events.Lost(owner(line), card)))
    shuffle_in(state, back, draw)


# ---- the iceberg


def takes_iceberg(state: State, line: int) -> bool:
    """One to a line, whatever else lies there: a rainbow is no shelter (TDM-16, TDM-17)."""
    return not (state.frozen >> line) & 1


def freeze(state: State, line: int, log: EventLog) -> None:
    spend(state, state.turn, ICEBERG)
    state.frozen |= 1 << line
    if log is not None:
        log.append(AddressedEvent(ALL, events.Froze(state.turn, owner(line), line % COLOURS)))


def is_all_frozen(state: State) -> bool:
    """Nobody still in has a line left that could grow (TDM-24)."""
    still_in = [seat for seat, place in enumerate(state.places) if not place]
    return all((state.frozen >> line_of(seat, 0)) & 0b111 == 0b111 for seat in still_in)
