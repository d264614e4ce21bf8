"""What an analysis shows: in a notebook, as a table, as parts of its text."""

from __future__ import annotations

import base64
import html
import math
from typing import TYPE_CHECKING, Any, TypeVar

from ._picture import Picture

if TYPE_CHECKING:
    import pandas

    from ._model import Block, Code, Data, Line, Quad, Range, Word

    A = TypeVar("A", bound="AnalysisViews")

# A notebook keeps what it shows: larger pictures are left out of it.
EMBEDDED_BYTES = 8 << 20


class AnalysisViews:
    """What an ``Analysis`` can do beyond its fields."""

    _picture: Picture | None = None

    if TYPE_CHECKING:
        width: int
        height: int
        transcript: str
        blocks: tuple[Block, ...]
        lines: tuple[Line, ...]
        codes: tuple[Code, ...]
        data: tuple[Data, ...]

    def with_picture(self: A, picture: Picture) -> A:
        """Remembers the picture, to show it."""
        object.__setattr__(self, "_picture", picture)
        return self

    def __getstate__(self) -> dict[str, Any]:
        # Another process may not have the picture, and does not need it.
        return {name: value for name, value in self.__dict__.items() if name != "_picture"}

    def text_in(self, range: Range) -> str:
        """The part of the transcript that a range means, which counts UTF-16 code units as everywhere in an answer."""
        units = self.transcript.encode("utf-16-le", "surrogatepass")
        return units[2 * range[0] : 2 * range[1]].decode("utf-16-le", "surrogatepass")

    def to_pandas(self) -> pandas.DataFrame:
        """A row for each word, in reading order: its text, confidence, the box around it, its line and block, the language."""
        import pandas

        block_of = {line: index for index, block in enumerate(self.blocks) for line in block.lines}
        rows = [
            (word.text, word.confidence, *_box(word.quad), number, block_of.get(number, -1), line.language)
            for number, line in enumerate(self.lines)
            for word in line.words
        ]
        columns = ["text", "confidence", "left", "top", "right", "bottom", "line", "block", "language"]
        return pandas.DataFrame(rows, columns=columns)

    def _repr_html_(self) -> str:
        shown = self._picture.for_browser() if self._picture is not None else None
        if shown is not None and len(shown[1]) > EMBEDDED_BYTES:
            shown = None
        image = ""
        if shown is not None:
            data = base64.b64encode(shown[1]).decode("ascii")
            image = f'<img alt="" src="data:{shown[0]};base64,{data}" style="display:block;width:100%">'
        parts = [
            *(_word(line, word, shown is not None) for line in self.lines for word in line.words),
            *(_outline(quad, "#00a050", item.type + ": " + item.text) for item in self.data for quad in item.quads),
            *(_outline(code.quad, "#d04000", code.symbology + ": " + (code.payload or "")) for code in self.codes),
        ]
        place = "position:absolute;inset:0;" if shown is not None else "background:white;"
        return (
            f'<div style="position:relative;width:100%;max-width:{self.width}px">{image}'
            f'<svg viewBox="0 0 {self.width} {self.height}" style="{place}width:100%;height:auto;display:block">'
            f"{''.join(parts)}</svg></div>"
        )


def _box(quad: Quad) -> tuple[float, float, float, float]:
    xs, ys = [point[0] for point in quad], [point[1] for point in quad]
    return min(xs), min(ys), max(xs), max(ys)


def _points(quad: Quad) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in quad)


def _outline(quad: Quad, color: str, title: str) -> str:
    style = f"fill:{color};fill-opacity:.12;stroke:{color};stroke-width:2;vector-effect:non-scaling-stroke"
    return f'<polygon points="{_points(quad)}" style="{style}"><title>{html.escape(title)}</title></polygon>'


def _word(line: Line, word: Word, is_over_picture: bool) -> str:
    """The word's outline, and its text to select: invisible where the picture shows it."""
    (left, top), (right, top_right), _, (foot, bottom) = word.quad
    width = math.hypot(right - left, top_right - top)
    height = math.hypot(foot - left, bottom - top)
    angle = math.degrees(math.atan2(top_right - top, right - left))
    opacity = 0 if is_over_picture else 1
    # Where the line of letters stands in a word's box: most letters of most scripts have a quarter below it.
    return (
        f'<polygon points="{_points(word.quad)}" style="fill:#3070ff;fill-opacity:.12"/>'
        f'<text transform="translate({left:g} {top:g}) rotate({angle:.2f})" y="{0.78 * height:g}" font-size="{height:g}" '
        f'textLength="{max(width, 1):g}" lengthAdjust="spacingAndGlyphs" fill-opacity="{opacity}">'
        f"{html.escape(word.text)}<title>{html.escape(line.text)}</title></text>"
    )
