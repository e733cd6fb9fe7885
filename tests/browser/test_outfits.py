"""Animals that wear something, as guests of a hall do: the same picture with an outfit over it, as large as others."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.guests import DESKTOP, PHONE, Guest, Look
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]

LOOKS = [Look(PHONE), Look(DESKTOP, theme="contrast"), Look(DESKTOP, "en", "night"), Look(PHONE, theme="contrast")]
looks = pytest.mark.parametrize(
    "look", all_but_few_thorough(LOOKS, LOOKS[:2]), ids=["phone-day", "wide-contrast", "wide-night", "phone-contrast"]
)
DRESSED = [16 * outfit + animal for outfit, animal in ((1, 7), (2, 5), (3, 0))]  # penguin, cat, frog


def dressed(of: Guest, faces: list[int]) -> None:
    """What the table says of seats, with these faces on them."""

    def passed_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            found = json.loads(message)
            if found.get("kind") == "room":
                people = [seat for seat in found["seats"] if seat.get("who") == "person"]
                for seat, face in zip(people, faces, strict=False):
                    seat["animal"] = face
            route.send(json.dumps(found))

        server.on_message(told)
        route.on_message(lambda message: server.send(message))

    of.page.route_web_socket(re.compile("/ws/"), passed_on)


@looks
def test_an_outfit_is_drawn_over_the_animal(address: str, guest: Come, look: Look) -> None:
    zoe, lou = guest(address, look), guest(address, look, "Lou")
    dressed(zoe, DRESSED[::-1])
    code = zoe.open_table("derniere", 3)
    lou.introduce()
    zoe.sit_down(code)
    lou.sit_down(code)
    zoe.page.wait_for_selector("[data-seat='1'] svg.who.dressed")
    sizes = zoe.page.evaluate("""() => [...document.querySelectorAll('svg.who.dressed')].map((face) => {
      const [own, picture] = [face, face.querySelector('image')].map((each) => each.getBoundingClientRect());
      return [own.width, own.height, picture.width, picture.height].map(Math.round);
    })""")
    assert len(sizes) >= 2
    assert all(len(set(each)) == 1 and each[0] >= 20 for each in sizes), sizes
    assert zoe.page.locator("svg.who.dressed image").first.get_attribute("href") != ""
