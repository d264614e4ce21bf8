"""One warm reader for all pages of this process."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import Any

import livetext
from ocrmypdf.exceptions import SubprocessOutputError

from . import _languages

_lock = threading.Lock()
_readers: dict[tuple[str, ...], livetext.Reader] = {}
# The page that was read last by each thread: its orientation, its tilt and its text are asked for one after the other.
_last = threading.local()

# Far longer than a page takes.
_DEADLINE = 600


def read(path: Path, options: Any) -> livetext.Analysis:
    """What is on a page; a page that cannot be read fails as OCRmyPDF expects it."""
    languages = tuple(_languages.tags(options.languages))
    status = path.stat()
    key = (str(path), status.st_mtime_ns, status.st_size, languages)
    if getattr(_last, "key", None) != key:
        try:
            found = _reader(languages).read(path)
        except livetext.LiveTextError as error:
            raise SubprocessOutputError(f"LiveText cannot read the page: {error.message}") from error
        _last.key, _last.analysis = key, found
    return _last.analysis


def _reader(languages: tuple[str, ...]) -> livetext.Reader:
    """Its processes start when they are needed, one for each page that is read at the same time."""
    with _lock:
        reader = _readers.get(languages)
        if reader is None:
            server = os.environ.get("LIVETEXT_SERVER")
            reader = livetext.Reader(
                server=server,
                api_key=os.environ.get("LIVETEXT_API_KEY"),
                deadline=_DEADLINE,
                types=["text"],
                languages=list(languages),
                # Pages are read as their pixels stand.
                orientation=1,
            )
            _readers[languages] = reader
        return reader
