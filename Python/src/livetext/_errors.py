"""What goes wrong, with a code that programs can tell apart."""

from __future__ import annotations


class LiveTextError(Exception):
    """A picture that could not be read, or a program that could not be started.

    ``code`` is one of those in the JSON Schema: ``unreadableImage``, ``unsupportedFormat``, ``imageTooLarge``,
    ``languageUnavailable``, ``engineUnavailable``, ``recognitionFailed``, ``timedOut``, ``busy``, ``cancelled``, ``internal``;
    or, from a server, the code of its refusal.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message

    def __str__(self) -> str:
        return f"{self.message} ({self.code})"
