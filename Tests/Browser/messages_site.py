"""A host page with a transcript in it, and pages of apps, good and bad, as other people would serve them."""

from http.server import BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import urlsplit

from website import Website

APPS = Path(__file__).parent / "apps"
HOST = b"""<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Host</title>
<link rel="stylesheet" href="/host.css"><script type="module" src="/live-messages.js"></script>
<live-transcript><button id="own">A button of the page</button></live-transcript></html>"""
HOST_STYLE = b"html, body { height: 100%; margin: 0; font: 16px sans-serif; } live-transcript { height: 100%; }"
HOST_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; frame-src 'self'; connect-src 'self'"


class MessagesSite(Website):
    """The website, and below /apps/ pages of apps, which have no policy at all: what keeps them in is the host."""

    def __init__(self) -> None:
        super().__init__(None, {})  # type: ignore[arg-type]  # No picture is read here.

    def get(self, request: BaseHTTPRequestHandler) -> None:
        name = urlsplit(request.path).path.removeprefix("/")
        file = APPS / f"{name.removeprefix('apps/')}.html"
        if name == "host":
            self.send(request, HOST, "text/html; charset=utf-8", {"Content-Security-Policy": HOST_POLICY})
        elif name == "host.css":
            self.send(request, HOST_STYLE, "text/css", {})
        elif name.startswith("apps/") and file.is_file():
            self.send(request, file.read_bytes(), "text/html; charset=utf-8", {})
        elif name == "live-messages-app.js":
            self.send(request, (APPS.parents[2] / "Sources/LiveTextServer/Web" / name).read_bytes(), "text/javascript", {"Access-Control-Allow-Origin": "*"})
        else:
            super().get(request)

    def send(self, request: BaseHTTPRequestHandler, body: bytes, media_type: str, headers: dict[str, str]) -> None:
        try:
            request.send_response(200)
            for key, value in {"Content-Type": media_type, "Content-Length": str(len(body)), "Cache-Control": "no-store", **headers}.items():
                request.send_header(key, value)
            request.end_headers()
            request.wfile.write(body)
        except (BrokenPipeError, ConnectionResetError):
            pass  # The frame has gone.
