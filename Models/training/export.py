"""Writes trained layers as a network: python3 export.py TRAINED.pt [INTO], into Models/letters if nothing else is said.

Normalisations are folded into the layers beside them, and numbers are kept in half precision.
"""
import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from layers import BLOCKS, CHANNELS, FEATURES, REACH, WIDTH
from onnx import TensorProto, helper, numpy_helper

INTO = Path(__file__).resolve().parents[1] / "letters"


class Network:
    def __init__(self):
        self.nodes, self.tensors = [], []

    def node(self, kind, inputs, output, **attributes):
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def numbers(self, name, values):
        self.tensors.append(numpy_helper.from_array(np.asarray(values, np.float16), name + ".half"))
        return self.node("Cast", [name + ".half"], name, to=TensorProto.FLOAT)

    def integers(self, name, values):
        self.tensors.append(numpy_helper.from_array(np.asarray(values, np.int64), name))
        return name

    def convolution(self, values, output, weights, biases, **attributes):
        inputs = [values, self.numbers(output + ".weights", weights), self.numbers(output + ".biases", biases)]
        return self.node("Conv", inputs, output, **attributes)

    def slice(self, values, output, start, end):
        bounds = [self.integers(f"{output}.{name}", [value]) for name, value in (("start", start), ("end", end), ("axis", 2))]
        return self.node("Slice", [values, *bounds], output)

    def halved(self, trunk):
        """Each half of a step, with the features of the whole."""
        features = self.slice(trunk, "features", 2 * CHANNELS, 2 * CHANNELS + FEATURES)
        features = self.node("Concat", [features, features], "features.twice", axis=2)
        parts = [(self.slice(trunk, "halves", 0, 2 * CHANNELS), CHANNELS), (features, FEATURES)]
        parts = [self.node("Reshape", [part, self.integers(part + ".shape", [0, -1, depth])], part + ".steps")
                 for part, depth in parts]
        return self.node("Concat", parts, "steps", axis=2)


def scale_and_shift(state, name):
    """What a batch normalisation does to each channel."""
    scale = state[name + ".weight"] / np.sqrt(state[name + ".running_var"] + 1e-5)
    return scale, state[name + ".bias"] - scale * state[name + ".running_mean"]


def network(trained):
    state = {name: value.double().numpy() for name, value in trained["state"].items()}
    net = Network()
    of_halves = state["first.weight"].shape[1] == CHANNELS + FEATURES
    values = net.halved("trunk") if of_halves else "trunk"
    values = net.node("Transpose", [values], "turned", perm=[0, 2, 1])
    weights = state["first.weight"] / state["deviation"][None, :, None]
    values = net.convolution(values, "first", weights, state["first.bias"] - weights[:, :, 0] @ state["mean"])
    for block in range(BLOCKS):
        here = f"blocks.{block}."
        scale, shift = scale_and_shift(state, here + "normal")
        inner = net.convolution(
            values, here + "along", state[here + "along.weight"] * scale[:, None, None],
            state[here + "along.bias"] * scale + shift, group=WIDTH, pads=[REACH // 2] * 2)
        inner = net.convolution(inner, here + "wide", state[here + "wide.weight"], state[here + "wide.bias"])
        inner = net.node("Relu", [inner], here + "relu")
        inner = net.convolution(inner, here + "narrow", state[here + "narrow.weight"], state[here + "narrow.bias"])
        values = net.node("Add", [values, inner], here + "sum")
    scale, shift = scale_and_shift(state, "normal")
    weights = state["last.weight"]
    if "parts" in state:
        weights = weights + trained["composed"].double().numpy() @ state["parts"]
    values = net.convolution(values, "last", (weights * scale)[:, :, None], state["last.bias"] + weights @ shift)
    net.node("Transpose", [values], "logits", perm=[0, 2, 1])
    outputs = 2 + len(trained["letters"])
    graph = helper.make_graph(
        net.nodes, "letters",
        [helper.make_tensor_value_info("trunk", TensorProto.FLOAT, ["lines", "steps", 2 * CHANNELS + FEATURES])],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["lines", "own steps", outputs])], net.tensors)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 11)], ir_version=7, producer_name="LiveText")
    model.metadata_props.append(onnx.StringStringEntryProto(key="character", value="\n".join(trained["letters"])))
    onnx.checker.check_model(model)
    return model


def main():
    trained = torch.load(sys.argv[1], weights_only=False)
    into = Path(sys.argv[2]) if len(sys.argv) > 2 else INTO
    into.mkdir(exist_ok=True)
    path = into / f"letters.{trained['script']}.onnx"
    path.write_bytes(network(trained).SerializeToString())
    print(path, path.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
