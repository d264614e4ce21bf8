"""Tests of what load.py measures with."""
import http.server
import struct
import threading
import unittest

from .client import run_clients
from .picture import padded

JPEG = b"\xff\xd8\xff\xda" + b"scan" * 10 + b"\xff\xd9"


class EveryOtherIsRefused(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    count = 0

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        EveryOtherIsRefused.count += 1
        self.send_response(200 if EveryOtherIsRefused.count % 2 else 503)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


class LoadTests(unittest.TestCase):
    def test_padding_is_comments(self):
        picture = padded(JPEG, 200_000)
        self.assertLessEqual(abs(len(picture) - 200_000), 4)
        place = 2
        while picture[place:place + 2] == b"\xff\xfe":
            place += 2 + struct.unpack_from(">H", picture, place + 2)[0]
        self.assertEqual(picture[:2] + picture[place:], JPEG)

    def test_every_body_is_sent_once(self):
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), EveryOtherIsRefused) as server:
            threading.Thread(target=server.serve_forever).start()
            answers, seconds = run_clients(server.server_port, "/", [b"body"] * 6, 1)
            server.shutdown()
        self.assertEqual([answer.status for answer in answers], [200, 503] * 3)
        self.assertGreater(seconds, sum(answer.seconds for answer in answers))

    def test_nobody_there_is_no_answer(self):
        answers, _ = run_clients(1, "/", [b"body"], 1)
        self.assertEqual([answer.status for answer in answers], [0])


if __name__ == "__main__":
    unittest.main()
