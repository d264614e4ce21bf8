"""One process that answers lines, and how its faults are told from those of others."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import selectors
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ._errors import LiveTextError

# Seconds between two looks at how much memory a process has.
PATIENCE = 0.05
# Bytes that it may ask for beyond what it may have, because not all of that is used.
RESERVE = 4 << 30


class ChildEnded(Exception):
    """The process ended before it had answered."""

    def __init__(self, status: int, notes: str) -> None:
        super().__init__(status, notes)
        self.status = status
        self.notes = notes

    @property
    def cause(self) -> str:
        """Why, as far as it is the same each time."""
        return f"signal {-self.status}" if self.status < 0 else f"status {self.status}"


class ChildLarge(ChildEnded):
    """The process took more memory than it may; it is no more."""

    def __init__(self, limit: int) -> None:
        super().__init__(0, "")
        self.limit = limit

    @property
    def cause(self) -> str:
        """Why."""
        return f"it took more than {self.limit} bytes of memory"


class ChildLate(Exception):
    """The answer did not come in time; the process is no more."""


class Child:
    """A process that reads lines and answers each with one; one caller at a time."""

    def __init__(self, command: Sequence[str], memory_limit: int | None = None) -> None:
        """Starts it. Raises ``LiveTextError`` with the code ``engineUnavailable`` where it cannot be started."""
        self.answered = 0
        try:
            # A session of its own: what interrupts the caller at a terminal is for the caller to handle.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise LiveTextError("engineUnavailable", f"{command[0]} does not start: {error}") from error
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._input, self._output, self._notes = self._process.stdin, self._process.stdout, self._process.stderr
        for pipe in (self._input, self._output, self._notes):
            os.set_blocking(pipe.fileno(), False)
        self._buffer = bytearray()
        self._said = b""
        self._memory_limit = memory_limit
        self._bound()

    def _bound(self) -> None:
        # It may have ended already, or the system may allow none of this.
        with contextlib.suppress(OSError, ValueError):
            resource.prlimit(self._process.pid, resource.RLIMIT_CORE, (0, 0))
            if self._memory_limit is not None:
                # Far from the limit itself, which the process must not meet: libraries that are refused memory may go on with
                # what they have, and give what they made of an earlier picture.
                most = self._memory_limit + RESERVE
                resource.prlimit(self._process.pid, resource.RLIMIT_DATA, (most, most))
            # Where memory runs out, the system ends this process, not the caller's.
            Path(f"/proc/{self._process.pid}/oom_score_adj").write_text("500")

    def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Raises ``ChildEnded`` and ``ChildLate``; after these, and any other error, it answers no more."""
        line = json.dumps(question, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogateescape")
        try:
            answer = json.loads(self._exchange(line + b"\n", time.monotonic() + seconds))
            if not isinstance(answer, dict) or answer.pop("id", None) != question.get("id"):
                raise ChildEnded(0, "an answer of another question")
        except BaseException:
            # Also when the caller is interrupted: the answer to come would be taken for the next one's.
            self.end()
            raise
        self.answered += 1
        return answer

    def _exchange(self, line: bytes, until: float) -> bytes:
        unsent = memoryview(line)
        with selectors.DefaultSelector() as selector:
            selector.register(self._input, selectors.EVENT_WRITE)
            selector.register(self._output, selectors.EVENT_READ)
            selector.register(self._notes, selectors.EVENT_READ)
            searched = 0
            look = time.monotonic() + PATIENCE
            while True:
                end = self._buffer.find(b"\n", searched)
                if end >= 0:
                    answer = bytes(self._buffer[:end])
                    del self._buffer[: end + 1]
                    return answer
                searched = len(self._buffer)
                ready = selector.select(max(0.0, min(until, look) - time.monotonic()))
                now = time.monotonic()
                if now >= look:
                    self._check_memory()
                    look = now + PATIENCE
                if not ready and now >= until:
                    raise ChildLate
                for key, _ in ready:
                    if key.fileobj is self._input:
                        unsent = self._send(unsent)
                        if not unsent:
                            selector.unregister(self._input)
                    elif key.fileobj is self._notes:
                        said = os.read(key.fd, 1 << 16)
                        self._said = (self._said + said)[-2000:]
                        if not said:
                            selector.unregister(self._notes)
                    else:
                        more = os.read(key.fd, 1 << 20)
                        if not more:
                            raise self._ended()
                        self._buffer += more

    def _check_memory(self) -> None:
        if self._memory_limit is None:
            return
        # It may have ended, which its output will say.
        with contextlib.suppress(OSError, ValueError, IndexError):
            pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()
            if (int(pages[1]) - int(pages[2])) * resource.getpagesize() > self._memory_limit:
                raise ChildLarge(self._memory_limit)

    def _send(self, unsent: memoryview) -> memoryview:
        try:
            return unsent[os.write(self._input.fileno(), unsent) :]
        except BlockingIOError:
            return unsent
        except BrokenPipeError:
            # Its output ends, too.
            return unsent[len(unsent) :]

    def _ended(self) -> ChildEnded:
        with contextlib.suppress(OSError):
            self._said += self._notes.read() or b""
        try:
            status = self._process.wait(5)
        except subprocess.TimeoutExpired:
            status = 0
        return ChildEnded(status, self._said.decode("utf-8", "replace").strip())

    def end(self) -> None:
        """Ends the process, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._input, self._output, self._notes):
            with contextlib.suppress(OSError):
                pipe.close()
