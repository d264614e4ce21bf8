"""Puts a flat piece of artwork into a picture in perspective, and its truth with it."""

import numpy as np
from PIL import Image, ImageChops, ImageFilter

from .canvas import Canvas
from .geometry import Matrix, Quad, mapped, projection, rectangle, rotation, scaling

OVERSAMPLING = 3
"""Artwork is warped on a finer grid first, so that shrinking it does not alias."""


def place(scene: Canvas, art: Canvas, corners: Quad, *, shadow: float = 0, radius: float = 0) -> None:
    """Lays `art` over the scene so that its corners fall on `corners`.

    `shadow` is the length of the shadow in pixels of the scene, `radius` rounds the artwork's corners.
    """
    matrix = projection(rectangle(0, 0, art.width, art.height), corners)
    shape = Canvas(art.width, art.height, (0, 0, 0))
    shape.box(0, 0, art.width, art.height, (255, 255, 255), radius)
    mask = warped(shape.image.convert("L"), matrix, scene.image.size)
    if shadow:
        shade = ImageChops.offset(mask, round(shadow * 0.6), round(shadow))
        shade = shade.filter(ImageFilter.GaussianBlur(shadow)).point([value * 0.55 for value in range(256)])
        scene.image.paste((18, 16, 14), (0, 0), shade)
    scene.image.paste(warped(art.image, matrix, scene.image.size), (0, 0), mask)
    scene.truth.extend(art.truth.mapped(matrix))


def place_flat(scene: Canvas, art: Canvas, left: float, top: float, scale: float, turn: float, **looks: float) -> None:
    """Lays `art` seen from straight above: scaled, then turned clockwise by degrees around its centre."""
    width, height = art.width * scale, art.height * scale
    flat = rectangle(left, top, left + width, top + height)
    place(scene, art, mapped(flat, rotation(turn, (left + width / 2, top + height / 2))), **looks)


def quarter_turns(canvas: Canvas, count: int) -> None:
    """Turns the whole picture clockwise by right angles, without resampling."""
    for _ in range(count % 4):
        height = canvas.height
        canvas.image = canvas.image.transpose(Image.Transpose.ROTATE_270)
        turn = rotation(90, (0, 0))
        turn[0, 2] = height
        canvas.truth = canvas.truth.mapped(turn)


def warped(image: Image.Image, matrix: Matrix, size: tuple[int, int]) -> Image.Image:
    fine = (size[0] * OVERSAMPLING, size[1] * OVERSAMPLING)
    inverse = projection_inverse(scaling(OVERSAMPLING) @ matrix)
    result = image.transform(fine, Image.Transform.PERSPECTIVE, inverse, Image.Resampling.BICUBIC)
    return result.reduce(OVERSAMPLING)


def projection_inverse(matrix: Matrix) -> tuple[float, ...]:
    """The eight numbers by which Pillow finds the source of each pixel."""
    inverse = np.linalg.inv(matrix)
    return tuple(float(value) for value in (inverse / inverse[2, 2]).flatten()[:8])
