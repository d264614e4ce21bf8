"""Gathers what to draw with: python3 -m glance.data PACKAGES TEXTS.json INTO --analyze PROGRAM

Takes the pictures and fonts below PACKAGES, unpacked packages, and words from what `latin.texts` wrote. Pictures in which PROGRAM,
LiveText's `analyze`, reads anything are left out.
"""
import argparse
import json
import random
import shutil
import subprocess
from pathlib import Path

from PIL import Image, UnidentifiedImageError

PICTURES, FONTS = {".jpg", ".jpeg", ".png", ".webp", ".tga"}, {".ttf", ".ttc", ".otf"}
SIDE, LEAST_SIDE, LEAST_CONTRAST = 640, 128, 12
PER_SOURCE, WORDS_A_LANGUAGE = 330, 2500
LARGEST_FONT = 6_000_000


def sources(packages, suffixes):
    """Files by the folder that a package has for itself, in an order of no meaning."""
    found = {}
    for path in sorted(packages.rglob("*")):
        if path.suffix.lower() in suffixes and path.is_file():
            found.setdefault(path.relative_to(packages).parts[:4], []).append(path)
    for paths in found.values():
        random.Random(5).shuffle(paths)
    return found.values()


def picture(path, draw):
    """A picture of SIDE at most, on a ground where it is transparent; None where there is hardly anything to see."""
    try:
        image = Image.open(path)
        if min(image.size) < LEAST_SIDE:
            return None
        image = image.convert("RGBA")
    except (OSError, UnidentifiedImageError, ValueError, Image.DecompressionBombError):
        return None
    image.thumbnail((SIDE, SIDE))
    ground = Image.new("RGBA", image.size, (*(draw.randrange(256) for _ in range(3)), 255))
    ground.alpha_composite(image)
    darkest, brightest = ground.resize((32, 32)).convert("L").getextrema()
    return ground.convert("RGB") if brightest - darkest >= LEAST_CONTRAST else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("packages", type=Path)
    parser.add_argument("texts", type=Path)
    parser.add_argument("into", type=Path)
    parser.add_argument("--analyze", type=Path, required=True)
    options = parser.parse_args()
    photos, fonts, draw, count = options.into / "photos", options.into / "fonts", random.Random(7), 0
    for folder in (photos, fonts):
        folder.mkdir(parents=True)
    for paths in sources(options.packages, PICTURES):
        kept = 0
        for path in paths:
            if kept < PER_SOURCE and (image := picture(path, draw)):
                image.save(photos / f"{count:05}.jpg", quality=76)
                kept, count = kept + 1, count + 1
    for paths in sources(options.packages, FONTS):
        for path in paths:
            if path.stat().st_size <= LARGEST_FONT:
                shutil.copy(path, fonts / path.name)
    words = json.loads(options.texts.read_text())["words"].values()
    chosen = [word for language in words for word in draw.sample(language, min(len(language), WORDS_A_LANGUAGE))]
    (options.into / "words.json").write_text(json.dumps(chosen))
    command = [options.analyze, "--types", "text", "--format", "jsonl", *sorted(photos.iterdir())]
    for line in subprocess.run(command, capture_output=True, text=True).stdout.splitlines():
        if (analysis := json.loads(line)).get("lines") != []:
            Path(analysis["image"]).unlink()


if __name__ == "__main__":
    main()
