import Foundation

/// How many words were read, whatever their order.
enum WordScore {
    /// F1 over the multisets of words, compared without case and without punctuation at their ends: 1 is perfect.
    static func f1(expected: [String], found: [String]) -> Double {
        let (expected, found) = (expected.flatMap(words), found.flatMap(words))
        guard !expected.isEmpty, !found.isEmpty else { return expected.isEmpty == found.isEmpty ? 1 : 0 }
        var left: [String: Int] = [:]
        for word in expected { left[word, default: 0] += 1 }
        var common = 0
        for word in found where left[word, default: 0] > 0 {
            left[word, default: 0] -= 1
            common += 1
        }
        return 2 * Double(common) / Double(expected.count + found.count)
    }

    private static func words(_ text: String) -> [String] {
        text.precomposedStringWithCompatibilityMapping.lowercased().split(whereSeparator: \.isWhitespace)
            .map { word in
                let characters = Array(word)
                let isKept: (Character) -> Bool = { $0.isLetter || $0.isNumber }
                guard let first = characters.firstIndex(where: isKept), let last = characters.lastIndex(where: isKept)
                else { return "" }
                return String(characters[first...last])
            }
            .filter { !$0.isEmpty }
    }
}
