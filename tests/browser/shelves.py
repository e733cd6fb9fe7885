"""A shelf with any number of boxes: the house is real, which games it has is what the page is told."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route

from tablee.drawing import boxes, lids
from tablee.drawing.palette import INK, mixed

HOUSE = re.compile(r'(<script type="application/json" id="house">)(.*?)(</script>)', re.S)
DRAWN = re.compile(r'(<div id="app">).*?(</div>\s*<noscript>)', re.S)
TITLES = ("Bâtonnets", "Yam", "Le jeu de l’oie", "Petits chevaux", "Mille et une bornes à deux", "Dames", "Pouilleux")


def stock(page: Page, count: int, is_evening: bool) -> None:
    """From now on the shelf has so many boxes: those of the house first, then some without pictures. Without an evening
    no note hangs there."""

    def told(route: Route) -> None:
        answer = route.fetch()
        body = HOUSE.sub(lambda found: found[1] + changed(found[2], count, is_evening) + found[3], answer.text())
        route.fulfill(response=answer, body=DRAWN.sub(r"\1\2", body))

    page.route(lambda url: re.fullmatch(r"https?://[^/]+/", url) is not None, told)
    page.route_web_socket(re.compile(r"/ws/lobby"), lambda socket: None)  # a page that was changed may call nobody
    page.route(re.compile(r"/boxes/other\d+\.svg"), boxed)


def changed(known: str, count: int, is_evening: bool) -> str:
    facts: dict[str, Any] = json.loads(known)
    evenings = [game for game in facts["games"] if game["evening"]] if is_evening else []
    games = [game for game in facts["games"] if not game["evening"]]
    others = [other(number) for number in range(count - len(games))]
    facts["games"] = [*games[:count], *others, *evenings]
    return json.dumps(facts).replace("<", "\\u003c")


def other(number: int) -> dict[str, Any]:
    """A game of which nobody said from which age it is; some are for one number of players."""
    return {"key": f"other{number}", "seats": [2, 2 + number % 3], "age": 0, "minutes": 0, "evening": []}


def boxed(route: Route) -> None:
    key = route.request.url.rpartition("/")[2].removesuffix(".svg")
    title = TITLES[int(key.removeprefix("other")) % len(TITLES)]
    svg = boxes.boxed(lids.plain(title), mixed(lids.plain_colour(title), INK, 0.35), title)
    route.fulfill(body=svg, content_type="image/svg+xml")
