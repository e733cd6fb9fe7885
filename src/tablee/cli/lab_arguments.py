"""The arguments of `tablee simulate`, `tablee arena`, `tablee balance` and `tablee train`."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_simulate(made: argparse.ArgumentParser) -> None:
    add_table(made)
    made.add_argument(
        "--games", type=at_least_one, default=1000, metavar="N", help="how many matches; 1000 if not said"
    )
    made.add_argument(
        "--bots",
        default="plain",
        metavar="A,B",
        help="who sits around the table, in turn: bots' names, or module:Class",
    )
    add_workers(made)
    made.add_argument("--out", type=Path, metavar="FILE", help="keep every match in FILE.jsonl or FILE.parquet")
    made.add_argument("--plot", type=Path, metavar="FOLDER", help="draw the figures into this folder")


def add_arena(made: argparse.ArgumentParser) -> None:
    add_table(made)
    made.add_argument("--players", required=True, metavar="A,B,C", help="who meets whom: bots' names, or module:Class")
    made.add_argument(
        "--games", type=at_least_one, default=4000, metavar="N", help="the most matches a pair plays; 4000 if not said"
    )
    made.add_argument(
        "--within",
        type=points,
        default=1.5,
        metavar="POINTS",
        help="a pair stops when its interval is so small to either side; 1.5 if not said",
    )
    add_workers(made)
    made.add_argument("--out", type=Path, metavar="FILE", help="keep every match in FILE.jsonl or FILE.parquet")


def add_balance(made: argparse.ArgumentParser) -> None:
    made.add_argument("keys", metavar="KEY", nargs="*", help="the games to look at; all of them if none is named")
    made.add_argument(
        "--games",
        type=at_least_one,
        default=1000,
        metavar="N",
        help="how many matches at each kind of table; 1000 if not said",
    )
    made.add_argument(
        "--out",
        type=Path,
        default=Path("balance.md"),
        metavar="FILE",
        help="the report; its plots lie in a folder beside it",
    )
    add_workers(made)


def add_train(made: argparse.ArgumentParser) -> None:
    made.add_argument("key", metavar="KEY", help="a game's key, as `tablee games` lists them")
    made.add_argument(
        "--seats",
        type=numbers,
        metavar="2,3,2,4",
        help="tables of how many, in turn; of two, three and four if not said, and the game allows it",
    )
    made.add_argument("--options", default="", metavar="A=B,C", help="switches of the game; C alone is C=on")
    made.add_argument(
        "--generations", type=at_least_one, default=300, metavar="N", help="how often is learned; 300 if not said"
    )
    made.add_argument(
        "--matches", type=at_least_one, default=256, metavar="N", help="a worker and generation; 256 if not said"
    )
    made.add_argument(
        "--batches", type=at_least_one, default=64, metavar="N", help="steps of learning a generation; 64 if not said"
    )
    made.add_argument("--from", dest="begins_with", type=Path, metavar="FILE", help="weights to go on from")
    made.add_argument(
        "--worlds",
        type=at_least_one,
        default=0,
        metavar="N",
        help="learn what a search finds in so many worlds, for games whose best player searches with a net",
    )
    made.add_argument("--rate", type=float, default=5e-4, metavar="R", help="of learning, at first; 0.0005 if not said")
    made.add_argument(
        "--explored", type=float, default=0.03, metavar="P", help="share of moves at random; 0.03 if not said"
    )
    made.add_argument(
        "--kept", type=at_least_one, default=2_000_000, metavar="N", help="samples at most; 2,000,000 if not said"
    )
    made.add_argument("--seed", type=int, default=1, metavar="S", help="with as many workers, the same weights")
    made.add_argument(
        "--workers", type=at_least_one, metavar="N", help="processes that play; as many as there are cores if not said"
    )
    made.add_argument(
        "--against", type=names, default="plain", metavar="A,B", help="players it is measured against on the way"
    )
    made.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="for the weights and the curve; a training that was stopped there goes on. training-KEY if not said",
    )


def add_table(made: argparse.ArgumentParser) -> None:
    made.add_argument("key", metavar="KEY", help="a game's key, as `tablee games` lists them")
    made.add_argument("--seats", type=int, metavar="N", help="how many play")
    made.add_argument("--options", default="", metavar="A=B,C", help="switches of the game; C alone is C=on")


def add_workers(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same seed gives the same result, whoever works at it"
    )
    made.add_argument(
        "--workers", type=at_least_one, metavar="N", help="processes; as many as there are cores if not said"
    )
    made.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster instead: auto, or where it is")


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"at least 1, not {number}")
    return number


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(","))


def points(text: str) -> float:
    number = float(text)
    if not 0 < number <= 50:
        raise argparse.ArgumentTypeError(f"more than 0 and at most 50 points, not {text}")
    return number


def names(text: str) -> tuple[str, ...]:
    """plain, random from `plain,random`."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def options(text: str) -> dict[str, str]:
    """Switches from `deck=B,expert`; one that is only named is on."""
    pairs = [name.partition("=") for name in names(text)]
    return {name.strip(): value.strip() if equals else "on" for name, equals, value in pairs}
