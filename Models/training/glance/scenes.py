"""Draws pictures with and without text, and says where text is."""
import math
import random

import cv2
import numpy as np

from .grounds import SIDE, Grounds
from .lettering import Lettering

# What each output of the network sees: pixels a cell, and the heights of lines that are asked of it.
SCALES = [(16, 7, 48), (32, 22, 120), (64, 64, 1000)]
NOTHING, ANYTHING, TEXT = range(3)
BRIGHTNESS = np.array([0.11, 0.59, 0.3])


class Scenes:
    def __init__(self, photos, fonts, words, seed):
        self.draw, self.numbers = random.Random(seed), np.random.default_rng(seed)
        self.grounds = Grounds(photos, self.draw, self.numbers)
        self.lettering = Lettering(fonts, words, self.draw)

    def scene(self):
        """A picture (SIDE × SIDE × 3), a map for each scale, and whether there is text; ANYTHING where that is doubtful."""
        draw = self.draw
        scene = self.grounds.ground()
        maps = [np.full((SIDE // cell,) * 2, NOTHING, np.uint8) for cell, *_ in SCALES]
        found = NOTHING
        if draw.random() < 0.5:
            usual = math.exp(draw.uniform(math.log(9), math.log(draw.choice([30, 60, 420]))))
            for _ in range(draw.choice([1, 1, 1, 2, 4, 10, 25])):
                found = max(found, self.put(scene, maps, int(max(8, usual * draw.uniform(0.8, 1.25)))))
        return self.taken(scene), maps, found

    def put(self, scene, maps, size):
        """Draws a line somewhere, and says whether it can be seen."""
        mask = self.lettering.mask(size, max(1, int(self.draw.uniform(0.5, 1.4) * SIDE / size)))
        if mask is None:
            return NOTHING
        mask, warp, quad = self.placed(mask)
        tall = float(min(np.linalg.norm(quad[3] - quad[0]), np.linalg.norm(quad[1] - quad[0])))
        # Only the part of the scene where the line is is drawn in.
        left, top = np.clip(quad.min(0) - tall / 2 - 8, 0, SIDE).astype(int)
        right, bottom = np.clip(quad.max(0) + tall / 2 + 8, 0, SIDE).astype(int)
        whole = np.zeros((SIDE, SIDE), np.uint8)
        cv2.fillPoly(whole, [np.round(quad).astype(np.int32)], 1)
        part, core = scene[top:bottom, left:right], whole[top:bottom, left:right]
        if min(core.shape) < 8 or core.sum() < 30:
            return NOTHING
        moved = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]], np.float64)
        ink = cv2.warpPerspective(mask, moved @ warp, (right - left, bottom - top)).astype(np.float32) / 255
        if self.draw.random() < 0.3:
            self.put_plate(part, core, tall)
        behind = part[core > 0].astype(np.float32)
        contrast = self.ink(part, ink, behind, size)
        seen = contrast > 35 + 0.6 * float((behind @ BRIGHTNESS).std())
        for (cell, least, most), cells in zip(SCALES, maps):
            share = cv2.resize(whole * 255, cells.shape, interpolation=cv2.INTER_AREA).astype(np.float32) / 255
            around = cv2.dilate((share > 0).astype(np.uint8), np.ones((3, 3), np.uint8))
            cells[(around > 0) & (cells == NOTHING)] = ANYTHING
            if seen and least <= tall <= most:
                cells[share >= min(0.2 if tall < cell else 0.5, share.max())] = TEXT
        return TEXT if seen and tall >= SCALES[0][1] else ANYTHING

    def placed(self, mask):
        """The letters, perhaps bent or made smaller, how they come to their place in the scene, and its corners."""
        draw, numbers = self.draw, self.numbers
        high, wide = mask.shape
        turn = math.radians(draw.choice([0, 0, draw.gauss(0, 4), draw.gauss(0, 15), draw.uniform(-180, 180)]))
        shrink = min(1, 0.97 * SIDE / max(high, wide))
        inwards = 0.46 if max(high, wide) > 0.7 * SIDE else 0.12
        centre = numbers.uniform(inwards, 1 - inwards, 2) * SIDE
        half = np.array([[-wide, -high], [wide, -high], [wide, high], [-wide, high]], np.float32) * shrink / 2
        quad = half @ np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]], np.float32) + centre
        if draw.random() < 0.3:
            quad = quad + numbers.normal(0, min(0.12 * high, 30), (4, 2))
        quad, margin = quad.astype(np.float32), 0
        if draw.random() < 0.1 and wide > 3 * high:
            bend = draw.uniform(-0.5, 0.5) * min(high * 2, wide / 5)
            margin = int(abs(bend)) + 1
            mask = np.pad(mask, ((margin, margin), (0, 0)))
            y, x = np.mgrid[0:mask.shape[0], 0:wide].astype(np.float32)
            mask = cv2.remap(mask, x, y + bend * (1 - (2 * x / wide - 1) ** 2) - bend / 2, cv2.INTER_LINEAR)
        corners = np.array([[0, margin], [wide, margin], [wide, high + margin], [0, high + margin]], np.float32)
        if shrink < 0.7:
            mask = cv2.GaussianBlur(mask, (0, 0), 0.35 / shrink)
        return mask, cv2.getPerspectiveTransform(corners, quad), quad

    def put_plate(self, part, core, tall):
        colour = np.array(self.grounds.colour(), np.float32)
        grown = cv2.dilate(core, np.ones((int(tall * 0.5) | 1,) * 2, np.uint8)).astype(np.float32)[..., None]
        part[:] = np.clip(part + (colour - part) * grown * self.draw.uniform(0.6, 1), 0, 255).astype(np.uint8)

    def ink(self, part, ink, behind, size):
        """Draws letters in one of several manners; how far their brightness is from what is behind them."""
        draw, numbers = self.draw, self.numbers
        colour = np.array(self.grounds.colour(), np.float32)
        if draw.random() < 0.5:
            colour = np.full(3, draw.choice([0, 255, draw.randrange(256)]), np.float32) + numbers.normal(0, 12, 3)
        manner, stroke, solid = draw.random(), max(1, int(size / draw.uniform(10, 25))), draw.uniform(0.6, 1)
        contrast = abs(float((colour - behind.mean(0)) @ BRIGHTNESS)) * solid
        if manner < 0.1:  # outlined
            around = cv2.dilate(ink, np.ones((2 * stroke + 1,) * 2, np.uint8))[..., None]
            edge = np.array(self.grounds.colour(), np.float32)
            part[:] = (part + (edge - part) * around).astype(np.uint8)
            contrast = max(contrast, abs(float((edge - colour) @ BRIGHTNESS)))
        elif manner < 0.2:  # with a shadow
            shadow = np.roll(ink, (stroke, stroke), (0, 1))[..., None] * draw.uniform(0.3, 0.9)
            part[:] = (part * (1 - shadow)).astype(np.uint8)
        elif manner < 0.26 and size > 14:  # embossed: only its edges show
            light = np.roll(ink, (-stroke, -stroke), (0, 1)) - np.roll(ink, (stroke, stroke), (0, 1))
            contrast = draw.uniform(30, 130)
            part[:] = np.clip(part + contrast * light[..., None], 0, 255).astype(np.uint8)
            return contrast
        elif manner < 0.32 and size > 14:  # hollow
            wide = np.ones((stroke + 1,) * 2, np.uint8)
            ink = np.clip(cv2.dilate(ink, wide) - cv2.erode(ink, wide), 0, 1)
        if draw.random() < 0.15:
            shade = np.linspace(-1, 1, len(part))[:, None, None] * numbers.normal(0, 40, 3)
            colour = colour + shade.astype(np.float32)
        part[:] = np.clip(part + (colour - part) * ink[..., None] * solid, 0, 255).astype(np.uint8)
        return contrast

    def taken(self, scene):
        """As a camera and its file leave it."""
        draw, numbers = self.draw, self.numbers
        if draw.random() < 0.3:
            scene = cv2.GaussianBlur(scene, (0, 0), draw.uniform(0.3, 1.1))
        if draw.random() < 0.25:
            light = numbers.uniform(0.5, 1.2, (3, 3)).astype(np.float32)
            light = cv2.resize(light, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)
            scene = np.clip(scene * light[..., None], 0, 255).astype(np.uint8)
        if draw.random() < 0.4:
            grain = numbers.standard_normal((SIDE, SIDE, draw.choice([1, 3])), np.float32) * draw.uniform(1, 12)
            scene = np.clip(scene + grain, 0, 255).astype(np.uint8)
        if draw.random() < 0.5:
            quality = [cv2.IMWRITE_JPEG_QUALITY, draw.randrange(30, 96)]
            scene = cv2.imdecode(cv2.imencode(".jpg", scene, quality)[1], cv2.IMREAD_COLOR)
        return scene
