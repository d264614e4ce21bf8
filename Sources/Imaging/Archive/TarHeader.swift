/// The block of a tar archive that comes before a file, in any of the formats that GNU tar, BSD tar and Python write.
struct TarHeader {
    static let count = 512

    enum Kind {
        case file
        /// GNU tar's own, of which only the parts that are not empty are in the archive.
        case sparseFile
        /// GNU tar's: the name of the next file.
        case longName
        /// The POSIX format's: records about the next file.
        case records
        /// About a link's target, or all files.
        case aside
        /// A folder, a link or a device: nothing follows.
        case empty
        /// Anything else, which is passed over with what follows it.
        case other
    }

    let kind: Kind
    let name: String
    /// How many bytes the archive has of it.
    let size: Int
    /// Whether a block with more places of a sparse file follows.
    let isContinued: Bool

    /// nil where the block is none, or damaged.
    init?(_ block: [UInt8]) {
        guard block.count == Self.count, let sum = Self.number(block[148..<156]),
            let size = Self.number(block[124..<136])
        else { return nil }
        // The sum is of all bytes, its own taken for spaces.
        let bytes = block[..<148] + repeatElement(0x20, count: 8) + block[156...]
        // Old programs took bytes for signed numbers.
        let unsigned = bytes.reduce(0) { $0 + Int($1) }
        let signed = bytes.reduce(0) { $0 + Int(Int8(bitPattern: $1)) }
        guard sum == unsigned || sum == signed else { return nil }
        let isPOSIX = block[257..<263].elementsEqual("ustar\0".utf8)
        let end = Self.text(block[0..<100])
        let beginning = isPOSIX ? Self.text(block[345..<500]) : ""
        name = beginning.isEmpty ? end : beginning + "/" + end
        let kind = Self.kind(of: block[156], named: name)
        self.kind = kind
        self.size = kind == .empty ? 0 : size
        isContinued = kind == .sparseFile && block[482] != 0
    }

    private static func kind(of letter: UInt8, named name: String) -> Kind {
        switch Character(UnicodeScalar(letter)) {
        case "0", "\0", "7": name.hasSuffix("/") ? .empty : .file
        case "S": .sparseFile
        case "L": .longName
        case "x", "X": .records
        case "K", "g": .aside
        case "1", "2", "3", "4", "5", "6": .empty
        default: .other
        }
    }

    /// Octal digits; where the first bit is set, the number itself. nil where it is negative, or more than memory could hold.
    static func number(_ field: ArraySlice<UInt8>) -> Int? {
        guard let first = field.first else { return nil }
        if first & 0x80 != 0 {
            guard first == 0x80 else { return nil }
            return digits(field.dropFirst(), base: 256) { Int($0) }
        }
        let trimmed = field.drop { $0 == 0x20 }.prefix { $0 != 0 && $0 != 0x20 }
        return digits(trimmed, base: 8) { (0x30...0x37).contains($0) ? Int($0) - 0x30 : nil }
    }

    private static func digits(_ bytes: ArraySlice<UInt8>, base: Int, _ value: (UInt8) -> Int?) -> Int? {
        var number = 0
        for byte in bytes {
            let (product, isTooLarge) = number.multipliedReportingOverflow(by: base)
            guard !isTooLarge, let digit = value(byte) else { return nil }
            let (sum, isStillTooLarge) = product.addingReportingOverflow(digit)
            guard !isStillTooLarge else { return nil }
            number = sum
        }
        return number
    }

    static func text(_ field: some Collection<UInt8>) -> String {
        String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
    }
}
