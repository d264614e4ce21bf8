#!/usr/bin/env python3
"""Write Python/src/livetext/_model.py: a dataclass for each object of the JSON Schema of an answer.

    generate_python.py           writes the file
    generate_python.py --check   fails where it is not what the schema says
"""
import json
import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "Sources/LiveText/Schema/analysis.schema.json"
TARGET = ROOT / "Python/src/livetext/_model.py"

HEADER = '''"""What an answer is made of. Made by Scripts/generate_python.py from the JSON Schema; not to be changed by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, Union

from ._record import Record
from ._views import AnalysisViews

'''
SCALARS = {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}
# Definitions of which Python has no class: tuples, and what is raised.
ALIASES = {"point": "Point", "quad": "Quad", "range": "Range", "confidence": "float", "region": "str"}
KEYWORDS = {"from": "from_"}


def snake(name):
    """The attribute of a field: payloadHex is payload_hex."""
    if name in KEYWORDS:
        return KEYWORDS[name]
    return re.sub(r"(?<=[a-z0-9])([A-Z]+)", lambda match: "_" + match[1].lower(), name)


def camel(name):
    """The field of an attribute, where nothing else is said."""
    head, *rest = name.rstrip("_").split("_")
    return head + "".join(part.capitalize() for part in rest)


def title(name):
    """The name of a class."""
    return name[0].upper() + name[1:]


class Generator:
    """Collects classes, those that others need first."""

    def __init__(self, schema):
        self.definitions = schema["$defs"]
        self.classes = {}
        self.unions = {}

    def kind(self, schema, place):
        """The type of a value; `place` names the class of an object that has no name of its own."""
        if "$ref" in schema:
            name = schema["$ref"].removeprefix("#/$defs/")
            if name in ALIASES:
                return ALIASES[name]
            definition = self.definitions[name]
            if "oneOf" in definition:
                return self.union(title(name), definition)
            if definition["type"] == "object":
                return self.object(title(name), definition)
            return self.kind(definition, title(name).removesuffix("s") if definition["type"] == "array" else title(name))
        if "const" in schema:
            return f"Literal[{json.dumps(schema['const'])}]"
        if "enum" in schema:
            return f"Literal[{', '.join(map(json.dumps, schema['enum']))}]"
        if isinstance(schema["type"], list):
            one, null = schema["type"]
            assert null == "null"
            return SCALARS[one] + " | None"
        if schema["type"] == "array":
            return f"tuple[{self.kind(schema['items'], place)}, ...]"
        if schema["type"] == "object":
            return self.object(place, schema)
        return SCALARS[schema["type"]]

    def union(self, name, definition):
        """A choice of objects, which their type tells apart."""
        if name not in self.unions:
            members = []
            for choice in definition["oneOf"]:
                if "$ref" in choice:
                    members.append(self.kind(choice, ""))
                else:
                    kind = choice["properties"]["type"]
                    members.append(self.object(title(kind["const"] if "const" in kind else "other") + "Content", choice))
            self.unions[name] = (members, definition.get("description"))
        return name

    def object(self, name, definition):
        """A class."""
        if name in self.classes:
            return name
        required, optional, names = [], [], {}
        for field, schema in definition["properties"].items():
            attribute = snake(field)
            if camel(attribute) != field:
                names[attribute] = field
            kind = self.kind(schema, name + title(field).removesuffix("s") if field != "value" else name + "Value")
            note = schema.get("description") or self.definitions.get(
                schema.get("$ref", "").removeprefix("#/$defs/"), {}
            ).get("description")
            if field in definition["required"]:
                required.append((f"{attribute}: {kind}", note))
            else:
                optional.append((f"{attribute}: {kind} | None = None", note))
        self.classes[name] = (required + optional, names, definition.get("description"))
        return name

    def text(self):
        """The whole module."""
        out = [HEADER]
        out.append("Point = tuple[float, float]\n")
        out.append(comment(self.definitions["quad"]["description"]))
        out.append("Quad = tuple[Point, Point, Point, Point]\n")
        out.append(comment(self.definitions["range"]["description"]))
        out.append("Range = tuple[int, int]\n")
        for name, (fields, names, note) in self.classes.items():
            bases = "AnalysisViews, Record" if name == "Analysis" else "Record"
            out.append(f"\n\n@dataclass(frozen=True)\nclass {name}({bases}):\n")
            out.append(f'    """{note or described(name)}"""\n\n')
            if names:
                pairs = ", ".join(f'"{key}": "{value}"' for key, value in names.items())
                out.append(f"    json_names: ClassVar[dict[str, str]] = {{{pairs}}}\n\n")
            for field, remark in fields:
                if remark:
                    out.append(comment(remark, "    "))
                out.append(f"    {wrapped(field)}\n")
        for name, (members, note) in self.unions.items():
            out.append("\n\n" if not note else "\n\n" + comment(note))
            out.append(f"{name} = Union[\n" + "".join(f"    {member},\n" for member in members) + "]\n")
        out.append("\n")
        public = ["Point", "Quad", "Range", *self.classes, *self.unions]
        out.append("__all__ = [\n" + "".join(f'    "{name}",\n' for name in sorted(public)) + "]\n")
        return "".join(out)


def described(name):
    """What to say of a class of which the schema says nothing."""
    words = re.sub(r"(?<=[a-z0-9])([A-Z])", r" \1", name).lower().split()
    if words[-1] == "content" and len(words) > 1:
        return f"What a code of the type {' '.join(words[:-1])} holds."
    if words[-1] == "value":
        return f"What is known of a {' '.join(words[:-1])}."
    return f"A part of an answer: {' '.join(words)}."


def comment(text, indent=""):
    """A comment of as many lines as it needs."""
    return textwrap.fill(text, 118, initial_indent=indent + "# ", subsequent_indent=indent + "# ") + "\n"


def wrapped(field):
    """A field; one of many choices takes several lines."""
    if len(field) < 112:
        return field
    name, _, kind = field.partition(": Literal[")
    kind, _, default = kind.rpartition("]")
    choices = textwrap.fill(kind, 108, initial_indent="        ", subsequent_indent="        ")
    return f"{name}: (\n        Literal[\n" + textwrap.indent(choices, "    ") + f"\n        ]{default.split(' =')[0]}\n    )" + (
        " = None" if "=" in default else ""
    )


def main():
    """Writes or checks."""
    schema = json.loads(SCHEMA.read_text())
    generator = Generator(schema)
    generator.object("Analysis", schema["$defs"]["analysis"])
    text = generator.text()
    if "--check" in sys.argv:
        if TARGET.read_text() != text:
            sys.exit(f"{TARGET.relative_to(ROOT)} is not what the schema says: run Scripts/generate_python.py")
    else:
        TARGET.write_text(text)


if __name__ == "__main__":
    main()
