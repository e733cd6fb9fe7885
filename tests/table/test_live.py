"""Matches at live tables: from the commitment to the record, and all that people do in between."""

from __future__ import annotations

import functools
import json
from typing import Any

import msgspec
import pytest


from tablee.core.draws import commitment
from tablee.core.game import game
from tablee.core.races import Claim, first_of
from tablee.core.records import BadRecord, Record, read
from tablee.core.replays import coin_ply, counts, replay, steps, verify
from tablee.core.series import EVENING_GAMES
from tablee.games.derniere.state import deck
from tablee.table import messages as up
from tablee.table import rows
from tablee.table.live import Live
from tablee.table.room import STAND_IN
from tablee.table.table import Table
from tests.harness import KEYS, encode
from tests.rulebook import rule
from tests.table.company import Company, Person, run, together

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
    pending: dict[int, Claim] = {}
    for number, verdict in enumerate(kept.races.judged):
        for each, press in enumerate(kept.races.presses):
            if press.after == number:
                pending[each] = Claim(each, press.seat, tuple(press.moves), press.seen, press.evidence, press.pleads)
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
    assert tuple(games) == EVENING_GAMES
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


# ---- somebody is away


@together
async def test_a_bot_stands_in_after_a_minute_and_gives_the_seat_back_on_return(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    await ben.cut()
    await company.pass_ms(58_000)
    assert "bot" not in anna.room["seats"][1]
    assert "here" not in anna.room["seats"][1]
    await company.pass_ms(3_000)
    assert anna.room["seats"][1] == {**anna.room["seats"][1], "name": "ben", "who": "person", "bot": STAND_IN}
    await ben.enter()
    assert "bot" not in anna.room["seats"][1]
    assert anna.room["seats"][1]["here"]


@together
async def test_whoever_is_back_within_the_minute_is_not_stood_in_for(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    for _ in range(4):
        await ben.cut()
        await company.pass_ms(40_000)
        await ben.enter()
        await company.pass_ms(1_000)
    assert not company.rows_of(rows.StoodIn)
    assert anna.room["seats"][1]["here"]


@together
async def test_everybody_on_a_device_that_is_away_is_stood_in_for(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=3, options=CALM)
    await ben.ask(up.Sit, seat=2, name="Tom")
    await anna.ask(up.Start)
    await ben.cut()
    await company.pass_ms(61_000)
    assert [seat.get("bot", "") for seat in anna.room["seats"]] == ["", STAND_IN, STAND_IN]
    await ben.enter()
    assert [seat.get("bot", "") for seat in anna.room["seats"]] == ["", "", ""]


async def others_play(company: Company, seat: int) -> None:
    """Until it is this seat's turn."""
    while company.turn != seat:
        await company.take_turn()


@rule("COM-6")
@together
async def test_a_bot_stands_in_when_two_turns_have_run_out_and_goes_when_its_owner_moves(company: Company) -> None:
    _, ben = await company.deal("derniere", "anna", "ben", options={"first": 1})
    chair = company.live.table.chairs[1]
    for turn in (1, 2):
        assert not chair.bot
        await others_play(company, 1)
        await company.until(lambda turn=turn: len(company.rows_of(rows.Ticked)) == turn)  # type: ignore[misc]
    await company.pass_ms(100)
    assert ben.room["seats"][1] == {**ben.room["seats"][1], "here": True, "bot": STAND_IN}
    await company.until(lambda: company.turn == 0)
    await others_play(company, 1)
    assert await ben.play(company.ordinary(1)[0]) == "done"
    assert "bot" not in ben.room["seats"][1]


@together
async def test_a_turn_that_is_taken_makes_up_for_one_that_ran_out(company: Company) -> None:
    await company.deal("derniere", "anna", "ben", options={"first": 1})
    for turn in (1, 2):
        await others_play(company, 1)
        await company.until(lambda turn=turn: len(company.rows_of(rows.Ticked)) == turn)  # type: ignore[misc]
        await others_play(company, 1)
        await others_play(company, 0)
    assert not company.rows_of(rows.StoodIn)


@together
async def test_a_seat_can_be_asked_back_from_the_bot_that_stands_in(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    await ben.ask(up.Leave)
    assert anna.room["seats"][1]["bot"]
    assert await ben.ask(up.Back) == "done"
    assert "bot" not in anna.room["seats"][1]


@together
async def test_a_bot_that_stands_in_plays_on_with_what_the_seat_may_know(company: Company) -> None:
    _, ben = await company.deal("derniere", "anna", "ben", options={"first": 1, **CALM})
    await ben.ask(up.Leave)
    await company.until(lambda: company.turn == 0, seconds=30)
    assert company.match.rows[0].seat == 1


@together
async def test_at_the_next_match_whoever_is_here_plays_again(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben")
    await ben.ask(up.Leave)
    await company.over()
    await anna.ask(up.Start)
    assert "bot" not in ben.room["seats"][1]
    assert ben.frame["seat"] == 1


# ---- resigning


@rule("COM-10")
@together
async def test_who_resigns_hands_the_seat_to_a_bot_for_good(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options={"first": 1, **CALM})
    assert await ben.ask(up.Resign) == "done"
    assert anna.room["seats"][1] == {**anna.room["seats"][1], "name": "ben", "bot": STAND_IN, "resigned": True}
    assert await ben.play(*company.match.moves(1)[:1], 3) == "resigned"
    assert await ben.ask(up.Back) == "done"
    await ben.cut()
    await ben.enter()
    assert ben.room["seats"][1]["bot"] == STAND_IN
    assert await ben.ask(up.Resign) == "done"
    assert len(company.rows_of(rows.Resigned)) == 1


@rule("COM-10")
def test_who_resigns_counts_as_last_whatever_the_bot_achieves() -> None:
    async def main(company: Company) -> list[int]:
        anna, _ = await company.deal("a_moi", "anna", "ben", seats=3, series="3")
        await company.pass_ms(2000)
        await anna.ask(up.Resign)
        await company.over()
        await company.pass_ms(300)
        standing = company.match.standing
        assert standing is not None
        others = [place for seat, place in enumerate(anna.room["places"]) if seat]
        assert anna.room["places"][0] == 3
        assert sorted(others) in ([1, 2], [1, 1])
        assert (others[0] < others[1]) == (standing.places[1] < standing.places[2])
        assert anna.frame["places"] == anna.room["places"]
        assert anna.room["points"] == [4 - place for place in anna.room["places"]]
        await anna.ask(up.Start)
        assert "resigned" not in anna.room["seats"][0]
        assert "bot" not in anna.room["seats"][0]
        return standing.places

    assert min(run(main, seed)[0] for seed in range(8)) < 3, "at least one of these bots was not last"


@together
async def test_a_resignation_that_the_store_took_only_half_is_made_whole(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    journal = company.world.journal
    append = journal.append

    async def once(table: str, seq: int, row: bytes) -> None:
        await append(table, seq, row)
        journal.is_away = isinstance(rows.decode(row), rows.Resigned)

    journal.append = once  # type: ignore[method-assign]
    assert await ben.ask(up.Resign) == "store-away"
    journal.append, journal.is_away = append, False  # type: ignore[method-assign]
    assert await ben.ask(up.Resign) == "done"
    assert anna.room["seats"][1]["bot"] == STAND_IN


# ---- a pause


@together
async def test_a_pause_hides_the_table_from_everybody(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben")
    carla = await company.come("carla")
    await company.take_turn()
    assert await anna.ask(up.Pause) == "done"
    dario = await company.come("dario")
    for person in (anna, ben, carla, dario):
        assert person.room["phase"] == "paused"
        assert person.frame["table"] == []
        assert person.frame["clocks"] == []
        assert set(person.frame["mine"]) == {"prompt", "cover"}
        assert person.frame["mine"]["cover"]["who"] == [0, 1]
    assert await ben.play(company.ordinary(company.turn)[0]) == "paused"


@together
async def test_a_pause_stops_every_clock_and_every_bot(company: Company) -> None:
    anna, _ = await company.deal("derniere", "anna", "ben", seats=4, options={"first": 0})
    await company.pass_ms(10_000)
    [clock] = anna.frame["clocks"]
    at = company.live.at
    await anna.ask(up.Pause)
    before = len(company.journal)
    await company.pass_ms(600_000)
    assert len(company.journal) == before
    assert company.live.at - at < 100
    await anna.ask(up.Resume)
    assert anna.frame["clocks"] == [clock]
    await company.pass_ms(19_000)
    assert company.turn == 0
    await company.pass_ms(3_000)
    assert company.turn != 0


@pytest.mark.parametrize("key", ["a_moi", "bruit", "trouve", "diferencio", "difference", "tour_du_monde", "davinci"])
@together
async def test_nothing_happens_in_a_pause_of_any_game(company: Company, key: str) -> None:
    anna = (await company.deal(key, "anna", seats=3))[0]
    await company.pass_ms(7_300)
    await anna.ask(up.Pause)
    before, got = encode(company.state), len(anna.socket.got)
    await company.pass_ms(120_000)
    assert encode(company.state) == before
    assert len(anna.socket.got) == got
    await anna.ask(up.Resume)
    await company.until(lambda: encode(company.state) != before)


@together
async def test_nobody_is_stood_in_for_in_a_pause(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    await anna.ask(up.Pause)
    await ben.cut()
    await company.pass_ms(300_000)
    assert "bot" not in anna.room["seats"][1]
    await ben.enter()
    await anna.ask(up.Resume)
    assert not company.rows_of(rows.StoodIn)


@together
async def test_a_host_who_goes_in_a_pause_leaves_somebody_who_can_end_it(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben")
    await anna.ask(up.Pause)
    await anna.cut()
    await company.pass_ms(61_000)
    assert await ben.ask(up.Resume) == "done"
    assert ben.room["phase"] == "playing"


# ---- after a break


def log_of(company: Company, seat: int | None) -> list[Any]:
    return [json.loads(encode(happening.msg())) for happening in company.match.log(seat)]


def told(frame: dict[str, Any]) -> list[Any]:
    return [said["msg"] for said in frame.get("said", [])]


@together
async def test_after_a_break_one_is_told_what_one_missed_and_nothing_twice(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    for _ in range(4):
        await company.take_turn()
    heard, n = len(log_of(company, 1)), ben.frame["n"]
    await ben.cut()
    while company.turn == 0:
        await company.take_turn()
    await ben.enter(match=1, n=n)
    assert ben.frame["missed"]
    assert told(ben.frame) == log_of(company, 1)[heard:]
    assert ben.frame["n"] == len(company.match.told(1))
    await ben.cut()
    await ben.enter(match=1, n=ben.frame["n"])
    assert told(ben.frame) == []
    assert anna.frame["match"] == 1


@together
async def test_who_comes_new_is_told_all_that_may_be_read_again(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    for _ in range(6):
        await company.take_turn()
    await ben.cut()
    await ben.enter(match=7, n=3)  # of another match
    assert told(ben.frame) == log_of(company, 1)
    carla = await company.come("carla")
    assert told(carla.frame) == log_of(company, None)
    assert len(told(carla.frame)) < len(told(ben.frame)) + len(log_of(company, 0))
    assert anna.frame["n"] == len(company.match.told(0))


@together
async def test_what_is_shown_only_once_is_not_told_again(company: Company) -> None:
    anna, ben = await company.deal("trouve", "anna", "ben", seats=4)
    n = ben.frame["n"]
    await ben.cut()
    await company.pass_ms(40_000)
    fleeting = {"trouve-rolled", "trouve-took", "trouve-stole", "trouve-defended"}
    assert fleeting & set(anna.words)
    await ben.enter(match=1, n=n)
    missed = [said["key"] for said in told(ben.frame)]
    assert missed
    assert not fleeting & set(missed)
    assert missed == [said["key"] for said in log_of(company, 1)]


@together
async def test_a_new_line_takes_over_from_the_old_one(company: Company) -> None:
    anna, ben = await company.deal("difference", "anna", "ben")
    old, pictures = ben.socket, set(ben.viewer.addresses.values())
    assert pictures
    await ben.enter()
    assert old.closed == 4001
    assert ben.frame["seat"] == 1
    assert len(company.live.viewers) == 2
    assert not pictures & set(company.world.hatch.offers)
    assert anna.room["seats"][1]["here"]


# ---- those who watch


@together
async def test_spectators_see_what_everybody_sees_and_can_tap_nothing(company: Company) -> None:
    anna, _ = await company.deal("derniere", "anna", "ben", options=CALM)
    carla = await company.come("carla")
    for _ in range(5):
        await company.take_turn()
        match = company.match
        public = json.loads(encode(match.game.table(match.view(None))))
        assert carla.frame["table"] == anna.frame["table"] == public
        assert carla.frame["mine"] == json.loads(encode(match.game.mine(match.view(None), [])))
        assert "taps" not in carla.frame["mine"]
        assert "seat" not in carla.frame
    assert anna.room["watchers"] == 1


@pytest.mark.parametrize("key", KEYS)
@together
async def test_no_game_offers_spectators_anything_to_do(company: Company, key: str) -> None:
    await company.deal(key, "anna", seats=2)
    carla = await company.come("carla")
    await company.pass_ms(60_000)
    assert len(carla.frames) > 1
    for frame in carla.frames:
        assert not {"taps", "picks", "marks"} & set(frame["mine"])


@together
async def test_spectators_cannot_play_for_anybody(company: Company) -> None:
    await company.deal("derniere", "anna", "ben", options=CALM)
    carla = await company.come("carla")
    move = company.ordinary(company.turn)[0]
    assert await carla.play(move) == "not-your-seat"
    for seat in (0, 1):
        assert await carla.play(move, seat=seat) == "not-your-seat"
        assert await carla.ask(up.Look, seat=seat) == "not-your-seat"
    for kind in (up.Leave, up.Resign):
        assert await carla.ask(kind) == "not-your-seat"


@together
async def test_where_nobody_may_watch_nobody_without_a_seat_sees_the_match(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", watching=False, options=CALM)
    carla = await company.come("carla")  # who might still have sat down
    await anna.ask(up.Start)
    await company.take_turn()
    dario = await company.come("dario")
    assert not carla.frames
    assert not dario.frames
    assert carla.room["phase"] == "playing"
    assert ben.frames
    assert company.live.public()["watching"] is False


# ---- words


@together
async def test_what_somebody_says_is_heard_by_everybody_and_by_those_who_come_later(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    carla = await company.come("carla")
    assert await ben.ask(up.Say, text=" salut ! ") == "done"
    assert await anna.ask(up.Say, phrase="hello") == "done"
    expected = [{"kind": "chat", "seat": 1, "text": "salut !"}, {"kind": "chat", "seat": 0, "phrase": "hello"}]
    for person in (anna, ben, carla):
        assert person.kinds("chat") == expected
    dario = await company.come("dario")
    assert dario.kinds("hello")[0]["chat"] == expected


@together
async def test_what_is_said_is_kept_in_no_journal(company: Company) -> None:
    anna, _ = await company.sit_down("derniere", "anna", "ben")
    before = len(company.journal)
    await anna.ask(up.Say, text="entre nous")
    assert len(company.journal) == before


@together
async def test_one_says_one_thing_at_a_time_and_not_too_fast(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    assert await anna.ask(up.Say) == "nothing-said"
    assert await anna.ask(up.Say, text="  ") == "nothing-said"
    assert await anna.ask(up.Say, text="bonjour", phrase="hello") == "nothing-said"
    assert await anna.ask(up.Say, phrase="hello") == "done"
    assert await anna.ask(up.Say, phrase="hurry") == "too-fast"
    await company.pass_ms(1000)
    assert await anna.ask(up.Say, phrase="thanks") == "done"
    assert [chat["phrase"] for chat in ben.kinds("chat")] == ["hello", "thanks"]


@together
async def test_only_those_who_sit_there_speak(company: Company) -> None:
    await company.sit_down("derniere", "anna", "ben")
    carla = await company.come("carla")
    assert await carla.ask(up.Say, phrase="hello") == "sit-first"


@together
async def test_somebody_who_is_muted_is_not_heard_by_whoever_wished_so(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    carla = await company.come("carla")
    assert await anna.ask(up.Mute, seat=1) == "done"
    await ben.ask(up.Say, phrase="hurry")
    assert not anna.kinds("chat")
    assert len(carla.kinds("chat")) == 1
    await anna.ask(up.Mute, seat=1, on=False)
    await company.pass_ms(1000)
    await ben.ask(up.Say, phrase="oops")
    assert [chat["phrase"] for chat in anna.kinds("chat")] == ["oops"]


@together
async def test_whoever_looks_speaks_where_several_share_a_device(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=3, options={"first": 0, **CALM})
    await ben.ask(up.Sit, seat=2, name="Tom")
    await anna.ask(up.Start)
    await company.until(lambda: company.turn == 0)
    assert await ben.ask(up.Look, seat=2) == "done"
    await ben.ask(up.Say, phrase="hello")
    assert anna.kinds("chat") == [{"kind": "chat", "seat": 2, "phrase": "hello"}]


# ---- messages that come twice, too late, or for others


@together
async def test_the_same_message_twice_has_one_effect_and_the_same_answer(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options={"first": 0, **CALM})
    move = company.ordinary(0)[0]
    for _ in range(3):
        anna.post(up.Play, id="once", moves=[move])
    await company.pass_ms(300)
    assert [anna.answer(each) for each in anna.answers("once")] == ["done"] * 3
    assert len(company.rows_of(rows.Played)) == 1
    for _ in range(2):
        ben.post(up.Play, id="no", moves=[move], seat=0)
    await company.pass_ms(300)
    one, other = ben.answers("no")
    assert one == other


@together
async def test_it_has_one_effect_also_on_another_line_and_after_a_restart(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options={"first": 0, **CALM})
    move = company.ordinary(0)[0]
    assert await anna.play(move, id="once") == "done"
    before = encode(company.state)
    await anna.cut()
    await anna.enter()
    assert await anna.play(move, id="once") == "done"
    await company.crash()
    await anna.enter()
    await ben.enter()
    assert await anna.play(move, id="once") == "done"
    assert encode(company.state) == before
    assert len(company.rows_of(rows.Played)) == 1


@together
async def test_an_id_is_the_seats_own(company: Company) -> None:
    await company.deal("derniere", "anna", "ben", options={"first": 0, **CALM})
    await company.take_turn(id="mine")
    await others_play(company, 1)
    await company.take_turn(id="mine")
    assert [row.seat for row in company.rows_of(rows.Played) if row.id == "mine"] == [0, 1]


@together
async def test_a_move_for_what_lay_there_before_is_refused(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options={"first": 0, "deck": "D", **CALM})
    old = anna.frame["n"]
    await company.take_turn(n=old)
    while company.turn == 1:
        await company.take_turn()
    assert anna.frame["n"] > old
    before = encode(company.state)
    assert await anna.play(company.ordinary(0)[0], n=old) == "stale"
    assert encode(company.state) == before
    assert await anna.play(company.ordinary(0)[0], n=anna.frame["n"]) == "done"
    assert ben.frame["match"] == 1


@together
async def test_nobody_plays_for_somebody_elses_seat(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options={"first": 0, **CALM})
    before = encode(company.state)
    assert await ben.play(company.ordinary(0)[0], seat=0) == "not-your-seat"
    assert await ben.play(company.ordinary(0)[0], seat=9) == "not-your-seat"
    assert encode(company.state) == before
    assert await anna.play(company.ordinary(0)[0], seat=0) == "done"


def refusal(person: Person, id: str) -> Any:
    [given] = person.answers(id)
    return given["code"], given["why"]["key"]


@together
async def test_a_card_one_cannot_know_of_is_refused_like_one_that_does_not_exist(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options={"first": 0, "deck": "C", **CALM})
    for person, seat in ((anna, company.turn), (ben, 1 - company.turn)):
        hand = company.state.hands[seat]
        refusals: dict[str, set[Any]] = {"theirs": set(), "piled": set(), "none": set()}
        for card in range(48):
            if card in hand or card in company.state.discard:
                continue
            where = (
                "theirs" if card in company.state.hands[1 - seat] else "piled" if card in company.state.pile else "none"
            )
            id = person.post(up.Play, moves=[card])
            await person.answered(id)
            refusals[where].add(refusal(person, id))
        assert refusals["theirs"] == refusals["piled"] == refusals["none"]
        assert len(refusals["none"]) == 1
    assert set(range(48)) - set(deck(2)), "some cards are not in this deck at all"


@together
async def test_a_number_that_is_no_move_is_refused_whatever_lies_there(company: Company) -> None:
    anna, _ = await company.deal("derniere", "anna", "ben", options=CALM)
    for moves in ([], [9999], [company.match.game.moves], [0, 9999]):
        id = anna.post(up.Play, moves=moves)
        await anna.answered(id)
        assert refusal(anna, id) == ("illegal", "refused-no-such-move")
    id = anna.post(up.Play, points=[up.Point("picture", 0.5, 0.5)])
    await anna.answered(id)
    assert refusal(anna, id) == ("illegal", "refused-no-such-move")


# ---- several on one device: the curtain


async def one_device(company: Company, *, third: bool = False, **options: Any) -> list[Person]:
    """Anna and Léa share a device (seats 0 and 1); Ben may sit at a third seat."""
    await company.open("derniere", 3 if third else 2, options={"announce": "auto", **CALM, **options})
    anna = await company.come("anna", seat=0)
    await anna.ask(up.Sit, seat=1, name="Léa")
    people = [anna, await company.come("ben", seat=2)] if third else [anna]
    await anna.ask(up.Start)
    return people


def is_public(company: Company, frame: dict[str, Any]) -> bool:
    """Nothing of anybody's hand is in it."""
    match = company.match
    return bool(frame["mine"] == json.loads(encode(match.game.mine(match.view(None), []))) and "seat" not in frame)


@together
async def test_nothing_of_a_hand_is_sent_before_its_owner_looks(company: Company) -> None:
    [anna] = await one_device(company, first=1)
    assert is_public(company, anna.frame)
    assert anna.frame["curtain"] == [1]
    assert await anna.ask(up.Look, seat=1) == "done"
    assert anna.frame["seat"] == 1
    assert "curtain" not in anna.frame
    assert anna.frame["mine"]["taps"]


@together
async def test_the_curtain_falls_by_itself_when_another_of_the_device_is_to_act(company: Company) -> None:
    [anna] = await one_device(company, first=0)
    turns = 0
    while not company.match.over and turns < 60:
        seat = company.turn
        if anna.frame.get("seat") != seat:
            assert is_public(company, anna.frame)
            assert anna.frame["curtain"] == [seat]
            assert await anna.ask(up.Look, seat=seat) == "done"
        assert anna.frame["seat"] == seat
        assert await anna.play(company.ordinary(seat)[0], n=anna.frame["n"]) == "done"
        turns += 1
    assert turns > 5


def test_three_play_a_whole_match_on_one_device_each_by_what_they_see() -> None:
    async def main(company: Company) -> None:
        await company.open("derniere", 3, options={"play_on": True, "announce": "auto", **CALM})
        anna = await company.come("anna", seat=0)
        for seat in (1, 2):
            await anna.ask(up.Sit, seat=seat, name=f"guest {seat}")
        await anna.ask(up.Start)
        while not company.match.over:
            seat = company.turn
            if anna.frame.get("seat") != seat:
                assert await anna.ask(up.Look, seat=seat) == "done"
            assert await anna.play(company.ordinary(seat)[0], n=anna.frame["n"]) == "done"

    for seed in range(8):
        run(main, seed)


@together
async def test_the_curtain_stays_open_while_somebody_elsewhere_acts(company: Company) -> None:
    anna, ben = await one_device(company, third=True, first=2)
    assert company.turn == 2
    assert anna.frame["curtain"] == [0, 1]
    for seat in (1, 0):
        assert await anna.ask(up.Look, seat=seat) == "done"
        await ben.ask(up.Describe, on=bool(seat))
        assert anna.frame["seat"] == seat
    await ben.play(company.ordinary(2)[0])
    await others_play(company, 1)
    assert is_public(company, anna.frame)


@together
async def test_at_the_deal_nobodys_hand_lies_open_on_a_shared_device(company: Company) -> None:
    [anna] = await one_device(company, first=0)
    assert anna.frame["curtain"] == [0]
    assert all("seat" not in frame for frame in anna.frames)
    await anna.ask(up.Look, seat=0)
    anna.post(up.Close)
    await company.pass_ms(300)
    assert not company.match.over


@together
async def test_the_curtain_can_be_drawn_at_any_time(company: Company) -> None:
    [anna] = await one_device(company, first=0)
    await anna.ask(up.Look, seat=0)
    assert anna.frame["seat"] == 0
    assert await anna.ask(up.Look, seat=None) == "done"
    assert is_public(company, anna.frame)


@together
async def test_what_happened_is_told_also_where_the_curtain_falls(company: Company) -> None:
    [anna] = await one_device(company, first=0)
    for _ in range(8):
        seat = company.turn
        if anna.frame.get("seat") != seat:
            await anna.ask(up.Look, seat=seat)
        await anna.play(company.ordinary(seat)[0])
    public = [said["key"] for said in log_of(company, None)]
    assert [key for key in anna.words if key in ("derniere-played", "derniere-passed")] == [
        key for key in public if key in ("derniere-played", "derniere-passed")
    ]


@together
async def test_a_private_word_is_told_to_nobody_who_stands_behind_the_curtain(company: Company) -> None:
    [anna] = await one_device(company, first=0)
    for _ in range(20):
        if company.match.over:
            break
        seat = company.turn
        if anna.frame.get("seat") != seat:
            await anna.ask(up.Look, seat=seat)
        await anna.play(company.ordinary(seat)[0])
    assert "derniere-drew-card" in [said["key"] for said in log_of(company, 0)]
    for frame in anna.frames:
        if "seat" not in frame:
            assert "derniere-drew-card" not in [said["key"] for said in told(frame)]


@together
async def test_after_a_break_the_curtain_is_drawn(company: Company) -> None:
    [anna] = await one_device(company, first=0)
    await anna.ask(up.Look, seat=0)
    await anna.cut()
    await anna.enter()
    assert is_public(company, anna.frame)
    assert anna.frame["curtain"] == [0]


# ---- the table in words


@together
async def test_a_described_seat_gets_words_instead_of_pictures(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    assert await ben.ask(up.Describe, on=True) == "done"
    await company.take_turn()
    match = company.match
    assert ben.frame["table"] == []
    assert [zone["kind"] for zone in ben.frame["mine"]["zones"]] == ["words", "bar"]
    assert ben.frame["mine"] == json.loads(encode(match.game.mine(match.view(1), match.moves(1), True)))
    assert b"face" not in encode(ben.frame["mine"])
    assert anna.frame["table"] != []
    assert anna.room["seats"][1]["described"]
    assert await ben.ask(up.Describe, on=False) == "done"
    assert ben.frame["table"] == anna.frame["table"]


@pytest.mark.parametrize("key", KEYS)
@together
async def test_every_game_can_be_played_by_ear(company: Company, key: str) -> None:
    anna = (await company.deal(key, "anna", seats=2))[0]
    await anna.ask(up.Describe, on=True)
    await company.until(lambda: "taps" in anna.frame["mine"], seconds=120)
    said = {piece["key"] for zone in anna.frame["mine"]["zones"] for piece in zone["pieces"]}
    for path, *_ in anna.frame["mine"]["taps"]:
        assert set(path) <= said


@together
async def test_pictures_that_are_no_longer_shown_are_taken_down(company: Company) -> None:
    [anna] = await company.deal("difference", "anna", seats=2)
    hung = set(company.world.hatch.offers)
    assert len(hung) == 2
    await anna.ask(up.Pause)
    await anna.ask(up.Resume)
    assert set(company.world.hatch.offers) == hung
    await anna.ask(up.Describe, on=True)
    assert not company.world.hatch.offers
    await anna.ask(up.Describe, on=False)
    assert len(company.world.hatch.offers) == 2
    await anna.cut()
    assert not company.world.hatch.offers


# ---- nobody learns anything from silence


@together
async def test_nobody_is_sent_anything_when_nothing_changed_for_them(company: Company) -> None:
    anna, ben = await company.deal("davinci", "anna", "ben", options=CALM)
    free = [move for move in company.match.moves(1) if company.match.game.rules.urgency(move) == 3]
    before = len(anna.socket.got)
    for move in free[:3]:
        await ben.play(move)
    assert len(anna.socket.got) == before


def test_the_same_evening_twice_is_the_same_to_the_byte() -> None:
    async def main(company: Company) -> bytes:
        anna, ben = await company.deal("trouve", "anna", "ben", seats=4)
        await company.over()
        return anna.bytes + ben.bytes + b"".join(company.world.journal.kept["t1"])

    assert run(main, 3) == run(main, 3)


def test_a_table_cannot_be_opened_for_what_cannot_be_played() -> None:
    async def main(company: Company) -> None:
        with pytest.raises(up.Refusal):
            Live.open("t", "C", rows.Setup("davinci", 9), "anna", company.world.outside())

    run(main)


def test_a_setup_is_bounded_before_anybody_reads_it() -> None:
    for bad in ({"seats": 11}, {"seats": 1}, {"head_starts": [251]}, {"head_starts": [0] * 11}, {"colour": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"game": "a_moi", "seats": 2, **bad}, rows.Setup)
