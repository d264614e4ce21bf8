"""The recogniser is split without changing what it computes."""
import struct
import unittest

import graph
import split
from graph import floats, node
from protobuf import encoded, encoded_varint, fields, varint
from quantising import encoded_ranges

NO_RANGES = encoded_ranges([])


def network(characters, weights, biases):
    """A network that pools, then one layer: two features in, a number a character out, then a softmax."""
    body = encoded(
        (graph.NODE, node("AveragePool", ["picture"], "features")),
        (graph.NODE, node("MatMul", ["features", "weights"], "products")),
        (graph.NODE, node("Add", ["products", "biases"], "sums")), (graph.NODE, node("Identity", ["sums"], "same")),
        (graph.NODE, node("Softmax", ["same"], "likelihoods")), (2, "whole"),
        (graph.INITIALIZER, floats("weights", [len(weights) // len(biases), len(biases)], weights)),
        (graph.INITIALIZER, floats("biases", [len(biases)], biases)),
        (graph.INPUT, encoded((1, "picture"))), (graph.OUTPUT, encoded((1, "likelihoods"))))
    metadata = encoded((1, "character"), (2, "\n".join(characters)))
    return encoded((1, 10), (graph.GRAPH, body), (graph.METADATA, metadata))


def graph_of(model):
    return graph.graph_of(list(fields(model)))


def tensors(model):
    return graph.tensors_of(graph_of(model))


def numbers(model, key):
    return graph.numbers(tensors(model)[key]).tolist()


def nodes(model):
    """Kind, inputs and output of each."""
    return [(graph.kind(one), graph.names(one, graph.NODE_INPUT), graph.names(one, graph.NODE_OUTPUT)[0])
            for one in graph.nodes_of(graph_of(model))]


def names(model, field):
    return [graph.name(value, 1) for number, value in graph_of(model) if number == field]


class Split(unittest.TestCase):
    def setUp(self):
        # Outputs: nothing, a, 字, b, あ, space.
        self.lines, self.ideographs, self.int8 = split.split(
            network(["a", "字", "b", "あ"], list(range(12)), [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]), NO_RANGES)

    def test_each_part_has_its_columns(self):
        self.assertEqual(numbers(self.lines, "weights"), [0, 1, 3, 5, 6, 7, 9, 11])
        self.assertEqual(numbers(self.lines, "biases"), [0.5, 1.5, 3.5, 5.5])
        self.assertEqual(numbers(self.ideographs, "weights"), [2, 4, 8, 10])
        self.assertEqual(numbers(self.ideographs, "biases"), [2.5, 4.5])

    def test_parts_hand_features_on(self):
        for part, inputs, outputs in [(self.lines, ["picture"], ["sums", "features", "trunk"]),
                                      (self.ideographs, ["features"], ["sums"])]:
            self.assertEqual((names(part, graph.INPUT), names(part, graph.OUTPUT)), (inputs, outputs))
        self.assertEqual([(kind, output) for kind, _, output in nodes(self.lines)[:3]],
                         [("AveragePool", "features"), ("MatMul", "products"), ("Add", "sums")])

    def test_the_trunk_pools_halves_of_what_was_pooled_and_ends_with_the_features(self):
        made = {output: (kind, inputs) for kind, inputs, output in nodes(self.lines)}
        self.assertEqual(made["trunk"], ("Concat", ["halves.paired", "features"]))
        self.assertEqual(made["halves"], ("AveragePool", ["picture"]))

    def test_large_tensors_are_kept_in_half_precision(self):
        weights = [index / 3 for index in range(12 * 100)]
        lines, *_ = split.split(network(["a", "字", "b", "あ"], weights, [0.5] * 6), NO_RANGES)
        self.assertNotIn("weights", tensors(lines))
        half = dict(fields(tensors(lines)["weights.half"]))
        kept = [weight for index, weight in enumerate(weights) if index % 6 not in (2, 4)]
        self.assertEqual(half[graph.TENSOR_TYPE], graph.HALF)
        for value, weight in zip(struct.unpack(f"<{len(kept)}e", half[graph.TENSOR_RAW]), kept, strict=True):
            self.assertAlmostEqual(value, weight, delta=weight / 2048)
        self.assertEqual(nodes(lines)[0], ("Cast", ["weights.half"], "weights"))

    def test_each_part_names_its_characters(self):
        for part, characters in [(self.lines, ["a", "b"]), (self.ideographs, ["字", "あ"]), (self.int8, ["a", "b"])]:
            pairs = [dict(fields(value)) for number, value in fields(part) if number == graph.METADATA]
            self.assertEqual([bytes(pair[2]).decode().split("\n") for pair in pairs], [characters])

    def test_a_network_without_large_convolutions_has_nothing_to_compute_in_bytes(self):
        self.assertEqual(self.int8, self.lines)

    def test_punctuation_belongs_to_all_scripts(self):
        for character in "。、「」ー・（～":
            self.assertFalse(split.is_ideographic(character), character)
        for character in "一龥あんアヴ가ｱ𠀀":
            self.assertTrue(split.is_ideographic(character), character)


class ProtocolBuffer(unittest.TestCase):
    def test_integers_come_back(self):
        for value in [0, 1, 127, 128, 300, 1 << 32]:
            encoding = encoded_varint(value)
            self.assertEqual(varint(encoding, 0), (value, len(encoding)))

    def test_fields_come_back(self):
        message = encoded((1, 150), (2, "testing"), (3, b"\x00\xff"))
        self.assertEqual(message[:3], b"\x08\x96\x01")
        self.assertEqual([(number, value if isinstance(value, int) else bytes(value)) for number, value in fields(message)],
                         [(1, 150), (2, b"testing"), (3, b"\x00\xff")])


if __name__ == "__main__":
    unittest.main()
