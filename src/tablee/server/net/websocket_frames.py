"""Websocket frames as a server reads and writes them (RFC 6455, section 5), without extensions.

Text is checked as it comes, in the middle of a frame too: what can no longer become UTF-8 is refused at once.
"""

from __future__ import annotations

import codecs
import struct
from collections.abc import Iterator
from typing import Final

from websockets.frames import Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # the same in Python
    from websockets.utils import apply_mask

CONT, TEXT, BINARY = int(Opcode.CONT), int(Opcode.TEXT), int(Opcode.BINARY)
CLOSE, PING, PONG = int(Opcode.CLOSE), int(Opcode.PING), int(Opcode.PONG)
OPCODES = frozenset((CONT, TEXT, BINARY, CLOSE, PING, PONG))
CONTROL, FINAL, RESERVED, OPCODE = 0x8, 0x80, 0x70, 0xF  # bits of the first byte
MASKED, SIZE = 0x80, 0x7F  # and of the second
TWO_MORE, EIGHT_MORE = 126, 127  # bytes of size that follow

SHORT, MIDDLING, LONG = (struct.Struct(head).pack for head in ("!BB", "!BBH", "!BBQ"))
USUAL: Final = 8192  # bytes of a message; nearly all are shorter

BROKEN, BAD_UTF8, FLOOD, TOO_BIG = 1002, 1007, 1008, 1009
LONGEST_REASON = 123  # bytes that a close frame has for it


class FrameError(Exception):
    """Something that ends a connection, with the close code it ends with."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def head_of(opcode: int, size: int) -> bytes:
    """What stands before a whole frame: final and, as a server's are, unmasked."""
    if size < TWO_MORE:
        return SHORT(FINAL | opcode, size)
    if size < 1 << 16:
        return MIDDLING(FINAL | opcode, TWO_MORE, size)
    return LONG(FINAL | opcode, EIGHT_MORE, size)


TEXT_HEADS: Final = [head_of(TEXT, size) for size in range(USUAL)]


def framed(opcode: int, data: bytes) -> bytes:
    """A whole frame."""
    size = len(data)
    head = TEXT_HEADS[size] if opcode == TEXT and size < USUAL else head_of(opcode, size)
    return head + data


def closing(code: int, reason: str) -> bytes:
    """What a close frame carries; a reason that is too long ends at a whole letter."""
    told = reason.encode()[:LONGEST_REASON].decode(errors="ignore")
    return struct.pack("!H", code) + told.encode()


class FrameReader:
    """Cuts what a client sends into messages and control frames, both as (opcode, payload)."""

    __slots__ = ("final", "frames", "kind", "left", "mask", "message", "most", "most_frames", "rest", "utf8")

    def __init__(self, most: int, most_frames: int) -> None:
        self.most = most  # bytes of a message
        self.most_frames = most_frames  # until somebody sets the count back
        self.frames = 0
        self.rest = b""  # not understood yet: less than a header, or less than a control frame
        self.kind = CONT  # TEXT or BINARY while a message is under way
        self.message: bytes | bytearray = b""
        self.utf8: codecs.IncrementalDecoder | None = None
        self.left: int | None = None  # bytes still due of a data frame; None between frames
        self.mask = b""
        self.final = False

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """All that is complete with these bytes, up to the first fault, which raises Refused."""
        if self.rest:
            data = self.rest + data
        at = 0
        while True:
            if self.left is None:
                head = self.head(data, at)
                if head is None:
                    break
                opcode, size, start = head
                if opcode & CONTROL:
                    if len(data) < start + size:
                        break
                    at = start + size
                    self.count()
                    yield opcode, apply_mask(data[start:at], data[start - 4 : start])
                    continue
                self.count()
                self.begin(opcode, size, bool(data[at] & FINAL), data[start - 4 : start])
                at = start
            at += self.take(data[at : at + (self.left or 0)])
            if self.left:
                break
            self.left = None
            if self.final:
                yield self.whole()
        self.rest = data[at:]

    def head(self, data: bytes, at: int) -> tuple[int, int, int] | None:
        """Of the frame that begins there: opcode, size, and where its payload begins; None: more bytes are needed."""
        if len(data) < at + 2:
            return None
        opcode, size, start = data[at] & OPCODE, data[at + 1] & SIZE, at + 2
        self.check(data[at], opcode, data[at + 1])
        if size == TWO_MORE:
            start += 2
        elif size == EIGHT_MORE:
            start += 8
        if len(data) < start:
            return None
        if start > at + 2:
            size = int.from_bytes(data[at + 2 : start], "big")
        if not opcode & CONTROL and size + len(self.message) > self.most:
            raise FrameError(TOO_BIG, f"more than {self.most} bytes")
        return None if len(data) < start + 4 else (opcode, size, start + 4)

    def count(self) -> None:
        """One more frame; a control frame when all of it is there, for its head is read again with every byte."""
        self.frames += 1
        if self.frames > self.most_frames:
            raise FrameError(FLOOD, "too many frames")

    def check(self, first: int, opcode: int, second: int) -> None:
        if first & RESERVED:
            raise FrameError(BROKEN, "reserved bits are set")
        if opcode not in OPCODES:
            raise FrameError(BROKEN, "unknown opcode")
        if not second & MASKED:
            raise FrameError(BROKEN, "a client's frames are masked")
        if opcode & CONTROL:
            if not first & FINAL or second & SIZE >= TWO_MORE:
                raise FrameError(BROKEN, "a control frame is short and whole")
        elif (opcode == CONT) != (self.kind != CONT):
            raise FrameError(BROKEN, "nothing to continue" if opcode == CONT else "the message before is not finished")

    def begin(self, opcode: int, size: int, final: bool, mask: bytes) -> None:
        if opcode != CONT:
            self.kind = opcode
        self.left, self.final, self.mask = size, final, mask

    def take(self, masked: bytes) -> int:
        """Bytes of the data frame under way."""
        data = apply_mask(masked, self.mask)
        self.left = (self.left or 0) - len(data)
        is_end = self.final and not self.left
        if self.kind == TEXT and (self.utf8 is not None or not data.isascii()):
            self.check_text(data, is_end)
        if self.message:
            self.message += data
        else:
            self.message = data if is_end else bytearray(data)  # nearly always all of it at once
        if self.left:
            turn = len(data) % 4
            self.mask = self.mask[turn:] + self.mask[:turn]
        return len(data)

    def check_text(self, data: bytes, is_end: bool) -> None:
        if self.utf8 is None:
            self.utf8 = codecs.getincrementaldecoder("utf-8")()
        try:
            self.utf8.decode(data, is_end)
        except UnicodeDecodeError:
            raise FrameError(BAD_UTF8, "not UTF-8") from None

    def whole(self) -> tuple[int, bytes]:
        kind, message = self.kind, bytes(self.message)
        self.kind, self.message, self.utf8 = CONT, b"", None
        return kind, message
