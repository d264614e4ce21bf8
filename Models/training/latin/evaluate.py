"""Measures what is read wrongly: python3 -m latin.evaluate FONTS TEXTS.json LETTERS.onnx [--lines N] [--seed N]

Lines are drawn with fonts and text that were held back, and read by the recogniser alone and together with the network, as
wide as they are and at several numbers of columns a character.
"""
import argparse
from collections import Counter
from pathlib import Path

import numpy as np
import onnx
import openvino
import torch
from latin.alphabet import Alphabet
from latin.drawing import Drawing, narrowed
from reading import HEIGHT, RECOGNISER, distance, padded, written
from torch.nn import functional

PITCHES = None, 18, 16, 14, 12, 10
LOGITS, TRUNK = 0, 2  # outputs of the recogniser


class Reader:
    """The recogniser, alone and with the network for letters, on one strip at a time."""

    def __init__(self, recogniser, letters):
        self.alphabet = Alphabet(recogniser)
        named = next(pair.value for pair in onnx.load(letters).metadata_props if pair.key == "character")
        if named.split("\n") != self.alphabet.letters:
            raise SystemExit(f"{letters} is for other letters")
        self.recogniser, self.letters = (
            openvino.Core().compile_model(path, "CPU", {"INFERENCE_PRECISION_HINT": "f32"}) for path in (recogniser, letters))

    def __call__(self, strip):
        """What it reads alone, and what both read."""
        planes = np.zeros((1, 3, HEIGHT, padded(strip.shape[1])), np.float32)
        planes[0, :, :, :strip.shape[1]] = (strip.astype(np.float32) * (2 / 255) - 1).transpose(2, 0, 1)
        told = self.recogniser(planes)
        known = self.alphabet.known(torch.from_numpy(told[LOGITS]))
        added = functional.pad(torch.from_numpy(self.letters(told[TRUNK])[0]), (0, 1))
        return [written(said[0].argmax(1).tolist(), self.alphabet.characters) for said in (known, known + added)]


class Errors:
    """Shares of the characters and of the words that were read wrongly."""

    def __init__(self):
        self.wrong = self.characters = self.missed = self.words = 0

    def add(self, read, text):
        words = Counter(text.split())
        self.wrong, self.characters = self.wrong + distance(read, text), self.characters + len(text)
        self.missed, self.words = self.missed + (words - Counter(read.split())).total(), self.words + words.total()

    def __str__(self):
        return f"{self.wrong / self.characters:9.2%} {self.missed / self.words:9.2%}"


def drawn(drawing, count):
    lines = []
    while len(lines) < count:
        line = drawing.line()
        if line is not None:
            lines.append(line)
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("fonts", type=Path)
    parser.add_argument("texts", type=Path)
    parser.add_argument("letters", type=Path)
    parser.add_argument("--lines", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--recogniser", type=Path, default=RECOGNISER)
    options = parser.parse_args()
    reader = Reader(options.recogniser, options.letters)
    lines = drawn(Drawing(options.fonts, options.texts, reader.alphabet, options.seed, held_back=True), options.lines)
    print("columns a  recogniser alone   with the network\ncharacter  characters   words  characters   words")
    for pitch in PITCHES:
        alone, both = Errors(), Errors()
        for strip, text in lines:
            for errors, read in zip((alone, both), reader(strip if pitch is None else narrowed(strip, text, pitch))):
                errors.add(read, text)
        print(f"{pitch or 'as drawn':9} {alone} {both}", flush=True)


if __name__ == "__main__":
    main()
