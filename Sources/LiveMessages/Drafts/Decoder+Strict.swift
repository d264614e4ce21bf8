extension Decoder {
    /// The members of an object that has no others: a name that is misspelt is an error, not something that is left out.
    package func strictContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        for name in try container(keyedBy: AnyName.self).allKeys where Key(stringValue: name.stringValue) == nil {
            throw InvalidMessage("There is a member that has no meaning here: leave out all but those documented.")
        }
        return try container(keyedBy: type)
    }
}

extension KeyedDecodingContainer {
    /// A text of at most so many UTF-16 code units; nil where it is not there or null.
    package func text(_ key: Key, longest: Int) throws -> String? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard text.utf16.count <= longest else {
            throw InvalidMessage("“\(key.stringValue)” has at most \(longest) characters.")
        }
        return text
    }

    /// The same in one line: without line ends, tabs and other controls.
    package func line(_ key: Key, longest: Int) throws -> String? {
        guard let text = try text(key, longest: longest) else { return nil }
        guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
            throw InvalidMessage("“\(key.stringValue)” is one line, without control characters.")
        }
        return text
    }
}

private struct AnyName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
}
