"""The folder itself: the client, Python, words, pictures and rules, for any static host and at any sub-path."""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Callable
from importlib.metadata import entry_points, version
from pathlib import Path

import msgspec

from tablee.core.art import Style
from tablee.core.registry import games
from tablee.core.words import LANGUAGES, Words, msg
from tablee.images.cache import ImageCache
from tablee.images.catalogue import faces
from tablee.page.building.keepable import keepable
from tablee.page.building.sealed import write_sealed
from tablee.page.main import PageFacts
from tablee.server.content.assets import File, read
from tablee.server.content.images import STYLES, stamp
from tablee.server.content.page import PageReader, Parts, filled
from tablee.server.content.vocabulary import Vocabulary, own_files, vocabulary
from tablee.server.endpoints.games import rules_page
from tablee.table.model.guests import NAMES

BUILT = Path(__file__).parents[1] / "static"  # as client/build.py --local has left it
GROUPS = ("tablee.games", "tablee.evenings")
OWN = re.compile(r'"/(assets|words|faces|manifest\.webmanifest|favicon\.svg)')  # addresses from the root
BOXES = re.compile(r'href="/(?=g/|records|")')
AHEAD = re.compile(r'<link rel="preload"[^>]* as="fetch"[^>]*>')  # words, but perhaps not in the reader's language
PYTHON = ("pyodide.asm.wasm.packed", "stdlib.zip.packed", "app.zip.packed")  # whose coming is counted
FACTS = "facts.json"
CLOTH = "#fdeed3"
SEALED = ".webp"  # what sealed pictures end with, and nothing else

OnProgress = Callable[[int, int], None]


class NotBuilt(OSError):
    """The browser's side was not made in this clone."""


def write_folder(out: Path, language: str, cache: ImageCache, on_progress: OnProgress) -> None:
    """A folder that is there already is written anew."""
    if not (BUILT / "index.html").exists():
        raise NotBuilt("the page without a server has to be built first: run `make page` in a clone")
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(BUILT / "assets", out / "assets")
    shutil.copytree(BUILT / "python", out / "python")
    shutil.copy(BUILT / "worker.js", out / "worker.js")
    there = {which: BUILT / name for which, name in own_files().items() if (BUILT / name).exists()}
    words = vocabulary({which: path.read_text("utf-8") for which, path in there.items()})
    write_words(out, words)
    write_faces(out)
    write_rules(out)
    (out / "python" / FACTS).write_bytes(msgspec.json.encode(facts(out / "python")))
    write_page(out / "index.html", part(f"first-shelf-{language}.html"), language, words)
    write_page(out / "prove.html", None, language, words)
    write_manifest(out, language)
    secret = [each for each in faces(Style()).values() if each.secret]
    sealed = write_sealed(out / "sealed", secret, cache, on_progress)
    name = version_of(out)
    (out / "keepable.json").write_bytes(keepable(out, name, out / "faces" / stamp(), sealed))
    write_service_worker(out, language, name)


def write_words(out: Path, words: Vocabulary) -> None:
    for language, addresses in words.addresses.items():
        for part, address in addresses.items():
            path = out / address.removeprefix("/")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(words.files[f"{language}-{part}.ftl"].data)


def write_faces(out: Path) -> None:
    for style in STYLES:
        folder = out / "faces" / stamp() / f"{style.lang}-{style.theme}"
        for name, face in faces(style).items():
            if not face.secret:
                path = folder / f"{name}.svg"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(face.draw(), "utf-8")
    shutil.copy(out / "faces" / stamp() / "fr-day" / "house" / "favicon.svg", out / "favicon.svg")


def write_rules(out: Path) -> None:
    (out / "rules").mkdir()
    for key, game in games().items():
        for style in STYLES:
            page = rules_page(game, style)
            shown = msgspec.structs.replace(page, html=page.html.replace('src="/faces/', 'src="faces/'))
            (out / "rules" / f"{key}-{style.lang}-{style.theme}.json").write_bytes(msgspec.json.encode(shown))


class FolderFacts(PageFacts, frozen=True):
    sizes: dict[str, int] = {}  # of Python's files, in bytes: by them its coming is counted
    stamp: str = ""  # of all that Python's memory follows from, once it has read everything


def facts(python: Path) -> FolderFacts:
    points = {group: [(each.name, each.value) for each in entry_points(group=group)] for group in GROUPS}
    said = {language: {each.key: Words(language).say(each) for each in NAMES} for language in LANGUAGES}
    widths = {face.name: face.pixels for face in faces(Style()).values() if face.secret}
    sizes = {name: (python / name).stat().st_size for name in PYTHON}
    told = FolderFacts(version("tablee"), points, said, widths, sizes)
    files = b"".join(path.read_bytes() for path in sorted(python.iterdir()) if path.name != FACTS)
    return msgspec.structs.replace(told, stamp=hashlib.sha256(msgspec.json.encode(told) + files).hexdigest()[:16])


def write_page(path: Path, drawn: File | None, language: str, words: Vocabulary) -> None:
    """The page as a server would send it, with addresses that hold in any folder. `drawn` is seen before it runs."""
    parts = Parts(read(BUILT / "index.html"), drawn, part("ahead-shelf.html"))
    page = filled(parts, drawn is not None, PageReader(language), words, has_day=False)
    text = BOXES.sub('href="#/', OWN.sub(r'"\1', AHEAD.sub("", page.data.decode())))
    path.write_text(text, "utf-8")


def part(name: str) -> File | None:
    return read(BUILT / name) if (BUILT / name).exists() else None


def write_manifest(out: Path, language: str) -> None:
    icons = f"faces/{stamp()}/{language}-day/house/icon.svg"
    manifest = {
        "name": "Tablée",
        "short_name": "Tablée",
        "description": Words(language).say(msg("house-line")),
        "lang": language,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": CLOTH,
        "theme_color": CLOTH,
        "icons": [{"src": icons, "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
    }
    (out / "manifest.webmanifest").write_bytes(msgspec.json.encode(manifest))


def version_of(out: Path) -> str:
    """A name for these very files."""
    seen = hashlib.sha256()
    for path in sorted(path for path in out.rglob("*") if path.is_file()):
        seen.update(path.relative_to(out).as_posix().encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()[:12]


def write_service_worker(out: Path, language: str, name: str) -> None:
    """With the names of all that is kept at the first visit: pictures in one style and no sealed ones, which the page
    keeps when a game is chosen (keepable.py)."""
    other = [f"{style.lang}-{style.theme}" for style in STYLES if (style.lang, style.theme) != (language, "day")]
    paths = sorted(path for path in out.rglob("*") if path.is_file())
    kept = [path for path in paths if not set(other) & set(path.parts) and path.suffix != SEALED]
    known = msgspec.json.encode(["", *(path.relative_to(out).as_posix() for path in kept)]).decode()
    code = (BUILT / "sw.js").read_text("utf-8")
    (out / "sw.js").write_text(f'const FILES={known},VERSION="{name}";\n{code}', "utf-8")
