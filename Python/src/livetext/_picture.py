"""Pictures as callers have them, made into what the program takes."""

from __future__ import annotations

import base64
import os
import struct
import sys
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Union

if TYPE_CHECKING:
    import numpy
    import PIL.Image

ImageInput = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview, "PIL.Image.Image", "numpy.ndarray[Any, Any]"]


@dataclass(frozen=True)
class Picture:
    """A file, an encoded picture, or pixels: 8 bits a channel, gray or RGB."""

    path: str | None = None
    encoded: bytes | None = None
    pixels: bytes | None = None
    width: int = 0
    height: int = 0

    @classmethod
    def of(cls, source: ImageInput) -> Picture:
        """What a caller gave.

        Raises ``TypeError`` and ``ValueError`` where it is no picture.
        """
        if isinstance(source, (str, os.PathLike)):
            return cls(path=os.fspath(source))
        if isinstance(source, (bytes, bytearray, memoryview)):
            return cls(encoded=bytes(source))
        # Neither is imported here: who has such an object has imported it.
        pillow, numpy = sys.modules.get("PIL.Image"), sys.modules.get("numpy")
        if pillow is not None and isinstance(source, pillow.Image):
            return cls._of_pillow(source)
        if numpy is not None and isinstance(source, numpy.ndarray):
            return cls._of_array(source)
        raise TypeError(f"a path, bytes, a PIL.Image or a numpy array is needed, not {type(source).__name__}")

    @classmethod
    def _of_pillow(cls, image: Any) -> Picture:
        if image.mode[0] in "IF":
            raise ValueError(f"a picture of the mode {image.mode} has no defined white: convert it to L or RGB")
        if image.mode in ("LA", "La", "PA", "RGBA", "RGBa") or "transparency" in image.info:
            from PIL import Image

            ground = Image.new("RGBA", image.size, "white")
            ground.alpha_composite(image.convert("RGBA"))
            image = ground
        image = image.convert("L" if image.mode in ("1", "L") else "RGB")
        return cls(pixels=image.tobytes(), width=image.width, height=image.height)

    @classmethod
    def _of_array(cls, array: Any) -> Picture:
        shape = array.shape
        if len(shape) == 3 and shape[2] == 1:
            array = array[:, :, 0]
        elif not (len(shape) == 2 or (len(shape) == 3 and shape[2] in (3, 4))):
            raise ValueError(f"an array needs the shape (height, width) or (height, width, 1, 3 or 4), not {shape}")
        if 0 in shape:
            raise ValueError(f"an array of the shape {shape} has no pixels")
        if array.dtype == bool:
            array = array.astype("uint8") * 255
        if array.dtype != "uint8":
            raise ValueError(f"an array needs the type uint8 or bool, not {array.dtype}")
        if array.ndim == 3 and array.shape[2] == 4:
            alpha = array[:, :, 3:].astype("uint16")
            array = ((array[:, :, :3] * alpha + 255 * (255 - alpha) + 127) // 255).astype("uint8")
        return cls(pixels=array.tobytes(), width=shape[1], height=shape[0])

    @property
    def _channels(self) -> int:
        return len(self.pixels or b"") // (self.width * self.height)

    def data(self) -> bytes:
        """An encoded picture. Raises ``OSError`` where the file cannot be read."""
        if self.path is not None:
            return Path(self.path).read_bytes()
        if self.encoded is not None:
            return self.encoded
        head = f"{'P5' if self._channels == 1 else 'P6'} {self.width} {self.height} 255\n"
        return head.encode() + (self.pixels or b"")

    def fields(self) -> dict[str, str]:
        """What a line to the program says of it."""
        if self.path is not None:
            return {"path": self.path}
        return {"base64": base64.b64encode(self.data()).decode("ascii")}

    def for_browser(self) -> tuple[str, bytes] | None:
        """Media type and bytes, where a browser shows such a picture as the program sees it."""
        if self.pixels is not None:
            return "image/png", self._png()
        try:
            data = self.data()
        except OSError:
            return None
        for head, kind in ((b"\x89PNG\r\n", "png"), (b"\xff\xd8\xff", "jpeg"), (b"GIF8", "gif"), (b"BM", "bmp")):
            if data.startswith(head):
                return "image/" + kind, data
        return ("image/webp", data) if data[:4] == b"RIFF" and data[8:12] == b"WEBP" else None

    def _png(self) -> bytes:
        row, pixels = self.width * self._channels, self.pixels or b""
        rows = b"".join(b"\0" + pixels[start : start + row] for start in range(0, len(pixels), row))
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 0 if self._channels == 1 else 2, 0, 0, 0)
        chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 1)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in chunks
        )
