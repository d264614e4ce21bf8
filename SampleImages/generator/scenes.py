"""Backgrounds that pictures are placed on: desks, walls, a street."""

import numpy as np

from .canvas import Canvas, Colour
from .effects import Pixels, blur, clouds, picture


def tinted(canvas: Canvas, shade: Pixels, tone: Colour) -> Canvas:
    """Fills the canvas with a tone, brighter and darker by `shade` (0 leaves the tone)."""
    canvas.image = picture(np.array(tone, dtype=np.float32) * (1 + shade)[:, :, None])
    return canvas


def wood(width: int, height: int, seed: int, tone: Colour = (143, 101, 66)) -> Canvas:
    """A table of boards with long grain."""
    rng = np.random.default_rng(seed)
    size = (width, height)
    grain = clouds(size, (3, max(2, height // 5)), rng) * 0.10 + clouds(size, (2, max(2, height // 40)), rng) * 0.14
    boards = np.zeros((height, 1), dtype=np.float32)
    for edge in range(0, height, max(1, height // 5)):
        boards[edge : edge + 2] = -0.45
    return tinted(Canvas(width, height), grain + boards, tone)


def plaster(width: int, height: int, seed: int, tone: Colour = (186, 180, 168)) -> Canvas:
    """A painted wall."""
    rng = np.random.default_rng(seed)
    shade = clouds((width, height), (6, 6), rng) * 0.05 + clouds((width, height), (width // 6, height // 6), rng) * 0.03
    return tinted(Canvas(width, height), shade, tone)


def brick(width: int, height: int, seed: int, course: int = 46) -> Canvas:
    """A brick wall; `course` is the height of a row in pixels."""
    rng = np.random.default_rng(seed)
    canvas = Canvas(width, height, (150, 141, 130))
    length, joint = course * 2.6, max(2, course // 11)
    for row in range(height // course + 1):
        x = -length * (0.5 if row % 2 else 0)
        while x < width:
            shade = float(rng.uniform(0.82, 1.12))
            tone = (round(140 * shade), round(72 * shade), round(56 * shade))
            canvas.box(x + joint, row * course + joint, x + length, (row + 1) * course, tone, joint)
            x += length
    speckle = clouds((width, height), (width // 4, height // 4), rng) * 0.12
    canvas.image = picture(np.asarray(canvas.image, dtype=np.float32) * (1 + speckle)[:, :, None])
    return canvas


def street(width: int, height: int, seed: int) -> Canvas:
    """Sky over out-of-focus trees and houses."""
    rng = np.random.default_rng(seed)
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None, None]
    top, bottom = np.array([116, 158, 206], dtype=np.float32), np.array([206, 220, 232], dtype=np.float32)
    sky = np.broadcast_to(top + (bottom - top) * down, (height, width, 3))
    canvas = Canvas(width, height)
    canvas.image = picture(sky + clouds((width, height), (5, 4), rng)[:, :, None] * 9)
    for _ in range(9):
        x, y = rng.uniform(0, width), rng.uniform(0.72, 0.95) * height
        tone = (round(rng.uniform(120, 170)), round(rng.uniform(95, 135)), round(rng.uniform(85, 120)))
        canvas.box(x, y, x + width * 0.16, height, tone)
    for _ in range(160):
        x, y = rng.uniform(0, width), rng.normal(0.88, 0.1) * height
        size, shade = rng.uniform(0.02, 0.07) * width, rng.uniform(0.5, 1.1)
        tone = (round(70 * shade), round(104 * shade), round(52 * shade))
        canvas.draw.ellipse((x - size, y - size, x + size, y + size), fill=tone)
    canvas.image = blur(canvas.image, width / 90)
    return canvas
