"""A sheet photographed by hand: not quite from above, in uneven light, a little out of focus."""

import numpy as np

from ..canvas import Canvas, Colour
from ..effects import blur, paper, picture, pixels, sensor_noise, uneven_light
from ..placing import place
from ..sample import Sample
from ..scenes import plaster, wood
from .sheet import Sheet

REFERENCE = "2026-03-02T09:00:00"
"""The moment at which all of them were photographed, a Monday: what relative dates and dates without a year count from."""

GROUNDS: dict[str, Colour] = {
    "oak": (150, 112, 74),
    "walnut": (96, 72, 54),
    "pine": (186, 150, 108),
    "wall": (188, 182, 172),
    "slate": (92, 98, 106),
    "cloth": (128, 60, 58),
}


def photographed(
    sheet: Sheet, name: str, language: str, seed: int, *, ground: str = "oak", fold: float = 0, quality: int = 74
) -> Sample:
    """Cuts a sheet below its last line, lays it on a ground and photographs it; `fold` is the place of a crease as a share of the height."""
    rng = np.random.default_rng(seed)
    sheet.image = sheet.image.crop((0, 0, sheet.width, min(sheet.height, round(sheet.y) + sheet.margin)))
    sheet.image = paper(sheet.image, seed, (0.995, 0.99, 0.975), 0.8)
    if fold:
        crease(sheet, fold)
    width, height = sheet.width, sheet.height
    edge = round(0.06 * max(width, height))

    def corner(x: float, y: float) -> tuple[float, float]:
        return x + edge + float(rng.uniform(-0.022, 0.022)) * width, y + edge + float(rng.uniform(-0.022, 0.022)) * height

    corners = (corner(0, 0), corner(width, 0), corner(width, height), corner(0, height))
    draw = wood if ground in ("oak", "walnut", "pine") else plaster
    scene: Canvas = draw(width + 2 * edge, height + 2 * edge, seed, GROUNDS[ground])
    place(scene, sheet, corners, shadow=8)
    towards = float(rng.uniform(0.1, 0.9)), float(rng.uniform(0.0, 0.4))
    scene.image = uneven_light(scene.image, float(rng.uniform(0.3, 0.45)), towards)
    scene.image = sensor_noise(blur(scene.image, float(rng.uniform(0.6, 0.9))), seed, float(rng.uniform(1.8, 2.8)))
    return Sample(
        f"everyday/{name}.jpg", "everyday", scene, language=language, quality=quality, reference=REFERENCE, complete=True
    )


def crease(sheet: Sheet, at: float) -> None:
    """Darkens a fold across the sheet and lightens the side that rises behind it."""
    away = (np.arange(sheet.height, dtype=np.float32) - at * sheet.height) / sheet.height
    shade = -0.10 * np.exp(-((away / 0.004) ** 2)) + 0.03 * np.exp(-away / 0.08) * (away > 0)
    sheet.image = picture(pixels(sheet.image) * (1 + shade)[:, None, None])
