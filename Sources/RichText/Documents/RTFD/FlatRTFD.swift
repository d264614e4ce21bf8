import Foundation

/// RTFD in one piece, as it lies on a clipboard: the files of the folder one after the other.
///
/// Numbers have 32 bits, the lowest byte first. After `rtfd` and 0 comes a folder: 3, the count of its entries, their names, the
/// lengths of their contents, and the contents; names follow their lengths. A file's contents are 1, its length and itself. The
/// entry `.` is a file with the dates and permissions of the others.
enum FlatRTFD {
    private static let signature = Array("rtfd".utf8)
    private enum Kind {
        static let file = 1
        static let folder = 3
    }
    private static let attributes = "."

    static func matches(_ data: Data) -> Bool { data.starts(with: signature) }

    static func write(_ files: [String: Data]) -> Data {
        // In an order, so that the same document is the same bytes.
        let names =
            files.keys.filter { $0 == RTFDPackage.textName } + files.keys.filter { $0 != RTFDPackage.textName }.sorted()
        // No date, and the usual permissions.
        let says = [0, 0o666, 0, 0].reduce(into: Data()) { $0.append(number: $1) }
        let inner = folder(names.map { ($0, says) })
        let entries = names.map { ($0, file(files[$0] ?? Data())) } + [(attributes, file(inner))]
        var data = Data(signature)
        data.append(number: 0)
        data.append(number: Kind.folder)
        data.append(folder(entries))
        return data
    }

    private static func folder(_ entries: [(name: String, contents: Data)]) -> Data {
        var data = Data()
        data.append(number: entries.count)
        for entry in entries {
            data.append(number: entry.name.utf8.count)
            data.append(contentsOf: entry.name.utf8)
        }
        for entry in entries { data.append(number: entry.contents.count) }
        for entry in entries { data.append(entry.contents) }
        return data
    }

    private static func file(_ contents: Data) -> Data {
        var data = Data()
        data.append(number: Kind.file)
        data.append(number: contents.count)
        data.append(contents)
        return data
    }

    /// The files, and what in it is no file.
    static func read(_ data: Data, limits: DocumentLimits) throws(RichTextError) -> (
        files: [String: Data], others: [String]
    ) {
        try limits.check(bytes: data.count)
        var reader = FlatRTFDReader([UInt8](data))
        guard matches(data), reader.skip(8), try reader.number() == Kind.folder else {
            throw RichTextError(.unsupportedFormat, "This is no flat RTFD: it does not begin with a folder.")
        }
        let count = try reader.number()
        guard count <= limits.runs else {
            throw RichTextError(
                .tooLarge, "The RTFD holds \(count) files, more than \(limits.runs): raise the limit on runs.")
        }
        var names: [String] = []
        for _ in 0..<count { names.append(String(decoding: try reader.take(try reader.number()), as: UTF8.self)) }
        var lengths: [Int] = []
        for _ in 0..<count { lengths.append(try reader.number()) }
        var (files, others): ([String: Data], [String]) = ([:], [])
        for (name, length) in zip(names, lengths) {
            var entry = FlatRTFDReader(Array(try reader.take(length)))
            guard name != attributes else { continue }
            if try entry.number() == Kind.file {
                files[name] = Data(try entry.take(try entry.number()))
            } else {
                others.append(name)
            }
        }
        return (files, others)
    }
}

extension Data {
    fileprivate mutating func append(number: Int) {
        let value = UInt32(truncatingIfNeeded: number)
        append(contentsOf: [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) })
    }
}
