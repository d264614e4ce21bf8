"""The service worker of the examples shows push messages with glyphs, as Chromium delivers them."""

import functools
import json
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser

WORKER = Path(__file__).resolve().parents[2] / "Examples" / "ServiceWorker" / "glyph-notifications.js"
SHOWN = """navigator.serviceWorker.ready.then(registration => registration.getNotifications())
    .then(shown => shown.map(({title, body, icon, data}) => ({title, body, icon, data})))"""


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def origin(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "glyph-notifications.js").write_bytes(WORKER.read_bytes())
    (tmp_path / "index.html").write_text("<!doctype html><title>Chat</title>")
    site = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(QuietHandler, directory=tmp_path))
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{site.server_port}"
    site.shutdown()


def test_messages_are_shown_with_their_glyphs(browser: Browser, origin: str) -> None:
    context = browser.new_context()
    context.grant_permissions(["notifications"], origin=origin)
    page = context.new_page()
    page.goto(origin)
    protocol = context.new_cdp_session(page)
    registrations: list[str] = []
    protocol.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(entry["registrationId"] for entry in event["registrations"]))
    protocol.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('glyph-notifications.js').then(() => navigator.serviceWorker.ready)")
    glyph = {"range": [0, 1], "identifier": "a/b c", "description": "party popper"}
    alone = {"title": "Ada", "body": "[party popper]", "text": "\ufffc", "glyphs": [glyph], "icon": "a/b c", "assets": "/glyphs/"}
    among = {"title": "Ben", "body": "[party popper] yes", "text": "\ufffc yes", "glyphs": [glyph], "assets": "/glyphs/"}
    for message in [alone, among]:
        protocol.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registrations[0], "data": json.dumps(message)})
    page.wait_for_function(f"async () => (await {SHOWN}).length === 2")
    image = f"{origin}/glyphs/a%2Fb%20c.png"
    first, second = sorted(page.evaluate(SHOWN), key=lambda shown: shown["title"])
    assert (first["title"], first["body"], first["icon"]) == ("Ada", "[party popper]", image)
    assert (second["title"], second["body"], second["icon"]) == ("Ben", "[party popper] yes", "")
    assert second["data"] == {"text": "\ufffc yes", "glyphs": [{**glyph, "image": image}]}
    context.close()
