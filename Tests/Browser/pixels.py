"""What is to be seen."""

import io
import time
from collections.abc import Callable
from typing import Any

from PIL import Image, ImageChops, ImageStat

from conftest import ARTEFACTS, settle


def shot(window: Any, box: tuple[float, float, float, float] | None = None) -> Image.Image:
    """The window, or left, top, width and height of it."""
    settle(window)
    clip = box and dict(zip(("x", "y", "width", "height"), box))
    return Image.open(io.BytesIO(window.screenshot(clip=clip) if clip else window.screenshot())).convert("RGB")


def shot_when(window: Any, box: tuple[float, float, float, float], is_wanted: Callable[[Image.Image], bool], seconds: float = 5) -> Image.Image:
    """What is to be seen once it is what was waited for, or else in the end: of what a browser draws when it likes."""
    end = time.monotonic() + seconds
    while not is_wanted(seen := shot(window, box)) and time.monotonic() < end:
        window.wait_for_timeout(50)
    return seen


def keep(window: Any, name: str) -> None:
    """Keeps a screenshot for people to look at."""
    settle(window)
    window.screenshot(path=ARTEFACTS / f"{name}.png")


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
