"""What the frames of websockets cost a move, by our own reader and writer and by the library's: python -m bench.framing

A move is one masked message in and four frames out. Both are asked in turns, in one process; of the library only its
protocol is used, which knows no network either.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable

from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from tablee.server.net.websocket_frames import TEXT, FrameReader, framed

SEATS = 4
MESSAGE = b'{"do":"play","id":"65678cf5.3","moves":[10],"n":12}'
SENT = b"x" * 1840  # what a frame of La dernière has in the mean: bench.server prints it
MASK = b"\x12\x34\x56\x78"
TURNS, MOVES = 40, 2_000
LARGEST, FRAMES = 16 * 1024, 1 << 30


def masked(data: bytes) -> bytes:
    """As a browser sends it."""
    body = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(data))
    return bytes([0x80 | TEXT, 0x80 | len(data)]) + MASK + body


def ours() -> Callable[[bytes], None]:
    reader = FrameReader(LARGEST, FRAMES)

    def move(data: bytes) -> None:
        for _, payload in reader.feed(data):
            assert len(payload) == len(MESSAGE)
        for _ in range(SEATS):
            framed(TEXT, SENT)

    return move


def librarys() -> Callable[[bytes], None]:
    protocol = ServerProtocol(state=OPEN, max_size=LARGEST)

    def move(data: bytes) -> None:
        protocol.receive_data(data)
        for event in protocol.events_received():
            assert isinstance(event, Frame)
            assert event.opcode is Opcode.TEXT
        for _ in range(SEATS):
            protocol.send_text(SENT)
            protocol.data_to_send()

    return move


def microseconds(move: Callable[[bytes], None], data: bytes) -> float:
    began = time.process_time()
    for _ in range(MOVES):
        move(data)
    return 1e6 * (time.process_time() - began) / MOVES


def main() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    data = masked(MESSAGE)
    kinds = {"ours": ours(), "websockets": librarys()}
    found: dict[str, list[float]] = {name: [] for name in kinds}
    for _ in range(TURNS):
        for name, move in kinds.items():
            found[name].append(microseconds(move, data))
    for name, costs in found.items():
        print(f"{name:12} {statistics.median(costs):6.1f} µs a move")
    ratios = sorted(theirs / own for own, theirs in zip(found["ours"], found["websockets"], strict=True))
    print(f"× {statistics.median(ratios):.1f} ({ratios[TURNS // 4]:.1f} to {ratios[-TURNS // 4]:.1f})")


if __name__ == "__main__":
    main()
