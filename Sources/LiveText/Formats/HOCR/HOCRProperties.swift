internal import DocumentModel

/// What hOCR says in the title of an element: properties, separated by semicolons.
struct HOCRProperties {
    let text: String

    /// Those of a page; the first has the number 0.
    init(image: String?, page: PixelSize, number: Int, resolution: Int?) {
        text = [
            image.map { "image \"\($0.withoutDelimiters)\"" }, PixelBox(page).hocr, "ppageno \(number)",
            resolution.map { "scan_res \($0) \($0)" },
        ].compactMap(\.self).joined(separator: "; ")
    }

    /// Those of any place.
    init(quad: Quad, page: PixelSize) {
        text = Self.place(quad, page)
    }

    /// Those of a line: its place and where its letters stand.
    init(line: Quad, page: PixelSize) {
        text = Self.place(line, page) + "; " + Self.stand(of: line, page)
    }

    /// Those of a word: its place and how sure the reading is.
    init(word: TextWord, page: PixelSize) {
        text = Self.place(word.quad, page) + "; x_wconf \(word.confidence.percent)"
    }

    private static func place(_ quad: Quad, _ page: PixelSize) -> String {
        let corners = quad.pixels(on: page).map { "\($0.x) \($0.y)" }.joined(separator: " ")
        return PixelBox(around: quad, on: page).hocr + "; poly " + corners
    }

    /// The lower edge as a line through the box's lower left corner, or the angle if it is steep.
    private static func stand(of quad: Quad, _ page: PixelSize) -> String {
        let across = quad.bottomRight.x - quad.bottomLeft.x
        let down = quad.bottomRight.y - quad.bottomLeft.y
        guard across > 0, abs(down) <= across else {
            // Counter-clockwise, from 0 up to 360.
            return "textangle \(quad.counterclockwiseDegrees)"
        }
        let slope = down / across
        let box = PixelBox(around: quad, on: page)
        let above = quad.bottomLeft.y + slope * (Double(box.left) - quad.bottomLeft.x) - Double(box.bottom)
        let offset = Int(exactly: above.rounded()) ?? 0
        return "baseline \((slope * 1000).rounded() / 1000 + 0) \(offset)"
    }
}

extension PixelBox {
    fileprivate var hocr: String { "bbox \(left) \(top) \(right) \(bottom)" }
}

extension String {
    /// The name with what ends a property escaped as URLs have it.
    fileprivate var withoutDelimiters: String {
        unicodeScalars.reduce(into: "") { name, scalar in
            switch scalar {
            case "\"": name += "%22"
            case ";": name += "%3B"
            case "\\": name += "%5C"
            case "\0"..."\u{1F}": name += "_"
            default: name.unicodeScalars.append(scalar)
            }
        }
    }
}
