"""Draws pictures with and without text, and says where text is."""
import math
import random
from pathlib import Path

import cv2
import numpy as np
from fontTools.ttLib import TTCollection, TTFont
from PIL import Image, ImageDraw, ImageFont

SIDE = 640
# What each output sees: pixels a cell, and the heights of lines that are asked of it.
SCALES = [(16, 7, 48), (32, 22, 120), (64, 64, 1000)]
NOTHING, TEXT, ANYTHING = 0, 1, 2


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
            return (((along + row % 2 * period / 2 * draw.randrange(2)) % period < line) | (across % other < line)).astype(np.float32)
        if kind == 2:
            return ((np.floor(along / period) + np.floor(across / other)) % 2).astype(np.float32)
        if kind == 3:
            return ((along % period - period / 2) ** 2 + (across % period - period / 2) ** 2 < (period * draw.uniform(0.1, 0.45)) ** 2).astype(np.float32)
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
                cv2.ellipse(scene, (int(x), int(y)), axes, math.degrees(angle), 0, 360, shade, draw.choice([-1, -1, 1, 2]), cv2.LINE_AA)
            elif kind == 2:
                cv2.rectangle(scene, (int(x), int(y)), (int(x + length), int(y + length * draw.uniform(0.3, 2))), shade, draw.choice([-1, 1, 2]))
            elif kind == 3:
                corners = np.array([x, y]) + numbers.normal(0, size / 2, (draw.randrange(3, 7), 2))
                cv2.fillPoly(scene, [corners.astype(np.int32)], shade, cv2.LINE_AA)
            else:
                start = draw.uniform(0, 360)
                cv2.ellipse(scene, (int(x), int(y)), (max(1, int(length / 2)),) * 2, start, 0, draw.uniform(60, 300), shade, draw.randrange(1, 5), cv2.LINE_AA)
        return scene.astype(np.float32) / 255

    def pattern(self):
        one, other = np.array(self.colour(), np.float32), np.array(self.colour(), np.float32)
        field = self.field()[..., None]
        if self.draw.random() < 0.25:
            field = np.clip(field * self.draw.uniform(0.4, 0.9) + self.field()[..., None] * self.draw.uniform(0.1, 0.6), 0, 1)
        return np.clip(one + (other - one) * field, 0, 255).astype(np.uint8)

    def ground(self):
        kind = self.draw.random()
        return self.collage() if kind < 0.55 else self.pattern() if kind < 0.85 else self.paper()


class Lettering:
    """Words in many fonts and scripts."""

    RANGES = {"han": (0x4E00, 0x9FA5), "kana": (0x3041, 0x30FA), "hangul": (0xAC00, 0xD7A3), "arab": (0x621, 0x64A),
              "cyrl": (0x410, 0x44F), "grek": (0x391, 0x3C9), "hebr": (0x5D0, 0x5EA), "deva": (0x905, 0x939), "thai": (0xE01, 0xE2E)}

    def __init__(self, fonts, words, draw):
        self.fonts, self.words, self.draw, self.covers, self.loaded = fonts, words, draw, {}, {}

    def cover(self, path):
        if path not in self.covers:
            font = TTCollection(path).fonts[0] if path.suffix == ".ttc" else TTFont(path, lazy=True)
            self.covers[path] = set(font.getBestCmap() or {})
        return self.covers[path]

    def word(self, covered):
        draw = self.draw
        if draw.random() < 0.2:
            return "".join(draw.choice("0123456789") for _ in range(draw.randrange(1, 8)))
        word = draw.choice(self.words)
        word = draw.choice([str, str, str.upper, str.upper, str.title])(word)
        return word if all(ord(letter) in covered for letter in word) else None

    def phrase(self, longest):
        """A font's path and what is written with it."""
        draw = self.draw
        path = draw.choice(self.fonts)
        covered = self.cover(path)
        scripts = [bounds for bounds in self.RANGES.values() if bounds[0] in covered and bounds[1] - 1 in covered]
        count = draw.choice([1, 1, 1, 2, 3, 5, 8])
        if scripts and (draw.random() < 0.7 or ord("a") not in covered):
            low, high = draw.choice(scripts)
            letters = [code for code in (draw.randrange(low, high + 1) for _ in range(12 * count)) if code in covered]
            text = "".join(map(chr, letters))[:draw.randrange(1, 6 * count + 2)]
            if low not in (0x4E00, 0x3041):
                text = " ".join(text[index:index + 5] for index in range(0, len(text), 5))
        else:
            text = " ".join(filter(None, (self.word(covered) for _ in range(count))))
        return path, text[:longest].strip()

    def font(self, path, size):
        key = (path, size)
        if key not in self.loaded:
            if len(self.loaded) > 300:
                self.loaded.clear()
            self.loaded[key] = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
        return self.loaded[key]

    def mask(self, size, longest):
        """Letters, white on black, cropped to their ink; None where the font has none of them."""
        path, text = self.phrase(longest)
        if not text:
            return None
        font, draw = self.font(path, size), self.draw
        down = draw.random() < 0.04 and len(text) > 1
        gap = draw.choice([0, 0, 0, 0, draw.uniform(0.05, 0.5) * size])
        if down:
            rows = [font.getbbox(letter) for letter in text]
            picture = Image.new("L", (2 * size + 8, int(len(text) * 1.2 * size) + 2 * size))
            pen = ImageDraw.Draw(picture)
            for index, (letter, box) in enumerate(zip(text, rows)):
                pen.text((size - (box[0] + box[2]) / 2 + 4, 4 + index * 1.1 * size), letter, 255, font)
        else:
            width = int(font.getlength(text) + gap * len(text)) + 2 * size + 8
            if width > 4000:
                return None
            picture = Image.new("L", (width, 3 * size + 8))
            pen = ImageDraw.Draw(picture)
            if gap:
                x = float(size)
                for letter in text:
                    pen.text((x, size), letter, 255, font)
                    x += font.getlength(letter) + gap
            else:
                pen.text((size, size), text, 255, font)
        mask = np.asarray(picture)
        rows, columns = np.flatnonzero(mask.max(1) > 64), np.flatnonzero(mask.max(0) > 64)
        if len(rows) < 4 or len(columns) < 3:
            return None
        return mask[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]


class Scenes:
    def __init__(self, photos, fonts, words, seed):
        self.draw, self.numbers = random.Random(seed), np.random.default_rng(seed)
        self.grounds = Grounds(photos, self.draw, self.numbers)
        self.lettering = Lettering(fonts, words, self.draw)

    def scene(self):
        """A picture (SIDE × SIDE × 3), a map for each scale, and whether there is text: NOTHING, TEXT or ANYTHING."""
        draw = self.draw
        scene = self.grounds.ground()
        maps = [np.full((SIDE // cell,) * 2, NOTHING, np.uint8) for cell, *_ in SCALES]
        found = NOTHING
        if draw.random() < 0.5:
            usual = math.exp(draw.uniform(math.log(9), math.log(draw.choice([30, 60, 420]))))
            for _ in range(draw.choice([1, 1, 1, 2, 4, 10, 25])):
                size = int(max(8, usual * draw.uniform(0.8, 1.25)))
                found = max(found, self.put(scene, maps, size), key=[NOTHING, ANYTHING, TEXT].index)
        return self.taken(scene), maps, found

    def put(self, scene, maps, size):
        """Draws a line somewhere; says whether it can be seen."""
        draw, numbers = self.draw, self.numbers
        mask = self.lettering.mask(size, max(1, int(draw.uniform(0.5, 1.4) * SIDE / size)))
        if mask is None:
            return NOTHING
        high, wide = mask.shape
        tilt = draw.choice([0, 0, draw.gauss(0, 4), draw.gauss(0, 15), draw.uniform(-180, 180)])
        if max(high, wide) > 0.97 * SIDE:
            shrink = 0.97 * SIDE / max(high, wide)
        else:
            shrink = 1
        turn = math.radians(tilt)
        centre = numbers.uniform(0.12, 0.88, 2) * SIDE
        if shrink < 1 or max(high, wide) > 0.7 * SIDE:
            centre = numbers.uniform(0.46, 0.54, 2) * SIDE
        half = np.array([[-wide, -high], [wide, -high], [wide, high], [-wide, high]], np.float32) * shrink / 2
        shape = np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]], np.float32)
        quad = half @ shape + centre
        if draw.random() < 0.3:
            quad = quad + numbers.normal(0, min(0.12 * high, 30), (4, 2))
        quad = quad.astype(np.float32)
        corners = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32)
        warp = cv2.getPerspectiveTransform(corners, quad)
        if draw.random() < 0.1 and wide > 3 * high:  # curved
            bend = draw.uniform(-0.5, 0.5) * min(high * 2, wide / 5)
            padded = np.pad(mask, ((int(abs(bend)) + 1,) * 2, (0, 0)))
            y, x = np.mgrid[0:padded.shape[0], 0:wide].astype(np.float32)
            mask = cv2.remap(padded, x, y + bend * (1 - (2 * x / wide - 1) ** 2) - bend / 2, cv2.INTER_LINEAR)
            corners[:, 1] += [0, 0, 2 * int(abs(bend)) + 2, 2 * int(abs(bend)) + 2]
            warp = cv2.getPerspectiveTransform(np.array([[0, int(abs(bend)) + 1], [wide, int(abs(bend)) + 1], [wide, high + int(abs(bend)) + 1], [0, high + int(abs(bend)) + 1]], np.float32), quad)
        if shrink < 0.7:
            mask = cv2.GaussianBlur(mask, (0, 0), 0.35 / shrink)
        tall = float(min(np.linalg.norm(quad[3] - quad[0]), np.linalg.norm(quad[1] - quad[0])))
        # Only the part of the scene where the line is is drawn in.
        margin = tall / 2 + 8
        left, top = np.clip(quad.min(0) - margin, 0, SIDE).astype(int)
        right, bottom = np.clip(quad.max(0) + margin, 0, SIDE).astype(int)
        if right - left < 8 or bottom - top < 8:
            return NOTHING
        whole = np.zeros((SIDE, SIDE), np.uint8)
        cv2.fillPoly(whole, [np.round(quad).astype(np.int32)], 1)
        scene, core = scene[top:bottom, left:right], whole[top:bottom, left:right]
        if core.sum() < 30:
            return NOTHING
        moved = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]], np.float64)
        size_here = (right - left, bottom - top)
        ink = cv2.warpPerspective(mask, moved @ warp, size_here, flags=cv2.INTER_LINEAR).astype(np.float32) / 255
        behind = scene[core > 0].astype(np.float32)
        colour = np.array(self.grounds.colour(), np.float32)
        if draw.random() < 0.5:
            colour = np.full(3, draw.choice([0, 255, draw.randrange(256)]), np.float32) + numbers.normal(0, 12, 3)
        if draw.random() < 0.3:  # a plate behind it
            plate = np.array(self.grounds.colour(), np.float32)
            grown = cv2.dilate(core, np.ones((int(tall * 0.5) | 1,) * 2, np.uint8)).astype(np.float32)[..., None] * draw.uniform(0.6, 1)
            scene[:] = np.clip(scene + (plate - scene) * grown, 0, 255).astype(np.uint8)
            behind = scene[core > 0].astype(np.float32)
        style, stroke = draw.random(), max(1, int(size / draw.uniform(10, 25)))
        solid = draw.uniform(0.6, 1)
        weights = np.array([0.11, 0.59, 0.3])
        contrast = abs(float((colour - behind.mean(0)) @ weights)) * solid
        if style < 0.1:  # outlined
            around = cv2.dilate(ink, np.ones((2 * stroke + 1,) * 2, np.uint8))[..., None]
            edge = np.array(self.grounds.colour(), np.float32)
            scene[:] = (scene + (edge - scene) * around).astype(np.uint8)
            contrast = max(contrast, abs(float((edge - colour) @ weights)))
        elif style < 0.2:  # with a shadow
            shadow = np.roll(ink, (stroke, stroke), (0, 1))[..., None] * draw.uniform(0.3, 0.9)
            scene[:] = (scene * (1 - shadow)).astype(np.uint8)
        elif style < 0.26 and size > 14:  # embossed: only its edges show
            light = np.roll(ink, (-stroke, -stroke), (0, 1)) - np.roll(ink, (stroke, stroke), (0, 1))
            strength = draw.uniform(30, 130)
            scene[:] = np.clip(scene + strength * light[..., None], 0, 255).astype(np.uint8)
            ink, contrast = ink * 0, strength
        elif style < 0.32 and size > 14:  # hollow
            ink = np.clip(cv2.dilate(ink, np.ones((stroke + 1,) * 2, np.uint8)) - cv2.erode(ink, np.ones((stroke + 1,) * 2, np.uint8)), 0, 1)
        if draw.random() < 0.15:
            colour = colour + (np.linspace(-1, 1, len(scene))[:, None, None] * numbers.normal(0, 40, 3)).astype(np.float32)
        alpha = ink[..., None] * solid
        scene[:] = np.clip(scene + (colour - scene) * alpha, 0, 255).astype(np.uint8)
        unrest = float((behind @ weights).std())
        seen = contrast > 35 + 0.6 * unrest
        for (cell, least, most), cells in zip(SCALES, maps):
            count = SIDE // cell
            share = cv2.resize(whole * 255, (count, count), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
            around = cv2.dilate((share > 0).astype(np.uint8), np.ones((3, 3), np.uint8))
            cells[(around > 0) & (cells == NOTHING)] = ANYTHING
            if seen and least <= tall <= most:
                need = 0.2 if tall < cell else 0.5
                cells[share >= min(need, share.max())] = TEXT
        return TEXT if seen and tall >= SCALES[0][1] else ANYTHING

    def taken(self, scene):
        """As a camera and its file leave it."""
        draw, numbers = self.draw, self.numbers
        if draw.random() < 0.3:
            scene = cv2.GaussianBlur(scene, (0, 0), draw.uniform(0.3, 1.1))
        if draw.random() < 0.25:
            light = cv2.resize(numbers.uniform(0.5, 1.2, (3, 3)).astype(np.float32), (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)
            scene = np.clip(scene * light[..., None], 0, 255).astype(np.uint8)
        if draw.random() < 0.4:
            grain = numbers.standard_normal((SIDE, SIDE, draw.choice([1, 3])), np.float32) * draw.uniform(1, 12)
            scene = np.clip(scene + grain, 0, 255).astype(np.uint8)
        if draw.random() < 0.5:
            scene = cv2.imdecode(cv2.imencode(".jpg", scene, [cv2.IMWRITE_JPEG_QUALITY, draw.randrange(30, 96)])[1], 1)
        return scene


def parts(folder, held_back):
    """Photos and fonts of a folder, those to train with or those held back: one in twelve."""
    files = lambda kind: [path for path in sorted((Path(folder) / kind).iterdir())]
    return [[path for index, path in enumerate(files(kind)) if (index % 12 == 0) == held_back] for kind in ("photos", "fonts")]
