"""The hall as a viewer is sent it. What only leaders may know goes to no other; without a ranking nobody is sent a
place or a point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import msgspec

from tablee.hall.model.hall import Hall, Member, pairs
from tablee.protocol import hall as wire
from tablee.protocol.hall import Asking, Desk, HallTable, Person, Standing, Together, Toss
from tablee.protocol.ids import device_of

Role = Literal["player", "leader", "wall"]


@dataclass(frozen=True)
class Viewed:
    """A hall as it is now, with what its rows do not tell."""

    hall: Hall
    code: str
    at: int
    here: frozenset[str]  # devices that are connected
    away: Mapping[int, int]  # since when people are not
    tables: Sequence[HallTable]  # as they are, without what only leaders know
    standings: Sequence[Standing]
    waits: bool = False

    def message(self, role: Role, member: Member | None = None, seen: str = "") -> wire.Hall:
        """The hall for one viewer, whole."""
        shared = self.leaders if role == "leader" else self.walls if role == "wall" else self.players
        if member is None:
            return shared
        found = msgspec.structs.replace(shared, me=member.number, hand=member.number in self.hall.hands, seen=seen)
        if role == "player":
            found = msgspec.structs.replace(found, tosses=self.tosses_of(member))
        return found

    def tosses_of(self, member: Member) -> list[Toss]:
        """Those that somebody was in; who is out waits, and may look at it for the whole round."""
        return [toss for toss in self.hall.tosses if member.number in toss.among]

    @cached_property
    def players(self) -> wire.Hall:
        return self.shared("player")

    @cached_property
    def walls(self) -> wire.Hall:
        return self.shared("wall")

    @cached_property
    def leaders(self) -> wire.Hall:
        return msgspec.structs.replace(self.shared("leader"), tables=self.desk_tables(), desk=self.desk())

    def shared(self, role: Role) -> wire.Hall:
        """What all who have this role are sent. A wall does not tell who is absent."""
        hall = self.hall
        return wire.Hall(
            code=self.code,
            title=hall.title,
            role=role,
            phase=hall.phase,
            plan=hall.plan,
            door=hall.door,
            chat=hall.chat,
            at=self.at,
            ends=hall.ends,
            starts=hall.starts,
            round=hall.round,
            people=[self.person(member, is_wall=role == "wall") for member in hall.present],
            tables=list(self.tables),
            standings=list(self.standings) if hall.plan.ranking else [],
            together=None if hall.plan.ranking else self.together,
            tosses=list(hall.tosses) if role != "player" and hall.phase == "seated" else [],
            keeps=hall.keep,
            waits=self.waits,
        )

    def person(self, member: Member, is_wall: bool) -> Person:
        return Person(
            number=member.number,
            name=member.name,
            animal=member.animal,
            handicap=member.handicap,
            table=self.hall.table_of(member.number),
            here=is_wall or device_of(member.who) in self.here,
            leads=member.leads,
        )

    @cached_property
    def together(self) -> Together:
        """What all have done."""
        hall = self.hall
        lengths = [(each.over_at if each.over_at is not None else self.at) - each.begun_at for each in hall.played]
        return Together(
            matches=sum(len(found) for each in hall.played for found in each.matches.values()),
            moves=hall.moves,
            meetings=len(hall.met()),
            minutes=sum(lengths) // 60_000,
        )

    # ---- leaders only

    def desk(self) -> Desk:
        hall = self.hall
        seated = [pair for table in hall.tables for pair in pairs(table)]
        met = self.met_before
        return Desk(
            hands=sorted(hall.hands.values(), key=lambda hand: hand.since),
            reports=list(hall.reports),
            asking=[Asking(m.number, m.name) for m in hall.people.values() if not m.accepted and not m.gone],
            muted=[member.number for member in hall.present if member.muted],
            apart=list(hall.apart),
            together=list(hall.together),
            away=dict(self.away),
            new_meetings=sum(pair not in met for pair in seated),
            meetings=len(seated),
            rhythm="waits" if self.waits else "",
            names=list(hall.names),
        )

    @cached_property
    def met_before(self) -> frozenset[tuple[int, int]]:
        """Pairs who sat at one table in rounds before the one that is seated."""
        before = self.hall.played[:-1] if self.hall.is_in_round else self.hall.played
        return frozenset(pair for each in before for table in each.tables for pair in pairs(table))

    def desk_tables(self) -> list[HallTable]:
        """With how many at it have met before."""
        return [
            msgspec.structs.replace(each, met=sum(pair in self.met_before for pair in pairs(self.people_at(each))))
            for each in self.tables
        ]

    def people_at(self, table: HallTable) -> list[int]:
        tables = self.hall.tables
        return tables[table.number - 1] if table.number <= len(tables) else []


def free_names(hall: Hall) -> tuple[list[str], list[str]]:
    """The list, and those of it that are taken: only while the door is open."""
    if not hall.door.open or hall.door.names != "list":
        return [], []
    taken = {member.name.casefold() for member in hall.people.values() if not member.gone}
    return list(hall.names), [name for name in hall.names if name.casefold() in taken]
