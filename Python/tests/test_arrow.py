"""Rows of a table, and parts of a run."""

from __future__ import annotations

import hashlib
import io
import re
import tarfile
from pathlib import Path
from typing import Any

import numpy
import pyarrow.parquet as pq
import pytest

import livetext
from conftest import SAMPLES
from livetext import _shards, arrow
from livetext._picture import Picture
from livetext._shards import EXTENSIONS


@pytest.fixture
def folder(tmp_path: Path, label: Path) -> Path:
    """Four pictures, of which one is none, and what is to be passed over."""
    given = tmp_path / "in"
    (given / "sub").mkdir(parents=True)
    (given / "b.jpg").write_bytes(label.read_bytes())
    (given / "a.png").write_bytes(b"no picture")
    (given / "notes.txt").write_text("passed over")
    (given / ".hidden.jpg").write_bytes(b"")
    with tarfile.open(given / "sub" / "0.tar", "w") as archive:
        for name in ("x.jpg", "x.txt", "y.JPG"):
            member = tarfile.TarInfo(name)
            member.size = label.stat().st_size
            archive.addfile(member, io.BytesIO(label.read_bytes()))
    return given


def job(tmp_path: Path, **options: Any) -> _shards.Job:
    (tmp_path / "out").mkdir(exist_ok=True)
    return _shards.Job(str(tmp_path / "out"), {"types": ["codes"], **options}, 60, 4 << 30)


def test_rows_say_what_was_found(card: Path) -> None:
    found = livetext.read(card)
    with livetext.Reader(processes=1) as reader:
        table = arrow.table(arrow.rows(reader, [("card", Picture.of(card)), ("none", Picture.of(b"hello"))]))
    good, bad = table.to_pylist()
    assert good["status"] == "ok" and good["transcript"] == found.transcript
    assert good["sha256"] == hashlib.sha256(card.read_bytes()).digest()
    assert [line["text"] for line in good["lines"]] == [line.text for line in found.lines]
    corners = [number for point in found.lines[0].quad for number in point]
    assert numpy.allclose(good["lines"][0]["quad"], corners, atol=0.01)
    assert [(item["type"], item["start"], item["end"]) for item in good["data"]] == [
        (item.type, *item.range) for item in found.data
    ]
    assert (bad["id"], bad["status"], bad["transcript"]) == ("none", "unsupportedFormat", None)
    assert good["engine"] == bad["engine"] == "livetext " + livetext.engine_version()


def test_pictures_of_a_folder_and_its_archives(folder: Path, label: Path) -> None:
    found = list(_shards.items(folder))
    assert [item.id for item in found] == ["a.png", "b.jpg", "sub/0.tar/x.jpg", "sub/0.tar/y.JPG"]
    assert found[2].picture().data() == found[3].picture().data() == label.read_bytes()


def test_a_run_is_taken_up_where_it_ended(tmp_path: Path, folder: Path) -> None:
    run = job(tmp_path)
    first, second = _shards.batches(_shards.items(folder), 2)
    with run.reader(2) as reader:
        assert run.write(first, reader) == {"ok": 1, "unsupportedFormat": 1}
        assert _shards.done(run) == {"a.png", "b.jpg"}
        # What was being written when it ended is no file of it.
        (tmp_path / "out" / ".part-0.parquet.1.tmp").write_bytes(b"half")
        run.write(second, reader)
        run.write(second, reader)
    table = pq.read_table(sorted((tmp_path / "out").glob("part-*.parquet"))[0].parent)
    assert sorted(table["id"].to_pylist()) == [item.id for item in _shards.items(folder)]


def test_rows_of_two_kinds_are_not_mixed(tmp_path: Path, folder: Path) -> None:
    run = job(tmp_path)
    with run.reader(1) as reader:
        run.write(next(_shards.batches(_shards.items(folder), 1)), reader)
    with pytest.raises(livetext.LiveTextError, match="another folder"):
        _shards.done(job(tmp_path, region="DE"))


def test_the_same_pictures_give_the_same_rows(tmp_path: Path) -> None:
    pictures = [(path.name, Picture.of(path)) for path in (SAMPLES / "card-wifi.jpg", SAMPLES / "label-product.jpg")]
    with livetext.Reader(processes=2, types=["codes"]) as reader:
        one, two = (arrow.table(arrow.rows(reader, pictures)).drop_columns(["ms"]) for _ in range(2))
    assert one.equals(two)


def test_a_folder_holds_what_the_program_takes_for_pictures() -> None:
    source = (Path(__file__).parents[2] / "Sources/analyze/Images/ImageInput.swift").read_text()
    listed = source.partition("static let extensions: Set = [")[2].partition("]")[0]
    # A row is a picture, and a document has many.
    assert set(re.findall(r'"(\w+)"', listed)) - {"pdf"} == EXTENSIONS
