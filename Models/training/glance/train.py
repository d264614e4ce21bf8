"""Trains the network: python3 -m glance.train DATA INTO.pt --minutes N [--workers N] [--from EARLIER.pt]

DATA is what `glance.data` made. At the end it prints which share of held-back pictures without text is taken for some by the
bound below which so many of those with text lie.
"""
import argparse
import json
import math
import random
import time
from collections import deque
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from .network import Glance, whole
from .scenes import ANYTHING, NOTHING, TEXT, Scenes

RATE, BATCH = 2e-3, 24
# A batch is drawn in the time of several steps, so it is learnt from again, turned and in other colours.
KEPT, AGAIN = 120, 2


def parts(data, held_back):
    """Photos and fonts to train with, or those held back: one in twelve."""
    return [[path for index, path in enumerate(sorted((data / kind).iterdir())) if (index % 12 == 0) == held_back]
            for kind in ("photos", "fonts")]


class Drawn(IterableDataset):
    """Pictures, maps and what is in them, without end."""

    def __init__(self, data, held_back, seed):
        self.data, self.held_back, self.seed = data, held_back, seed

    def __iter__(self):
        cv2.setNumThreads(1)
        worker = get_worker_info()
        photos, fonts = parts(self.data, self.held_back)
        words = json.loads((self.data / "words.json").read_text())
        scenes = Scenes(photos, fonts, words, self.seed * 1000 + worker.id)
        while True:
            try:
                picture, maps, found = scenes.scene()
            except (OSError, cv2.error):  # a font without a letter that it lists
                continue
            yield np.ascontiguousarray(picture.transpose(2, 0, 1)), *[cells.astype(np.int64) for cells in maps], found


def loss(outputs, maps, found):
    total = 0
    for output, cells in zip(outputs, maps):
        every = functional.binary_cross_entropy_with_logits(output, (cells == TEXT).float(), reduction="none")
        # Most of a picture is easy ground.
        every = every * (1 - torch.exp(-every)) ** 1.5
        for kind, weight in ((TEXT, 1), (NOTHING, 2)):
            chosen = (cells == kind).float()
            total = total + weight * (every * chosen).sum() / chosen.sum().clamp(min=1)
    known = found != ANYTHING
    if known.any():
        there = (found[known] == TEXT).float()
        total = total + 0.3 * functional.binary_cross_entropy_with_logits(whole(outputs)[known], there)
    return total


def planes(pictures):
    return pictures.float() * (2 / 255) - 1


def turned(pictures, maps, found):
    """The same batch in other colours, mirrored and turned."""
    values, sides = planes(pictures)[:, torch.randperm(3)], []
    if random.random() < 0.5:
        values = -values
    values = values * random.uniform(0.6, 1.1)
    if random.random() < 0.5:
        sides.append(3)
    if random.random() < 0.3:
        sides.append(2)
    flip = lambda part, shift: part.flip([side - shift for side in sides]) if sides else part
    values, maps = flip(values, 0), [flip(cells, 1) for cells in maps]
    if random.random() < 0.2:
        values, maps = values.transpose(2, 3), [cells.transpose(1, 2) for cells in maps]
    return values, maps, found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", type=Path)
    parser.add_argument("into", type=Path)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--from", dest="start", type=Path)
    options = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    network = Glance().to(device)
    if options.start:
        network.load_state_dict(torch.load(options.start, map_location=device))
    seed = 1 if not options.start else 2
    drawn = iter(DataLoader(Drawn(options.data, False, seed), BATCH, num_workers=options.workers, prefetch_factor=3))
    optimizer = torch.optim.AdamW(network.parameters(), RATE, weight_decay=0.02)
    began, steps, last, kept = time.time(), 0, 0, deque(maxlen=KEPT)
    while (share := (time.time() - began) / (60 * options.minutes)) < 1:
        rate = RATE * min(1, (steps + 1) / 200) * (0.01 + 0.99 * (1 + math.cos(math.pi * share)) / 2)
        for group in optimizer.param_groups:
            group["lr"] = rate
        pictures, *maps, found = (part.to(device, non_blocking=True) for part in next(drawn))
        kept.append((pictures, maps, found))
        network.train()
        for batch in [(planes(pictures), maps, found), *(turned(*random.choice(kept)) for _ in range(AGAIN))]:
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                outputs = network(batch[0])
            value = loss([output.float() for output in outputs], *batch[1:])
            optimizer.zero_grad()
            value.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 2)
            optimizer.step()
        steps += 1
        if time.time() - last > 20:
            last = time.time()
            print(f"{last - began:.0f} s, {steps} steps, loss {value.item():.4f}", flush=True)
            torch.save(network.state_dict(), options.into)
    torch.save(network.state_dict(), options.into)
    test(network, options, device)


def test(network, options, device):
    """What share of held-back pictures with text is passed, by how many without."""
    network.eval()
    logits = {TEXT: [], NOTHING: []}
    held = iter(DataLoader(Drawn(options.data, True, 9), BATCH, num_workers=options.workers))
    end = time.time() + min(25, 20 * options.minutes)
    while time.time() < end:
        pictures, *_, found = next(held)
        with torch.no_grad():
            said = whole(network(planes(pictures.to(device)))).cpu()
        for kind in logits:
            logits[kind] += said[found == kind].tolist()
    text, none = sorted(logits[TEXT]), np.array(logits[NOTHING])
    print(len(text), "with text,", len(none), "without")
    for missed in (0.001, 0.002, 0.005, 0.01, 0.02, 0.05):
        bound = text[int(missed * len(text))]
        print(f"misses {missed:.1%}: bound {bound:+.2f}, passes {np.mean(none > bound):.1%} of those without text")


if __name__ == "__main__":
    main()
