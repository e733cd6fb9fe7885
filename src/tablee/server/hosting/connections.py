"""The sockets that are open: how many there may be, and whose they are."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection

import msgspec

from tablee.core.words import Msg, msg
from tablee.protocol.messages import ENCODER, Bye
from tablee.server.base.metrics import Metrics
from tablee.server.base.settings import Settings
from tablee.server.net.websocket import RESTART, Socket

NEW_COOKIE = 2.0  # seconds
FORGOTTEN = SIGNED_OUT = 1000  # a normal end


class Connections:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.is_closing = False
        self.sockets: dict[Socket, tuple[str, ...]] = {}  # each with whom it counts for
        self.open: Counter[str] = Counter()  # by person, and by address
        self.numbers: dict[Socket, int] = {}  # of whose device it was when it came, see Identities
        self.devices: dict[Socket, str] = {}  # and which device that is, where it has an id

    def has_room_for(self, person: str, address: str) -> bool:
        settings = self.settings
        return (
            not self.is_closing
            and len(self.sockets) < settings.sockets
            and self.open[f"address {address}"] < settings.sockets_an_address
            and (not person or self.open[f"person {person}"] < settings.sockets_a_person)
        )

    def add(self, socket: Socket, person: str, address: str, number: int = 0, device: str = "") -> None:
        """A socket is open; in the lobby it is nobody's."""
        whose = (f"address {address}", f"person {person}")
        self.sockets[socket] = whose
        self.numbers[socket] = number
        if device:
            self.devices[socket] = device
        self.open.update(whose)
        self.count()

    def remove(self, socket: Socket) -> None:
        self.numbers.pop(socket, None)
        self.devices.pop(socket, None)
        for whose in self.sockets.pop(socket, ()):
            self.open[whose] -= 1
            if not self.open[whose]:
                del self.open[whose]
        self.count()

    def count(self) -> None:
        self.metrics.sockets.set(len(self.sockets))

    def of(self, person: str) -> list[Socket]:
        return [socket for socket, whose in self.sockets.items() if f"person {person}" in whose]

    def forget(self, person: str) -> None:
        """Somebody who is known no more is shown out."""
        for socket in self.of(person):
            show_out(socket, FORGOTTEN, msg("house-web-forgotten"))

    def sign_out(self, person: str, number: int) -> None:
        """Not at once: the device that asked for it has its new cookie by then."""
        asyncio.get_running_loop().call_later(NEW_COOKIE, self.end_before, person, number)

    def end_before(self, person: str, number: int) -> None:
        """Sockets from before end. The device that asked for it comes back by itself, the others cannot."""
        for socket in self.of(person):
            if self.numbers.get(socket, number) < number:
                socket.send(msgspec.json.encode(Bye(why=msg("house-web-signed-out"))))
                socket.close(SIGNED_OUT, "")

    def shut_out(self, gone: Collection[str]) -> None:
        """Sockets of devices that are somebody's no more end."""
        for socket, device in list(self.devices.items()):
            if device in gone:
                show_out(socket, SIGNED_OUT, msg("house-web-signed-out"))

    def say_goodbye(self, socket: Socket) -> None:
        """A word that says to come back, for whoever is here while the server stops."""
        socket.send(msgspec.json.encode(Bye(why=msg("house-stopping"))))
        socket.close(RESTART, "restart")

    def stop(self) -> None:
        """Whoever is in the lobby, or just coming in; those at a table have had the word."""
        for socket in list(self.sockets):
            self.say_goodbye(socket)


def show_out(socket: Socket, code: int, why: Msg) -> None:
    """A last word that says not to come back at once."""
    socket.send(ENCODER.encode(Bye(why=why, again=False)))
    socket.close(code, "")
