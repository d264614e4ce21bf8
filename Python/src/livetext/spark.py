"""Pictures on Spark.

    frame = spark.read.format("binaryFile").load("s3a://photos/")
    livetext.spark.read(frame).write.parquet("s3a://found/")

``livetext-spark IN OUT`` reads a folder into Parquet files, and goes on where it was ended.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark import TaskContext
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.pandas.types import from_arrow_schema

from . import arrow
from ._picture import Picture
from ._reader import Reader
from ._shards import Item, Job, item_fields, run

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import ReadingOptions

# Pictures in a batch of Arrow's: Spark's own choice, 10,000, would be gigabytes.
BATCH = 32


def read(
    frame: DataFrame,
    *,
    id_column: str = "path",
    content_column: str = "content",
    deadline: float = 60,
    memory_limit: int | None = 4 << 30,
    **options: Unpack[ReadingOptions],
) -> DataFrame:
    """A row for each picture of a frame, such as one of the format ``binaryFile``: ``livetext.arrow.schema`` says which columns.

    The pictures are the bytes in ``content_column``, or the paths in ``id_column`` where ``content_column`` is empty. Set
    ``spark.sql.execution.arrow.maxRecordsPerBatch`` to 32 or so, or executors need much memory. Each task has as many processes
    as cores (``spark.task.cpus``); they end with it.
    """
    columns = [id_column, *([content_column] if content_column else [])]

    def batches(given: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        with Reader(processes=_cores(), deadline=deadline, memory_limit=memory_limit, **options) as reader:
            rows: list[dict[str, Any]] = []
            for row in arrow.rows(reader, _pictures(given)):
                rows.append(row)
                if len(rows) == BATCH:
                    yield from arrow.table(rows, fixed=False).to_batches()
                    rows = []
            if rows:
                yield from arrow.table(rows, fixed=False).to_batches()

    return frame.select(*columns).mapInArrow(batches, from_arrow_schema(arrow.schema(fixed=False)))


def _pictures(given: Iterable[pa.RecordBatch]) -> Iterator[tuple[str, Picture]]:
    for batch in given:
        for row in range(batch.num_rows):
            name = batch.column(0)[row].as_py()
            if batch.num_columns == 1:
                yield name, Picture(path=name.removeprefix("file:"))
            else:
                yield name, Picture(encoded=batch.column(1)[row].as_py() or b"")


def _cores() -> int:
    context = TaskContext.get()
    return context.cpus() if context is not None else 1


def _read_parts(job: Job, parts: Iterator[list[dict[str, Any]]]) -> Iterator[dict[str, int]]:
    with job.reader(_cores()) as reader:
        for part in parts:
            yield job.write([Item(**fields) for fields in part], reader)


def _engine(job: Job, parts: list[list[Item]], arguments: argparse.Namespace) -> Iterator[dict[str, int]]:
    builder = SparkSession.builder.appName("livetext").config("spark.task.maxFailures", "4")
    if arguments.master is not None:
        builder = builder.master(arguments.master)
    session = builder.getOrCreate()
    try:
        context = session.sparkContext
        context.setLogLevel("ERROR")
        # A task for a few parts: it starts its processes once, and what a lost machine has to do again stays small.
        count = max(1, min(len(parts), max(8 * context.defaultParallelism, len(parts) // 8)))
        spread = context.parallelize(item_fields(parts), count)
        # One job, so that all cores are used; Spark shows how far it is. Only counts come back.
        yield from spread.mapPartitions(lambda some: _read_parts(job, some)).collect()
    finally:
        session.stop()


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--master", help="such as local[2]; what spark-submit says if not given")


def main() -> None:
    """``livetext-spark IN OUT``."""
    run("livetext-spark", _engine, _options)
