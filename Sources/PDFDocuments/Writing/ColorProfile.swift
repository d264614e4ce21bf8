#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A profile of the International Color Consortium, version 2, for the colours that screens and scanners mean.
enum ColorProfile {
    /// sRGB as IEC 61966-2-1 defines it, its primaries adapted to the D50 of profiles.
    static let sRGB: [UInt8] = {
        let curve = transferCurve
        let tags: [(signature: String, data: [UInt8])] = [
            ("desc", description), ("cprt", text("No copyright, use freely")), ("wtpt", place(0.9642, 1, 0.8249)),
            ("rXYZ", place(0.43607, 0.22249, 0.01392)), ("gXYZ", place(0.38515, 0.71687, 0.09708)),
            ("bXYZ", place(0.14307, 0.06061, 0.7141)), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
        ]
        var directory = long(UInt32(tags.count))
        var data: [UInt8] = []
        var begin = 128 + 4 + tags.count * 12
        var curveBegin: Int?
        for (signature, contents) in tags {
            let isCurve = signature.hasSuffix("TRC")
            let at = isCurve ? curveBegin ?? begin : begin
            directory += Array(signature.utf8) + long(UInt32(at)) + long(UInt32(contents.count))
            // The three curves are one.
            if isCurve, curveBegin != nil { continue }
            if isCurve { curveBegin = begin }
            let padded = contents + [UInt8](repeating: 0, count: (4 - contents.count % 4) % 4)
            data += padded
            begin += padded.count
        }
        return header(length: begin) + directory + data
    }()

    private static func header(length: Int) -> [UInt8] {
        var header = long(UInt32(length)) + long(0) + long(0x0210_0000) + Array("mntrRGB XYZ ".utf8)
        // A day, as the format wants one: that of the standard's edition.
        header += [1999, 10, 18, 0, 0, 0].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        header += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
        // The white of the connection space.
        header += long(0xF6D6) + long(0x10000) + long(0xD32D)
        return header + [UInt8](repeating: 0, count: 128 - header.count)
    }

    /// From the share of a channel to the share of its light, in 1024 steps.
    private static let transferCurve: [UInt8] = {
        var curve = Array("curv".utf8) + long(0) + long(1024)
        for step in 0..<1024 {
            let value = Double(step) / 1023
            let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            let word = UInt16((light * 65535).rounded())
            curve += [UInt8(word >> 8), UInt8(word & 255)]
        }
        return curve
    }()

    private static let description: [UInt8] = {
        let name = Array("sRGB".utf8) + [0]
        return Array("desc".utf8) + long(0) + long(UInt32(name.count)) + name + [UInt8](repeating: 0, count: 8 + 3 + 67)
    }()

    private static func text(_ text: String) -> [UInt8] {
        Array("text".utf8) + long(0) + Array(text.utf8) + [0]
    }

    private static func place(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
        Array("XYZ ".utf8) + long(0) + [x, y, z].flatMap { long(UInt32(($0 * 65536).rounded())) }
    }

    private static func long(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
}
