"""Who imports whom, in Python and in TypeScript: imports for types and inside functions count like all others."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

STATEMENT = re.compile(r'^(?:import|export)\b[^;"]*?(?:from\s*)?"(\.[^"]+)"', re.M)
DYNAMIC = re.compile(r'\bimport\(\s*"(\.[^"]+)"\s*\)')


class Import(NamedTuple):
    """Both by their path below the folder that was read."""

    here: str
    there: str


def python_imports(root: Path) -> set[Import]:
    """Of all modules of a package; `root` is the package's folder."""
    files = {module_name(root, path): path for path in root.rglob("*.py")}
    found = set()
    for path in files.values():
        here = str(path.relative_to(root))
        for name in imported_modules(path.read_text("utf-8"), files):
            found.add(Import(here, str(files[name].relative_to(root))))
    return {each for each in found if each.here != each.there}


def module_name(root: Path, path: Path) -> str:
    parts = path.relative_to(root.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_modules(source: str, files: dict[str, Path]) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in files)
        elif isinstance(node, ast.ImportFrom) and node.module in files:
            for alias in node.names:
                submodule = f"{node.module}.{alias.name}"
                yield submodule if submodule in files else node.module


def typescript_imports(root: Path) -> set[Import]:
    files = {str(path.relative_to(root)) for path in root.rglob("*.ts*")}
    found = set()
    for here in files:
        source = (root / here).read_text("utf-8")
        for specifier in [*STATEMENT.findall(source), *DYNAMIC.findall(source)]:
            target = (root / here).parent / specifier
            there = [f"{target.resolve().relative_to(root.resolve())}{suffix}" for suffix in (".ts", ".tsx")]
            found |= {Import(here, name) for name in there if name in files}
    return found
