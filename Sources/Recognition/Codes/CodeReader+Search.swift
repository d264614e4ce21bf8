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
        let symbols = zxing.symbols(in: picture, triesInverted: true)
        var found = CodeReading.readings(of: symbols, in: picture, scale: 1)
        if isCancelled() { return [] }
        // What is shown again in parts may come to several times the picture: a small one, or what a thorough caller pays.
        var pixelsLeft = isThorough ? Int.max : max(1_000_000, picture.bytes.count)
        var views = CodeRegion.regions(in: picture).filter { isThorough || $0.looksLikeCode }.map(\.views)
        if isThorough { views.append(CodeView.thoroughViews(of: picture)) }
        for views in views {
            for view in views {
                // What was read explains the part, and the rest of its views.
                if found.contains(where: { $0.explains(view.quad) }) { break }
                if isCancelled() { return [] }
                pixelsLeft -= view.size.width * view.size.height
                guard pixelsLeft >= 0 else { return found }
                found += try readings(in: view, of: picture, wanted: wanted, by: zxing)
            }
        }
        return found
    }

    private mutating func readings(
        in view: CodeView, of picture: GrayPlane, wanted: Set<Symbology>, by zxing: ZXingReader
    ) throws(ImageAnalysisError) -> [CodeReading] {
        let plane = view.plane(of: picture)
        let symbols = zxing.symbols(in: plane, triesInverted: view.isEvened)
        var readings = CodeReading.readings(of: symbols, in: plane, scale: view.scale)
        if readings.isEmpty {
            for symbol in try scanner.symbols(in: plane, of: wanted) {
                readings += CodeReading.readings(of: symbol, in: plane, scale: view.scale)
            }
        }
        return readings.map { $0.map(view.original) }
    }
}

extension CodeReading {
    /// Whether the code takes up so much of a part of the picture that there is no other code to be looked for.
    fileprivate func explains(_ part: Quad) -> Bool {
        code.quad.contains(part.center) || part.contains(code.quad.center)
    }
}

extension CodeRegion {
    /// The ways to show the part, those that read most first.
    fileprivate var views: [CodeView] {
        let longest = max(quad.width, quad.height, 1)
        // Finder patterns and bars are found best when a code fills a picture of about this extent.
        let fit = min(1, 1000 / longest)
        var views = [CodeView(of: quad, scale: fit), CodeView(of: quad, scale: fit, isEvened: true)]
        if longest <= 500 {
            views += [CodeView(of: quad, scale: 2), CodeView(of: quad, scale: 2, isEvened: true)]
        }
        return views + [CodeView(of: quad, scale: fit / 2)]
    }
}

extension CodeView {
    /// The ways to show the whole picture where no pains are spared.
    fileprivate static func thoroughViews(of picture: GrayPlane) -> [CodeView] {
        let longest = Double(max(picture.width, picture.height, 1))
        var views = [CodeView(of: picture, scale: 1, isEvened: true), CodeView(of: picture, scale: 0.5)]
        if longest > 1500 { views.append(CodeView(of: picture, scale: 1000 / longest)) }
        if longest <= 1000 { views.append(CodeView(of: picture, scale: 2)) }
        return views
    }
}
