"""Spark and Ray over the same few hundred pictures, hostile ones among them: every picture has one row, the same from both."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "SampleImages"
COUNT = 300
# Every so many is one of what is no picture, or a broken one.
BROKEN = {50: b"no picture", 100: b"", 150: b"\xff\xd8\xff\xe0 cut"}

PROGRAM = """#!/bin/sh
# Dies of what a picture is called, as a fault in a library would have it; else the real program. --version goes through.
case "$1" in --version) exec "$REAL" "$@";; esac
exec python3 "$FILTER" "$REAL" "$@"
"""
FILTER = """
import os, signal, subprocess, sys
child = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE)
for line in sys.stdin.buffer:
    if b"kills" in line:
        child.kill()
        os.kill(os.getpid(), signal.SIGSEGV)
    child.stdin.write(line)
    child.stdin.flush()
child.stdin.close()
sys.exit(child.wait())
"""


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pictures")
    label = (SAMPLES / "label-product.jpg").read_bytes()
    for number in range(COUNT):
        (folder / f"{number:04}.jpg").write_bytes(BROKEN.get(number, label))
    for name in ("kills-1.jpg", "kills-2.jpg"):
        (folder / name).write_bytes(label)
    return folder


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("program")
    (folder / "analyze").write_text(PROGRAM)
    (folder / "analyze").chmod(0o755)
    (folder / "filter.py").write_text(FILTER)
    return {
        **os.environ,
        "REAL": os.environ["LIVETEXT_ANALYZE"],
        "FILTER": str(folder / "filter.py"),
        "LIVETEXT_ANALYZE": str(folder / "analyze"),
        "PYSPARK_PYTHON": sys.executable,
        "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    }


def command(engine: str, *arguments: object) -> list[str]:
    master = ["--master=local[2]"] if engine == "spark" else []
    code = f"import livetext.{engine} as engine; engine.main()"
    return [sys.executable, "-c", code, *map(str, arguments), "--types=codes", "--batch=16", *master]


def rows(folder: Path) -> pa.Table:
    table = pa.concat_tables([pq.ParquetFile(path).read() for path in sorted(folder.glob("part-*.parquet"))])
    return table.sort_by("id").drop_columns(["ms"]).replace_schema_metadata(None)


@pytest.fixture(scope="module")
def spark_rows(pictures: Path, environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> pa.Table:
    out = tmp_path_factory.mktemp("spark")
    run = subprocess.run(command("spark", pictures, out), env=environment, capture_output=True, text=True, timeout=500)
    assert run.returncode == 1, run.stderr[-3000:]
    return rows(out)


def test_every_picture_has_one_row(pictures: Path, spark_rows: pa.Table) -> None:
    found: list[dict[str, Any]] = spark_rows.to_pylist()
    assert [row["id"] for row in found] == sorted(path.name for path in pictures.iterdir())
    failed = {row["id"]: row["status"] for row in found if row["status"] != "ok"}
    assert failed == {
        "0050.jpg": "unsupportedFormat",
        "0100.jpg": "unreadableImage",
        "0150.jpg": "unreadableImage",
        "kills-1.jpg": "recognitionFailed",
        "kills-2.jpg": "recognitionFailed",
    }
    # What the sample's recipe put into its barcode.
    assert {row["codes"][0]["payload"] for row in found if row["status"] == "ok"} == {"2400512345671"}


def test_ray_gives_the_same_also_when_it_is_killed_half_way(
    pictures: Path, environment: dict[str, str], spark_rows: pa.Table, tmp_path: Path
) -> None:
    run = subprocess.Popen(command("ray", pictures, tmp_path), env=environment, stderr=subprocess.DEVNULL, start_new_session=True)
    until = time.monotonic() + 240
    while len(list(tmp_path.glob("part-*.parquet"))) < 5 and time.monotonic() < until and run.poll() is None:
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGKILL)
    run.wait()
    time.sleep(3)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.glob("part-*.parquet")}
    read = sum(pq.ParquetFile(path).metadata.num_rows for path in before)
    assert 0 < read < COUNT
    again = subprocess.run(command("ray", pictures, tmp_path), env=environment, capture_output=True, text=True, timeout=500)
    assert again.returncode == 1, again.stderr[-3000:]
    assert f'"pictures": {COUNT + 2 - read}, "there_already": {read}' in again.stdout
    assert {path: path.stat().st_mtime_ns for path in before} == before
    assert rows(tmp_path).equals(spark_rows)


def test_a_frame_of_files(pictures: Path, environment: dict[str, str], spark_rows: pa.Table, tmp_path: Path) -> None:
    code = """
import sys, livetext.spark
from pyspark.sql import SparkSession
session = SparkSession.builder.master("local[2]").config("spark.sql.execution.arrow.maxRecordsPerBatch", "16").getOrCreate()
files = session.read.format("binaryFile").load(sys.argv[1] + "/00[05]?.jpg")
livetext.spark.read(files, types=["codes"]).write.parquet(sys.argv[2])
"""
    out = tmp_path / "out"
    run = subprocess.run(
        [sys.executable, "-c", code, str(pictures), str(out)], env=environment, capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stderr[-3000:]
    found = {row["id"].rsplit("/")[-1]: row for path in out.glob("*.parquet") for row in pq.ParquetFile(path).read().to_pylist()}
    wanted = {row["id"]: row for row in spark_rows.to_pylist()}
    assert len(found) == 20
    for name, row in found.items():
        for column in ("sha256", "status", "width", "codes", "engine"):
            assert row[column] == wanted[name][column], (name, column)


def test_a_dataset_of_ray(pictures: Path, environment: dict[str, str], spark_rows: pa.Table, tmp_path: Path) -> None:
    code = """
import sys, ray, livetext.ray
ray.init(include_dashboard=False, log_to_driver=False)
pictures = ray.data.read_binary_files([f"{sys.argv[1]}/{number:04}.jpg" for number in range(48, 54)], include_paths=True)
found = pictures.map_batches(livetext.ray.ImageReader, fn_constructor_kwargs={"types": ["codes"]}, concurrency=1, num_cpus=1,
                             batch_size=4, batch_format="pyarrow")
found.write_parquet(sys.argv[2])
"""
    out = tmp_path / "out"
    run = subprocess.run(
        [sys.executable, "-c", code, str(pictures), str(out)], env=environment, capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stderr[-3000:]
    found = {row["id"].rsplit("/")[-1]: row for path in out.glob("*.parquet") for row in pq.ParquetFile(path).read().to_pylist()}
    wanted = {row["id"]: row for row in spark_rows.to_pylist()}
    assert len(found) == 6 and all(row["codes"] == wanted[name]["codes"] for name, row in found.items())
