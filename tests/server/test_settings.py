"""Every limit is a setting, from a flag or from the environment, and a wrong one is said in one line."""

from __future__ import annotations

import argparse
import logging
import sys
from pathlib import Path

import msgspec
import pytest

from tablee.server.base import logs, settings
from tablee.server.base.settings import BadSetting, Settings, read


def test_flags_come_before_the_environment_and_the_environment_before_defaults() -> None:
    found = read({"port": "1234", "lang": "fr"}, {"TABLEE_PORT": "99", "TABLEE_TABLES": "7", "HOME": "/home/anna"})
    assert (found.port, found.tables, found.host) == (1234, 7, "127.0.0.1")


def test_every_setting_has_a_flag_with_words() -> None:
    parser = argparse.ArgumentParser()
    settings.add_arguments(parser)
    flags = {action.dest: action for action in parser._actions if action.dest != "help"}
    assert set(flags) == set(Settings.__struct_fields__)
    assert all(action.help for action in flags.values())
    given = parser.parse_args(["--draw-ahead", "off", "--keep-days", "30"])
    assert (read(vars(given), {}).draw_ahead, read(vars(given), {}).keep_days) == (False, 30)
    parser.format_help()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"port": "99999"}, "port"),
        ({"port": "many"}, "port"),
        ({"draw_ahead": "perhaps"}, "draw_ahead"),
        ({"tables": "0"}, "tables"),
        ({"public_address": "play.example"}, "public_address"),
        ({"nats": "nats://127.0.0.1:4222"}, "nats"),
        ({"public_address": "https://play.example/games"}, "public_address"),
    ],
)
def test_a_wrong_setting_is_named(wrong: dict[str, str], said: str) -> None:
    with pytest.raises(BadSetting, match=said):
        read(wrong, {})


def test_a_public_address_is_written_as_browsers_write_origins() -> None:
    assert read({"public_address": "HTTPS://Play.Example/"}, {}).public_address == "https://play.example"


def test_the_data_folder_is_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert Settings().folder == Path("/somewhere/tablee")
    assert Settings(data="~/games").folder == Path.home() / "games"


def test_a_line_of_the_log_says_what_and_where_and_nobodys_name() -> None:
    try:
        raise ValueError("Zoé at 192.0.2.7")
    except ValueError:
        facts = {"table": logs.table_mark("abc")}
        record = logging.LogRecord("tablee", logging.ERROR, "f.py", 1, "table-broken", (), sys.exc_info())
        record.facts = facts
    line = msgspec.json.decode(logs.Lines().format(record))
    assert line["event"] == "table-broken"
    assert line["error"] == "ValueError"
    assert line["where"][0].startswith("test_settings.py:")
    assert line["table"] == facts["table"] != "abc"
    assert "Zoé" not in str(line)


def test_what_a_library_logs_is_told_without_what_it_is_about() -> None:
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "f.py", 1, "%s said %s", ("192.0.2.7", "x"), None)
    line = msgspec.json.decode(logs.Lines().format(record))
    assert (line["event"], line["by"], line["said"]) == ("library", "uvicorn.error", "%s said %s")
