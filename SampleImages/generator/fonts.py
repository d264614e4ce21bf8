"""The typefaces, all from Debian packages, by the role that the pictures give them."""

from enum import Enum
from functools import cache
from pathlib import Path

from PIL import ImageFont

FOLDER = Path("/usr/share/fonts")
FEATURES = ["lnum"]
"""Lining figures: the old-style ones of EB Garamond draw 1 like I and 0 like o, so the truth would be arguable."""
UNASSIGNED = "\u0378"


class Face(Enum):
    """A font file and the Debian package that brings it."""

    SANS = "Inter-Regular.otf", "fonts-inter"
    SANS_MEDIUM = "Inter-Medium.otf", "fonts-inter"
    SANS_BOLD = "Inter-Bold.otf", "fonts-inter"
    SANS_HEAVY = "Inter-ExtraBold.otf", "fonts-inter"
    MOBILE = "Roboto-Regular.ttf", "fonts-roboto-unhinted"
    MOBILE_BOLD = "Roboto-Bold.ttf", "fonts-roboto-unhinted"
    SIGN = "RobotoCondensed-Bold.ttf", "fonts-roboto-unhinted"
    HUMANIST = "Lato-Regular.ttf", "fonts-lato"
    HUMANIST_BOLD = "Lato-Bold.ttf", "fonts-lato"
    OFFICE = "liberation2/LiberationSans-Regular.ttf", "fonts-liberation2"
    OFFICE_BOLD = "liberation2/LiberationSans-Bold.ttf", "fonts-liberation2"
    SERIF = "liberation2/LiberationSerif-Regular.ttf", "fonts-liberation2"
    SERIF_BOLD = "liberation2/LiberationSerif-Bold.ttf", "fonts-liberation2"
    MONO = "liberation2/LiberationMono-Regular.ttf", "fonts-liberation2"
    MONO_BOLD = "liberation2/LiberationMono-Bold.ttf", "fonts-liberation2"
    BOOK = "EBGaramond12-Regular.otf", "fonts-ebgaramond"
    BOOK_BOLD = "EBGaramond12-Bold.otf", "fonts-ebgaramond"
    BOOK_ITALIC = "EBGaramond12-Italic.otf", "fonts-ebgaramond"
    POSTER = "BebasNeue-Bold.otf", "fonts-bebas-neue"
    ROUND = "Comfortaa-Bold.ttf", "fonts-comfortaa"
    GOTHIC = "NotoSansCJK-Bold.ttc", "fonts-noto-cjk"
    MINCHO = "NotoSerifCJK-Regular.ttc", "fonts-noto-cjk"
    NASKH = "NotoNaskhArabic-Regular.ttf", "fonts-noto-core"
    NASKH_BOLD = "NotoNaskhArabic-Bold.ttf", "fonts-noto-core"


@cache
def font(face: Face, size: float) -> ImageFont.FreeTypeFont:
    """The face at a size in pixels per em, shaped with kerning and ligatures."""
    name, package = face.value
    path = next(FOLDER.rglob(name), None)
    if path is None:
        raise SystemExit(f"{name} is missing: apt install {package}")
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.RAQM)


def check_coverage(face: Face, word: str) -> None:
    """Refuses a word for which the font has only empty boxes: it would not show what the truth says."""
    sample = font(face, 32)
    missing = sample.getmask(UNASSIGNED)
    for letter in word:
        if bytes(sample.getmask(letter)) == bytes(missing):
            raise ValueError(f"{face.name} has no {letter!r}")
