internal import Imaging
internal import DocumentModel

extension CodeReader {
    /// What both decoders read: zxing-cpp sees the whole picture, and both see those parts that look like a code but were
    /// not read, in one way after the other until one of them reads it.
    ///
    /// - Parameter isThorough: shows them also the whole picture in all ways, and every part that has some texture.
    mutating func readings(
        in picture: GrayPlane, of wanted: Set<Symbology>, by zxing: ZXingReader, isThorough: Bool,
        isCancelled: () -> Bool
    ) throws(ImageAnalysisError) -> [CodeReading] {
        // In larger pictures, what may be light on dark is shown inverted when it is shown again.
        let isSmall = picture.bytes.count < 200_000
        let symbols = zxing.symbols(in: picture, triesInverted: isThorough || isSmall)
        var found: [CodeReading] = []
        var doubtful: [CodeReading] = []
        for reading in CodeReading.readings(of: symbols, in: picture, scale: 1) {
            if let traced = try traced(reading, in: picture) { found.append(traced) } else { doubtful.append(reading) }
        }
        if isCancelled() { return [] }
        // What is shown again in parts may come to several times the picture: a small one, or what a thorough caller pays.
        // Some pictures keep decoders busy for minutes; nobody waits for codes that long.
        let end = ContinuousClock.now + .seconds(isThorough ? 10 : 1)
        var pixelsLeft = isThorough ? Int.max : max(1_000_000, picture.bytes.count)
        var regions = CodeRegion.regions(in: picture).filter { isThorough || $0.looksLikeCode }
        if found.isEmpty, regions.isEmpty {
            regions = CodeRegion.regions(in: picture, coarseness: 3).filter(\.looksLikeCode)
        }
        // What is certainly a code may need all that is around it, and not be divided.
        let isCertain = found.isEmpty && (picture.isFaint || regions.contains(where: \.isCertainlyCode))
        if isThorough || isCertain {
            let half = Double(picture.bytes.count) / 2
            regions.removeAll { $0.quad.width * $0.quad.height > half }
        }
        var views = regions.map(\.views)
        if isThorough || isCertain { views.append(CodeView.views(of: picture)) }
        for views in views {
            for view in views {
                // What was read explains the part, and the rest of its views.
                if found.contains(where: { $0.explains(view.quad) }) { break }
                if isCancelled() { return [] }
                pixelsLeft -= view.size.width * view.size.height
                guard pixelsLeft >= 0, ContinuousClock.now < end else { break }
                found += try readings(in: view, of: picture, wanted: wanted, by: zxing)
            }
        }
        return found
            + doubtful.filter { doubt in !found.contains { $0.code.payloadBytes == doubt.code.payloadBytes } }
    }

    private mutating func readings(
        in view: CodeView, of picture: GrayPlane, wanted: Set<Symbology>, by zxing: ZXingReader
    ) throws(ImageAnalysisError) -> [CodeReading] {
        let plane = view.plane(of: picture)
        var readings: [CodeReading] = []
        // The picture's own rows and columns have been seen by zxing-cpp.
        if view.isEqualized || view.isTilted || view.scale != 1 {
            let symbols = zxing.symbols(in: plane, triesInverted: view.isEqualized)
            readings = CodeReading.readings(of: symbols, in: plane, scale: view.scale)
        }
        if readings.isEmpty {
            for symbol in try scanner.symbols(in: plane, of: wanted) {
                readings += CodeReading.readings(of: symbol, in: plane, scale: view.scale)
            }
        }
        return try readings.map { (reading) throws(ImageAnalysisError) in
            (try traced(reading, in: plane) ?? reading).map(view.original)
        }
    }

    /// The reading with the place that ZBar gives where zxing-cpp does not tell which way the code runs, as with GS1
    /// DataBar; nil where ZBar does not find it there.
    private mutating func traced(
        _ reading: CodeReading, in plane: GrayPlane
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
    /// Whether the code takes up so much of a part of the picture, or is so near, that no other code is to be looked for.
    fileprivate func explains(_ part: Quad) -> Bool {
        let reach = min(code.quad.width, code.quad.height) / 2
        return code.quad.grown(by: reach).contains(part.center) || part.contains(code.quad.center)
    }
}

extension CodeRegion {
    /// The ways to show the part, those that read most first.
    fileprivate var views: [CodeView] {
        let longest = max(quad.width, quad.height, 1)
        // Finder patterns and bars are found best when a code fills a picture of about this extent.
        let fit = min(1, 800 / longest)
        var views = [CodeView(of: quad, scale: fit), CodeView(of: quad, scale: fit, isEqualized: true)]
        if longest <= 300 { views.append(CodeView(of: quad, scale: 2, isEqualized: true)) }
        return views
    }
}

extension CodeView {
    /// The ways to show the whole picture.
    fileprivate static func views(of picture: GrayPlane) -> [CodeView] {
        let longest = Double(max(picture.width, picture.height, 1))
        let fit = min(1, 1000 / longest)
        var views = [CodeView(of: picture, scale: fit), CodeView(of: picture, scale: fit, isEqualized: true)]
        if longest <= 300 { views.append(CodeView(of: picture, scale: 2, isEqualized: true)) }
        return views + [CodeView(of: picture, scale: fit / 2, isEqualized: true)]
    }
}
