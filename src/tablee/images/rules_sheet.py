"""A game's rules, from Markdown to the markup of Typst, for the printed rules sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable

from markdown_it import MarkdownIt
from markdown_it.token import Token

SPECIAL = re.compile(r"([\\#$*_`@<>~\[\]/=+-])")

# What a token becomes; all that our rules use.
MARKUP = {
    "heading_close": "]\n\n",
    "paragraph_open": "",
    "paragraph_close": "\n\n",
    "bullet_list_open": "#list(",
    "bullet_list_close": ")\n\n",
    "ordered_list_close": ")\n\n",
    "list_item_open": "[",
    "list_item_close": "], ",
    "table_open": "#grid-of-words(",
    "table_close": ")\n\n",
    "thead_open": "",
    "thead_close": "",
    "tbody_open": "",
    "tbody_close": "",
    "tr_open": "(",
    "tr_close": "), ",
    "th_open": "[",
    "th_close": "], ",
    "td_open": "[",
    "td_close": "], ",
    "strong_open": "#strong[",
    "strong_close": "]",
    "em_open": "#emph[",
    "em_close": "]",
    "link_open": "",
    "link_close": "",
    "softbreak": " ",
    "hardbreak": " ",
}


def to_typst(markdown: str) -> str:
    return "".join(markup(MarkdownIt("commonmark").enable("table").parse(markdown)))


def markup(tokens: Iterable[Token]) -> Iterable[str]:
    for token in tokens:
        match token.type:
            case "inline":
                yield from markup(token.children or [])
            case "text":
                yield escaped(token.content)
            case "code_inline":
                yield f"#emph[{escaped(token.content)}]"
            case "heading_open":
                yield f"#heading(level: {token.tag[1:]})["
            case "ordered_list_open":
                yield f"#enum(start: {token.attrs.get('start', 1)}, "
            case _:
                yield "" if token.hidden else MARKUP[token.type]  # a hidden paragraph is one in a tight list


def escaped(text: str) -> str:
    """Text that Typst prints as it is."""
    return SPECIAL.sub(r"\\\1", text)
