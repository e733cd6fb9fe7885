"""The browser's side as its build left it: files in a folder, each read and packed once for as long as it stays."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from tablee.server.base.cpu_time import charged

FOLDER = Path(__file__).parents[1] / "static"
NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*){0,2}\Z")  # no way up, nothing hidden
HASHED = re.compile(r"-[A-Z0-9]{8}\.")  # as esbuild names a file by its content
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

MEDIA = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
PACKED_ALREADY = (".webp", ".png", ".woff2")
PACKED_ONCE = 64  # small files that are remembered by what is in them
BROTLI = ".br"  # what the build has packed lies beside the file


class File(NamedTuple):
    """Something that is sent as it is, or packed to whoever can unpack it."""

    data: bytes
    packed: bytes | None  # by gzip
    media: str
    etag: str
    caching: str = ASK_AGAIN
    tighter: bytes | None = None  # by brotli: only a build has time for that


def file(data: bytes, media: str, caching: str = ASK_AGAIN, is_packed_already: bool = False) -> File:
    packed = None if is_packed_already else gzip.compress(data, 9, mtime=0)
    return File(data, packed, media, f'"{hashlib.sha256(data).hexdigest()[:20]}"', caching)


@lru_cache(maxsize=PACKED_ONCE)
def packed_once(data: bytes, media: str) -> File:
    """What is made for each request, and comes out the same each time."""
    return file(data, media)


class Built:
    """The folder. A file that was built anew is read anew: nobody has to start the server again for it."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.files: dict[str, tuple[tuple[int, int], File]] = {}  # each with when it was changed, and its length

    async def file(self, name: str) -> File | None:
        """A file by its name below the folder; None where there is none that may be sent."""
        if not NAME.match(name) or Path(name).suffix not in MEDIA:
            return None
        return await asyncio.to_thread(charged(self.look_up), name)

    def look_up(self, name: str) -> File | None:
        path = self.folder / name
        try:
            known = path.stat()
            version = known.st_mtime_ns, known.st_size
            if name not in self.files or self.files[name][0] != version:
                self.files[name] = version, read(path)
        except OSError:
            self.files.pop(name, None)
            return None
        return self.files[name][1]


def read(path: Path) -> File:
    caching = FOREVER if HASHED.search(path.name) else ASK_AGAIN
    found = file(path.read_bytes(), MEDIA[path.suffix], caching, path.suffix in PACKED_ALREADY)
    tighter = path.with_name(path.name + BROTLI)
    return found._replace(tighter=tighter.read_bytes()) if tighter.exists() else found
