"""`prove.html`: a file checked by the page's own Python. Nobody is asked, and nothing of it is kept."""

from __future__ import annotations

from msgspec import Struct

from tablee.core.records import BadRecord, read, without_seats
from tablee.core.words import Sentence, msg
from tablee.matches.replay import replay
from tablee.server.endpoints.played.records import Verdict, checked, uncheckable


class Proof(Struct, frozen=True):
    """What is to be said about a file: a verdict, or why there is none."""

    game: str = ""
    verdict: Verdict | None = None
    why: Sentence | None = None
    detail: str = ""  # for those who write programs


def proof(data: bytes) -> Proof:
    """Whatever is in the file, there is an answer."""
    record = without_seats(data)
    try:
        kept = read(record)
        if (why := uncheckable(kept)) is not None:
            return Proof(kept.game, why=why)
        verdict = checked(record.rstrip())
        if verdict.ok and not replay(kept).over:
            return Proof(kept.game, why=msg("house-web-no-record"), detail="this match is not over")
        return Proof(kept.game, verdict)
    except BadRecord as error:
        return Proof(why=msg("house-web-no-record"), detail=str(error)[:300])
    except Exception as error:
        return Proof(why=msg("house-web-no-record"), detail=type(error).__name__)
