"""Trains layers: python3 train.py SCRIPT EXAMPLES INTO.pt --minutes N [--from EARLIER.pt]

The recogniser's own layers stay as they are. What it says and what the new layers say is trained to be right together (CTC),
so that Latin letters, digits and signs are still read by the recogniser where it does not lose sight of them.
"""
import argparse
import math
import random
import time
from pathlib import Path

import torch
from layers import Alphabet, Letters, Recogniser, halved, likelihoods
from reading import RECOGNISER, distance, written
from scripts import SCRIPTS
from torch import nn
from torch.nn import functional

HELD_BACK = 400
STEPS_A_BATCH, LINES_A_BATCH = 4000, 64
RATE, WARM_UP, NOISE = 2.5e-3, 150, 0.08


def examples(folder, script):
    """Trunks and texts, in an order of no meaning."""
    files = sorted(Path(folder).glob(f"{script}.*.pt"))
    loaded = [example for file in files for example in torch.load(file)]
    random.Random(0).shuffle(loaded)
    return loaded


def prepared(loaded, alphabet, steps):
    """Trunk, what the recogniser says of it, and the places of its characters; lines that cannot be learnt are left out."""
    for trunk, text in loaded:
        if all(character in alphabet.place for character in text):
            places = [alphabet.place[character] for character in text]
            needed = len(places) + sum(one == next for one, next in zip(places, places[1:]))
            if 0 < needed <= steps * len(trunk):
                yield trunk, alphabet.known(trunk).repeat_interleave(steps, 0).half(), torch.tensor(places)


def batches(lines):
    """Lines of about the same length together."""
    lines, groups, start = sorted(lines, key=lambda line: len(line[0]) + 6 * random.random()), [], 0
    while start < len(lines):
        count = max(8, min(LINES_A_BATCH, STEPS_A_BATCH // len(lines[start][0])))
        groups.append(lines[start:start + count])
        start += count
    random.shuffle(groups)
    return groups


def collated(group, mean):
    longest, steps = max(len(trunk) for trunk, *_ in group), len(group[0][1]) // len(group[0][0])
    trunks = mean.repeat(len(group), longest, 1)
    known = torch.zeros(len(group), steps * longest, group[0][1].shape[1])
    known[..., 0] = 30  # where a line has ended, nothing
    for line, (trunk, said, _) in enumerate(group):
        trunks[line, :len(trunk)], known[line, :len(said)] = trunk, said
    return trunks, known, torch.tensor([len(said) for _, said, _ in group])


@torch.no_grad()
def error_rate(layers, lines, alphabet, mean):
    layers.eval()
    wrong = total = 0
    for group in batches(lines):
        trunks, known, lengths = collated(group, mean)
        for line, length, (*_, places) in zip(likelihoods(layers(trunks), known, alphabet.shared), lengths, group):
            text = written(places.tolist(), alphabet.characters)
            read = written(line[:length].argmax(1).tolist(), alphabet.characters)
            wrong, total = wrong + distance(read, text), total + len(text)
    layers.train()
    return wrong / total


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("script", choices=SCRIPTS)
    parser.add_argument("examples", type=Path)
    parser.add_argument("into", type=Path)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--from", dest="earlier", type=Path)
    options = parser.parse_args()
    random.seed(0)
    torch.manual_seed(0)
    script = SCRIPTS[options.script]
    loaded = examples(options.examples, options.script)
    earlier = torch.load(options.earlier) if options.earlier else {}
    alphabet = Alphabet(script, Recogniser(RECOGNISER), [text for _, text in loaded], earlier.get("letters"))
    lines = list(prepared(loaded, alphabet, script.steps))
    held_back, lines = lines[:HELD_BACK], lines[HELD_BACK:]
    mean = torch.cat([trunk for trunk, *_ in lines[:3000]]).float().mean(0)
    inputs = torch.cat([halved(trunk[None].float(), script.steps)[0] for trunk, *_ in lines[:3000]])
    layers = Letters(alphabet.letters, script.steps, inputs.mean(0), inputs.std(0) + 1e-3)
    if earlier:
        layers.load_state_dict(earlier["state"])
    spread = torch.cat([trunk for trunk, *_ in lines[:3000]]).float().std(0)
    print(len(lines), "lines,", alphabet.own, "outputs,", sum(map(torch.numel, layers.parameters())), "numbers", flush=True)
    optimizer = torch.optim.AdamW(layers.parameters(), lr=RATE, weight_decay=1e-4)
    start, step, done = time.monotonic(), 0, 0.0
    while done < 1:
        for group in batches(lines):
            done = (time.monotonic() - start) / 60 / options.minutes
            if done >= 1:
                break
            rate = (RATE / 2 if earlier else RATE) * max(0.02, 0.5 + 0.5 * math.cos(math.pi * done))
            for settings in optimizer.param_groups:
                settings["lr"] = rate * min(1, (step + 1) / WARM_UP)
            trunks, known, lengths = collated(group, mean)
            with torch.autocast("cpu"):
                letters = layers(trunks + torch.randn_like(trunks) * spread * NOISE)
            said = likelihoods(letters.float(), known, alphabet.shared)
            texts = [places for *_, places in group]
            loss = functional.ctc_loss(
                said.transpose(0, 1), torch.cat(texts), lengths, torch.tensor(list(map(len, texts))), zero_infinity=True)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(layers.parameters(), 2)
            optimizer.step()
            step += 1
        print(f"{done:.0%}", "character error rate", round(error_rate(layers, held_back, alphabet, mean), 4), flush=True)
        torch.save({"script": options.script, "state": layers.state_dict(), "letters": alphabet.letters,
                    "composed": layers.composed}, options.into)


if __name__ == "__main__":
    main()
