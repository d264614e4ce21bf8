"""The layers that tell a script's letters apart by the recogniser's trunk, and their alphabet."""
import unicodedata
from collections import Counter

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional

CHANNELS, FEATURES = 384, 120  # of each half of a step, and of the step: a trunk has both halves, then the features
WIDTH, BLOCKS, REACH = 192, 3, 7
LEAST_TOLD = 0.3
SELDOM = 3  # letters that fewer examples have are left out


class Recogniser:
    """The recogniser's last layer, whose outputs count together with those of the new layers."""

    def __init__(self, path):
        model = onnx.load(path)
        product = next(node for node in reversed(model.graph.node) if node.op_type == "MatMul")
        addition = next(node for node in model.graph.node if product.output[0] in node.input)
        tensors = {tensor.name: tensor for tensor in model.graph.initializer}
        halves = {node.output[0]: node.input[0] for node in model.graph.node if node.op_type == "Cast"}
        self.weights, self.biases = (
            torch.from_numpy(numpy_helper.to_array(tensors[halves.get(name, name)]).astype(np.float32))
            for name in (product.input[1], addition.input[1]))
        named = next(pair.value for pair in model.metadata_props if pair.key == "character")
        self.place = {character: place for place, character in enumerate(["", *named.split("\n"), " "])}


class Alphabet:
    """What counts in training: nothing, the space, the new layers' characters, other characters of the recogniser, all else."""

    def __init__(self, script, recogniser, texts, letters=None):
        counts = Counter(character for text in texts for character in text)
        del counts[" "]
        self.letters = letters or sorted(
            character for character, count in counts.items() if script.has(character) and count >= SELDOM)
        others = sorted(character for character in counts if character in recogniser.place and not script.has(character))
        self.characters = ["", " ", *self.letters, *others]
        self.place = {character: place for place, character in enumerate(self.characters)}
        self.own = 2 + len(self.letters)
        self.recogniser = recogniser
        shared = [place for place, character in enumerate(self.characters) if character in recogniser.place]
        self.columns = torch.tensor([recogniser.place[self.characters[place]] for place in shared])
        # Where what the recogniser knows stands in this alphabet.
        self.shared = torch.tensor([*shared, len(self.characters)])
        self.rest = torch.ones(len(recogniser.biases), dtype=torch.bool)
        self.rest[self.columns] = False

    def known(self, trunk):
        """What the recogniser says, for each step and each character that it shares with this alphabet."""
        logits = trunk[:, 2 * CHANNELS:].float() @ self.recogniser.weights + self.recogniser.biases
        return torch.cat([logits[:, self.columns], torch.logsumexp(logits[:, self.rest], 1, keepdim=True)], 1)


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.along = nn.Conv1d(WIDTH, WIDTH, REACH, padding=REACH // 2, groups=WIDTH)
        self.normal = nn.BatchNorm1d(WIDTH)
        self.wide = nn.Conv1d(WIDTH, 2 * WIDTH, 1)
        self.narrow = nn.Conv1d(2 * WIDTH, WIDTH, 1)

    def forward(self, values):
        return values + self.narrow(functional.relu(self.wide(self.normal(self.along(values)))))


class Layers(nn.Module):
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
        self.last = nn.Linear(WIDTH, outputs)

    def forward(self, trunk):
        return self.told(halved(trunk, self.steps))

    def told(self, steps):
        """What the layers tell by steps of their own."""
        values = self.first(((steps - self.mean) / self.deviation).transpose(1, 2))
        for block in self.blocks:
            values = block(values)
        return functional.linear(self.normal(values).transpose(1, 2), self.last_weights, self.last.bias)

    @property
    def last_weights(self):
        return self.last.weight


class Letters(Layers):
    """Layers for a script that the recogniser does not know.

    Letters that are composed of parts, as Hangul's syllables are, are learnt as the sum of these and of something of their
    own: few see all syllables.
    """

    def __init__(self, letters, steps, mean, deviation):
        super().__init__(2 + len(letters), steps, mean, deviation)
        parts = sorted({part for letter in letters for part in unicodedata.normalize("NFD", letter)})
        composed = torch.tensor([[part in unicodedata.normalize("NFD", letter) for part in parts] for letter in letters])
        # Nothing and the space have no parts.
        self.register_buffer("composed", torch.cat([torch.zeros(2, len(parts)), composed.float()]), persistent=False)
        self.parts = nn.Parameter(torch.randn(len(parts), WIDTH) / WIDTH ** 0.5)

    @property
    def last_weights(self):
        return self.last.weight + self.composed @ self.parts


def halved(trunk, steps):
    if steps == 1:
        return trunk
    lines, count, _ = trunk.shape
    halves = trunk[..., :2 * CHANNELS].reshape(lines, 2 * count, CHANNELS)
    return torch.cat([halves, trunk[..., 2 * CHANNELS:].repeat_interleave(2, 1)], 2)


class Together(torch.autograd.Function):
    """What speaks for something in two networks, of which the first learns.

    Where the second is sure of something else, the first would hardly learn to speak up: it is told at least a share.
    """

    @staticmethod
    def forward(context, ours, theirs):
        context.save_for_backward(torch.sigmoid(ours - theirs))
        return torch.logaddexp(ours, theirs)

    @staticmethod
    def backward(context, gradient):
        share, = context.saved_tensors
        return gradient * torch.where(gradient < 0, share.clamp(min=LEAST_TOLD), share), None


def likelihoods(letters, known, shared):
    """The logarithms, of what both say together: the layers about their letters, the recogniser about those at `shared`."""
    own = (shared < letters.shape[-1]).sum()  # those that both know come first
    places = shared[:own]
    both = letters.index_copy(-1, places, Together.apply(letters[..., places], known[..., :own]))
    return functional.log_softmax(torch.cat([both, known[..., own:]], -1), -1)
