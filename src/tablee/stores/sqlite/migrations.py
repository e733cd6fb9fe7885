"""How a file of SQLite came to look as it does, and how an older one is brought there."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from sqlite3 import Connection

from tablee.stores.sqlite.damage import BadFolder

# Forward only, and never edited once released: number n takes a file from version n to n + 1.
MIGRATIONS = (
    """
    CREATE TABLE journal (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, row BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;

    CREATE TABLE tables (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL,
        opened_at INTEGER NOT NULL, closed_at INTEGER
    );
    CREATE UNIQUE INDEX codes_in_use ON tables (code) WHERE closed_at IS NULL;

    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;

    -- Without a record when nobody claims it any more: while its table is known, it must not be kept a second time.
    CREATE TABLE records (
        number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, table_id TEXT NOT NULL,
        match_number INTEGER NOT NULL, game TEXT NOT NULL, kept_at INTEGER NOT NULL, record BLOB
    );

    -- Whoever played may see a record; the device of `ab+2`, who has no cookie of their own, is that of `ab`.
    CREATE TABLE claims (
        device TEXT NOT NULL, record INTEGER NOT NULL, person TEXT NOT NULL,
        PRIMARY KEY (device, record, person)
    ) WITHOUT ROWID;
    CREATE INDEX claims_by_record ON claims (record);

    CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    """,
    """
    ALTER TABLE people ADD COLUMN animal INTEGER;

    -- When somebody was last at a table; unknown, for those of the first version.
    ALTER TABLE tables ADD COLUMN seen_at INTEGER;

    -- Under which name each seat of a match was played, for those who may see the record; a bot has no name.
    CREATE TABLE players (
        record INTEGER NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
        animal INTEGER NOT NULL,
        PRIMARY KEY (record, seat)
    ) WITHOUT ROWID;
    CREATE INDEX players_by_person ON players (person);

    -- What was said lately at tables that are not closed.
    CREATE TABLE chat (number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, person TEXT NOT NULL, line BLOB NOT NULL);
    CREATE INDEX chat_by_table ON chat (table_id);
    """,
    """
    -- When somebody was last here: a name that nobody uses goes.
    ALTER TABLE people ADD COLUMN seen_at INTEGER;
    UPDATE people SET seen_at = CAST(strftime('%s', 'now') AS INTEGER);
    """,
    """
    -- Tables at a rhythm of days: what lists show of them, and when they have something to do although nobody comes.
    CREATE TABLE slow_tables (
        table_id TEXT PRIMARY KEY, host TEXT NOT NULL, since INTEGER NOT NULL, wake_at INTEGER, told BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX slow_tables_by_wake ON slow_tables (wake_at) WHERE wake_at IS NOT NULL;
    CREATE TABLE sitting (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, device TEXT NOT NULL, person TEXT NOT NULL, robot TEXT NOT NULL,
        turn INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX sitting_by_device ON sitting (device);

    -- Devices that somebody has: one that is gone is shut out for as long as its cookie could count.
    CREATE TABLE devices (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, seen_at INTEGER NOT NULL, gone_at INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX devices_by_person ON devices (person);

    -- Keys to be written down, for whoever loses the only device; only their hashes are kept.
    CREATE TABLE spare_keys (person TEXT PRIMARY KEY, hash BLOB NOT NULL UNIQUE) WITHOUT ROWID;

    -- Devices that are told when it is their owner's turn: the keys that seal what they are told, the zone in which it
    -- is night there, until when (`quiet`) something waits for the morning, and ids of tables that are left out.
    CREATE TABLE pushes (
        device TEXT PRIMARY KEY, endpoint TEXT NOT NULL UNIQUE, p256dh BLOB NOT NULL, auth BLOB NOT NULL,
        zone TEXT NOT NULL, quiet INTEGER, muted TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX pushes_by_quiet ON pushes (quiet) WHERE quiet IS NOT NULL;

    -- How a match ended; unknown, of those before.
    ALTER TABLE players ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE records ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE records ADD COLUMN best BLOB NOT NULL DEFAULT x'';

    -- Matches that anybody may see again who has the link; only its hash is kept.
    CREATE TABLE links (
        hash BLOB PRIMARY KEY, record INTEGER NOT NULL UNIQUE, person TEXT NOT NULL, made_at INTEGER NOT NULL,
        ends_at INTEGER NOT NULL, seen INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE INDEX links_by_person ON links (person);

    -- Deals of the day: where their chance comes from, and who has played them; without stars while it is played.
    CREATE TABLE days (
        day TEXT PRIMARY KEY, source TEXT NOT NULL, secret BLOB NOT NULL, commitment TEXT NOT NULL, beacon BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE runs (
        day TEXT NOT NULL, game TEXT NOT NULL, person TEXT NOT NULL, record TEXT NOT NULL UNIQUE, stars INTEGER,
        of INTEGER NOT NULL DEFAULT 0, median INTEGER NOT NULL DEFAULT 0, turns INTEGER NOT NULL DEFAULT 0,
        symbols TEXT NOT NULL DEFAULT '', ghost BLOB NOT NULL DEFAULT x'', at INTEGER NOT NULL,
        PRIMARY KEY (day, game, person)
    ) WITHOUT ROWID;
    CREATE INDEX runs_by_person ON runs (person);

    -- For figures: points of games that give them, how quick each seat was, and whether a match counts.
    ALTER TABLE players ADD COLUMN points INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE players ADD COLUMN reaction INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE records ADD COLUMN counts INTEGER NOT NULL DEFAULT 1;

    -- Sums of matches whose records went by age, for those who wished that: nobody else is in them.
    ALTER TABLE people ADD COLUMN keeps_sums INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE sums (
        person TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, day INTEGER NOT NULL,
        matches INTEGER NOT NULL, won INTEGER NOT NULL, chance INTEGER NOT NULL, timed INTEGER NOT NULL,
        reaction INTEGER NOT NULL,
        PRIMARY KEY (person, game, seats, day)
    ) WITHOUT ROWID;

    -- What somebody has done, where nothing else tells: that, and neither when nor with which match.
    CREATE TABLE deeds (person TEXT NOT NULL, deed TEXT NOT NULL, PRIMARY KEY (person, deed)) WITHOUT ROWID;

    -- Evenings of the same people: who was asked and who said yes, and which matches belong to which evening.
    CREATE TABLE leagues (
        number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, games TEXT NOT NULL
    );
    CREATE TABLE league_people (
        league TEXT NOT NULL, person TEXT NOT NULL, said_yes INTEGER NOT NULL,
        PRIMARY KEY (league, person)
    ) WITHOUT ROWID;
    CREATE INDEX league_people_by_person ON league_people (person);
    CREATE TABLE evenings (
        league TEXT NOT NULL, record INTEGER NOT NULL, day INTEGER NOT NULL,
        PRIMARY KEY (league, record)
    ) WITHOUT ROWID;
    CREATE INDEX evenings_by_record ON evenings (record);
    """,
    """
    -- The cards that each seat put down, for figures: none of earlier matches.
    ALTER TABLE players ADD COLUMN cards TEXT NOT NULL DEFAULT '';

    -- Key moments of a match for a seat, from what that seat could know: thought of once.
    CREATE TABLE moments (
        record INTEGER NOT NULL, seat INTEGER NOT NULL, told BLOB NOT NULL,
        PRIMARY KEY (record, seat)
    ) WITHOUT ROWID;
    """,
    """
    -- Halls: one leader, many people, many tables. What happened in each, and when somebody was last there.
    CREATE TABLE halls (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE,
        opened_at INTEGER NOT NULL, seen_at INTEGER NOT NULL
    );
    CREATE TABLE hall_rows (
        hall TEXT NOT NULL, seq INTEGER NOT NULL, row BLOB NOT NULL,
        PRIMARY KEY (hall, seq)
    ) WITHOUT ROWID;
    """,
)


def version_of(db: Connection, file: Path, known: int = len(MIGRATIONS)) -> int:
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > known:
        raise BadFolder(
            f"{file} was written by a newer tablee (version {version}, this one knows {known}): "
            "install that one, or restore a backup from before"
        )
    return version


def migrate(db: Connection, file: Path, steps: Sequence[str] = MIGRATIONS) -> int:
    """Brings the file to the newest version, a step and its number at a time; says which it was before."""
    version = version_of(db, file, len(steps))
    for number, step in enumerate(steps[version:], version + 1):
        try:
            db.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            raise
    return version
