"""The detector's last layers say the same when they are flattened."""
import random
import unittest

import graph
import upscaling
from protobuf import encoded, fields

INPUTS, CHANNELS, ROWS, COLUMNS = 3, 2, 2, 3


def network(first, first_biases, second, second_biases, kinds=tuple(upscaling.TAIL)):
    """A convolution, then the detector's last layers, among nodes that only pass on."""
    names = ["features", "first", "first.sum", "positive", "second", "second.sum", "likelihoods"]
    more = [["first.weights"], ["first.biases"], [], ["second.weights"], ["second.biases"], []]
    nodes = [graph.node("Conv", ["picture", "weights"], "features.same"),
             graph.node("Identity", ["features.same"], "features")]
    for index, kind in enumerate(kinds):
        nodes.append(graph.node(kind, [names[index], *more[index]], names[index + 1]))
    tensors = [
        graph.floats("first.weights", [INPUTS, CHANNELS, 2, 2], first),
        graph.floats("first.biases", [1, CHANNELS, 1, 1], first_biases),
        graph.floats("second.weights", [CHANNELS, 1, 2, 2], second),
        graph.floats("second.biases", [1, 1, 1, 1], second_biases),
        graph.floats("weights", [1], [1])]
    return encoded((1, 10), (graph.GRAPH, encoded(
        *((graph.NODE, node) for node in nodes), (2, "whole"), *((graph.INITIALIZER, tensor) for tensor in tensors),
        (graph.INPUT, encoded((1, "picture"))), (graph.OUTPUT, encoded((1, "likelihoods"))))))


def transposed(picture, weights, biases):
    """A transposed convolution of 2 × 2, stride 2; pictures are channels of rows."""
    outputs = len(biases)
    return [[[biases[output] + sum(channel[row // 2][column // 2]
                                   * weights[(index * outputs + output) * 4 + row % 2 * 2 + column % 2]
                                   for index, channel in enumerate(picture))
              for column in range(2 * len(picture[0][0]))] for row in range(2 * len(picture[0]))]
            for output in range(outputs)]


def convolved(picture, weights, biases):
    """A convolution of 1 × 1."""
    return [[[bias + sum(channel[row][column] * weights[output * len(picture) + index]
                         for index, channel in enumerate(picture))
              for column in range(len(picture[0][0]))] for row in range(len(picture[0]))]
            for output, bias in enumerate(biases)]


def positive(picture):
    return [[[max(value, 0) for value in row] for row in channel] for channel in picture]


class Upscaling(unittest.TestCase):
    def setUp(self):
        draw = random.Random(1)

        def numbers(count):
            return [draw.uniform(-1, 1) for _ in range(count)]

        self.first, self.first_biases = numbers(INPUTS * CHANNELS * 4), numbers(CHANNELS)
        self.second, self.second_biases = numbers(CHANNELS * 4), numbers(1)
        self.picture = [[numbers(COLUMNS) for _ in range(ROWS)] for _ in range(INPUTS)]
        self.layers = (self.first, self.first_biases, self.second, self.second_biases)

    def test_the_same_comes_out(self):
        flat = graph.graph_of(list(fields(upscaling.flattened(network(*self.layers)))))
        tensors = {key: graph.numbers(tensor) for key, tensor in graph.tensors_of(flat).items()}
        spread = convolved(self.picture, tensors["spread.weights"], tensors["spread.biases"])
        places = convolved(positive(spread), tensors["places.weights"], tensors["places.biases"])
        wanted = transposed(
            positive(transposed(self.picture, self.first, self.first_biases)), self.second, self.second_biases)[0]
        for row in range(4 * ROWS):
            for column in range(4 * COLUMNS):
                self.assertAlmostEqual(
                    places[row % 4 * 4 + column % 4][row // 4][column // 4], wanted[row][column], places=5)

    def test_what_comes_before_stays(self):
        model = list(fields(upscaling.flattened(network(*self.layers))))
        flat = graph.graph_of(model)
        nodes = [(graph.kind(node), graph.names(node, graph.NODE_INPUT), graph.names(node, graph.NODE_OUTPUT))
                 for node in graph.nodes_of(flat)]
        self.assertEqual(nodes[:2], [("Conv", ["picture", "weights"], ["features.same"]),
                                     ("Identity", ["features.same"], ["features"])])
        self.assertEqual([kind for kind, _, _ in nodes[2:]], ["Conv", "Relu", "Conv", "DepthToSpace", "Sigmoid"])
        self.assertEqual((nodes[2][1][0], nodes[-1][2]), ("features", ["likelihoods"]))
        self.assertNotIn("first.weights", graph.tensors_of(flat))
        self.assertEqual(dict(model)[1], 10)

    def test_another_network_is_refused(self):
        kinds = [*upscaling.TAIL[:-1], "Softmax"]
        with self.assertRaisesRegex(ValueError, "other layers"):
            upscaling.flattened(network(*self.layers, kinds))


if __name__ == "__main__":
    unittest.main()
