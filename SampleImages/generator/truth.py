"""What a picture shows: the expectation that is written beside it."""

import json
from dataclasses import dataclass, field
from typing import Any

from .geometry import Matrix, Quad, mapped, union

Value = dict[str, Any]


@dataclass(frozen=True)
class Word:
    text: str
    quad: Quad


@dataclass(frozen=True)
class Line:
    words: tuple[Word, ...]
    quad: Quad

    @property
    def text(self) -> str:
        return " ".join(word.text for word in self.words)

    @staticmethod
    def upright(inked: list[tuple[str, Quad]]) -> "Line":
        """A horizontal line from the ink of its words; all words get the line's height."""
        quad = union(ink for _, ink in inked)
        top, bottom = quad[0][1], quad[2][1]
        words = (Word(t, ((i[0][0], top), (i[1][0], top), (i[1][0], bottom), (i[0][0], bottom))) for t, i in inked)
        return Line(tuple(words), quad)


@dataclass(frozen=True)
class Code:
    symbology: str
    payload: str
    quad: Quad


@dataclass(frozen=True)
class Datum:
    type: str
    text: str
    value: Value


@dataclass
class Truth:
    lines: list[Line] = field(default_factory=list)
    codes: list[Code] = field(default_factory=list)
    data: list[Datum] = field(default_factory=list)

    def extend(self, other: "Truth") -> None:
        self.lines += other.lines
        self.codes += other.codes
        self.data += other.data

    def mapped(self, matrix: Matrix) -> "Truth":
        def moved(line: Line) -> Line:
            words = tuple(Word(word.text, mapped(word.quad, matrix)) for word in line.words)
            return Line(words, mapped(line.quad, matrix))

        codes = [Code(code.symbology, code.payload, mapped(code.quad, matrix)) for code in self.codes]
        return Truth([moved(line) for line in self.lines], codes, list(self.data))

    def items(self) -> dict[str, list[dict[str, Any]]]:
        """The lists of the expectation, after a check that all data are in the text."""
        text = "\n".join(line.text for line in self.lines)
        for datum in self.data:
            if datum.text not in text:
                raise ValueError(f"not in the text: {datum.text!r}")
        return {
            "lines": [
                {
                    "text": line.text,
                    "quad": rounded(line.quad),
                    "words": [{"text": word.text, "quad": rounded(word.quad)} for word in line.words],
                }
                for line in self.lines
            ],
            "codes": [{"symbology": c.symbology, "payload": c.payload, "quad": rounded(c.quad)} for c in self.codes],
            "data": [{"type": d.type, "text": d.text, "value": d.value} for d in self.data],
        }


def rounded(quad: Quad) -> list[list[float]]:
    return [[round(x, 1), round(y, 1)] for x, y in quad]


def pretty(expectation: dict[str, Any]) -> str:
    """JSON with one field a line, and one entry of a list a line."""

    def compact(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False)

    def shown(value: Any) -> str:
        if isinstance(value, list) and value:
            return "[\n    " + ",\n    ".join(compact(entry) for entry in value) + "\n  ]"
        return compact(value)

    return "{\n  " + ",\n  ".join(f"{compact(k)}: {shown(v)}" for k, v in expectation.items()) + "\n}\n"
