"""Reading one picture, now and then."""

from __future__ import annotations

import atexit
import threading
from typing import TYPE_CHECKING

from ._children import available_cores
from ._model import Analysis
from ._picture import ImageInput
from ._reader import Reader

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import ReadingOptions

_lock = threading.Lock()
# The latest reader and what it was made for: who changes the options with every picture pays for it, and keeps no more than
# one process.
_latest: tuple[object, Reader] | None = None


def read(
    image: ImageInput, *, server: str | None = None, api_key: str | None = None, **options: Unpack[ReadingOptions]
) -> Analysis:
    """Reads a path, encoded bytes, a ``PIL.Image`` or a numpy array.

    One process, which stays warm for the next one with the same options, has all cores; for many pictures at once make a
    ``Reader``. With ``server``, the address of a running ``analyze serve``, that reads instead. Raises ``LiveTextError``.
    """
    return _reader(server, api_key, options).read(image)


async def aread(
    image: ImageInput, *, server: str | None = None, api_key: str | None = None, **options: Unpack[ReadingOptions]
) -> Analysis:
    """Reads as ``read`` does, without keeping the event loop."""
    return await _reader(server, api_key, options).aread(image)


def _reader(server: str | None, api_key: str | None, options: ReadingOptions) -> Reader:
    global _latest
    wanted = (server, api_key, repr(sorted(options.items())))
    with _lock:
        if _latest is None or _latest[0] != wanted:
            # Whoever still reads with the one before keeps it until then.
            _latest = (
                wanted,
                Reader(
                    processes=1 if server is None else None,
                    cores=available_cores(),
                    server=server,
                    api_key=api_key,
                    **options,
                ),
            )
        return _latest[1]


def _close() -> None:
    global _latest
    with _lock:
        latest, _latest = _latest, None
    if latest is not None:
        latest[1].close()


atexit.register(_close)
