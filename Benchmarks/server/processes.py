"""The servers that are measured, as processes of their own."""
import contextlib
import os
import pathlib
import re
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

FOLDER = pathlib.Path(__file__).resolve().parent
OPEN = ("01", "08")  # Established, or closed by the client alone, as /proc/net/tcp has it.


class Server:
    def __init__(self, port, process):
        self.port = port
        self.process = process
        self.sizes = []

    def get(self, path):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as response:
            return response.read().decode()

    def memory(self):
        """What the server and its workers take up, in bytes, as /metrics says."""
        text = self.get("/metrics")
        names = ("process_resident_memory_bytes", "livetext_workers_resident_memory_bytes")
        return sum(int(re.search(rf"^{name} (\d+)$", text, re.MULTILINE)[1]) for name in names)

    def watch_memory(self):
        self.sizes.append(self.memory())

    def connections(self):
        """Connections that the server has open, once it had a second to close them."""
        time.sleep(1)
        lines = [line.split() for line in pathlib.Path("/proc/net/tcp").read_text().splitlines()[1:]]
        return sum(line[1].endswith(f":{self.port:04X}") and line[3] in OPEN for line in lines)

    def wait(self, process, path):
        for _ in range(1200):
            if process.poll() is not None:
                raise SystemExit(f"load: {process.args[0]} ended with {process.returncode}")
            with contextlib.suppress(OSError, urllib.error.URLError):
                return self.get(path)
            time.sleep(0.1)
        raise SystemExit(f"load: {process.args[0]} does not answer")


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@contextlib.contextmanager
def running(command, path, environment=None):
    port = free_port()
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            [*map(str, command), "--port", str(port)], stdout=log, stderr=log, env={**os.environ, **(environment or {})})
        try:
            server = Server(port, process)
            server.wait(process, path)
            yield server
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=60)


def analyze_server(analyze, options):
    """`analyze serve`, which works every answer out anew."""
    return running([analyze, "serve", "--cache-bytes", "0", *options], "/readyz")


def rapidocr_server(python, workers, threads):
    """RapidOCR behind FastAPI, each worker with so many threads."""
    command = [python, "-m", "uvicorn", "rapidocr_app:app", "--app-dir", FOLDER, "--workers", workers,
               "--log-level", "warning"]
    return running(command, "/", {"PEER_THREADS": str(threads)})
