"""A folder of many small pictures, with some among them that are meant to do harm."""
import itertools
import pathlib
import random
import struct
import zlib

from PIL import Image

SUFFIXES = {".jpg", ".jpeg", ".png", ".webp", ".tif", ".tiff", ".gif", ".bmp", ".jp2", ".heic", ".avif"}
A_FOLDER = 1000
KILLERS = 2
# What certainly is no picture, and the code of each.
BROKEN = [
    (b"no picture", "unsupportedFormat"),
    (b"", "unreadableImage"),
    (b"\xff\xd8\xff\xe0 cut", "unreadableImage"),
]


def png_of(width, height):
    """The beginning of a PNG that announces so many pixels."""
    header = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress(bytes(100))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", zlib.crc32(chunk))
        for chunk in (header, b"IDAT" + pixels, b"IEND"))


def files(folder):
    return sorted(path for path in pathlib.Path(folder).rglob("*") if path.suffix.lower() in SUFFIXES)


class PictureSet:
    """Pictures numbered from 0, in folders of a thousand: all samples once, crops, one in a hundred hostile, and two killers."""

    def __init__(self, folder, count, samples, sources, hostile, crop):
        self.folder = pathlib.Path(folder)
        self.count = count
        self._samples = files(samples)
        self._sources = [path for folder in sources for path in files(folder)]
        self._hostile = [(content, code, ".jpg") for content, code in BROKEN]
        self._hostile.append((png_of(60_000, 60_000), "imageTooLarge", ".png"))
        self._hostile += [(path.read_bytes(), None, path.suffix) for folder in hostile for path in sorted(folder.iterdir())
                          if path.is_file() and path.suffix not in (".py", ".md")]
        self._width, self._height = crop
        # The code of those of which it is known, by the path within the folder.
        self.codes = {}
        self.killers = set()
        self.harmful = set()

    def write(self, seed=1):
        """Writes all of them; the same for the same arguments."""
        chance = random.Random(seed)
        numbers = list(range(self.count))
        chance.shuffle(numbers)
        share = self.count // 100
        hostile, numbers = numbers[:share], numbers[share:]
        killers, numbers = numbers[:KILLERS], numbers[KILLERS:]
        samples, crops = numbers[:len(self._samples)], numbers[len(self._samples):]
        for number, (content, code, suffix) in zip(hostile, itertools.cycle(self._hostile)):
            name = self._place(number, suffix if suffix in SUFFIXES else ".jpg", content)
            self.harmful.add(name)
            if code:
                self.codes[name] = code
        for number, sample in zip(killers, self._samples):
            with Image.open(sample) as image:
                # As many pixels as are read at all.
                name = self._place(number, ".jpg", b"")
                image.convert("RGB").resize((9900, 9900)).save(self.folder / name, quality=60)
            self.killers.add(name)
        for number, sample in zip(samples, self._samples):
            self._place(number, sample.suffix, sample.read_bytes())
        # Each source is opened once for all of its crops.
        shares = [crops[index::len(self._sources)] for index in range(len(self._sources))]
        for source, share in zip(self._sources, shares):
            if share:
                with Image.open(source) as image:
                    self._crop(image.convert("RGB"), share, chance)

    def _crop(self, image, numbers, chance):
        for number in numbers:
            width = min(image.width, chance.randint(self._width * 3 // 4, self._width))
            height = min(image.height, chance.randint(self._height * 3 // 4, self._height))
            left, top = chance.randint(0, image.width - width), chance.randint(0, image.height - height)
            name = self._place(number, ".jpg", b"")
            image.crop((left, top, left + width, top + height)).save(self.folder / name, quality=90)

    def _place(self, number, suffix, content):
        name = f"{number // A_FOLDER:03}/{number:06}{suffix.lower()}"
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return name
