package import Imaging
package import DocumentModel

/// Finds QR codes and barcodes in a picture, by zxing-cpp and ZBar. Blocks its thread; for one thread at a time.
package struct CodeReader: ~Copyable {
    private var scanner: ZBarScannerHandle
    private let usesZXing: Bool

    /// Starts a reader.
    ///
    /// - Parameter usesZXing: Whether zxing-cpp is used where it is installed.
    /// - Throws: `ImageAnalysisError` where ZBar cannot be started.
    package init(usesZXing: Bool = true) throws(ImageAnalysisError) {
        scanner = try ZBarScannerHandle()
        self.usesZXing = usesZXing
    }

    /// The codes in a picture, in the order found; none where there are none.
    ///
    /// Neither decoder can be interrupted: `isCancelled` is asked before each attempt (the first and longest takes about
    /// 25 ms a megapixel), and ends the search without codes.
    package mutating func codes(
        in picture: Picture, settings: CodeRecognition = CodeRecognition(), isCancelled: () -> Bool = { false }
    ) throws(ImageAnalysisError) -> [Code] {
        let picture = picture.gray()
        let wanted = settings.wanted
        let readings: [CodeReading]
        if usesZXing, let zxing = ZXingReader(wanted) {
            readings = try self.readings(
                in: picture, of: wanted, by: zxing, isThorough: settings.isThorough, isCancelled: isCancelled)
        } else {
            readings = try self.readings(in: picture, of: wanted, isCancelled: isCancelled)
        }
        return CodeReading.withoutDoubles(readings).compactMap { $0.code.named(as: wanted) }
    }

    /// Where a picture has so much of a code's texture that it hardly is anything else, whether a code can be read or not.
    package static func textures(in picture: Picture) -> [Quad] {
        CodeRegion.regions(in: picture).filter(\.isCertainlyCode).map(\.quad)
    }

    /// What ZBar alone reads.
    private mutating func readings(
        in picture: Picture, of wanted: Set<Symbology>, isCancelled: () -> Bool
    ) throws(ImageAnalysisError) -> [CodeReading] {
        for attempt in ScanAttempt.ladder(for: picture.size) {
            if isCancelled() { return [] }
            var found = try readings(in: picture, of: wanted, by: attempt)
            if found.isEmpty { continue }
            // ITF has no mark of its own at the ends: on a slant, lines that miss some bars read the rest as a whole.
            for slant in ScanAttempt.slants(of: found, in: picture.size) where !isCancelled() {
                found += try readings(in: picture, of: wanted, by: slant)
            }
            return found
        }
        if isCancelled() { return [] }
        var found: [CodeReading] = []
        // Each turn sets other barcodes upright.
        for attempt in ScanAttempt.turns(for: picture) where !isCancelled() {
            found += try readings(in: picture, of: wanted, by: attempt)
        }
        return found
    }

    private mutating func readings(
        in picture: Picture, of wanted: Set<Symbology>, by attempt: ScanAttempt
    ) throws(ImageAnalysisError) -> [CodeReading] {
        let plane = attempt.plane(of: picture)
        return try scanner.symbols(in: plane, of: wanted).flatMap { symbol in
            CodeReading.readings(of: symbol, in: plane, scale: attempt.scale).map { reading in
                reading.map { attempt.original($0, in: picture.size) }
            }
        }
    }
}

extension CodeReader {
    /// What both decoders read: zxing-cpp sees the whole picture, and both see those parts that look like a code but
    /// were not read, in one way after the other until one of them reads it.
    ///
    /// Where `isThorough` is set, both also see the whole picture in all ways, and every part that has some texture.
    private mutating func readings(
        in picture: Picture, of wanted: Set<Symbology>, by zxing: ZXingReader, isThorough: Bool,
        isCancelled: () -> Bool
    ) throws(ImageAnalysisError) -> [CodeReading] {
        // In larger pictures, what may be light on dark is shown inverted when it is shown again.
        let isSmall = picture.bytes.count < 200_000
        var places: [Quad] = []
        var found: [CodeReading] = []
        var doubtful: [CodeReading] = []
        for view in CodeView.first(of: picture, isThorough: isThorough) {
            if isCancelled() { return [] }
            // A part may hold more codes than one that was read in it.
            if found.contains(where: { $0.fills(view.quad) }) { continue }
            let plane = view.plane(of: picture)
            let symbols = zxing.symbols(in: plane, triesInverted: isThorough || isSmall, returnsUnread: true)
            places += symbols.filter { !$0.isRead }.map { $0.quad.map(view.original) }
            for reading in CodeReading.readings(of: symbols.filter(\.isRead), in: plane, scale: view.scale) {
                if let traced = try traced(reading, in: plane) {
                    found.append(traced.map(view.original))
                } else {
                    doubtful.append(reading.map(view.original))
                }
            }
        }
        if isCancelled() { return [] }
        // What is shown again in parts may come to as much as the picture, to more of a small one and to less of a large one.
        let most = isThorough ? CodeWork.mostPixels : 4_000_000
        var work = CodeWork(budget: min(max(1_000_000, picture.bytes.count), most) * (isThorough ? 8 : 1))
        let textures = CodeRegion.regions(in: picture)
        var regions = textures.filter { isThorough || $0.looksLikeCode }
        if found.isEmpty, regions.isEmpty {
            regions = CodeRegion.regions(in: picture, coarseness: 3).filter(\.looksLikeCode)
        }
        // A picture that certainly shows a code may have to be looked at as a whole rather than in parts.
        let isCertain = found.isEmpty && (picture.isFaint || regions.contains(where: \.isCertainlyCode))
        if isThorough || isCertain {
            let half = Double(picture.bytes.count) / 2
            // Bars are shown in little time, and turned as the whole is not.
            regions.removeAll { !$0.hasBars && $0.quad.width * $0.quad.height > half }
        }
        // Bars first, which take the least time.
        var views = (regions.filter(\.hasBars) + regions.filter { !$0.hasBars }).map(\.views)
        views += CodeView.views(ofUnread: places)
        // What stands beside codes that were read hardly is another that cannot be.
        views += regions.filter { found.isEmpty || $0.isCertainlyCode }.prefix(mostHard).map(\.furtherViews)
        if isThorough || isCertain {
            views.append(CodeView.views(of: picture))
        } else if found.isEmpty, regions.isEmpty {
            views += textures.filter(\.mayBeCode).prefix(2).map { $0.views + $0.furtherViews }
        }
        // Views of the same pixels follow each other.
        for views in views {
            var last: (view: CodeView, drawn: Picture)?
            for view in views {
                // What was read explains the part, and the rest of its views.
                if found.contains(where: { $0.explains(view.quad) }) { break }
                if isCancelled() { return [] }
                guard work.allows(view.size) else { break }
                let drawn =
                    if let last, last.view.isDrawn(like: view) { last.drawn } else { view.drawn(from: picture) }
                last = (view, drawn)
                let plane = view.shown(drawn)
                work.spend(on: plane)
                guard !view.isOfBars else {
                    found += try upright(in: view, plane, of: picture, by: zxing)
                    continue
                }
                found += try readings(in: view, plane, wanted: wanted, by: zxing)
            }
        }
        return found
            + doubtful.filter { doubt in !found.contains { $0.code.payloadBytes == doubt.code.payloadBytes } }
    }

    /// The barcodes that stand upright in a view of bars.
    private mutating func upright(
        in view: CodeView, _ plane: Picture, of picture: Picture, by zxing: ZXingReader
    ) throws(ImageAnalysisError) -> [CodeReading] {
        let symbols = zxing.upright(in: plane).map { $0.map(view.original) }
        // Each row is the mean of several. Bars are followed in the picture, where they have their own shape.
        return try CodeReading.readings(of: symbols, in: picture, leastLines: 2).map {
            (reading) throws(ImageAnalysisError) in
            try traced(reading, in: picture) ?? reading
        }
    }

    /// More parts that cannot be read are a texture.
    private var mostHard: Int { 3 }

    private mutating func readings(
        in view: CodeView, _ plane: Picture, wanted: Set<Symbology>, by zxing: ZXingReader
    ) throws(ImageAnalysisError) -> [CodeReading] {
        var readings: [CodeReading] = []
        for decoder in view.decoders where readings.isEmpty {
            switch decoder {
            case .zxing:
                // What is shown as it is has been seen by zxing-cpp, at half its size where that loses no detail.
                guard !view.isAsItIs else { continue }
                let symbols = zxing.symbols(in: plane, triesInverted: view.treatment == .equalized)
                readings = CodeReading.readings(of: symbols, in: plane, scale: view.scale)
            case .zbar:
                for symbol in try scanner.symbols(in: plane, of: wanted) {
                    readings += CodeReading.readings(of: symbol, in: plane, scale: view.scale)
                }
            case .retail:
                guard !wanted.isDisjoint(with: Symbology.retail) else { continue }
                readings = CodeReading.retail(in: plane).map { [$0] } ?? []
            }
        }
        return try readings.map { (reading) throws(ImageAnalysisError) in
            (try traced(reading, in: plane) ?? reading).map(view.original)
        }
    }

    /// The reading with the place that ZBar gives where zxing-cpp does not tell which way the code runs, as with GS1
    /// DataBar; nil where ZBar does not find it there.
    private mutating func traced(
        _ reading: CodeReading, in plane: Picture
    ) throws(ImageAnalysisError) -> CodeReading? {
        guard reading.lacksDirection else { return reading }
        let code = reading.code
        let box = code.quad.boundingBox
        let margin = 0.2 * max(box.width, box.height)
        let around = CodeView(of: Quad(box.insetBy(x: -margin, y: -margin)), scale: 1)
        let cut = around.plane(of: plane)
        for symbol in try scanner.symbols(in: cut, of: [code.symbology]) where symbol.bytes == code.payloadBytes {
            let places = CodeReading.readings(of: symbol, in: cut, scale: 1)
            if let place = places.first { return reading.at(place.code.quad.map(around.original)) }
        }
        return nil
    }
}

extension CodeReading {
    /// Whether the code takes up most of a part of the picture.
    fileprivate func fills(_ part: Quad) -> Bool {
        part.contains(code.quad.center) && code.quad.width * code.quad.height > 0.3 * part.width * part.height
    }

    /// Whether the code takes up so much of a part of the picture, or is so near, that no other code is to be looked for.
    fileprivate func explains(_ part: Quad) -> Bool {
        let reach = min(code.quad.width, code.quad.height) / 2
        return code.quad.grown(by: reach).contains(part.center) || part.contains(code.quad.center)
    }
}
