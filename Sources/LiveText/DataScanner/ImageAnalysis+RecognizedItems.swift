internal import DocumentModel
internal import Foundation

extension ImageAnalysis {
    /// The lines of text, then the codes, as a data scanner gives them.
    public var recognizedItems: [RecognizedItem] {
        zip(lines, document.lineRanges).enumerated().map { index, line in
            .text(
                RecognizedItem.Text(
                    id: UUID(ordinal: index, content: "text " + line.0.text, quad: line.0.quad),
                    bounds: RecognizedItem.Bounds(line.0.quad), transcript: line.0.text,
                    data: data.filter { $0.match.range.overlaps(line.1) }))
        }
            + codes.enumerated().map { index, code in
                .barcode(
                    RecognizedItem.Barcode(
                        id: UUID(ordinal: index, content: "code " + (code.payload ?? ""), quad: code.quad),
                        bounds: RecognizedItem.Bounds(code.quad), code: code))
            }
    }
}

extension UUID {
    /// A name made of what it names, so that it is the same whenever it is asked for: FNV-1a, as version 8 of UUIDs allows.
    fileprivate init(ordinal: Int, content: String, quad: Quad) {
        var high: UInt64 = 0xcbf2_9ce4_8422_2325
        var low: UInt64 = 0x9e37_79b9_7f4a_7c15
        func mix(_ value: UInt64) {
            high = (high ^ value) &* 0x100_0000_01b3
            low = (low ^ (value &+ 0x9d)) &* 0x100_0000_01b3
        }
        mix(UInt64(bitPattern: Int64(ordinal)))
        for byte in content.utf8 { mix(UInt64(byte)) }
        for corner in quad.corners {
            mix(corner.x.bitPattern)
            mix(corner.y.bitPattern)
        }
        high = high & 0xffff_ffff_ffff_0fff | 0x8000
        low = low & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
        func byte(_ value: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: value >> (56 - 8 * index)) }
        self.init(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
                byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4),
                byte(low, 5), byte(low, 6), byte(low, 7)
            ))
    }
}
