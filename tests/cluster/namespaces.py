"""A machine of its own for a node, as the kernel makes one: a network namespace, with two wires to everybody else. A
wire that is down is as quiet as one that was pulled out: nothing comes, nothing is refused, nobody hears of it.

A browser that runs at the same time notices that the machine's wires change, and drops what it is loading: tests in
browsers are no company for this one."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

NAME = "tablee"


def ip(*words: str) -> str:
    path = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
    program = shutil.which("ip", path=path)
    if program is None:
        raise OSError("there is no `ip`")
    found = subprocess.run([program, *words], capture_output=True, text=True)
    if found.returncode:
        raise OSError(f"ip {' '.join(words)}: {found.stderr.strip()}")
    return found.stdout


class Wire:
    """From this machine (`near`) to that one (`far`)."""

    def __init__(self, machine: str, name: str, network: str, first: int) -> None:
        self.end = f"{machine.replace(NAME, 'tb')}{name}"
        self.near, self.far = f"{network}.{first}", f"{network}.{first + 1}"
        ip("link", "add", self.end, "type", "veth", "peer", "name", name, "netns", machine)
        ip("addr", "add", f"{self.near}/30", "dev", self.end)
        ip("link", "set", "dev", self.end, "up")
        ip("-n", machine, "addr", "add", f"{self.far}/30", "dev", name)
        ip("-n", machine, "link", "set", "dev", name, "up")

    def pull_out(self) -> None:
        """At this end: at the other there is still a way to go, on which nothing arrives."""
        ip("link", "set", "dev", self.end, "down")

    def plug_in(self) -> None:
        ip("link", "set", "dev", self.end, "up")


class FarMachine:
    """People reach it by one wire, and it reaches PostgreSQL, NATS and so all other nodes by another."""

    def __init__(self, name: str) -> None:
        number = os.getpid() % (1 << 9)
        network = f"198.{18 + number // 256}.{number % 256}"  # of those that are set aside for tests of networks
        self.name = name
        self.front = Wire(name, "front", network, 1)
        self.back = Wire(name, "back", network, 5)

    @property
    def enter(self) -> tuple[str, ...]:
        """The command by which something is started there."""
        return "nsenter", f"--net=/run/netns/{self.name}"


@contextmanager
def far_machine() -> Iterator[FarMachine]:
    """It is gone afterwards, however the test ends; its wires go with it."""
    with namespace() as name:
        yield FarMachine(name)


@contextmanager
def namespace() -> Iterator[str]:
    name = f"{NAME}{os.getpid()}"
    ip("netns", "add", name)
    try:
        ip("-n", name, "link", "set", "dev", "lo", "up")
        yield name
    finally:
        ip("netns", "del", name)


@cache
def why_not() -> str:
    """What keeps this machine from having others in it; nothing, if it can."""
    try:
        clear_away()
        with namespace():
            return ""
    except OSError as error:
        return str(error)


def clear_away() -> None:
    """What somebody who was killed has left behind."""
    for name in (line.split()[0] for line in ip("netns", "list").splitlines()):
        whose = name.removeprefix(NAME)
        if whose != name and whose.isdigit() and not Path(f"/proc/{whose}").exists():
            ip("netns", "del", name)
