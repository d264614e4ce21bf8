"""What cameras, printers and scanners do to a picture. Everything here keeps pixels where they are."""

from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter

Pixels = npt.NDArray[np.floating[Any]]


def pixels(image: Image.Image) -> Pixels:
    return np.asarray(image, dtype=np.float32)


def picture(values: Pixels) -> Image.Image:
    return Image.fromarray(np.clip(values + 0.5, 0, 255).astype(np.uint8))


def clouds(size: tuple[int, int], cells: tuple[int, int], rng: np.random.Generator) -> Pixels:
    """Smooth noise of -1 ... 1 with about `cells` bumps across and down."""
    grid = rng.uniform(-1, 1, (cells[1] + 1, cells[0] + 1)).astype(np.float32)
    return np.asarray(Image.fromarray(grid).resize(size, Image.Resampling.BICUBIC))


def uneven_light(image: Image.Image, strength: float, towards: tuple[float, float]) -> Image.Image:
    """Brightest at a point (as shares of width and height), darker by `strength` at one diagonal from it."""
    width, height = image.size
    x = np.linspace(0, 1, width, dtype=np.float32)[None, :] - towards[0]
    y = np.linspace(0, 1, height, dtype=np.float32)[:, None] - towards[1]
    falloff = 1.04 - strength * np.sqrt((x * x + y * y) / 2)
    return picture(pixels(image) * falloff[:, :, None])


def paper(image: Image.Image, seed: int, tone: tuple[float, float, float], grain: float) -> Image.Image:
    """Tinted fibres under the ink: slow unevenness and fine grain, in grey levels."""
    rng = np.random.default_rng(seed)
    slow = clouds(image.size, (5, 7), rng) * 2.5 + clouds(image.size, (60, 80), rng) * grain
    fine = rng.normal(0, grain, (image.height, image.width)).astype(np.float32)
    tinted = pixels(image) * np.array(tone, dtype=np.float32)
    return picture(tinted + (slow + fine)[:, :, None])


def sensor_noise(image: Image.Image, seed: int, sigma: float) -> Image.Image:
    """Noise of a camera: mostly brightness, a little colour."""
    rng = np.random.default_rng(seed)
    grey = rng.normal(0, sigma, (image.height, image.width, 1)).astype(np.float32)
    colour = rng.normal(0, sigma * 0.4, (image.height, image.width, 3)).astype(np.float32)
    return picture(pixels(image) + grey + colour)


def blur(image: Image.Image, radius: float) -> Image.Image:
    return image.filter(ImageFilter.GaussianBlur(radius)) if radius else image


def faded_ink(image: Image.Image, seed: int, ink: float) -> Image.Image:
    """Thermal print: no full black, with paler streaks down the roll where the head is worn."""
    rng = np.random.default_rng(seed)
    streaks = clouds((image.width, 1), (40, 1), rng) * 0.12 + clouds(image.size, (6, 9), rng) * 0.08
    strength = np.clip(ink + streaks, 0, 1)[:, :, None]
    return picture(255 - (255 - pixels(image)) * strength)


def worn_edges(image: Image.Image, seed: int, amount: float) -> Image.Image:
    """Letterpress or laser print under a scanner: softened ink with slightly rough edges."""
    rng = np.random.default_rng(seed)
    soft = pixels(blur(image, 0.7))
    rough = rng.normal(0, amount, soft.shape[:2]).astype(np.float32)
    midtone = 1 - np.abs(soft.mean(axis=2) / 127.5 - 1)
    return picture(soft + (rough * midtone)[:, :, None])
