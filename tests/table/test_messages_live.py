"""What goes over a live table's sockets: words, messages that come twice, curtains, the table read aloud, silence."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from tablee.core.moves import FREE
from tablee.games.derniere.state import deck
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.protocol.errors import Refusal
from tablee.protocol.setup import Setup
from tablee.table.live import LiveTable
from tablee.table.model.pace import AT_ONCE
from tests.harness import KEYS, encode
from tests.table.company import TABLE_ID, Company, Person, log_of, others_play, run, together, told

CALM = {"pace": "none"}  # nobody's turn runs out


# ---- words


@together
async def test_what_somebody_says_is_heard_by_everybody_and_by_those_who_come_later(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    carla = await company.come("carla")
    assert await ben.ask(up.Say, text=" salut ! ") == "done"
    assert await anna.ask(up.Say, phrase="hello") == "done"
    await company.pass_ms(1000)
    assert await anna.ask(up.Say, emoji="wink") == "done"
    expected = [
        {"kind": "chat", "seat": 1, "text": "salut !", "number": 1},
        {"kind": "chat", "seat": 0, "phrase": "hello", "number": 2},
        {"kind": "chat", "seat": 0, "emoji": "wink", "number": 3},
    ]
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
async def test_at_a_table_of_phrases_nobody_writes_words_of_their_own(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", chat="phrases")
    assert await anna.ask(up.Say, text="bonjour") == "phrases-only"
    assert await anna.ask(up.Say, phrase="hello") == "done"
    assert await ben.ask(up.Say, emoji="smile") == "done"
    assert [(said.get("phrase", ""), said.get("emoji", "")) for said in ben.kinds("chat")] == [
        ("hello", ""),
        ("", "smile"),
    ]


@together
async def test_at_a_table_without_chat_nobody_says_anything(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", chat="off")
    for said in ({"text": "bonjour"}, {"phrase": "hello"}, {"emoji": "smile"}):
        assert await anna.ask(up.Say, **said) == "chat-off"
    assert not ben.kinds("chat")


@together
async def test_one_says_one_thing_at_a_time_and_not_too_fast(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    assert await anna.ask(up.Say) == "nothing-said"
    assert await anna.ask(up.Say, text="  ") == "nothing-said"
    assert await anna.ask(up.Say, text="bonjour", phrase="hello") == "nothing-said"
    assert await anna.ask(up.Say, text="bonjour", emoji="wink") == "nothing-said"
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
    assert anna.kinds("chat") == [{"kind": "chat", "seat": 2, "phrase": "hello", "number": 1}]


# ---- messages that come twice, too late, or for others


@together
async def test_what_a_line_was_told_is_told_again_over_the_next_one_under_the_same_id(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options={"first": 1, **CALM})
    for _ in range(2):
        assert await anna.ask(up.Parts, id="parts") == "done"
        assert await anna.ask(up.Painted, id="painted") == "done"
        assert anna.viewer.paints
        await ben.play(company.ordinary(1)[0])
        await others_play(company, 1)
        assert anna.frame["base"] > 0
        await anna.cut()
        await anna.enter()


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


@together
async def test_who_changes_their_mind_without_end_is_told_to_wait(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    journal = company.world.journal.kept[TABLE_ID]
    await asyncio.sleep(60)
    before = len(journal)
    assert [await ben.ask(up.Describe, on=True) for _ in range(5)] == ["done"] * 5
    assert len(journal) == before + 1  # said again, it is not written again
    for _ in range(3):  # over one line after the other
        for toggle in range(60):
            ben.post(up.Describe, on=bool(toggle % 2))
        await ben.enter()
    written = len(journal) - before
    assert AT_ONCE <= written <= AT_ONCE + 5
    assert await ben.ask(up.Describe, on=not company.live.table.chairs[1].described) == "too-fast"
    assert await anna.ask(up.Describe, on=True) == "done"  # nobody else has to wait
    await asyncio.sleep(60)
    assert await ben.ask(up.Describe, on=not company.live.table.chairs[1].described) == "done"


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
    free = [move for move in company.match.moves(1) if company.match.game.rules.urgency(move) == FREE]
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
        with pytest.raises(Refusal):
            LiveTable.open("t", "C", Setup("davinci", 9), "anna", company.world.ports())

    run(main)


def test_a_setup_is_bounded_before_anybody_reads_it() -> None:
    for bad in ({"seats": 11}, {"seats": 1}, {"head_starts": [3001]}, {"head_starts": [0] * 11}, {"colour": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"game": "a_moi", "seats": 2, **bad}, Setup)
