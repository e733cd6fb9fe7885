"""What a hall has played, how everybody stands, and who is proposed to sit where next."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tablee.core.draws import Draw
from tablee.hall.model import formats, league
from tablee.hall.model.formats import Known, Round
from tablee.hall.model.hall import Hall, PlayedRound
from tablee.hall.model.league import League
from tablee.hall.model.points import Earlier, PlayedMatch, RoundResult, TableResult, standings
from tablee.protocol.hall import Standing


def results_of(hall: Hall) -> list[RoundResult]:
    """Of the rounds that are over."""
    return [round_result(each) for each in hall.played if each.over_at is not None]


def round_result(played: PlayedRound) -> RoundResult:
    tables = [
        TableResult(people, [PlayedMatch(each.people, each.places) for each in played.matches.get(number, ())])
        for number, people in enumerate(played.tables, 1)
    ]
    return RoundResult(tables, played.byes)


def league_of(hall: Hall) -> League | None:
    """The one that the leader came with."""
    return league.from_plain(hall.league) if hall.league is not None else None


def earlier_of(hall: Hall) -> Earlier:
    before = league_of(hall)
    if before is None:
        return Earlier()
    return league.earlier(before, {member.number: member.name for member in hall.people.values() if member.accepted})


def standings_of(hall: Hall) -> list[Standing]:
    return standings(results_of(hall), earlier_of(hall), hall.plan.format == "knockout")


def league_after(hall: Hall) -> League:
    """What the leader takes home."""
    people = {
        member.number: league.Member(member.name, member.animal, member.handicap)
        for member in hall.people.values()
        if member.accepted
    }
    return league.after(league_of(hall), hall.title, people, results_of(hall))


def proposed(hall: Hall, present: Collection[int], seats: Sequence[tuple[int, int]], draw: Draw) -> Round:
    """The next round for these people. Without tables: nothing more is to be played, or too few are here."""
    known = Known(
        seats,
        hall.apart,
        hall.together,
        {member.number: member.handicap for member in hall.people.values()},
        earlier_of(hall).met,
        hall.coin,
    )
    return formats.next_round(hall.plan, standings_of(hall), results_of(hall), present, known, draw)


def is_over(hall: Hall) -> bool:
    """Was that the last round?"""
    return formats.is_over(hall.plan, results_of(hall))
