"""`analyze serve`, as people start it."""

import re
import subprocess
import threading
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Server:
    """Listens on a port of its own until it is closed."""

    def __init__(self, analyze: Path, *arguments: str) -> None:
        self.process = subprocess.Popen([analyze, "serve", "--port", "0", *arguments], stderr=subprocess.PIPE, text=True)
        assert self.process.stderr
        for line in self.process.stderr:
            if found := re.search(r'listening on [^"]*:(\d+)"', line):
                self.url = f"http://127.0.0.1:{found[1]}"
                break
        else:
            raise RuntimeError("the server did not start")
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()

    def post(self, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, str, bytes]:
        """The status, the media type and the body of an answer."""
        try:
            with urlopen(Request(self.url + path, data=body, headers=headers), timeout=60) as answer:
                return answer.status, answer.headers["Content-Type"], answer.read()
        except HTTPError as refusal:
            return refusal.code, refusal.headers["Content-Type"], refusal.read()
