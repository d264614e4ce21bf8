"""Writes between which numbers the recogniser's convolutions find their inputs: python3 ranges.py PACKAGES [--seed N]

PACKAGES is a folder into which Debian's iso-codes was unpacked (dpkg -x), whose names of countries and languages are drawn in
many languages and scripts. Models/PP-OCRv6_rec_small.ranges.onnx gets, for each large convolution of 1 × 1 and each channel of its
inputs, the least and the greatest value that nineteen of twenty lines stay within, and the mean. See ../quantising.py.
"""
import argparse
import gettext
import random
import sys
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import openvino
from drawing import Drawing
from reading import RECOGNISER, planes_of
from scripts import SCRIPTS

sys.path.append(str(Path(__file__).resolve().parents[1]))
from graph import HALF, NODE_INPUT, graph_of, kind, names, nodes_of, shape, tensor, tensors_of
from protobuf import fields
from quantising import GREATEST, LEAST, MEAN, encoded_ranges

RANGES = Path(__file__).resolve().parents[1] / "PP-OCRv6_rec_small.ranges.onnx"
WITHIN = 0.95  # of the lines
OUTPUTS = 3  # of the recogniser's own
LEAST_CHANNELS = 96
LATIN = replace(SCRIPTS["Cyrl"], font_language="de", tall="Ågpy", odd_fonts="Symbol|Emoji|Math|Mono.*Oblique")
HAN = replace(SCRIPTS["Kore"], tall="国g", odd_fonts="Emoji")
# How many lines are drawn in the languages, and how.
DRAWN = [
    (200, ["de", "fr", "es", "it", "pt", "nl", "pl", "cs", "sv", "tr", "hu", "lt", "is", "ro"], LATIN),
    (50, ["ru", "uk", "bg", "sr"], SCRIPTS["Cyrl"]),
    (50, ["ar"], SCRIPTS["Arab"]),
    (50, ["ko"], SCRIPTS["Kore"]),
    (45, ["zh_CN", "zh_TW"], replace(HAN, font_language="zh-cn")),
    (45, ["ja"], replace(HAN, font_language="ja")),
]
LENGTHS, LONGEST, WORDS = [4, 8, 12, 16, 24, 32, 44, 60, 90], 1300, 0.8
NARROWED, NARROWEST = 0.4, 0.6


def phrases(packages, languages):
    """What the catalogues of some languages say, language by language, and each in English."""
    said = []
    for language in languages:
        for path in sorted(packages.rglob(f"locale/{language}/LC_MESSAGES/iso_*.mo")):
            with path.open("rb") as file:
                catalogue = gettext.GNUTranslations(file)._catalog
            said += [part for pair in catalogue.items() for part in pair if all(isinstance(part, str) for part in pair) and part
                     and "\n" not in part]
    return said


def strips(packages, seed):
    """What the recogniser is given of drawn lines."""
    draw, numbers = random.Random(seed), np.random.default_rng(seed)
    for count, languages, script in DRAWN:
        said, drawing = phrases(packages, languages), Drawing(script, draw, numbers)
        while count:
            length, text = draw.choice(LENGTHS), draw.choice(said)
            while len(text) < length:
                text += " " + (draw.choice(said) if draw.random() < WORDS else f"{draw.uniform(0, 999):.{draw.choice([0, 2])}f}")
            drawn = drawing.line(text[:length].strip(), LONGEST)
            if drawn is None:
                continue
            strip, count = drawn[0], count - 1
            if script is LATIN and draw.random() < NARROWED:
                width = int(strip.shape[1] * draw.uniform(NARROWEST, 1))
                strip = cv2.resize(strip, (max(width, 8), strip.shape[0]), interpolation=cv2.INTER_AREA)
            yield planes_of(strip)


def convolutions():
    """The name of the weights of each convolution that is worth computing in bytes, and that of its inputs.

    Not the last one, which alone makes a quarter of the error of all: what follows takes up its outputs as they are.
    """
    graph = graph_of(list(fields(memoryview(RECOGNISER.read_bytes()))))
    found = []
    extents = {key.removesuffix(".half"): shape(part) for key, part in tensors_of(graph).items()}
    for one in nodes_of(graph):
        if kind(one) == "Conv":
            source, weights = names(one, NODE_INPUT)
            least, greatest = sorted(extents[weights][:2])
            if extents[weights][2:] == [1, 1] and LEAST_CHANNELS <= least and greatest <= 2 * least:
                found.append((weights, source))
    return found[:-1]


def measured(strips):
    """For each convolution the least, the mean and the greatest value of each channel."""
    found = convolutions()
    network = openvino.Core().read_model(RECOGNISER)
    network.add_outputs([source for _, source in found])
    request = openvino.Core().compile_model(network, "CPU", {"INFERENCE_PRECISION_HINT": "f32"}).create_infer_request()
    told = {weights: ([], [], []) for weights, _ in found}
    for strip in strips:
        request.infer([strip])
        for place, parts in enumerate(told.values()):
            values = request.get_output_tensor(OUTPUTS + place).data[0]
            for part, how in zip(parts, (np.min, np.mean, np.max)):
                part.append(how(values, axis=(1, 2)))
    return {weights: (np.quantile(least, 1 - WITHIN, axis=0), np.mean(mean, axis=0), np.quantile(greatest, WITHIN, axis=0))
            for weights, (least, mean, greatest) in told.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("packages", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=RANGES)
    options = parser.parse_args()
    options.into.write_bytes(encoded_ranges(
        tensor(f"{weights}.{part}", [len(values)], HALF, values.astype(np.float16).tobytes())
        for weights, parts in measured(strips(options.packages, options.seed)).items()
        for part, values in zip((LEAST, MEAN, GREATEST), parts)))


if __name__ == "__main__":
    main()
