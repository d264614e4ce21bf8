internal import DocumentModel

extension XMLWriter {
    /// The outline of a place.
    mutating func writeShape(of quad: Quad, on page: PixelSize) {
        block("Shape") { $0.empty("Polygon", ["POINTS": quad.pixels(on: page).altoPoints]) }
    }
}

extension PixelBox {
    /// The attributes of a block or of the print space.
    func altoAttributes(
        id: String? = nil, rotation: String? = nil, tags: String? = nil, type: String? = nil
    ) -> XMLWriter.Attributes {
        [
            "ID": id, "TAGREFS": tags, "TYPE": type, "HPOS": String(left), "VPOS": String(top),
            "WIDTH": String(width), "HEIGHT": String(height), "ROTATION": rotation,
        ]
    }
}

extension [(x: Int, y: Int)] {
    /// The points as ALTO lists them.
    var altoPoints: String { map { "\($0.x),\($0.y)" }.joined(separator: " ") }
}

extension TextDirection {
    /// ALTO's name of the direction, where it is not the usual one.
    var altoName: String? {
        switch self {
        case .leftToRight: nil
        case .rightToLeft: "rtl"
        case .topToBottom: "ttb"
        }
    }
}
