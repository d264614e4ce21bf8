/// The files that a tar archive holds, such as a shard of a data set. They stay in it: only headers are read.
package struct TarArchive: Sendable {
    package struct Member: Sendable {
        /// The name in the archive; nil where the archive itself is damaged from here on.
        package let name: String?
        /// Where its bytes are, or why it cannot be read.
        package let place: Result<Range<Int>, ImageAnalysisError>
    }

    /// Files alone, in the order of the archive, and at the end what is wrong with it.
    package let members: [Member]

    /// More bytes than a name or the records about a file have.
    private static let longestNote = 1 << 20

    /// - Throws: `ImageAnalysisError` where the file cannot be read at any place.
    package init(path: String) throws {
        let input = try ByteInput(path: path)
        try self.init(count: try input.fileSize()) { try input.read(at: $0, count: $1) }
    }

    /// - Parameters:
    ///   - count: How many bytes the archive has.
    ///   - read: Some of its bytes: from where, and how many. It may give less.
    /// - Throws: What `read` throws.
    init(count: Int, read: (Int, Int) throws -> [UInt8]) throws {
        var members: [Member] = []
        var next = NextFile()
        var offset = 0
        func damaged(_ what: String) -> Member {
            Member(
                name: nil,
                place: .failure(
                    ImageAnalysisError(.unreadableImage, "The archive \(what) at byte \(offset): make it anew.")))
        }
        while offset < count {
            let block = try read(offset, TarHeader.count)
            // The end, after which there may be anything.
            if block.allSatisfy({ $0 == 0 }) { break }
            guard let header = TarHeader(block) else {
                members.append(damaged(block.count < TarHeader.count ? "ends too early" : "is damaged"))
                break
            }
            var content = offset + TarHeader.count
            var isContinued = header.isContinued
            while isContinued {
                let places = try read(content, TarHeader.count)
                content += TarHeader.count
                isContinued = places.count == TarHeader.count && places[504] != 0
            }
            let size = header.kind == .file ? next.size ?? header.size : header.size
            guard content <= count, size <= count - content else {
                members.append(damaged("ends too early"))
                break
            }
            switch header.kind {
            case .longName, .records:
                let note = size > Self.longestNote ? [] : try read(content, size)
                guard note.count == size, next.read(note, header.kind) else {
                    self.members = members + [damaged("is damaged")]
                    return
                }
            case .file, .sparseFile:
                members.append(next.member(named: header.name, at: content..<content + size, kind: header.kind))
                next = NextFile()
            case .aside: break
            case .empty, .other: next = NextFile()
            }
            // Files begin at whole blocks.
            let end = content + size
            offset = end + min((TarHeader.count - size % TarHeader.count) % TarHeader.count, count - end)
        }
        self.members = members
    }
}

/// What an archive has said about the file to come.
private struct NextFile {
    private var name: String?
    private(set) var size: Int?
    private var isSparse = false

    /// - Returns: Whether it can be read.
    mutating func read(_ note: [UInt8], _ kind: TarHeader.Kind) -> Bool {
        if kind == .longName {
            name = TarHeader.text(note)
            return true
        }
        guard let records = TarRecords(note) else { return false }
        name = records.name ?? name
        size = records.size ?? size
        isSparse = isSparse || records.isSparse
        return true
    }

    func member(named short: String, at place: Range<Int>, kind: TarHeader.Kind) -> TarArchive.Member {
        let name = name ?? short
        guard kind == .file, !isSparse else {
            return TarArchive.Member(
                name: name,
                place: .failure(
                    ImageAnalysisError(
                        .unsupportedFormat,
                        "The file \(name) is stored with holes: make the archive anew without --sparse.")))
        }
        return TarArchive.Member(name: name, place: .success(place))
    }
}
