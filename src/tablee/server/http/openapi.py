"""The HTTP side of the server, described for programs: made from the declared routes, so that it cannot differ."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import version
from typing import Any

import msgspec

from tablee.server.hosting.identities import COOKIE, SECURE_COOKIE
from tablee.server.http.routes import ADMIN, HTML, JSON, PERSON, Refused, Route

REF = "#/components/schemas/{name}"
ARGUMENT = {
    "anyOf": [
        {"type": "integer"},
        {"type": "string"},
        {"type": "object", "properties": {"seat": {"type": "integer"}}, "required": ["seat"]},
        {"type": "object", "properties": {"key": {"type": "string"}, "args": {"type": "object"}}, "required": ["key"]},
    ]
}
MSG = {
    "title": "Msg",
    "description": "A sentence: a key of the words, and what goes into it.",
    "type": "object",
    "properties": {"key": {"type": "string"}, "args": {"type": "object", "additionalProperties": ARGUMENT}},
    "required": ["key"],
}


def described(routes: Iterable[Route]) -> dict[str, Any]:
    listed = list(routes)
    kinds = [Refused, *(kind for each in listed for kind in (each.takes, each.asks, each.gives) if is_struct(kind))]
    schemas, found = msgspec.json.schema_components(kinds, ref_template=REF)
    named = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in listed:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, named, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": version("tablee")},
        "paths": paths,
        "components": {
            "schemas": {**found, "Msg": MSG},
            "securitySchemes": {
                "person": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": f"over https {SECURE_COOKIE}",
                },
                "admin": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def operation(each: Route, named: dict[Any, Any], found: dict[str, Any]) -> dict[str, Any]:
    content = {JSON: {"schema": named[each.gives]}} if is_struct(each.gives) else {media: {} for media in each.gives}
    refused = {JSON: {"schema": named[Refused]}, **({HTML: {}} if HTML in content else {})}  # a page says it as a page
    made: dict[str, Any] = {
        "operationId": each.name or each.run.__name__,
        "summary": each.about,
        "parameters": parameters(each, found),
        "responses": {
            str(each.status): {"description": "Done", "content": content},
            "default": {"description": "Not done, and why", "content": refused},
        },
    }
    if each.takes is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": named[each.takes]}}}
    if each.who in (PERSON, ADMIN):
        made["security"] = [{each.who: []}]
    return made


def parameters(each: Route, found: dict[str, Any]) -> list[dict[str, Any]]:
    parts = re.findall(r"{(\w+)}", each.path)
    made = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in parts]
    if each.asks is not None:
        fields = found[each.asks.__name__]["properties"]
        made += [{"name": name, "in": "query", "required": False, "schema": schema} for name, schema in fields.items()]
    return made
