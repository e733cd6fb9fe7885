"""What leaves the server and what may be known from it: the one place where that is written down.

Every route and every kind of message has a line here; one without a line fails the tests, and so does a field that is
not named. A field that is named stands for all that is below it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from tests.test_swap import Leak

# What an answer may depend on.
STATIC = "static"  # on the version of the server alone: it is the same whatever is played, by whomever
OWN = "own"  # on whoever asks: their name, their matches that are over
TABLE = "table"  # on a table whose code is asked for, or that is public: the fields say what of it
KEEPER = "keeper"  # on the whole house, in figures, for whoever runs it
NOTHING = "nothing"  # that it is done

Fields = Mapping[str, str]

# What everybody may know of a table who can name it, and of a public one who cannot.
NEWCOMER: Fields = {
    "code": "the way in; in a list only of tables that their host made public",
    "game": "what is played",
    "phase": "waiting, playing, paused, over",
    "seats": "the names of those who sit there, or that a bot does",
    "free": "how many seats nobody has taken",
    "watching": "whether spectators are let in",
    "public": "whether it stands in the lobby",
    "animals": "what is drawn at its seats",
    "robots": "which robots play there",
}


class Answer(NamedTuple):
    """Of one route: what it depends on, the fields of its JSON, and what is sent along to ask for it."""

    depends: str
    fields: Fields = {}
    body: Any = None
    query: str = ""


def below(name: str, fields: Fields) -> Fields:
    return {f"{name}.{path}": why for path, why in fields.items()}


ME: Fields = {"name": "one's own", "animal": "one's own"}
STATS: Fields = {
    "matches": "one's own that are over, as all of these",
    "won": "",
    "games": "",
    "wins": "",
    "months": "",
    "hand": "",
    "family": "with whom one has played, and who was ahead",
    "path": "",
    "stamps": "what one has done",
    "keep": "what one has wished",
    "card": "that one has put down oneself",
}
REFUSED: Fields = {"code": "why not, for programs", "why": "and for people", "cards": "of a file that one sent"}

PUSH = {  # the browser of RFC 8291, appendix A
    "endpoint": "https://fcm.googleapis.com/fcm/send/1",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}

# In the order in which they are asked for: what changes something comes last.
HTTP: dict[str, Answer] = {
    "GET /": Answer(STATIC),
    "GET /g/{key}": Answer(STATIC),
    "GET /t/{code}": Answer(TABLE),  # which part of the client comes along, for those who are at the table
    "GET /tv/{code}": Answer(TABLE),  # the page alone, whatever is played
    "GET /s/{code}": Answer(TABLE),  # the page alone, as the next two
    "GET /desk": Answer(STATIC),
    "GET /desk/{code}": Answer(TABLE),
    "GET /wall/{code}": Answer(TABLE),
    "GET /lesson/{key}": Answer(STATIC),
    "GET /records": Answer(STATIC),
    "GET /records/{id}": Answer(STATIC),
    "GET /leagues": Answer(STATIC),
    "GET /leagues/{id}": Answer(STATIC),
    "GET /photos": Answer(STATIC),
    "GET /photos/new": Answer(STATIC),
    "GET /r/{token}": Answer(STATIC),
    "GET /day": Answer(STATIC),
    "GET /day/{date}": Answer(STATIC),
    "GET /door": Answer(STATIC),
    "GET /handover": Answer(STATIC),
    "GET /join": Answer(STATIC),
    "GET /assets/{file}": Answer(STATIC),
    "GET /words/{hash}/{file}": Answer(STATIC),
    "GET /manifest.webmanifest": Answer(STATIC),
    "GET /sw.js": Answer(STATIC),
    "GET /favicon.svg": Answer(STATIC),
    "GET /openapi.json": Answer(STATIC, {"openapi": "", "info": "", "servers": "", "paths": "", "components": ""}),
    "GET /api/1/games": Answer(STATIC, {"games": "facts of the version"}),
    "GET /api/1/games/{key}/how": Answer(STATIC, {"key": "", "pictures": "of the version"}),
    "GET /api/1/rules/{key}": Answer(STATIC, {"html": "of the version"}),
    "GET /api/1/lessons/{key}": Answer(STATIC, {"key": "", "seats": "", "steps": "a match that was never played"}),
    "GET /api/1/faces": Answer(STATIC, {"faces": "those that everybody may have"}),
    "GET /faces/{file}": Answer(STATIC),
    "GET /faces/{stamp}/{style}/{pack}/{file}": Answer(STATIC),
    "GET /hatch/{token}": Answer(TABLE),  # a picture, for whoever was sent its address: once
    "GET /healthz": Answer(KEEPER, {"ok": "that it is alive", "node": "", "tables": "how many", "take_overs": "",
                                    "reaches_others": ""}),
    "GET /readyz": Answer(KEEPER, {"ok": "that it can be played at", "notes": "what is wrong with the store"}),
    "GET /metrics": Answer(KEEPER),
    "GET /api/1/me": Answer(OWN, ME),
    "GET /api/1/me/export": Answer(OWN),  # what one said, and matches that are over
    "GET /api/1/me/tables": Answer(
        TABLE,
        below(
            "tables",
            {
                "code": "of a table at which one sits",
                "game": "what is played",
                "phase": "waiting, playing, paused, over",
                "turn": "whether one is waited for",
                "seats": "who sits there, and who is waited for",
                "since": "when the last move was made",
                "due": "until when somebody is waited for",
                "days": "for a turn",
                "ends": "when it is closed if nobody moves",
                "said": "what a spectator was told last",
                "muted": "whether one's own device is told nothing of it",
            },
        ),
    ),
    "GET /api/1/me/stats": Answer(OWN, STATS),
    "GET /api/1/push": Answer(STATIC, {"on": "", "key": "the house's own", "why": "", "mine": "one's own device"}),
    "GET /api/1/me/devices": Answer(OWN, below("devices", {"id": "one's own", "kind": "", "seen": "", "here": ""})),
    "GET /api/1/tables": Answer(TABLE, {"kind": "lobby", **below("tables", NEWCOMER)}),
    "GET /api/1/tables/{code}": Answer(
        TABLE,
        {**below("table", NEWCOMER), "setup": "what is played there, and how", "link": "", "seated": "whether one is"},
    ),
    "GET /api/1/tables/{code}/mine": Answer(
        TABLE,
        {
            "game": "", "seats": "", "start": "", "total": "", "players": "", "hinted": "", "commitment": "",
            "branch": "", "elsewhere": "", "blank": "",
            "frames": "what one's own seat was sent before",
        },
    ),
    "GET /api/1/tables/{code}/qr.svg": Answer(TABLE),  # the link, in black and white
    # No hall has the code of a table: what halls tell is compared in test_halls.py and test_hall_http.py.
    "GET /api/1/rooms/{code}": Answer(
        TABLE,
        {
            "title": "of the hall", "door": "whether it is open, and to whom", "names": "of the list, while it is",
            "taken": "", "role": "of whoever asks", "keeps": "whether records stay", "leads": "", "worn": "faces",
        },
    ),
    "GET /api/1/rooms/{code}/qr.svg": Answer(TABLE),
    "GET /api/1/rooms/{code}/results.csv": Answer(OWN),
    "GET /api/1/rooms/{code}/results.pdf": Answer(OWN),
    "GET /api/1/rooms/{code}/labels.pdf": Answer(OWN),
    "GET /api/1/rooms/{code}/league.json": Answer(
        OWN,
        {
            "title": "of the hall", "people": "names, and points of rounds that are over", "met": "in them",
            "meetings": "of weeks", "tablee_league": "", "seal": "over all of it",
        },
    ),
    "POST /api/1/rooms/{code}/me": Answer(
        OWN, {"person": "one's own number", "name": "", "animal": "", "asked": ""}, body={"name": "Zoé"}
    ),
    "POST /api/1/rooms/{code}/lead": Answer(OWN, body={"key": "BCDFGHJK"}),
    "POST /api/1/rooms/{code}/ticket": Answer(OWN, {"ticket": "one's own, for one socket"}),
    "DELETE /api/1/rooms/{code}": Answer(NOTHING),
    # One's own tries, and of others who has played; what came of it, once one has played oneself.
    "GET /api/1/days/today": Answer(
        OWN,
        {
            "day": "", "late": "", "source": "", "round": "", "ends_at": "", "game": "",
            "commitment": "a hash of the day's key, which tells nothing of it", "stamps": "one's own", "past": "",
            **below("games", {"game": "", "players": "who has played it", "mine": "one's own", "begun": "one's own",
                              "trials": "", "unit": "a word for what the game shows",
                              "new_picture": "the same all day long, whatever it is"}),
        },
    ),
    "GET /api/1/days/{day}/secret": Answer(OWN),  # while the day lasts it is refused
    "GET /api/1/days/{day}/{game}/picture.png": Answer(OWN),
    "GET /api/1/days/{day}/{game}": Answer(OWN),  # before one has played it is refused
    "GET /api/1/records": Answer(OWN, {"records": "matches one has played that are over, and with whom"}),
    # Of a match that is played there is no record, whoever asks: 404, as for one that never was.
    "GET /api/1/records/{id}": Answer(OWN),
    "GET /api/1/records/{id}/replay": Answer(OWN, query="?seat=0"),
    "GET /api/1/records/{id}/verify": Answer(OWN),
    "GET /api/1/records/{id}/facts": Answer(OWN),
    "GET /api/1/records/{id}/turn": Answer(OWN),
    "GET /api/1/records/{id}/moments": Answer(OWN),
    "GET /api/1/records/{id}/picture": Answer(OWN),
    "POST /api/1/records/{id}/picture": Answer(OWN, body={"name": "Le marché"}),
    "GET /api/1/pictures": Answer(OWN, {"pictures": "of matches that are over, which one has kept", "most": ""}),
    "DELETE /api/1/pictures/{id}": Answer(NOTHING),
    "GET /api/1/links/{token}/replay": Answer(OWN),
    "POST /api/1/records/{id}/link": Answer(OWN),
    "DELETE /api/1/records/{id}/link": Answer(NOTHING),
    "POST /api/1/records/{id}/watched": Answer(NOTHING),
    # Decks of one's own and those shared with the house, whatever is played with them: pixels only to who made them.
    "GET /api/1/photos": Answer(
        OWN,
        {
            "photos": "those that one may play; their cards are told to nobody",
            "room": "how many decks still fit into the house",
            "limits": "of the version",
        },
    ),
    "GET /api/1/photos/{id}/cards/{number}": Answer(OWN),
    "GET /api/1/photos/{id}/file": Answer(OWN),
    "GET /api/1/photos/{id}/sheet.pdf": Answer(OWN),
    "POST /api/1/photos": Answer(OWN),
    "DELETE /api/1/photos/{id}": Answer(NOTHING),
    # Evenings are made of matches that are over, for the people who said yes.
    "GET /api/1/leagues": Answer(OWN, {"leagues": "one's own", "companions": "with whom one has played"}),
    "GET /api/1/leagues/{id}": Answer(OWN),
    "POST /api/1/leagues/{id}": Answer(OWN, body={}),
    "POST /api/1/leagues/{id}/evenings": Answer(OWN, body={"day": "2026-01-01"}),
    "DELETE /api/1/leagues/{id}/evenings/{day}": Answer(NOTHING),
    "DELETE /api/1/leagues/{id}": Answer(NOTHING),
    "GET /api/1/admin/tables": Answer(
        KEEPER,
        {
            **below("tables", {name: NEWCOMER[name] for name in ("code", "game", "phase", "free")}),
            "tables.people": "how many are connected",
            "tables.idle": "for how long nobody was",
            "asleep": "how many more there are",
            "doors_open": "whether new ones may be opened",
        },
    ),
    "GET /api/1/admin/rooms": Answer(
        KEEPER,
        {
            **below("rooms", {"code": "", "phase": "", "people": "how many are connected", "tables": "how many"}),
        },
    ),
    "PUT /api/1/me": Answer(OWN, ME, body={"name": "Zoé"}),
    "PUT /api/1/me/animal": Answer(OWN, ME, body={"animal": 7}),
    "PUT /api/1/me/stats": Answer(OWN, STATS, body={"keep": True}),
    "POST /api/1/tables/{code}/ticket": Answer(OWN, {"ticket": "one's own, for one socket"}),
    "POST /api/1/tables": Answer(OWN, {"code": "of the new one", "link": ""},
                                 body={"setup": {"game": "derniere", "seats": 3}}),
    "POST /api/1/rooms": Answer(OWN, {"code": "of the new one", "link": "", "key": "one's own"}, body={}),
    "POST /api/1/records/{id}/branch": Answer(OWN, {"code": "of one's own table", "link": ""}, body={"at": 0}),
    "POST /api/1/days/{day}/{game}": Answer(OWN, {"code": "of one's own table", "link": ""}),
    "PUT /api/1/days/{day}/{game}/ghost": Answer(NOTHING),
    "DELETE /api/1/days/{day}/{game}/ghost": Answer(NOTHING),
    "POST /api/1/leagues": Answer(
        OWN,
        {
            "league": "one's own, and who is in it",
            "days": "of matches that are over, as all of these",
            "counting": "",
            "lines": "of people who said yes",
            "offers": "",
            "companions": "with whom one has played",
        },
        body={"name": "Automne"},
    ),
    "POST /api/1/me/handover": Answer(
        OWN, {"link": "one's own", "token": "one's own", "ends": "when it is over", "qr": "the link, drawn"}
    ),
    "POST /api/1/me/spare": Answer(OWN, {"key": "one's own"}),
    "POST /api/1/records": Answer(OWN, {"id": "of one's own record"}, body={"record": {}}),
    "POST /api/1/handover": Answer(OWN, ME, body={"token": "none"}),
    "DELETE /api/1/records/{id}": Answer(NOTHING),
    "POST /api/1/admin/doors": Answer(KEEPER, {"open": "what was asked for"}, body={"open": True}),
    "PUT /api/1/me/push": Answer(
        NOTHING, body=PUSH
    ),
    "DELETE /api/1/me/push": Answer(NOTHING),
    "DELETE /api/1/me/devices/{id}": Answer(NOTHING),
    "DELETE /api/1/me/devices": Answer(OWN, ME),
    "DELETE /api/1/me": Answer(NOTHING),
    "POST /api/1/admin/tables/{code}/close": Answer(NOTHING),
    "POST /api/1/admin/rooms/{code}/close": Answer(NOTHING),
}  # fmt: skip

# What is no request and answer, and where it is compared.
SOCKETS: dict[str, str] = {
    "SOCKET /ws/table/{code}": "every message to a table's viewers: test_table.py",
    "SOCKET /ws/room/{code}": "every message to players, leaders and walls: test_halls.py",
    "SOCKET /ws/lobby": "every message to who is in the lobby: test_table.py, and House.look_in",
}

# Of a socket's messages, by their kind. Those of a table reach whoever sits there or watches; `lobby` reaches anybody.
MESSAGES: dict[str, Fields] = {
    "lobby": {**below("tables", NEWCOMER), "mine": "how many tables wait for whoever looks"},
    "hello": {"wire": "", "build": "", "code": "", "chat": "what people said, to all", "paints": "", "parts": ""},
    "room": {
        "code": "",
        "setup": "all of it is shown to everybody",
        "seats": "who sits there, whether they are here, what they have chosen; `mine` only to themselves",
        "phase": "",
        "match": "its number",
        "game": "",
        "commitment": "the hash that binds the house before the deal",
        "watchers": "how many",
        "host": "whether one is",
        "points": "of the series, from matches that are over",
        "places": "of a match that is over",
        "matches": "how many are over",
        "series_over": "",
        "record": "the id of a match that is over",
        "captions": "of a match that is over",
        "brief": "of a match that is over",
        "waits": "that people or the store are waited for",
        "hinted": "whether somebody had a hint in this match",
        "alone": "whether one plays with robots only",
        "hints": "whether one may ask for a hint",
        "branch": "from which move of a match that is over this one goes on",
        "due": "until when whoever is waited for may move",
    },
    "frame": {
        "n": "how many events one was told",
        "at": "the table's clock",
        "match": "",
        "stimulus": "how many there were to race for",
        "pictures": "how often pictures for all have changed",
        "seat": "whose view it is",
        "base": "how many parts one was sent; what they leave out, one was sent before",
        "table": "made of a spectator's view",
        "mine": "made of one's own view",
        "clocks": "those that are not secret",
        "said": "events that one may hear",
        "verdict": "who pressed when, once it is judged",
        "curtain": "one's own seats",
        "missed": "",
        "over": "",
        "places": "of a match that is over",
        "races_from": "that there is something to race for, or a clock that is not secret",
        "held": "that pictures are waited for",
        "ahead": "addresses of locked pictures; their number is public",
        "ack": "of one's own message",
    },
    "ack": {"id": "one's own", "what": "what became of it"},
    "no": {"id": "one's own", **REFUSED},
    "chat": {
        "seat": "who",
        "text": "what people said, to all",
        "phrase": "",
        "emoji": "",
        "number": "which line of it",
    },
    "hint": {
        "id": "one's own",
        "sentence": "made of one's own view, as all of a hint",
        "choices": "",
        "areas": "",
        "still": "",
    },
    "together": {
        "record": "of a match that is over, as all of this",
        "game": "",
        "at": "what the leader shows",
        "total": "",
        "eyes": "by whose eyes those see it who played",
        "point": "on something that one sees oneself: tests/table/test_led_replay.py",
        "playing": "",
        "leader": "who",
        "players": "who had which seat then",
        "leads": "whether one does",
        "may_lead": "whether one played it",
        "follows": "whether one does",
        "following": "who does",
        "watchers": "how many",
        "branch": "",
        "frame": "a replay's, by the eyes of a spectator for whoever did not play: the same test",
    },
    "bye": {"why": "", "again": ""},
}

# Those of a hall: they reach whoever came in, leaders, and walls.
IN_A_HALL: dict[str, Fields] = {
    "hall": {
        "code": "",
        "title": "",
        "role": "one's own",
        "phase": "",
        "plan": "everybody may know it",
        "door": "",
        "chat": "",
        "at": "the hall's clock",
        "ends": "",
        "round": "",
        "people": "names, animals and tables of those who are in",
        "tables": "what is played there, how many matches are over",
        "me": "one's own number",
        "hand": "one's own",
        "seen": "who looks at one's own cards",
        "shown": "at whose cards of one's own table a leader looks",
        "shown_to": "",
        "standings": "from matches that are over, where there is a ranking",
        "together": "sums of matches that are over",
        "tosses": "from matches that are over",
        "starts": "when a round begins by itself",
        "desk": "to leaders only: what people told them, who is away, who shall sit apart",
        "keeps": "",
        "waits": "",
    },
    "go": {"table": "one's own", "code": "", "seat": ""},
    "glance": {
        "table": "which",
        "names": "who sits there",
        "animals": "",
        "said": "what whoever watches can count: cards on the table, turns, nights",
        "frame.kind": "as a spectator is sent it; to a leader as somebody is who shows their cards",
        **{f"frame.{name}": why for name, why in MESSAGES["frame"].items() if name not in ("places", "ack")},
    },
    "note": {"text": "what a leader says", "by": ""},
    "ack": MESSAGES["ack"],
    "no": MESSAGES["no"],
    "bye": MESSAGES["bye"],
}

# The figures for whoever runs the house. Those in seconds are times of this machine, and are different every time.
METRICS: Fields = {
    "tablee_moves": "moves in all tables together",
    "tablee_append_seconds": "how long a row took to be durable",
    "tablee_append_failures": "rows the store did not take",
    "tablee_loop_lag_seconds": "how late the event loop is",
    "tablee_gather_wait_seconds": "from a press to its verdict",
    "tablee_verdicts_unlike_arrival": "presses judged before one that had come earlier",
    "tablee_presses_implausible": "presses whose own time was not believed",
    "tablee_resumes": "sockets that went on where another had broken off",
    "tablee_slow_readers": "sockets closed because they did not read",
    "tablee_handshakes_refused": "sockets refused, by reason",
    "tablee_connections_refused": "connections refused or cut off, by reason",
    "tablee_faulty_messages": "messages nobody could understand",
    "tablee_bot_seconds": "how long bots thought",
    "tablee_tables_in_memory": "tables in memory",
    "tablee_tables_open": "tables that are not closed",
    "tablee_sockets": "open sockets",
    "tablee_pushes": "messages to push services, by what became of them",
}


def check_fields(what: str, found: Any, fields: Fields) -> None:
    """Leak, if something is told that has no line here."""
    for path in paths(found, fields):
        if path not in fields:
            raise Leak(f"{what} tells {path}, which nobody has allowed")


def paths(found: Any, fields: Fields, path: str = "") -> Iterator[str]:
    """Where its values stand, down to what is named."""
    if path in fields:
        yield path
    elif isinstance(found, dict):
        for name, value in found.items():
            yield from paths(value, fields, f"{path}.{name}" if path else name)
    elif isinstance(found, list):
        for each in found:
            yield from paths(each, fields, path)
    else:
        yield path


def check_message(data: bytes, known: Mapping[str, Fields] = MESSAGES) -> None:
    found = msgspec.json.decode(data)
    kind = found.pop("kind")
    check_fields(kind, found, known[kind])
