"""Trains the layers: python3 -m latin.train FONTS TEXTS.json INTO.pt --minutes N [--from EARLIER.pt]

FONTS and TEXTS.json are what latin.fonts and latin.texts made. What the layers say is added to what the recogniser says, so
that they learn what it gets wrong (CTC); it stays as it is. Lines are drawn while layers learn, and none is seen twice. It
runs on an accelerator where there is one, and on processors otherwise. INTO.pt gets the mean of the layers over time.
"""
import argparse
import copy
import math
import os
import time
from pathlib import Path

import torch
from latin.alphabet import Alphabet
from latin.batches import Batches, Size
from latin.recogniser import Recogniser
from layers import Layers, halved
from reading import RECOGNISER
from torch import nn
from torch.nn import functional
from torch.utils.data import DataLoader

HALVES = 2  # steps of the layers for one of the recogniser's
RATE, LATER_RATE, WARM_UP, NOISE = 2.5e-3, 8e-4, 100, 0.08
RESTRAINT = 1e-4  # what it costs to add much
MEAN_OF = 1000  # steps
MEASURED = 12  # batches by which inputs are scaled
SAVE_AFTER = 60  # seconds
ACCELERATOR = Size(columns=48_000, least=8, most=128, widest=4096)
PROCESSORS = Size(columns=6_000, least=4, most=20, widest=1664)


class Training:
    """Layers that learn, and their mean over time."""

    def __init__(self, alphabet, recogniser, batches, device):
        self.alphabet, self.recogniser, self.batches, self.device = alphabet, recogniser, batches, device

    def start(self, earlier):
        """New layers that add nothing yet, or earlier ones."""
        if earlier:
            if earlier["letters"] != self.alphabet.letters:
                raise SystemExit("the earlier layers are for other letters")
            state = earlier["state"]
            layers = Layers(len(self.alphabet.characters), HALVES, state["mean"], state["deviation"])
            layers.load_state_dict(state)
        else:
            inputs = torch.cat([self.inputs(next(self.batches))[0].flatten(0, 1) for _ in range(MEASURED)])
            layers = Layers(len(self.alphabet.characters), HALVES, inputs.mean(0), inputs.std(0) + 1e-3)
            nn.init.zeros_(layers.last.weight)
            nn.init.zeros_(layers.last.bias)
        self.layers = layers.to(self.device)
        self.mean = copy.deepcopy(self.layers)
        self.rate = LATER_RATE if earlier else RATE
        learning = [parameter for parameter in self.layers.parameters() if parameter.requires_grad]
        self.optimizer = torch.optim.AdamW(learning, lr=self.rate, weight_decay=1e-4)

    def steady(self):
        """Small batches tell less of the mean and deviation that normalisations keep."""
        for layer in self.layers.modules():
            if isinstance(layer, nn.BatchNorm1d):
                layer.momentum = 0.02

    def inputs(self, batch):
        """What the layers get of a batch, and what the recogniser says of it."""
        logits, _, trunk = self.recogniser(batch.planes(self.device))
        return halved(trunk, HALVES), self.alphabet.known(logits)

    def step(self, batch, rate):
        for settings in self.optimizer.param_groups:
            settings["lr"] = rate
        inputs, known = self.inputs(batch)
        added = self.layers.told(inputs + torch.randn_like(inputs) * self.layers.deviation * NOISE)
        said = functional.log_softmax(known + functional.pad(added, (0, 1)), -1)
        steps = torch.full_like(batch.lengths, said.shape[1])
        loss = functional.ctc_loss(
            said.transpose(0, 1), batch.places.to(self.device), steps, batch.lengths, zero_infinity=True)
        loss = loss + RESTRAINT * added.square().mean()
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.layers.parameters(), 2)
        self.optimizer.step()
        return loss.detach()

    @torch.no_grad()
    def follow(self, step):
        """The mean follows, at first closely."""
        share = min(1 - 1 / MEAN_OF, step / (step + 50))
        for mean, value in zip(self.mean.state_dict().values(), self.layers.state_dict().values()):
            if mean.is_floating_point():
                mean.lerp_(value, 1 - share)
            else:
                mean.copy_(value)

    def save(self, path):
        state = {name: value.detach().cpu().clone() for name, value in self.mean.state_dict().items()}
        self.alphabet.liken(state)
        torch.save({"script": "Latn", "state": state, "letters": self.alphabet.letters}, path)

    def run(self, minutes, path):
        start = saved = time.monotonic()
        step = lines = 0
        for batch in self.batches:
            done = (time.monotonic() - start) / 60 / minutes
            if done >= 1:
                break
            rate = self.rate * max(0.01, 0.5 + 0.5 * math.cos(math.pi * done)) * min(1, (step + 1) / WARM_UP)
            loss = self.step(batch, rate)
            self.follow(step)
            step, lines = step + 1, lines + len(batch.lengths)
            if time.monotonic() - saved > SAVE_AFTER:
                saved = time.monotonic()
                print(f"{done:.0%} {step} steps, {lines} lines, loss {loss:.4f}", flush=True)
                self.save(path)
        print(step, "steps,", lines, "lines", flush=True)
        self.save(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("fonts", type=Path)
    parser.add_argument("texts", type=Path)
    parser.add_argument("into", type=Path)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--from", dest="earlier", type=Path)
    parser.add_argument("--recogniser", type=Path, default=RECOGNISER)
    parser.add_argument("--workers", type=int, default=max(1, os.cpu_count() - 1), help="processes that draw")
    parser.add_argument("--seed", type=int, default=1, help="another one draws other lines")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    size = ACCELERATOR if device == "cuda" else PROCESSORS
    alphabet = Alphabet(options.recogniser)
    batches = Batches(options.fonts, options.texts, alphabet, size, options.seed)
    loader = DataLoader(batches, batch_size=None, num_workers=options.workers, prefetch_factor=8, pin_memory=device == "cuda")
    training = Training(alphabet, Recogniser(options.recogniser, device), iter(loader), device)
    training.start(torch.load(options.earlier) if options.earlier else None)
    if size is PROCESSORS:
        training.steady()
    print(len(alphabet.characters), "outputs,", sum(map(torch.numel, training.layers.parameters())), "numbers", flush=True)
    training.run(options.minutes, options.into)


if __name__ == "__main__":
    main()
