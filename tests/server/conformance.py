"""What a websocket server must do with good and bad frames, case by case (RFC 6455).

The numbers are those of Autobahn's test suite where a case corresponds to one of it; the cases themselves are our own.
`python -m tests.server.conformance` prints a summary. With `--serve PORT` the same echo server waits for any other
suite: Autobahn's own can be pointed at /text (the way of the tables, which takes no binary) and at /any.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import uvicorn

from tablee.server.net.websocket import Socket, socket_of
from tablee.server.net.websocket_frames import BINARY, CLOSE, CONT, PING, PONG, TEXT
from tests.server.raw import Client, close_frame, frame, pieces, served

TEXT_ONLY, ANY = "/text", "/any"
LARGEST = 16 * 1024 * 1024  # for this echo; a table takes 64 KiB

# Cases that are allowed to fail, each with its reason. Whoever adds one says why; a reason that is out of date fails.
REASONS: dict[str, str] = {}

Got = tuple[int, bytes | int | None]  # a frame that comes back; of a close its code, None if it has none


@dataclass(frozen=True)
class Case:
    number: str
    title: str
    sent: list[bytes]  # each by a write of its own
    back: list[Got]  # all of it, in this order; a case without a close is ended by one of ours
    path: str = TEXT_ONLY


def echo(data: bytes) -> Got:
    return TEXT, data


def pong(data: bytes) -> Got:
    return PONG, data


def closed(code: int | None) -> Got:
    return CLOSE, code


BROKEN, BAD_UTF8 = closed(1002), closed(1007)
HELLO = b"Bonjour"
CITY = "Montr\u00e9al \u2192 \u2603 \U0001f0a1".encode()  # letters of two, three and four bytes
SIZES = (0, 125, 126, 127, 128, 65535, 65536)


def framing() -> Iterator[Case]:
    for kind, opcode, letter in ((1, TEXT, b"*"), (2, BINARY, b"\xfe")):
        for last, size in enumerate(SIZES, 1):
            data = letter * size
            yield Case(f"1.{kind}.{last}", f"{size} bytes", [frame(opcode, data)], [(opcode, data)], ANY)
        data = letter * 65536
        yield Case(f"1.{kind}.8", "in pieces", pieces(frame(opcode, data), 997), [(opcode, data)], ANY)
    for last, size in enumerate(SIZES, 1):
        data = b"*" * size
        yield Case(f"1.1.{last} table", f"{size} bytes", [frame(TEXT, data)], [echo(data)])
    yield Case("1.2 table", "no binary at a table", [frame(BINARY, HELLO)], [closed(1003)])
    yield Case("1.a", "a frame without mask", [frame(TEXT, HELLO, masked=False)], [BROKEN])
    yield Case("1.b", "more than the most", [frame(TEXT, b"*" * (LARGEST + 1))[:64]], [closed(1009)])
    parts = [frame(TEXT, b"*" * (LARGEST // 2), fin=False), frame(CONT, b"*" * (LARGEST // 2 + 1))[:64]]
    yield Case("1.c", "more than the most, in fragments", parts, [closed(1009)])


def pings() -> Iterator[Case]:
    full = bytes(range(125))
    yield Case("2.1", "empty ping", [frame(PING)], [pong(b"")])
    yield Case("2.2", "ping with text", [frame(PING, HELLO)], [pong(HELLO)])
    yield Case("2.3", "ping with bytes", [frame(PING, b"\x00\xff\xfe\x80")], [pong(b"\x00\xff\xfe\x80")])
    yield Case("2.4", "the longest ping", [frame(PING, full)], [pong(full)])
    yield Case("2.5", "a longer one", [frame(PING, full + b"!")], [BROKEN])
    yield Case("2.6", "byte by byte", pieces(frame(PING, full), 1), [pong(full)])
    yield Case("2.7", "empty pong nobody asked for", [frame(PONG)], [])
    yield Case("2.8", "pong nobody asked for", [frame(PONG, HELLO)], [])
    yield Case("2.9", "such a pong, then a ping", [frame(PONG, HELLO), frame(PING, b"2.9")], [pong(b"2.9")])
    ten = [b"ping %d" % n for n in range(10)]
    yield Case("2.10", "ten pings", [frame(PING, each) for each in ten], [pong(each) for each in ten])
    row = b"".join(frame(PING, each) for each in ten)
    yield Case("2.11", "ten pings byte by byte", pieces(row, 1), [pong(each) for each in ten])
    yield Case("2.a", "ten pings in one write", [row], [pong(each) for each in ten])


def reserved_bits() -> Iterator[Case]:
    good = frame(TEXT, HELLO)
    bad = {bits: frame(TEXT, HELLO, rsv=bits) for bits in range(1, 8)}
    yield Case("3.1", "bit 3", [bad[1]], [BROKEN])
    yield Case("3.2", "after a good message", [good + bad[2] + frame(PING)], [echo(HELLO), BROKEN])
    yield Case("3.3", "frame by frame", [good, bad[3], frame(PING)], [echo(HELLO), BROKEN])
    yield Case("3.4", "byte by byte", pieces(good + bad[4], 1), [echo(HELLO), BROKEN])
    yield Case("3.5", "on a binary message", [frame(BINARY, HELLO, rsv=5)], [BROKEN])
    yield Case("3.6", "on a ping", [frame(PING, HELLO, rsv=6)], [BROKEN])
    yield Case("3.7", "on a close", [frame(CLOSE, b"\x03\xe8", rsv=7)], [BROKEN])


def reserved_opcodes() -> Iterator[Case]:
    good = frame(TEXT, HELLO)
    for kind, first in ((1, 3), (2, 11)):
        bad = [frame(first + n, HELLO if n else b"") for n in range(5)]
        yield Case(f"4.{kind}.1", f"opcode {first}, empty", [bad[0]], [BROKEN])
        yield Case(f"4.{kind}.2", f"opcode {first + 1}", [bad[1]], [BROKEN])
        yield Case(f"4.{kind}.3", "after a good message", [good + bad[2] + frame(PING)], [echo(HELLO), BROKEN])
        yield Case(f"4.{kind}.4", "frame by frame", [good, bad[3], frame(PING)], [echo(HELLO), BROKEN])
        yield Case(f"4.{kind}.5", "byte by byte", pieces(good + bad[4], 1), [echo(HELLO), BROKEN])


def in_fragments(*parts: bytes, opcode: int = TEXT) -> list[bytes]:
    last = len(parts) - 1
    return [frame(CONT if at else opcode, part, fin=at == last) for at, part in enumerate(parts)]


def fragmentation() -> Iterator[Case]:
    first, second = in_fragments(b"frag", b"ment")
    stray, open_stray = frame(CONT, HELLO), frame(CONT, HELLO, fin=False)
    good, between = frame(TEXT, HELLO), frame(PING, b"between")
    both = [pong(b"between"), echo(b"fragment")]
    yield Case("5.1", "a ping in two", [frame(PING, b"a", fin=False), frame(CONT, b"b")], [BROKEN])
    yield Case("5.2", "a pong in two", [frame(PONG, b"a", fin=False), frame(CONT, b"b")], [BROKEN])
    yield Case("5.3", "text in two, one write", [first + second], [echo(b"fragment")])
    yield Case("5.4", "text in two", [first, second], [echo(b"fragment")])
    yield Case("5.5", "byte by byte", pieces(first + second, 1), [echo(b"fragment")])
    yield Case("5.6", "a ping between, one write", [first + between + second], both)
    yield Case("5.7", "a ping between", [first, between, second], both)
    yield Case("5.8", "a ping between, byte by byte", pieces(first + between + second, 1), both)
    for number, piece in enumerate((stray, open_stray)):
        base = 9 + 3 * number
        yield Case(f"5.{base}", "nothing to continue, one write", [piece + good], [BROKEN])
        yield Case(f"5.{base + 1}", "nothing to continue", [piece, good], [BROKEN])
        yield Case(f"5.{base + 2}", "nothing to continue, byte by byte", pieces(piece + good, 1), [BROKEN])
    yield Case("5.15", "after a whole message", [first + second + open_stray + good], [echo(b"fragment"), BROKEN])
    yield Case("5.16", "nothing to continue, twice", [open_stray, good, stray] * 2, [BROKEN])
    yield Case("5.17", "nothing to continue, whole, twice", [stray, good, stray] * 2, [BROKEN])
    yield Case("5.18", "a second beginning", [first, frame(TEXT, b"ment")], [BROKEN])
    parts = in_fragments(b"1", b"2", b"3", b"4", b"5")
    mixed = [*parts[:2], between, *parts[2:4], between, parts[4]]
    many = [pong(b"between"), pong(b"between"), echo(b"12345")]
    yield Case("5.19", "five, with pings", mixed, many)
    yield Case("5.20", "five, with pings, byte by byte", pieces(b"".join(mixed), 1), many)
    yield Case("5.a", "a pong between", [first, frame(PONG, b"x"), second], [echo(b"fragment")])
    yield Case("5.b", "a binary beginning inside a text", [first, frame(BINARY, b"x")], [BROKEN])
    yield Case("5.c", "empty ones on the way", in_fragments(b"", b"", b"a", b"", b"b", b""), [echo(b"ab")])
    yield Case("5.d", "two messages in a row", [first + second] * 2, [echo(b"fragment")] * 2)


VALID = {
    "one byte, first and last": b"\x00\x7f",
    "two bytes, first and last": b"\xc2\x80\xdf\xbf",
    "three bytes, first and last": b"\xe0\xa0\x80\xef\xbf\xbf",
    "four bytes, first and last": b"\xf0\x90\x80\x80\xf4\x8f\xbf\xbf",
    "on both sides of the surrogates": b"\xed\x9f\xbf\xee\x80\x80",
    "not characters, and yet valid": b"\xef\xbf\xbe\xef\xb7\x90\xf0\x9f\xbf\xbf",
    "the replacement": b"\xef\xbf\xbd",
    "a byte order mark": b"\xef\xbb\xbf",
}
INVALID = {
    "a continuation alone": b"\x80",
    "the last continuation alone": b"\xbf",
    "six continuations": b"\x80\xbf\x80\xbf\x80\xbf",
    "every continuation": bytes(range(0x80, 0xC0)),
    "beginnings of two, with spaces": b"\xc2 \xdf ",
    "beginnings of three, with spaces": b"\xe0 \xef ",
    "beginnings of four, with spaces": b"\xf0 \xf4 ",
    "five bytes": b"\xf8\x88\x80\x80\x80",
    "six bytes": b"\xfc\x84\x80\x80\x80\x80",
    "two without its last": b"\xc3",
    "three without its last": b"\xe2\x98",
    "four without its last": b"\xf0\x9f\x82",
    "three without its last, then a letter": b"\xe2\x98a",
    "impossible bytes": b"\xfe\xfe\xff\xff",
    "a slash in two bytes": b"\xc0\xaf",
    "a slash in three": b"\xe0\x80\xaf",
    "a slash in four": b"\xf0\x80\x80\xaf",
    "overlong, the greatest of two": b"\xc1\xbf",
    "overlong, the greatest of three": b"\xe0\x9f\xbf",
    "overlong, the greatest of four": b"\xf0\x8f\xbf\xbf",
    "nul in two bytes": b"\xc0\x80",
    "the first surrogate": b"\xed\xa0\x80",
    "the last surrogate": b"\xed\xbf\xbf",
    "a pair of surrogates": b"\xed\xa0\xbd\xed\xb8\x80",
    "beyond the last letter": b"\xf4\x90\x80\x80",
    "far beyond": b"\xf7\xbf\xbf\xbf",
}


def utf8() -> Iterator[Case]:
    yield Case("6.1.1", "empty", [frame(TEXT)], [echo(b"")])
    yield Case("6.1.2", "three empty fragments", in_fragments(b"", b"", b""), [echo(b"")])
    yield Case("6.1.3", "one of three is not empty", in_fragments(b"", CITY, b""), [echo(CITY)])
    octets = [CITY[at : at + 1] for at in range(len(CITY))]
    yield Case("6.2.1", "whole", [frame(TEXT, CITY)], [echo(CITY)])
    yield Case("6.2.2", "two fragments, cut between letters", in_fragments(CITY[:7], CITY[7:]), [echo(CITY)])
    yield Case("6.2.3", "a fragment a byte", in_fragments(*octets), [echo(CITY)])
    yield Case("6.2.4", "the same in one write", [b"".join(in_fragments(*octets))], [echo(CITY)])
    bad = CITY + b"\xed\xa0\x80" + HELLO
    yield Case("6.3.1", "not UTF-8", [frame(TEXT, bad)], [BAD_UTF8])
    yield Case("6.3.2", "a fragment a byte", in_fragments(*[bad[at : at + 1] for at in range(len(bad))]), [BAD_UTF8])
    yield from fail_fast()
    for at, (title, data) in enumerate(VALID.items(), 1):
        yield Case(f"6.valid.{at}", title, [frame(TEXT, data)], [echo(data)])
        cut = in_fragments(*[data[n : n + 1] for n in range(len(data))])
        yield Case(f"6.valid.{at}, cut", title, cut, [echo(data)])
    for at, (title, data) in enumerate(INVALID.items(), 1):
        yield Case(f"6.invalid.{at}", title, [frame(TEXT, HELLO + data)], [BAD_UTF8])
        cut = in_fragments(*[data[n : n + 1] for n in range(len(data))])
        yield Case(f"6.invalid.{at}, cut", title, cut, [BAD_UTF8])


def fail_fast() -> Iterator[Case]:
    """The rest is never sent: the answer has to come without it."""
    ping, answer = frame(PING, b"so far"), pong(b"so far")
    start = frame(TEXT, CITY, fin=False)
    whole = frame(TEXT, CITY + b"\xf4\x90\x80\x80" + HELLO)
    head = len(whole) - len(HELLO)
    yield Case(
        "6.4.1", "at the fragment", [start, ping, frame(CONT, b"\xf4\x90\x80\x80", fin=False)], [answer, BAD_UTF8]
    )
    byte = [frame(CONT, b"\xf4", fin=False), ping, frame(CONT, b"\x90", fin=False)]
    yield Case("6.4.2", "at the byte, in fragments", [start, *byte], [answer, BAD_UTF8])
    yield Case("6.4.3", "inside a frame", [whole[:20], whole[20:head]], [BAD_UTF8])
    yield Case("6.4.4", "at the byte, inside a frame", [whole[: head - 3], whole[head - 3 : head - 2]], [BAD_UTF8])
    cut = [frame(TEXT, CITY[:-1], fin=False), ping, frame(CONT, b"")]
    yield Case("6.4.a", "the message ends inside a letter", cut, [answer, BAD_UTF8])


VALID_CODES = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999)
INVALID_CODES = (0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999)


def closes() -> Iterator[Case]:
    bye, good = close_frame(1000), frame(TEXT, HELLO)
    done = closed(1000)
    first, second = in_fragments(b"frag", b"ment")
    large = b"*" * (256 * 1024)
    yield Case("7.1.1", "a message, then a close", [good + bye], [echo(HELLO), done])
    yield Case("7.1.2", "two closes", [bye + bye], [done])
    yield Case("7.1.3", "a ping after the close", [bye + frame(PING)], [done])
    yield Case("7.1.4", "a message after the close", [bye + good], [done])
    yield Case("7.1.5", "a close inside a message", [first + bye + second], [done])
    yield Case("7.1.6", "a large message, a close, a ping", [frame(TEXT, large), good, bye, frame(PING)],
               [echo(large), echo(HELLO), done])  # fmt: skip
    yield Case("7.3.1", "nothing in it", [frame(CLOSE)], [closed(None)])
    yield Case("7.3.2", "one byte in it", [frame(CLOSE, b"\x03")], [BROKEN])
    yield Case("7.3.3", "a code", [bye], [done])
    yield Case("7.3.4", "a code and a reason", [close_frame(1000, HELLO)], [done])
    yield Case("7.3.5", "the longest reason", [close_frame(1000, b"*" * 123)], [done])
    yield Case("7.3.6", "a longer one", [close_frame(1000, b"*" * 124)], [BROKEN])
    yield Case("7.5.1", "a reason that is not UTF-8", [close_frame(1000, b"\xed\xa0\x80")], [BAD_UTF8])
    for last, code in enumerate(VALID_CODES, 1):
        yield Case(f"7.7.{last}", f"code {code}", [close_frame(code)], [closed(code)])
    for last, code in enumerate(INVALID_CODES, 1):
        yield Case(f"7.9.{last}", f"code {code}", [close_frame(code)], [BROKEN])
    yield Case("7.13.1", "code 5000", [close_frame(5000)], [BROKEN])
    yield Case("7.13.2", "code 65535", [close_frame(65535)], [BROKEN])
    yield Case("7.a", "a close in two", [frame(CLOSE, b"\x03", fin=False), frame(CONT, b"\xe8")], [BROKEN])
    yield Case("7.b", "a close byte by byte", pieces(bye, 1), [done])
    yield Case("7.c", "much after the close", [bye, *[frame(TEXT, b"*" * 60_000)] * 20], [done])


def large() -> Iterator[Case]:
    data = b"*" * 65536
    yield Case("10.1.1", "in fragments of 1300", in_fragments(*pieces(data, 1300)), [echo(data)])
    data = CITY * 40_000
    yield Case("10.a", "letters cut anywhere", in_fragments(*pieces(data, 4999)), [echo(data)])


FAMILIES = (framing, pings, reserved_bits, reserved_opcodes, fragmentation, utf8, closes, large)


def all_cases() -> list[Case]:
    return [case for family in FAMILIES for case in family()]


async def echo_app(scope: Any, receive: Any, send: Any) -> None:
    """Says everything back: at /text as a table would, at /any as any ASGI app would."""
    await receive()
    await send({"type": "websocket.accept"})
    socket = socket_of(scope)
    if scope["path"] == TEXT_ONLY:
        socket.on_text = socket.send
    while (message := await receive())["type"] != "websocket.disconnect":
        await send({**message, "type": "websocket.send"})


class Roomy(Socket):
    """As it is, but the echo of a large message may wait for its reader."""

    most_unsent = 2 * LARGEST


class Unasking(Roomy):
    """Asks for no round trips: Autobahn's client answers a ping in the middle of its own half-sent frame."""

    first_pings = 0


def outcome(port: int, case: Case) -> str:
    """Nothing if all is as it must be, else what came instead."""
    with Client(port, case.path) as client:
        ends_it = not any(opcode == CLOSE for opcode, _ in case.back)
        expected = [*case.back, *([closed(1000)] if ends_it else [])]
        heard: list[Got] = []
        try:
            client.send(*case.sent)
            while len(heard) < len(case.back):
                heard.append(told(client))
            if ends_it:
                client.send(close_frame(1000))
                heard.append(told(client))
            client.hear_end()
        except (OSError, EOFError, AssertionError) as error:
            return f"{brief(heard)}, then {error!r}"
        return "" if heard == expected else f"{brief(heard)} instead of {brief(expected)}"


def told(client: Client) -> Got:
    opcode, data = client.frame()
    if opcode == CLOSE:
        return closed(int.from_bytes(data[:2], "big") if data else None)
    return opcode, data


def brief(frames: list[Got]) -> str:
    return str([(opcode, data[:20] if isinstance(data, bytes) else data) for opcode, data in frames])


def run() -> dict[str, str]:
    """Every case that fails, with what came instead."""
    with served(echo_app, Roomy, ws_max_size=LARGEST) as port:
        found = {case.number: outcome(port, case) for case in all_cases()}
    return {number: what for number, what in found.items() if what}


def summary(failures: dict[str, str]) -> str:
    lines = []
    for family in FAMILIES:
        cases = [case.number for case in family()]
        failed = [number for number in cases if number in failures]
        lines.append(f"{family.__name__.replace('_', ' '):18} {len(cases) - len(failed):3} of {len(cases):3}")
        lines += [f"  {number}: {failures[number]} ({REASONS.get(number, 'NO REASON')})" for number in failed]
    return "\n".join(lines)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Websocket conformance, case by case.")
    parser.add_argument("--serve", type=int, metavar="PORT", help="only serve the echo, for another suite")
    port = parser.parse_args().serve
    if port:
        uvicorn.run(echo_app, port=port, ws=Unasking, ws_max_size=LARGEST, lifespan="off", log_level="warning")
    else:
        print(summary(run()))
