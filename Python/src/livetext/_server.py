"""A running server as what reads."""

from __future__ import annotations

import http.client
import json
import threading
import time
import urllib.parse
from typing import Any

from ._errors import LiveTextError
from ._options import Options
from ._picture import Picture


class Server:
    """Sends pictures to ``analyze serve``, on a connection for each thread."""

    def __init__(
        self, url: str, options: Options | None = None, api_key: str | None = None, deadline: float = 60, places: int = 4
    ) -> None:
        parts = urllib.parse.urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"a server has an address such as http://127.0.0.1:8080, not {url!r}")
        self._parts = parts
        self._query = {**(options or Options()).query, "deadline": f"{deadline:g}"}
        self._key = api_key
        self._deadline = deadline
        self._local = threading.local()
        self.places = places

    def answer(self, picture: Picture) -> dict[str, Any]:
        """The answer. Raises ``LiveTextError`` where the server refuses, and ``OSError`` where a file cannot be read."""
        return self._asked("/v1/analyze", picture.data(), "application/octet-stream", self._query)

    def detect(self, question: dict[str, Any], query: dict[str, str]) -> dict[str, Any]:
        """What is found in a text. Raises ``LiveTextError``."""
        return self._asked("/v1/detect", json.dumps(question).encode(), "application/json", query)

    def close(self) -> None:
        """Closes this thread's connection; those of others go with their threads."""
        connection = self._local.__dict__.pop("connection", None)
        if connection is not None:
            connection.close()

    def _asked(self, path: str, body: bytes, kind: str, query: dict[str, str]) -> dict[str, Any]:
        target = self._parts.path.rstrip("/") + path + "?" + urllib.parse.urlencode(query)
        headers = {"Content-Type": kind, "Accept": "application/json"}
        if self._key is not None:
            headers["Authorization"] = "Bearer " + self._key
        until = time.monotonic() + self._deadline
        try:
            status, data, pause = self._exchanged(target, body, headers)
            while status == 503 and time.monotonic() + pause < until:
                time.sleep(pause)
                status, data, pause = self._exchanged(target, body, headers)
        except TimeoutError as error:
            raise LiveTextError("timedOut", f"The server did not answer within {self._deadline:g} seconds.") from error
        except (OSError, http.client.HTTPException) as error:
            raise LiveTextError("engineUnavailable", f"The server cannot be reached: {error!r}.") from error
        try:
            answer = json.loads(data)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise LiveTextError("internal", f"The server answered with status {status} and no object of JSON.")
        if status != 200:
            # RFC 9457.
            message = answer.get("detail") or answer.get("title") or f"The server answered with status {status}."
            raise LiveTextError(str(answer.get("code", "internal")), str(message))
        return answer

    def _exchanged(self, target: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes, float]:
        known = self._local.__dict__.get("connection")
        if known is not None:
            try:
                return self._sent(known, target, body, headers)
            except (http.client.RemoteDisconnected, http.client.CannotSendRequest, ConnectionError):
                # A connection that was kept may have been closed meanwhile. Asking twice does no harm.
                pass
        kind = http.client.HTTPSConnection if self._parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(self._parts.hostname or "", self._parts.port, timeout=self._deadline + 10)
        self._local.connection = connection
        return self._sent(connection, target, body, headers)

    def _sent(
        self, connection: http.client.HTTPConnection, target: str, body: bytes, headers: dict[str, str]
    ) -> tuple[int, bytes, float]:
        try:
            connection.request("POST", target, body, headers)
            response = connection.getresponse()
            wanted = response.headers.get("Retry-After", "")
            return response.status, response.read(), float(wanted) if wanted.isdecimal() else 1.0
        except BaseException:
            connection.close()
            raise
