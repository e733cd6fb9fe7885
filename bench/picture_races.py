"""Races over pictures on a slow line, in virtual time, with the live table itself: a part of `make bench-fairness`.

One person searches DIFFERENCE against three robots (*family*), over 400 ms and 90 kB/s. A page that never says
`painted` is not waited for: so it was for everybody before COM-13.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from rich.progress import track

from tablee.protocol import messages as up
from tests.table.company import Company, Person, run

TRIP, RATE = 400.0, 90_000  # ms, bytes a second
LARGE, SMALL = 240 * 1024, 96 * 1024  # bytes of a picture, and of one for a small screen
SECONDS = 43  # that the first player who complained had watched
STEP = 20.0  # ms
COMPARED = ("picture", "board")


@dataclass
class Page:
    """Somebody's browser, as far as pictures are concerned: they come one after the other."""

    person: Person
    says: bool  # when they are painted
    size: int
    on_the_way: dict[str, float] = field(default_factory=dict)  # bytes still to come, by address
    here: set[str] = field(default_factory=set)
    told: tuple[str, ...] = ()
    due: list[tuple[float, int]] = field(default_factory=list)  # what was said, and when it will have arrived

    def step(self, now: float) -> tuple[str, bool]:
        """A moment passes: which reference lies there, and whether both pictures are to be seen."""
        frame = self.person.frame
        addresses = tuple(pictures_in(frame))
        self.on_the_way = {one: left for one, left in self.on_the_way.items() if one in addresses}
        self.here &= set(addresses)
        for address in addresses:
            if address not in self.here:
                self.on_the_way.setdefault(address, self.size + RATE * TRIP / 1000)
        room = RATE * STEP / 1000
        for address, left in list(self.on_the_way.items()):
            room, self.on_the_way[address] = max(0.0, room - left), left - room
            if self.on_the_way[address] <= 0:
                del self.on_the_way[address]
                self.here.add(address)
        is_whole = len(addresses) == 2 and not self.on_the_way
        if self.says and is_whole and addresses != self.told:
            self.told = addresses
            self.due.append((now + TRIP / 2, frame["pictures"]))
        for each in [each for each in self.due if each[0] <= now]:
            self.due.remove(each)
            self.person.post(up.Painted, match=frame["match"], pictures=each[1])
        return reference_in(frame), is_whole and not frame.get("held")


def pictures_in(frame: dict[str, Any]) -> Iterator[str]:
    for zone in frame["mine"]["zones"]:
        if zone["kind"] in COMPARED:
            yield from (piece["face"] for piece in zone.get("pieces", []) if piece.get("sealed"))


def reference_in(frame: dict[str, Any]) -> str:
    return next(zone["pieces"][0]["key"] for zone in frame["mine"]["zones"] if zone["id"] == "laid")


@dataclass(frozen=True)
class Watched:
    seen: float  # seconds in which both pictures were to be seen
    laid: int  # cards of the robots meanwhile
    unseen: int  # those of them that were laid on a reference which was never to be seen beside one's card


def watch(says: bool, size: int, seed: int) -> Watched:
    async def match(company: Company) -> Watched:
        [zoe] = await company.sit_down("difference", "zoe", seats=4, trips=(TRIP,))
        for seat in (1, 2, 3):
            assert await zoe.ask(up.SetBot, seat=seat, bot="family") == "done"
        await company.pass_ms(2000)
        if says:
            assert await zoe.ask(up.Painted) == "done"
        assert await zoe.ask(up.Start) == "done"
        page, seen = Page(zoe, says, size), 0
        references: dict[str, bool] = {}
        for number in range(int(SECONDS * 1000 / STEP)):
            reference, is_seen = page.step(number * STEP)
            references[reference] = references.get(reference, False) or is_seen
            seen += is_seen
            await company.pass_ms(STEP)
        left = list(references.values())[:-1]  # the last one still lies there
        return Watched(seen * STEP / 1000, len(left), left.count(False))

    found: Watched = run(match, seed)
    return found


PAGES = {"nobody waits": (False, LARGE), "everybody waits": (True, LARGE), "a small screen": (True, SMALL)}


def rows(matches: int) -> list[str]:
    """The table of races over pictures."""
    found = [
        f"| {SECONDS} s of DIFFERENCE over 400 ms, 90 kB/s | both pictures seen | cards robots laid | of them unseen |",
        "|---|--:|--:|--:|",
    ]
    for name, (says, size) in track(PAGES.items(), "pictures"):
        watched = [watch(says, size, seed) for seed in range(matches)]
        seen, laid, unseen = (mean(getattr(each, what) for each in watched) for what in ("seen", "laid", "unseen"))
        found.append(f"| {name} | {seen:.1f} s | {laid:.1f} | {unseen:.1f} |")
    return found


if __name__ == "__main__":
    print("\n".join(rows(20)))
