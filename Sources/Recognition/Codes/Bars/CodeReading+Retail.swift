internal import DocumentModel
internal import Imaging

extension CodeReading {
    /// The retail barcode whose bars stand upright in a picture, however blurred; nil where there is none beyond doubt.
    static func retail(in plane: Picture) -> CodeReading? {
        // Bands that say the same are two witnesses. Where the first two see no barcode, a third would not do, unless glare or
        // dirt hide a part of it there.
        var readings: [RetailReader.Reading] = []
        var isMarred = false
        for (count, middle) in bands.enumerated() where count < 2 || isMarred || count == 2 && !readings.isEmpty {
            let brightness = plane.brightness(aroundRow: middle * Double(plane.height))
            var sight = RetailReader.sight(of: BarLine(brightness: brightness))
            // What is out of focus is so on all bands.
            if !sight.isBarcode, count < 3 {
                let line = BarLine(evenlyLit: brightness)
                let blurred = line.isSharp ? .nothing : RetailReader.sight(of: line, .farOutOfFocus)
                if blurred.isBarcode { sight = blurred }
            }
            if case .marred = sight { isMarred = true }
            guard case .barcode(let reading, let isReversed) = sight else { continue }
            guard readings.contains(where: { $0.code == reading.code && $0.digits == reading.digits }) else {
                readings.append(reading)
                continue
            }
            let height = Double(plane.height)
            let bars = Quad(
                Rectangle(
                    minX: Double(reading.left), minY: 0.2 * height, maxX: Double(reading.right), maxY: 0.8 * height))
            let width = Double(plane.width)
            // As it reads: from its right end, upside down.
            let seen = isReversed ? bars.map { Point(x: width - $0.x, y: height - $0.y) } : bars
            return CodeReading(
                code: reading.printed(at: BarcodeOutline.quad(around: seen, in: plane)), quality: 2)
        }
        return nil
    }

    /// The middles of the bands that are looked at, one after the other, as shares of the height.
    private static let bands = [0.5, 0.38, 0.62, 0.25, 0.75, 0.15, 0.85]
}

extension RetailReader.Reading {
    /// The code with its digits as they stand below the bars: UPC-A is EAN-13 that begins with a zero.
    fileprivate func printed(at quad: Quad) -> Code {
        let isUPC = code == .ean13 && digits.first == 0
        let symbology: Symbology = code == .ean8 ? .ean8 : code == .upce ? .upce : isUPC ? .upca : .ean13
        let payload = digits.dropFirst(isUPC ? 1 : 0).map(String.init).joined()
        return Code(
            symbology: symbology, payload: payload, payloadBytes: Array(payload.utf8), isGS1: false, quad: quad)
    }
}

extension Picture {
    /// The mean brightness of each column on some rows around one, by which grain is levelled. Bars that are not quite
    /// upright are followed: columns lean as they do, which is how they differ most.
    fileprivate func brightness(aroundRow row: Double) -> [Float] {
        let reach = max(1, min(16, height / 12))
        let rows = max(0, Int(row) - reach)..<min(height, Int(row) + reach)
        let lines = (-6...6).map { brightness(of: rows, lean: Float($0) / 3 / Float(reach)) }
        func contrast(_ line: [Float]) -> Float {
            zip(line, line.dropFirst()).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        }
        return lines.max { contrast($0) < contrast($1) } ?? []
    }

    /// The mean brightness of columns that go to the right by `lean` with each row.
    private func brightness(of rows: Range<Int>, lean: Float) -> [Float] {
        var sums = [Float](repeating: 0, count: width)
        let middle = Float(rows.lowerBound + rows.upperBound - 1) / 2
        for row in rows {
            let shift = lean * (Float(row) - middle)
            let whole = Int(shift.rounded(.down))
            let share = shift - Float(whole)
            for column in 0..<width {
                let (left, right) = (column + whole, column + whole + 1)
                let first = Float(bytes[row * width + min(max(left, 0), width - 1)])
                sums[column] += first + share * (Float(bytes[row * width + min(max(right, 0), width - 1)]) - first)
            }
        }
        return sums.map { $0 / Float(max(1, rows.count)) }
    }
}
