"""examples/hosting stays true: every setting exists, and every file is taken by its tool, where that is installed."""

from __future__ import annotations

import argparse
import asyncio
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tablee import client
from tablee.cli.command import parser
from tablee.server.app import PING_EVERY, PONG_WITHIN
from tablee.server.base.settings import ENVIRONMENT, Settings, read
from tests.patience import PATIENCE
from tests.postgres import free_port
from tests.server.visit import Visitor, running

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "examples" / "hosting"
UNITS = sorted(FOLDER.glob("*.service")) + sorted(FOLDER.glob("*.timer"))
PROXIES = sorted(FOLDER.glob("nginx*.conf"))
FILES = sorted(FOLDER.iterdir())
PAGES = [ROOT / "docs" / "hosting.md", ROOT / "docs" / "million.md", ROOT / "docs" / "nodes.md"]
NEWCOMERS, MOVES = 6, 8
OUTSIDE = re.compile(r"/(?:opt|usr|bin)/\S+")  # programs that are not on this machine


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")


def flags_of(command: str) -> set[str]:
    choices = next(each for each in parser()._actions if isinstance(each, argparse._SubParsersAction)).choices
    return {flag for action in choices[command]._actions for flag in action.option_strings}


# ---- settings


@pytest.mark.parametrize("file", [*FILES, *PAGES], ids=lambda file: file.name)
def test_every_setting_that_is_named_exists(file: Path) -> None:
    named = set(re.findall(rf"\b{ENVIRONMENT}([A-Z_]+)\b", file.read_text("utf-8"))) - {"NAME", "COMPILE"}
    assert named <= {name.upper() for name in Settings.__struct_fields__}


@pytest.mark.parametrize("file", [*FILES, *PAGES], ids=lambda file: file.name)
def test_every_command_that_is_shown_takes_its_flags(file: Path) -> None:
    text = file.read_text("utf-8").replace("\\\n", " ")
    for command, rest in re.findall(r"tablee\"? (serve|migrate|copy|backup|think)\b(.*)", text):
        said = re.split(r"[`#|&]| {2,}#", rest)[0]
        assert set(re.findall(r"(?<!\S)--[a-z-]+", said)) <= flags_of(command), rest


@pytest.mark.parametrize("unit", [each for each in UNITS if each.suffix == ".service"], ids=lambda unit: unit.name)
def test_what_a_unit_sets_is_taken(unit: Path) -> None:
    given = dict(re.findall(r"^Environment=(\w+)=(.*)$", unit.read_text("utf-8").replace("%i", "8137"), re.M))
    assert given
    chosen = read({}, given)
    assert all(str(getattr(chosen, name.removeprefix(ENVIRONMENT).lower())) == value for name, value in given.items())


def test_a_line_that_is_alive_is_never_as_silent_as_the_proxy_waits() -> None:
    for file in PROXIES:
        waits = [
            int(seconds) for seconds in re.findall(r"proxy_(?:read|send)_timeout (\d+)s;", file.read_text("utf-8"))
        ]
        assert len(waits) == 2
        assert min(waits) > PING_EVERY + PONG_WITHIN


def test_a_body_the_house_would_take_is_not_refused_by_the_proxy() -> None:
    for file in PROXIES:
        (most,) = re.findall(r"client_max_body_size (\d+)k;", file.read_text("utf-8"))
        assert int(most) * 1024 == Settings().body_bytes


def test_every_file_is_in_the_page() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert [file.name for file in FILES if f"examples/hosting/{file.name}" not in page] == []


# ---- the tools themselves


def said(*command: str | Path) -> str:
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout + ran.stderr


@needs("systemd-analyze")
def test_systemd_takes_the_units_and_finds_the_house_well_fenced(tmp_path: Path) -> None:
    for unit in UNITS:
        text = OUTSIDE.sub(str(shutil.which("true")), unit.read_text("utf-8"))
        (tmp_path / unit.name.replace("@", "@8137")).write_text(text)
    assert said("systemd-analyze", "verify", *sorted(tmp_path.iterdir())) == ""
    for unit in tmp_path.glob("*.service"):
        said("systemd-analyze", "security", "--offline=true", "--threshold=40", unit)  # of 100, where 100 is no fence


@needs("caddy")
def test_caddy_takes_its_file() -> None:
    file = FOLDER / "Caddyfile"
    said("caddy", "adapt", "--config", file, "--adapter", "caddyfile", "--validate")
    assert said("caddy", "fmt", file) == file.read_text("utf-8")


@needs("nginx")
@needs("openssl")
@pytest.mark.parametrize("file", PROXIES, ids=lambda file: file.name)
def test_nginx_takes_its_file(file: Path, tmp_path: Path) -> None:
    assert "test is successful" in said("nginx", "-t", "-p", tmp_path, "-c", nginx_here(file, tmp_path, 1443, 8137))


@needs("sh")
def test_the_script_is_a_script() -> None:
    said("sh", "-n", FOLDER / "three-nodes.sh")


# ---- a house behind them


def certificate_in(folder: Path) -> tuple[Path, Path]:
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj", "/CN=localhost"]
    said(
        "openssl", "req", "-x509", *made, "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate
    )
    return key, certificate


def nginx_here(file: Path, folder: Path, port: int, house: int) -> Path:
    """The file as this machine can use it: on loopback, with its own certificate, and nothing outside the folder."""
    key, certificate = certificate_in(folder)
    text = re.sub(r" *listen \[::\].*\n", "", file.read_text("utf-8"))
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port + 1};").replace("listen 443", f"listen 127.0.0.1:{port}")
    text = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(key), text)
    text = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(certificate), text)
    text = re.sub(r"node(\d)\.example", r"127.0.0.\1", text)  # names are looked up when the file is read
    text = text.replace("127.0.0.1:8137", f"127.0.0.1:{house}")
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(f"pid {folder}/pid; error_log {folder}/log; events {{}} http {{ {places} {text} }}")
    return whole


def caddy_here(folder: Path, port: int, house: int) -> Path:
    key, certificate = certificate_in(folder)
    text = (FOLDER / "Caddyfile").read_text("utf-8").replace("127.0.0.1:8137", f"127.0.0.1:{house}")
    text = text.replace(
        "play.example {", f"localhost:{port}, play.example:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}"
    )
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{text}")
    return folder / "Caddyfile"


def command(proxy: str, folder: Path, port: int, house: int) -> list[str | Path]:
    if proxy == "caddy":
        return ["caddy", "run", "--adapter", "caddyfile", "--config", caddy_here(folder, port, house)]
    file = nginx_here(FOLDER / "nginx.conf", folder, port, house)
    return ["nginx", "-p", folder, "-c", file, "-g", "daemon off;"]


@asynccontextmanager
async def behind(proxy: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """The address of a proxy with a house behind it, in which few newcomers are let in from one address."""
    port = free_port()
    address = f"https://localhost:{port}"
    limits = {"newcomers_at_once": NEWCOMERS, "newcomers_a_minute": 1}
    async with (
        running(folder / "data", public_address=address, **limits) as (_, house),
        proxied(proxy, folder, port, house, monkeypatch),
    ):
        yield address


@asynccontextmanager
async def proxied(
    proxy: str, folder: Path, port: int, house: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[None]:
    """The proxy at this port, as soon as the house answers through it."""
    monkeypatch.setenv("HOME", str(folder))  # where Caddy notes what it was told
    ran = command(proxy, folder, port, int(house.rpartition(":")[2]))
    process = await asyncio.create_subprocess_exec(*ran, stderr=asyncio.subprocess.DEVNULL)
    monkeypatch.setenv("SSL_CERT_FILE", str(folder / "certificate.pem"))
    try:
        async with asyncio.timeout(PATIENCE), Visitor(f"https://localhost:{port}") as anybody:
            while not await answers(anybody):
                assert process.returncode is None, f"{proxy} does not start"
                await asyncio.sleep(0.02)
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def answers(visitor: Visitor) -> bool:
    try:
        return (await visitor.get("/healthz")).status_code == 200
    except httpx.TransportError:
        return False


@needs("openssl")
@pytest.mark.anyio
@pytest.mark.parametrize("proxy", [pytest.param(name, marks=needs(name)) for name in ("caddy", "nginx")])
async def test_a_house_is_played_through_a_proxy(proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with behind(proxy, tmp_path, monkeypatch) as address:
        async with client.visit(address, "Anne") as anne, client.visit(address, "Max") as max:
            tables = [await anne.open("dominos", 2)]
            tables.append(await max.join(tables[0].code))
            for seat, table in enumerate(tables):
                await table.sit(seat)
                await table.describe()  # so that every move can be tapped
            await tables[0].start()
            for _ in range(MOVES):
                await played(tables)
            async with Visitor(address) as zoe:
                came = await zoe.put("/api/1/me", json={"name": "Zoé"})
                assert "Secure" in came.headers["set-cookie"]
                assert (await zoe.get("/openapi.json", headers={"accept-encoding": "gzip"})).status_code == 200
            async with httpx.AsyncClient(timeout=PATIENCE, base_url=address) as anybody:
                assert (await anybody.get("/metrics")).status_code == 404
        came_in = [await comes_in(address, f"203.0.113.{number}") for number in range(NEWCOMERS)]
        assert came_in.count(429) == 3  # Anne, Max and Zoé had come from the same address, whatever the others say


@needs("openssl")
@pytest.mark.anyio
@pytest.mark.parametrize("proxy", [pytest.param(name, marks=needs(name)) for name in ("caddy", "nginx")])
async def test_https_for_good_is_said_once_also_when_the_house_is_away(
    proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    async with AsyncExitStack() as ends:
        async with running(tmp_path / "data", public_address="https://play.example") as (_, house):
            await ends.enter_async_context(proxied(proxy, tmp_path, port, house, monkeypatch))
            tls = ssl.create_default_context(cafile=str(tmp_path / "certificate.pem"))
            of_ours = {"host": "play.example"}  # under this machine's own name the house does not say it
            anybody = httpx.AsyncClient(
                timeout=PATIENCE, base_url=f"https://localhost:{port}", verify=tls, headers=of_ours
            )
            await ends.enter_async_context(anybody)
            answered = [await anybody.get("/api/1/tables"), await anybody.get("/metrics")]
        answered.append(await anybody.get("/api/1/tables"))
    assert [each.status_code for each in answered] == [200, 404, 502]
    found = [each.headers.get_list("strict-transport-security") for each in answered]
    assert found == [["max-age=31536000"]] * 3


def test_no_server_of_a_proxy_keeps_addresses() -> None:
    for file in PROXIES:
        servers = re.split(r"(?m)^server \{$", file.read_text("utf-8"))[1:]
        assert servers
        assert all("access_log off;" in server for server in servers)


async def played(tables: list[client.Table]) -> None:
    """One move of whoever has the turn, which both then see."""
    async with asyncio.timeout(PATIENCE):
        while not (can := [table for table in tables if table.frame and table.frame.mine.taps]):
            await asyncio.sleep(0.01)
    before = [each.frame for each in tables]
    assert can[0].frame is not None
    assert await can[0].play(can[0].frame.mine.taps[0]) == "done"
    for each, frame in zip(tables, before, strict=True):
        assert await each.until(lambda each=each, frame=frame: each.frame is not frame, timeout=PATIENCE)


async def comes_in(address: str, says_from: str) -> int:
    async with httpx.AsyncClient(
        timeout=PATIENCE, base_url=address, headers={"tablee-client": "1", "x-forwarded-for": says_from}
    ) as new:
        return (await new.put("/api/1/me", json={"name": "Somebody"})).status_code
