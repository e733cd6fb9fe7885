"""The folder, a plain server of files for it, and somebody with a browser."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.browser.conftest import browser as browser
from tests.page.folder import ready

SUB_PATH = "/jeux/tablee/"  # any will do


class Files(SimpleHTTPRequestHandler):
    """As a static host does it: what lies there, and nothing else."""

    def log_message(self, format: str, *given: object) -> None: ...

    def translate_path(self, path: str) -> str:
        inside = path.removeprefix(SUB_PATH) if path.startswith(SUB_PATH) else "nothing-here"
        return super().translate_path("/" + inside)


class Host(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that is closed does not wait for its files."""


@pytest.fixture(scope="session")
def folder() -> Path:
    return ready()


@pytest.fixture(scope="session")
def site(folder: Path) -> Iterator[str]:
    """The address of the folder, below a sub-path."""
    host = Host(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}{SUB_PATH}"
    host.shutdown()
