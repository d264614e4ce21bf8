"""A folder of pictures into a folder of Parquet files, in parts that can be read anywhere and in any order."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import tarfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from . import arrow
from ._errors import LiveTextError
from ._picture import Picture
from ._program import engine_version
from ._reader import Reader

EXTENSIONS = frozenset(
    [
        "jpg",
        "jpeg",
        "jpe",
        "png",
        "webp",
        "tif",
        "tiff",
        "gif",
        "bmp",
        "pnm",
        "pbm",
        "pgm",
        "ppm",
        "jp2",
        "j2k",
        "heic",
        "heif",
        "avif",
    ]
)
# Where a file keeps with what it was made.
MADE_WITH = b"livetext"


@dataclass(frozen=True)
class Item:
    """A picture: a file, or a part of an archive."""

    id: str
    path: str
    offset: int = 0
    size: int | None = None

    def picture(self) -> Picture:
        """What is read of it."""
        if self.size is None:
            return Picture(path=self.path)
        with Path(self.path).open("rb") as file:
            file.seek(self.offset)
            return Picture(encoded=file.read(self.size))


@dataclass(frozen=True)
class Job:
    """What all parts of a run have in common."""

    output: str
    options: dict[str, Any]
    deadline: float
    memory_limit: int

    @property
    def made_with(self) -> str:
        """What the rows depend on, beside the pictures."""
        return json.dumps({"engine": engine_version(), "options": self.options}, sort_keys=True)

    def reader(self, cores: int) -> Reader:
        """As many processes as a task has cores."""
        return Reader(processes=cores, deadline=self.deadline, memory_limit=self.memory_limit, **self.options)

    def write(self, items: list[Item], reader: Reader) -> dict[str, int]:
        """Reads a part and writes its file, which is there as a whole or not at all. How many pictures ended how."""
        rows = list(arrow.rows(reader, ((item.id, item.picture()) for item in items)))
        table = arrow.table(rows).replace_schema_metadata({MADE_WITH: self.made_with})
        digest = hashlib.sha256("\n".join(item.id for item in items).encode("utf-8", "surrogateescape"))
        target = Path(self.output) / f"part-{digest.hexdigest()[:20]}.parquet"
        # The same part may be read twice, where an engine takes a task for dead: both write the same.
        partial = target.with_name(f".{target.name}.{os.getpid()}.tmp")
        pq.write_table(table, partial, compression="zstd")
        partial.replace(target)
        return Counter(row["status"] for row in rows)


def items(folder: Path) -> Iterator[Item]:
    """The pictures of a folder, sorted; ids are paths within it, for those in a tar archive behind the archive's."""
    for directory, names, files in os.walk(folder):
        names[:] = sorted(name for name in names if not name.startswith("."))
        for name in sorted(files):
            path = Path(directory, name)
            extension = path.suffix[1:].lower()
            if name.startswith(".") or not path.is_file():
                continue
            if extension in EXTENSIONS:
                yield Item(_id(path, folder), str(path))
            elif extension == "tar":
                yield from _members(path, folder)


def _members(path: Path, folder: Path) -> Iterator[Item]:
    with tarfile.open(path, "r:") as archive:
        for member in archive:
            name = Path(member.name)
            if member.isreg() and name.suffix[1:].lower() in EXTENSIONS and not name.name.startswith("."):
                yield Item(f"{_id(path, folder)}/{member.name}", str(path), member.offset_data, member.size)


def _id(path: Path, folder: Path) -> str:
    # Names that are no UTF-8 have to be strings of a table, too.
    return os.fsencode(path.relative_to(folder)).decode("utf-8", "backslashreplace")


def done(job: Job) -> set[str]:
    """The ids that the output has already.

    Raises ``LiveTextError`` where it was made with another version or other options: its rows and new ones would be of two kinds.
    """
    found: set[str] = set()
    for path in sorted(Path(job.output).glob("part-*.parquet")):
        made_with = (pq.read_schema(path).metadata or {}).get(MADE_WITH, b"").decode()
        if made_with != job.made_with:
            raise LiveTextError(
                "invalidOption", f"{path} was made with {made_with}, not with {job.made_with}: choose another folder."
            )
        found.update(pq.read_table(path, columns=["id"])["id"].to_pylist())
    return found


def batches(waiting: Iterable[Item], size: int) -> Iterator[list[Item]]:
    """Parts of a run."""
    batch: list[Item] = []
    for item in waiting:
        batch.append(item)
        if len(batch) == size:
            yield batch
            batch = []
    if batch:
        yield batch


Engine = Callable[[Job, list[list[Item]], argparse.Namespace], Iterator[dict[str, int]]]


def run(name: str, engine: Engine, add_options: Callable[[argparse.ArgumentParser], None] | None = None) -> None:
    """The command line of both engines."""
    parser = argparse.ArgumentParser(
        prog=name,
        description="Read all pictures of a folder, and of the tar archives in it, into Parquet files, a row for each picture. "
        "Started again, it reads what is not there yet. The exit status is 0; 1 if a picture could not be read.",
    )
    parser.add_argument("input", type=Path, metavar="IN", help="a folder that all machines see at the same path")
    parser.add_argument("output", type=Path, metavar="OUT", help="a folder, made if needed, that all machines see as well")
    parser.add_argument("--batch", type=int, default=64, metavar="N", help="pictures a file (64)")
    parser.add_argument("--deadline", type=float, default=60, metavar="SECONDS", help="for each picture (60)")
    parser.add_argument("--memory", type=int, default=4 << 30, metavar="BYTES", help="for each process that reads (4 GiB)")
    parser.add_argument("--types", type=_list, metavar="TYPES", help="text, codes, data, with commas between")
    parser.add_argument("--languages", type=_list, metavar="TAGS", help="such as de,en; found out if not given")
    parser.add_argument("--region", metavar="CODE", help="the country whose conventions count where the text does not tell")
    if add_options is not None:
        add_options(parser)
    arguments = parser.parse_args()
    if arguments.batch < 1 or not arguments.input.is_dir():
        parser.error("IN has to be a folder, and --batch above 0")
    try:
        failed = _run(arguments, engine)
    except (LiveTextError, OSError, tarfile.TarError) as error:
        sys.exit(f"{name}: {error}")
    sys.exit(1 if failed else 0)


def _list(text: str) -> list[str]:
    return text.split(",")


def _run(arguments: argparse.Namespace, engine: Engine) -> bool:
    options = {name: getattr(arguments, name) for name in ("types", "languages", "region")}
    job = Job(
        str(arguments.output.absolute()),
        {name: value for name, value in options.items() if value is not None},
        arguments.deadline,
        arguments.memory,
    )
    arguments.output.mkdir(parents=True, exist_ok=True)
    known = done(job)
    waiting = [item for item in items(arguments.input.absolute()) if item.id not in known]
    parts = list(batches(waiting, arguments.batch))
    total: Counter[str] = Counter()
    started = time.monotonic()
    for counts in engine(job, parts, arguments) if parts else ():
        total.update(counts)
        seconds = time.monotonic() - started
        read = total.total()
        failures = read - total["ok"]
        _say(f"{read} of {len(waiting)} pictures, {failures} failed, {read / seconds:.1f} a second")
    summary = {"pictures": total.total(), "there_already": len(known), "seconds": round(time.monotonic() - started, 1)}
    print(json.dumps(summary | {"status": dict(sorted(total.items())), "engine": engine_version()}))
    return total.total() != total["ok"]


def _say(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)
    else:
        print(text, file=sys.stderr, flush=True)


def item_fields(parts: list[list[Item]]) -> list[list[dict[str, Any]]]:
    """Parts as plain values, which every engine can send anywhere."""
    return [[asdict(item) for item in part] for part in parts]
