"""The little of protocol buffers that ONNX files need: https://protobuf.dev/programming-guides/encoding."""


def fields(message):
    """The fields of a message: number, and an integer or the bytes."""
    at = 0
    while at < len(message):
        key, at = varint(message, at)
        kind = key & 7
        if kind == 0:
            value, at = varint(message, at)
        else:
            length, at = varint(message, at) if kind == 2 else ({1: 8, 5: 4}[kind], at)
            value, at = message[at:at + length], at + length
        yield key >> 3, value


def varint(message, at):
    """An integer at a place, and the place behind it."""
    value = shift = 0
    while True:
        byte = message[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at


def encoded(*numbered):
    """A message of these fields: number, and an integer, a string or bytes."""
    message = bytearray()
    for number, value in numbered:
        if isinstance(value, int):
            message += encoded_varint(number << 3) + encoded_varint(value)
        else:
            content = value.encode() if isinstance(value, str) else value
            message += encoded_varint(number << 3 | 2) + encoded_varint(len(content)) + content
    return bytes(message)


def encoded_varint(value):
    encoding = bytearray()
    while value >= 0x80:
        encoding.append(value & 0x7F | 0x80)
        value >>= 7
    encoding.append(value)
    return bytes(encoding)
