"""The rulebook can be read, and the table of rules fails where it should."""

from __future__ import annotations

import pytest

from tests import rule_table
from tests.rulebook import RULEBOOK, RULES, BadRulebook, read, rule

BOOK = """
- <a id="abc-1"></a>**ABC-1** The youngest begins.
- <a id="abc-2"></a>**ABC-2** Cards are dealt, as in **bold**.
  - *later: today nobody deals.*
- <a id="abc-3"></a>**ABC-3** The last card wins (ABC-1).
"""


def test_a_book_gives_its_rules_in_order_with_what_is_for_later() -> None:
    assert list(read(BOOK).items()) == [("ABC-1", ""), ("ABC-2", "today nobody deals."), ("ABC-3", "")]


def test_our_rulebook_numbers_each_part_without_a_gap() -> None:
    """A rule whose line was lost leaves a hole; the last of a part would leave a test that names no rule."""
    parts: dict[str, list[int]] = {}
    for each in RULES:
        part, _, number = each.partition("-")
        parts.setdefault(part, []).append(int(number))
    assert list(parts) == ["COM", "DIF", "DFO", "SMI", "TRV", "AMO", "BRU", "DOM", "DER", "TDM", "DVC"]
    for part, numbers in parts.items():
        assert numbers == list(range(1, len(numbers) + 1)), part


def test_our_rulebook_says_what_is_played_instead_of_a_rule_for_later() -> None:
    for each, later in RULES.items():
        assert not later or later.startswith("today "), each


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('- <a id="abc-1"></a>**ABC-1** Again.', "line 6: ABC-1 is numbered twice"),
        ('- <a id="abc-3"></a>**ABC-4** A wrong anchor.', "ABC-4 has the anchor abc-3"),
        ("- **ABC-4** No anchor.", "a rule begins with its anchor"),
        ('  - <a id="abc-4"></a>**ABC-4** Not at the margin.', "a rule begins with its anchor"),
        ("\n  - *later: today not.*", "right under its rule"),
        ("  - *later today not*", "right under its rule"),
    ],
)
def test_a_book_that_cannot_be_read_is_refused(line: str, why: str) -> None:
    with pytest.raises(BadRulebook, match=why):
        read(BOOK + line)


def test_a_test_cannot_name_a_rule_that_is_not_in_the_rulebook() -> None:
    rule(next(iter(RULES)))
    with pytest.raises(ValueError, match="ABC-9"):
        rule("ABC-9")


PROOFS = {"ABC-1": ["test_x.py::test_one"], "ABC-3": ["test_x.py::test_one", "test_y.py::test_two"]}


def table(monkeypatch: pytest.MonkeyPatch, proofs: rule_table.Proofs | None, book: str = BOOK) -> int:
    monkeypatch.setattr(rule_table, "RULES", read(book))
    monkeypatch.setattr(rule_table, "collected", lambda: proofs)
    return rule_table.main()


def test_the_table_lists_tests_and_what_is_for_later(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert table(monkeypatch, PROOFS) == 0
    assert capsys.readouterr().out.splitlines() == [
        "ABC-1    1  test_x.py::test_one",
        "ABC-2    0  later: today nobody deals.",
        "ABC-3    2  test_x.py::test_one; test_y.py::test_two",
        "3 rules: 2 are played as written and tested, 0 are tested as they are played today and change later,"
        " 1 are for later",
    ]


def test_a_rule_that_changes_later_is_shown_with_its_tests_of_today(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert table(monkeypatch, {**PROOFS, "ABC-2": ["test_x.py::test_three"]}) == 0
    assert "ABC-2    1  test_x.py::test_three; later: today nobody deals.\n" in capsys.readouterr().out


def test_the_table_fails_on_a_rule_without_a_test_that_is_not_for_later(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert table(monkeypatch, {**PROOFS, "ABC-3": []}) == 1
    assert capsys.readouterr().out.endswith("\nwithout a test: ABC-3\n")
    assert table(monkeypatch, PROOFS, BOOK.replace("  - *later: today nobody deals.*\n", "")) == 1
    assert capsys.readouterr().out.endswith("\nwithout a test: ABC-2\n")


def test_the_table_fails_on_a_test_that_names_no_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert table(monkeypatch, {**PROOFS, "ABC-9": ["test_y.py::test_two"]}) == 1
    assert capsys.readouterr().out.endswith("\nnot in the rulebook: ABC-9, named by test_y.py::test_two\n")


def test_the_table_fails_when_tests_cannot_be_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    assert table(monkeypatch, None) == 1


@pytest.mark.parametrize("case", [1, 2])
def test_a_test_is_counted_once_for_every_rule_it_carries(request: pytest.FixtureRequest, case: int) -> None:
    request.node.add_marker(pytest.mark.rule("ABC-1", "ABC-3"))
    collector = rule_table.Collector()
    collector.pytest_collection_modifyitems([request.node, request.node])
    name = f"test_rulebook.py::{test_a_test_is_counted_once_for_every_rule_it_carries.__name__}"
    assert collector.proofs == {"ABC-1": [name], "ABC-3": [name]}


def test_the_rulebook_is_in_the_repository() -> None:
    assert RULEBOOK.parts[-2:] == ("docs", "rulebook.md")
