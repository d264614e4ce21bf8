"""Where paragraphs, lines and words stand, in the terms that hOCR and OCRmyPDF have for it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

# How much of a line's height lies below the feet of most letters.
DESCENT = 0.2
# A line within this of level, in degrees, is described by its slope, others by their angle.
LEVEL = 45
# As many letters as leave no doubt which way a page stands.
ENOUGH = 20

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Word:
    """A word: its text, its upright box, and 0 to 1."""

    text: str
    box: Box
    confidence: float


@dataclass(frozen=True)
class Line:
    """A line; its baseline is ``slope`` and ``intercept`` from the lower left corner of its box, or an angle tells how it stands."""

    box: Box
    slope: float
    intercept: float
    # Degrees counter-clockwise; 0 where the slope tells.
    angle: float
    is_right_to_left: bool
    language: str | None
    words: list[Word]


@dataclass(frozen=True)
class Paragraph:
    """Lines that belong together."""

    box: Box
    lines: list[Line]


def paragraphs(analysis: Any) -> Iterator[Paragraph]:
    """The blocks of a page in reading order."""
    for block in analysis.blocks:
        lines = [_line(analysis.lines[index], analysis) for index in block.lines]
        lines = [line for line in lines if line.words]
        if lines:
            yield Paragraph(_box(block.quad, analysis), lines)


def text(analysis: Any) -> str:
    """The text with an empty line after each block."""
    blocks = ("\n".join(analysis.lines[index].text for index in block.lines) for block in analysis.blocks)
    return "".join(block + "\n\n" for block in blocks)


def orientation(analysis: Any) -> tuple[int, float, float]:
    """How far the text is turned clockwise, how sure that is from 0 to 15, and the tilt that is left, in degrees clockwise."""
    turns = [0, 0, 0, 0]
    tilts: list[tuple[float, float, int]] = []
    for line in analysis.lines:
        letters = sum(map(str.isalpha, line.text))
        if not letters:
            continue
        angle = _angle(line.quad)
        # A column of an upright page reads downwards.
        if _is_column(line, angle):
            angle -= 90
        quarters = round(angle / 90)
        turns[quarters % 4] += letters
        tilts.append((angle - 90 * quarters, _length(line.quad), quarters % 4))
    total = sum(turns)
    if total < 2:
        return 0, 0.0, 0.0
    best = max(range(4), key=turns.__getitem__)
    confidence = 15 * max(0.0, 2 * turns[best] / total - 1) * min(1.0, total / ENOUGH)
    return best * 90, confidence, _median([(tilt, weight) for tilt, weight, turn in tilts if turn == best])


def _median(values: list[tuple[float, float]]) -> float:
    half = sum(weight for _, weight in values) / 2
    reached = 0.0
    for value, weight in sorted(values):
        reached += weight
        if reached >= half:
            return value
    return 0.0


def _line(line: Any, analysis: Any) -> Line:
    words = [Word(word.text, _box(word.quad, analysis), word.confidence) for word in line.words if word.text]
    angle = _angle(line.quad)
    right_to_left = _is_right_to_left(line.text)
    if abs(angle) > LEVEL:
        return Line(_box(line.quad, analysis), 0.0, 0.0, (-angle) % 360, right_to_left, line.language, words)
    height = _height(line.quad)
    left = line.quad[3]
    slope = math.tan(math.radians(angle))
    # Upright and as high as the letters, standing at the left end: the upright box around a tilted line is higher than these.
    right = max(left[0] + 1, line.quad[1][0], line.quad[2][0])
    box = (left[0], left[1] - height, right, left[1])
    return Line(box, slope, -DESCENT * height, 0.0, right_to_left, line.language, words)


def _box(quad: Any, analysis: Any) -> Box:
    """The upright box around a quad, on the page, at least a pixel wide and high."""
    left, right = _span([point[0] for point in quad], analysis.width)
    top, bottom = _span([point[1] for point in quad], analysis.height)
    return left, top, right, bottom


def _span(places: list[float], extent: int) -> tuple[float, float]:
    low = min(max(0.0, min(places)), max(0, extent - 1))
    return low, max(min(max(places), extent), low + 1)


def _angle(quad: Any) -> float:
    """The reading direction in degrees clockwise, more than -180 and at most 180."""
    (left, top), (right, bottom) = quad[0], quad[1]
    return math.degrees(math.atan2(bottom - top, right - left))


def _length(quad: Any) -> float:
    return math.dist(quad[0], quad[1])


def _height(quad: Any) -> float:
    return max(1.0, math.dist(quad[0], quad[3]))


def _is_column(line: Any, angle: float) -> bool:
    letter = next(filter(str.isalpha, line.text), "")
    return 45 < angle < 135 and any(start <= ord(letter) <= end for start, end in _COLUMNS if letter)


def _is_right_to_left(text: str) -> bool:
    letter = next(filter(str.isalpha, text), "")
    return bool(letter) and any(start <= ord(letter) <= end for start, end in _RIGHT_TO_LEFT)


# Scripts that are written in columns, and from right to left.
_COLUMNS = ((0x2E80, 0x312F), (0x31A0, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFF))
_RIGHT_TO_LEFT = ((0x0590, 0x08FF), (0xFB1D, 0xFDFF), (0xFE70, 0xFEFF), (0x10800, 0x10FFF), (0x1E800, 0x1EFFF))
