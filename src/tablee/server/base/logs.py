"""Logs: one JSON object a line, on stderr. What happened and to which table, never to whom, from where or with what."""

from __future__ import annotations

import hashlib
import logging
import sys
import traceback
from types import TracebackType

import msgspec

Fact = str | int | float | bool

LOGGER = logging.getLogger("tablee")


def log(event: str, **facts: Fact) -> None:
    LOGGER.info(event, extra={"facts": facts})


def fault(event: str, error: BaseException, **facts: Fact) -> None:
    """Something that should not have happened: where in the code, not what it was about."""
    LOGGER.error(event, exc_info=error, extra={"facts": facts})


def table_mark(id: str) -> str:
    """A table as logs know it: the same in every line, and no way in."""
    return hashlib.sha256(b"tablee-log|" + id.encode()).hexdigest()[:10]


class Lines(logging.Formatter):
    """A record as a line of JSON. The words of an exception may hold names or addresses, so only its kind is told."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {"at": round(record.created, 3), "level": record.levelname.lower()}
        own = record.name.startswith("tablee")
        line["event"] = record.getMessage() if own else "library"
        if not own:
            line |= {"by": record.name, "said": str(record.msg)[:200]}  # the pattern, without what is filled in
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            line |= {"error": record.exc_info[0].__name__, "where": places(record.exc_info[2])}
        return msgspec.json.encode(line).decode()


def places(where: TracebackType | None) -> list[str]:
    """The last steps of the way to an error: file, line, function."""
    found = traceback.extract_tb(where)[-6:]
    return [f"{step.filename.rpartition('/')[2]}:{step.lineno} {step.name}" for step in found]


def write_to_stderr() -> None:
    """Everything that is logged in this process goes out as lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.WARNING)
