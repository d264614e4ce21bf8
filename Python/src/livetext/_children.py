"""Processes that read pictures, kept warm: as many as are asked for, and no more."""

from __future__ import annotations

import os
import threading
from typing import Any

from ._child import Child, ChildEnded, ChildLate
from ._errors import LiveTextError
from ._options import Options
from ._picture import Picture
from ._program import program

# How much longer than its own deadline a process may take, its start included, until it is ended.
GRACE = 20.0


def available_cores() -> int:
    """How many cores this process may run on."""
    return len(os.sched_getaffinity(0))


class Children:
    """Answers pictures; a process that one of them ends is replaced, and the others never notice."""

    def __init__(self, options: Options, processes: int, cores: int, deadline: float, memory_limit: int | None) -> None:
        if processes < 1 or cores < 1 or deadline <= 0:
            raise ValueError("processes, cores and deadline have to be above 0")
        self._command = ["--stream", f"--cores={cores}", f"--deadline={deadline}", *options.arguments]
        self._deadline = deadline
        self._memory_limit = memory_limit
        self.places = processes
        self._begin()

    def _begin(self) -> None:
        self._owner = os.getpid()
        self._free = threading.BoundedSemaphore(self.places)
        self._lock = threading.Lock()
        self._idle: list[Child] = []
        self._is_closed = False

    def answer(self, picture: Picture) -> dict[str, Any]:
        """The answer, perhaps an error of the picture's.

        Raises ``LiveTextError`` where no process can be started, and ``OSError`` where a picture cannot be sent.
        """
        if os.getpid() != self._owner:
            # After a fork: the processes are the parent's.
            self._begin()
        question = {"id": 0, **picture.fields()}
        with self._free:
            child = self._take()
            try:
                while True:
                    was_fresh = child.answered == 0
                    try:
                        answer = child.ask(question, self._deadline + GRACE)
                    except ChildEnded as end:
                        # Was it this picture, or what earlier ones left behind? What a picture gives follows from it alone.
                        if was_fresh:
                            return _failure("recognitionFailed", f"The process that read it ended ({end.cause}).")
                        child = self._started()
                    except ChildLate:
                        return _failure("timedOut", f"It took more than {self._deadline:g} seconds.")
                    else:
                        if answer.get("error", {}).get("code") != "recognitionFailed":
                            self._put_back(child)
                            return answer
                        # What it could not compute, for want of memory perhaps, may have left it in disorder.
                        child.end()
                        if was_fresh:
                            return answer
                        child = self._started()
            except BaseException:
                child.end()
                raise

    def _take(self) -> Child:
        with self._lock:
            if self._is_closed:
                raise ValueError("this Reader is closed")
            if self._idle:
                return self._idle.pop()
        return self._started()

    def _started(self) -> Child:
        path = program()
        child = Child([path, *self._command], self._memory_limit)
        try:
            # A line that names no picture: it answers where it runs at all.
            child.ask({"id": 0}, GRACE)
        except ChildLate as error:
            raise LiveTextError("engineUnavailable", f"{path} does not answer.") from error
        except ChildEnded as end:
            if end.status == os.EX_USAGE:
                raise LiveTextError("invalidOption", end.notes.partition("\n")[0].removeprefix("Error: ")) from end
            reason = end.notes or f"it ended with {end.cause}"
            raise LiveTextError("engineUnavailable", f"{path} does not start: {reason}") from end
        child.answered = 0
        return child

    def _put_back(self, child: Child) -> None:
        with self._lock:
            if not self._is_closed:
                self._idle.append(child)
                return
        child.end()

    def close(self) -> None:
        """Ends the processes; those that are reading end afterwards."""
        if os.getpid() != self._owner:
            return
        with self._lock:
            self._is_closed = True
            idle, self._idle = self._idle, []
        for child in idle:
            child.end()


def _failure(code: str, message: str) -> dict[str, Any]:
    return {"error": {"code": code, "message": message}}
