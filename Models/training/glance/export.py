"""Writes the trained network: python3 -m glance.export TRAINED.pt [INTO.onnx], into Models/glance if nothing else is said.

Normalisations are folded into the layers before them, and numbers are kept in half precision. The output is one number for a
picture: the logit of the place where text is likeliest.
"""
import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from .network import Block, Glance

INTO = Path(__file__).resolve().parents[2] / "glance" / "glance.onnx"


class Graph:
    def __init__(self):
        self.nodes, self.tensors, self.count = [], [], 0

    def node(self, kind, inputs, **attributes):
        self.count += 1
        output = f"{kind}.{self.count}"
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def numbers(self, values):
        self.count += 1
        name = f"numbers.{self.count}"
        self.tensors.append(numpy_helper.from_array(values.detach().numpy().astype(np.float16), name))
        return self.node("Cast", [name], to=TensorProto.FLOAT)

    def convolution(self, values, layer, weights, biases):
        inputs = [values, self.numbers(weights), self.numbers(biases)]
        return self.node("Conv", inputs, strides=list(layer.stride), pads=[*layer.padding, *layer.padding], group=layer.groups)

    def layer(self, values, convolution, norm, _):
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        weights = convolution.weight * scale[:, None, None, None]
        return self.node("Relu", [self.convolution(values, convolution, weights, norm.bias - norm.running_mean * scale)])

    def sequence(self, values, parts):
        for part in parts:
            if isinstance(part, Block):
                values = self.node("Add", [values, self.sequence(values, part.layers)])
            else:
                values = self.layer(values, *part)
        return values


def main():
    network = Glance()
    network.load_state_dict(torch.load(sys.argv[1], map_location="cpu"))
    graph, values, surest = Graph(), "planes", []
    for part, head in zip((network.fine, network.middle, network.coarse), network.heads):
        values = graph.sequence(values, part)
        surest.append(graph.node("GlobalMaxPool", [graph.convolution(values, head, head.weight, head.bias)]))
    graph.nodes.append(helper.make_node("Max", surest, ["surest"]))
    inputs = [helper.make_tensor_value_info("planes", TensorProto.FLOAT, [1, 3, None, None])]
    outputs = [helper.make_tensor_value_info("surest", TensorProto.FLOAT, [1, 1, 1, 1])]
    model = helper.make_model(
        helper.make_graph(graph.nodes, "glance", inputs, outputs, graph.tensors), opset_imports=[helper.make_opsetid("", 17)])
    model.ir_version = 8
    onnx.checker.check_model(model)
    onnx.save(model, Path(sys.argv[2]) if len(sys.argv) > 2 else INTO)


if __name__ == "__main__":
    main()
