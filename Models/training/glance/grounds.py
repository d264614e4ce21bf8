"""What stands behind text: photos, paper, patterns."""
import math

import cv2
import numpy as np

SIDE = 640


class Grounds:
    """What stands behind text: photos, paper, patterns."""

    def __init__(self, photos, draw, numbers):
        self.photos, self.draw, self.numbers = photos, draw, numbers

    def photo(self, width, height):
        picture = cv2.imread(str(self.draw.choice(self.photos)))
        if self.draw.random() < 0.3:
            picture = np.rot90(picture, self.draw.randrange(4))
        if self.draw.random() < 0.5:
            picture = picture[:, ::-1]
        most = min(picture.shape[1] / width, picture.shape[0] / height)
        scale = min(most, most * self.draw.uniform(0.45, 1))
        part_width, part_height = max(8, int(width * scale)), max(8, int(height * scale))
        x = self.draw.randrange(picture.shape[1] - part_width + 1)
        y = self.draw.randrange(picture.shape[0] - part_height + 1)
        part = picture[y:y + part_height, x:x + part_width]
        part = cv2.resize(part, (width, height), interpolation=cv2.INTER_AREA if scale > 1 else cv2.INTER_CUBIC)
        if self.draw.random() < 0.5:
            part = part.astype(np.float32) * self.numbers.uniform(0.6, 1.3, 3) + self.numbers.uniform(-30, 30)
        return np.clip(part, 0, 255).astype(np.uint8)

    def collage(self):
        count = self.draw.choice([1, 1, 2, 2, 3])
        scene = np.zeros((SIDE, SIDE, 3), np.uint8)
        bounds = [SIDE * index // count for index in range(count + 1)]
        for top, bottom in zip(bounds, bounds[1:]):
            for left, right in zip(bounds, bounds[1:]):
                scene[top:bottom, left:right] = self.photo(right - left, bottom - top)
        return scene

    def colour(self):
        return tuple(int(value) for value in self.numbers.integers(0, 256, 3))

    def paper(self):
        colour = self.numbers.integers(150, 256, 3) if self.draw.random() < 0.6 else self.numbers.integers(0, 256, 3)
        shade = self.numbers.normal(0, self.draw.uniform(1, 30), (4, 4, 1)).astype(np.float32)
        scene = cv2.resize(shade, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)[..., None] + colour.astype(np.float32)
        return np.clip(scene, 0, 255).astype(np.uint8)

    def cloud(self):
        total, power = np.zeros((SIDE, SIDE), np.float32), self.draw.uniform(0.4, 0.9)
        for octave in range(self.draw.randrange(3, 9)):
            grains = self.numbers.random((2 ** octave + 1, 2 ** octave + 1), np.float32)
            total += cv2.resize(grains, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC) * power ** octave
        return (total - total.min()) / (np.ptp(total) + 1e-6)

    def field(self):
        """A pattern from 0 to 1."""
        draw, numbers = self.draw, self.numbers
        y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
        turn = draw.choice([0, math.pi / 2, draw.uniform(0, math.pi)])
        along, across = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
        period, other = draw.uniform(4, 90), draw.uniform(4, 90)
        kind = draw.randrange(9)
        if kind == 0:
            return np.sin(along * 2 * math.pi / period + draw.uniform(0, 9) * self.cloud()) / 2 + 0.5
        if kind == 1:  # bricks, tiles, panes
            line, row = draw.uniform(1, 6), np.floor(across / other)
            shifted = along + row % 2 * period / 2 * draw.randrange(2)
            return ((shifted % period < line) | (across % other < line)).astype(np.float32)
        if kind == 2:
            return ((np.floor(along / period) + np.floor(across / other)) % 2).astype(np.float32)
        if kind == 3:
            distance = (along % period - period / 2) ** 2 + (across % period - period / 2) ** 2
            return (distance < (period * draw.uniform(0.1, 0.45)) ** 2).astype(np.float32)
        if kind == 4:
            return (self.cloud() > draw.uniform(0.35, 0.65)).astype(np.float32)
        if kind == 5:
            return np.floor(self.cloud() * draw.randrange(3, 12)) / 12
        if kind == 6:
            points = numbers.random((draw.randrange(20, 250), 2)) * SIDE
            seeds = np.full((SIDE, SIDE), 255, np.uint8)
            for px, py in points.astype(int):
                seeds[min(py, SIDE - 1), min(px, SIDE - 1)] = 0
            distance = cv2.distanceTransform(seeds, cv2.DIST_L2, 3)
            return distance / distance.max()
        if kind == 7:
            return self.cloud()
        return self.shapes()

    def shapes(self):
        """Leaves, hairs, pebbles, windows."""
        draw, numbers = self.draw, self.numbers
        scene, size, kind = np.full((SIDE, SIDE), draw.randrange(256), np.uint8), draw.uniform(4, 60), draw.randrange(5)
        usual, spread = draw.uniform(0, 6.3), draw.choice([0.05, 0.4, 3])
        for _ in range(int(min(1500, draw.uniform(0.05, 1.5) * SIDE * SIDE / size ** 2))):
            x, y = numbers.integers(-20, SIDE + 20, 2)
            angle, length, shade = draw.gauss(usual, spread), size * draw.uniform(0.3, 1.5), draw.randrange(256)
            end = (int(x + length * math.cos(angle)), int(y + length * math.sin(angle)))
            if kind == 0:
                cv2.line(scene, (int(x), int(y)), end, shade, draw.randrange(1, 4), cv2.LINE_AA)
            elif kind == 1:
                axes = (max(1, int(length / 2)), max(1, int(length * draw.uniform(0.1, 0.5))))
                width = draw.choice([-1, -1, 1, 2])
                cv2.ellipse(scene, (int(x), int(y)), axes, math.degrees(angle), 0, 360, shade, width, cv2.LINE_AA)
            elif kind == 2:
                corner = (int(x + length), int(y + length * draw.uniform(0.3, 2)))
                cv2.rectangle(scene, (int(x), int(y)), corner, shade, draw.choice([-1, 1, 2]))
            elif kind == 3:
                corners = np.array([x, y]) + numbers.normal(0, size / 2, (draw.randrange(3, 7), 2))
                cv2.fillPoly(scene, [corners.astype(np.int32)], shade, cv2.LINE_AA)
            else:
                start, end = draw.uniform(0, 360), draw.uniform(60, 300)
                axes = (max(1, int(length / 2)),) * 2
                cv2.ellipse(scene, (int(x), int(y)), axes, start, 0, end, shade, draw.randrange(1, 5), cv2.LINE_AA)
        return scene.astype(np.float32) / 255

    def pattern(self):
        one, other = np.array(self.colour(), np.float32), np.array(self.colour(), np.float32)
        field = self.field()[..., None]
        if self.draw.random() < 0.25:
            second = self.field()[..., None] * self.draw.uniform(0.1, 0.6)
            field = np.clip(field * self.draw.uniform(0.4, 0.9) + second, 0, 1)
        return np.clip(one + (other - one) * field, 0, 255).astype(np.uint8)

    def ground(self):
        kind = self.draw.random()
        return self.collage() if kind < 0.55 else self.pattern() if kind < 0.85 else self.paper()
