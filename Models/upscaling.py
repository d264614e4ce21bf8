"""Rewrites the detector's last layers, so that they are computed in a quarter of the size, and in bf16 where it is had.

The network ends in two layers that double the size of its picture (transposed convolutions of 2 × 2, stride 2, so that no
place of their results depends on two of their inputs) with a ReLU between, and a sigmoid. As OpenVINO computes them, in full
precision and one by one, they are a fifth of the work. Two convolutions of 1 × 1 say the same: the first makes of each place
what the first layer makes of it in four places, the second what the second layer makes of each of these in four. In the end
the 16 numbers of a place are put side by side.

Weights are kept in half precision, which is more than bf16 has, and half the size.
"""
from graph import (
    GRAPH, INITIALIZER, INPUT, NODE, NODE_INPUT, NODE_OUTPUT, OUTPUT, attribute, floats, graph_of, halved, kind, name, names,
    node, nodes_of, numbers, shape, tensors_of)
from protobuf import encoded, fields

TAIL = ["ConvTranspose", "Add", "Relu", "ConvTranspose", "Add", "Sigmoid"]


def flattened(network):
    """The network, as bytes, of the original's bytes."""
    model = list(fields(memoryview(network)))
    graph = graph_of(model)
    nodes, tensors = nodes_of(graph), tensors_of(graph)
    start = [kind(one) for one in nodes].index("ConvTranspose")
    tail = [one for one in nodes[start:] if kind(one) != "Identity"]
    if [kind(one) for one in tail] != TAIL:
        raise ValueError("the detector ends in other layers than it used to")
    old = [names(tail[layer], NODE_INPUT)[1] for layer in (0, 1, 3, 4)]
    first, first_biases, second, second_biases = (tensors[key] for key in old)
    (inputs, channels), (_, outputs) = shape(first)[:2], shape(second)[:2]
    if shape(first)[2:] != [2, 2] or shape(second)[2:] != [2, 2] or outputs != 1:
        raise ValueError("the detector's last layers have other shapes than they used to")
    fresh = [(INITIALIZER, tensor) for tensor in (
        floats("spread.weights", [4 * channels, inputs, 1, 1], spread(numbers(first), inputs, channels)),
        floats("spread.biases", [4 * channels], list(numbers(first_biases)) * 4),
        floats("places.weights", [16, 4 * channels, 1, 1], places(numbers(second), channels)),
        floats("places.biases", [16], list(numbers(second_biases)) * 16),
    )]
    body = nodes[:start] + [
        node("Conv", [names(tail[0], NODE_INPUT)[0], "spread.weights", "spread.biases"], "spread"),
        node("Relu", ["spread"], "spread.positive"),
        node("Conv", ["spread.positive", "places.weights", "places.biases"], "places"),
        node("DepthToSpace", ["places"], "picture", attribute("blocksize", 4), attribute("mode", "DCR")),
        node("Sigmoid", ["picture"], names(tail[-1], NODE_OUTPUT)[0]),
    ]
    kept = [(INITIALIZER, tensor) for key, tensor in tensors.items() if key not in old]
    ends = [(number, value) for number, value in graph if number in (INPUT, OUTPUT)]
    return encoded(*((number, value) for number, value in model if number != GRAPH),
                   (GRAPH, encoded((2, "detector"), *halved(kept + fresh), *((NODE, one) for one in body), *ends)))


def spread(weights, inputs, channels):
    """For each of the four places and each channel there, what each input counts; given by input, channel and place."""
    return [weights[(one * channels + channel) * 4 + place]
            for place in range(4) for channel in range(channels) for one in range(inputs)]


def places(weights, channels):
    """For each of the sixteen places, row by row, what each channel of the four counts: those of its own alone do."""
    rows = []
    for row in range(4):
        for column in range(4):
            own, inner = row // 2 * 2 + column // 2, row % 2 * 2 + column % 2
            rows += [weights[channel * 4 + inner] if place == own else 0
                     for place in range(4) for channel in range(channels)]
    return rows
