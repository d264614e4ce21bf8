/// Files as encoders write them, put together from the specifications of PNG, APNG and GIF; checksums are left at zero.
enum SampleSticker {
    private static func number(_ value: Int, bytes: Int) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(value >> ($0 * 8) & 255) }
    }

    static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        number(content.count, bytes: 4) + Array(name.utf8) + content + [0, 0, 0, 0]
    }

    /// A PNG; with delays (a number and its part of a second for each frame) an APNG.
    static func png(width: Int, height: Int, delays: [(Int, Int)] = [], padding: Int = 0) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
        file += chunk("IHDR", number(width, bytes: 4) + number(height, bytes: 4) + [8, 6, 0, 0, 0])
        if !delays.isEmpty { file += chunk("acTL", number(delays.count, bytes: 4) + number(0, bytes: 4)) }
        for (delay, part) in delays {
            let place = Array(repeating: UInt8(0), count: 20)
            file += chunk("fcTL", place + number(delay, bytes: 2) + number(part, bytes: 2) + [0, 0])
        }
        return file + chunk("IDAT", Array(repeating: 0, count: padding)) + chunk("IEND", [])
    }

    /// A GIF with a frame for each delay, in hundredths of a second.
    static func gif(width: Int, height: Int, delays: [Int]) -> [UInt8] {
        var file =
            Array("GIF89a".utf8) + [UInt8(width & 255), UInt8(width >> 8), UInt8(height & 255), UInt8(height >> 8)]
        // A colour table of two colours.
        file += [0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
        for delay in delays {
            file += [0x21, 0xF9, 4, 0, UInt8(delay & 255), UInt8(delay >> 8), 0, 0]
            file += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        }
        return file + [0x3B]
    }
}
