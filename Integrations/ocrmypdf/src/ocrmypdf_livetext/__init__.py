"""OCRmyPDF reads with LiveText.

Installed beside OCRmyPDF it is found by itself. ``--ocr-engine tesseract`` has OCRmyPDF 17 read with Tesseract again.
"""

from __future__ import annotations

from typing import Any

import livetext
from ocrmypdf import hookimpl
from ocrmypdf.exceptions import MissingDependencyError

from ._engine import LiveTextEngine

# Before 17, OCRmyPDF draws what `generate_hocr` writes only where it is told to.
try:
    from ocrmypdf.pluginspec import OcrEngine

    _HAS_TREES = hasattr(OcrEngine, "generate_ocr")
except ImportError:
    _HAS_TREES = False


if _HAS_TREES:

    @hookimpl
    def get_ocr_engine(options: Any) -> LiveTextEngine | None:
        """The engine, unless another one is asked for."""
        if options is not None and getattr(options, "ocr_engine", "auto") in ("tesseract", "none"):
            return None
        return LiveTextEngine()

else:

    @hookimpl
    def get_ocr_engine() -> LiveTextEngine:  # type: ignore[misc]
        """The engine."""
        return LiveTextEngine()


@hookimpl
def check_options(options: Any) -> None:
    """Looks whether LiveText is there, before any page is read."""
    if getattr(options, "ocr_engine", "auto") in ("tesseract", "none"):
        return
    try:
        livetext.engine_version()
    except livetext.LiveTextError as error:
        raise MissingDependencyError(
            f"{error.message} OCRmyPDF reads with it because ocrmypdf-livetext is installed; “pip uninstall ocrmypdf-livetext” ends that."
        ) from error
    if not _HAS_TREES and options.pdf_renderer == "auto":
        options.pdf_renderer = "hocr"
