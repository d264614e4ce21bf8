extension ContentScan {
    /// The same contents without operators that show text invisibly; nil where there are none.
    ///
    /// Text objects that show other text too stay as they are, since its place follows from what goes before.
    static func withoutInvisibleText(_ bytes: [UInt8]) -> [UInt8]? {
        var scan = ContentScan(bytes)
        var edits: [Edit] = []
        var object: TextObject?
        // The rendering mode, and those that come back.
        var mode = 0
        var kept: [Int] = []
        var operands: [(range: Range<Int>, value: Int?)] = []
        while let token = scan.next() {
            guard case .operation(let range) = token else {
                if case .operand(let range, let value) = token { operands.append((range, value)) }
                continue
            }
            switch String(decoding: bytes[range], as: UTF8.self) {
            // Contents that never take back what they keep are hostile.
            case "q": if kept.count < 10_000 { kept.append(mode) }
            case "Q": mode = kept.popLast() ?? mode
            case "Tr": mode = operands.last?.value ?? mode
            case "BT": object = TextObject()
            case "ET":
                if let object, !object.isSeen { edits += object.edits }
                object = nil
            case "Tj", "TJ", "'", "\"":
                if mode == 3 {
                    let start = operands.first?.range.lowerBound ?? range.lowerBound
                    let replacement = replacement(of: bytes[range], operands: operands.map { bytes[$0.range] })
                    object?.edits.append(Edit(range: start..<range.upperBound, replacement: replacement))
                } else {
                    object?.isSeen = true
                }
            default: break
            }
            operands.removeAll(keepingCapacity: true)
        }
        return edits.isEmpty ? nil : applied(edits, to: bytes)
    }

    private struct Edit {
        let range: Range<Int>
        let replacement: [UInt8]
    }

    private struct TextObject {
        var edits: [Edit] = []
        var isSeen = false
    }

    /// What an operator does besides showing text.
    private static func replacement(of name: ArraySlice<UInt8>, operands: [ArraySlice<UInt8>]) -> [UInt8] {
        switch String(decoding: name, as: UTF8.self) {
        case "'": return Array("T*".utf8)
        case "\"":
            guard operands.count >= 3 else { return Array("T*".utf8) }
            return operands[0] + Array(" Tw ".utf8) + operands[1] + Array(" Tc T*".utf8)
        default: return []
        }
    }

    private static func applied(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var at = 0
        for edit in edits where edit.range.lowerBound >= at {
            result += bytes[at..<edit.range.lowerBound]
            result += edit.replacement
            at = edit.range.upperBound
        }
        return result + bytes[at...]
    }
}
