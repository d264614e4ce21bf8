"""A layout engine that needs no weights, which Docling fetches from a hub: each page is one region of text."""

from typing import ClassVar, Literal

from docling.datamodel.base_models import Cluster, LayoutPrediction
from docling.datamodel.pipeline_options import BaseLayoutOptions
from docling.models.base_layout_model import BaseLayoutModel
from docling_core.types.doc import BoundingBox, DocItemLabel


class WholePageOptions(BaseLayoutOptions):
    kind: ClassVar[Literal["whole-page"]] = "whole-page"


class WholePageModel(BaseLayoutModel):
    def __init__(self, options, **others):
        pass

    @classmethod
    def get_options_type(cls):
        return WholePageOptions

    def predict_layout(self, conv_res, pages):
        return [
            LayoutPrediction(
                clusters=[
                    Cluster(id=0, label=DocItemLabel.TEXT, bbox=BoundingBox(l=0, t=0, r=page.size.width, b=page.size.height))
                ]
            )
            for page in pages
        ]


def layout_engines():
    return {"layout_engines": [WholePageModel]}
