internal import Imaging
internal import DocumentModel

/// Follows the bars of one barcode from a point on its first or last bar.
struct BarTrace {
    private let plane: Picture
    private let quietModules: Double
    private let origin: Point
    /// The unit vector in which the code reads; the bars run across it.
    private let along: Point
    /// Where the bars begin and end, in pixels along `along` from the origin.
    private let start: Double
    private let end: Double

    /// Finds the bars' direction and both ends; nil where there are too few bars around.
    ///
    /// - Parameters:
    ///   - plane: The picture, in gray.
    ///   - seed: A point on a bar, in the plane's pixels.
    ///   - reading: Roughly the direction in which the code reads; nil where it is unknown.
    ///   - quietModules: The length of the light stretch that ends this kind of code, in modules.
    init?(plane: Picture, seed: Point, reading: Point?, quietModules: Double) {
        guard var along = plane.steepestDirection(around: seed) else { return nil }
        let reading = reading ?? (abs(along.x) >= abs(along.y) ? Point(x: 1, y: 0) : Point(x: 0, y: 1))
        if along.x * reading.x + along.y * reading.y < 0 { along = Point(x: -along.x, y: -along.y) }
        self.init(plane: plane, origin: seed, along: along, quietModules: quietModules)
    }

    private init?(plane: Picture, origin: Point, along: Point, quietModules: Double) {
        let back = Point(x: -along.x, y: -along.y)
        var forward = BarWalk(plane: plane, from: origin, towards: along, quietModules: quietModules)
        var backward = BarWalk(plane: plane, from: origin, towards: back, quietModules: quietModules)
        // ZBar leaves EAN codes in their middle now and then: go on to the other side as far as the bars do.
        if forward.edges.count >= backward.edges.count {
            backward = BarWalk(
                plane: plane, from: origin, towards: back, quietModules: quietModules, within: forward.quietZone)
        } else {
            forward = BarWalk(
                plane: plane, from: origin, towards: along, quietModules: quietModules, within: backward.quietZone)
        }
        // The shortest codes have about twenty bars; an edge or two may be lost in blur.
        let edges = backward.edges.map { -$0 } + forward.edges
        guard edges.count >= 16, let start = edges.min(), let end = edges.max() else { return nil }
        self.plane = plane
        self.along = along
        self.origin = origin
        self.quietModules = quietModules
        self.start = start
        self.end = end
    }

    /// The corners: where the first and the last bars end above and below.
    var quad: Quad {
        let third = (end - start) / 3
        let first = start...start + third
        let last = end - third...end
        var corners = Quad(
            topLeft: corner(of: first, at: start, below: false), topRight: corner(of: last, at: end, below: false),
            bottomRight: corner(of: last, at: end, below: true), bottomLeft: corner(of: first, at: start, below: true))
        // A line can be neither seen nor tapped: a twentieth of the width at least.
        let least = (end - start) / 20
        if max(corners.height, corners.topRight.distance(to: corners.bottomRight)) < least {
            corners = Quad(
                topLeft: place(start, -least / 2), topRight: place(end, -least / 2),
                bottomRight: place(end, least / 2), bottomLeft: place(start, least / 2))
        }
        return corners
    }

    /// The same barcode followed once more from its middle, in the direction that all of its height shows.
    var refined: BarTrace {
        let rough = quad
        let across = Point(
            x: rough.bottomLeft.x - rough.topLeft.x + rough.bottomRight.x - rough.topRight.x,
            y: rough.bottomLeft.y - rough.topLeft.y + rough.bottomRight.y - rough.topRight.y)
        let length = Point(x: 0, y: 0).distance(to: across)
        // Less height than the seed's surroundings had tells the direction no better.
        guard length > 80 else { return self }
        let along = Point(x: across.y / length, y: -across.x / length)
        return BarTrace(plane: plane, origin: rough.center, along: along, quietModules: quietModules) ?? self
    }

    private func place(_ u: Double, _ v: Double) -> Point {
        Point(x: origin.x + along.x * u - along.y * v, y: origin.y + along.y * u + along.x * v)
    }

    /// How far a stretch of bars goes on looking the same, stepping across the reading direction and drifting with
    /// the bars where they lean.
    private func corner(of stretch: ClosedRange<Double>, at edge: Double, below: Bool) -> Point {
        let pattern = samples(of: stretch, shiftedBy: 0, 0)
        var drift = 0.0
        var reached = (u: edge, v: 0.0)
        var misses = 0.0
        var step = 0.0
        let image = Rectangle(x: 0, y: 0, width: Double(plane.width), height: Double(plane.height))
        let middle = (stretch.lowerBound + stretch.upperBound) / 2
        // Scratches and glare may hide so much of the bars without ending them.
        let tolerance = max(3, 0.06 * (end - start))
        while misses <= tolerance {
            step += 1
            let v = below ? step : -step
            guard image.contains(place(middle + drift, v)) else { break }
            // Staying is preferred, lest the drift follow noise.
            let options = [0, -0.5, 0.5].map { change in
                let likeness = pattern.correlation(with: samples(of: stretch, shiftedBy: drift + change, v))
                return (drift: drift + change, likeness: change == 0 ? likeness + 0.02 : likeness)
            }
            guard let best = options.max(by: { $0.likeness < $1.likeness }), best.likeness >= 0.6 else {
                misses += 1
                continue
            }
            misses = 0
            drift = best.drift
            reached = (edge + drift, v)
        }
        return place(reached.u, reached.v)
    }

    private func samples(of stretch: ClosedRange<Double>, shiftedBy u: Double, _ v: Double) -> [Double] {
        let count = 48.0
        return (0..<48).map { index in
            let share = (Double(index) + 0.5) / count
            let along = stretch.lowerBound + (stretch.upperBound - stretch.lowerBound) * share
            return plane.brightness(at: place(along + u, v))
        }
    }
}

extension [Double] {
    /// Pearson's coefficient, -1 to 1; 0 where either is flat.
    fileprivate func correlation(with other: [Double]) -> Double {
        let mean = reduce(0, +) / Double(count)
        let otherMean = other.reduce(0, +) / Double(count)
        var (product, square, otherSquare) = (0.0, 0.0, 0.0)
        for (left, right) in zip(self, other) {
            product += (left - mean) * (right - otherMean)
            square += (left - mean) * (left - mean)
            otherSquare += (right - otherMean) * (right - otherMean)
        }
        let scale = (square * otherSquare).squareRoot()
        return scale > 0 ? product / scale : 0
    }
}
