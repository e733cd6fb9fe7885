"""As much of JSON Schema as /openapi.json uses."""

from __future__ import annotations

import re
from typing import Any

KINDS: dict[str, Any] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "null": type(None),
    "integer": int,
    "number": (int, float),
}
KNOWN = {
    "$ref", "additionalProperties", "anyOf", "const", "default", "description", "discriminator", "enum", "items",
    "maxItems", "maxLength", "maximum", "minItems", "minLength", "minimum", "pattern", "prefixItems", "properties",
    "required", "title", "type",
}  # fmt: skip


def faults(value: Any, schema: dict[str, Any], whole: dict[str, Any], at: str = "$") -> list[str]:
    """Where a value is not what the schema says."""
    assert set(schema) <= KNOWN, set(schema) - KNOWN
    if "$ref" in schema:
        return faults(value, whole["components"]["schemas"][schema["$ref"].rpartition("/")[2]], whole, at)
    if "anyOf" in schema:
        return [] if any(not faults(value, each, whole, at) for each in schema["anyOf"]) else [f"{at}: none of them"]
    found = kind_faults(value, schema, at)
    if isinstance(value, dict) and not found:
        found += object_faults(value, schema, whole, at)
    if isinstance(value, list) and not found:
        parts = schema.get("prefixItems") or [schema["items"] or {}] * len(value) if "items" in schema else []
        found += [each for n, part in enumerate(parts) for each in faults(value[n], part, whole, f"{at}[{n}]")]
    return found


def kind_faults(value: Any, schema: dict[str, Any], at: str) -> list[str]:
    kind = schema.get("type")
    if kind and (not isinstance(value, KINDS[kind]) or (isinstance(value, bool) and kind != "boolean")):
        return [f"{at}: no {kind}"]
    if "enum" in schema and value not in schema["enum"]:
        return [f"{at}: {value!r} is not one of them"]
    if isinstance(value, str) and "pattern" in schema and not re.search(schema["pattern"], value):
        return [f"{at}: {value!r} has another shape"]
    if isinstance(value, int | float) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        return [f"{at}: {value!r} is out of bounds"]
    return []


def object_faults(value: dict[str, Any], schema: dict[str, Any], whole: dict[str, Any], at: str) -> list[str]:
    found = [f"{at}.{name}: missing" for name in schema.get("required", []) if name not in value]
    known, other = schema.get("properties", {}), schema.get("additionalProperties", "properties" not in schema)
    for name, each in value.items():
        part = known.get(name, other)
        if part is False:
            found.append(f"{at}.{name}: not described")
        elif isinstance(part, dict):
            found += faults(each, part, whole, f"{at}.{name}")
    return found
