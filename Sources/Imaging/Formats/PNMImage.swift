import DocumentModel

/// Netpbm: PBM, PGM and PPM, as text or binary.
///
/// Decoded here: no library for it is as small.
struct PNMImage: EncodedImage {
    static let name = "PNM"

    let size: PixelSize
    var orientation: ImageOrientation { .up }
    private let scanner: PNMScanner
    private let kind: Kind
    private let isText: Bool
    /// The sample that stands for full light.
    private let most: Int

    private enum Kind: Int {
        case bits = 1
        case gray, rgb
    }

    static func matches(_ reader: ByteReader) -> Bool {
        guard reader.has("P", at: 0), let kind = reader.byte(1), let space = reader.byte(2) else { return false }
        return (0x31...0x36).contains(kind) && (PNMScanner.isSpace(space) || space == 0x23)
    }

    init(bytes: [UInt8], page: Int) throws {
        guard page == 1 else { throw Self.missing(page: page, of: 1) }
        let number = (bytes.count > 1 ? Int(bytes[1]) : 0) - 0x30
        var scanner = PNMScanner(bytes: bytes, offset: 2)
        guard let kind = Kind(rawValue: number > 3 ? number - 3 : number), let width = scanner.number(),
            let height = scanner.number(), let most = kind == .bits ? 1 : scanner.number(), (1...65535).contains(most)
        else { throw Self.damaged }
        (self.kind, self.most, isText) = (kind, most, number <= 3)
        size = PixelSize(width: width, height: height)
        // A single white space ends the header.
        scanner.offset += 1
        self.scanner = scanner
    }

    func pixels() throws -> Picture {
        let stride = size.width * (kind == .rgb ? 3 : 1)
        let samples =
            if isText {
                try textSamples(stride * size.height)
            } else if kind == .bits {
                try bits()
            } else {
                try binarySamples(stride * size.height)
            }
        guard let picture = Picture(size: size, channels: kind == .rgb ? .rgb : .gray, bytes: samples) else {
            throw Self.damaged
        }
        return picture
    }

    private func textSamples(_ count: Int) throws -> [UInt8] {
        // A sample takes a digit at least, and all but those of a bitmap a space.
        guard count <= scanner.bytes.count else { throw Self.damaged }
        var scanner = scanner
        var samples: [UInt8] = []
        samples.reserveCapacity(count)
        while samples.count < count {
            guard let sample = kind == .bits ? scanner.digit() : scanner.number() else { throw Self.damaged }
            samples.append(kind == .bits ? (sample == 0 ? 255 : 0) : scaled(sample))
        }
        return samples
    }

    private func binarySamples(_ count: Int) throws -> [UInt8] {
        let step = most > 255 ? 2 : 1
        guard scanner.offset + count * step <= scanner.bytes.count else { throw Self.damaged }
        let data = scanner.bytes[scanner.offset..<scanner.offset + count * step]
        if most == 255 { return Array(data) }
        return (0..<count).map { index in
            let at = data.startIndex + index * step
            return scaled(step == 1 ? Int(data[at]) : Int(data[at]) << 8 | Int(data[at + 1]))
        }
    }

    private func bits() throws -> [UInt8] {
        let stride = (size.width + 7) / 8
        guard scanner.offset + stride * size.height <= scanner.bytes.count else { throw Self.damaged }
        var samples: [UInt8] = []
        samples.reserveCapacity(size.area)
        for row in 0..<size.height {
            for column in 0..<size.width {
                let byte = scanner.bytes[scanner.offset + row * stride + column / 8]
                samples.append(byte << UInt8(column & 7) & 0x80 == 0 ? 255 : 0)
            }
        }
        return samples
    }

    private func scaled(_ sample: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: (min(sample, most) * 255 + most / 2) / most)
    }
}
