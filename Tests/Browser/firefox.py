"""Firefox by its own remote protocol, Marionette, which needs no driver beside it."""

import json
import socket
import subprocess
import time
from pathlib import Path
from typing import Any


class Firefox:
    """A window without a screen, until it is closed."""

    def __init__(self, profile: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        (profile / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        command = ["firefox-esr", "--headless", "--no-remote", "--marionette", "--profile", str(profile)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.count = 0
        end = time.monotonic() + 60
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port))
                break
            except OSError:
                assert time.monotonic() < end, "Firefox did not start"
                time.sleep(0.2)
        self.answers = self.socket.makefile("rb")
        self.receive()
        self.ask("WebDriver:NewSession", capabilities={})

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()

    def receive(self) -> Any:
        length = b""
        while (digit := self.answers.read(1)) != b":":
            length += digit
        return json.loads(self.answers.read(int(length)))

    def ask(self, name: str, **parameters: Any) -> Any:
        self.count += 1
        body = json.dumps([0, self.count, name, parameters]).encode()
        self.socket.sendall(str(len(body)).encode() + b":" + body)
        _, _, error, result = self.receive()
        assert error is None, error
        return result

    def evaluate(self, expression: str) -> Any:
        return self.ask("WebDriver:ExecuteScript", script=f"return ({expression})", args=[])["value"]

    def mouse(self, *steps: tuple[float, float] | str) -> None:
        """Moves to points of the window, and presses or lets go of the button at "down" and "up"."""
        actions = [
            {"type": f"pointer{step.title()}", "button": 0} if isinstance(step, str)
            else {"type": "pointerMove", "x": round(step[0]), "y": round(step[1]), "duration": 100}
            for step in steps
        ]
        self.ask("WebDriver:PerformActions", actions=[{"type": "pointer", "id": "mouse", "actions": actions}])
