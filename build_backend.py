"""The build backend: setuptools, asked for a little more where the browser's pages or compiled modules have to be made.

An sdist carries the pages, so that nothing but setuptools is needed to install from it. In a clone they are
built, with Node and, because their types and first words come from the server's own, with all that the server runs on.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent
COMPILER = "mypy>=2,<3"  # mypyc comes with it


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + needed_for_page()


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    needed = build_meta.get_requires_for_build_wheel(config_settings) + needed_for_page()
    if os.environ.get("TABLEE_COMPILE") == "1":
        told = project()
        needed += [COMPILER, *told["dependencies"], *told["optional-dependencies"]["learned"]]  # whose types it reads
    return sorted(set(needed))


def needed_for_page() -> list[str]:
    if (ROOT / "PKG-INFO").exists():
        return []  # an sdist
    return ["pip", *project()["dependencies"], *project()["optional-dependencies"]["build"]]  # pip fetches msgspec


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return found
