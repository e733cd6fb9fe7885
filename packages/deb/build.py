"""Builds Debian packages from the wheel in dist: `python packages/deb/build.py`, or `make deb`.

Everything the server needs lies in /usr/lib/tablee: the wheels of hosting.lock, whose hashes are checked. Debian's own
Python runs it, and none of Debian's Python packages have to be as new. Wheels are only unpacked, so that packages of
all architectures are built on any machine.
"""

from __future__ import annotations

import argparse
import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from email.utils import formatdate
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
UNITS = ROOT / "examples" / "hosting"
DIST = ROOT / "dist"
LIBRARY = "usr/lib/tablee"
MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}
GLIBC = ("2014", "_2_17", "_2_24", "_2_26", "_2_27", "_2_28", "_2_31", "_2_34")  # Debian 12 and 13 are newer
SCRIPTS = ("postinst", "prerm", "postrm")


def version() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def source_date() -> int:
    """When the sources were last changed: two builds of the same sources are the same."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    try:
        asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        sys.exit("this is no clone, so that nobody knows when it was last changed: set SOURCE_DATE_EPOCH")
    return int(asked.stdout)


def unit(name: str) -> str:
    """A unit of examples/hosting, for a package: its program in /usr/bin, its settings in /etc/default."""
    text = (UNITS / name).read_text("utf-8").replace("/opt/tablee/bin/tablee", "/usr/bin/tablee")
    text = re.sub(r"\A(#.*\n)+\n", "", text)
    if name == "tablee.service":
        text, count = re.subn(r"(Environment=TABLEE_\w+=.*\n)+", "EnvironmentFile=/etc/default/tablee\n", text)
        assert count == 1, "the settings of the unit stand together"
    return text


# ---- the files of a package


def write(root: Path, path: str, text: str | bytes, mode: int = 0o644) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    file.chmod(mode)


def packed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def install(root: Path, wheel: Path, architecture: str, python: str) -> None:
    """The wheels of hosting.lock for this architecture, and ours; by name, so that no path of this machine is noted."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    platforms = [f"--platform=manylinux{glibc}_{MACHINES[architecture]}" for glibc in GLIBC]
    into = [f"--target={root / LIBRARY}", "--no-deps", "--no-compile", "--only-binary=:all:", "--implementation=cp"]
    into += [f"--python-version={python}", *platforms]
    theirs = ["--require-hashes", "--requirement", ROOT / "hosting.lock"]
    ours = ["--no-index", f"--find-links={wheel.parent}", f"tablee=={version()}"]
    for each in (theirs, ours):
        subprocess.run([*pip, *into, *each], check=True)
        shutil.rmtree(root / LIBRARY / "bin")
    for file in (root / LIBRARY).rglob("*"):
        file.chmod(0o755 if file.is_dir() else 0o644)


def add_files(root: Path, day: int) -> None:
    doc = "usr/share/doc/tablee"
    write(root, "usr/bin/tablee", (HERE / "tablee").read_text("utf-8"), 0o755)
    write(root, "etc/default/tablee", (HERE / "default").read_text("utf-8"), 0o640)
    for name in ("tablee.service", "tablee-backup.service", "tablee-backup.timer"):
        write(root, f"usr/lib/systemd/system/{name}", unit(name))
    write(root, f"{doc}/copyright", (HERE / "copyright").read_text("utf-8"))
    news = f"tablee ({version()}) stable; urgency=medium\n\n  * See CHANGELOG.md.gz.\n\n"
    news += f" -- The Tablée founders <tablee@localhost>  {formatdate(day)}\n"
    write(root, f"{doc}/changelog.gz", packed(news))
    write(root, f"{doc}/CHANGELOG.md.gz", packed((ROOT / "CHANGELOG.md").read_text("utf-8")))
    write(root, "usr/share/lintian/overrides/tablee", (HERE / "lintian-overrides").read_text("utf-8"))


def add_control(root: Path, architecture: str, python: str) -> None:
    size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file()) // 1024
    major, minor = python.split(".")
    given = {"version": version(), "architecture": architecture, "size": size, "python": python}
    text = (HERE / "control").read_text("utf-8").format(**given, next_python=f"{major}.{int(minor) + 1}")
    write(root, "DEBIAN/control", text)
    write(root, "DEBIAN/conffiles", "/etc/default/tablee\n")
    for name in SCRIPTS:
        write(root, f"DEBIAN/{name}", (HERE / name).read_text("utf-8"), 0o755)
    digests = subprocess.run(
        "find . -path ./DEBIAN -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum | sed 's, \\./, ,'",
        shell=True, cwd=root, capture_output=True, check=True,
    )  # fmt: skip
    write(root, "DEBIAN/md5sums", digests.stdout)


def build(wheel: Path, architecture: str, python: str) -> Path:
    day = source_date()
    made = DIST / f"tablee_{version()}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "root"
        root.mkdir()
        install(root, wheel, architecture, python)
        add_files(root, day)
        add_control(root, architecture, python)
        for path in [root, *root.rglob("*")]:
            if path.is_dir():
                path.chmod(0o755)
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(day)}
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", root, made]
        subprocess.run(command, check=True, env=environment, stdout=sys.stderr)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--wheel", type=Path, default=DIST / f"tablee-{version()}-py3-none-any.whl")
    parser.add_argument(
        "--architecture", choices=MACHINES, action="append", help="amd64 and arm64 unless told otherwise"
    )
    parser.add_argument("--python", default="3.13", help="the Python of the Debian it is for (3.13: Debian 13)")
    given = parser.parse_args()
    if shutil.which("dpkg-deb") is None:
        parser.error("dpkg-deb is not installed: apt install dpkg, or build it on Debian or Ubuntu")
    if not given.wheel.exists():
        parser.error(f"there is no {given.wheel}: make dist")
    DIST.mkdir(exist_ok=True)
    for architecture in given.architecture or MACHINES:
        print(build(given.wheel, architecture, given.python))


if __name__ == "__main__":
    main()
