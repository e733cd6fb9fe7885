"""Ids of people: a person's own, and those of others who play on the same device. A hall hosts its tables."""

from __future__ import annotations


def device_of(person: str) -> str:
    """The person on whose device somebody plays: ids of others on one device are `person+1`, `person+2`, ..."""
    return person.partition("+")[0]


HALL = "hall:"  # before the id of a hall, where a table's host is named


def is_hall(host: str) -> bool:
    """Is it nobody, but the hall that a table belongs to?"""
    return host.startswith(HALL)
