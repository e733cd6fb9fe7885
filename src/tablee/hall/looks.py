"""A leader's look at somebody's cards: only where their owner allowed it, seen by them and by their table, and soon
over."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tablee.core.races import MS
from tablee.core.words import msg
from tablee.hall.model.hall import Hall, Member
from tablee.hall.ports import HallPorts, TableState
from tablee.protocol.errors import Refusal
from tablee.protocol.ids import device_of

LONGEST = 120_000 * MS


class Look(NamedTuple):
    table: int
    seat: int
    person: int
    match: int
    until: int  # by the server's clock
    by: str  # the leader's name


class Looking(Protocol):
    """A leader's desk."""

    device: str


class Looked(Protocol):
    """The live hall, as looks know it."""

    hall: Hall
    ports: HallPorts


class Looks:
    def __init__(self, live: Looked) -> None:
        self.hall = live.hall
        self.ports = live.ports
        self.found: dict[Looking, Look] = {}  # by whose desk it is
        self.ended: list[tuple[Looking, int]] = []  # whose desk still shows a hand, and of which table

    def begin(self, viewer: Looking, table: int, seat: int, by: str) -> None:
        """Refusal, where the owner has not allowed it, and to whoever sits at that table."""
        state = self.ports.tables.look(table)
        owner = self.owner(state, seat)
        if state is None or owner is None or not self.is_allowed(state, owner, viewer):
            raise Refusal("not-shown", msg("house-hall-not-shown"))
        self.found[viewer] = Look(table, seat, owner.number, state.match, self.ports.now() + LONGEST, by)

    def owner(self, state: TableState | None, seat: int) -> Member | None:
        who = state.people[seat] if state is not None and seat < len(state.people) else ""
        return next((member for member in self.hall.present if who and member.who == who), None)

    def is_allowed(self, state: TableState, owner: Member, viewer: Looking) -> bool:
        hand = self.hall.hands.get(owner.number)
        is_seated = any(device_of(who) == viewer.device for who in state.people if who)
        is_leading = self.hall.leads(viewer.device) and not is_seated
        return hand is not None and hand.show and is_leading and state.phase in ("playing", "paused")

    def end(self, viewer: Looking) -> None:
        look = self.found.pop(viewer, None)
        if look is not None:
            self.ended.append((viewer, look.table))

    def look_after(self) -> None:
        """Looks end with the match, by either, and after two minutes."""
        now = self.ports.now()
        for viewer, look in list(self.found.items()):
            if now >= look.until or not self.lasts(viewer):
                self.end(viewer)

    def lasts(self, viewer: Looking) -> bool:
        look = self.found[viewer]
        state = self.ports.tables.look(look.table)
        owner = self.owner(state, look.seat)
        if state is None or owner is None or owner.number != look.person or state.match != look.match:
            return False
        return self.is_allowed(state, owner, viewer)

    def at_table_of(self, member: Member) -> Look | None:
        """The look that this person and their table are told about."""
        table = self.hall.table_of(member.number)
        return next((look for look in self.found.values() if look.table == table), None)

    def wakes(self) -> list[int]:
        return [look.until for look in self.found.values()]
