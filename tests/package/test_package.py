"""What is handed out: sdist and wheel are built in an empty environment, installed into another, and played at."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.dist import BESIDE, faults_in

ROOT = Path(__file__).parent.parent.parent
PAGE, FOLDER = Path("src/tablee/server/static"), Path("src/tablee/page/static")
BUILT = ("static", "*wire.ts")  # by `make client`, which comes before the tests
LONGEST = 900.0  # seconds for a command
COMMIT = "0123456789ab"


def outside() -> dict[str, str]:
    """An environment in which nothing of this clone is found."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TABLEE_"))}


def run(*command: str | Path, cwd: Path | None = None, **more: str) -> str:
    ran = subprocess.run(
        command, cwd=cwd, env={**outside(), **more}, timeout=LONGEST, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-6000:]
    return ran.stdout


def tool(name: str, *given: str | Path, **more: str) -> str:
    """With the versions of play.lock: what others publish tomorrow is looked at by `make bench-bounds`."""
    return run(sys.executable, "-m", name, *given, UV_CONSTRAINT=str(ROOT / "play.lock"), **more)


def copied(folder: Path, *left_out: str) -> Path:
    """The sources, as in a fresh clone; with the page, unless it is left out."""
    beside = [pattern for pattern in BESIDE if pattern not in BUILT]
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*beside, *left_out, "tests", "pictures", "tour"))
    return folder


def built(source: Path, out: Path, **more: str) -> tuple[Path, Path]:
    """An sdist, and the wheel that is built from it."""
    tool("build", "--installer", "uv", "--outdir", out, source, TABLEE_COMMIT=COMMIT, **more)
    (sdist,), (wheel,) = out.glob("*.tar.gz"), out.glob("*.whl")
    return sdist, wheel


def installed(folder: Path, what: str | Path, **more: str) -> Path:
    """An environment with this and what it asks for."""
    tool("uv", "--quiet", "venv", "--python", sys.executable, folder)
    tool("uv", "--quiet", "pip", "install", "--python", folder / "bin" / "python", what, **more)
    return folder


def without_network() -> list[str]:
    """A command's beginning: a network of its own, in which there is loopback and nothing else."""
    for beginning in (["unshare", "--net"], ["unshare", "--map-root-user", "--net"]):
        try:
            up = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
            subprocess.run([*beginning, "ip", "link", "set", "lo", "up"], env={**os.environ, "PATH": up}, check=True)
        except (OSError, subprocess.CalledProcessError):
            continue
        return beginning
    return []


def play_at(environment: Path, folder: Path) -> None:
    """In Chromium. Where the kernel gives us no network of our own, names and proxies lead nowhere."""
    alone = without_network()
    command = [
        *alone,
        sys.executable,
        "-m",
        "tests.package.alone",
        environment,
        folder,
        *(["--loopback"] if alone else []),
    ]
    nowhere = {} if alone else {f"{kind}_proxy": "http://127.0.0.1:9" for kind in ("http", "https", "all")}
    run(*command, cwd=ROOT, PYTHONPATH=os.environ.get("PYTHONPATH", ""), no_proxy="127.0.0.1", **nowhere)


def test_the_wheel_from_the_sdist_is_installed_and_played_at_without_a_network(tmp_path: Path) -> None:
    sdist, wheel = built(copied(tmp_path / "source"), tmp_path / "dist")
    assert faults_in(sdist) + faults_in(wheel) == []
    environment = installed(tmp_path / "environment", wheel)
    assert f"tablee 0.2.0 (commit {COMMIT}, plain, " in run(environment / "bin" / "tablee", "--version", cwd=tmp_path)
    (tmp_path / "home").mkdir()
    play_at(environment, tmp_path / "home")


def test_an_import_brings_no_server(tmp_path: Path) -> None:
    heavy = "{'starlette', 'uvicorn', 'PIL', 'resvg_py', 'httpx', 'websockets', 'asyncio', 'fontTools'}"
    run(sys.executable, "-c", f"import sys, tablee; assert not {heavy} & set(sys.modules)",
        PYTHONPATH=os.environ.get("PYTHONPATH", ""))  # fmt: skip


def lose_the_page(source: Path) -> None:
    shutil.rmtree(source / PAGE)


def lose_a_script(source: Path) -> None:
    next((source / PAGE / "assets").glob("main-*.js")).unlink()


def lose_python(source: Path) -> None:
    (source / FOLDER / "python" / "app.zip.packed").unlink()


@pytest.mark.parametrize("lose", [lose_the_page, lose_a_script, lose_python])
def test_a_build_without_the_page_fails_and_says_why(lose: Callable[[Path], None], tmp_path: Path) -> None:
    """From an sdist somebody has packed anew without it."""
    source = copied(tmp_path / "source", "client")
    (source / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: tablee\nVersion: 0.2.0\n")
    lose(source)
    with pytest.raises(AssertionError, match="tablee cannot be built: of the page"):
        run(sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", tmp_path / "built", cwd=source)
    with pytest.raises(AssertionError, match="tablee cannot be built: of the page"):
        run(sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", tmp_path / "dist", cwd=source)
    assert not (tmp_path / "dist").exists()


# ---- every other way, in minutes


@pytest.mark.thorough
@pytest.mark.parametrize("compiled", ["0", "1"])
@pytest.mark.parametrize("way", ["clone", "sdist"])
def test_it_is_installed_from_everything(way: str, compiled: str, tmp_path: Path) -> None:
    """From a clone with a page made from nothing, and from an sdist; plain and compiled."""
    source = copied(tmp_path / "source", *BUILT)
    what = source if way == "clone" else built(source, tmp_path / "dist")[0]
    more = {"TABLEE_COMPILE": compiled, "TABLEE_OPTIMISE": "0", "CFLAGS": "-Wno-misleading-indentation"}
    environment = installed(tmp_path / "environment", what, **more)
    told = run(environment / "bin" / "tablee", "--version", cwd=tmp_path)
    assert ("compiled" if compiled == "1" else "plain") in told
    (tmp_path / "home").mkdir()
    play_at(environment, tmp_path / "home")


@pytest.mark.thorough
def test_an_installed_package_makes_the_page_without_a_server(tmp_path: Path) -> None:
    _, wheel = built(copied(tmp_path / "source"), tmp_path / "dist")
    environment = installed(tmp_path / "environment", wheel)
    run(environment / "bin" / "tablee", "page", "--out", tmp_path / "page", cwd=tmp_path)
    written = {path.relative_to(tmp_path / "page").as_posix() for path in (tmp_path / "page").rglob("*")}
    assert {"index.html", "prove.html", "worker.js", "python/app.zip.packed", "assets/licences.txt"} <= written


@pytest.mark.thorough
def test_pip_alone_installs_a_clone(tmp_path: Path) -> None:
    source = copied(tmp_path / "source", *BUILT)
    run(sys.executable, "-m", "venv", tmp_path / "environment")
    run(tmp_path / "environment" / "bin" / "pip", "install", "--quiet", source)
    assert "plain" in run(tmp_path / "environment" / "bin" / "tablee", "--version", cwd=tmp_path)


@pytest.mark.thorough
def test_the_same_sources_make_the_same_bytes(tmp_path: Path) -> None:
    """Also with a page that was made from nothing; `make dist` looks at it too."""
    left_out: list[tuple[str, ...]] = [(), BUILT]
    made = [
        built(
            copied(tmp_path / f"source{len(each)}", *each),
            tmp_path / f"dist{len(each)}",
            SOURCE_DATE_EPOCH="1790000000",
        )
        for each in left_out
    ]
    assert [path.read_bytes() for path in made[0]] == [path.read_bytes() for path in made[1]]
