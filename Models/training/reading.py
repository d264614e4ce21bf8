"""What the recogniser is given, and how what is read is compared with what a line says."""
from pathlib import Path

import numpy as np

RECOGNISER = Path(__file__).resolve().parents[1] / "installed/PP-OCRv6_rec_small.lines.onnx"
HEIGHT = 48


def padded(width):
    """The next of about four widths between powers of two, as LineStrip rounds to; more of short lines."""
    step = 16
    while step * 8 < width:
        step *= 2
    return (width + step - 1) // step * step


def planes_of(strip):
    """What the recogniser is given for a strip of red, green and blue, filled up with grey."""
    planes = np.zeros((1, 3, HEIGHT, padded(strip.shape[1])), np.float32)
    planes[0, :, :, :strip.shape[1]] = (strip[:, :, ::-1].astype(np.float32) * (2 / 255) - 1).transpose(2, 0, 1)
    return planes


def written(places, characters):
    """The text that steps say: repetitions and gaps left out; a place after all characters stands for any other."""
    kept = [place for place, before in zip(places, [0, *places]) if place not in (0, before)]
    return "".join(characters[place] if place < len(characters) else "\ufffd" for place in kept)


def distance(one, other):
    """How many characters to change, add or leave out."""
    row = list(range(len(other) + 1))
    for count, character in enumerate(one, 1):
        before, row[0] = row[0], count
        for place, wanted in enumerate(other, 1):
            before, row[place] = row[place], min(row[place] + 1, row[place - 1] + 1, before + (character != wanted))
    return row[-1]
