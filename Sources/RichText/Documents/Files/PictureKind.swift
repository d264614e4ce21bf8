import Foundation

/// A kind of picture that documents show, as the first bytes of a file tell.
enum PictureKind: String {
    case png, jpeg, gif, webp

    init?(_ data: Data) {
        let start = [UInt8](data.prefix(12))
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if start.starts(with: Array("GIF8".utf8)) {
            self = .gif
        } else if start.count == 12, start.starts(with: Array("RIFF".utf8)), start.suffix(4) == Array("WEBP".utf8)[...]
        {
            self = .webp
        } else {
            return nil
        }
    }

    /// What RTF calls it; nil where RTF has no such pictures.
    var rtfCode: String? {
        switch self {
        case .png: "pngblip"
        case .jpeg: "jpegblip"
        case .gif, .webp: nil
        }
    }

    var mediaType: String { "image/\(rawValue)" }

    /// Columns and rows; nil where the first bytes do not tell.
    func size(of data: Data) -> (width: Int, height: Int)? {
        let header = [UInt8](data.prefix(24))
        guard self == .png, header.count == 24 else { return nil }
        let numbers = [16, 20].map { start in header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard numbers.allSatisfy({ (1...1_000_000).contains($0) }) else { return nil }
        return (numbers[0], numbers[1])
    }
}
