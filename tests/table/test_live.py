"""Matches at live tables: from the commitment to the record, and one after the other."""

from __future__ import annotations

import functools

import pytest

from tablee.core.draws import commitment
from tablee.core.races import Press, first_of
from tablee.core.records import BadRecord, Record, read
from tablee.core.registry import game
from tablee.games.smileys import EVENING
from tablee.matches.replay import coin_ply, counts, replay, steps, verify
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.table.model.table import Table
from tests.harness import KEYS, encode
from tests.table.company import Company, run, together

CALM = {"pace": "none"}  # nobody's turn runs out


# ---- a whole match, and its record


class Played:
    """A match that bots have played at a live table."""

    def __init__(self, company: Company) -> None:
        self.record = company.world.records["t1-1"]
        self.bytes = encode(self.record)
        self.journal = company.world.journal.kept["t1"]
        self.match = company.match
        self.frame = company.people[0].frame
        self.room = company.people[0].room


@functools.cache
def played(key: str, seats: int) -> Played:
    """One match a game and number of seats, looked at by somebody who does not play."""

    async def main(company: Company) -> Played:
        await company.open(key, seats)
        anna = await company.come("anna")
        assert await anna.ask(up.Start) == "done"
        await company.over()
        await company.pass_ms(300)
        return Played(company)

    found: Played = run(main, seed=seats)
    return found


def tables() -> list[tuple[str, int]]:
    return [(key, seats) for key in KEYS for seats in (game(key).seats[0], game(key).seats[-1])]


whole_match = pytest.mark.parametrize(("key", "seats"), tables())


@whole_match
def test_a_whole_match_is_played_told_and_kept(key: str, seats: int) -> None:
    found = played(key, seats)
    assert found.match.over
    assert found.frame["over"]
    assert found.frame["places"] == found.room["places"] == found.match.standing.places  # type: ignore[union-attr]
    assert (found.room["phase"], found.room["record"], found.room["matches"]) == ("over", "t1-1", 1)
    assert (found.record["game"], found.record["seats"]) == (key, seats)


@whole_match
def test_its_record_is_verified_and_plays_again_to_the_same_bytes(key: str, seats: int) -> None:
    found = played(key, seats)
    again = verify(found.bytes)
    assert again.over
    assert encode(again.state) == encode(found.match.state)
    kept = read(found.bytes)
    played_again = replay(kept)
    written = Record(key, kept.rules, seats, played_again.options, kept.chance, played_again.rows, races=kept.races)
    assert encode(written.sealed()) == found.bytes


@whole_match
def test_its_races_are_judged_again_to_the_same_verdicts(key: str, seats: int) -> None:
    kept = read(played(key, seats).bytes)
    if kept.races is None:
        assert not any(game(key).races(row.moves[0]) and row.seat >= 0 for row in kept.moves) or key == "derniere"
        return
    assert len(kept.races.judged) >= sum(verdict.played for verdict in kept.races.judged) > 0
    coin, matches = kept.chance.draw(), steps(kept)
    match, rows_played = next(matches), 0
    pending: dict[int, Press] = {}
    for number, verdict in enumerate(kept.races.judged):
        for each, press in enumerate(kept.races.presses):
            if press.after == number:
                pending[each] = Press(each, press.seat, tuple(press.moves), press.seen, press.evidence, press.pleads)
        while rows_played < verdict.rows:
            match, rows_played = next(matches), rows_played + 1
        coin.at(coin_ply(number))
        first = first_of(list(pending.values()), coin, kept.races.hurried)
        assert (first.number, counts(match, first)) == (verdict.press, verdict.played)
        del pending[first.number]


@whole_match
def test_a_table_that_is_read_again_from_its_journal_gives_the_same_record(key: str, seats: int) -> None:
    found = played(key, seats)
    table = Table("t1")
    for row in found.journal:
        table.apply(rows.decode(row))
    assert encode(table.record()) == found.bytes


@whole_match
def test_a_record_of_which_one_byte_is_changed_is_refused(key: str, seats: int) -> None:
    whole = played(key, seats).bytes
    structural = [at for at, byte in enumerate(whole) if byte in b'{}[]:,"']
    step = max(1, len(structural) // 600)
    positions = {*structural[:300], *structural[::step], *range(0, len(whole), max(1, len(whole) // 400))}
    assert len(positions) >= 200
    for at in sorted(positions):
        byte = whole[at]
        for other in {byte ^ 1, ord("0") + (byte - ord("0") + 1) % 10, ord(" ")} - {byte}:
            with pytest.raises(BadRecord):
                verify(whole[:at] + bytes([other]) + whole[at + 1 :])
    for at in sorted(positions)[::10]:
        with pytest.raises(BadRecord):
            verify(whole[:at] + whole[at + 1 :])
        with pytest.raises(BadRecord):
            verify(whole[:at] + whole[at : at + 1] + whole[at:])


# ---- honest cards


@together
async def test_the_commitment_is_published_first_then_the_mixes_then_the_deal(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    mixes = ["aa" * 32, "bb" * 32]
    published = ben.room["commitment"]
    assert published
    assert [seat.get("mix", "") for seat in ben.room["seats"]] == ["", ""]
    for person, mix in zip((anna, ben), mixes, strict=True):
        assert await person.ask(up.Mix, mix=mix) == "done"
    for person in (anna, ben):
        assert [seat["mix"] for seat in person.room["seats"]] == mixes
        assert person.room["commitment"] == published
        assert not person.frames
    assert await anna.ask(up.Start) == "done"
    order = [type(row) for row in company.journal if isinstance(row, rows.Prepared | rows.Mixed | rows.Dealt)]
    assert order == [rows.Prepared, rows.Mixed, rows.Mixed, rows.Dealt]
    anna.post(up.Close)
    await company.pass_ms(300)
    chance = company.world.records["t1-1"]["chance"]
    assert (chance["commitment"], chance["mixes"]) == (published, mixes)
    assert commitment("t1", 1, bytes.fromhex(chance["secret"])) == published


@together
async def test_a_secret_is_written_down_before_its_hash_is_published_and_shown_to_nobody(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    [prepared] = company.rows_of(rows.Prepared)
    for person in (anna, ben):
        assert prepared.secret.encode() not in person.bytes
    assert "t1-1" not in company.world.records


def test_what_a_seat_adds_changes_the_deal() -> None:
    async def main(company: Company, mix: str) -> bytes:
        anna, _ = await company.sit_down("derniere", "anna", "ben", options={"first": 0})
        if mix:
            await anna.ask(up.Mix, mix=mix)
        await anna.ask(up.Start)
        return encode(company.state)

    deals = [run(lambda company, mix=mix: main(company, mix)) for mix in ("", "", "ab" * 32, "ac" * 32)]  # type: ignore[misc]
    assert deals[0] == deals[1]
    assert len(set(deals)) == 3


@together
async def test_a_mix_goes_with_whoever_added_it(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    await ben.ask(up.Mix, mix="bb" * 32)
    await ben.ask(up.Leave)
    await company.come("carla", seat=1)
    assert "mix" not in anna.room["seats"][1]


@together
async def test_every_match_has_a_secret_of_its_own(company: Company) -> None:
    anna, _ = await company.deal("a_moi", "anna", "ben")
    first = anna.room["commitment"]
    await company.over()
    await company.pass_ms(300)
    assert anna.room["commitment"] not in ("", first)
    assert anna.room["match"] == 2
    assert await anna.ask(up.Start) == "done"
    await company.over()
    secrets = [row.secret for row in company.rows_of(rows.Prepared)]
    assert len(set(secrets)) == len(secrets) == 3
    for number in (1, 2):
        assert company.world.records[f"t1-{number}"]["chance"]["match"] == number


# ---- one match after the other


@together
async def test_a_rematch_is_played_in_the_same_seats(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", seats=3)
    await company.over()
    assert await anna.ask(up.Start) == "done"
    assert anna.room["phase"] == "playing"
    assert [chair.who for chair in company.live.table.chairs] == ["anna", "ben", ""]
    assert company.live.table.current == 2
    assert ben.frame["match"] == 2
    firsts = [row.first for row in company.rows_of(rows.Dealt)]
    first = company.live.table.series.opened[0]
    assert firsts == ["random", (first + 1) % 3]


@together
async def test_who_comes_to_a_rematch_sits_where_a_bot_was(company: Company) -> None:
    anna = (await company.deal("a_moi", "anna", seats=2))[0]
    await company.over()
    ben = await company.come("ben")
    assert await ben.ask(up.Sit, seat=1) == "taken"
    assert await anna.ask(up.SetBot, seat=1, bot="") == "done"
    assert await ben.ask(up.Sit, seat=1) == "done"
    assert await anna.ask(up.Start) == "done"
    assert ben.frame["seat"] == 1


@together
async def test_points_add_up_until_a_series_is_over_and_begin_anew_after_it(company: Company) -> None:
    await company.open("a_moi", 3, series="2")
    anna = await company.come("anna")
    totals = [0, 0, 0]
    for number in (1, 2):
        assert not anna.room.get("series_over", False)
        await anna.ask(up.Start)
        await company.over()
        await company.pass_ms(300)
        totals = [total + 4 - place for total, place in zip(totals, anna.room["places"], strict=True)]
        assert anna.room["points"] == totals
        assert anna.room["matches"] == number
    assert anna.room["series_over"]
    await anna.ask(up.Start)
    assert "points" not in anna.room
    assert "matches" not in anna.room or anna.room["matches"] == 0


@together
async def test_an_evening_of_smileys_is_five_games_with_one_score(company: Company) -> None:
    await company.open("smileys", 3)
    anna = await company.come("anna")
    games = []
    for number in range(1, 6):
        games.append(anna.room["game"])
        assert await anna.ask(up.Start) == "done"
        await company.over()
        await company.pass_ms(300)
        assert company.world.records[f"t1-{number}"]["game"] == games[-1]
        verify(encode(company.world.records[f"t1-{number}"]))
        assert len(anna.room["points"]) == 3
    assert tuple(games) == EVENING.games
    assert anna.room["series_over"]
    scores = [4 - place for record in range(1, 6) for place in standing_of(company, record)]
    assert sum(anna.room["points"]) == sum(scores)


def standing_of(company: Company, number: int) -> list[int]:
    standing = replay(company.world.records[f"t1-{number}"]).standing
    assert standing is not None
    return standing.places


@pytest.mark.parametrize("name", ["first", "com_first"])
@together
async def test_the_host_begins_where_the_table_says_so(company: Company, name: str) -> None:
    await company.open("derniere", 4, options={name: "host", **CALM})
    anna = await company.come("anna", seat=2)
    await anna.ask(up.Start)
    assert company.match.first == 2
