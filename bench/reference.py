"""Write docs/reference/: the public names of the library, with their signatures, comments and docstrings.

Griffe reads the sources without importing them, and finds what a name of `__all__` stands for. A class is shown as a
stub, so that the comments behind its fields are kept, and so is a module that is itself a public name; what has a
docstring follows under a heading of its own.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

import griffe
from msgspec import Struct

ROOT = Path(__file__).parent.parent
OUT = ROOT / "docs" / "reference"
WIDTH = 120  # as in the sources, or a field and its comment would be broken up


class Page(Struct, frozen=True):
    """A page. A source is a module, with its `__all__` or all its public names, or `module:name,name`."""

    file: str
    title: str
    about: str
    sources: tuple[str, ...]


PAGES = (
    Page(
        "tablee.md", "tablee", "What `import tablee` gives. [The library](../library.md) shows it at work.", ("tablee",)
    ),
    Page(
        "game.md",
        "A game",
        "What a game's package declares and is given: [adding a game](../adding-a-game.md) writes one.",
        ("tablee.plugin",),
    ),
    Page(
        "bots.md",
        "Bots",
        "What a bot is, players by name, and matches among bots. [Bots](../bots.md) shows how to write one.",
        ("tablee.core.game:Bot,MakeBot,MakePlayer", "tablee.bots.players", "tablee.bots.runner"),
    ),
    Page(
        "client.md",
        "tablee.client",
        "A client for live tables. [Bots](../bots.md) uses it, [the protocol](../protocol.md) says what is sent.",
        ("tablee.client",),
    ),
    Page(
        "envs.md",
        "tablee.envs",
        "The games for PettingZoo, Gymnasium and OpenSpiel: see [environments](../envs.md).",
        (
            "tablee.envs.pettingzoo:env,parallel_env,TableAECEnv,TableParallelEnv",
            "tablee.envs.gymnasium:SeatEnv,register",
            "tablee.envs.openspiel:Game,State,Observer,register",
        ),
    ),
    Page(
        "lab.md",
        "tablee.lab",
        "Thousands of matches and what they say: see [the lab](../lab.md).",
        ("tablee.lab", "tablee.lab.arena:compete,Results,Rating,Score"),
    ),
)

NOTE = "<!-- Written by `make reference` from the docstrings: change those, not this page. -->"


def load() -> griffe.Module:
    loader = griffe.GriffeLoader(search_paths=[ROOT / "src"], allow_inspection=False)
    package = loader.load("tablee")
    loader.resolve_aliases(external=False)
    assert isinstance(package, griffe.Module)
    return package


def chosen(package: griffe.Module, source: str) -> tuple[griffe.Object, dict[str, griffe.Object]]:
    """A module, and those of its names that a page shows, with what they stand for."""
    path, _, wanted = source.partition(":")
    module = at(package, path)
    if wanted:
        names = wanted.split(",")
    elif module.exports is not None:
        names = [str(each) for each in module.exports]
    else:
        names = [name for name, member in module.members.items() if is_shown(member) and not is_type_variable(member)]
    return module, {name: named(module, name) for name in names}


def at(package: griffe.Module, path: str) -> griffe.Object:
    inner = path.removeprefix(package.name).removeprefix(".")
    return package[inner] if inner else package


def named(module: griffe.Object, name: str) -> griffe.Object:
    found = module.members[name]
    return found.final_target if found.is_alias else found


def is_shown(member: griffe.Object | griffe.Alias) -> bool:
    if member.is_alias or member.is_module:
        return False
    if member.name == "__init__":
        return "dataclass" not in member.parent.labels  # whose fields say it all
    return member.name == "__call__" or not member.name.startswith("_")


def is_type_variable(member: griffe.Object | griffe.Alias) -> bool:
    return member.is_attribute and str(member.value).startswith("TypeVar(")


def page_text(package: griffe.Module, page: Page) -> str:
    parts = [NOTE, f"# {page.title}", page.about]
    for source in page.sources:
        module, found = chosen(package, source)
        parts += [f"## From `{module.path}`"]
        if module.docstring and ":" not in source:
            parts += [markdown(module.docstring)]
        for name, each in found.items():
            parts += object_parts(name, each)
    return "\n\n".join(parts) + "\n"


def object_parts(name: str, found: griffe.Object) -> Iterator[str]:
    """A heading, where it is defined, its stub and docstring, and the same for each member with a docstring."""
    yield f"### `{name}`"
    where = found.module
    yield f"[{where.path}](../../{where.filepath.relative_to(ROOT).as_posix()})"
    yield formatted(stub(found))
    if found.docstring:
        yield markdown(found.docstring)
    if found.is_class or found.is_module:
        for member in public(found):
            if member.docstring:
                yield f"#### `{name}.{member.name}`"
                yield markdown(member.docstring)


def public(found: griffe.Object) -> list[griffe.Object]:
    return [each for each in found.members.values() if is_shown(each)]


def stub(found: griffe.Object) -> str:
    if found.is_module:
        return "\n".join(stub(each) for each in public(found) if not is_type_variable(each))
    if found.is_class:
        bases = f"({', '.join(map(str, found.bases))})" if found.bases else ""
        members = [stub(each) for each in public(found)]
        return f"class {found.name}{bases}:\n{indent(chr(10).join(members) or '...', '    ')}"
    if found.is_function:
        decorators = "".join(f"@{each.value}\n" for each in found.decorators)
        is_async = "async " if "async" in found.labels else ""
        return f"{decorators}{is_async}def {found.signature()}: ..."
    if "property" in found.labels:
        return f"{found.name}: {found.annotation}" + ("" if "writable" in found.labels else "  # read-only")
    written = commented(found)
    return attribute(found, written) if written.startswith("self.") else written


def attribute(found: griffe.Object, written: str) -> str:
    """What `__init__` sets: with its type, or that of the parameter it is; without one as it is written."""
    given = {each.name: each.annotation for each in found.parent.members["__init__"].parameters}
    kind = found.annotation or given.get(str(found.value))
    _, mark, comment = written.partition("  # ")
    return f"{found.name}: {kind}{mark}{comment}" if kind else written.removeprefix("self.")


def commented(found: griffe.Object) -> str:
    """A field as it is written, with the comment behind it, also where that goes on below."""
    lines = found.lines_collection[found.filepath]
    first, last = found.lineno - 1, found.endlineno
    while "#" in lines[last - 1] and last < len(lines) and lines[last].lstrip().startswith("# "):
        last += 1
    margin = len(lines[first]) - len(lines[first].lstrip())
    return "\n".join(line[margin:] for line in lines[first:last])


def formatted(code: str) -> str:
    ruff = Path(sys.executable).parent / "ruff"
    options = ["--quiet", "--isolated", "--line-length", str(WIDTH), "--stdin-filename", "stub.pyi"]
    ran = subprocess.run([ruff, "format", *options, "-"], input=code, capture_output=True, text=True)
    assert ran.returncode == 0, f"{ran.stderr}\n{code}"
    return f"```python\n{ran.stdout.rstrip()}\n```"


def markdown(docstring: griffe.Docstring) -> str:
    """A docstring is Markdown already, but for its examples."""
    return re.sub(r"(?ms)^>>> .*?(?=\n\s*\n|\Z)", lambda example: f"```python\n{example[0]}\n\n```", docstring.value)


def index(package: griffe.Module) -> str:
    rows = []
    for page in PAGES:
        names = [f"`{name}`" for source in page.sources for name in chosen(package, source)[1]]
        rows.append(f"| [{page.title}]({page.file}) | {', '.join(names)} |")
    about = "Every public name with its signature and docstring. Signatures leave out `self`."
    return "\n".join([NOTE, "", "# Reference", "", about, "", "| page | names |", "|---|---|", *rows]) + "\n"


def pages() -> dict[str, str]:
    """Every page by the name of its file."""
    package = load()
    return {"README.md": index(package), **{page.file: page_text(package, page) for page in PAGES}}


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    written = pages()
    for old in OUT.glob("*.md"):
        if old.name not in written:
            old.unlink()
    for name, text in written.items():
        (OUT / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
