#!/usr/bin/env python3
"""Shows PDFs in Chromium's and in Firefox's own viewer, all text of the page selected, for somebody to look at.

usage: xvfb-run -s "-screen 0 1200x1400x24" Benchmarks/pdf_viewers.py FOLDER FILE.pdf…

Leaves NAME.chromium.png and NAME.firefox.png in the folder, and NAME.firefox.txt with what Firefox would copy. Needs chromium, firefox-esr and
playwright (Tests/Browser/requirements.txt). Firefox is driven over its Marionette protocol, which Debian's build has.
"""
import base64
import json
import pathlib
import socket
import subprocess
import sys
import tempfile
import time

SELECT = """
const pages = document.getElementById("viewer");
getSelection().selectAllChildren(pages);
return getSelection().toString();
"""
READY = 'return document.querySelectorAll(".textLayer .endOfContent").length'


class Firefox:
    def __init__(self, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        (folder / "user.js").write_text(
            f'user_pref("marionette.port", {port});\nuser_pref("browser.shell.checkDefaultBrowser", false);\n'
            'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n')
        self.process = subprocess.Popen(
            ["firefox-esr", "--marionette", "--headless", "--no-remote", "--profile", folder], stderr=subprocess.DEVNULL)
        for _ in range(240):
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), 60)
                break
            except OSError:
                time.sleep(0.5)
        self.receive()
        self.ask("WebDriver:NewSession")

    def receive(self):
        length = b""
        while not length.endswith(b":"):
            length += self.socket.recv(1)
        data = b""
        while len(data) < int(length[:-1]):
            data += self.socket.recv(1 << 20)
        return json.loads(data)

    def ask(self, name, **parameters):
        text = json.dumps([0, 1, name, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(text), text))
        _, _, error, value = self.receive()
        if error:
            raise SystemExit(error["message"])
        return value.get("value") if isinstance(value, dict) else value

    def show(self, file, target):
        self.ask("WebDriver:SetWindowRect", width=1100, height=1300)
        self.ask("WebDriver:Navigate", url=file.as_uri())
        for _ in range(60):
            if self.ask("WebDriver:ExecuteScript", script=READY, args=[]):
                break
            time.sleep(0.5)
        text = self.ask("WebDriver:ExecuteScript", script=SELECT, args=[])
        target.with_name(file.stem + ".firefox.txt").write_text(text, encoding="utf-8")
        target.write_bytes(base64.b64decode(self.ask("WebDriver:TakeScreenshot", full=False)))

    def close(self):
        self.process.terminate()
        self.process.wait()


def chromium(files, folder):
    from playwright.sync_api import sync_playwright

    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path="/usr/bin/chromium", headless=False, args=["--no-sandbox"])
        for file in files:
            page = browser.new_page(viewport={"width": 1100, "height": 1250})
            page.goto(file.as_uri())
            page.wait_for_timeout(4000)
            viewer = next(frame for frame in page.frames if frame.url.startswith("chrome-extension:"))
            viewer.evaluate("() => document.querySelector('pdf-viewer').pluginController_.selectAll()")
            page.wait_for_timeout(1000)
            page.screenshot(path=folder / (file.stem + ".chromium.png"))
            page.close()
        browser.close()


def main():
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    folder = pathlib.Path(sys.argv[1]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    files = [pathlib.Path(name).resolve() for name in sys.argv[2:]]
    with tempfile.TemporaryDirectory() as profile:
        firefox = Firefox(pathlib.Path(profile))
        try:
            for file in files:
                firefox.show(file, folder / (file.stem + ".firefox.png"))
        finally:
            firefox.close()
    chromium(files, folder)


if __name__ == "__main__":
    main()
