internal import DocumentModel
internal import Imaging

// The ways to show what was not read as it is, those that read most first.

extension CodeRegion {
    private var longest: Double { max(quad.width, quad.height, 1) }
    // Finder patterns and bars are found best when a code fills a picture of about this extent.
    private var fit: Double { min(1, 800 / longest) }

    /// The ways to show the part.
    var views: [CodeView] {
        var views = [
            CodeView(of: quad, scale: fit, by: [.zxing, .zbar]),
            CodeView(of: quad, scale: fit, .equalized, by: fit == 1 ? [.zxing, .zbar] : [.zxing]),
        ]
        // Views of bars take the least time.
        guard !hasBars else {
            let larger = CodeView.enlargement(of: longest)
            return [
                CodeView(ofBars: quad, scale: larger, .leveled),
                CodeView(ofBars: quad, scale: larger, .leveledAndSharpened),
            ] + views
        }
        views.append(CodeView(of: quad, scale: CodeView.enlargement(of: longest), .sharpened))
        if longest <= 300 { views.append(CodeView(of: quad, scale: 2, .equalized)) }
        return views
    }

    /// The ways to show it where nothing else has led to a code.
    var furtherViews: [CodeView] {
        guard hasBars else { return [CodeView(of: quad, scale: fit, .smoothed)] }
        // Of light codes on dark zxing-cpp reads all but barcodes.
        return [
            CodeView(of: quad, scale: fit, isInverted: true), CodeView(of: quad, scale: fit, by: [.retail]),
        ]
    }
}

extension CodeView {
    /// What decoders see of every picture: the whole. A large one is shown at half its size, which is a fifth of the work,
    /// and those parts as they are whose detail is lost thereby.
    static func first(of picture: Picture, isThorough: Bool) -> [CodeView] {
        let isHalved = !isThorough && picture.size.area > large
        let factor = max(CodeWork.reduction(of: picture), isHalved ? 2 : 1)
        // Without the columns and rows that do not make up a whole pixel.
        let (width, height) = (picture.width / factor * factor, picture.height / factor * factor)
        let whole = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        var views = [CodeView(of: Quad(whole), scale: 1 / Double(factor))]
        guard isHalved, !CodeWork.isTexture(picture) else { return views }
        var left = Double(CodeWork.mostPixels)
        for part in FineParts.boxes(in: picture) where part.width * part.height <= left {
            left -= part.width * part.height
            views.append(CodeView(of: Quad(part), scale: 1))
        }
        return views
    }

    /// Pixels of a large picture.
    private static let large = 4_000_000

    /// The ways to show the whole picture.
    static func views(of picture: Picture) -> [CodeView] {
        let longest = Double(max(picture.width, picture.height, 1))
        let fit = min(1, 1000 / longest)
        var views = [
            CodeView(of: picture, scale: fit, by: [.zxing, .zbar]),
            CodeView(of: picture, scale: fit, .equalized, by: fit == 1 ? [.zxing, .zbar] : [.zxing]),
        ]
        if longest <= 300 { views.append(CodeView(of: picture, scale: 2, .equalized)) }
        return views + [CodeView(of: picture, scale: fit / 2, .equalized)]
    }

    /// The ways to show codes that a decoder found but could not read; those that overlap are one.
    static func views(ofUnread quads: [Quad]) -> [[CodeView]] {
        let boxes = Rectangle.united(
            quads.map { quad in
                let box = quad.boundingBox
                // Quiet zones, and what a curved surface hides from who takes it for flat.
                let margin = 0.15 * max(box.width, box.height)
                return box.insetBy(x: -margin, y: -margin)
            })
        return boxes.prefix(mostUnread).map { box in
            let larger = enlargement(of: max(box.width, box.height))
            var views = [CodeView(of: Quad(box), scale: larger, .sharpened)]
            if larger > 2 { views.append(CodeView(of: Quad(box), scale: 2, .sharpened)) }
            return views + [CodeView(of: Quad(box), scale: larger, .equalized)]
        }
    }

    /// How much larger a part of this extent is shown: modules of less than three pixels are read best when they have about
    /// twice or three times as many.
    static func enlargement(of longest: Double) -> Double {
        longest <= 400 ? 3 : longest <= 800 ? 2 : min(1, 1200 / longest)
    }

    /// More are print.
    private static let mostUnread = 8
}

extension Rectangle {
    /// The boxes, those that overlap made one.
    static func united(_ boxes: [Rectangle]) -> [Rectangle] {
        var united: [Rectangle] = []
        for var box in boxes {
            while let other = united.firstIndex(where: { $0.overlaps(box) }) {
                box = box.union(united.remove(at: other))
            }
            united.append(box)
        }
        return united
    }

    private func overlaps(_ other: Rectangle) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
