"""Ids of people: a person's own, and those of others who play on the same device."""

from __future__ import annotations


def device_of(person: str) -> str:
    """The person on whose device somebody plays: ids of others on one device are `person+1`, `person+2`, ..."""
    return person.partition("+")[0]
