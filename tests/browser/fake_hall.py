"""A hall that a test makes up: its pages are real, what the server would say of it comes from here. So they are looked
at with thirty people at eight tables, without thirty people."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Literal

import msgspec
from playwright.sync_api import Route, WebSocketRoute

from tablee.protocol.hall import (
    ENCODER,
    Asking,
    CameIn,
    Desk,
    Door,
    GameChoice,
    Glance,
    Go,
    Hall,
    HallAbout,
    HallTable,
    Note,
    OpenedHall,
    Person,
    Plan,
    RaisedHand,
    Reported,
    Standing,
    Together,
    Toss,
)
from tablee.protocol.messages import Ack
from tablee.server.endpoints.tables import qr_code
from tests.browser.guests import Guest
from tests.browser.positions import frame_of, walk

CODE = "KNWJB"
NAMES = [
    "Ada", "Adam", "Alice", "Anouk", "Basile", "Camille", "Chloé", "Elias", "Emma", "Gabin", "Hugo", "Ilyes", "Inès",
    "Jade", "Jules", "Kenza", "Léa", "Léon", "Lina", "Lou", "Maël", "Manon", "Nina", "Noé", "Nour", "Omar", "Rose",
    "Sacha", "Tom", "Zoé",
]  # fmt: skip
GAMES = ("trouve", "derniere", "dominos", "davinci", "a_moi", "bruit", "tour_du_monde", "difference")
MINUTE = 60_000
Role = Literal["player", "leader", "wall"]


def people(count: int = 30, tables: int = 8, without: int = 0) -> list[Person]:
    """As many, at as many tables, but for the last ones; one of them is away."""
    return [
        Person(
            number + 1, NAMES[number], animal=number * 7 % 64, here=NAMES[number] != "Tom",
            table=0 if number >= count - without or not tables else number * tables // (count - without) + 1,
        )
        for number in range(count)
    ]  # fmt: skip


def tables(count: int = 8, phase: str = "playing") -> list[HallTable]:
    return [
        HallTable(
            number + 1, GAMES[number % len(GAMES)], code=f"{CODE}-{number + 1}" if phase != "waiting" else "",
            phase="over" if phase == "playing" and number == 7 else phase, robots=1 if number == 6 else 0,
            met=1 if number == 6 else 0,
        )
        for number in range(count)
    ]  # fmt: skip


@cache
def glance(table: int, game: str) -> Glance:
    """The middle of a match, as its spectators see it; of pictures that are searched nothing is told."""
    if game == "difference":
        return Glance(table)
    match = list(walk(game, 3, seed=table, most=20))[-1]
    far = match.game.far
    assert far is not None
    frame = msgspec.Raw(msgspec.json.encode(frame_of(match, 20, None)))
    return Glance(table, frame, NAMES[:3], [1, 2, 3], far(match.view(None)))


class FakeHall:
    """What a page at a hall is told; everything it asks for is kept in `asked`."""

    def __init__(self, guest: Guest, role: Role = "player") -> None:
        self.guest = guest
        self.role = role
        self.lines: list[WebSocketRoute] = []
        self.asked: list[dict[str, Any]] = []
        self.posted: list[tuple[str, str, Any]] = []
        self.about = HallAbout(
            "CM1 de Mme Roy",
            Door(True, "list"),
            NAMES,
            NAMES[:23],
            role if role != "wall" else "",
            leads=role == "leader",
        )
        plan = Plan(games=[GameChoice(game) for game in GAMES])
        self.hall = Hall(
            CODE, self.about.title, role, "gathering", plan, self.about.door, "phrases", at=5 * MINUTE,
            people=people(tables=0), me=30 if role == "player" else 0,
            desk=Desk(names=NAMES) if role == "leader" else None,
        )  # fmt: skip
        page = guest.page
        for path in ("s", "desk", "wall"):
            page.route(f"**/{path}/{CODE}", self.show_page)
        page.route("**/desk", self.show_page)
        page.route("**/api/1/rooms**", self.answer)
        page.route("**/api/1/rooms/**", self.answer)
        page.route_web_socket("**/ws/room/**", self.connect)
        # A page that was handed in may not open sockets to this machine (Chromium's local network access).
        page.route_web_socket("**/ws/lobby", lambda _: None)

    def show_page(self, route: Route) -> None:
        """The one page of the server, as at any other address."""
        route.fulfill(response=route.fetch(url=f"{self.guest.address}/door"))

    def answer(self, route: Route) -> None:
        request = route.request
        self.posted.append((request.method, request.url.partition("/api/1/")[2], request.post_data))
        end = request.url.rpartition("/")[2]
        if end == "qr.svg":
            route.fulfill(body=qr_code(f"https://tablee.example/s/{CODE}"), content_type="image/svg+xml")
        elif end == "ticket":
            route.fulfill(json={"ticket": "fake"})
        elif end == "me":
            self.about = msgspec.structs.replace(self.about, role="player")
            given = json.loads(request.post_data or "{}")
            route.fulfill(body=msgspec.json.encode(CameIn(30, given["name"], given["animal"])))
        elif end == "lead":
            route.fulfill(json={})
        elif request.method == "POST":
            route.fulfill(body=msgspec.json.encode(OpenedHall(CODE, f"/s/{CODE}", "HKTWNPQR")))
        elif request.method == "DELETE":
            route.fulfill(json={})
        else:
            route.fulfill(body=msgspec.json.encode(self.about), content_type="application/json")

    def connect(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        line.on_message(lambda text: self.hear(line, text))
        line.send(ENCODER.encode(self.hall).decode())

    def hear(self, line: WebSocketRoute, text: str | bytes) -> None:
        asked = json.loads(text)
        if asked["do"] != "echo":
            self.asked.append(asked)
        line.send(msgspec.json.encode(Ack(asked["id"])).decode())

    def tell(self, message: Hall | Go | Note | Glance) -> None:
        if isinstance(message, Hall):
            self.hall = message
        for line in self.lines[-1:]:
            line.send(ENCODER.encode(message).decode())

    def now(self, **changed: Any) -> None:
        """The hall from now on."""
        self.tell(msgspec.structs.replace(self.hall, **changed))

    def last(self) -> dict[str, Any]:
        """What was asked last, without its id."""
        self.guest.page.wait_for_timeout(50)
        return {key: value for key, value in self.asked[-1].items() if key != "id"}

    # ---- a few moments of an hour

    def seat(self, phase: str = "seated") -> None:
        found = people()
        desk = Desk(names=NAMES, apart=[(11, 29)], new_meetings=41, meetings=42)
        self.now(
            phase=phase, round=4, people=found, tosses=[], starts=None, tables=tables(phase="waiting"),
            desk=desk if self.role == "leader" else None,
        )  # fmt: skip

    def toss(self) -> None:
        """A coin has chosen Zoé, and not Ada."""
        self.seat()
        plan = msgspec.structs.replace(self.hall.plan, format="knockout")
        self.now(plan=plan, tosses=[Toss([1, 30], [30])])

    def call(self) -> None:
        """It begins by itself in eighteen seconds."""
        self.seat()
        self.now(starts=5 * MINUTE + 18_000)

    def play(self, phase: str = "playing") -> None:
        desk = Desk(
            hands=[RaisedHand(13, 4 * MINUTE + 25_000, "Que veut dire la barre ?")], names=NAMES,
            away={29: 4 * MINUTE + 40_000}, muted=[2], asking=[Asking(31, "Yanis")],
            reports=[Reported(5, 6, "t’es nul")],
        )  # fmt: skip
        self.now(
            phase=phase, round=3, tosses=[], starts=None, ends=5 * MINUTE + 462_000, people=people(without=1),
            tables=tables(), desk=desk if self.role == "leader" else None,
        )  # fmt: skip
        if self.role != "player":
            for number, game in enumerate(GAMES):
                self.tell(glance(number + 1, game))

    def finish(self, ranking: bool) -> None:
        found = people(tables=0)
        standings = [Standing(person.number, place + 1, 46 - 2 * place) for place, person in enumerate(found)]
        standings[3] = Standing(4, 3, 42)
        self.now(
            phase="over", round=5, people=found, tables=[], desk=Desk() if self.role == "leader" else None,
            plan=msgspec.structs.replace(self.hall.plan, ranking=ranking),
            standings=standings if ranking else [], together=None if ranking else Together(40, 3120, 217, 55),
        )  # fmt: skip
