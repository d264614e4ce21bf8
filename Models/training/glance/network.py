"""The network: planes from -1 to 1 to logits at three scales."""
import torch
from torch import nn

from .scenes import SCALES


def layer(inputs, outputs, side, step=1, groups=1):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, side, step, (side - step + 1) // 2, groups=groups, bias=False),
        nn.BatchNorm2d(outputs), nn.ReLU())


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.layers = nn.Sequential(layer(channels, channels, 5, groups=channels), layer(channels, channels, 1))

    def forward(self, values):
        return values + self.layers(values)


class Glance(nn.Module):
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


def whole(outputs):
    """The logit of a picture: where the network is surest."""
    return torch.stack([output.flatten(1).amax(1) for output in outputs]).amax(0)
