"""A sheet of paper that is written from top to bottom, in either direction of writing."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..canvas import Align, Canvas, Colour, Style, measure, space_width, word_width
from ..fonts import Face
from ..truth import Line

INK: Colour = (30, 30, 34)
ISOLATE = re.compile("\u2066(.*?)\u2069")
"""What stands between these is written from left to right in a line that runs from right to left."""


@dataclass(frozen=True)
class Hand:
    """The typefaces of a sheet."""

    plain: Face
    bold: Face


class Sheet(Canvas):
    """A page with a margin and a pen that goes down line by line."""

    def __init__(
        self,
        width: int,
        height: int,
        hand: Hand,
        *,
        fill: Colour = (252, 252, 250),
        margin: int = 60,
        size: float = 34,
        ink: Colour = INK,
        rightwards: bool = True,
    ) -> None:
        super().__init__(width, height, fill)
        self.hand, self.margin, self.size, self.ink, self.rightwards = hand, margin, size, ink, rightwards
        self.y = float(margin)

    def style(self, size: float | None = None, bold: bool = False, ink: Colour | None = None) -> Style:
        return Style(self.hand.bold if bold else self.hand.plain, size or self.size, ink or self.ink)

    def line(
        self,
        string: str,
        size: float | None = None,
        *,
        bold: bool = False,
        align: Align | None = None,
        ink: Colour | None = None,
        x: float | None = None,
        gap: float = 1.5,
    ) -> None:
        """Writes a line at the margin, centred or at `x`, and goes down."""
        style = self.style(size, bold, ink)
        self.y += style.size
        align = align or ("left" if self.rightwards else "right")
        places = {"left": self.margin, "centre": self.width / 2, "right": self.width - self.margin}
        self._put(places[align] if x is None else x, string, style, align)
        self.y += style.size * (gap - 1)

    def lines(self, strings: Sequence[str], size: float | None = None, *, gap: float = 1.5) -> None:
        for string in strings:
            self.line(string, size, gap=gap)

    def pair(self, name: str, value: str, size: float | None = None, *, bold: bool = False, gap: float = 1.6) -> None:
        """Writes a name at one margin and its value at the other."""
        style = self.style(size, bold)
        self.y += style.size
        near, far = self.margin, self.width - self.margin
        self._put(near if self.rightwards else far, name, style, "left" if self.rightwards else "right")
        self._put(far if self.rightwards else near, value, style, "right" if self.rightwards else "left")
        self.y += style.size * (gap - 1)

    def cells(self, cells: Sequence[tuple[float, str]], size: float | None = None, *, bold: bool = False) -> None:
        """Writes strings side by side, each at its x."""
        style = self.style(size, bold)
        self.y += style.size
        for x, string in cells:
            self._put(x, string, style, "left")
        self.y += style.size * 0.5

    def skip(self, height: float) -> None:
        self.y += height

    def divide(self, width: int = 2) -> None:
        """Draws a rule from margin to margin."""
        self.rule(self.margin, round(self.y + 8), self.width - self.margin, self.ink, width)
        self.y += 24

    def _put(self, x: float, string: str, style: Style, align: Align) -> None:
        if self.rightwards:
            self.write(x, self.y, [(string, style)], align)
        else:
            self._put_leftwards(x, string, style, align)

    def _put_leftwards(self, x: float, string: str, style: Style, align: Align) -> None:
        """Writes words from right to left; what is isolated keeps its own order."""
        runs = []
        for index, part in enumerate(ISOLATE.split(string)):
            runs += [part.split()] if index % 2 else [[word] for word in part.split()]
        styled = [[(word, self._style(word, style)) for word in run] for run in runs]
        if align != "right":
            x += measure([word for run in styled for word in run]) / (2 if align == "centre" else 1)
        inked = []
        for run in styled:
            x -= measure(run)
            pen = x
            for word, face in run:
                inked.append((word, self._ink(pen, self.y, word, face)))
                pen += word_width(word, face) + space_width(face)
            x -= space_width(style)
        self.truth.lines.append(Line.upright(inked))

    def _style(self, word: str, style: Style) -> Style:
        """Letters and digits of the West in a typeface that has them."""
        return Style(Face.OFFICE, style.size * 0.8, style.fill) if word.isascii() else style
