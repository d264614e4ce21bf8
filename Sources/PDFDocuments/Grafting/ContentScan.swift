/// Reads a page's contents one operand and operator after the other.
struct ContentScan {
    /// A piece of the contents.
    enum Token: Equatable {
        /// A number, name, string, or a bracket; with its value where it is a whole number.
        case operand(Range<Int>, Int?)
        /// An operator; an inline image is one with all its data.
        case operation(Range<Int>)
    }

    let bytes: [UInt8]
    /// Whether an inline image has begun whose end is not looked for: from there on nothing is taken for a string or a comment, so
    /// that no operator is missed.
    private(set) var isAdrift = false
    private let skipsImages: Bool
    private var at = 0

    /// - Parameters:
    ///   - bytes: The contents.
    ///   - skipsImages: Whether the data of inline images are skipped, to where they most likely end.
    init(_ bytes: [UInt8], skipsImages: Bool = true) {
        self.bytes = bytes
        self.skipsImages = skipsImages
    }

    /// The next piece; nil at the end.
    mutating func next() -> Token? {
        skipBlanks()
        guard at < bytes.count else { return nil }
        let start = at
        switch bytes[at] {
        case UInt8(ascii: "(") where isAdrift, UInt8(ascii: "<") where isAdrift, UInt8(ascii: "%") where isAdrift:
            at += 1
        case UInt8(ascii: "("): skipString()
        case UInt8(ascii: "<"):
            if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "<") {
                at += 2
            } else {
                while at < bytes.count, bytes[at] != UInt8(ascii: ">") { at += 1 }
                at = min(at + 1, bytes.count)
            }
        case UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: ")"):
            at += 1
        case UInt8(ascii: "/"):
            at += 1
            skipRegular()
        default:
            skipRegular()
            return word(from: start)
        }
        return .operand(start..<at, nil)
    }

    private mutating func word(from start: Int) -> Token {
        let word = bytes[start..<at]
        if let first = word.first, first >= 0x2B && first <= 0x39 && first != 0x2C {
            return .operand(start..<at, word.count < 10 ? Int(String(decoding: word, as: UTF8.self)) : nil)
        }
        if word.elementsEqual("BI".utf8) {
            if skipsImages { skipInlineImage() } else { isAdrift = true }
        }
        return .operation(start..<at)
    }

    private mutating func skipBlanks() {
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "%"), !isAdrift {
                while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
            } else if Self.isBlank(bytes[at]) {
                at += 1
            } else {
                return
            }
        }
    }

    /// At least one byte, so that every piece gets further.
    private mutating func skipRegular() {
        repeat { at += 1 } while at < bytes.count && !Self.isBlank(bytes[at]) && !Self.isDelimiter(bytes[at])
        at = min(at, bytes.count)
    }

    private mutating func skipString() {
        var depth = 0
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\\"): at += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            at = min(at + 1, bytes.count)
            if depth == 0 { return }
        }
    }

    /// The data end at an EI between blanks, which is as much as the format says.
    private mutating func skipInlineImage() {
        while at + 1 < bytes.count, !(bytes[at] == UInt8(ascii: "I") && bytes[at + 1] == UInt8(ascii: "D")) { at += 1 }
        at = min(at + 3, bytes.count)
        while at + 1 < bytes.count {
            let isEnd =
                bytes[at] == UInt8(ascii: "E") && bytes[at + 1] == UInt8(ascii: "I") && Self.isBlank(bytes[at - 1])
                && (at + 2 >= bytes.count || Self.isBlank(bytes[at + 2]))
            at += 1
            if isEnd { break }
        }
        at = min(at + 1, bytes.count)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x00, 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
        default: false
        }
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            true
        default: false
        }
    }
}
