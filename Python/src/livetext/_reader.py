"""Readers of many pictures."""

from __future__ import annotations

import asyncio
import os
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from ._children import Children, available_cores
from ._errors import LiveTextError
from ._model import Analysis
from ._options import Options
from ._picture import ImageInput, Picture
from ._server import Server

if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Self, Unpack

    from ._options import ReadingOptions


class Reader:
    """Reads pictures with a warm process for each core; any number of threads and tasks may use it.

    A picture that ends its process, hangs it, or takes all memory costs itself only: it has an error, the process is
    replaced, and the others are read.

    - ``processes``: how many pictures are read at once; None: one a core. A server: how many are sent at once, 4.
    - ``cores``: how many cores each of them may use.
    - ``deadline``: seconds that a picture may take.
    - ``memory_limit``: bytes of memory that a process may have for itself; None: no limit.
    - ``server``: the address of ``analyze serve``, which reads instead; ``api_key`` is its key.
    - What else there is are the command line's options, such as ``languages=["de"]``.

    Processes start with the first picture, and ``close``, or leaving the ``with`` block, ends them.
    """

    def __init__(
        self,
        *,
        processes: int | None = None,
        cores: int = 1,
        deadline: float = 60,
        memory_limit: int | None = 4 << 30,
        server: str | None = None,
        api_key: str | None = None,
        **options: Unpack[ReadingOptions],
    ) -> None:
        known = Options.of(options)
        # What a notebook shows has to be turned as the program saw it.
        self._shows = known.orientation is None
        self._source: Children | Server
        if server is None:
            self._source = Children(known, processes or available_cores(), cores, deadline, memory_limit)
        else:
            self._source = Server(server, known, api_key, deadline, processes or 4)
        self._lock = threading.Lock()
        self._threads: ThreadPoolExecutor | None = None
        self._owner = os.getpid()

    def read(self, image: ImageInput) -> Analysis:
        """Reads a path, encoded bytes, a ``PIL.Image`` or a numpy array.

        Raises ``LiveTextError``; ``TypeError`` and ``ValueError`` where it is no picture at all.
        """
        picture = Picture.of(image)
        return self._analysis(self._answer(picture), picture)

    async def aread(self, image: ImageInput) -> Analysis:
        """Reads as ``read`` does, without keeping the event loop."""
        picture = Picture.of(image)
        return self._analysis(await asyncio.wrap_future(self._submitted(picture)), picture)

    def read_many(self, images: Iterable[ImageInput]) -> Iterator[Analysis | LiveTextError]:
        """Reads pictures as they come, all cores at once, and gives the answers in their order: an error is one, too.

        No more than two for each process are taken in advance, so there may be any number of them.
        """
        for picture, answer in self.answers(map(Picture.of, images)):
            try:
                yield self._analysis(answer, picture)
            except LiveTextError as error:
                yield error

    def answers(self, pictures: Iterable[Picture]) -> Iterator[tuple[Picture, dict[str, Any]]]:
        """The same as parsed JSON, for those who make tables of it."""
        under_way: deque[tuple[Picture, Future[dict[str, Any]]]] = deque()
        try:
            for picture in pictures:
                under_way.append((picture, self._submitted(picture)))
                if len(under_way) >= 2 * self._source.places:
                    first, answer = under_way.popleft()
                    yield first, answer.result()
            while under_way:
                first, answer = under_way.popleft()
                yield first, answer.result()
        finally:
            for _, answer in under_way:
                answer.cancel()

    def close(self) -> None:
        """Ends the processes. What is being read is read to its end."""
        with self._lock:
            threads, self._threads = self._threads, None
        if threads is not None and self._owner == os.getpid():
            threads.shutdown(wait=True, cancel_futures=True)
        self._source.close()

    def _submitted(self, picture: Picture) -> Future[dict[str, Any]]:
        with self._lock:
            if self._threads is None or self._owner != os.getpid():
                self._threads = ThreadPoolExecutor(self._source.places, thread_name_prefix="livetext")
                self._owner = os.getpid()
            return self._threads.submit(self._answer, picture)

    def _answer(self, picture: Picture) -> dict[str, Any]:
        try:
            return self._source.answer(picture)
        except LiveTextError as error:
            if isinstance(self._source, Children):
                # There is no process at all: that is no fault of the picture's.
                raise
            return {"error": {"code": error.code, "message": error.message}}
        except OSError as error:
            return {"error": {"code": "unreadableImage", "message": f"The file cannot be read: {error}."}}

    def _analysis(self, answer: dict[str, Any], picture: Picture) -> Analysis:
        if "error" in answer:
            raise LiveTextError(answer["error"]["code"], answer["error"]["message"])
        analysis = Analysis.from_dict(answer)
        return analysis.with_picture(picture) if self._shows else analysis

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __del__(self) -> None:
        source = getattr(self, "_source", None)
        if source is not None:
            source.close()
