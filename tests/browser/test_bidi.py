"""Names that are read from right to left stand among words that are not: they must not turn round their neighbours."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.guests import Guest
from tests.browser.plans import bundled, node

LEFT_TO_RIGHT = ["Zoé", "Łukasz 2", "Ольга", "小明", "👩‍🚀"]
RIGHT_TO_LEFT = ["שרה", "محمد", "Zoé ליאה", "ܡܪܝܡ", "𞤀𞤣"]


def test_only_what_is_read_from_right_to_left_is_isolated(tmp_path: Path) -> None:
    made = bundled("bidi.mjs", tmp_path)
    found = json.loads(node(str(made), json.dumps(LEFT_TO_RIGHT + RIGHT_TO_LEFT)))
    assert found == LEFT_TO_RIGHT + [f"\u2068{name}\u2069" for name in RIGHT_TO_LEFT]


def test_a_name_and_what_is_said_are_isolated_wherever_they_stand(address: str, guest: Callable[..., Guest]) -> None:
    sara, lou = guest(address, name="\u202eשרה"), guest(address, name="Lou")
    code = sara.open_table("derniere", 3)
    lou.introduce()
    sara.sit_down(code)
    lou.sit_down(code)
    expect(lou.page.locator("[data-seat='0'] .place-words b")).to_have_text("\u2068שרה\u2069")
    expect(lou.page.locator("body")).to_contain_text("\u2068שרה\u2069 va lancer la partie.")
