"""Who sits at a table by face and name: which robot comes, and how guests without a name are called."""

from __future__ import annotations

from tablee.core.art import ROBOTS
from tablee.protocol import journal as rows
from tablee.protocol.journal import AnyRow
from tablee.protocol.messages import SeatInfo
from tablee.protocol.setup import Setup
from tablee.table.model.robots import namesakes, next_robot, order
from tablee.table.model.table import Table
from tablee.table.show.room_view import RoomView

ORDER_OF_T1 = ["boulon", "manivelle", "loupiote", "pignon", "bobine", "rouage", "piston", "ressort"]


def table(*told: AnyRow, seats: int = 4, id: str = "t1") -> Table:
    found = Table(id)
    found.apply(rows.Opened(at=0, setup=Setup("derniere", seats), host="ab"))
    for row in told:
        found.apply(row)
    return found


def robots(found: Table) -> list[str]:
    return [chair.robot for chair in found.chairs]


def bot(seat: int, level: str = "family") -> rows.BotSat:
    return rows.BotSat(at=1, seat=seat, bot=level)


# ---- robots


def test_the_order_of_robots_is_a_tables_own_and_always_the_same() -> None:
    assert order("t1") == order("t1")
    assert sorted(order("t1")) == sorted(ROBOTS)
    assert len({tuple(order(f"t{number}")) for number in range(20)}) > 15
    firsts = [order(f"t{number}")[0] for number in range(400)]
    assert all(firsts.count(robot) > 20 for robot in ROBOTS)


def test_the_order_does_not_change_with_a_version() -> None:
    """A table that was opened before an update keeps its robots."""
    assert order("t1") == ORDER_OF_T1


def test_the_first_free_robot_sits_down_whatever_its_level() -> None:
    first, second, third, *_ = order("t1")
    assert robots(table(bot(2, "merciless"), bot(0, "beginner"))) == [second, "", first, ""]
    assert robots(table(bot(0), bot(1), bot(0, ""), bot(3))) == ["", second, "", first]  # who left is free again
    assert robots(table(bot(0), bot(1), bot(2)))[2] == third


def test_a_robot_stays_when_its_level_changes() -> None:
    found = table(bot(0), bot(1), bot(0, "sharp"))
    assert (robots(found)[:2], found.chairs[0].bot) == (order("t1")[:2], "sharp")


def test_a_robot_that_stands_in_is_one_of_the_free_ones_and_goes_again() -> None:
    sat = rows.Sat(at=1, seat=1, who="ab")
    found = table(sat, bot(0), rows.StoodIn(at=2, seat=1, bot="family"))
    assert robots(found)[:2] == order("t1")[:2]
    found.apply(rows.StoodIn(at=3, seat=1, bot=""))
    assert robots(found)[1] == ""


def test_a_ninth_robot_is_the_first_one_once_more() -> None:
    found = table(*map(bot, range(10)), seats=10)
    assert robots(found) == order("t1") + order("t1")[:2]
    assert namesakes(robots(found)) == [False] * 8 + [True] * 2
    assert next_robot("t1", ROBOTS) == order("t1")[0]
    assert [seat.second for seat in view(found).seats([])] == [False] * 8 + [True] * 2


def test_a_journal_from_before_robots_had_names_opens_with_robots() -> None:
    """Rows as version 0.2 wrote them."""
    found = Table("t1")
    for written in (
        b'{"row":"Opened","at":0,"setup":{"game":"derniere","seats":3},"host":"ab","format":1}',
        b'{"row":"BotSat","at":1,"seat":1,"bot":"sharp"}',
        b'{"row":"BotSat","at":2,"seat":2,"bot":"plain"}',
    ):
        found.apply(rows.decode(written))
    seats = view(found).seats([])
    assert [seat.robot for seat in seats] == ["", *order("t1")[:2]]
    assert [(seat.bot, seat.level) for seat in seats] == [("", ""), ("sharp", "sharp"), ("plain", "")]


# ---- guests

NAMES = {"ab": "Grenouille", "cd": "Grenouille", "ef": "Frog", "zoe": "Zoé", "toad": "grenouille"}
ANIMALS = {"ab": 0, "cd": 0, "ef": 0, "toad": 8}
LANGUAGES = {"ab": "fr", "cd": "fr", "ef": "en"}


def language_of(person: str) -> str:
    return LANGUAGES.get(person, "")


def view(found: Table) -> RoomView:
    return RoomView(found, "KIWI 42", frozenset(), lambda person: NAMES[person], ANIMALS.get, [], "", language_of)


def seated(*people: str, by: tuple[int, ...] = ()) -> list[SeatInfo]:
    """People on the seats from the first on; `by`: in which order they sat down."""
    sat = [rows.Sat(at=1, seat=seat, who=people[seat]) for seat in by or range(len(people))]
    return view(table(*sat)).seats([])


def test_a_guest_bears_the_name_of_the_animal_that_is_drawn() -> None:
    first, second, other, _ = seated("ab", "cd", "ef")
    assert [(seat.name, seat.animal) for seat in (first, second, other)] == [
        ("Grenouille", 0),
        ("Hibou", 1),  # one of each at a table: the next free one
        ("Rabbit", 2),  # each in their own language
    ]


def test_who_sat_down_first_keeps_animal_and_name() -> None:
    late, early, *_ = seated("cd", "ab", by=(1, 0))
    assert (early.name, late.name) == ("Grenouille", "Hibou")


def test_a_second_of_the_same_name_has_a_number() -> None:
    typed, guest, *_ = seated("toad", "ab")
    assert (typed.name, guest.name) == ("grenouille", "Grenouille 2")


def test_the_list_of_open_tables_shows_the_animals_that_are_worn() -> None:
    listed = view(table(rows.Sat(at=1, seat=0, who="ef"), rows.Sat(at=2, seat=1, who="ab"), bot(2))).lobby()
    seats = view(table(rows.Sat(at=1, seat=0, who="ef"), rows.Sat(at=2, seat=1, who="ab"), bot(2))).seats([])
    assert listed["animals"] == [seat.animal for seat in seats]
    assert listed["robots"] == ["", "", seats[2].robot, ""]
    assert listed["robots"][2]


def test_a_typed_name_stays_whatever_is_drawn() -> None:
    typed, *_ = seated("zoe")
    assert (typed.name, typed.animal) == ("Zoé", 0)
    assert view(table(rows.Sat(at=1, seat=0, who="zoe"), bot(1))).lobby()["seats"] == ["Zoé", "bot", "", ""]
