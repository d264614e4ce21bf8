"""The engine as OCRmyPDF knows engines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import livetext
from ocrmypdf.pluginspec import OcrEngine, OrientationConfidence
from PIL import Image

from . import _hocr, _languages, _layout, _reading


class LiveTextEngine(OcrEngine):
    """Reads pages with LiveText. It has no state: OCRmyPDF makes one in each process and thread."""

    @staticmethod
    def version() -> str:
        """The program's."""
        return livetext.engine_version()

    @staticmethod
    def creator_tag(options: Any) -> str:
        """What the PDF says of who read it."""
        return f"LiveText {livetext.engine_version()}"

    def __str__(self) -> str:
        return f"LiveText {livetext.engine_version()}"

    @staticmethod
    def languages(options: Any) -> set[str]:
        """Tesseract's codes of what can be read here."""
        return _languages.installed()

    @staticmethod
    def get_orientation(input_file: Path, options: Any) -> OrientationConfidence:
        """How far the page is turned clockwise, with a confidence from 0 to 15."""
        angle, confidence, _ = _layout.orientation(_reading.read(input_file, options))
        return OrientationConfidence(angle=angle, confidence=confidence)

    @staticmethod
    def get_deskew(input_file: Path, options: Any) -> float:
        """How far the lines are tilted clockwise, in degrees."""
        return _layout.orientation(_reading.read(input_file, options))[2]

    @staticmethod
    def supports_generate_ocr() -> bool:
        """OCRmyPDF 17 takes trees."""
        return True

    @staticmethod
    def generate_ocr(input_file: Path, options: Any, page_number: int = 0) -> tuple[Any, str]:
        """The page as a tree, and its text."""
        from . import _tree

        analysis = _reading.read(input_file, options)
        return _tree.page(_layout.paragraphs(analysis), *_picture(input_file), page_number), _layout.text(analysis)

    @staticmethod
    def generate_hocr(input_file: Path, output_hocr: Path, output_text: Path, options: Any) -> None:
        """The page as hOCR, which is what OCRmyPDF takes before 17."""
        analysis = _reading.read(input_file, options)
        (width, height), dpi = _picture(input_file)
        hocr = _hocr.document(_layout.paragraphs(analysis), width, height, dpi, input_file.name)
        output_hocr.write_text(hocr, encoding="utf-8")
        output_text.write_text(_layout.text(analysis), encoding="utf-8")

    @staticmethod
    def generate_pdf(input_file: Path, output_pdf: Path, output_text: Path, options: Any) -> None:
        """Not offered: OCRmyPDF draws the text itself."""
        raise NotImplementedError("LiveText's text is drawn by OCRmyPDF: leave out --pdf-renderer sandwich.")


def _picture(path: Path) -> tuple[tuple[int, int], float]:
    """Size and dots per inch."""
    with Image.open(path) as image:
        dots = image.info.get("dpi", (72, 72))
        return image.size, float(dots[0] if isinstance(dots, tuple) else dots)
