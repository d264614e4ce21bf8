"""Lets the recogniser compute its large convolutions in bytes (int8), for processors that multiply those fastest.

The value x of a channel becomes a whole number from 0 to 255, x / (smoothing of the channel × scale) + zero, rounded. Weights
become whole numbers from -127 to 127, with a scale for each output. If one channel has values ten times as large as another's,
the other's are rounded coarsely; smoothing makes channels more alike and, in return, weights less, each by half (SmoothQuant,
https://arxiv.org/abs/2211.10438, α = 1/2). What the rounding of weights adds to an output on average is taken from its bias.

`ranges` tells what channels were like on drawn lines (training/ranges.py): by the name of a convolution's weights the least
value, the mean and the greatest of each channel of its inputs.
"""
import math
import struct

from graph import (
    BYTE, FLOAT, GRAPH, INITIALIZER, NODE, NODE_INPUT, NODE_OUTPUT, SIGNED_BYTE, attribute, floats, graph_of, kind, name, names,
    node, numbers, shape, tensor, tensors_of)
from protobuf import encoded, fields

LEAST, MEAN, GREATEST = "least", "mean", "greatest"
MOST, MOST_OF_WEIGHTS = 255, 127


def encoded_ranges(parts):
    """Ranges as bytes: ONNX tensors, by name, in a graph without nodes."""
    return encoded((GRAPH, encoded(*((INITIALIZER, part) for part in parts))))


def quantised(tensors, nodes, ranges):
    """A network's tensors and nodes, each with its field number, once the convolutions that `ranges` names compute in bytes."""
    known = {key: numbers(part) for key, part in tensors_of(graph_of(list(fields(memoryview(ranges))))).items()}
    kept, body = {name(part): part for _, part in tensors}, []
    additions = {names(one, NODE_INPUT)[0]: one for _, one in nodes if kind(one) == "Add"}
    for number, one in nodes:
        weights = names(one, NODE_INPUT)[1] if kind(one) == "Conv" else ""
        if f"{weights}.{MEAN}" not in known:
            body.append((number, one))
            continue
        biases = names(additions[names(one, NODE_OUTPUT)[0]], NODE_INPUT)[1]
        layer = Convolution(kept.pop(weights), *(known[f"{weights}.{part}"] for part in (LEAST, MEAN, GREATEST)))
        kept[biases] = floats(biases, shape(kept[biases]), layer.corrected(numbers(kept[biases])))
        fresh, steps = layer.parts(one)
        kept |= {name(part): part for part in fresh}
        body += [(NODE, step) for step in steps]
    return [(INITIALIZER, part) for part in kept.values()], body


class Convolution:
    """A convolution of 1 × 1 in bytes."""

    def __init__(self, weights, least, mean, greatest):
        self.key, self.extents, self.mean = name(weights), shape(weights), mean
        inputs, values = self.extents[1], numbers(weights)
        rows = [values[start:start + inputs] for start in range(0, len(values), inputs)]
        reaches = [max(abs(low), abs(high)) for low, high in zip(least, greatest)]
        largest = [max(map(abs, column)) for column in zip(*rows)]
        self.smoothing = [
            math.sqrt(reach / weight) if reach > 0 and weight > 0 else 1 for reach, weight in zip(reaches, largest)]
        self.smooth = [[value * factor for value, factor in zip(row, self.smoothing)] for row in rows]
        self.scales = [single(max(map(abs, row)) / MOST_OF_WEIGHTS) or 1.0 for row in self.smooth]
        self.rounded = [[round(value / scale) for value in row] for row, scale in zip(self.smooth, self.scales)]
        low = min(0.0, *(value / factor for value, factor in zip(least, self.smoothing)))
        high = max(0.0, *(value / factor for value, factor in zip(greatest, self.smoothing)))
        self.scale = single((high - low) / MOST) or 1.0
        self.zero = min(round(-low / self.scale), MOST)

    def corrected(self, biases):
        """The biases without what rounded weights add to each output on average."""
        smooth_mean = [middle / factor for middle, factor in zip(self.mean, self.smoothing)]
        return [bias - math.fsum((whole * scale - value) * middle for whole, value, middle in zip(row, values, smooth_mean))
                for bias, row, values, scale in zip(biases, self.rounded, self.smooth, self.scales)]

    def parts(self, convolution):
        """The tensors and the nodes that stand for the node of the convolution."""
        outputs, inputs = self.extents[:2]
        source, key = names(convolution, NODE_INPUT)[0], self.key + ".int8"
        tensors = [
            floats(key + ".smoothing", [1, inputs, 1, 1], [1 / factor for factor in self.smoothing]),
            floats(key + ".scale", [], [self.scale]),
            tensor(key + ".zero", [], BYTE, bytes([self.zero])),
            tensor(key, self.extents, SIGNED_BYTE,
                   struct.pack(f"{outputs * inputs}b", *(one for row in self.rounded for one in row))),
            floats(key + ".scales", [outputs, 1, 1, 1], self.scales),
        ]
        return tensors, [
            node("Mul", [source, key + ".smoothing"], key + ".smooth"),
            node("QuantizeLinear", [key + ".smooth", key + ".scale", key + ".zero"], key + ".bytes"),
            node("DequantizeLinear", [key + ".bytes", key + ".scale", key + ".zero"], key + ".inputs"),
            # Version 11 of ONNX's operations has one scale for all that DequantizeLinear is given.
            node("Cast", [key], key + ".numbers", attribute("to", FLOAT)),
            node("Mul", [key + ".numbers", key + ".scales"], self.key),
            encoded((NODE_INPUT, key + ".inputs"), (NODE_INPUT, self.key),
                    *((number, value) for number, value in fields(convolution) if number != NODE_INPUT)),
        ]


def single(value):
    """A number as single precision keeps it."""
    return struct.unpack("<f", struct.pack("<f", value))[0]
