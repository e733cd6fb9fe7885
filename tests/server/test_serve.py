"""`tablee serve` as a host runs it: a process of its own, a signal to stop it, and everything is there afterwards."""

from __future__ import annotations

import asyncio
import io
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from tablee import Words
from tablee.cli import command
from tablee.cli.greeting import greet
from tablee.server.base.settings import Settings
from tests.patience import PATIENCE
from tests.server.visit import Visitor

pytestmark = pytest.mark.anyio


class Serving:
    """A house in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.said: list[str] = []

    async def address(self) -> str:
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := (await self.process.stdout.readline()).decode():
                self.said.append(line)
                if found := re.search(r"http://[\d.]+:\d+", line):
                    return found[0]
        raise AssertionError("it did not open")

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        self.process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            out, err = await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode, "".join(self.said) + out.decode(), err.decode()


@asynccontextmanager
async def serving(folder: Path, *flags: str) -> AsyncIterator[Serving]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "import sys; from tablee.cli.command import main; sys.exit(main())",
        "serve", "--lang", "en", "--port", "0", "--data", str(folder), "--draw-ahead", "off", *flags,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    try:
        yield Serving(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_house_that_is_asked_to_stop_says_goodbye_and_ends_well(tmp_path: Path, how: signal.Signals) -> None:
    async with serving(tmp_path) as house:
        async with Visitor(await house.address()) as visitor:
            await visitor.introduce("Zoé Zephyrine")
            code = await visitor.open_table()
            async with visitor.sit_down(code) as line:
                await line.ask("sit", seat=0)
                await line.ask("start")
                ending = asyncio.create_task(house.stop(how))
                assert (await line.until("bye")).get("again", True)
                assert await line.ended() == 1012
        code_of_exit, out, err = await ending
    assert code_of_exit == 0
    assert (tmp_path / "admin-token").read_text().strip() in out
    lines = [msgspec.json.decode(each) for each in err.splitlines()]
    assert [each["event"] for each in lines] == ["started", "table-opened", "stopping", "stopped"]
    for secret in ("Zephyrine", "127.0.0.1", code):
        assert secret not in err


async def test_after_a_kill_the_table_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as house, Visitor(await house.address()) as visitor:
        await visitor.introduce("Zoé")
        cookies = dict(visitor.cookies)
        code = await visitor.open_table()
        async with visitor.sit_down(code) as line:
            await line.ask("sit", seat=2)
            await house.stop(signal.SIGKILL)
    async with serving(tmp_path) as house, Visitor(await house.address()) as visitor:
        visitor.cookies.update(cookies)
        async with visitor.sit_down(code) as line:
            assert (await line.until("room"))["seats"][2]["name"] == "Zoé"


def test_a_port_that_is_taken_and_a_folder_in_use_are_said_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert command.main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert f"127.0.0.1:{port} cannot be listened at" in err
    assert len(err.splitlines()) == 1
    assert command.main(["serve", "--port", "99999"]) == 2
    assert "port" in capsys.readouterr().err


async def test_two_houses_do_not_share_a_folder(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        await house.address()
        async with serving(tmp_path) as other:
            async with asyncio.timeout(PATIENCE):
                _, err = await other.process.communicate()
            assert other.process.returncode == 2
            assert b"another tablee is using" in err


@pytest.mark.parametrize("missing", ["segno", "resvg_py", "uvicorn"])
def test_without_its_parts_the_house_says_what_to_install(missing: str, tmp_path: Path) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; from tablee.cli.command import main; sys.exit(main())"
    ran = subprocess.run(
        [sys.executable, "-c", code, "serve", "--lang", "fr", "--data", str(tmp_path)],
        capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert ran.returncode == 2
    assert f"pip install tablee ({missing})" in ran.stderr


def test_tablee_alone_opens_the_house_for_every_phone_and_shows_it_in_the_browser(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path))
    opened: list[Settings] = []
    monkeypatch.setattr("tablee.cli.serve.run_serve", lambda settings, *_: opened.append(settings))
    assert command.main([]) == 0
    monkeypatch.setenv("TABLEE_HOST", "127.0.0.1")
    monkeypatch.setenv("TABLEE_OPEN_BROWSER", "off")
    assert command.main([]) == 0
    assert [(each.host, each.open_browser) for each in opened] == [("0.0.0.0", True), ("127.0.0.1", False)]


@pytest.mark.parametrize(
    ("settings", "has_code"),
    [
        (Settings(), False),
        (Settings(host="0.0.0.0"), True),
        (Settings(host="192.0.2.7"), True),
        (Settings(public_address="https://play.example"), True),
    ],
)
def test_a_house_for_a_network_shows_a_code_to_photograph(settings: Settings, has_code: bool) -> None:
    out = io.StringIO()
    greet(settings, 8137, "the-token", Words("fr"), Console(file=out, width=200))
    shown = out.getvalue()
    assert ("█" in shown) == has_code
    assert "the-token" in shown
    assert (settings.public_address or "http://") in shown


@pytest.mark.parametrize("day", ["house", "circle:moulin", "public:moulin"])
def test_a_house_that_asks_relays_says_so_and_no_word_is_shown(day: str) -> None:
    out = io.StringIO()
    greet(Settings(day=day), 8137, "the-token", Words("en"), Console(file=out, width=200))
    assert ("asks its relays" in out.getvalue()) == day.startswith("public")
    assert "moulin" not in out.getvalue()
