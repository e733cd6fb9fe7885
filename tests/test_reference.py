"""The reference in docs/ is the one that the docstrings of today make."""

from __future__ import annotations

import tablee
from bench.reference import OUT, chosen, load, pages


def test_the_reference_is_up_to_date() -> None:
    kept = {path.name: path.read_text("utf-8") for path in OUT.iterdir()}
    made = pages()
    assert sorted(kept) == sorted(made), "run `make reference`"
    for name, text in made.items():
        assert kept[name] == text, f"docs/reference/{name} is not up to date: run `make reference`"


def test_every_public_name_has_its_entry() -> None:
    """As Python sees them: griffe only reads the sources, where a package can hide a function of the same name."""
    _, found = chosen(load(), "tablee")
    assert list(found) == tablee.__all__
    text = (OUT / "tablee.md").read_text("utf-8")
    for name, each in found.items():
        assert f"### `{name}`\n" in text
        made = getattr(tablee, name)
        if callable(made):
            assert made.__module__ == each.module.path, name
            assert each.docstring, f"{name} has no docstring"
