"""What leaders of a hall take home: results for a spreadsheet and on paper, labels with names, and the league."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from starlette.responses import Response

from tablee.core.words import msg
from tablee.hall.exports.lesson import Lesson, Listed
from tablee.hall.exports.spreadsheet import results_csv
from tablee.hall.model import league
from tablee.hall.model.hall import Hall
from tablee.hall.model.score import earlier_of, league_after, results_of
from tablee.protocol.errors import Refusal
from tablee.server.endpoints.halls.halls import hall_link, led
from tablee.server.http.answering import NO_STORE
from tablee.server.http.routes import JSON, PERSON, Asked, HttpRefusal, route, too_many

CSV, PDF = "text/csv", "application/pdf"


@route("GET", "/api/1/rooms/{code}/results.csv", "The results of a room, for a spreadsheet", CSV, who=PERSON)
async def show_hall_results(asked: Asked) -> Response:
    _, hall = await led(asked)
    return taken_home(results_csv(lesson_of(hall), asked.language), CSV, "results.csv")


@route("GET", "/api/1/rooms/{code}/results.pdf", "The results of a room, on paper", PDF, who=PERSON)
async def print_hall_results(asked: Asked) -> Response:
    from tablee.hall.exports.printing import results_pdf  # pens and fonts, which few houses ever need

    _, hall = await led(asked)
    lesson, language = lesson_of(hall), asked.language
    return await printed(asked, lambda: results_pdf(lesson, language), "results.pdf")


@route("GET", "/api/1/rooms/{code}/labels.pdf", "A label with a QR code for each name of a room's list", PDF,
       who=PERSON)  # fmt: skip
async def print_hall_labels(asked: Asked) -> Response:
    from tablee.hall.exports.printing import Label, label_link, labels_pdf

    (live, hall), language = await led(asked), asked.language
    link = hall_link(asked, live.code)
    labels = [Label(name, label_link(link, name)) for name in hall.names]
    title = hall.title
    return await printed(asked, lambda: labels_pdf(title, labels, language), "labels.pdf")


@route("GET", "/api/1/rooms/{code}/league.json", "The league of a room, to be opened with again", JSON, who=PERSON)
async def take_hall_league(asked: Asked) -> Response:
    _, hall = await led(asked)
    try:
        found = league_after(hall)
    except league.BadLeague as error:
        raise Refusal("bad-league", msg("house-bad-setup", reason=str(error))) from error
    return taken_home(league.to_bytes(found), JSON, "league.json")


async def printed(asked: Asked, make: Callable[[], bytes], name: str) -> Response:
    """Some seconds of work, for which nobody else waits."""
    if not asked.server.limits.studies.allow(asked.person):
        raise too_many()
    try:
        made = await asked.server.run_in_thread(make)
    except Refusal as no:
        raise HttpRefusal(501, no.code, no.why) from no
    return taken_home(made, PDF, name)


def taken_home(data: bytes, media: str, name: str) -> Response:
    """A file that the browser saves, and keeps nowhere else."""
    return Response(data, 200, {**NO_STORE, "content-disposition": f'attachment; filename="{name}"'}, media)


def lesson_of(hall: Hall) -> Lesson:
    people = [
        Listed(member.number, member.name, member.animal, member.handicap)
        for member in hall.people.values()
        if member.accepted and member.gone not in ("removed", "banned")
    ]
    return Lesson(hall.title, date.today(), hall.plan, people, results_of(hall), earlier_of(hall))
