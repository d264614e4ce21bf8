"""The recogniser in PyTorch, so that an accelerator can compute it beside what is trained; nothing in it learns."""
import onnx
import torch
from onnx import helper, numpy_helper
from torch.nn import functional


def padded(values, attributes, fill=0.0):
    """With the borders that the attributes ask for."""
    if attributes.get("auto_pad", b"NOTSET") == b"SAME_UPPER":
        borders = []
        for length, reach, step in zip(values.shape[2:], attributes["kernel_shape"], attributes["strides"]):
            missing = max((-(-length // step) - 1) * step + reach - length, 0)
            borders.append((missing // 2, missing - missing // 2))
    else:
        top, left, bottom, right = attributes.get("pads", [0, 0, 0, 0])
        borders = [(top, bottom), (left, right)]
    (top, bottom), (left, right) = borders
    if not any((top, bottom, left, right)):
        return values
    return functional.pad(values, (left, right, top, bottom), value=fill)


def convolution(attributes, values, weights, biases=None):
    return functional.conv2d(padded(values, attributes), weights, biases, attributes["strides"],
                             dilation=attributes["dilations"], groups=attributes.get("group", 1))


def largest(attributes, values):
    return functional.max_pool2d(padded(values, attributes, -1e30), attributes["kernel_shape"], attributes["strides"])


def average(attributes, values):
    return functional.avg_pool2d(padded(values, attributes), attributes["kernel_shape"], attributes["strides"])


def normalised(attributes, values, scale, shift, mean, variance):
    return functional.batch_norm(values, mean, variance, scale, shift, False, 0, attributes["epsilon"])


def reshaped(_, values, shape):
    return values.reshape([values.shape[place] if size == 0 else size for place, size in enumerate(shape.tolist())])


def sliced(_, values, starts, ends, axes, steps=None):
    if steps is not None and steps.tolist() != [1] * len(steps):
        raise NotImplementedError("slices with steps")
    for start, end, axis in zip(starts.tolist(), ends.tolist(), axes.tolist()):
        values = values.movedim(axis, 0)[start:end].movedim(0, axis)
    return values


def squeezed(attributes, values):
    return values.squeeze(tuple(attributes["axes"]))


def unsqueezed(attributes, values):
    for axis in sorted(attributes["axes"]):
        values = values.unsqueeze(axis)
    return values


OPERATIONS = {
    "Add": lambda _, one, other: one + other,
    "AveragePool": average,
    "BatchNormalization": normalised,
    "Cast": lambda _, values: values,  # all numbers are in full precision here
    "Concat": lambda attributes, *parts: torch.cat(parts, attributes["axis"]),
    "Conv": convolution,
    "Div": lambda _, one, other: one / other,
    "Erf": lambda _, values: values.erf(),
    "HardSigmoid": lambda attributes, values: (values * attributes["alpha"] + attributes["beta"]).clamp(0, 1),
    "Identity": lambda _, values: values,
    "MatMul": lambda _, one, other: one @ other,
    "MaxPool": largest,
    "Mul": lambda _, one, other: one * other,
    "Pow": lambda _, values, exponent: values ** exponent,
    "ReduceMean": lambda attributes, values: values.mean(attributes["axes"], keepdim=bool(attributes.get("keepdims", 1))),
    "Relu": lambda _, values: values.relu(),
    "Reshape": reshaped,
    "Shape": lambda _, values: torch.tensor(values.shape),
    "Sigmoid": lambda _, values: values.sigmoid(),
    "Slice": sliced,
    "Softmax": lambda attributes, values: values.softmax(attributes["axis"]),
    "Sqrt": lambda _, values: values.sqrt(),
    "Squeeze": squeezed,
    "Sub": lambda _, one, other: one - other,
    "Transpose": lambda attributes, values: values.permute(attributes["perm"]),
    "Unsqueeze": unsqueezed,
}


class Recogniser:
    """Strips (lines × 3 × rows × columns, from -1 to 1) → its outputs: logits, features, trunk."""

    def __init__(self, path, device):
        graph = onnx.load(path).graph
        self.input, self.outputs = graph.input[0].name, [output.name for output in graph.output]
        self.tensors = {tensor.name: self.tensor(tensor, device) for tensor in graph.initializer}
        self.nodes = [(OPERATIONS[node.op_type], list(node.input), node.output[0],
                       {one.name: helper.get_attribute_value(one) for one in node.attribute}) for node in graph.node]
        # What is computed is kept no longer than until its last use.
        self.last_use = {name: place for place, (_, inputs, _, _) in enumerate(self.nodes) for name in inputs}

    @staticmethod
    def tensor(tensor, device):
        """Shapes and places stay where Python looks at them."""
        values = torch.from_numpy(numpy_helper.to_array(tensor).copy())
        return values.float().to(device) if values.is_floating_point() else values

    @torch.no_grad()
    def __call__(self, strips):
        values = {self.input: strips}
        for place, (operation, inputs, output, attributes) in enumerate(self.nodes):
            values[output] = operation(attributes, *(self.tensors[name] if name in self.tensors else values[name]
                                                     for name in inputs))
            for name in inputs:
                if self.last_use[name] == place and name not in self.outputs:
                    values.pop(name, None)
        return [values[name] for name in self.outputs]
