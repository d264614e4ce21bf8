"""Pictures on Ray.

    pictures = ray.data.read_binary_files("s3://photos/", include_paths=True)
    found = pictures.map_batches(livetext.ray.ImageReader, concurrency=(1, 64), num_cpus=1, batch_size=16, batch_format="pyarrow")
    found.write_parquet("s3://found/")

``livetext-ray IN OUT`` reads a folder into Parquet files, and goes on where it was ended.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import ray
from ray.util import ActorPool

from . import arrow
from ._picture import Picture
from ._reader import Reader
from ._shards import Item, Job, item_fields, run

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import ReadingOptions


class ImageReader:
    """An actor for ``map_batches`` with the format ``pyarrow``: batches of ``path`` and ``bytes`` become rows.

    ``livetext.arrow.schema`` says which columns. It has as many processes as the actor has cores.
    """

    def __init__(self, *, deadline: float = 60, memory_limit: int | None = 4 << 30, **options: Unpack[ReadingOptions]) -> None:
        self._reader = Reader(processes=_cores(), deadline=deadline, memory_limit=memory_limit, **options)

    def __call__(self, batch: pa.Table) -> pa.Table:
        """Reads a batch."""
        pictures = (
            (name.as_py(), Picture(encoded=data.as_py() or b"")) for name, data in zip(batch["path"], batch["bytes"], strict=True)
        )
        return arrow.table(arrow.rows(self._reader, pictures))


def _cores() -> int:
    assigned = ray.get_runtime_context().get_assigned_resources()
    return max(1, int(assigned.get("CPU", 1)))


class _PartReader:
    def __init__(self, job: Job) -> None:
        self._job = job
        self._reader = job.reader(_cores())

    def write(self, part: list[dict[str, Any]]) -> dict[str, int]:
        return self._job.write([Item(**fields) for fields in part], self._reader)


def _engine(job: Job, parts: list[list[Item]], arguments: argparse.Namespace) -> Iterator[dict[str, int]]:
    ray.init(address=arguments.address, log_to_driver=False, include_dashboard=False)
    try:
        count = max(1, min(len(parts), int(ray.cluster_resources().get("CPU", 1))))
        # A machine that is lost costs the parts that it was reading, which are read again.
        kind = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(_PartReader)
        pool = ActorPool([kind.remote(job) for _ in range(count)])
        yield from pool.map_unordered(lambda actor, part: actor.write.remote(part), item_fields(parts))
    finally:
        ray.shutdown()


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--address", help="of a cluster, or auto; this machine alone if not given")


def main() -> None:
    """``livetext-ray IN OUT``."""
    run("livetext-ray", _engine, _options)
