"""What to look for in a picture, and how."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal, TypedDict


class ReadingOptions(TypedDict, total=False):
    """The options of ``read``, which are those of the command line; all have a default."""

    types: Sequence[Literal["text", "codes", "data", "icons", "code-glyphs"]]
    languages: Sequence[str]
    region: str
    reference: str
    engine: Literal["automatic", "neural", "tesseract"]
    custom_words: Sequence[str]
    symbologies: Sequence[str]
    thorough: bool
    page: int
    orientation: int
    max_bytes: int
    max_pixels: int
    timings: bool


@dataclass(frozen=True)
class Options:
    """The options, as values that can be compared."""

    types: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    region: str | None = None
    reference: str | None = None
    engine: str | None = None
    custom_words: tuple[str, ...] = ()
    symbologies: tuple[str, ...] = ()
    thorough: bool = False
    page: int | None = None
    orientation: int | None = None
    max_bytes: int | None = None
    max_pixels: int | None = None
    timings: bool = False

    @classmethod
    def of(cls, options: ReadingOptions) -> Options:
        """Raises ``TypeError`` where an option is not known or has another type."""
        found: dict[str, Any] = {}
        for name, value in options.items():
            if isinstance(getattr(cls, name, None), tuple):
                if isinstance(value, str):
                    raise TypeError(f"{name} takes several: [{value!r}]")
                value = tuple(value)  # type: ignore[arg-type]
            found[name] = value
        return cls(**found)

    @property
    def arguments(self) -> list[str]:
        """The command line's."""
        arguments = []
        for name, value in self._given():
            flag = "--" + name.replace("_", "-")
            arguments.append(flag if value is True else f"{flag}={_text(value)}")
        return arguments

    @property
    def query(self) -> dict[str, str]:
        """A server's, which has its own limits."""
        return {_camel(name): _text(value) for name, value in self._given() if name not in ("max_bytes", "max_pixels")}

    def _given(self) -> list[tuple[str, Any]]:
        values = ((field.name, getattr(self, field.name)) for field in fields(self))
        return [(name, value) for name, value in values if value not in ((), None, False)]


def _text(value: Any) -> str:
    if value is True:
        return "true"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _camel(name: str) -> str:
    head, *rest = name.split("_")
    return head + "".join(part.capitalize() for part in rest)
