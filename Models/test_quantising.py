"""Convolutions in bytes compute what they did, nearly."""
import random
import struct
import unittest

import graph
from graph import floats, node
from protobuf import fields
from quantising import GREATEST, LEAST, MEAN, Convolution, encoded_ranges, quantised

INPUTS, OUTPUTS, PLACES = 24, 16, 50


def tensors(parts):
    return {graph.name(part): part for _, part in parts}


class Quantising(unittest.TestCase):
    def setUp(self):
        draw = random.Random(1)
        # One channel is a hundred times as large as another, as happens.
        sizes = [0.05 if channel else 5 for channel in range(INPUTS)]
        self.inputs = [[draw.gauss(3, 1) * size for size in sizes] for _ in range(PLACES)]
        self.weights = [[draw.gauss(0, 1) for _ in range(INPUTS)] for _ in range(OUTPUTS)]
        self.biases = [draw.gauss(0, 1) for _ in range(OUTPUTS)]
        self.channels = list(zip(*self.inputs))
        self.tensors = [
            (graph.INITIALIZER, floats("weights", [OUTPUTS, INPUTS, 1, 1], [value for row in self.weights for value in row])),
            (graph.INITIALIZER, floats("biases", [1, OUTPUTS, 1, 1], self.biases))]
        self.nodes = [
            (graph.NODE, node("Conv", ["inputs", "weights"], "products", graph.attribute("kernel_shape", [1, 1]))),
            (graph.NODE, node("Add", ["products", "biases"], "sums"))]

    def ranges(self, means=None):
        return encoded_ranges(floats(f"weights.{part}", [INPUTS], values) for part, values in [
            (LEAST, list(map(min, self.channels))), (GREATEST, list(map(max, self.channels))),
            (MEAN, means or [sum(channel) / PLACES for channel in self.channels])])

    def computed(self, parts):
        """What the nodes say of the inputs, computed as ONNX says: a list of outputs for each place."""
        smoothing, scale, scales = (graph.numbers(parts[f"weights.int8.{part}"]) for part in ("smoothing", "scale", "scales"))
        raw = {key: bytes(dict(fields(parts[f"weights.int8{key}"]))[graph.TENSOR_RAW]) for key in ("", ".zero")}
        zero, whole = raw[".zero"][0], struct.unpack(f"{OUTPUTS * INPUTS}b", raw[""])
        biases = graph.numbers(parts["biases"])
        rows = [[value * scales[row] for value in whole[row * INPUTS:][:INPUTS]] for row in range(OUTPUTS)]

        def rounded(value):
            return (min(max(round(value / scale[0]) + zero, 0), 255) - zero) * scale[0]

        places = [[rounded(value * factor) for value, factor in zip(place, smoothing)] for place in self.inputs]
        return [[sum(map(float.__mul__, row, place)) + bias for row, bias in zip(rows, biases)] for place in places]

    def exact(self):
        return [[sum(map(float.__mul__, row, place)) + bias for row, bias in zip(self.weights, self.biases)]
                for place in self.inputs]

    def error(self, parts):
        """The mean difference over the mean size of an output."""
        pairs = [pair for rows in zip(self.computed(parts), self.exact()) for pair in zip(*rows)]
        return sum(abs(one - other) for one, other in pairs) / sum(abs(other) for _, other in pairs)

    def test_outputs_are_nearly_the_same(self):
        parts, _ = quantised(self.tensors, self.nodes, self.ranges())
        self.assertLess(self.error(tensors(parts)), 0.01)

    def test_biases_take_back_what_rounded_weights_add_on_average(self):
        exact = self.exact()

        def lean(means):
            got = self.computed(tensors(quantised(self.tensors, self.nodes, self.ranges(means))[0]))
            return sum(abs(sum(one) - sum(other)) for one, other in zip(zip(*got), zip(*exact)))

        self.assertLess(lean(None), 0.5 * lean([0.0] * INPUTS))

    def test_steps_hand_on_what_they_make(self):
        _, nodes = quantised(self.tensors, self.nodes, self.ranges())
        kinds = [graph.kind(one) for _, one in nodes]
        self.assertEqual(kinds, ["Mul", "QuantizeLinear", "DequantizeLinear", "Cast", "Mul", "Conv", "Add"])
        convolution, addition = nodes[-2][1], nodes[-1][1]
        self.assertEqual(graph.names(convolution, graph.NODE_INPUT), ["weights.int8.inputs", "weights"])
        self.assertEqual(graph.names(convolution, graph.NODE_OUTPUT), ["products"])
        self.assertEqual(list(fields(convolution))[-1], list(fields(self.nodes[0][1]))[-1])
        self.assertEqual(addition, self.nodes[1][1])

    def test_what_ranges_do_not_name_stays(self):
        self.assertEqual(quantised(self.tensors, self.nodes, encoded_ranges([])), (self.tensors, self.nodes))

    def test_channels_without_values_or_weights_count_nothing(self):
        layer = Convolution(floats("weights", [2, 2, 1, 1], [0, 1, 0, 2]), [0, 0], [0, 0], [3, 0])
        self.assertEqual((layer.smoothing, layer.rounded, layer.zero), ([1, 1], [[0, 127], [0, 127]], 0))


if __name__ == "__main__":
    unittest.main()
