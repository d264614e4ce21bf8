"""Docling reads with LiveText.

Installed beside Docling it is there for ``--allow-external-plugins --ocr-engine livetext``.
"""

from __future__ import annotations

from typing import Any

from ._engine import LiveTextOcrModel, LiveTextOcrOptions

__all__ = ["LiveTextOcrModel", "LiveTextOcrOptions", "ocr_engines"]


def ocr_engines() -> dict[str, list[type[Any]]]:
    """What Docling asks plugins for."""
    return {"ocr_engines": [LiveTextOcrModel]}
