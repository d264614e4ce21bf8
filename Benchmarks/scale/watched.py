"""A program and all processes that it starts, however deep: what they take, and an end for all of them at once."""
import os
import pathlib
import signal
import subprocess
import threading
import time
import uuid

TICKS = os.sysconf("SC_CLK_TCK")
MARK = "LIVETEXT_WATCHED"


class Watched:
    """Runs a command. Processes are known by a variable that they inherit, because daemons leave their parents."""

    def __init__(self, command, environment, interval=0.2, **options):
        self._mark = f"{MARK}={uuid.uuid4()}".encode()
        name, _, value = self._mark.decode().partition("=")
        self.started = time.monotonic()
        self._process = subprocess.Popen(command, env={**environment, name: value}, **options)
        self._interval = interval
        self._seconds = {}  # core-seconds of each process so far, by its number, name and moment of starting
        self._ours, self._others = set(), set()
        self.memory = []  # (seconds since the start, bytes of its own that each reading process has)
        self._has_ended = threading.Event()
        self._thread = threading.Thread(target=self._watch)
        self._thread.start()

    def running(self):
        return self._process.poll() is None

    def wait(self, timeout=None):
        """The exit status, when all that was started has ended, too."""
        try:
            status = self._process.wait(timeout)
        finally:
            self.seconds = time.monotonic() - self.started
            self.kill()
        return status

    def kill(self):
        """Ends every process of it without warning, until there is none."""
        while alive := self._members():
            for number in alive:
                try:
                    os.kill(number, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            # Those whose parent is this process stay until it has seen them.
            self._process.poll()
            time.sleep(0.05)
        self._has_ended.set()
        self._thread.join()
        self._process.wait()

    def cores(self, name=None):
        """Core-seconds of all processes, or of those with a name."""
        return sum(seconds for (_, known, _), seconds in self._seconds.items() if name in (None, known))

    def _members(self):
        members = []
        numbers = {int(path) for path in os.listdir("/proc") if path.isdigit()}
        # What a number stands for may change with time, but not what is another's while it lives.
        self._ours &= numbers
        self._others &= numbers
        for number in numbers - self._others:
            try:
                if number not in self._ours:
                    has_mark = self._mark in pathlib.Path(f"/proc/{number}/environ").read_bytes()
                    has_started = pathlib.Path(f"/proc/{number}/cmdline").read_bytes()
                    if not has_mark:
                        # A process that is just being made shows its parent's, or nothing yet.
                        if has_started and time.time() - pathlib.Path(f"/proc/{number}").stat().st_ctime > 5:
                            self._others.add(number)
                        continue
                    self._ours.add(number)
                if pathlib.Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z":
                    members.append(number)
            except OSError:
                continue
        return members

    def _watch(self):
        while not self._has_ended.wait(self._interval):
            sizes = []
            for number in self._members():
                try:
                    head, _, tail = pathlib.Path(f"/proc/{number}/stat").read_text().rpartition(")")
                    name = head.partition("(")[2]
                    fields = tail.split()
                    self._seconds[number, name, fields[19]] = (int(fields[11]) + int(fields[12])) / TICKS
                    if name == "analyze":
                        status = pathlib.Path(f"/proc/{number}/status").read_text()
                        sizes.append(1024 * int(status.partition("RssAnon:")[2].split()[0]))
                except (OSError, IndexError):
                    continue
            self.memory.append((time.monotonic() - self.started, sizes))
