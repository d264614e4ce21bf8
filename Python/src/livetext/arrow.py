"""Answers as rows of a table: one for each picture, also for those that could not be read."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa

from ._picture import Picture
from ._program import engine_version
from ._reader import Reader


def schema(*, fixed: bool = True) -> pa.Schema:
    """The columns.

    ``fixed`` has the lengths of quads and digests in their types; Spark knows no such types.

    ``status`` is "ok" or the code of the failure, which ``error`` explains. ``content`` and ``value`` are JSON, because each type
    has fields of its own. Of all columns only ``ms`` differs from run to run.
    """
    quad = pa.list_(pa.float32(), 8 if fixed else -1)
    word = pa.struct([("text", pa.string()), ("confidence", pa.float32()), ("quad", quad)])
    line = pa.struct(
        [
            ("text", pa.string()),
            ("confidence", pa.float32()),
            ("quad", quad),
            ("language", pa.string()),
            ("words", pa.list_(word)),
        ]
    )
    code = pa.struct(
        [
            ("symbology", pa.string()),
            ("payload", pa.string()),
            ("payload_hex", pa.string()),
            ("quad", quad),
            ("content", pa.string()),
        ]
    )
    datum = pa.struct(
        [
            ("type", pa.string()),
            ("text", pa.string()),
            ("start", pa.int32()),
            ("end", pa.int32()),
            ("quads", pa.list_(quad)),
            ("value", pa.string()),
            ("region", pa.string()),
        ]
    )
    return pa.schema(
        [
            ("id", pa.string()),
            ("sha256", pa.binary(32 if fixed else -1)),
            ("status", pa.string()),
            ("error", pa.string()),
            ("width", pa.int32()),
            ("height", pa.int32()),
            ("transcript", pa.string()),
            ("lines", pa.list_(line)),
            ("codes", pa.list_(code)),
            ("data", pa.list_(datum)),
            ("engine", pa.string()),
            ("ms", pa.float32()),
        ]
    )


def rows(reader: Reader, pictures: Iterable[tuple[str, Picture]]) -> Iterator[dict[str, Any]]:
    """Reads pictures, each with an id, and gives a row for each, in their order.

    ``ms`` is the time since the answer before it, which adds up to the whole.
    """
    engine = "livetext " + engine_version()
    waiting: list[tuple[str, bytes | None]] = []

    def taken() -> Iterator[Picture]:
        for name, picture in pictures:
            waiting.append((name, _digest(picture)))
            yield picture

    before = time.monotonic()
    for _, answer in reader.answers(taken()):
        name, digest = waiting.pop(0)
        now = time.monotonic()
        yield _row(name, digest, answer, engine, 1000 * (now - before))
        before = now


def table(rows: Iterable[dict[str, Any]], *, fixed: bool = True) -> pa.Table:
    """A table of rows."""
    return pa.Table.from_pylist(list(rows), schema=schema(fixed=fixed))


def _digest(picture: Picture) -> bytes | None:
    digest = hashlib.sha256()
    if picture.path is None:
        digest.update(picture.data())
        return digest.digest()
    try:
        with Path(picture.path).open("rb") as file:
            while block := file.read(1 << 20):
                digest.update(block)
    except OSError:
        return None
    return digest.digest()


def _row(name: str, digest: bytes | None, answer: dict[str, Any], engine: str, ms: float) -> dict[str, Any]:
    row = {"id": name, "sha256": digest, "engine": engine, "ms": ms}
    error = answer.get("error")
    if error is not None:
        return row | {"status": error["code"], "error": error["message"]}
    return row | {
        "status": "ok",
        "width": answer["width"],
        "height": answer["height"],
        "transcript": answer["transcript"],
        "lines": [
            {
                **_known(line, "text", "confidence", "language"),
                "quad": _flat(line["quad"]),
                "words": [{**_known(word, "text", "confidence"), "quad": _flat(word["quad"])} for word in line["words"]],
            }
            for line in answer["lines"]
        ],
        "codes": [
            {
                **_known(code, "symbology", "payload"),
                "payload_hex": code["payloadHex"],
                "quad": _flat(code["quad"]),
                "content": _json(code["content"]),
            }
            for code in answer["codes"]
        ],
        "data": [
            {
                **_known(item, "type", "text", "region"),
                "start": item["range"][0],
                "end": item["range"][1],
                "quads": [_flat(quad) for quad in item["quads"]],
                "value": _json(item["value"]),
            }
            for item in answer["data"]
        ],
    }


def _known(value: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value.get(name) for name in names}


def _flat(quad: list[list[float]]) -> list[float]:
    return [number for point in quad for number in point]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
