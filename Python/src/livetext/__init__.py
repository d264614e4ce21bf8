"""Live Text for Linux: text, codes and data in pictures.

>>> import livetext
>>> print(livetext.read("photo.jpg").transcript)
"""

from ._detect import detect
from ._errors import LiveTextError
from ._model import *  # noqa: F403
from ._model import __all__ as _model_names
from ._options import ReadingOptions
from ._picture import ImageInput
from ._program import engine_version
from ._reader import Reader
from ._reading import aread, read

__all__ = [
    "ImageInput",
    "LiveTextError",
    "Reader",
    "ReadingOptions",
    "aread",
    "detect",
    "engine_version",
    "read",
    *_model_names,
]
