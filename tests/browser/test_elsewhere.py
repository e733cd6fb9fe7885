"""Matches that were played without a house, given to one: as a file, or because the page lies at the same address."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest
from tests.browser.test_everybody import violations
from tests.server.test_replays_api import played

Come = Callable[..., Guest]
PICTURES = os.environ.get("TABLEE_PICTURES", "")
SEATS = [{"name": "Zoé", "animal": 4, "mine": True}, {"bot": "family", "animal": 2}, {"name": "Hugo", "animal": 1}]
# As the page without a server keeps what was played there: src/tablee/page/store.py.
FILL = """(kept) => new Promise((done) => {
  const asked = indexedDB.open('tablee', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore('kept');
  asked.onsuccess = () => {
    const change = asked.result.transaction('kept', 'readwrite');
    for (const [key, text] of kept) change.objectStore('kept').put(new TextEncoder().encode(text), key);
    change.oncomplete = () => { asked.result.close(); done(); };
  };
})"""


def as_file(name: str, given: Any) -> Any:
    return {"name": name, "mimeType": "application/json", "buffer": msgspec.json.encode(given)}


def kept_elsewhere(record: dict[str, Any]) -> list[list[str]]:
    seats = [{"person": "me", "name": "Zoé", "animal": 4}, {"bot": "family"}, {"person": "me+1", "name": "Hugo"}]
    data = base64.b64encode(msgspec.json.encode(record)).decode()
    kept = {"id": "p-1", "kept_at": 1_800_000_000, "record": data, "seats": seats}
    return [["people/all", json.dumps({"me": "me"})], ["records/p-1", json.dumps(kept)]]


@pytest.mark.thorough
def test_a_match_is_kept_by_file_and_by_what_this_browser_has(quick: str, guest: Come) -> None:
    zoe = guest(quick)
    zoe.introduce()
    zoe.page.goto("/records")
    record = played("derniere")
    chooser = zoe.page.locator(".elsewhere input[type=file]")
    chooser.set_input_files([as_file("one.json", {"record": record, "seats": SEATS}), as_file("two.json", record)])
    line = zoe.page.locator("[data-record]")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Jouée sans maison")
    expect(line).to_contain_text("Hugo")
    chooser.set_input_files([as_file("forged.json", {**record, "seats": 2}), as_file("none.json", 3)])
    expect(zoe.page.locator(".elsewhere .wrong")).to_have_text(
        "Le sceau est brisé : quelque chose a été changé après coup. Ce fichier n’est pas une partie."
    )
    zoe.complaints.clear()  # the browser notes what was refused
    zoe.page.evaluate(FILL, kept_elsewhere(played("dominos")))
    zoe.page.reload()
    asked = zoe.page.locator(".elsewhere-asked")
    expect(asked).to_contain_text("Une partie jouée sans maison : la garder ici ?")
    assert violations(zoe) == []
    if PICTURES:
        zoe.page.screenshot(path=Path(PICTURES) / "elsewhere.png", full_page=True)
    asked.get_by_role("button", name="Garder", exact=True).click()
    expect(line).to_have_count(2)
    expect(asked).to_have_count(0)
    zoe.page.reload()
    expect(line).to_have_count(2)
    expect(asked).to_have_count(0)
    zoe.page.goto(f"/records/{line.first.get_attribute('data-record')}?verify")
    expect(zoe.page.locator(".verify-answer")).to_contain_text("pas d’où vient le hasard")
