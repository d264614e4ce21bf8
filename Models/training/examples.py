"""Makes examples to train with: python3 examples.py SCRIPT CORPUS INTO --seed N --count N [--long]

INTO gets files of 1,000 examples, each the recogniser's trunk for a drawn line (steps × 888, half precision) and what the
line says, from left to right as it stands. Two runs with different seeds use two cores; LONG lines are as wide as a page.
"""
import argparse
import random
from pathlib import Path

import cv2
import numpy as np
import openvino
import torch
from corpus import NON_JOINER
from drawing import Drawing
from phrases import Phrases
from reading import RECOGNISER, planes_of
from scripts import SCRIPTS

TRUNK = 2  # its output of this number
PER_FILE = 1000


class Trunk:
    """The recogniser up to where new layers start."""

    def __init__(self):
        self.model = openvino.Core().compile_model(RECOGNISER, "CPU", {"INFERENCE_NUM_THREADS": 1})
        self.request = self.model.create_infer_request()

    def __call__(self, strip):
        return torch.from_numpy(self.request.infer({0: planes_of(strip)})[self.model.output(TRUNK)][0]).half()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("script", choices=SCRIPTS)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("into", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=PER_FILE)
    parser.add_argument("--long", action="store_true")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    script, draw = SCRIPTS[options.script], random.Random(options.seed)
    phrases, trunk = Phrases(script, options.corpus, draw), Trunk()
    drawing = Drawing(script, draw, np.random.default_rng(options.seed))
    lengths, longest, english = [4, 8, 12, 16, 24, 32, 44], 640, 0.12
    if options.long:
        lengths, longest, english = [40, 60, 80, 100, 120], 1600, 0.24
    options.into.mkdir(parents=True, exist_ok=True)
    examples, files = [], 0
    while files * PER_FILE < options.count:
        drawn = drawing.line(phrases.phrase(draw.choice(lengths), english), longest)
        if drawn is None:
            continue
        strip, text = drawn
        examples.append((trunk(strip), text.replace(NON_JOINER, "")))
        if len(examples) == PER_FILE:
            files += 1
            name = f"{options.script}.{'long' if options.long else 'short'}.{options.seed}.{files}.pt"
            torch.save(examples, options.into / name)
            examples = []


if __name__ == "__main__":
    main()
