internal import DocumentModel
internal import Imaging

// The ways to show what was not read as it is, those that read most first.

extension CodeRegion {
    private var longest: Double { max(quad.width, quad.height, 1) }
    // Finder patterns and bars are found best when a code fills a picture of about this extent.
    private var fit: Double { min(1, 800 / longest) }

    /// The ways to show the part.
    var views: [CodeView] {
        var views = [CodeView(of: quad, scale: fit), CodeView(of: quad, scale: fit, .equalized)]
        if longest <= 300 { views.append(CodeView(of: quad, scale: 2, .equalized)) }
        return views
    }

    /// The ways to show it where nothing else has led to a code.
    var furtherViews: [CodeView] {
        var views: [CodeView] = []
        if hasBars {
            // Of light codes on dark zxing-cpp reads all but barcodes.
            views.append(CodeView(of: quad, scale: fit, isInverted: true))
            views.append(CodeView(of: quad, scale: fit, .matched))
        }
        views.append(CodeView(of: quad, scale: fit, .smoothed))
        // Many lines cross bars, so that they are seen well enough at a smaller size.
        let larger = min(CodeView.enlargement(of: longest), hasBars ? 2 : 3)
        views.append(CodeView(of: quad, scale: larger, .sharpened))
        return views
    }
}

extension CodeView {
    /// The ways to show the whole picture.
    static func views(of picture: Picture) -> [CodeView] {
        let longest = Double(max(picture.width, picture.height, 1))
        let fit = min(1, 1000 / longest)
        var views = [CodeView(of: picture, scale: fit), CodeView(of: picture, scale: fit, .equalized)]
        if longest <= 300 { views.append(CodeView(of: picture, scale: 2, .equalized)) }
        return views + [CodeView(of: picture, scale: fit / 2, .equalized)]
    }

    /// The ways to show codes that a decoder found but could not read; those that overlap are one.
    static func views(ofUnread quads: [Quad]) -> [[CodeView]] {
        var boxes: [Rectangle] = []
        for quad in quads {
            var box = quad.boundingBox
            // Quiet zones, and what a curved surface hides from who takes it for flat.
            let margin = 0.15 * max(box.width, box.height)
            box = box.insetBy(x: -margin, y: -margin)
            while let other = boxes.firstIndex(where: { $0.overlaps(box) }) {
                box = box.union(boxes.remove(at: other))
            }
            boxes.append(box)
        }
        return boxes.prefix(mostUnread).map { box in
            let larger = enlargement(of: max(box.width, box.height))
            var views = [CodeView(of: Quad(box), scale: larger, .sharpened)]
            if larger > 2 { views.append(CodeView(of: Quad(box), scale: 2, .sharpened)) }
            let fit = min(1, larger)
            return views + [
                CodeView(of: Quad(box), scale: fit, .smoothed), CodeView(of: Quad(box), scale: larger, .equalized),
            ]
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
    fileprivate func overlaps(_ other: Rectangle) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
