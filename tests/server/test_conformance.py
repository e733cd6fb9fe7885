"""The websocket does what RFC 6455 says, in every case of the table."""

from __future__ import annotations

from collections import Counter

from tests.server.conformance import REASONS, all_cases, run, summary


def test_every_case_passes_or_has_a_written_reason() -> None:
    failures = run()
    print(summary(failures))
    assert set(failures) == set(REASONS), summary(failures)


def test_each_case_stands_in_the_table_once_and_no_family_is_forgotten() -> None:
    numbers = [case.number for case in all_cases()]
    assert [number for number, count in Counter(numbers).items() if count > 1] == []
    assert {number.split(".")[0] for number in numbers} == {"1", "2", "3", "4", "5", "6", "7", "10"}
