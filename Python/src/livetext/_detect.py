"""Data in plain text."""

from __future__ import annotations

import atexit
import os
import threading
from collections.abc import Sequence
from typing import Any

from ._child import Child, ChildEnded, ChildLate
from ._errors import LiveTextError
from ._model import Data
from ._program import program
from ._record import decoded
from ._server import Server

_lock = threading.Lock()
_latest: tuple[tuple[object, ...], Child] | None = None


def detect(
    text: str,
    *,
    types: Sequence[str] = (),
    region: str | None = None,
    language: str | None = None,
    reference: str | None = None,
    deadline: float = 60,
    server: str | None = None,
    api_key: str | None = None,
) -> tuple[Data, ...]:
    """Finds telephone numbers, links, addresses, dates and other data in a text.

    Their ``range`` counts UTF-16 code units; ``quads`` are empty. ``reference`` is the moment from which "tomorrow" counts, such
    as ``2026-01-31``. Raises ``LiveTextError``.
    """
    question: dict[str, Any] = {"id": 0, "text": text}
    question |= {
        name: value for name, value in (("region", region), ("language", language), ("reference", reference)) if value is not None
    }
    if server is not None:
        query = {"types": ",".join(types)} if types else {}
        answer = Server(server, api_key=api_key, deadline=deadline).detect(question, query)
    else:
        answer = _asked(question, tuple(types), deadline)
    if "error" in answer:
        error = answer["error"]
        if isinstance(error, dict):
            raise LiveTextError(str(error.get("code")), str(error.get("message")))
        raise LiveTextError("unreadableLine", str(error))
    matches: tuple[Data, ...] = tuple(decoded(Data, {**match, "quads": []}) for match in answer["matches"])
    return matches


def _asked(question: dict[str, Any], types: tuple[str, ...], deadline: float) -> dict[str, Any]:
    global _latest
    wanted = (os.getpid(), program(), types)
    with _lock:
        if _latest is None or _latest[0] != wanted:
            if _latest is not None and _latest[0][0] == wanted[0]:
                _latest[1].end()
            arguments = [wanted[1], "detect", "--format=jsonl", *([f"--types={','.join(types)}"] if types else [])]
            _latest = wanted, Child(arguments, 4 << 30)
        try:
            return _latest[1].ask(question, deadline)
        except ChildLate as error:
            _latest = None
            raise LiveTextError("timedOut", f"It took more than {deadline:g} seconds.") from error
        except ChildEnded as end:
            _latest = None
            raise LiveTextError("internal", f"{wanted[1]} ended: {end.notes or end.status}") from end
        except BaseException:
            _latest = None
            raise


def _close() -> None:
    with _lock:
        if _latest is not None and _latest[0][0] == os.getpid():
            _latest[1].end()


atexit.register(_close)
