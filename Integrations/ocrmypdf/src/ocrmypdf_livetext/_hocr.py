"""A page as hOCR, of which OCRmyPDF before 17 takes boxes and baselines."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from ._layout import Box, Line, Paragraph

# What XML cannot hold.
_FORBIDDEN = {code: 0xFFFD for code in [*range(9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF]}


def document(paragraphs: Iterable[Paragraph], width: int, height: int, dpi: float, name: str) -> str:
    """The whole document."""
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml">\n<head>',
        '<title></title>\n<meta name="ocr-system" content="LiveText"/>\n</head>\n<body>',
        f'<div class="ocr_page" id="page_1" title="{_page(name, width, height, dpi)}">',
    ]
    for paragraph in paragraphs:
        parts.append(f'<p class="ocr_par" title="{_bbox(paragraph.box)}">')
        parts.extend(map(_line, paragraph.lines))
        parts.append("</p>")
    return "\n".join([*parts, "</div>\n</body>\n</html>\n"])


def _page(name: str, width: int, height: int, dpi: float) -> str:
    return _text(f"image '{name}'; bbox 0 0 {width} {height}; ppageno 0; scan_res {dpi:g} {dpi:g}")


def _line(line: Line) -> str:
    stand = f"textangle {line.angle:g}" if line.angle else f"baseline {line.slope:.3f} {line.intercept:.0f}"
    words = " ".join(
        f'<span class="ocrx_word" title="{_bbox(word.box)}; x_wconf {word.confidence * 100:.0f}">{_text(word.text)}</span>'
        for word in line.words
    )
    direction = ' dir="rtl"' if line.is_right_to_left else ""
    return f'<span class="ocr_line"{direction} title="{_bbox(line.box)}; {stand}">{words}</span>'


def _bbox(box: Box) -> str:
    # OCRmyPDF's patterns know whole numbers from 0.
    left, top, right, bottom = (max(0, round(place)) for place in box)
    return f"bbox {left} {top} {max(right, left + 1)} {max(bottom, top + 1)}"


def _text(text: str) -> str:
    return escape(text.translate(_FORBIDDEN))
