internal import DocumentModel

/// A code as one attempt reads it, with how far it is to be trusted.
struct CodeReading {
    let code: Code
    /// On how many scan lines it was read; codes that correct their own errors are beyond doubt.
    let quality: Int
    /// Whether the place is known, but not which way the code runs.
    var lacksDirection = false

    /// The reading with the code's corners mapped.
    func map(_ transform: (Point) -> Point) -> CodeReading {
        at(code.quad.map(transform))
    }

    /// The reading of the same code elsewhere.
    func at(_ quad: Quad) -> CodeReading {
        CodeReading(code: code.at(quad), quality: quality)
    }

    /// One reading for each place.
    ///
    /// Scan lines that cross a slanted barcode in part give a shorter reading of the same kind: the longest counts. Of
    /// readings that differ otherwise, the one that more scan lines agree on.
    static func withoutDoubles(_ readings: [CodeReading]) -> [CodeReading] {
        let whole = readings.filter { reading in
            !readings.contains { other in
                other.code.symbology == reading.code.symbology
                    && other.code.payloadBytes.count > reading.code.payloadBytes.count
                    && other.code.shares(placeWith: reading.code)
            }
        }
        var kept: [CodeReading] = []
        for reading in whole.sorted(by: { $0.quality > $1.quality })
        where !kept.contains(where: { $0.code.shares(placeWith: reading.code) || $0.code.continues(reading.code) }) {
            kept.append(reading)
        }
        return kept
    }
}
