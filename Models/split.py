"""Splits the recogniser in two, so that most lines need not be compared with thousands of ideographs.

The network ends in one layer that turns 120 features a step into the likelihood of each character, followed by a softmax.
Of its 18,710 outputs, five in six are Han, kana and Hangul; where no line shows them, that layer is a sixth of the work.

    lines        the network up to the features, and the layer for all other characters; outputs: logits, features, trunk
    ideographs   the layer for Han, kana and Hangul: features in, logits out

The trunk is what the layers for letters of other scripts start from (see training/): for each step, what the convolutions
make of its left half and of its right half before they are pooled, then the features.

Both carry their characters under the metadata key `character`, as the whole network does. Their weights are kept in half
precision, which is more than bf16 has, and half the size.
"""
import struct
from array import array

from protobuf import encoded, fields

# The numbers of ONNX's fields that are used here: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
GRAPH, METADATA = 7, 14
NODE, INITIALIZER, INPUT, OUTPUT = 1, 5, 11, 12
NODE_INPUT, NODE_OUTPUT, NODE_KIND, NODE_ATTRIBUTE = 1, 2, 4, 5
TENSOR_SHAPE, TENSOR_TYPE, TENSOR_NAME, TENSOR_RAW = 1, 2, 8, 9
FLOAT, INTEGER, HALF = 1, 7, 10
SMALL = 1024  # bytes: a tensor of at most these is kept as it is
# What the recogniser's last convolutions tell of each place.
CHANNELS = 384

# Hiragana, katakana, Han, Hangul, Han for compatibility, half-width katakana, Han beyond the basic plane.
IDEOGRAPHS = [(0x3041, 0x3096), (0x30A1, 0x30FA), (0x3400, 0x9FFF), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFF66, 0xFF9D),
              (0x20000, 0x3FFFF)]


def split(network):
    """The two networks, as bytes, of the whole one's bytes."""
    model = list(fields(memoryview(network)))
    graph = list(fields(next(value for number, value in model if number == GRAPH)))
    nodes = [value for number, value in graph if number == NODE]
    tensors = {name(tensor): tensor for number, tensor in graph if number == INITIALIZER}
    # Backwards from the likelihoods: softmax, perhaps nodes that only pass on, the sum with the biases, the product.
    maker = {output: node for node in nodes for output in names(node, NODE_OUTPUT)}
    tail = [maker[name(next(value for number, value in graph if number == OUTPUT), 1)]]
    while len(names(tail[-1], NODE_INPUT)) == 1:
        tail.append(maker[names(tail[-1], NODE_INPUT)[0]])
    addition = tail.pop()
    product = maker[names(addition, NODE_INPUT)[0]]
    logits = names(addition, NODE_OUTPUT)[0]
    features, weights = names(product, NODE_INPUT)
    biases = names(addition, NODE_INPUT)[1]
    depth = next(fields(tensors[weights]))[1]

    characters = ["", *metadata(model).split("\n"), " "]
    ideographs = [index for index, character in enumerate(characters) if is_ideographic(character)]
    common = sorted(set(range(len(characters))) - set(ideographs))

    def layer(columns):
        return [(INITIALIZER, sliced(tensors[key], len(characters), columns)) for key in (weights, biases)]

    head = [(number, value) for number, value in model if number not in (GRAPH, METADATA)]
    shared = [(INITIALIZER, tensor) for key, tensor in tensors.items() if key not in (weights, biases)]
    body = [(NODE, node) for node in nodes if node not in tail] + trunk_of(nodes, features)
    inputs = [(number, value) for number, value in graph if number == INPUT]
    outputs = [(OUTPUT, declared(logits, len(common))), (OUTPUT, declared(features, depth)),
               (OUTPUT, declared("trunk", 2 * CHANNELS + depth))]
    lines = encoded(
        *head, (GRAPH, encoded((2, "lines"), *halved(shared + layer(common)), *body, *inputs, *outputs)),
        (METADATA, encoded((1, "character"), (2, "\n".join(characters[index] for index in common[1:-1])))))
    others = encoded(
        *head,
        (GRAPH, encoded(
            (2, "ideographs"), *halved(layer(ideographs)), (NODE, product), (NODE, addition),
            (INPUT, declared(features, depth)), (OUTPUT, declared(logits, len(ideographs))))),
        (METADATA, encoded((1, "character"), (2, "\n".join(characters[index] for index in ideographs)))))
    return lines, others


def trunk_of(nodes, features):
    """Nodes and numbers that put together the output `trunk`."""
    pool = next(node for node in nodes if kind(node) == "AveragePool")
    rows = [(NODE_ATTRIBUTE, encoded((1, key), (8, 3), (8, 1), (20, 7))) for key in ("kernel_shape", "strides")]
    return [
        (INITIALIZER, integers("columns", [0, CHANNELS, -1])), (INITIALIZER, integers("steps", [0, -1, 2 * CHANNELS])),
        (NODE, encoded((1, names(pool, NODE_INPUT)[0]), (2, "halves"), (4, "AveragePool"), *rows)),
        (NODE, encoded((1, "halves"), (1, "columns"), (2, "halves.flat"), (4, "Reshape"))),
        (NODE, encoded((1, "halves.flat"), (2, "halves.turned"), (4, "Transpose"),
                       (NODE_ATTRIBUTE, encoded((1, "perm"), (8, 0), (8, 2), (8, 1), (20, 7))))),
        (NODE, encoded((1, "halves.turned"), (1, "steps"), (2, "halves.paired"), (4, "Reshape"))),
        (NODE, encoded((1, "halves.paired"), (1, features), (2, "trunk"), (4, "Concat"),
                       (NODE_ATTRIBUTE, encoded((1, "axis"), (3, 2), (20, 2))))),
    ]


def halved(tensors):
    """The same numbers in half precision, and nodes that turn them back; small tensors stay as they are."""
    kept, nodes = [], []
    for number, tensor in tensors:
        content = list(fields(tensor))
        raw = next((bytes(value) for number, value in content if number == TENSOR_RAW), b"")
        if dict(content)[TENSOR_TYPE] != FLOAT or len(raw) <= SMALL:
            kept.append((number, tensor))
            continue
        half, count = name(tensor) + ".half", len(raw) // 4
        shape = [(TENSOR_SHAPE, value) for number, value in content if number == TENSOR_SHAPE]
        numbers = struct.pack(f"<{count}e", *struct.unpack(f"<{count}f", raw))
        kept.append((number, encoded(*shape, (TENSOR_TYPE, HALF), (TENSOR_NAME, half), (TENSOR_RAW, numbers))))
        nodes.append((NODE, encoded((1, half), (2, name(tensor)), (4, "Cast"),
                                    (NODE_ATTRIBUTE, encoded((1, "to"), (3, FLOAT), (20, 2))))))
    return kept + nodes


def is_ideographic(character):
    return len(character) == 1 and any(first <= ord(character) <= last for first, last in IDEOGRAPHS)


def metadata(model):
    pairs = (dict(fields(value)) for number, value in model if number == METADATA)
    return next(bytes(pair[2]).decode() for pair in pairs if bytes(pair[1]) == b"character")


def names(node, field):
    return [bytes(value).decode() for number, value in fields(node) if number == field]


def kind(node):
    return bytes(next(value for number, value in fields(node) if number == NODE_KIND)).decode()


def integers(key, values):
    """A tensor of whole numbers."""
    return encoded((TENSOR_SHAPE, len(values)), (TENSOR_TYPE, INTEGER), (TENSOR_NAME, key),
                   (TENSOR_RAW, array("q", values).tobytes()))


def name(message, field=TENSOR_NAME):
    return bytes(next(value for number, value in fields(message) if number == field)).decode()


def sliced(tensor, width, columns):
    """A tensor with some of the columns of one that is `width` wide."""
    content = list(fields(tensor))
    numbers = array("f", bytes(next(value for number, value in content if number == TENSOR_RAW)))
    rows = [numbers[start:start + width] for start in range(0, len(numbers), width)]
    kept = array("f", (row[column] for row in rows for column in columns))
    shape = [value for number, value in content if number == TENSOR_SHAPE]
    return encoded(
        *((TENSOR_SHAPE, extent) for extent in shape[:-1]), (TENSOR_SHAPE, len(columns)), (TENSOR_TYPE, FLOAT),
        (TENSOR_NAME, name(tensor)), (TENSOR_RAW, kept.tobytes()))


def declared(tensor, depth):
    """Says that a tensor has three dimensions: lines, steps, and `depth` numbers a step."""
    dimensions = encoded((1, encoded((2, "lines"))), (1, encoded((2, "steps"))), (1, encoded((1, depth))))
    return encoded((1, tensor), (2, encoded((1, encoded((1, FLOAT), (2, dimensions))))))
