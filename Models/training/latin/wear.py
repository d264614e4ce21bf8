"""What paper, screens and cameras do to a line that was drawn, each at times."""
import math

import cv2
import numpy as np


def in_bytes(values):
    return np.clip(values, 0, 255).astype(np.uint8)


def blurred(picture, far):
    return cv2.GaussianBlur(picture, (0, 0), far)


class Wear:
    """`random` and `numbers` draw, the latter NumPy's."""

    def __init__(self, random, numbers):
        self.random, self.numbers = random, numbers

    def of_paper(self, picture, ground, ink, size):
        """The picture, red first, of letters of this size, as it was printed, copied or shown."""
        draw, dark = self.random, int(ink.sum()) < int(ground.sum())
        chance = draw.random()
        if chance < 0.04 and size >= 16:
            picture = (cv2.erode if dark else cv2.dilate)(picture, np.ones((2, 2), np.uint8))
        elif chance < 0.07 and size >= 20:
            picture = (cv2.dilate if dark else cv2.erode)(picture, np.ones((2, 2), np.uint8))
        if draw.random() < 0.16:
            picture = self.shaded(picture)
        if draw.random() < 0.07 and dark:
            picture = self.spread(picture, ground.astype(int), ink.astype(int), size)
        if draw.random() < 0.07 and size < 30:
            picture = self.of_two_colours(picture, float(ground.mean()), float(ink.mean()))
        return picture

    def of_camera(self, picture, tall):
        """The picture, whose line is this tall, blurred, noisy, compressed, with less contrast."""
        draw = self.random
        if draw.random() < 0.4:
            picture = blurred(picture, draw.uniform(0.3, 1.1) * max(1, tall / 34))
        if draw.random() < 0.05:
            picture = self.shaken(picture, draw.uniform(0.8, 3) * max(1, tall / 40))
        if draw.random() < 0.3:
            planes = 3 if draw.random() < 0.6 else 1
            picture = in_bytes(picture + self.numbers.normal(0, draw.uniform(2, 16), (*picture.shape[:2], planes)))
        if draw.random() < 0.4:
            picture = cv2.imdecode(cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, draw.randint(20, 92)])[1], 1)
        if draw.random() < 0.15:
            picture = in_bytes((picture.astype(np.float32) - 128) * draw.uniform(0.35, 0.9) + 128 + draw.uniform(-40, 40))
        return picture

    def shaded(self, picture):
        """With light, or what else is under the text, that changes from place to place, coarsely or finely."""
        draw, (rows, columns) = self.random, picture.shape[:2]
        shape = draw.choice([3, 3, max(3, rows // 6)]), draw.choice([6, 6, max(6, columns // 6)]), draw.choice([1, 3])
        shade = self.numbers.normal(0, draw.uniform(3, 22 if draw.random() < 0.7 else 40), shape).astype(np.float32)
        shade = cv2.resize(shade, (columns, rows), interpolation=cv2.INTER_CUBIC)
        return in_bytes(picture + shade.reshape(rows, columns, -1))

    def spread(self, picture, ground, ink, size):
        """Ink that spreads and breaks."""
        draw = self.random
        grain = blurred(self.numbers.normal(0, 1, picture.shape[:2]).astype(np.float32), draw.uniform(0.6, 1.6))
        grain /= grain.std() + 1e-6
        soft = blurred(picture, size * draw.uniform(0.015, 0.04)).astype(np.float32)
        bare = ((soft - ink) / (np.abs(ground - ink).max() + 1)).mean(2) + grain * draw.uniform(0.05, 0.22)
        bare = np.clip((bare - 0.5) * draw.uniform(2, 8) + 0.5, 0, 1)[..., None]
        return in_bytes(ink + (ground - ink) * bare)

    def of_two_colours(self, picture, ground, ink):
        """As fax machines, old scans and receipts have it: each dot is dark or light."""
        draw, (low, high) = self.random, sorted((ground, ink))
        grey = blurred(picture.astype(np.float32).mean(2), draw.uniform(0.3, 0.8))
        grey = grey + self.numbers.normal(0, draw.uniform(1, 14), grey.shape)
        light, dark = 255 if draw.random() < 0.7 else high, 0 if draw.random() < 0.7 else low
        dots = np.where(grey > low + (high - low) * draw.uniform(0.35, 0.7), light, dark)
        return np.repeat(dots[..., None], 3, 2).astype(np.uint8)

    def shaken(self, picture, far):
        """As if the camera had moved this far, in any direction."""
        path, angle = np.zeros((7, 7), np.float32), self.random.uniform(0, math.pi)
        for place in np.linspace(-far, far, 15):
            column, row = round(3 + math.cos(angle) * place), round(3 + math.sin(angle) * place)
            if 0 <= column < 7 and 0 <= row < 7:
                path[row, column] += 1
        return cv2.filter2D(picture, -1, path / path.sum())
