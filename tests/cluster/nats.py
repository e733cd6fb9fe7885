"""A real NATS for tests, from PyPI: on loopback, without root."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.postgres import free_port

STARTING = 30.0  # seconds


class Nats:
    """A server that tests may kill and start again."""

    def __init__(self, folder: Path, address: str = "127.0.0.1") -> None:
        self.folder = folder
        self.address = address
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://{self.address}:{self.port}"

    def start(self) -> None:
        program = Path(sys.executable).parent / "nats-server"
        with (self.folder / "nats.log").open("ab") as log:
            self.process = subprocess.Popen(
                [program, "-a", self.address, "-p", str(self.port)], stdout=log, stderr=log, cwd=self.folder
            )
        ends = time.monotonic() + STARTING
        while not self.answers():
            if time.monotonic() > ends:
                raise AssertionError((self.folder / "nats.log").read_text())
            time.sleep(0.02)

    def answers(self) -> bool:
        try:
            with socket.create_connection((self.address, self.port), 1):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def stop(self, by: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(by)
            self.process.wait()


@contextmanager
def running(address: str = "127.0.0.1") -> Iterator[Nats]:
    with tempfile.TemporaryDirectory(prefix="tablee-nats-") as folder:
        server = Nats(Path(folder), address)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    with running() as server:
        yield server
