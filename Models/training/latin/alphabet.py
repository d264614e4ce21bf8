"""The characters that the network and the recogniser tell together."""
import onnx
import torch

BEYOND = "ȘșȚț‐‑‒–—―‘’“”†‡•‰′″‹›€№™←↑→↓−≠≤≥≈■□▲▼●○★☆✓✔"

# What drawn lines tell too little of: to the second of each pair as much is added as to the first, so that the recogniser decides.
ALIKE = ("-", "–"), ("-", "—"), ("°", "º"), ("O", "o"), ("O", "0")


def recogniser_characters(model):
    """What each of its outputs stands for: nothing, those that it names, a space."""
    named = next(pair.value for pair in model.metadata_props if pair.key == "character")
    return ["", *named.split("\n"), " "]


def is_latin(character):
    return len(character) == 1 and character != " " and (ord(character) < 0x180 or character in BEYOND)


class Alphabet:
    """Nothing, the space, the Latin letters and signs that the recogniser has, and all else as one more."""

    def __init__(self, recogniser):
        known = recogniser_characters(onnx.load(recogniser))
        self.letters = sorted(filter(is_latin, known[1:-1]))
        self.characters = ["", " ", *self.letters]
        self.place = {character: place for place, character in enumerate(self.characters)}
        places = {character: place for place, character in reversed(list(enumerate(known)))}
        self.columns = torch.tensor([places[character] for character in self.characters])
        others = torch.ones(len(known), dtype=torch.bool)
        others[self.columns] = False
        self.others = others.nonzero()[:, 0]

    def liken(self, state):
        """Lets the layers of a state add the same to characters that are told apart by the recogniser."""
        for learnt, other in ALIKE:
            for name in ("last.weight", "last.bias"):
                state[name][self.place[other]] = state[name][self.place[learnt]]

    def known(self, logits):
        """What the recogniser says of these characters, for each half of its steps."""
        columns, others = self.columns.to(logits.device), self.others.to(logits.device)
        both = torch.cat([logits[..., columns], torch.logsumexp(logits[..., others], -1, keepdim=True)], -1)
        return both.repeat_interleave(2, -2)
