"""WebKit as Debian has it: MiniBrowser by WebKitWebDriver, on a screen that nobody sees; as much of Playwright's `Page` as the least tests need."""

import json
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

BROWSER = next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))), None)
IS_THERE = BROWSER is not None and all(map(shutil.which, ("WebKitWebDriver", "Xvfb", "dbus-run-session")))


class WebKit:
    """A window until it is closed."""

    def __init__(self) -> None:
        # Xvfb takes a display that is free, and says which.
        reading, writing = os.pipe()
        self.screen = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1200x1000x24"], pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            display = told.readline().strip()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.url = f"http://127.0.0.1:{probe.getsockname()[1]}"
        environment = {**os.environ, "DISPLAY": f":{display}", "LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        command = ["dbus-run-session", "--", "WebKitWebDriver", f"--port={self.url.rpartition(':')[2]}"]
        self.driver = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        options = {"binary": str(BROWSER), "args": ["--automation"]}
        end = time.monotonic() + 30
        while True:
            try:
                found = self.ask("POST", "/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
                break
            except (ConnectionError, URLError) as error:
                if isinstance(error, HTTPError) or time.monotonic() > end:
                    raise
                time.sleep(0.2)
        self.session = f"/session/{found['sessionId']}"

    def close(self) -> None:
        self.ask("DELETE", self.session)
        for process in (self.driver, self.screen):
            process.terminate()
            process.wait()

    def ask(self, method: str, path: str, **parameters: Any) -> Any:
        body = json.dumps(parameters).encode() if method == "POST" else None
        with urlopen(Request(self.url + path, data=body, method=method, headers={"Content-Type": "application/json"}), timeout=60) as answer:
            return json.loads(answer.read())["value"]

    def goto(self, url: str) -> None:
        self.ask("POST", f"{self.session}/url", url=url)

    def evaluate(self, expression: str, argument: Any = None) -> Any:
        """The value of an expression, or of the call of a function, and of what that promises."""
        script = f"const value = ({expression}); return typeof value === 'function' ? value(arguments[0]) : value;"
        return self.ask("POST", f"{self.session}/execute/sync", script=script, args=[argument])

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def point(self, *steps: tuple[float, float] | str) -> None:
        """Moves the mouse to places; "down" and "up" press and let go."""
        actions = [{"type": "pointer" + step.title(), "button": 0} if isinstance(step, str) else {"type": "pointerMove", "x": round(step[0]), "y": round(step[1]), "duration": 10} for step in steps]
        self.ask("POST", f"{self.session}/actions", actions=[{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}])
