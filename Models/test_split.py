"""The recogniser is split without changing what it computes."""
import unittest
from array import array

import split
from protobuf import encoded, encoded_varint, fields, varint

FLOATS = 9


def tensor(name, shape, numbers):
    return encoded(*((1, extent) for extent in shape), (2, 1), (8, name), (FLOATS, array("f", numbers).tobytes()))


def node(kind, inputs, output):
    return encoded(*((1, name) for name in inputs), (2, output), (4, kind))


def network(characters, weights, biases):
    """A network of one layer: two features in, a number a character out, then a softmax."""
    graph = encoded(
        (1, node("Identity", ["picture"], "features")), (1, node("MatMul", ["features", "weights"], "products")),
        (1, node("Add", ["products", "biases"], "sums")), (1, node("Identity", ["sums"], "same")),
        (1, node("Softmax", ["same"], "likelihoods")), (2, "whole"),
        (5, tensor("weights", [2, len(biases)], weights)), (5, tensor("biases", [len(biases)], biases)),
        (11, encoded((1, "picture"))), (12, encoded((1, "likelihoods"))))
    metadata = encoded((1, "character"), (2, "\n".join(characters)))
    return encoded((1, 10), (7, graph), (14, metadata))


def graph_of(model):
    return list(fields(next(value for number, value in fields(model) if number == 7)))


def numbers(model, name):
    for number, value in graph_of(model):
        content = dict(fields(value)) if number == 5 else {}
        if bytes(content.get(8, b"")).decode() == name:
            return array("f", bytes(content[FLOATS])).tolist()


def names(model, field):
    return [bytes(dict(fields(value))[1]).decode() for number, value in graph_of(model) if number == field]


class Split(unittest.TestCase):
    def setUp(self):
        # Outputs: nothing, a, 字, b, あ, space.
        self.lines, self.ideographs = split.split(
            network(["a", "字", "b", "あ"], range(12), [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]))

    def test_each_part_has_its_columns(self):
        self.assertEqual(numbers(self.lines, "weights"), [0, 1, 3, 5, 6, 7, 9, 11])
        self.assertEqual(numbers(self.lines, "biases"), [0.5, 1.5, 3.5, 5.5])
        self.assertEqual(numbers(self.ideographs, "weights"), [2, 4, 8, 10])
        self.assertEqual(numbers(self.ideographs, "biases"), [2.5, 4.5])

    def test_parts_hand_features_on(self):
        self.assertEqual((names(self.lines, 11), names(self.lines, 12)), (["picture"], ["sums", "features"]))
        self.assertEqual((names(self.ideographs, 11), names(self.ideographs, 12)), (["features"], ["sums"]))
        kinds = [bytes(dict(fields(value))[4]).decode() for number, value in graph_of(self.lines) if number == 1]
        self.assertEqual(kinds, ["Identity", "MatMul", "Add"])

    def test_each_part_names_its_characters(self):
        for part, characters in [(self.lines, ["a", "b"]), (self.ideographs, ["字", "あ"])]:
            pairs = [dict(fields(value)) for number, value in fields(part) if number == 14]
            self.assertEqual([bytes(pair[2]).decode().split("\n") for pair in pairs], [characters])

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
