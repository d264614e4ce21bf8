/// What a tar archive in the POSIX format says about its next file: lines of `length key=value`.
struct TarRecords {
    private(set) var name: String?
    private(set) var size: Int?
    private(set) var isSparse = false

    /// nil where a line is damaged.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let first = rest.first, first != 0 {
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            guard let length = Int(String(decoding: digits, as: UTF8.self)), length > digits.count + 1,
                length <= rest.count,
                rest[rest.startIndex + digits.count] == 0x20, rest[rest.startIndex + length - 1] == 0x0A
            else { return nil }
            let record = rest[(rest.startIndex + digits.count + 1)..<(rest.startIndex + length - 1)]
            guard let sign = record.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            guard note(String(decoding: record[..<sign], as: UTF8.self), record[record.index(after: sign)...]) else {
                return nil
            }
            rest = rest.dropFirst(length)
        }
    }

    private mutating func note(_ key: String, _ value: ArraySlice<UInt8>) -> Bool {
        switch key {
        case "path":
            // What a sparse file is called is said elsewhere.
            if !isSparse { name = TarHeader.text(value) }
        case "size":
            guard let number = Int(String(decoding: value, as: UTF8.self)), number >= 0 else { return false }
            size = number
        case "GNU.sparse.name":
            name = TarHeader.text(value)
            isSparse = true
        case let key where key.hasPrefix("GNU.sparse."): isSparse = true
        default: break
        }
        return true
    }
}
