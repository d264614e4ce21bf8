extension JSONNode {
    /// Encodes a value.
    convenience init(encoding value: some Encodable, at codingPath: [any CodingKey]) throws {
        self.init()
        try value.encode(to: NodeEncoder(node: self, codingPath: codingPath))
    }
}

private struct NodeEncoder: Encoder {
    let node: JSONNode
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.beginObject()
        return KeyedEncodingContainer(KeyedNode(node: node, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.beginArray()
        return UnkeyedNode(node: node, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleNode(node: node, codingPath: codingPath)
    }
}

private struct KeyedNode<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: JSONNode
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { node.set(JSONNode(), for: key.stringValue) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        node.set(try JSONNode(encoding: value, at: codingPath + [key]), for: key.stringValue)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        nested(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { nested(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { nested(SuperKey.super) }
    func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

    private enum SuperKey: String, CodingKey { case `super` }

    private func nested(_ key: any CodingKey) -> NodeEncoder {
        let child = JSONNode()
        node.set(child, for: key.stringValue)
        return NodeEncoder(node: child, codingPath: codingPath + [key])
    }
}

private struct UnkeyedNode: UnkeyedEncodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey]
    var count: Int { node.count }

    func encodeNil() { node.append(JSONNode()) }
    func encode(_ value: some Encodable) throws { node.append(try JSONNode(encoding: value, at: codingPath)) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        superEncoder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { superEncoder().unkeyedContainer() }

    func superEncoder() -> any Encoder {
        let child = JSONNode()
        node.append(child)
        return NodeEncoder(node: child, codingPath: codingPath)
    }
}

private struct SingleNode: SingleValueEncodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey]

    func encodeNil() { node.setLiteral("null") }
    func encode(_ value: Bool) { node.setLiteral(value ? "true" : "false") }
    func encode(_ value: String) { node.setLiteral(value.jsonLiteral) }
    func encode(_ value: Double) throws { try encode(number: value) }
    func encode(_ value: Float) throws { try encode(number: value) }
    func encode(_ value: Int) { node.setLiteral("\(value)") }
    func encode(_ value: Int8) { node.setLiteral("\(value)") }
    func encode(_ value: Int16) { node.setLiteral("\(value)") }
    func encode(_ value: Int32) { node.setLiteral("\(value)") }
    func encode(_ value: Int64) { node.setLiteral("\(value)") }
    func encode(_ value: UInt) { node.setLiteral("\(value)") }
    func encode(_ value: UInt8) { node.setLiteral("\(value)") }
    func encode(_ value: UInt16) { node.setLiteral("\(value)") }
    func encode(_ value: UInt32) { node.setLiteral("\(value)") }
    func encode(_ value: UInt64) { node.setLiteral("\(value)") }
    func encode(_ value: some Encodable) throws {
        try value.encode(to: NodeEncoder(node: node, codingPath: codingPath))
    }

    private func encode(number: some BinaryFloatingPoint & CustomStringConvertible) throws {
        guard number.isFinite else {
            throw EncodingError.invalidValue(
                number, .init(codingPath: codingPath, debugDescription: "JSON has no number \(number)."))
        }
        let text = number.description
        node.setLiteral(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }
}
