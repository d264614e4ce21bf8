"""A drawing surface that remembers where every word and code went."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PIL import Image, ImageDraw

from .fonts import FEATURES, Face, check_coverage, font
from .geometry import Quad, rectangle
from .symbols import code128_modules, ean13_modules, qr_modules
from .truth import Code, Datum, Line, Truth, Value, Word

Colour = tuple[int, int, int]
Align = Literal["left", "centre", "right"]

BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)


@dataclass(frozen=True)
class Style:
    """How text is set; sizes in pixels."""

    face: Face
    size: float
    fill: Colour = BLACK
    tracking: float = 0


Run = tuple[str, Style]


class Canvas:
    """An RGB picture under construction and the truth about it."""

    def __init__(self, width: int, height: int, fill: Colour = WHITE) -> None:
        self.truth = Truth()
        self.image = Image.new("RGB", (width, height), fill)

    @property
    def image(self) -> Image.Image:
        return self._image

    @image.setter
    def image(self, image: Image.Image) -> None:
        self._image = image
        self.draw = ImageDraw.Draw(image)

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    def text(self, x: float, y: float, string: str, style: Style, align: Align = "left") -> float:
        """Writes one line with its baseline at y; returns where its pen ends."""
        return self.write(x, y, [(string, style)], align)

    def write(self, x: float, y: float, runs: Sequence[Run], align: Align = "left", gap: float = 0) -> float:
        """Writes runs of different styles as one line. `gap` widens every space between words."""
        words = [(word, style) for string, style in runs for word in string.split()]
        if align != "left":
            x -= measure(runs) / (2 if align == "centre" else 1)
        inked: list[tuple[str, Quad]] = []
        for word, style in words:
            inked.append((word, self._ink(x, y, word, style)))
            x += word_width(word, style) + space_width(style) + gap
        self.truth.lines.append(Line.upright(inked))
        return x - space_width(words[-1][1]) - gap

    def column(self, x: float, y: float, string: str, style: Style) -> None:
        """Writes one line downwards from y, its letters stacked around x; it is one word, as nothing parts the letters."""
        check_coverage(style.face, string)
        face = font(style.face, style.size)
        self.draw.text((x, y), string, fill=style.fill, font=face, anchor="mt", direction="ttb")
        left, top, right, bottom = self.draw.textbbox((x, y), string, font=face, anchor="mt", direction="ttb")
        # Clockwise from the text's own top left: a line that runs down has its top on the right.
        quad = (right, top), (right, bottom), (left, bottom), (left, top)
        self.truth.lines.append(Line((Word(string, quad),), quad))

    def _ink(self, x: float, y: float, word: str, style: Style) -> Quad:
        """Draws a word and returns the rectangle that its ink covers."""
        check_coverage(style.face, word)
        face = font(style.face, style.size)
        pieces = list(word) if style.tracking else [word]
        left, top, right, bottom = float("inf"), float("inf"), float("-inf"), float("-inf")
        for piece in pieces:
            self.draw.text((x, y), piece, fill=style.fill, font=face, anchor="ls", features=FEATURES)
            start = (x % 1, y % 1)
            mask, offset = face.getmask2(piece, mode="L", anchor="ls", start=start, features=FEATURES)
            box = mask.getbbox()
            if box:
                across, down = x // 1 + offset[0], y // 1 + offset[1]
                left, right = min(left, across + box[0]), max(right, across + box[2])
                top, bottom = min(top, down + box[1]), max(bottom, down + box[3])
            x += face.getlength(piece, features=FEATURES) + style.tracking
        return rectangle(left, top, right, bottom)

    def datum(self, type: str, text: str, **value: Any) -> None:
        """States a piece of data that a reader should find; `text` as printed, with line breaks."""
        values: Value = value
        self.truth.data.append(Datum(type, text, values))

    def box(self, left: float, top: float, right: float, bottom: float, fill: Colour, radius: float = 0) -> None:
        self.draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius, fill=fill)

    def frame(self, left: float, top: float, right: float, bottom: float, colour: Colour, width: int = 1) -> None:
        self.draw.rectangle((left, top, right - 1, bottom - 1), outline=colour, width=width)

    def rule(self, left: float, y: float, right: float, colour: Colour, width: int = 1) -> None:
        self.draw.rectangle((left, y, right - 1, y + width - 1), fill=colour)

    def qr(self, left: int, top: int, module: int, payload: str, dark: Colour = BLACK) -> None:
        """Draws a QR code without its quiet zone."""
        rows = qr_modules(payload)
        for row, cells in enumerate(rows):
            for column, is_dark in enumerate(cells):
                if is_dark:
                    x, y = left + column * module, top + row * module
                    self.box(x, y, x + module, y + module, dark)
        side = len(rows) * module
        self.truth.codes.append(Code("qr", payload, rectangle(left, top, left + side, top + side)))

    def ean13(self, left: int, top: int, module: int, height: int, payload: str) -> None:
        self._bars(left, top, module, height, ean13_modules(payload), "ean13", payload)

    def code128(self, left: int, top: int, module: int, height: int, payload: str) -> None:
        self._bars(left, top, module, height, code128_modules(payload), "code128", payload)

    def _bars(self, left: int, top: int, module: int, height: int, bars: str, symbology: str, payload: str) -> None:
        """Draws a linear code without its quiet zones."""
        for index, bar in enumerate(bars):
            if bar == "1":
                self.box(left + index * module, top, left + (index + 1) * module, top + height, BLACK)
        width = len(bars) * module
        self.truth.codes.append(Code(symbology, payload, rectangle(left, top, left + width, top + height)))


def word_width(word: str, style: Style) -> float:
    face = font(style.face, style.size)
    if style.tracking:
        return sum(face.getlength(letter, features=FEATURES) + style.tracking for letter in word) - style.tracking
    return float(face.getlength(word, features=FEATURES))


def space_width(style: Style) -> float:
    return float(font(style.face, style.size).getlength(" ")) + 2 * style.tracking


def measure(runs: Sequence[Run]) -> float:
    """The width of runs set on one line."""
    words = [(word, style) for string, style in runs for word in string.split()]
    spaces = sum(space_width(style) for _, style in words[:-1])
    return sum(word_width(word, style) for word, style in words) + spaces
