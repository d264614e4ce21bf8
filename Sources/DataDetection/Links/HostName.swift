/// A host name in a text, split into labels.
struct HostName {
    /// No domain name is longer; a bound on the work for each.
    static let maximumLength = 253

    let range: Range<Int>
    /// The labels from left to right; never empty.
    let labels: [String]

    /// Reads the labels of a range; `nil` unless each is a label: 1 to 63 characters, no hyphen at either end.
    init?(in text: borrowing ScannedText, range: Range<Int>) {
        guard !range.isEmpty, range.count <= Self.maximumLength else { return nil }
        self.range = range
        let name = text.unbrokenString(in: range)
        let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
        if isASCII {
            let labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            self.labels = labels.map { String(Substring($0)) }
        } else {
            labels = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        }
        for label in labels {
            guard !label.isEmpty, label.utf16.count <= 63, !label.hasPrefix("-"), !label.hasSuffix("-") else {
                return nil
            }
            // Punycode is ASCII by its nature.
            if !isASCII, label.lowercased().hasPrefix("xn--"), !label.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        }
        // Service names have underscores; what one registers has none.
        if labels.suffix(2).contains(where: { $0.contains("_") }) { return nil }
    }

    /// Whether the name ends in a top-level domain and has a name before it.
    var isRegistered: Bool {
        labels.count > 1 && PublicSuffix.isTopLevelDomain(labels[labels.count - 1])
    }

    /// Whether the labels are the four numbers of an IPv4 address.
    var isIPv4: Bool {
        labels.count == 4
            && labels.allSatisfy { label in label.utf8.count <= 3 && Int(label).map { $0 <= 255 } == true }
    }

    /// Whether the labels are numbers only.
    var isNumeric: Bool {
        labels.allSatisfy { $0.utf8.allSatisfy { UInt16($0).isASCIIDigit } }
    }
}
