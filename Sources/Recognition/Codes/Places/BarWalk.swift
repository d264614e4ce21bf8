internal import Algorithms
internal import Imaging
internal import DocumentModel
internal import Glibc

/// The edges of bars met on a straight way, up to the quiet zone that ends a barcode.
struct BarWalk {
    /// Distances from the beginning, in pixels; first the outer edge of a bar, last that of the bar at the far end.
    private(set) var edges: [Double] = []
    private let quietModules: Double

    /// Walks over the bars until a light stretch ends the code.
    ///
    /// - Parameters:
    ///   - plane: The picture, in gray.
    ///   - seed: Where the walk starts, at an edge of the code, in the plane's pixels.
    ///   - direction: A vector of length 1 along the walk.
    ///   - quietModules: The length of the light stretch that ends this kind of code, in modules.
    ///   - gap: The same in pixels; nil finds it from the widths of the bars.
    init(
        plane: Picture, from seed: Point, towards direction: Point, quietModules: Double, within gap: Double? = nil
    ) {
        self.quietModules = quietModules
        func brightness(_ distance: Double) -> Double {
            plane.brightness(at: Point(x: seed.x + direction.x * distance, y: seed.y + direction.y * distance))
        }
        // The seed lies at an edge of the code, so this holds paper and bar.
        let nearby = (-16...16).map { brightness(Double($0)) }
        guard let darkest = nearby.min(), let brightest = nearby.max(), brightest - darkest > 8 else { return }
        let swing = 0.35 * (brightest - darkest)
        var isDark = false
        var extreme = brightness(-2)
        var distance = -2.0
        let limit = Double(plane.width + plane.height)
        while distance < limit, distance - (edges.last ?? 0) < gap ?? quietZone {
            distance += 0.5
            let value = brightness(distance)
            if isDark ? value < extreme : value > extreme {
                extreme = value
            } else if abs(value - extreme) > swing {
                edges.append(distance)
                isDark.toggle()
                extreme = value
            }
        }
        // A code ends with a bar, hence with an edge from dark to light.
        if isDark { edges.removeLast() }
    }

    /// A light stretch this long does not belong to the code. The narrow quarter of the elements met tells the module,
    /// blur or not.
    var quietZone: Double {
        let widths = edges.adjacentPairs().map { $1 - $0 }.sorted()
        guard widths.count >= 6 else { return max(40, 2 * quietModules * (widths.last ?? 0)) }
        return max(4, quietModules * widths[widths.count / 4])
    }
}

extension Picture {
    /// The unit vector along which brightness changes most around a place; nil where it changes the same all ways.
    func steepestDirection(around point: Point) -> Point? {
        var (xx, xy, yy) = (0.0, 0.0, 0.0)
        for dy in -10...10 {
            for dx in -10...10 {
                let (x, y) = (point.x + Double(dx), point.y + Double(dy))
                let gx = brightness(at: Point(x: x + 1, y: y)) - brightness(at: Point(x: x - 1, y: y))
                let gy = brightness(at: Point(x: x, y: y + 1)) - brightness(at: Point(x: x, y: y - 1))
                xx += gx * gx
                xy += gx * gy
                yy += gy * gy
            }
        }
        guard hypot(xx - yy, 2 * xy) > 0.2 * (xx + yy) else { return nil }
        let angle = atan2(2 * xy, xx - yy) / 2
        return Point(x: cos(angle), y: sin(angle))
    }
}
