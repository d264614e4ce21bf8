"""The layers that tell a script's letters apart by the recogniser's trunk, and their alphabet."""
from collections import Counter

import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional

CHANNELS, FEATURES = 384, 120  # of each half of a step, and of the step: a trunk has both halves, then the features
WIDTH, BLOCKS, REACH = 192, 3, 7
SELDOM = 3  # letters that fewer examples have are left out


class Recogniser:
    """The recogniser's last layer, whose outputs count together with those of the new layers."""

    def __init__(self, path):
        model = onnx.load(path)
        product = next(node for node in reversed(model.graph.node) if node.op_type == "MatMul")
        addition = next(node for node in model.graph.node if product.output[0] in node.input)
        tensors = {tensor.name: tensor for tensor in model.graph.initializer}
        self.weights, self.biases = (torch.from_numpy(numpy_helper.to_array(tensors[name]).copy())
                                     for name in (product.input[1], addition.input[1]))
        named = next(pair.value for pair in model.metadata_props if pair.key == "character")
        self.place = {character: place for place, character in enumerate(["", *named.split("\n"), " "])}


class Alphabet:
    """What counts in training: nothing, the space, the new layers' characters, other characters of the recogniser, all else."""

    def __init__(self, script, recogniser, texts):
        counts = Counter(character for text in texts for character in text)
        del counts[" "]
        self.letters = sorted(character for character, count in counts.items() if script.has(character) and count >= SELDOM)
        others = sorted(character for character in counts if character in recogniser.place and not script.has(character))
        self.characters = ["", " ", *self.letters, *others]
        self.place = {character: place for place, character in enumerate(self.characters)}
        self.own = 2 + len(self.letters)
        self.recogniser = recogniser
        self.columns = torch.tensor([recogniser.place.get(character, 0) for character in self.characters])
        self.absent = torch.tensor([character not in recogniser.place for character in self.characters] + [False])
        self.rest = torch.ones(len(recogniser.biases), dtype=torch.bool)
        self.rest[self.columns] = False

    def known(self, trunk):
        """What the recogniser says, for each step and each character of this alphabet."""
        logits = trunk[:, 2 * CHANNELS:].float() @ self.recogniser.weights + self.recogniser.biases
        logits = torch.cat([logits[:, self.columns], torch.logsumexp(logits[:, self.rest], 1, keepdim=True)], 1)
        logits[:, self.absent] = -100
        return logits

    def written(self, places):
        """The text that steps say: repetitions and gaps left out."""
        kept = [place for place, before in zip(places, [0, *places]) if place not in (0, before)]
        return "".join(self.characters[place] if place < len(self.characters) else "\ufffd" for place in kept)


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.along = nn.Conv1d(WIDTH, WIDTH, REACH, padding=REACH // 2, groups=WIDTH)
        self.normal = nn.BatchNorm1d(WIDTH)
        self.wide = nn.Conv1d(WIDTH, 2 * WIDTH, 1)
        self.narrow = nn.Conv1d(2 * WIDTH, WIDTH, 1)

    def forward(self, values):
        return values + self.narrow(functional.relu(self.wide(self.normal(self.along(values)))))


class Letters(nn.Module):
    """A trunk (lines × steps × 888) → for each step how much speaks for nothing, a space, and each letter.

    With `steps` = 2, each half of a step is a step of its own, with the features of the whole.
    """

    def __init__(self, outputs, steps, mean, deviation):
        super().__init__()
        self.steps = steps
        self.mean, self.deviation = nn.Parameter(mean, False), nn.Parameter(deviation, False)
        self.first = nn.Conv1d(len(mean), WIDTH, 1)
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.normal = nn.BatchNorm1d(WIDTH)
        self.last = nn.Conv1d(WIDTH, outputs, 1)

    def forward(self, trunk):
        values = self.first(((halved(trunk, self.steps) - self.mean) / self.deviation).transpose(1, 2))
        for block in self.blocks:
            values = block(values)
        return self.last(self.normal(values)).transpose(1, 2)


def halved(trunk, steps):
    if steps == 1:
        return trunk
    lines, count, _ = trunk.shape
    halves = trunk[..., :2 * CHANNELS].reshape(lines, 2 * count, CHANNELS)
    return torch.cat([halves, trunk[..., 2 * CHANNELS:].repeat_interleave(2, 1)], 2)


def likelihoods(letters, known):
    """The logarithms, of what both say together."""
    own = letters.shape[-1]
    both = torch.cat([torch.logaddexp(letters, known[..., :own]), known[..., own:]], -1)
    return functional.log_softmax(both, -1)
