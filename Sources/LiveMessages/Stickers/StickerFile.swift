internal import Imaging

/// What a sticker's file says of itself: read in one pass over its parts, without a pixel.
struct StickerFile {
    let format: Sticker.Format
    let width: Int
    let height: Int
    private(set) var frameCount = 1
    private(set) var loopDuration = 0.0
    /// The shortest time that a frame is shown; 0 where one has none, or there is one frame.
    private(set) var shortestFrame = 0.0

    /// Reads a file; nil where it is none of the formats, or ends too early.
    init?(_ file: ByteReader) {
        if file.uint32(0) == 0x8950_4E47 {
            self.init(png: file)
        } else if file.has("GIF87a", at: 0) || file.has("GIF89a", at: 0) {
            self.init(gif: ByteReader(bytes: file.bytes, isBigEndian: false))
        } else if file.uint16(0) == 0xFFD8 {
            self.init(jpeg: file)
        } else {
            return nil
        }
    }

    /// Chunks: a length, a name, the content and a checksum.
    private init?(png file: ByteReader) {
        guard file.has("IHDR", at: 12), let width = file.uint32(16), let height = file.uint32(20) else { return nil }
        var place = 8
        var delays: [Double] = []
        var isAnimated = false
        while !file.has("IEND", at: place + 4) {
            guard let length = file.uint32(place), length <= file.count - place - 12 else { return nil }
            if file.has("acTL", at: place + 4) {
                guard length == 8, let frames = file.uint32(place + 8), frames > 0 else { return nil }
                isAnimated = true
            } else if file.has("fcTL", at: place + 4) {
                guard length == 26, let numerator = file.uint16(place + 28), let part = file.uint16(place + 30) else {
                    return nil
                }
                // A denominator of 0 stands for 100 in the specification.
                delays.append(Double(numerator) / Double(part == 0 ? 100 : part))
            }
            place += 12 + length
        }
        format = isAnimated ? .apng : .png
        (self.width, self.height) = (width, height)
        if isAnimated { note(delays) }
    }

    /// Blocks after the header: extensions, pictures, and the end mark.
    private init?(gif file: ByteReader) {
        guard let width = file.uint16(6), let height = file.uint16(8), let flags = file.byte(10) else { return nil }
        var place = 13 + Self.colorTableSize(flags)
        var delays: [Double] = []
        var delay = 0.0
        reading: while true {
            switch file.byte(place) {
            case 0x21:
                if file.byte(place + 1) == 0xF9, let hundredths = file.uint16(place + 4) {
                    delay = Double(hundredths) / 100
                }
                guard let end = Self.endOfBlocks(in: file, from: place + 2) else { return nil }
                place = end
            case 0x2C:
                guard let flags = file.byte(place + 9),
                    let end = Self.endOfBlocks(in: file, from: place + 11 + Self.colorTableSize(flags))
                else { return nil }
                delays.append(delay)
                delay = 0
                place = end
            case 0x3B: break reading
            default: return nil
            }
        }
        guard !delays.isEmpty else { return nil }
        format = .gif
        (self.width, self.height) = (width, height)
        if delays.count > 1 { note(delays) }
    }

    private init?(jpeg file: ByteReader) {
        let frames: Set = [0xC0, 0xC1, 0xC2]
        guard let frame = JPEGSegments(file).first(where: { frames.contains($0.marker) }),
            let height = file.uint16(frame.start + 1), let width = file.uint16(frame.start + 3)
        else { return nil }
        format = .jpeg
        (self.width, self.height) = (width, height)
    }

    private mutating func note(_ delays: [Double]) {
        frameCount = max(1, delays.count)
        loopDuration = delays.reduce(0, +)
        shortestFrame = delays.min() ?? 0
    }

    private static func colorTableSize(_ flags: Int) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1)
    }

    /// Where the blocks end of which each begins with its length and the last is empty.
    private static func endOfBlocks(in file: ByteReader, from start: Int) -> Int? {
        var place = start
        while let length = file.byte(place) {
            place += length + 1
            if length == 0 { return place }
        }
        return nil
    }
}
