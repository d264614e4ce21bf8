internal import Foundation

/// The metadata of an ONNX file: a protocol buffer whose field 14 holds pairs of key (1) and value (2).
enum ONNXMetadata {
    /// The value of a key; nil where the file has none or is damaged.
    static func value(of key: String, in file: Data) -> String? {
        for entry in fields(of: file) where entry.number == 14 {
            let pair = fields(of: entry.content)
            guard pair.first(where: { $0.number == 1 })?.content.elementsEqual(key.utf8) == true else { continue }
            return pair.first { $0.number == 2 }.map { String(decoding: $0.content, as: UTF8.self) }
        }
        return nil
    }

    /// The length-delimited fields of a message, up to the first damage.
    private static func fields(of message: Data) -> [(number: UInt64, content: Data)] {
        var fields: [(UInt64, Data)] = []
        var rest = message
        while let tag = rest.takeVariableInteger() {
            switch tag & 7 {
            case 0:
                guard rest.takeVariableInteger() != nil else { return fields }
            case 1:
                rest = rest.dropFirst(8)
            case 2:
                guard let length = rest.takeVariableInteger(), length <= rest.count else { return fields }
                fields.append((tag >> 3, rest.prefix(Int(length))))
                rest = rest.dropFirst(Int(length))
            case 5:
                rest = rest.dropFirst(4)
            default:
                return fields
            }
        }
        return fields
    }
}

extension Data {
    /// Takes a base-128 integer off the front; nil where there is none.
    fileprivate mutating func takeVariableInteger() -> UInt64? {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            guard let byte = popFirst() else { return nil }
            value |= UInt64(byte & 127) << shift
            if byte < 128 { return value }
        }
        return nil
    }
}
