"""The engine as Docling knows engines."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import livetext
from docling.datamodel.accelerator_options import AcceleratorOptions
from docling.datamodel.base_models import InputFormat, Page
from docling.datamodel.document import ConversionResult
from docling.datamodel.pipeline_options import OcrOptions
from docling.datamodel.settings import settings
from docling.exceptions import OcrLanguageNotSupportedError
from docling.models.base_ocr_model import BaseOcrModel
from docling.utils.ocr_language import OcrLanguage, OcrLanguageSupport
from docling.utils.profiling import TimeRecorder
from docling_core.types.doc.base import BoundingBox, CoordOrigin
from livetext._program import program
from pydantic import Field

from . import _cells

# Far longer than a page takes.
_DEADLINE = 600
# Dots a point: 216 dots an inch.
_SCALE = 3.0
# A picture that doesn't say its resolution has a point a dot, and is not drawn larger than this.
_LONGEST_SIDE = 4000.0


class LiveTextOcrOptions(OcrOptions):
    """What can be said: languages, a running server, and what every engine of Docling takes."""

    kind: ClassVar[Literal["livetext"]] = "livetext"
    lang: Annotated[list[str], Field(description="Languages that are expected, as BCP-47 tags; none: they are found out.")] = []
    server: Annotated[
        str | None,
        Field(description="The address of `analyze serve`, which reads instead of processes of this one's own."),
    ] = None


class LiveTextOcrModel(BaseOcrModel):
    """Reads what Docling has found no text in."""

    multiple_languages = True

    def __init__(
        self,
        enabled: bool,
        artifacts_path: Path | None,
        options: LiveTextOcrOptions,
        accelerator_options: AcceleratorOptions,
    ) -> None:
        super().__init__(enabled=enabled, artifacts_path=artifacts_path, options=options, accelerator_options=accelerator_options)
        if not enabled:
            return
        self._server = options.server or os.environ.get("LIVETEXT_SERVER")
        if self._server is None:
            # Says now, and not at the first page, that the program is missing.
            livetext.engine_version()
        self._reader = livetext.Reader(
            server=self._server,
            api_key=os.environ.get("LIVETEXT_API_KEY"),
            deadline=_DEADLINE,
            types=["text"],
            languages=self.resolve_ocr_languages(),
            # Pages are read as their pixels stand.
            orientation=1,
        )

    def supported_ocr_languages(self) -> OcrLanguageSupport:
        """All that the program reads here; nothing is known of a server's."""
        return OcrLanguageSupport(bcp47=[] if self._server else list(_installed()))

    def map_ocr_language(self, language: OcrLanguage) -> str:
        """The tag as the program takes it, with or without Docling's ``iso:``.

        Raises ``OcrLanguageNotSupportedError`` where it cannot be read.
        """
        tag = language.native or language.bcp47()
        if self._server is None and not any(tag.split("-")[0] == installed.split("-")[0] for installed in _installed()):
            raise OcrLanguageNotSupportedError("LiveText", language.tag(), supported=self.supported_ocr_languages())
        return tag

    def __call__(self, conv_res: ConversionResult, page_batch: Iterable[Page]) -> Iterable[Page]:
        """Adds the text of pictures to pages.

        Raises ``LiveTextError`` where a page cannot be read.
        """
        for page in page_batch:
            if self.enabled and page._backend is not None and page._backend.is_valid():
                with TimeRecorder(conv_res, "ocr"):
                    regions = [region for region in self.get_ocr_rects(page) if region.area() > 0]
                    self.post_process_cells(self._read(conv_res, page, regions), page, conv_res)
                if settings.debug.visualize_ocr:
                    self.draw_ocr_rects_and_cells(conv_res, page, regions)
            yield page

    def _read(self, conv_res: ConversionResult, page: Page, regions: list[BoundingBox]) -> list[Any]:
        """Regions are read at once, so that no line is cut and each has its neighbours; what lies between them is left out."""
        if not regions:
            return []
        assert page._backend is not None and page.size is not None
        scale = _SCALE
        if conv_res.input.format == InputFormat.IMAGE:
            scale = min(_SCALE, max(1.0, _LONGEST_SIDE / max(page.size.width, page.size.height)))
        box = BoundingBox(
            l=min(region.l for region in regions),
            t=min(region.t for region in regions),
            r=max(region.r for region in regions),
            b=max(region.b for region in regions),
            coord_origin=CoordOrigin.TOPLEFT,
        )
        analysis = self._reader.read(page._backend.get_page_image(scale=scale, cropbox=box))
        return [cell for cell in _cells.of(analysis, (box.l, box.t), scale) if _cells.is_within(cell, regions)]

    @classmethod
    def get_options_type(cls) -> type[OcrOptions]:
        """By which Docling finds the engine."""
        return LiveTextOcrOptions


@cache
def _installed() -> tuple[str, ...]:
    """The tags of what can be read here."""
    answer = subprocess.run([program(), "languages"], capture_output=True, text=True, check=True, timeout=60)
    return tuple(dict.fromkeys(line.split("\t")[0] for line in answer.stdout.splitlines()))
