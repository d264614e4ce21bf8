import DocumentModel

/// Text as it stands on the page from left to right, where its script is read from right to left.
enum VisualOrder {
    /// The order in which characters are read: those of the script from right to left, Latin words and numbers among them
    /// from left to right.
    ///
    /// - Parameter characters: One entry a character, as they stand from left to right.
    /// - Returns: Indices in reading order, and what the characters are then: brackets that open to the other side turn.
    static func read(_ characters: [String]) -> [(index: Int, text: String)] {
        guard characters.contains(where: \.isRightToLeft) else { return characters.enumerated().map { ($0, $1) } }
        var order: [(index: Int, text: String)] = []
        var end = characters.count
        while end > 0 {
            // As far left as there is nothing of the script, and from a letter or digit on.
            let stretch = characters[(characters[..<end].lastIndex(where: \.isRightToLeft).map { $0 + 1 } ?? 0)..<end]
            guard characters[end - 1].isLeftToRight || closesBracket(after: stretch) else {
                let text = characters[end - 1]
                order.append((end - 1, turned[text] ?? text))
                end -= 1
                continue
            }
            var start = stretch.firstIndex(where: \.isLeftToRight) ?? end - 1
            // A path or an option begins before its first letter, a telephone number of another country before its digits.
            while start > stretch.startIndex, beginnings.contains(characters[start - 1]) { start -= 1 }
            order += (start..<end).map { ($0, characters[$0]) }
            end = start
        }
        return order
    }

    private static let beginnings: Set = ["/", "~", "$", "-", "_", "+"]

    /// Whether the last character closes a bracket that stands after a Latin word, and so belongs to it.
    private static func closesBracket(after stretch: ArraySlice<String>) -> Bool {
        guard let last = stretch.last, let opening = turned[last], let start = stretch.lastIndex(of: opening) else {
            return false
        }
        return stretch[..<start].last { $0 != " " }?.isLeftToRight ?? false
    }

    private static let turned = Dictionary(
        uniqueKeysWithValues: ["()", "[]", "{}", "<>", "«»", "‹›"].flatMap { pair in
            let (open, close) = (String(pair.first ?? " "), String(pair.last ?? " "))
            return [(open, close), (close, open)]
        })
}

extension String {
    fileprivate var isRightToLeft: Bool { unicodeScalars.contains(where: \.isRightToLeftLetter) }

    /// Whether this is a Latin letter or a digit of any script.
    fileprivate var isLeftToRight: Bool {
        unicodeScalars.contains { $0.properties.numericType != nil || $0.properties.isAlphabetic && !$0.isRightToLeft }
    }
}

extension Unicode.Scalar {
    /// Whether the letter belongs to a script that runs from right to left. Its digits run from left to right.
    var isRightToLeftLetter: Bool { isRightToLeft && properties.numericType == nil }
}
