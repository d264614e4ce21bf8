#!/usr/bin/env python3
"""Reads many pictures by `analyze`, on Spark and on Ray, on this machine's cores, and looks whether all of them hold what they promise.

usage: engines.py [--analyze PROGRAM] [--count 2000] [--types text,codes,data] [--crop 320x72] [--memory BYTES]
                  [--sources FOLDER …] [--hostile FOLDER …] [--engines spark,ray] [--no-kill] [--keep FOLDER]

Makes COUNT pictures: those of SampleImages once, crops of the pictures in the SOURCES, one in a hundred that is meant to do harm, of
the HOSTILE folders and some made here, and two of 98 megapixels, which take more memory than BYTES and so end the process that reads
them. Of each engine it demands that every picture has one row; that the harmful ones have the code that `analyze` gives, and those
made here the code that they must have; that the two have `recognitionFailed`; that everything else is what `analyze` says; and that
all rows are the same from both engines. Then each is ended without warning half-way and begun again: no file of rows is written
twice, no picture that has a row is read again, and the rows are the same. The exit status is 1 where that does not hold.

Wants the packages of Python/requirements-scale.txt and Java, as `make python ARGS=--scale` has them. The pictures a second and core-seconds
include the start of each engine. Memory is what all processes that read have for themselves, in the first and the last quarter of
the time, in the median; `analyze` is one process, and each engine has one a core.
"""
import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import pyarrow as pa
import pyarrow.parquet as pq

from scale.pictures import PictureSet
from scale.watched import Watched

ROOT = pathlib.Path(__file__).resolve().parent.parent
EVALUATION = ROOT.parent / "shared" / "eval" / "text"
CORES = len(os.sched_getaffinity(0))


class Wrong(Exception):
    """What does not hold."""


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--analyze", type=pathlib.Path, default=ROOT / ".build" / "release" / "analyze")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--types", default="text,codes,data")
    parser.add_argument("--crop", default="320x72", help="the most pixels that a crop has")
    parser.add_argument("--memory", type=int, default=700_000_000, help="of each process; 200000000 with --types codes")
    parser.add_argument("--sources", type=pathlib.Path, nargs="+", default=[EVALUATION])
    parser.add_argument("--hostile", type=pathlib.Path, nargs="+",
                        default=[ROOT / "Fuzzing" / "Corpus" / "FuzzImage", ROOT.parent / "shared" / "hostile"])
    parser.add_argument("--engines", default="spark,ray")
    parser.add_argument("--no-kill", action="store_true")
    parser.add_argument("--keep", type=pathlib.Path, help="where to work, and leave what was made")
    return parser.parse_args()


class Run:
    """A run of one command over the pictures."""

    def __init__(self, options, folder):
        self.options = options
        self.pictures = folder / "pictures"
        self.folder = folder
        self.environment = {**os.environ, "LIVETEXT_ANALYZE": str(options.analyze.resolve()), "PYSPARK_PYTHON": sys.executable,
                            "PYTHONPATH": str(ROOT / "Python" / "src"), "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}

    def analyze(self):
        """The answers by path, and what it took."""
        out = self.folder / "analyze.jsonl"
        with open(out, "wb") as file:
            run = Watched([self.options.analyze, "--format", "jsonl", "--types", self.options.types, self.pictures],
                          self.environment, stdout=file, stderr=subprocess.DEVNULL)
            run.wait()
        with open(out, encoding="utf-8") as file:
            answers = [json.loads(line) for line in file]
        return {os.path.relpath(answer["image"], self.pictures): answer for answer in answers}, run

    def engine(self, name, out, until=None):
        """What it printed, and what it took; ended without warning where `until` says so."""
        code = f"import livetext.{name} as engine; engine.main()"
        command = [sys.executable, "-c", code, self.pictures, out, f"--types={self.options.types}",
                   f"--memory={self.options.memory}"]
        command += [f"--master=local[{CORES}]"] if name == "spark" else []
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as notes:
            run = Watched(command, self.environment, stdout=output, stderr=notes)
            while until is not None and run.running():
                if until():
                    run.kill()
                    return None, run
                time.sleep(0.05)
            status = run.wait()
            output.seek(0)
            notes.seek(0)
            if until is not None:
                raise Wrong(f"{name} ended before it could be killed")
            if status != 1:  # some pictures fail
                raise Wrong(f"{name} ended with {status}: {notes.read()[-3000:].decode()}")
            return json.loads(output.read().splitlines()[-1]), run


def parts(folder):
    return {path.name: path.stat().st_mtime_ns for path in folder.glob("part-*.parquet")}


def rows(folder):
    """All rows by their ids, without the time that each took."""
    table = pa.concat_tables([pq.ParquetFile(folder / name).read() for name in sorted(parts(folder))])
    return table.sort_by("id").drop_columns(["ms"]).replace_schema_metadata(None)


def check(name, table, answers, made):
    found = table.to_pylist()
    if [row["id"] for row in found] != sorted(answers):
        raise Wrong(f"{name}: not a row for each picture")
    for row in found:
        answer = answers[row["id"]]
        if row["id"] in made.killers:
            wanted = ("recognitionFailed", None)
        else:
            wanted = (answer["error"]["code"] if "error" in answer else "ok", answer.get("transcript"))
        if (row["status"], row["transcript"]) != wanted:
            raise Wrong(f"{name}: {row['id']}: {row['status']}, {row['transcript']!r} instead of {wanted}")
        if row["status"] == "ok" and [code["payload"] for code in row["codes"]] != [code["payload"] for code in answer["codes"]]:
            raise Wrong(f"{name}: {row['id']}: other codes")
        if made.codes.get(row["id"], row["status"]) != row["status"]:
            raise Wrong(f"{name}: {row['id']}: {row['status']} instead of {made.codes[row['id']]}")


def kill_and_resume(run, name, whole):
    """How many pictures had a row when it was ended, and how many it read when it was begun again."""
    out = run.folder / f"{name}-killed"
    out.mkdir()
    half = -(-run.options.count // 64) // 2
    run.engine(name, out, until=lambda: len(parts(out)) >= half)
    before = parts(out)
    there = sum(pq.ParquetFile(out / part).metadata.num_rows for part in before)
    summary, again = run.engine(name, out)
    if {part: moment for part, moment in parts(out).items() if part in before} != before:
        raise Wrong(f"{name}: a file was written again")
    if (summary["there_already"], summary["pictures"]) != (there, run.options.count - there):
        raise Wrong(f"{name}: {there} pictures had a row, and it says {summary}")
    if not rows(out).equals(whole):
        raise Wrong(f"{name}: other rows after it was ended")
    print(f"{name}: ended when {there} pictures had a row; begun again it read {summary['pictures']}", flush=True)


def median_memory(memory, beginning, end):
    last = memory[-1][0]
    sums = [sum(sizes) for seconds, sizes in memory if sizes and beginning * last <= seconds <= end * last]
    return statistics.median(sums) / 1e6 if sums else 0


def table_row(name, run, count, base):
    first, last = median_memory(run.memory, 0.1, 0.35), median_memory(run.memory, 0.7, 0.95)
    most = max((size for _, sizes in run.memory for size in sizes), default=0) / 1e6
    reading, all_of_it = run.cores("analyze"), run.cores()
    print(f"| {name} | {run.seconds:.0f} | {count / run.seconds:.1f} | {base.seconds / run.seconds:.2f} | {reading:.0f} | "
          f"{base.cores() / reading:.2f} | {all_of_it:.0f} | {base.cores() / all_of_it:.2f} | {first:.0f} → {last:.0f} | {most:.0f} |",
          flush=True)


def measure(options, folder):
    made = PictureSet(folder / "pictures", options.count, ROOT / "SampleImages", options.sources, options.hostile,
                      tuple(map(int, options.crop.split("x"))))
    made.write()
    run = Run(options, folder)
    print("| | seconds | pictures/s | of analyze's | core-s reading | of analyze's | core-s in all | of analyze's | "
          "MB, first → last quarter | MB, most of a process |\n|---|" + "---:|" * 9, flush=True)
    answers, base = run.analyze()
    table_row("`analyze --format jsonl`", base, options.count, base)
    tables = {}
    for name in options.engines.split(","):
        _, taken = run.engine(name, folder / name)
        table_row(f"`livetext-{name}`", taken, options.count, base)
        tables[name] = rows(folder / name)
        check(name, tables[name], answers, made)
    print()
    for name, table in tables.items():
        if not table.equals(next(iter(tables.values()))):
            raise Wrong(f"{name} has other rows than {next(iter(tables))}")
        if not options.no_kill:
            kill_and_resume(run, name, table)
    statuses = next(iter(tables.values()))["status"].value_counts().to_pylist()
    print(", ".join(f"{each['counts']} {each['values']}" for each in statuses))


def main():
    options = arguments()
    try:
        if options.keep:
            options.keep.mkdir(parents=True)
            measure(options, options.keep)
        else:
            with tempfile.TemporaryDirectory() as folder:
                measure(options, pathlib.Path(folder))
    except Wrong as error:
        sys.exit(f"engines: {error}")


if __name__ == "__main__":
    main()
