"""What a leader takes home: a table for a spreadsheet, printed results, labels with a QR code. Without a ranking there
is no place and no point in any of it."""

from __future__ import annotations

import csv
import io
import re
import sys
from datetime import date

import pypdfium2
import pytest

from tablee.core.words import LANGUAGES
from tablee.hall.exports.lesson import Lesson, Listed
from tablee.hall.exports.printing import Label, label_link, labels_pdf, results_pdf, typeset
from tablee.hall.exports.spreadsheet import BOM, harmless, results_csv
from tablee.hall.model.points import Earlier, PlayedMatch, RoundResult, TableResult
from tablee.protocol.errors import Refusal
from tablee.protocol.hall import PEOPLE, GameChoice, Plan

PEOPLE_THERE = [
    Listed(1, "Zoé", 3, 150), Listed(2, "=SOMME(A1)", 20), Listed(3, "Émile", 63), Listed(4, 'Tom "T"; l\'autre', 40),
]  # fmt: skip
RESULTS = [
    RoundResult([
        TableResult([1, 2], [PlayedMatch([1, 2], [1, 2])]),
        TableResult([3, 4], [PlayedMatch([3, 4], [1, 2]), PlayedMatch([3, 4], [1, 2]), PlayedMatch([3, 4], [2, 1])]),
    ]),
    RoundResult([TableResult([]), TableResult([1, 3], [PlayedMatch([1, 3], [1, 1])])], byes=[2]),
]  # fmt: skip


def lesson(ranking: bool, earlier: Earlier | None = None) -> Lesson:
    plan = Plan(format="swiss", ranking=ranking, games=[GameChoice("trouve"), GameChoice("a_moi")])
    return Lesson("CM1 [de] #Mme *Roy*", date(2026, 11, 14), plan, PEOPLE_THERE, RESULTS, earlier or Earlier())


def rows(data: bytes) -> list[list[str]]:
    assert data.startswith(BOM)
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=";"))


def printed(made: bytes) -> str:
    document = pypdfium2.PdfDocument(made)
    text = " ".join(str(page.get_textpage().get_text_range()) for page in document)
    return re.sub(r"\s+", " ", text)


# ---- for a spreadsheet


def test_results_by_place() -> None:
    assert rows(results_csv(lesson(True), "fr")) == [
        ["Place", "Prénom", "Tour 1", "Tour 2", "Points", "Allure"],
        ["1", "Zoé", "12", "6", "18", "× 1,5"],
        ["2", "Émile", "8", "6", "14", ""],
        ["3", "'=SOMME(A1)", "0", "6", "6", ""],
        ["4", 'Tom "T"; l\'autre', "4", "", "4", ""],
    ]


def test_a_league_tells_the_points_of_weeks_before() -> None:
    found = rows(results_csv(lesson(True, Earlier({4: 20.333333})), "en"))
    assert found[0] == ["Place", "Name", "Before", "Round 1", "Round 2", "Points", "Pace"]
    assert found[1] == ["1", 'Tom "T"; l\'autre', "20.33", "4", "", "24.33", ""]


def test_without_a_ranking_there_is_no_place_and_no_point() -> None:
    found = rows(results_csv(lesson(False), "fr"))
    assert found == [
        ["Prénom", "Table au tour 1", "Table au tour 2", "Parties", "Rencontres", "Allure"],
        ["Émile", "2", "2", "4", "2", ""],
        ["'=SOMME(A1)", "1", "", "1", "1", ""],
        ['Tom "T"; l\'autre', "2", "", "3", "1", ""],
        ["Zoé", "1", "2", "2", "2", "× 1,5"],
        ["Ensemble", "", "", "5", "3", ""],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_ranking_nothing_follows_from_who_won(language: str) -> None:
    """The same lesson with all places turned round gives the same bytes."""
    turned = [
        RoundResult(
            [
                TableResult(table.people, [PlayedMatch(match.people, match.places[::-1]) for match in table.matches])
                for table in result.tables
            ],
            result.byes,
        )
        for result in RESULTS
    ]
    other = Lesson("CM1", date(2026, 11, 14), Plan(ranking=False), PEOPLE_THERE, turned)
    same = Lesson("CM1", date(2026, 11, 14), Plan(ranking=False), PEOPLE_THERE, RESULTS)
    assert results_csv(other, language) == results_csv(same, language)
    assert printed(results_pdf(other, language)) == printed(results_pdf(same, language))  # its seal, too
    for word in ("point", "place", "rank", "classement"):
        assert word not in results_csv(same, language).decode().casefold()
        assert word not in printed(results_pdf(same, language)).casefold()


@pytest.mark.parametrize("name", ["=1+1", "+33", "-Léa", "@x", "\t=1", "\r=1", "＝1"])
def test_no_name_is_a_formula(name: str) -> None:
    assert harmless(name) == f"'{name}"
    assert harmless(f"L{name}") == f"L{name}"


# ---- on paper


def test_the_printed_results_tell_what_the_sheet_does() -> None:
    text = printed(results_pdf(lesson(True), "fr"))
    parts = ["CM1 [de] #Mme *Roy*", "Suisse en 2 tours, tables de 4 · samedi 14 novembre · 4 joueurs · 5 parties"]
    parts += ["1 Zoé 12 6 18 × 1,5", "3 =SOMME(A1) 0 6 6", 'Tom "T"; l\'autre 4 – 4', "Trouve, À moi", "Sceau"]
    for part in parts:
        assert part in text, text
    text = printed(results_pdf(lesson(False), "en"))
    assert "Together: 5 matches, 3 meetings" in text
    assert "The numbers under the rounds are those of the tables." in text


def test_the_seal_changes_with_the_results() -> None:
    again = Lesson("CM1", date(2026, 11, 14), Plan(), PEOPLE_THERE, RESULTS)
    assert again.seal() == Lesson("CM1", date(2026, 11, 14), Plan(), PEOPLE_THERE, RESULTS).seal()
    assert again.seal() != Lesson("CM1", date(2026, 11, 14), Plan(), PEOPLE_THERE, RESULTS[:1]).seal()
    assert re.fullmatch(r"\w{4}·\w{4}·\w{4}", again.seal())


def test_thirty_people_fit_on_one_sheet_and_a_full_hall_on_two() -> None:
    def pages(count: int) -> int:
        people = [Listed(number, f"Prénom {number}", number % 64) for number in range(1, count + 1)]
        everybody = RoundResult([TableResult([who.number for who in people])])
        made = results_pdf(
            Lesson("Salle", date(2026, 1, 1), Plan(ranking=True, rounds=5), people, [everybody] * 5), "fr"
        )
        return len(pypdfium2.PdfDocument(made))

    assert pages(30) == 1
    assert pages(PEOPLE) == 2


def test_before_anything_was_played_the_sheets_can_be_printed() -> None:
    empty = Lesson("", date(2026, 1, 1), Plan(), [], [])
    assert rows(results_csv(empty, "fr"))[-1] == ["Ensemble", "0", "0", ""]
    assert "aucune partie" in printed(results_pdf(empty, "fr"))
    assert len(pypdfium2.PdfDocument(labels_pdf("", [], "fr"))) == 1


def test_labels_have_a_name_and_a_code_each() -> None:
    names = ["Zoé", 'Tom "T" \\ #x', *(f"Enfant {number}" for number in range(17))]
    labels = [Label(name, label_link("https://tablee.example/s/KNWJB", name)) for name in names]
    made = labels_pdf("CM1 de Mme Roy", labels, "fr")
    assert len(pypdfium2.PdfDocument(made)) == 2  # eighteen to a sheet
    text = printed(made)
    for name in names:
        assert name in text
    assert label_link("https://x/s/K", "A/B#C?") == "https://x/s/K#A%2FB%23C%3F"


def test_a_house_that_cannot_print_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(Refusal) as refused:
        typeset("", {})
    assert refused.value.code == "print-missing"
