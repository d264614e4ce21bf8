"""What is to be seen."""

import io
from typing import Any

from PIL import Image, ImageChops, ImageStat


def shot(window: Any, box: tuple[float, float, float, float] | None = None) -> Image.Image:
    """The window, or left, top, width and height of it."""
    clip = box and dict(zip(("x", "y", "width", "height"), box))
    return Image.open(io.BytesIO(window.screenshot(clip=clip) if clip else window.screenshot())).convert("RGB")


def image_box(window: Any) -> tuple[float, float, float, float]:
    return tuple(window.evaluate("(({ x, y, width, height }) => [x, y, width, height])(document.querySelector('live-text img').getBoundingClientRect())"))


def difference(one: Image.Image, other: Image.Image) -> float:
    """The largest difference in any channel of any pixel."""
    return max(high for _, high in ImageChops.difference(one, other).getextrema())


def mean(picture: Image.Image) -> tuple[float, ...]:
    return tuple(ImageStat.Stat(picture).mean)


def distance(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """Between two colours."""
    return sum((a - b) ** 2 for a, b in zip(one, other)) ** 0.5
