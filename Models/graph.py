"""Parts of ONNX graphs, taken apart and made anew."""
import struct
from array import array

from protobuf import encoded, fields

# The numbers of ONNX's fields that are used here: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
GRAPH, METADATA = 7, 14
NODE, INITIALIZER, INPUT, OUTPUT = 1, 5, 11, 12
NODE_INPUT, NODE_OUTPUT, NODE_KIND, NODE_ATTRIBUTE = 1, 2, 4, 5
TENSOR_SHAPE, TENSOR_TYPE, TENSOR_NAME, TENSOR_RAW = 1, 2, 8, 9
FLOAT, BYTE, SIGNED_BYTE, INTEGER, HALF = 1, 2, 3, 7, 10
SMALL = 1024  # bytes: a tensor of at most these is kept as it is


def graph_of(model):
    return list(fields(next(value for number, value in model if number == GRAPH)))


def tensors_of(graph):
    return {name(tensor): tensor for number, tensor in graph if number == INITIALIZER}


def nodes_of(graph):
    return [value for number, value in graph if number == NODE]


def name(message, field=TENSOR_NAME):
    return bytes(next(value for number, value in fields(message) if number == field)).decode()


def names(node, field):
    return [bytes(value).decode() for number, value in fields(node) if number == field]


def kind(node):
    return name(node, NODE_KIND)


def shape(tensor):
    return [value for number, value in fields(tensor) if number == TENSOR_SHAPE]


def numbers(tensor):
    """The numbers of a tensor of single or half precision."""
    content = dict(fields(tensor))
    raw = bytes(content[TENSOR_RAW])
    return struct.unpack(f"<{len(raw) // 2}e", raw) if content[TENSOR_TYPE] == HALF else array("f", raw)


def tensor(key, extents, numbers_kind, raw):
    return encoded(*((TENSOR_SHAPE, extent) for extent in extents), (TENSOR_TYPE, numbers_kind), (TENSOR_NAME, key),
                   (TENSOR_RAW, raw))


def floats(key, extents, values):
    """A tensor of numbers."""
    return tensor(key, extents, FLOAT, array("f", values).tobytes())


def integers(key, values):
    """A tensor of whole numbers."""
    return tensor(key, [len(values)], INTEGER, array("q", values).tobytes())


def node(kind, inputs, output, *attributes):
    return encoded(*((NODE_INPUT, key) for key in inputs), (NODE_OUTPUT, output), (NODE_KIND, kind),
                   *((NODE_ATTRIBUTE, attribute) for attribute in attributes))


def attribute(key, value):
    """A whole number, several, or a string."""
    if isinstance(value, int):
        return encoded((1, key), (3, value), (20, 2))
    if isinstance(value, str):
        return encoded((1, key), (4, value), (20, 3))
    return encoded((1, key), *((8, number) for number in value), (20, 7))


def halved(tensors):
    """The same numbers in half precision, and nodes that turn them back; small tensors stay as they are."""
    kept, nodes = [], []
    for number, whole in tensors:
        content = dict(fields(whole))
        raw = bytes(content.get(TENSOR_RAW, b""))
        if content[TENSOR_TYPE] != FLOAT or len(raw) <= SMALL:
            kept.append((number, whole))
            continue
        half, count = name(whole) + ".half", len(raw) // 4
        values = struct.pack(f"<{count}e", *struct.unpack(f"<{count}f", raw))
        kept.append((number, tensor(half, shape(whole), HALF, values)))
        nodes.append((NODE, node("Cast", [half], name(whole), attribute("to", FLOAT))))
    return kept + nodes
