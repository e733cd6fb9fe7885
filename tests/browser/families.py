"""A house where a family has played for months: what is kept is written before it opens."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from tablee.core.draws import FastDraw
from tablee.matches.figures import day_of
from tablee.server.hosting.identities import COOKIE, Identities
from tablee.stores.base import Player
from tablee.stores.leagues import Member
from tablee.stores.sqlite.store import SqliteStore
from tests.browser.conftest import house
from tests.browser.guests import Guest

PEOPLE = {"zoe": ("Zoé", 0), "lou": ("Lou", 2), "jo": ("Mamie Jo", 1), "papa": ("Papa", 6), "new": ("Hugo", 4)}
DAY = 86_400
MATCHES = 58
EVENINGS = {  # matches by day
    day_of(time.time() - (67 - 14 * number) * DAY): [f"r{10 * number}", f"r{10 * number + 1}"] for number in range(5)
}
THERE = (4, 2, 4, 3, 4)  # people at these evenings
PICTURES = os.environ.get("TABLEE_PICTURES", "")  # where pictures of these pages are kept, if anywhere


class Family(NamedTuple):
    address: str
    cookies: dict[str, str]  # by person

    def send(self, guest: Guest, person: str) -> Guest:
        """The guest is this person from now on."""
        guest.context.add_cookies([{"name": COOKIE, "value": self.cookies[person], "url": self.address}])
        return guest


def keep_picture(guest: Guest, name: str) -> None:
    if PICTURES:
        look = guest.look
        guest.page.wait_for_function("() => [...document.images].every((each) => each.complete)")
        file = Path(PICTURES) / f"{name}-{look.size[0]}-{look.language}-{look.theme}-{look.text}.png"
        guest.page.screenshot(path=file, full_page=True)


@contextmanager
def family_house(folder: Path) -> Iterator[Family]:
    with ThreadPoolExecutor(1) as aside:  # where no loop is running
        cookies = aside.submit(asyncio.run, fill(folder)).result()
    with house(folder, 1.0) as address:
        yield Family(address, cookies)


async def fill(folder: Path) -> dict[str, str]:
    clock = [time.time() - 140 * DAY]
    store = await SqliteStore.open(folder, lambda: clock[0])
    people = Identities(store, await store.key(), {})
    for id, (name, animal) in PEOPLE.items():
        await store.save_person(id, name)
        await store.save_animal(id, animal)
    draw = FastDraw(1)
    for number in range(MATCHES):
        clock[0] += 2.4 * DAY
        await play(store, draw, number)
    clock[0] = time.time() - 1800
    for number in range(MATCHES, MATCHES + 3):
        await play(store, draw, number)
    await store.leagues.make("autumn", "Automne", [], [Member(each, True) for each in ("zoe", "lou", "jo", "papa")])
    await store.leagues.make("asked", "Noël", ["dominos"], [Member("lou", True), Member("zoe", False)])
    for day, ids in EVENINGS.items():
        await store.leagues.add_evening("autumn", day, ids)
    await store.figures.note_deed("zoe", "verified")
    await store.figures.note_deed("zoe", "watched")
    await store.close()
    return {id: people.cookie(id) for id in PEOPLE}


async def play(store: SqliteStore, draw: FastDraw, number: int) -> None:
    """Three of the family, and sometimes robots."""
    game = ("dominos", "a_moi", "derniere", "davinci", "a_moi")[number % 5]
    seats = 2 + draw.below(4)
    if number % 10 < 2 or number >= MATCHES:
        seats = THERE[number // 10 % len(THERE)] if number < MATCHES else 4
    who = ["zoe", *["lou", "jo", "papa"][: seats - 1]]
    places = sorted(range(1, seats + 1), key=lambda _: draw.below(1000))
    quick = [1250 - 8 * number + draw.below(500) if game == "a_moi" else 0 for _ in range(seats)]
    laid = "c10 c11 c10" if game in ("derniere", "dominos") else ""
    named = [
        Player(id, PEOPLE[id][0], "", PEOPLE[id][1], place, 0, reaction, laid)
        if id
        else Player("", "", "family", 2, place)
        for id, place, reaction in zip([*who, *[""] * (seats - len(who))], places, quick, strict=True)
    ]
    record, best = msgspec.json.encode({"game": game}), b'{"key":"fact-moves","args":{"count":12}}'
    length = 4 * DAY * 1000 if number == 3 else 61_000 * (2 + draw.below(20))
    await store.save_record(f"r{number}", f"t{number}", 1, game, record, who, named, length, best)
