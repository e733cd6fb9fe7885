"""The page and all it is made of: in the reader's language, kept by browsers as long as it may be, and nothing else."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tablee
from tablee.core.art import Style
from tablee.core.words import LANGUAGES
from tablee.drawing import lettering
from tablee.images.catalogue import faces
from tablee.server.content.assets import Built
from tablee.server.content.images import stamp
from tablee.server.content.page import LEAF
from tablee.server.endpoints.pages import PAGES
from tablee.server.hosting.game_server import GameServer
from tests.server.visit import Visitor

pytestmark = pytest.mark.anyio

INDEX = '<!doctype html><html class="a" lang="fr"><head><!--house--></head><body></body></html>'
SECRET_FACE = next(name for name, face in faces(Style()).items() if face.secret)


@pytest.fixture
def static(house: GameServer, tmp_path: Path) -> Path:
    """A client as its build leaves it, for this house."""
    folder = tmp_path / "static"
    for name, text in {
        "index.html": INDEX,
        "assets/main-ABCD1234.js": "export {};\n" * 50,
        "assets/main-ABCD1234.css": "body {}\n",
        "assets/round-ABCD1234.woff2": "font",
        "assets/stylesheet.css": "p {}",
        "assets/.secret.js": "hidden",
        "assets/notes.py": "not for browsers",
        "secret.txt": "outside of what is served",
        "words/fr.ftl": "page-hello = Bonjour { $name }\n",
        "words/en.ftl": "page-hello = Hello { $name }\n",
        "words/hall/fr.ftl": "hall-hello = Bonjour à tous\n",
        "words/hall/en.ftl": "hall-hello = Hello, everybody\n",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    house.pages.built = Built(folder)
    return folder


@pytest.fixture
async def visitor(address: str, static: Path) -> AsyncIterator[Visitor]:
    async with Visitor(address) as made:
        yield made


async def house_facts(visitor: Visitor, path: str = "/") -> dict[str, Any]:
    page = (await visitor.get(path)).text
    found = re.search(r'<script type="application/json" id="house">(.*?)</script>', page)
    assert found
    known: dict[str, Any] = json.loads(found[1])
    return known


# ---- the page


@pytest.mark.parametrize("path", [re.sub(r"{\w+}", "XYZ", path) for path in PAGES])
async def test_every_address_of_the_page_gives_the_one_page(visitor: Visitor, path: str) -> None:
    answer = await visitor.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.text == (await visitor.get("/")).text


async def test_the_page_speaks_the_language_that_was_chosen_or_that_the_browser_prefers(visitor: Visitor) -> None:
    async def spoken(**headers: str) -> str:
        answer = await visitor.get("/", headers=headers)
        assert "cookie" in answer.headers["vary"]
        found = re.search(r'<html class="a" lang="(\w+)">', answer.text)
        assert found
        return found[1]

    english = {"accept-language": "de, en-GB;q=0.8, fr;q=0.5"}
    assert await spoken(**{"accept-language": "de"}) == "fr"
    assert await spoken(**english) == "en"
    assert await spoken(**english, cookie="lang=fr") == "fr"
    assert await spoken(**english, cookie="lang=xx") == "en"


async def test_the_page_is_sent_once_for_as_long_as_it_stays(visitor: Visitor, static: Path) -> None:
    first = await visitor.get("/")
    known = {"if-none-match": first.headers["etag"]}
    assert (await visitor.get("/", headers=known)).status_code == 304
    (static / "index.html").write_text(INDEX.replace("<body>", "<body><p>new</p>"), "utf-8")
    again = await visitor.get("/", headers=known)
    assert again.status_code == 200
    assert "<p>new</p>" in again.text


async def test_a_house_without_pages_says_so_in_both_languages(house: GameServer, address: str, tmp_path: Path) -> None:
    house.pages.built = Built(tmp_path / "nothing")
    async with Visitor(address) as visitor:
        answer = await visitor.get("/")
        assert answer.status_code == 503
        assert answer.text.count("make play") == 2
        assert (await visitor.get("/assets/main.js")).status_code == 404


async def test_what_is_no_page_is_not_there(visitor: Visitor) -> None:
    for path in ("/index.html", "/t", "/t/A/B", "/secret.txt", "/words/fr.ftl", "/g/", "/Records"):
        answer = await visitor.get(path)
        assert (path, answer.status_code) == (path, 404)
        assert answer.json()["code"] == "no-such-route"


# ---- the shelf, drawn before any script has run

TEMPLATE = (
    '<!doctype html><html lang="fr" data-theme="" data-text="1"><head><!--house-->'
    '<script type="module" src="/assets/main.js"></script><!--ahead--></head>'
    '<body><div id="app"><!--first--></div></body></html>'
)


def draw_shelf(static: Path, keys: list[str]) -> None:
    (static / "index.html").write_text(TEMPLATE, "utf-8")
    boxes = "".join(f'<a href="/g/{key}"><img src="/faces/PICTURES/fr-day/boxes/{key}.svg"></a>' for key in keys)
    (static / "first-shelf-fr.html").write_text(boxes, "utf-8")


async def test_the_shelf_stands_in_its_page_and_in_no_other(visitor: Visitor, static: Path) -> None:
    draw_shelf(static, [*tablee.games(), "smileys"])
    shelf = (await visitor.get("/")).text
    assert f'<img src="/faces/{stamp()}/fr-day/boxes/derniere.svg">' in shelf
    assert '<script type="module" fetchpriority="low"' in shelf
    game = (await visitor.get("/g/derniere")).text
    assert '<div id="app"></div>' in game
    assert "fetchpriority" not in game


async def test_the_shelf_is_drawn_as_its_reader_has_chosen(visitor: Visitor, static: Path) -> None:
    draw_shelf(static, [*tablee.games(), "smileys"])
    chosen = (await visitor.get("/", headers={"cookie": "theme=night; text=1.5"})).text
    assert '<html lang="fr" data-theme="night" data-text="1.5">' in chosen
    assert "/fr-night/boxes/derniere.svg" in chosen
    nonsense = (await visitor.get("/", headers={"cookie": 'theme="><b>; text=9'})).text
    assert nonsense == (await visitor.get("/")).text
    assert '<html lang="fr" data-theme="" data-text="1">' in nonsense


async def test_a_house_without_days_keeps_no_place_for_the_leaf(
    visitor: Visitor, house: GameServer, static: Path
) -> None:
    draw_shelf(static, [*tablee.games(), "smileys"])
    shelf = static / "first-shelf-fr.html"
    shelf.write_text(LEAF + shelf.read_text("utf-8"), "utf-8")
    assert LEAF in (await visitor.get("/")).text
    assert (await house_facts(visitor))["day"] is True
    house.pages.has_day, house.pages.made = False, {}
    assert LEAF not in (await visitor.get("/")).text
    assert (await house_facts(visitor))["day"] is False


async def test_a_shelf_with_other_games_than_today_is_left_to_the_script(visitor: Visitor, static: Path) -> None:
    draw_shelf(static, ["derniere", "smileys"])
    page = (await visitor.get("/")).text
    assert '<div id="app"></div>' in page
    assert "fetchpriority" not in page


async def test_a_screen_says_that_it_comes_and_names_what_it_will_need(visitor: Visitor, static: Path) -> None:
    draw_shelf(static, [*tablee.games(), "smileys"])
    (static / "first-t-fr.html").write_text("<p>on arrive</p>", "utf-8")
    (static / "ahead-t.html").write_text('<link rel="modulepreload" href="/assets/Table.js">', "utf-8")
    table = (await visitor.get("/t/ABCDE")).text
    assert '<div id="app"><p>on arrive</p></div>' in table
    assert '<link rel="modulepreload" fetchpriority="low" href="/assets/Table.js"></head>' in table
    assert "Table.js" not in (await visitor.get("/")).text
    assert "on arrive" not in (await visitor.get("/records")).text


async def test_whoever_is_at_a_table_has_the_page_ask_for_what_the_table_is_shown_by(
    visitor: Visitor, address: str, static: Path
) -> None:
    draw_shelf(static, [*tablee.games(), "smileys"])
    parts = [f'<link data-part="{name}" href="/assets/{name}.js">' for name in ("Waiting", "Playing")]
    (static / "ahead-t.html").write_text("".join(parts), "utf-8")
    await visitor.introduce("Zoé")
    code = (await visitor.post("/api/1/tables", json={"setup": {"game": "derniere", "seats": 2}})).json()["code"]
    hers = (await visitor.get(f"/t/{code}")).text
    assert f'<link rel="modulepreload" href="/assets/Waiting.js">{parts[1]}' in hers
    assert (await house_facts(visitor, f"/t/{code}"))["expected"] is True
    async with Visitor(address) as another:
        await another.introduce("Léo")
        for guessed in (code, "XXXXX"):
            assert "".join(parts) in (await another.get(f"/t/{guessed}")).text, "no code can be guessed by it"
            assert (await house_facts(another, f"/t/{guessed}"))["expected"] is False


# ---- what it knows at once


async def test_the_page_knows_the_house_and_the_games(visitor: Visitor) -> None:
    known = await house_facts(visitor)
    assert (known["wire"], known["pictures"], known["languages"]) == (1, stamp(), list(LANGUAGES))
    games = {game["key"]: game for game in known["games"]}
    assert set(games) == {*tablee.games(), "smileys"}
    assert games["derniere"]["seats"] == [2, 10]
    assert games["smileys"]["evening"]


async def test_what_the_page_knows_cannot_end_its_block(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.content.page.stamp", lambda: "</script><script>alert(1)</script>")
    page = (await visitor.get("/")).text
    assert page.count("</script>") == 1
    assert (await house_facts(visitor))["pictures"].startswith("</script>")


# ---- words


def keys_of(text: str) -> list[str]:
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_words_are_there_once_and_for_ever(visitor: Visitor, language: str) -> None:
    addresses = (await house_facts(visitor))["words"][language]
    found: dict[str, list[str]] = {}
    for part, address in addresses.items():
        answer = await visitor.get(address)
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        found[part] = keys_of(answer.text)
    assert set(found) == {"core", "hall", *tablee.games()}
    every = [key for keys in found.values() for key in keys]
    assert len(set(every)) == len(every)
    folders = tablee.core.words.folders()
    assert set(every) == {"page-hello", "hall-hello"} | {
        key for folder in folders for key in keys_of((folder / f"{language}.ftl").read_text("utf-8"))
    }
    for key in tablee.games():
        assert {f"{key}-name", f"{key}-about"} <= set(found["core"])
    assert "page-hello" in found["core"]
    assert found["hall"] == ["hall-hello"]
    assert "smileys-duel-won" in found["core"]


async def test_a_page_that_was_open_before_is_led_to_the_new_words(visitor: Visitor, static: Path) -> None:
    before = (await house_facts(visitor))["words"]["fr"]["core"]
    (static / "words" / "fr.ftl").write_text("page-goodbye = Au revoir\n", "utf-8")
    answer = await visitor.get(before)
    assert answer.status_code == 302
    after = answer.headers["location"]
    assert "page-goodbye" in (await visitor.get(after)).text
    assert (await house_facts(visitor))["words"]["fr"]["core"] == after
    for none in ("xx-core.ftl", "fr-chess.ftl", "..%2F..%2Fx", "fr-core.txt.ftl"):
        assert (await visitor.get(f"/words/0123456789abcdef/{none}")).status_code == 404


# ---- files


async def test_files_of_the_page_have_their_type_and_are_kept_if_named_by_content(visitor: Visitor) -> None:
    for name, media in (
        ("main-ABCD1234.js", "text/javascript; charset=utf-8"),
        ("main-ABCD1234.css", "text/css; charset=utf-8"),
        ("round-ABCD1234.woff2", "font/woff2"),
    ):
        answer = await visitor.get(f"/assets/{name}")
        assert answer.headers["content-type"] == media
        assert "immutable" in answer.headers["cache-control"]
        assert ("content-encoding" in answer.headers) == (not name.endswith("woff2"))
        known = {"if-none-match": answer.headers["etag"]}
        assert (await visitor.get(f"/assets/{name}", headers=known)).status_code == 304
    plain = await visitor.get("/assets/main-ABCD1234.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text.startswith("export {};")
    assert (await visitor.get("/assets/stylesheet.css")).headers["cache-control"] == "no-cache"


async def test_what_the_build_packed_goes_to_those_who_can_unpack_it(visitor: Visitor, static: Path) -> None:
    (static / "assets" / "main-ABCD1234.js.br").write_bytes(b"tightly packed")
    for taken, packing in (("gzip, deflate, br, zstd", "br"), ("gzip;q=1.0, BR", "br"), ("gzip, brotli", "gzip")):
        async with visitor.stream("GET", "/assets/main-ABCD1234.js", headers={"accept-encoding": taken}) as answer:
            assert answer.headers["content-encoding"] == packing
            raw = b"".join([part async for part in answer.aiter_raw()])
            assert (raw == b"tightly packed") == (packing == "br")
    assert (await visitor.get("/assets/main-ABCD1234.js.br")).status_code == 404


async def test_nothing_else_can_be_fetched(visitor: Visitor) -> None:
    for name in (
        "%2e%2e/secret.txt", "..%2fsecret.txt", "..%5csecret.txt", ".secret.js", "notes.py", "none.js",
        "%2fetc%2fpasswd", "main-ABCD1234.js%00.css", "", "%2e", "%2e%2e", "%0d%0ax.js",
    ):  # fmt: skip
        answer = await visitor.get(f"/assets/{name}")
        assert (name, answer.status_code) == (name, 404)


async def test_a_file_outside_is_not_found_even_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    built = Built(tmp_path / "static")
    assert built.look_up("../secret.txt") is not None, "the names are what keeps it in"
    for name in ("../secret.txt", "assets/../../secret.txt", "/etc/hostname", str(tmp_path / "secret.txt"), "a/b/c.js"):
        assert await built.file(name) is None


# ---- pictures by name


async def test_a_face_has_an_address_made_of_its_name(visitor: Visitor) -> None:
    for name in ("smileys/06", "boxes/derniere", "house/logo"):
        answer = await visitor.get(f"/faces/{stamp()}/en-night/{name}.svg")
        assert answer.text == faces(Style("en", "night"))[name].draw()
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"


def test_the_first_boxes_are_drawn_by_several_threads_at_once() -> None:
    """The font under their titles unfolds as it is read: two who read it at once must not meet it half open."""
    wanted = [face for name, face in faces(Style()).items() if name.startswith("boxes/")]
    right = [face.draw() for face in wanted]
    for known in (lettering.font, lettering.glyph, lettering.kerning):
        known.cache_clear()
    with ThreadPoolExecutor(len(wanted)) as threads:
        assert list(threads.map(lambda face: face.draw(), wanted)) == right


async def test_another_stamp_leads_to_the_right_one(visitor: Visitor) -> None:
    answer = await visitor.get("/faces/000000000000/fr-day/smileys/06.svg")
    assert answer.status_code == 302
    assert answer.headers["location"] == f"/faces/{stamp()}/fr-day/smileys/06.svg"
    assert answer.headers["cache-control"] == "no-store"


async def test_secret_faces_and_those_that_are_none_have_no_such_address(visitor: Visitor) -> None:
    for path in (
        f"fr-day/{SECRET_FACE}.svg", f"fr-day/{SECRET_FACE}.webp", "fr-day/smileys/99.svg", "fr-day/smileys/06.png",
        "fr-pink/smileys/06.svg", "fr-day/smileys/..svg", "fr-day/smileys/06",
    ):  # fmt: skip
        answer = await visitor.get(f"/faces/{stamp()}/{path}")
        assert (path, answer.status_code, answer.json()["code"]) == (path, 404, "no-such-picture")


async def test_the_house_can_be_installed(visitor: Visitor) -> None:
    manifest = (await visitor.get("/manifest.webmanifest", headers={"accept-language": "en"})).json()
    assert (manifest["start_url"], manifest["display"], manifest["lang"]) == ("/", "standalone", "en")
    svg, webp = manifest["icons"]
    assert (await visitor.get(svg["src"])).headers["content-type"] == "image/svg+xml"
    assert (await visitor.get(webp["src"])).headers["content-type"] == "image/webp"
    sign = await visitor.get("/favicon.svg")
    assert sign.text == faces(Style())["house/favicon"].draw()
    assert (await visitor.get("/favicon.svg", headers={"if-none-match": sign.headers["etag"]})).status_code == 304


async def test_packed_files_unpack_to_what_they_are(static: Path) -> None:
    found = await Built(static).file("assets/main-ABCD1234.js")
    assert found is not None
    assert found.packed is not None
    assert gzip.decompress(found.packed) == found.data
