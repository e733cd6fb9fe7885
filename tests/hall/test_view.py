"""What each viewer of a hall is sent, and what never."""

from __future__ import annotations

import msgspec

from tablee.hall.model import rows
from tablee.hall.model.hall import Hall
from tablee.hall.model.score import standings_of
from tablee.hall.model.view import Role, Viewed, free_names
from tablee.protocol.hall import ENCODER, Door, HallTable, Plan, Toss

AWAY = {3: 500}


def hall(ranking: bool = False, names: tuple[str, ...] = ()) -> Hall:
    """Four people at two tables after a round; the first asks for help, somebody was reported."""
    found = Hall("h1")
    door = Door(names="list" if names else "free")
    plan = Plan(ranking=ranking, size=2)
    opened = rows.Opened(
        at=0, title="CE2 B", names=list(names), plan=plan, chat="phrases", door=door, leader="roy", key="k"
    )
    came = [rows.CameIn(at=1, number=n, who=f"d{n}+KNWJB{n}", name=f"P{n}") for n in range(1, 5)]
    asks = rows.CameIn(at=1, number=5, who="d5+KNWJB5", name="Indiscret", asked=True)
    played = [
        rows.Seated(at=2, round=1, tables=[[1, 2], [3, 4]]),
        rows.Begun(at=3, ends=600_003),
        rows.MatchOver(at=60_003, table=1, match=1, people=[1, 2], places=[2, 1], moves=9),
        rows.RoundOver(at=120_003, away=[3]),
        rows.Seated(at=120_004, round=2, tables=[[1, 3], [2, 4]]),
    ]
    told = [
        rows.HandRaised(at=130_000, number=1, on=True, text="secret-help"),
        rows.Reported(at=130_000, number=2, by=4, text="secret-report"),
        rows.Muted(at=130_000, number=2, on=True),
        rows.Paired(at=130_000, apart=[(1, 2)], together=[(3, 4)]),
    ]
    for row in (opened, *came, asks, *played, *told):
        found.apply(rows.decode(rows.encode(row)))
    return found


def viewed(found: Hall) -> Viewed:
    tables = [HallTable(number, "derniere", f"KNWJB-{number}") for number in (1, 2)]
    return Viewed(found, "KNWJB", 140_000, frozenset({"d1", "d2", "d4"}), AWAY, tables, standings_of(found))


def bytes_for(role: Role, found: Hall) -> bytes:
    return ENCODER.encode(viewed(found).message(role, found.people[1] if role == "player" else None))


def test_what_leaders_know_goes_to_no_other() -> None:
    found = hall(names=("Zoé",))
    for role in ("player", "wall"):
        sent = bytes_for(role, found)
        for hidden in (b"desk", b"secret", b"Indiscret", b"apart", b"muted", b"met", b"away", b"Zo\xc3\xa9"):
            assert hidden not in sent.replace(b'"meetings"', b""), (role, hidden)
    desk = msgspec.json.decode(bytes_for("leader", found))["desk"]
    assert desk["hands"][0]["text"] == "secret-help"
    assert desk["reports"] == [{"person": 2, "by": 4, "text": "secret-report"}]
    assert (desk["muted"], desk["apart"], desk["together"]) == ([2], [[1, 2]], [[3, 4]])
    assert (desk["asking"], desk["names"]) == ([{"person": 5, "name": "Indiscret"}], ["Zoé"])
    assert (desk["new_meetings"], desk["meetings"]) == (2, 2)


def test_ids_of_people_go_to_nobody() -> None:
    for role in ("player", "leader", "wall"):
        for id in (b"d1", b"d5", b"roy", b"+KNWJB"):
            assert id not in bytes_for(role, hall(ranking=True))


def test_without_a_ranking_there_is_no_place_and_no_point_in_any_byte() -> None:
    for role in ("player", "leader", "wall"):
        sent = bytes_for(role, hall())
        assert not any(word in sent for word in (b"standings", b"place", b"point", b"won"))
        ranked = msgspec.json.decode(bytes_for(role, hall(ranking=True)))
        assert (ranked["standings"][0]["person"], ranked["standings"][0]["place"]) == (2, 1)
        assert "together" not in ranked


def test_a_wall_does_not_tell_who_is_absent() -> None:
    wall = msgspec.json.decode(bytes_for("wall", hall()))
    assert all(person["here"] for person in wall["people"])
    player = msgspec.json.decode(bytes_for("player", hall()))
    assert [person.get("here", False) for person in player["people"]] == [True, True, False, True]
    assert (player["me"], player["hand"]) == (1, True)


def test_the_list_of_names_is_shown_while_the_door_is_open() -> None:
    found = hall(names=("P1", "Zoé"))
    found.apply(rows.DoorSet(at=1, door=Door(names="list")))
    assert free_names(found) == (["P1", "Zoé"], ["P1"])
    found.apply(rows.DoorSet(at=1, door=Door(open=False, names="list")))
    assert free_names(found) == ([], [])


def test_what_all_have_done_together() -> None:
    together = msgspec.json.decode(bytes_for("wall", hall()))["together"]
    assert together == {"matches": 1, "moves": 9, "meetings": 2, "minutes": 2}


def test_a_result_counts_once() -> None:
    found = hall()
    again = rows.MatchOver(at=70_000, table=1, match=1, people=[1, 2], places=[1, 2])
    found.apply(again)
    assert len(found.played[0].matches[1]) == 1


def test_a_toss_is_told_to_desk_wall_and_those_who_were_in_it() -> None:
    found = hall()
    seated = rows.Seated(at=140_000, round=2, tables=[[1, 3]], tosses=[Toss([1, 2], [1])])
    found.apply(rows.decode(rows.encode(seated)))
    now = viewed(found)
    for role in ("leader", "wall"):
        assert now.message(role).tosses == [Toss([1, 2], [1])]
    assert [bool(now.message("player", found.people[number]).tosses) for number in (1, 2, 3)] == [True, True, False]
    found.apply(rows.Begun(at=140_001))
    now = viewed(found)
    assert now.message("wall").tosses == []
    assert now.message("player", found.people[2]).tosses
    found.apply(rows.RoundOver(at=150_000))
    assert viewed(found).message("player", found.people[2]).tosses == []
