"""Guests who gave no name bear that of their animal, in their own language."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count

from tablee.core.words import Words, msg

NAMES = (  # in the order of the animals
    msg("house-guest-frog"),
    msg("house-guest-owl"),
    msg("house-guest-rabbit"),
    msg("house-guest-duck"),
    msg("house-guest-fox"),
    msg("house-guest-cat"),
    msg("house-guest-bear"),
    msg("house-guest-penguin"),
    msg("house-guest-mouse"),
    msg("house-guest-hedgehog"),
    msg("house-guest-sheep"),
    msg("house-guest-pig"),
    msg("house-guest-cow"),
    msg("house-guest-squirrel"),
    msg("house-guest-hen"),
    msg("house-guest-elephant"),
)


def guest_name(animal: int, language: str) -> str:
    """Whatever it wears."""
    return Words(language).say(NAMES[animal % len(NAMES)])


def numbered(name: str, taken: Collection[str]) -> str:
    """The name, or « Grenouille 2 » where somebody at the table is called so already."""
    others = {other.casefold() for other in taken}
    if name.casefold() not in others:
        return name
    return next(found for k in count(2) if (found := f"{name} {k}").casefold() not in others)
