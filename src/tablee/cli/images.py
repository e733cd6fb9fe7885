"""`tablee pictures` and `tablee print`, with their progress."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tablee.core.art import THEMES, Style
from tablee.core.game import AnyGame
from tablee.core.words import Msg, Words, msg
from tablee.images.cache import save
from tablee.images.catalogue import packs
from tablee.images.contact_sheets import write_sheet
from tablee.images.make_all import OnProgress, make_all
from tablee.images.overview_page import write_page

THEME_TITLES = {
    "day": msg("pictures-theme-day"),
    "night": msg("pictures-theme-night"),
    "contrast": msg("pictures-theme-contrast"),
}
PACK_TITLES = {
    "smileys": msg("pictures-pack-smileys"),
    "boxes": msg("pictures-pack-boxes"),
    "house": msg("pictures-pack-house"),
}


def make_pictures(folder: Path, words: Words, console: Console) -> None:
    """Draws everything, then lays it out on contact sheets and a page."""
    with progress(words.say(msg("pictures-progress")), console) as on_progress:
        files = make_all(folder, on_progress)
    wanted: dict[tuple[str, ...], tuple[str, str, str]] = {}  # a pack that is the same at night has one sheet
    for theme in THEMES:
        style = Style(words.language, theme)
        for pack, faces in packs(style).items():
            stems = tuple(files[style][face.name] for face in faces)
            title = f"{pack_title(words, pack)}, {words.say(THEME_TITLES[theme])}"
            wanted.setdefault(stems, (title, f"sheets/{pack}-{theme}.webp", theme))
    with progress(words.say(msg("pictures-sheets")), console) as on_progress, ProcessPoolExecutor() as pool:
        jobs = [
            pool.submit(write_sheet, folder / file, [folder / f"{stem}.webp" for stem in stems], theme)
            for stems, (_, file, theme) in wanted.items()
        ]
        for done, job in enumerate(as_completed(jobs), 1):
            job.result()
            on_progress(done, len(jobs))
    page = write_page(folder, words, files[Style()], [(title, file) for title, file, _ in wanted.values()])
    count = len({stem for named in files.values() for stem in named.values()})
    console.print(words.say(msg("pictures-made", count=count, folder=str(folder), page=str(page))), style="bold green")


def pack_title(words: Words, pack: str) -> str:
    """A pack is a game's own, or one that several share."""
    return words.say(PACK_TITLES.get(pack) or Msg(f"{pack}-name"))


def print_game(
    game: AnyGame,
    paper: str,
    large: bool,
    contrast: bool,
    seed: str,
    world: str,
    out: Path,
    words: Words,
    console: Console,
) -> None:
    from tablee.images.printing import Order, pages_in, pdf  # what it needs is installed apart

    if game.art is None:
        raise ValueError(words.say(msg("print-nothing", game=words.say(Msg(f"{game.key}-name")))))
    art = game.art.load()
    world = world or next(iter(art.worlds), "")
    if seed and world not in art.worlds:
        raise ValueError(words.say(msg("print-no-world", world=world, worlds=", ".join(art.worlds) or "–")))
    with progress(words.say(msg("print-progress")), console) as on_progress:
        made = pdf(game, art, Order(paper, words.language, large, contrast, seed, world), on_progress)
    save(out, made)
    console.print(words.say(msg("print-made", pages=pages_in(made), file=str(out))), style="bold green")


@contextmanager
def progress(title: str, console: Console) -> Iterator[OnProgress]:
    """A bar that tells how many are done."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
