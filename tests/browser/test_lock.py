"""Pictures that were sent ahead: what the server locks the page unlocks, without a cipher of the browser's."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest

from tablee.core.draws import FastDraw
from tablee.images.one_time import locked
from tests.browser.plans import bundled, node


@pytest.mark.parametrize("length", [1, 32, 33, 96 * 1024 + 5])
def test_the_page_unlocks_what_the_server_locked(length: int, tmp_path: Path) -> None:
    draw = FastDraw(length)
    data, key = (bytes(draw.below(256) for _ in range(count)) for count in (length, 16))
    (tmp_path / "picture").write_bytes(locked(data, key))
    made = bundled("lock.mjs", tmp_path)
    found = json.loads(node(str(made), str(tmp_path / "picture"), key.hex()))
    assert base64.b64decode(found["data"]) == data
