"""A page as the tree that OCRmyPDF 17 draws."""

from __future__ import annotations

from collections.abc import Iterable

from ocrmypdf.hocrtransform import Baseline, BoundingBox, OcrClass, OcrElement

from . import _languages
from ._layout import Line, Paragraph


def page(paragraphs: Iterable[Paragraph], size: tuple[int, int], dpi: float, number: int) -> OcrElement:
    """The page's root."""
    return OcrElement(
        ocr_class=OcrClass.PAGE,
        bbox=BoundingBox(0, 0, *size),
        dpi=dpi,
        page_number=number,
        children=[
            OcrElement(
                ocr_class=OcrClass.PARAGRAPH,
                bbox=BoundingBox(*paragraph.box),
                children=[_line(line) for line in paragraph.lines],
            )
            for paragraph in paragraphs
        ],
    )


def _line(line: Line) -> OcrElement:
    return OcrElement(
        ocr_class=OcrClass.LINE,
        bbox=BoundingBox(*line.box),
        direction="rtl" if line.is_right_to_left else "ltr",
        language=_languages.code(line.language),
        baseline=None if line.angle else Baseline(line.slope, line.intercept),
        # Columns vanish where they have none.
        textangle=line.angle or None,
        children=[
            OcrElement(ocr_class=OcrClass.WORD, bbox=BoundingBox(*word.box), text=word.text, confidence=word.confidence)
            for word in line.words
        ],
    )
