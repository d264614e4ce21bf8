"""A page with the overlay as it is in Sources, and pictures of a folder, on a port of its own."""
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "Sources/LiveTextServer/Web"
TYPES = {".js": "text/javascript", ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".bmp": "image/bmp", ".webp": "image/webp"}
PAGE = b"""<!doctype html><html lang="en"><title>Selection</title><script type="module" src="/live-text.js"></script>
<script type="module" src="/selection.js"></script><main></main></html>"""


class Site:
    """Answers until it is closed."""

    def __init__(self, folder):
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                name = unquote(self.path).removeprefix("/")
                file = {"selection.js": ROOT / "Benchmarks/selection.js"}.get(name, WEB / name if name.endswith(".js") else folder / name)
                found = PAGE if not name else file.read_bytes() if file.is_file() else None
                self.send_response(404 if found is None else 200)
                self.send_header("Content-Type", TYPES.get(file.suffix.lower(), "text/html; charset=utf-8"))
                self.send_header("Content-Length", str(len(found or b"")))
                self.end_headers()
                self.wfile.write(found or b"")

            def log_message(self, *_):
                pass

        self.listener = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.listener.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.listener.server_address[1]}"

    def close(self):
        self.listener.shutdown()
        self.listener.server_close()
