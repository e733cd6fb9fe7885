"""Processes beside the server, for work that would hold up everybody: they give way to play, and go when it goes."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from threading import Thread


def helpers(count: int) -> ProcessPoolExecutor:
    """Spawned when they are first needed: a fork would copy the server's threads in the middle of whatever they do."""
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=work_quietly)


def work_quietly() -> None:
    """Gives way to play, does not die of Ctrl-C before the server, and not after it either. It calculates with one
    thread: with one for each core, a busy machine takes six times as long for a robot's small net."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=leave_with_the_house, daemon=True).start()


def leave_with_the_house() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
