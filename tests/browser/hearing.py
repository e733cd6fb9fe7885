"""Somebody who only listens: what the page puts into its live regions, when, and how much of it can be heard."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from tests.browser.guests import Guest

# What a screen reader would be handed.
RECORD = """(() => {
  window.spoken = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof Element && target.matches('[data-voice]') && target.textContent)
        window.spoken.push([performance.now(), target.dataset.voice, target.textContent]);
    }
  }).observe(document, { childList: true, subtree: true });
})()"""
A_WORD = 400  # milliseconds: 150 words a minute, slower than screen readers speak unless they are told to hurry


class Spoken(NamedTuple):
    at: float  # milliseconds of the page
    manner: str
    words: str

    @property
    def count(self) -> int:
        return sum(bool(re.search(r"\w", word)) for word in self.words.split())

    @property
    def end(self) -> float:
        return self.at + A_WORD * self.count


def listen(guest: Guest) -> None:
    """From the next page on."""
    guest.page.add_init_script(RECORD)


def heard(guest: Guest) -> list[Spoken]:
    return [Spoken(*line) for line in guest.page.evaluate("() => window.spoken")]


def cut(lines: list[Spoken]) -> list[str]:
    """Those that the next one came before the end of."""
    return [line.words for line, then in pairwise(lines) if then.at < line.end]


def busiest_minute(lines: list[Spoken]) -> int:
    """The most words that are said in any sixty seconds."""
    return max(
        (sum(other.count for other in lines if line.at <= other.at < line.at + 60_000) for line in lines), default=0
    )
