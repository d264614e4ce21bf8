"""Splits the recogniser, so that most lines need not be compared with thousands of ideographs.

The network ends in one layer that turns 120 features a step into the likelihood of each character, followed by a softmax.
Of its 18,710 outputs, five in six are Han, kana and Hangul; where no line shows them, that layer is a sixth of the work.

    lines        the network up to the features, and the layer for all other characters; outputs: logits, features, trunk
    ideographs   the layer for Han, kana and Hangul: features in, logits out
    int8         `lines` for processors that multiply bytes fastest, see quantising.py

The trunk is what the layers for letters of other scripts start from (see training/): for each step, what the convolutions
make of its left half and of its right half before they are pooled, then the features.

All carry their characters under the metadata key `character`, as the whole network does. Weights are kept in half
precision, which is more than bf16 has, and half the size, or in bytes.
"""
from graph import (
    FLOAT, GRAPH, INITIALIZER, INPUT, METADATA, NODE, NODE_INPUT, NODE_OUTPUT, OUTPUT, attribute, floats, graph_of, halved,
    integers, kind, name, names, node, nodes_of, numbers, shape, tensors_of)
from protobuf import encoded, fields
from quantising import quantised

# What the recogniser's last convolutions tell of each place.
CHANNELS = 384

# Hiragana, katakana, Han, Hangul, Han for compatibility, half-width katakana, Han beyond the basic plane.
IDEOGRAPHS = [(0x3041, 0x3096), (0x30A1, 0x30FA), (0x3400, 0x9FFF), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFF66, 0xFF9D),
              (0x20000, 0x3FFFF)]


def split(network, ranges):
    """The three networks, as bytes, of the whole one's bytes and of what quantising.py calls ranges."""
    model = list(fields(memoryview(network)))
    graph = graph_of(model)
    nodes, tensors = nodes_of(graph), tensors_of(graph)
    # Backwards from the likelihoods: softmax, perhaps nodes that only pass on, the sum with the biases, the product.
    maker = {output: maker for maker in nodes for output in names(maker, NODE_OUTPUT)}
    tail = [maker[name(next(value for number, value in graph if number == OUTPUT), 1)]]
    while len(names(tail[-1], NODE_INPUT)) == 1:
        tail.append(maker[names(tail[-1], NODE_INPUT)[0]])
    addition = tail.pop()
    product = maker[names(addition, NODE_INPUT)[0]]
    logits = names(addition, NODE_OUTPUT)[0]
    features, weights = names(product, NODE_INPUT)
    biases = names(addition, NODE_INPUT)[1]
    depth = shape(tensors[weights])[0]

    characters = ["", *metadata(model).split("\n"), " "]
    ideographs = [index for index, character in enumerate(characters) if is_ideographic(character)]
    common = sorted(set(range(len(characters))) - set(ideographs))

    def layer(columns):
        return [(INITIALIZER, sliced(tensors[key], len(characters), columns)) for key in (weights, biases)]

    head = [(number, value) for number, value in model if number not in (GRAPH, METADATA)]
    shared = [(INITIALIZER, tensor) for key, tensor in tensors.items() if key not in (weights, biases)]
    body, trunk = [(NODE, kept) for kept in nodes if kept not in tail], trunk_of(nodes, features)
    inputs = [(number, value) for number, value in graph if number == INPUT]
    outputs = [(OUTPUT, declared(logits, len(common))), (OUTPUT, declared(features, depth)),
               (OUTPUT, declared("trunk", 2 * CHANNELS + depth))]
    alphabet = (METADATA, encoded((1, "character"), (2, "\n".join(characters[index] for index in common[1:-1]))))

    def reading(tensors, nodes):
        return encoded(*head, (GRAPH, encoded((2, "lines"), *halved(tensors), *nodes, *trunk, *inputs, *outputs)), alphabet)

    numbers_of_lines = shared + layer(common)
    lines, int8 = reading(numbers_of_lines, body), reading(*quantised(numbers_of_lines, body, ranges))
    others = encoded(
        *head,
        (GRAPH, encoded(
            (2, "ideographs"), *halved(layer(ideographs)), (NODE, product), (NODE, addition),
            (INPUT, declared(features, depth)), (OUTPUT, declared(logits, len(ideographs))))),
        (METADATA, encoded((1, "character"), (2, "\n".join(characters[index] for index in ideographs)))))
    return lines, others, int8


def trunk_of(nodes, features):
    """Nodes and numbers that put together the output `trunk`."""
    pool = next(one for one in nodes if kind(one) == "AveragePool")
    rows = [attribute(key, [3, 1]) for key in ("kernel_shape", "strides")]
    return [
        (INITIALIZER, integers("columns", [0, CHANNELS, -1])), (INITIALIZER, integers("steps", [0, -1, 2 * CHANNELS])),
        (NODE, node("AveragePool", names(pool, NODE_INPUT)[:1], "halves", *rows)),
        (NODE, node("Reshape", ["halves", "columns"], "halves.flat")),
        (NODE, node("Transpose", ["halves.flat"], "halves.turned", attribute("perm", [0, 2, 1]))),
        (NODE, node("Reshape", ["halves.turned", "steps"], "halves.paired")),
        (NODE, node("Concat", ["halves.paired", features], "trunk", attribute("axis", 2))),
    ]


def is_ideographic(character):
    return len(character) == 1 and any(first <= ord(character) <= last for first, last in IDEOGRAPHS)


def metadata(model):
    pairs = (dict(fields(value)) for number, value in model if number == METADATA)
    return next(bytes(pair[2]).decode() for pair in pairs if bytes(pair[1]) == b"character")


def sliced(tensor, width, columns):
    """A tensor with some of the columns of one that is `width` wide."""
    values = numbers(tensor)
    rows = [values[start:start + width] for start in range(0, len(values), width)]
    return floats(name(tensor), [*shape(tensor)[:-1], len(columns)], (row[column] for row in rows for column in columns))


def declared(tensor, depth):
    """Says that a tensor has three dimensions: lines, steps, and `depth` numbers a step."""
    dimensions = encoded((1, encoded((2, "lines"))), (1, encoded((2, "steps"))), (1, encoded((1, depth))))
    return encoded((1, tensor), (2, encoded((1, encoded((1, FLOAT), (2, dimensions))))))
