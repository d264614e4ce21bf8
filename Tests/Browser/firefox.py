"""Firefox by its own remote protocol, Marionette, which needs no driver beside it: as much of Playwright's `Page` as tests need."""

import base64
import io
import json
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

from PIL import Image

KEYS = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009", "Escape": "\ue00c", "End": "\ue010", "Home": "\ue011",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}
PREFERENCES = {"dom.events.testing.asyncClipboard": True, "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False}


class Firefox:
    """A window without a screen, until it is closed."""

    def __init__(self, profile: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        preferences = {"marionette.port": port, **PREFERENCES}
        (profile / "user.js").write_text("".join(f'user_pref("{name}", {json.dumps(value)});\n' for name, value in preferences.items()))
        command = ["firefox-esr", "--headless", "--no-remote", "--marionette", "--remote-allow-system-access", "--width", "1000", "--height", "900", "--profile", str(profile)]
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
        self.mouse = FirefoxMouse(self)
        self.keyboard = FirefoxKeyboard(self)

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

    def goto(self, url: str) -> None:
        self.ask("WebDriver:Navigate", url=url)

    def evaluate(self, expression: str, argument: Any = None) -> Any:
        """The value of an expression, or of the call of a function, and of what that promises; of statements only what they do."""
        script = f"const value = ({expression}); return typeof value === 'function' ? value(arguments[0]) : value;"
        try:
            return self.ask("WebDriver:ExecuteScript", script=script, args=[argument], sandbox=None)["value"]
        except AssertionError as error:
            if "SyntaxError" not in str(error):
                raise
            return self.ask("WebDriver:ExecuteScript", script=expression, args=[], sandbox=None)["value"]

    def evaluate_in_browser(self, script: str) -> Any:
        """The same in the browser's own window, which has its menus."""
        self.ask("Marionette:SetContext", value="chrome")
        try:
            return self.ask("WebDriver:ExecuteScript", script=f"return ({script})", args=[])["value"]
        finally:
            self.ask("Marionette:SetContext", value="content")

    def print_media(self, is_printed: bool) -> None:
        self.evaluate_in_browser(f"void (gBrowser.selectedBrowser.browsingContext.mediumOverride = {json.dumps('print' if is_printed else '')})")

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def screenshot(self, clip: dict[str, float] | None = None, path: Path | None = None) -> bytes:
        found = base64.b64decode(self.ask("WebDriver:TakeScreenshot", full=False, scroll=False)["value"])
        if clip:
            box = (clip["x"], clip["y"], clip["x"] + clip["width"], clip["y"] + clip["height"])
            stream = io.BytesIO()
            Image.open(io.BytesIO(found)).crop(tuple(map(round, box))).save(stream, "PNG")
            found = stream.getvalue()
        if path:
            path.write_bytes(found)
        return found

    def perform(self, kind: str, actions: list[dict[str, Any]]) -> None:
        self.ask("WebDriver:PerformActions", actions=[{"type": kind, "id": kind, "actions": actions}])


class FirefoxMouse:
    def __init__(self, firefox: Firefox) -> None:
        self.firefox = firefox
        self.place = (0.0, 0.0)

    def move(self, x: float, y: float, steps: int = 1) -> None:
        (left, top), self.place = self.place, (x, y)
        points = [(left + (x - left) * step / steps, top + (y - top) * step / steps) for step in range(1, steps + 1)]
        self.firefox.perform("pointer", [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 10} for x, y in points])

    def down(self) -> None:
        self.firefox.perform("pointer", [{"type": "pointerDown", "button": 0}])

    def up(self) -> None:
        self.firefox.perform("pointer", [{"type": "pointerUp", "button": 0}])

    def click(self, x: float, y: float, click_count: int = 1) -> None:
        self.move(x, y)
        # A person's hand takes longer: pages know where the pointer is by then.
        self.firefox.wait_for_timeout(100)
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.firefox.perform("pointer", press * click_count)

    def dblclick(self, x: float, y: float) -> None:
        self.click(x, y, 2)


class FirefoxKeyboard:
    def __init__(self, firefox: Firefox) -> None:
        self.firefox = firefox

    def press(self, keys: str) -> None:
        values = [KEYS.get(key, key) for key in keys.split("+")]
        down = [{"type": "keyDown", "value": value} for value in values]
        self.firefox.perform("key", down + [{"type": "keyUp", "value": value} for value in reversed(values)])
