"""Somebody's website: pages with the element in them, the sample pictures, and an endpoint that passes on to the server."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from server import Server

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "Sources" / "LiveTextServer" / "Web"
SAMPLES = ROOT / "SampleImages"
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; media-src 'self' blob:; connect-src 'self'"
TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html; charset=utf-8", ".json": "application/json", ".svg": "image/svg+xml", ".jpg": "image/jpeg", ".png": "image/png"}


class Website:
    """Answers on a port of its own until it is closed. `files` are served beside those of the repository."""

    def __init__(self, server: Server, analyses: dict[str, dict]) -> None:
        self.server = server
        self.analyses = analyses
        self.files: dict[str, bytes] = {}
        self.uploads = 0
        """How many pictures were sent to the endpoint."""
        self.delays: list[float] = []
        """Seconds to wait before the next answers of the endpoint, one each."""
        self.refusals = 0
        """How many of the next pictures the endpoint is too busy for."""
        website = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                website.get(self)

            def do_POST(self) -> None:
                website.post(self)

            def log_message(self, *_: object) -> None:
                pass

        self.listener = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.listener.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.listener.server_address[1]}"

    def close(self) -> None:
        self.listener.shutdown()
        self.listener.server_close()

    def get(self, request: BaseHTTPRequestHandler) -> None:
        name = unquote(urlsplit(request.path).path).removeprefix("/")
        if name == "blank":
            body = b'<!doctype html><html lang="en"><title>Test</title><script type="module" src="/live-text.js"></script><main></main></html>'
            return self.answer(request, 200, TYPES[".html"], body)
        if name in self.files:
            return self.answer(request, 200, TYPES[Path(name).suffix], self.files[name])
        if name.startswith("analyses/"):
            found = self.analyses.get(name.removeprefix("analyses/").removesuffix(".json"))
            return self.answer(request, 200 if found else 404, TYPES[".json"], json.dumps(found).encode())
        if name == "favicon.ico":  # Browsers ask for one now and then.
            name = "icon.svg"
        file = SAMPLES / name.removeprefix("samples/") if name.startswith("samples/") else WEB / name
        if not file.is_file():
            return self.answer(request, 404, "text/plain", b"not there")
        self.answer(request, 200, TYPES[file.suffix], file.read_bytes())

    def post(self, request: BaseHTTPRequestHandler) -> None:
        body = request.rfile.read(int(request.headers["Content-Length"]))
        self.uploads += 1
        if self.refusals:
            self.refusals -= 1
            return self.answer(request, 503, TYPES[".json"], b'{"detail": "Too busy."}')
        if self.delays:
            threading.Event().wait(self.delays.pop(0))
        headers = {name: request.headers[name] for name in ("Accept", "Content-Type") if name in request.headers}
        self.answer(request, *self.server.post(request.path, body, headers))

    def answer(self, request: BaseHTTPRequestHandler, status: int, media_type: str, body: bytes) -> None:
        try:
            request.send_response(status)
            request.send_header("Content-Type", media_type)
            request.send_header("Content-Length", str(len(body)))
            request.send_header("Content-Security-Policy", POLICY)
            request.end_headers()
            request.wfile.write(body)
        except (BrokenPipeError, ConnectionResetError):
            pass  # The page has dropped the request.
