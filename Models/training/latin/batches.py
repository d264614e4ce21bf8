"""Batches of drawn lines, of those that are padded to the same width together."""
from dataclasses import dataclass
from pathlib import Path

import torch
from latin.alphabet import Alphabet
from latin.drawing import Drawing, narrowed
from reading import HEIGHT, padded
from torch.utils.data import IterableDataset, get_worker_info

NARROWED = 0.6  # of the lines
PITCHES = 8.5, 19  # columns a character of these
COLUMNS_A_STEP = 4  # of the network's


@dataclass(frozen=True)
class Size:
    """How many lines make a batch: about so many columns, with bounds; wider strips are left out."""
    columns: int
    least: int
    most: int
    widest: int

    def lines(self, width):
        return max(self.least, min(self.most, self.columns // width))


@dataclass
class Batch:
    strips: torch.Tensor  # bytes: lines × rows × columns × 3
    widths: torch.Tensor  # of each strip without its padding
    places: torch.Tensor  # of the characters of all lines, one after the other
    lengths: torch.Tensor  # of the lines in characters

    def pin_memory(self):
        return Batch(*(part.pin_memory() for part in (self.strips, self.widths, self.places, self.lengths)))

    def planes(self, device):
        """What the recogniser is given: its padding is grey."""
        planes = self.strips.to(device, non_blocking=True).permute(0, 3, 1, 2).float() * (2 / 255) - 1
        inside = torch.arange(planes.shape[3], device=device)[None] < self.widths.to(device)[:, None]
        return planes * inside[:, None, None]


def batch(examples, width):
    strips = torch.full((len(examples), HEIGHT, width, 3), 128, dtype=torch.uint8)
    for line, (strip, _) in enumerate(examples):
        strips[line, :, :strip.shape[1]] = torch.from_numpy(strip)
    return Batch(strips, torch.tensor([strip.shape[1] for strip, _ in examples]),
                 torch.tensor([place for _, places in examples for place in places]),
                 torch.tensor([len(places) for _, places in examples]))


@dataclass
class Batches(IterableDataset):
    """Without end; each worker draws other lines."""
    fonts: Path
    texts: Path
    alphabet: Alphabet
    size: Size
    seed: int

    def __iter__(self):
        worker = get_worker_info()
        drawing = Drawing(self.fonts, self.texts, self.alphabet, self.seed + 7919 * (worker.id if worker else 0))
        waiting = {}
        while True:
            strip, places = self.example(drawing)
            width = padded(strip.shape[1])
            same = waiting.setdefault(width, [])
            same.append((strip, places))
            if len(same) >= self.size.lines(width):
                yield batch(waiting.pop(width), width)

    def example(self, drawing):
        """A strip that has steps enough for what it says, and the places of its characters."""
        while True:
            drawn = drawing.line()
            if drawn is None:
                continue
            strip, text = drawn
            if drawing.random.random() < NARROWED:
                strip = narrowed(strip, text, drawing.random.uniform(*PITCHES))
            places = [self.alphabet.place[character] for character in text]
            needed = len(places) + sum(one == next for one, next in zip(places, places[1:]))
            if needed < strip.shape[1] // COLUMNS_A_STEP and padded(strip.shape[1]) <= self.size.widest:
                return strip, places
