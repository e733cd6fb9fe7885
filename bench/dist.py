"""`make dist`: an sdist and a wheel in dist/, looked through, with the list of their parts, and the same bytes twice.

The second time they are built from a copy of the sources, at another place and with a page made from nothing.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
LOCK = ROOT / "play.lock"
LICENCES = ("tablee/server/static/assets/licences.txt", "tablee/page/static/assets/licences.txt")
# What lies beside the sources in a clone that is worked in.
BESIDE = (
    ".git", ".venv", ".fast", ".peers", "build", "dist", "node_modules", "static", "*wire.ts", "__pycache__",
    "*.egg-info", ".*_cache", ".hypothesis", ".coverage*",
)  # fmt: skip
IN_A_WHEEL = (
    "tablee/py.typed",
    "tablee/build.json",
    "tablee/core/words/fr.ftl",
    "tablee/games/davinci/words/rules.en.md",
    "tablee/server/static/index.html",
    "tablee/server/static/first-shelf-fr.html",
    "tablee/server/static/words/en.ftl",
    "tablee/page/static/worker.js",
    "tablee/page/static/python/app.zip.packed",
    *LICENCES,
)
IN_AN_SDIST = ("client/package-lock.json", "client/src/main.tsx", "client/build.py", "setup.py", "build_backend.py")
COMPILED = (".so", ".pyd")
NEVER = re.compile(r"node_modules|__pycache__|\.map$|\.so$|(^|/)tests?/|\.sqlite|admin-token|\.env$")
# As packages name it on npm.
PART = re.compile(r"^(?P<name>[@\w./-]+) (?P<version>\d[\w.-]*) \((?P<licence>[\w.-]+)\)$", re.M)


def main() -> int:
    os.umask(0o022)
    pinned = {"UV_CONSTRAINT": str(LOCK)}  # another setuptools might write other bytes
    environment = {**os.environ, **pinned, "SOURCE_DATE_EPOCH": moment(), "TABLEE_COMMIT": commit()}
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        built = build(ROOT, folder / "first", environment)
        shutil.copytree(ROOT, folder / "copy", ignore=shutil.ignore_patterns(*BESIDE))
        again = build(folder / "copy", folder / "second", environment)
        faults = [f"{one.name} has other bytes when it is built again" for one in different(built, again)]
        faults += [fault for file in built for fault in faults_in(file)]
        subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *built], check=True)
        if faults:
            print(*faults, sep="\n", file=sys.stderr)
            return 1
        parts = list_of_parts(built[0], folder)
        compiled = compiled_wheels(built[1], folder / "compiled", environment)
        DIST.mkdir(exist_ok=True)
        for file in [*built, *compiled, parts]:
            shutil.copy(file, DIST / file.name)
            print(
                f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {DIST.name}/{file.name}  {file.stat().st_size:,} B"
            )
    return 0


def moment() -> str:
    """When what is built was written: the last commit, unless somebody says otherwise."""
    return os.environ.get("SOURCE_DATE_EPOCH") or asked("git", "log", "-1", "--format=%ct")


def commit() -> str:
    return os.environ.get("TABLEE_COMMIT") or asked(
        "git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"
    )


def asked(*command: str) -> str:
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        sys.exit("this is no clone, so that its last commit is not known: set SOURCE_DATE_EPOCH and TABLEE_COMMIT")


def build(source: Path, out: Path, environment: dict[str, str], *kinds: str) -> list[Path]:
    """Wheel and sdist, the wheel from the sdist, each in an environment of its own."""
    command = [sys.executable, "-m", "build", "--installer", "uv", *kinds, "--outdir", str(out), str(source)]
    ran = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if ran.returncode:
        sys.exit(f"{ran.stdout[-4000:]}\n{source} could not be built")
    return sorted(out.iterdir(), key=lambda file: file.suffix, reverse=True)


def compiled_wheels(sdist: Path, folder: Path, environment: dict[str, str]) -> list[Path]:
    """For this kind of machine and this Python, beside the plain one, where there is a compiler."""
    compiler = environment.get("CC", "cc")
    if shutil.which(compiler) is None:
        print(f"no C compiler ({compiler}) is at hand: only the plain wheel is built")
        return []
    shutil.unpack_archive(sdist, folder / "source")
    (source,) = (folder / "source").iterdir()
    built = build(source, folder / "out", {**environment, "TABLEE_COMPILE": "1"}, "--wheel")
    if not any(name.endswith(COMPILED) for name in contents(built[0])):
        sys.exit(f"nothing in {built[0].name} is compiled")
    return built


def different(built: list[Path], again: list[Path]) -> list[Path]:
    pairs = zip(built, again, strict=True)
    return [one for one, other in pairs if one.name != other.name or one.read_bytes() != other.read_bytes()]


# ---- what is in them


def faults_in(file: Path) -> list[str]:
    names = contents(file)
    counted = Counter(Path(name).suffix or Path(name).name for name in names)
    print(f"{file.name}: {len(names)} files,", ", ".join(f"{count} {kind}" for kind, count in counted.most_common(8)))
    if file.suffix == ".whl":
        wanted = {*IN_A_WHEEL, *(str(path.relative_to(ROOT / "src")) for path in sources())}
        wanted.add(next((name for name in names if name.endswith("licenses/LICENSE")), "LICENSE"))
    else:
        wanted = {*IN_AN_SDIST, "LICENSE", *(f"src/{name}" for name in IN_A_WHEEL)}
    lacking = [f"{file.name} lacks {name}" for name in sorted(wanted - names)]
    return lacking + [f"{file.name} has {name}" for name in sorted(names) if NEVER.search(name)]


def contents(file: Path) -> set[str]:
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as archive:
            return set(archive.namelist())
    with tarfile.open(file) as packed:
        return {name.partition("/")[2] for name in packed.getnames() if packed.getmember(name).isfile()}


def sources() -> list[Path]:
    """All of the package that is no page."""
    return [path for path in (ROOT / "src" / "tablee").rglob("*") if path.suffix in (".py", ".ftl", ".md", ".typed")
            and "static" not in path.parts]  # fmt: skip


# ---- the list of parts


def list_of_parts(wheel: Path, folder: Path) -> Path:
    """CycloneDX: what an installed wheel consists of, with the versions of play.lock, and what is in its pages."""
    python = folder / "installed" / "bin" / "python"
    out = folder / f"{wheel.name.partition('-py3')[0]}.cdx.json"
    uv = [sys.executable, "-m", "uv", "--quiet"]
    subprocess.run([*uv, "venv", "--python", sys.executable, python.parent.parent], check=True)
    subprocess.run([*uv, "pip", "install", "--python", python, "-c", LOCK, wheel], check=True)
    told = ["--pyproject", ROOT / "pyproject.toml", "--output-reproducible", "--output-format", "JSON"]
    subprocess.run([sys.executable, "-m", "cyclonedx_py", "environment", *told, "-o", out, python], check=True)
    found: dict[str, Any] = json.loads(out.read_text("utf-8"))
    with zipfile.ZipFile(wheel) as archive:
        listed = "".join(archive.read(name).decode() for name in LICENCES)
    page = [component(part) for part in {part[0]: part for part in PART.finditer(listed)}.values()]
    without_us = [each for each in found["components"] if each["name"] != "tablee"]
    found["components"] = sorted([*without_us, *page], key=lambda each: str(each["bom-ref"]))
    ours = found["metadata"]["component"]["bom-ref"]
    for each in found["dependencies"]:
        if each["ref"] == ours:
            each["dependsOn"] = sorted([*each.get("dependsOn", []), *(part["bom-ref"] for part in page)])
    out.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", "utf-8")
    check_parts(out)
    print(f"{out.name}: {len(found['components'])} parts, {len(page)} of them in the page")
    return out


def component(part: re.Match[str]) -> dict[str, Any]:
    name, version = part["name"], part["version"]
    purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
    licences = [{"license": {"id": part["licence"]}}]
    return {"bom-ref": purl, "type": "library", "name": name, "version": version, "purl": purl, "licenses": licences}


def check_parts(file: Path) -> None:
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    text = file.read_text("utf-8")
    version = SchemaVersion.from_version(json.loads(text)["specVersion"])
    wrong = JsonStrictValidator(version).validate_str(text)
    if wrong is not None:
        sys.exit(f"{file.name} is no CycloneDX: {wrong}")


if __name__ == "__main__":
    sys.exit(main())
