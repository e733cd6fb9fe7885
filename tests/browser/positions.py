"""A table's page that is shown positions: the house and the page are real, what lies on the table comes from the test.
So a page meets in a minute what whole evenings of play would seldom bring."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

import tablee
from tablee.core.clocks import SECRET
from tablee.core.events import Event, hears
from tablee.core.match import Match
from tablee.protocol.messages import ClockInfo, Frame
from tablee.table.show.said import said
from tablee.table.show.sealed_images import under_seal
from tests.browser.guests import Guest
from tests.random_walk import random_walk

MINE = 0  # the seat that looks
SEALED = "/hatch/position"
PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "beliefs.webp"  # any picture will do


def walk(game: str, seats: int, seed: int, most: int = 400, **options: Any) -> Iterator[Match]:
    """A match at random, as it is after every step of anybody."""
    match = tablee.new(game, seats=seats, seed=seed, **options)
    return (each for each in islice(random_walk(match, seed), most) if not each.over)


def frame_of(match: Match, number: int, seat: int | None = MINE) -> Frame:
    """What a house would send to the seat that looks; without one, to whoever watches."""
    found = match.game.mine(match.view(seat), [] if seat is None else match.moves(seat))
    told = [said(match.game, each.what, seat) for each in match.happened[-1:] if hears(each.to, seat)]
    return Frame(
        n=number,
        match=1,
        at=match.now,
        stimulus=number,
        seat=seat,
        table=match.game.table(match.view(None)),
        mine=under_seal(found, {}, lambda face: f"{SEALED}-{number}-{len(face)}")[0],
        clocks=[
            ClockInfo(each.seat, each.ms, match.deadline(each), match.game.label(each))
            for each in match.clocks
            if each.kind != SECRET
        ],
        said=[msgspec.structs.replace(each, flights=[], rings=[]) for each in told],
    )  # fmt: skip


# The line to the house as the page has it, but that frames are handed in and moves go nowhere but into `played`.
HANDED_IN = """(() => {
  const Plain = window.WebSocket;
  if (Plain.isHandedIn) return; // by an earlier table of this page
  let isPlaying = false;
  window.played = [];
  window.WebSocket = class extends Plain {
    static isHandedIn = true;
    set onmessage(heard) {
      window.show = (frame) => heard({ data: frame });
      super.onmessage = (event) => {
        const { kind, phase } = JSON.parse(event.data);
        if (kind === 'room') window.room = event.data; // to be handed in again, changed
        const isSilent = isPlaying && kind !== 'ack' && kind !== 'hello'; // echoes, and a line that was opened anew
        if (kind === 'frame' || isSilent) return;
        isPlaying ||= phase === 'playing'; // for good: the house plays on, and its match may end meanwhile
        heard(event);
      };
    }
    send(message) {
      const asked = JSON.parse(message);
      if (asked.do === 'play') window.played.push(asked);
      else super.send(message);
    }
  };
})()"""


class Shown:
    """A page at a table where nothing happens but what it is shown."""

    def __init__(self, guest: Guest, game: str, seats: int) -> None:
        self.guest = guest
        self.number = 0
        guest.page.add_init_script(HANDED_IN)
        guest.page.route(f"**{SEALED}*", lambda route: route.fulfill(path=PICTURE, content_type="image/webp"))
        code = guest.open_table(game, seats, options={"pace": "relaxed"})
        guest.page.goto(f"/t/{code}?now=1")
        guest.page.wait_for_selector('[data-phase="playing"]')

    def show(self, match: Match) -> dict[str, Any]:
        """The page lays out this position; gives the frame it was sent."""
        self.number += 1
        written = msgspec.json.encode(frame_of(match, self.number)).decode()
        self.guest.page.evaluate("(frame) => window.show(frame)", written)
        self.guest.settled()
        found: dict[str, Any] = json.loads(written)
        return found

    def press_in_a_race(self) -> bool:
        """A finger comes down on what is raced for, if anything is: the page waits for the verdict."""
        page = self.guest.page
        raced = page.locator(".piece.button.stop[data-lit]")
        if not raced.count():
            return False
        raced.first.dispatch_event("pointerdown", {"button": 0})
        page.wait_for_selector(".piece.button.stop.down")
        return True


class Told:
    """A table of La dernière where it is somebody else's turn, and which is told events. With a code it is on a
    television."""

    def __init__(self, guest: Guest, code: str = "") -> None:
        self.guest = guest
        self.seat = None if code else MINE
        self.match = next(match for match in walk("derniere", 4, 3) if match.view(0).turn != MINE)
        if code:
            guest.page.add_init_script(HANDED_IN)
            guest.page.goto(f"/tv/{code}")
            guest.page.wait_for_selector('[data-phase="playing"]')
        else:
            Shown(guest, "derniere", 4)
        self.frame = json.loads(msgspec.json.encode(frame_of(self.match, 1, self.seat)))
        self.tell()

    def told(self, *events: Event) -> dict[str, Any]:
        """The next frame: the same table, and that these happened."""
        words = [said(self.match.game, each, self.seat) for each in events]
        self.frame = {**self.frame, "n": self.frame["n"] + 1, "said": json.loads(msgspec.json.encode(words))}
        return self.frame

    def tell(self, *events: Event) -> None:
        self.guest.page.evaluate("(frame) => window.show(frame)", json.dumps(self.told(*events)))
