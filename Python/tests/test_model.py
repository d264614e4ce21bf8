"""The dataclasses are those of the JSON Schema, and nothing is lost on the way."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import livetext
from conftest import ROOT, SAMPLES

SCHEMA = json.loads((ROOT / "Sources/LiveText/Schema/analysis.schema.json").read_text())

QUAD = [[1, 2], [3, 2], [3, 4], [1, 4]]


def test_the_classes_are_what_the_schema_says() -> None:
    run = subprocess.run([sys.executable, ROOT / "Scripts/generate_python.py", "--check"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_a_changed_schema_is_noticed(tmp_path: Path) -> None:
    """The check above can fail."""
    for name in ("Scripts/generate_python.py", "Python/src/livetext/_model.py", "Sources/LiveText/Schema/analysis.schema.json"):
        copy = tmp_path / name
        copy.parent.mkdir(parents=True)
        copy.write_text((ROOT / name).read_text().replace('"symbology": {', '"kindOfCode": {'))
    run = subprocess.run([sys.executable, tmp_path / "Scripts/generate_python.py", "--check"], capture_output=True, text=True)
    assert run.returncode == 1 and "is not what the schema says" in run.stderr


def example(schema: dict[str, Any], *, full: bool) -> Any:
    """A value that a schema allows: all of it, or what is required alone."""
    if "$ref" in schema:
        return example(SCHEMA["$defs"][schema["$ref"].removeprefix("#/$defs/")], full=full)
    if "oneOf" in schema:
        return example(schema["oneOf"][0], full=full)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][-1]
    kind = schema["type"]
    if kind == "object":
        names = schema["properties"] if full else schema["required"]
        return {name: example(schema["properties"][name], full=full) for name in names}
    if kind == "array":
        return [example(schema["items"], full=full)] * schema.get("minItems", 2 if full else 0)
    if isinstance(kind, list):
        return "text" if full else None
    return {"string": "tëxt 𝄞", "integer": 3, "number": 0.5, "boolean": True}[kind]


@pytest.mark.parametrize("full", [True, False])
def test_every_kind_of_data_and_code_survives(full: bool) -> None:
    analysis = example(SCHEMA["$defs"]["analysis"], full=full)
    analysis["data"] = [example(choice, full=full) for choice in SCHEMA["$defs"]["data"]["oneOf"]]
    code = example(SCHEMA["$defs"]["code"], full=full)
    analysis["codes"] = [code | {"content": example(choice, full=full)} for choice in SCHEMA["$defs"]["codeContent"]["oneOf"]]
    made = livetext.Analysis.from_dict(analysis)
    assert made.to_dict() == analysis
    assert len({type(item) for item in made.data}) == len(analysis["data"]) > 15
    assert len({type(code.content) for code in made.codes}) == len(analysis["codes"]) > 10
    assert hash(made) == hash(livetext.Analysis.from_dict(json.loads(json.dumps(analysis))))
    assert pickle.loads(pickle.dumps(made)) == made


def test_names_are_pythons() -> None:
    word = livetext.Word.from_dict({"text": "ab", "confidence": 1, "quad": QUAD, "range": [0, 2], "characterEdges": [0.4]})
    assert word.character_edges == (0.4,) and word.alternatives is None and word.quad[2] == (3.0, 4.0)
    leg = livetext.FlightLeg.from_dict(example(SCHEMA["$defs"]["flightLeg"], full=True) | {"from": "TXL"})
    assert leg.from_ == "TXL"


def test_what_is_not_known_is_left_out_or_refused() -> None:
    word = {"text": "ab", "confidence": 1, "quad": QUAD, "range": [0, 2], "future": 1}
    assert "future" not in livetext.Word.from_dict(word).to_dict()
    for broken in ({**word, "quad": 4}, {"text": "ab"}):
        with pytest.raises(livetext.LiveTextError) as error:
            livetext.Word.from_dict(broken)
        assert error.value.code == "internal"
    with pytest.raises(livetext.LiveTextError):
        livetext.Analysis.from_dict(
            {**{key: [] for key in ("blocks", "lines", "codes")}, "width": 1, "height": 1, "transcript": ""}
            | {"data": [{"type": "ofTheFuture"}]}
        )


def test_answers_of_the_program_survive(card: Path) -> None:
    answer = json.loads(subprocess.check_output([livetext._program.program(), card, SAMPLES / "everything.jpg", "--format=json"]))
    assert len(answer) == 2
    for found in answer:
        assert livetext.Analysis.from_dict(found).to_dict() == found
