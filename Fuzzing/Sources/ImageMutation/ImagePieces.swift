/// A file of an image format as the pieces that it consists of: chunks, segments, boxes or tags.
struct ImagePieces {
    private var pieces: [ArraySlice<UInt8>]
    /// PNG's chunks end with a checksum, without which the decoder would look no further.
    private let hasChecksums: Bool
    private static let pngMark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init(of file: [UInt8]) {
        hasChecksums = file.starts(with: Self.pngMark)
        pieces =
            hasChecksums
            ? Self.chunks(of: file, after: 8, lengthBefore: 0, headerAndTrailer: 12, isBig: true)
            : file.starts(with: [0xFF, 0xD8])
                ? Self.segments(of: file)
                : file.starts(with: Array("RIFF".utf8))
                    ? Self.chunks(of: file, after: 12, lengthBefore: 4, headerAndTrailer: 8, isBig: false)
                    : file.dropFirst(4).starts(with: Array("ftyp".utf8))
                        || file.dropFirst(4).starts(with: Array("jP  ".utf8))
                        ? Self.boxes(of: file) : Self.equalParts(of: file)
    }

    /// The file with one to three pieces lost, doubled, exchanged, or with a number in them changed.
    func mutated(_ random: inout some RandomNumberGenerator) -> [UInt8] {
        var pieces = pieces
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            guard pieces.count > 1 else { break }
            let index = Int.random(in: 1..<pieces.count, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: pieces.remove(at: index)
            case 1: pieces.insert(pieces[index], at: index)
            case 2: pieces.swapAt(index, Int.random(in: 1..<pieces.count, using: &random))
            default: pieces[index] = changed(pieces[index], &random)
            }
        }
        return Array(pieces.joined())
    }

    private func changed(_ piece: ArraySlice<UInt8>, _ random: inout some RandomNumberGenerator) -> ArraySlice<UInt8> {
        var piece = Array(piece)
        let width = [1, 2, 4][Int.random(in: 0..<3, using: &random)]
        guard piece.count > width + 4 else { return piece[...] }
        // Most fields stand at the beginning of a piece.
        let end = Bool.random(using: &random) ? piece.count - width : min(piece.count - width, 40)
        let at = Int.random(in: 0...end, using: &random)
        let edges: [UInt32] = [0, 1, 2, 3, 7, 8, 16, 31, 127, 128, 255, 256, 65535, 65536, 1 << 31, .max, .max - 7]
        let value = edges[Int.random(in: 0..<edges.count, using: &random)]
        let isBig = Bool.random(using: &random)
        for index in 0..<width {
            piece[at + index] = UInt8(truncatingIfNeeded: value >> UInt32((isBig ? width - 1 - index : index) * 8))
        }
        if hasChecksums, piece.count >= 12 {
            let sum = Self.checksum(piece[4..<piece.count - 4])
            for index in 0..<4 {
                piece[piece.count - 4 + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - index * 8))
            }
        }
        return piece[...]
    }

    private static func chunks(
        of file: [UInt8], after start: Int, lengthBefore offset: Int, headerAndTrailer: Int, isBig: Bool
    ) -> [ArraySlice<UInt8>] {
        var pieces = [file[..<min(start, file.count)]]
        var at = start
        while at + 8 <= file.count {
            let bytes = file[at + offset..<at + offset + 4]
            let length = (isBig ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
            let padded = isBig ? length : length + length % 2
            let end = min(file.count, at + headerAndTrailer + padded)
            pieces.append(file[at..<end])
            at = end
        }
        return at < file.count ? pieces + [file[at...]] : pieces
    }

    private static func segments(of file: [UInt8]) -> [ArraySlice<UInt8>] {
        var pieces = [file[..<2]]
        var at = 2
        while at + 4 <= file.count, file[at] == 0xFF, file[at + 1] != 0xDA {
            let end = min(file.count, at + 2 + max(2, Int(file[at + 2]) << 8 | Int(file[at + 3])))
            pieces.append(file[at..<end])
            at = end
        }
        return pieces + [file[at...]]
    }

    /// Boxes one level deep within those that hold others.
    private static func boxes(of file: [UInt8]) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var at = 0
        while at + 8 <= file.count {
            let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            let kind = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
            let holdsOthers = ["meta", "iprp", "ipco", "jp2h"].contains(kind)
            let end = holdsOthers ? at + (kind == "meta" ? 12 : 8) : length >= 8 ? at + length : file.count
            pieces.append(file[at..<min(end, file.count)])
            at = min(end, file.count)
        }
        return at < file.count ? pieces + [file[at...]] : pieces
    }

    /// Tags of a TIFF take twelve bytes.
    private static func equalParts(of file: [UInt8]) -> [ArraySlice<UInt8>] {
        stride(from: 0, to: file.count, by: 12).map { file[$0..<min($0 + 12, file.count)] }
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}
