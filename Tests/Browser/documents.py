"""Analyses and pictures made for a test, where the samples have none of the kind."""

import io
from typing import Any

from PIL import Image

Quad = list[list[float]]


def rectangle(x: float, y: float, width: float, height: float) -> Quad:
    return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]


def analysis(width: int, height: int, lines: list[list[tuple[str, Quad]]], separator: str = " ", **more: Any) -> dict[str, Any]:
    """An analysis from the words of each line and their quads."""
    found, transcript = [], ""
    for words in lines:
        transcript += "\n" if transcript else ""
        start, entries = len(transcript), []
        for index, (text, quad) in enumerate(words):
            transcript += separator if index else ""
            entries.append({"text": text, "confidence": 1, "quad": quad, "range": [len(transcript), len(transcript) + len(text)]})
            transcript += text
        leftmost, rightmost = sorted((words[0], words[-1]), key=lambda word: word[1][0][0])
        quad = [leftmost[1][0], rightmost[1][1], rightmost[1][2], leftmost[1][3]]
        found.append({"text": transcript[start:], "confidence": 1, "quad": quad, "range": [start, len(transcript)], "language": None, "words": entries})
    return {
        "image": "made.png", "width": width, "height": height, "transcript": transcript,
        "blocks": [{"quad": rectangle(0, 0, width, height), "lines": list(range(len(found)))}], "lines": found, "codes": [], "data": [], **more,
    }


def blank(width: int, height: int) -> bytes:
    stream = io.BytesIO()
    Image.new("RGB", (width, height), (240, 238, 230)).save(stream, "PNG")
    return stream.getvalue()


def page_of_words(count: int) -> dict[str, Any]:
    """A page of many words in lines of ten, all different."""
    lines = [
        [(f"word{10 * row + column}x", rectangle(40 + 92 * column, 20 + 12 * row, 80, 9)) for column in range(10)]
        for row in range(count // 10)
    ]
    return analysis(1000, 40 + 12 * (count // 10), lines)
