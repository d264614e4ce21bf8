"""A finished picture and how it is stored."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pillow_heif
from PIL import Image

from .canvas import Canvas
from .truth import pretty

SIDEWAYS = 6
"""The EXIF orientation of a picture stored a quarter turn anticlockwise."""


@dataclass(frozen=True)
class Sample:
    """One file of SampleImages. The suffix of `name` decides the format.

    `reference` is the moment from which its dates count. `complete` says that all of its data are stated.
    """

    name: str
    kind: str
    canvas: Canvas
    language: str = "en"
    quality: int = 80
    dpi: int = 72
    grey: bool = False
    stored_sideways: bool = False
    further_pages: list[Canvas] = field(default_factory=list)
    reference: str | None = None
    complete: bool = False

    def save(self, folder: Path) -> None:
        path = folder / self.name
        image = self.canvas.image.convert("L") if self.grey else self.canvas.image
        match path.suffix:
            case ".jpg":
                self._save_jpeg(image, path)
            case ".png":
                image.save(path, optimize=True, dpi=(self.dpi, self.dpi))
            case ".heic":
                pillow_heif.from_pillow(image).save(path, quality=self.quality)
            case ".tiff":
                pages = [
                    page.image.convert("1", dither=Image.Dither.NONE) for page in (self.canvas, *self.further_pages)
                ]
                pages[0].save(
                    path, compression="group4", save_all=True, append_images=pages[1:], dpi=(self.dpi, self.dpi)
                )
            case suffix:
                raise ValueError(f"no writer for {suffix}")
        path.with_suffix(".json").write_text(pretty(self.expectation()), encoding="utf-8")

    def _save_jpeg(self, image: Image.Image, path: Path) -> None:
        exif = Image.Exif()
        if self.stored_sideways:
            exif[0x0112] = SIDEWAYS
            image = image.transpose(Image.Transpose.ROTATE_90)
        image.save(path, quality=self.quality, optimize=True, dpi=(self.dpi, self.dpi), exif=exif)

    def expectation(self) -> dict[str, Any]:
        result: dict[str, Any] = {
            "image": Path(self.name).name,
            "kind": self.kind,
            "language": self.language,
            "width": self.canvas.width,
            "height": self.canvas.height,
            "granularity": "line",
            **({"reference": self.reference} if self.reference else {}),
            **({"complete": True} if self.complete else {}),
            **self.canvas.truth.items(),
        }
        if self.further_pages:
            result["further_pages"] = [
                {"width": page.width, "height": page.height, **page.truth.items()} for page in self.further_pages
            ]
        return result
