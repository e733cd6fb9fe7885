"""Why something was not done: for whoever asked, and for the table itself."""

from __future__ import annotations

from tablee.core.words import Msg


class StoreAway(Exception):
    """The journal could not take the row (disk full, store busy): try again later. Where a network lies between, the
    answer may be all that was lost; the same row is recognised then, and another in its place is NotOurs."""


class NotOurs(Exception):
    """This row's number is taken, or the table is another node's: what is in memory is behind, and has to be read
    again."""


class Refusal(Exception):
    """Why something was not done. `code` is for programs, `why` for people."""

    def __init__(self, code: str, why: Msg) -> None:
        super().__init__(code)
        self.code = code
        self.why = why
