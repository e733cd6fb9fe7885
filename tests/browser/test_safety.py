"""Names, chat and titles are data, whatever stands in them; and the page runs no script but its own files."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.guests import Guest, Look
from tests.choice import all_but_few_thorough

NASTY = [
    "<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "\"><svg onload=alert(1)>", "javascript:alert(1)",
    "{ $name }", "</script><script>alert(1)</script>",
]  # fmt: skip


@pytest.mark.parametrize("nasty", all_but_few_thorough(NASTY, NASTY[:1]))
def test_what_people_write_is_never_run(nasty: str, address: str, guest: Callable[..., Guest]) -> None:
    zoe, lou = guest(address, Look(), nasty), guest(address, Look(language="en"), "Lou")
    asked: list[str] = []
    for each in (zoe, lou):
        each.page.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.dismiss()))
    code = zoe.open_table("derniere", 3, public=True)
    lou.introduce()
    zoe.sit_down(code)
    lou.page.goto("/")  # who sits there stands on the shelf
    lou.page.get_by_text(zoe.ask("GET", "/api/1/me")["name"]).first.wait_for()
    lou.sit_down(code)
    zoe.page.locator("[data-start]").click()
    for each in (zoe, lou):
        each.page.wait_for_selector("[data-prompt]")
    zoe.page.locator("[data-chat] input").fill(nasty)
    zoe.page.locator("[data-chat] input").press("Enter")
    lou.page.locator("[data-log]").get_by_text(nasty).first.wait_for()  # word for word
    assert asked == []
    assert lou.page.locator("img[src=x], svg[onload]").count() == 0


def test_a_script_or_style_that_is_not_a_file_of_ours_does_not_run(address: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(address, Look())
    answer = zoe.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy
    zoe.page.evaluate(
        """() => {
          const made = document.createElement('script');
          made.textContent = 'window.ran = true';
          document.head.append(made);
        }"""
    )
    assert zoe.page.evaluate("() => window.ran") is None
    assert any("Content Security Policy" in each for each in zoe.complaints)
    zoe.complaints.clear()


def test_the_page_asks_nobody_but_the_house(address: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(address, Look())
    asked: list[str] = []
    zoe.page.on("request", lambda request: asked.append(request.url))
    zoe.page.goto("/")
    zoe.sit_and_start("a_moi", 3)
    zoe.page.wait_for_selector("[data-prompt]")
    assert asked
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
