"""Trains the network that tells whether a picture has text: python3 glance.py DATA INTO.pt --minutes N [--workers N]"""
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
from scenes import ANYTHING, NOTHING, SCALES, TEXT, Scenes, parts
from torch import nn
from torch.nn import functional
from torch.utils.data import DataLoader, IterableDataset

RATE, BATCH = 2e-3, 24
# A batch is drawn in the time of several steps, so it is learnt from again, turned and in other colours.
KEPT, AGAIN = 120, 2


def layer(inputs, outputs, side, step=1, groups=1):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, side, step, (side - step + 1) // 2, groups=groups, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.layers = nn.Sequential(layer(channels, channels, 5, groups=channels), layer(channels, channels, 1))

    def forward(self, values):
        return values + self.layers(values)


class Glance(nn.Module):
    """Planes from -1 to 1 to logits at three scales."""

    def __init__(self):
        super().__init__()
        self.fine = nn.Sequential(
            layer(3, 16, 6, 4), layer(16, 32, 4, 2), Block(32), layer(32, 64, 4, 2), Block(64), Block(64), Block(64))
        self.middle = nn.Sequential(layer(64, 64, 4, 2), Block(64), Block(64))
        self.coarse = nn.Sequential(layer(64, 64, 4, 2), Block(64), Block(64))
        self.heads = nn.ModuleList(nn.Conv2d(64, 1, 1) for _ in SCALES)

    def forward(self, planes):
        fine = self.fine(planes)
        middle = self.middle(fine)
        coarse = self.coarse(middle)
        return [head(values)[:, 0] for head, values in zip(self.heads, (fine, middle, coarse))]


class Drawn(IterableDataset):
    def __init__(self, data, held_back, seed):
        self.data, self.held_back, self.seed = data, held_back, seed

    def __iter__(self):
        cv2.setNumThreads(1)
        worker = torch.utils.data.get_worker_info()
        photos, fonts = parts(self.data, self.held_back)
        words = json.loads((Path(self.data) / "words.json").read_text())
        scenes = Scenes(photos, fonts, words, self.seed * 1000 + (worker.id if worker else 0))
        while True:
            try:
                picture, maps, found = scenes.scene()
            except (OSError, cv2.error, ValueError):
                continue
            yield np.ascontiguousarray(picture.transpose(2, 0, 1)), *[cells.astype(np.int64) for cells in maps], found


def whole(outputs):
    """The logit of a picture: where the network is surest."""
    return torch.stack([output.flatten(1).amax(1) for output in outputs]).amax(0)


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
        total = total + 0.3 * functional.binary_cross_entropy_with_logits(whole(outputs)[known], (found[known] == TEXT).float())
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
    parser = argparse.ArgumentParser(description=__doc__)
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
    drawn = iter(DataLoader(Drawn(options.data, False, seed), BATCH, num_workers=options.workers, prefetch_factor=3, pin_memory=device == "cuda"))
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
