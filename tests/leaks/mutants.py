"""Leaks to plant outside of the games, each in a file of `src/tablee`; tests/leaks must catch them all."""

MUTANTS = [
    (
        "table/show/room_view.py",
        '"free": sum(not chair.is_taken for chair in table.chairs),',
        '"free": 0 if table.match is None else len(table.match.moves(0)),',
        "the lobby tells in how many ways the first player could move",
    ),
    (
        "table/show/room_view.py",
        "matches=len(standings),",
        "matches=len(standings) if table.match is None else len(table.match.moves(0)),",
        "so does the room",
    ),
    (
        "server/endpoints/tables.py",
        "return TableInfo(table, setup, join_link(asked, table.code), seated)",
        "matches = [live.table.match for live in asked.server.tables.live.values()]\n"
        "    could = [sum(len(match.moves(seat)) for seat in match.to_act) % 2 for match in matches if match]\n"
        "    return TableInfo(table, setup, join_link(asked, table.code), seated or any(could))",
        "what a newcomer is told over HTTP hangs on whether somebody has an even number of ways to move",
    ),
    (
        "server/endpoints/played/records.py",
        "    if found is None:\n        raise no_record()\n    return found",
        "    if found is None:\n"
        "        for live in asked.server.tables.live.values():\n"
        '            if live.record_id == asked.part("id"):\n'
        "                return msgspec.json.encode(live.table.record())\n"
        "        raise no_record()\n"
        "    return found",
        "whoever has the link sees the record of a match that is still played",
    ),
    (
        "server/hosting/table_directory.py",
        "self.metrics.tables.set(len(self.live))",
        "matches = [live.table.match for live in self.live.values()]\n"
        "        self.metrics.tables.set(sum(len(match.moves(0)) for match in matches if match))",
        "whoever runs the house sees in its figures in how many ways the first player could move",
    ),
    (
        "server/hosting/table_directory.py",
        "if live.setup.public and not live.closed]",
        "if not live.closed]",
        "tables that are not public stand in the lobby",
    ),
    (
        "images/one_time.py",
        "return locked(data, offer.key) if offer.key else data",
        "return data",
        "pictures that are sent ahead can be seen before they are laid",
    ),
    (
        "images/one_time.py",
        'b" " * (-len(bare) % bucket(picture.width))',
        'b" "',
        "a picture that is sent ahead is known by its length",
    ),
    (
        "table/show/frames.py",
        "shown = [clock for clock in match.clocks if clock.kind != SECRET]",
        "shown = match.clocks",
        "everybody sees when the next card will come",
    ),
    (
        "table/play/match_runner.py",
        "self.grace = max(travels, default=0) // MS + heard",
        "self.grace = max(travels, default=0) // MS + heard + len(self.match.moves(0))",
        "clocks run a little longer the more ways to move the first player has",
    ),
]
