"""Lines as Docling takes them: cells with four corners, in points of the page."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import livetext
from docling_core.types.doc.base import BoundingBox, CoordOrigin
from docling_core.types.doc.page import BoundingRectangle, TextCell


def of(analysis: livetext.Analysis, origin: tuple[float, float], scale: float) -> Iterator[TextCell]:
    """The cells of a reading whose top left is at ``origin``, in reading order."""
    for line in analysis.lines:
        for words in _runs(line.words):
            begin, end = (offset - line.range[0] for offset in (words[0].range[0], words[-1].range[1]))
            # Offsets count UTF-16 code units.
            text = line.text.encode("utf-16-le")[2 * begin : 2 * end].decode("utf-16-le")
            rect = _rectangle(line.quad, [word.quad for word in words], origin, scale)
            # Docling numbers cells itself.
            yield TextCell(index=0, text=text, orig=text, confidence=line.confidence, from_ocr=True, rect=rect)


def is_within(cell: TextCell, regions: Sequence[BoundingBox]) -> bool:
    """Whether the middle of a cell lies in one of the regions."""
    x, y = cell.rect.centre
    return any(region.l <= x <= region.r and region.t <= y <= region.b for region in regions)


def _runs(words: Sequence[livetext.Word]) -> Iterator[list[livetext.Word]]:
    """Words without a gap that is wider than they are tall: the columns of a table's row are cells of their own."""
    run: list[livetext.Word] = []
    for word in words:
        if run and _gap(run[-1].quad, word.quad) > math.dist(word.quad[0], word.quad[3]):
            yield run
            run = []
        run.append(word)
    if run:
        yield run


def _gap(before: livetext.Quad, after: livetext.Quad) -> float:
    """From side to side of two words, whichever of them is the left one."""
    return min(
        math.dist(_middle(before[1], before[2]), _middle(after[0], after[3])),
        math.dist(_middle(before[0], before[3]), _middle(after[1], after[2])),
    )


def _middle(first: livetext.Point, second: livetext.Point) -> livetext.Point:
    return (first[0] + second[0]) / 2, (first[1] + second[1]) / 2


def _rectangle(
    line: livetext.Quad, words: Sequence[livetext.Quad], origin: tuple[float, float], scale: float
) -> BoundingRectangle:
    """Around words, as tilted as their line."""
    angle = math.atan2(line[1][1] - line[0][1], line[1][0] - line[0][0])
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    points = [point for quad in words for point in quad]
    ends = [point[0] * along[0] + point[1] * along[1] for point in points]
    sides = [point[0] * across[0] + point[1] * across[1] for point in points]

    def corner(end: float, side: float) -> tuple[float, float]:
        return (
            origin[0] + (end * along[0] + side * across[0]) / scale,
            origin[1] + (end * along[1] + side * across[1]) / scale,
        )

    # Docling begins at the lower left and goes counter-clockwise.
    first, last, top, bottom = min(ends), max(ends), min(sides), max(sides)
    corners = [corner(first, bottom), corner(last, bottom), corner(last, top), corner(first, top)]
    places = {f"r_{axis}{number}": point[axis == "y"] for number, point in enumerate(corners) for axis in "xy"}
    return BoundingRectangle(coord_origin=CoordOrigin.TOPLEFT, **places)
