internal import Imaging
import DocumentModel

/// A stretch of a row that no letters take, with ink in it.
struct EmojiZone: Sendable {
    /// The place of the row among the rows.
    let row: Int
    /// The stretch as it would read, at most `height` pixels to the height of a line.
    let strip: Picture
    /// Where the strip lies along the row.
    let box: Rectangle
    /// Pixels of the strip to one of the picture.
    let scale: Double
    let ground: GroundColour
    /// What stands apart from the ground, from where the row begins; none overlaps the next across.
    private(set) var clusters: [Rectangle]
    /// How far a pixel has to differ from the ground to be ink.
    private(set) var threshold: Int
    /// How far the ground usually differs from its colour.
    private let noise: Int

    /// The height of the row's text in the strip.
    let textHeight: Double

    /// Larger text is reduced to this height: thumbnails are no larger.
    private static let height = 40.0
    /// How far an emoji beside a line may be sought, and how far it is worth looking at first, in heights of text.
    private static let reach = 8.0
    private static let firstReach = 2.2
    private static let furthest = 32.0

    /// The zones of a row.
    static func zones(ofRow index: Int, _ row: TextRow, readings: [LineReading], in picture: Picture) -> [EmojiZone] {
        let height = row.height
        let taken = row.members.filter { !$0.isSuspect }
            .flatMap { $0.reading.map { readings[$0].words } ?? [] }.filter { !$0.isSuspect }
            .flatMap { $0.partedByNeighbours(height: height) }.map { row.frame.local($0.quad) }.sorted {
                $0.minX < $1.minX
            }
        func zone(_ start: Double, _ end: Double, _ ground: (colour: GroundColour, isEven: Bool)) -> EmojiZone? {
            EmojiZone(
                row: index, row, from: start, to: end, ground: ground.colour, isEven: ground.isEven, in: picture)
        }
        guard let first = taken.first, let last = taken.max(by: { $0.maxX < $1.maxX }) else {
            guard let start = row.members.map(\.box.minX).min(), let end = row.members.map(\.box.maxX).max(),
                let ground = GroundColour.around(row, in: picture)
            else { return [] }
            return [zone(start - reach * height, end + reach * height, ground)].compactMap(\.self)
        }
        guard let ground = GroundColour.of(row, words: taken, in: picture) else { return [] }
        let margin = 0.05 * height
        var zones: [EmojiZone?] = []
        // Looks further only while there is something to see.
        func look(before end: Double) {
            guard zone(end - firstReach * height, end, ground) != nil else { return }
            var distance = reach * height
            var seen = zone(end - distance, end, ground)
            while distance < furthest * height, let now = seen, let last = now.clusters.first,
                now.local(last).minX < end - distance + firstReach * height
            {
                distance *= 2
                seen = zone(end - distance, end, ground)
            }
            zones.append(seen)
        }
        func look(after start: Double) {
            guard zone(start, start + firstReach * height, ground) != nil else { return }
            var distance = reach * height
            var seen = zone(start, start + distance, ground)
            while distance < furthest * height, let now = seen, let last = now.clusters.last,
                now.local(last).maxX > start + distance - firstReach * height
            {
                distance *= 2
                seen = zone(start, start + distance, ground)
            }
            zones.append(seen)
        }
        look(before: first.minX - margin)
        var end = first.maxX
        for next in taken.dropFirst() {
            let gap = next.minX - end - 2 * margin
            if gap > 2 * reach * height {
                look(after: end + margin)
                look(before: next.minX - margin)
            } else if gap > leastGap * height {
                zones.append(zone(end + margin, next.minX - margin, ground))
            }
            end = max(end, next.maxX)
        }
        look(after: last.maxX + margin)
        return zones.compactMap(\.self)
    }

    /// Narrower gaps, in heights of text, hold no emoji.
    private static let leastGap = 0.7

    /// How far the row may reach up and down from the middle of its letters, in their heights.
    private static let half = 1.15

    /// Looks at a stretch; nil where nothing in it could be an emoji.
    private init?(
        row index: Int, _ row: TextRow, from start: Double, to end: Double, ground: GroundColour, isEven: Bool,
        in picture: Picture
    ) {
        let half = row.height * Self.half
        let scale = min(1, Self.height / row.height)
        guard let (strip, box) = picture.strip(of: row.frame, from: start, to: end, half: half, scale: scale),
            strip.width > 2, strip.height > 2
        else { return nil }
        (self.row, self.strip, self.box, self.scale) = (index, strip, box, scale)
        textHeight = row.height * scale
        var (ground, (noise, share)) = (ground, strip.noise(on: ground, within: 12))
        if !isEven {
            // A photo has another ground everywhere: what is above and below.
            guard let own = GroundColour(medianOf: strip.pixelsAboveAndBelow(rows: strip.height / 10)) else {
                return nil
            }
            (ground, (noise, share)) = (own, strip.noise(on: own, within: 32))
            guard share > 0.25 else { return nil }
        }
        guard share > 0.02 else { return nil }
        self.ground = ground
        self.noise = min(noise, Self.mostNoise)
        (threshold, clusters) = (Self.leastContrast + 3 * self.noise, [])
        clusters = inkClusters()
        if clusters.isEmpty { return nil }
    }

    /// The same stretch where paler ink counts, too.
    func withPaleInk() -> EmojiZone {
        var zone = self
        zone.threshold = Self.leastContrastOfPaleInk + 2 * noise
        zone.clusters = zone.inkClusters()
        return zone
    }

    private func inkClusters() -> [Rectangle] {
        let boxes = InkPieces.boxes(width: strip.width, height: strip.height) { column, row in
            let pixel = strip.pixel(column, row)
            return ground.distance(red: pixel.x, green: pixel.y, blue: pixel.z) > threshold
        }
        return Self.clusters(boxes, in: strip, textHeight: textHeight)
    }

    /// What differs less from its ground is not ink.
    private static let leastContrast = 24
    /// The same where emoji are known to be.
    private static let leastContrastOfPaleInk = 12
    /// What differs more is another ground.
    private static let mostNoise = 7

    private static func clusters(_ boxes: [Rectangle], in strip: Picture, textHeight: Double) -> [Rectangle] {
        let (width, height) = (Double(strip.width), Double(strip.height))
        let whole = boxes.filter { box in
            // What reaches beyond the row, or lies near its edge, belongs to something else; a sliver at an end, to a letter.
            box.minY > 0 && box.maxY < height && box.minY < height / 2 + 0.75 * textHeight
                && box.maxY > height / 2 - 0.85 * textHeight
                && ((box.minX > 0 && box.maxX < width) || box.width > 0.35 * textHeight)
        }
        var clusters: [Rectangle] = []
        for box in whole.sorted(by: { $0.minX < $1.minX }) {
            if let last = clusters.last, box.minX <= last.maxX {
                clusters[clusters.count - 1] = last.union(box)
            } else {
                clusters.append(box)
            }
        }
        // Dots belong to what is beside them, or are punctuation.
        func isSmall(_ box: Rectangle) -> Bool { max(box.width, box.height) < 0.35 * textHeight }
        return clusters.enumerated().filter { index, box in
            guard isSmall(box) else { return box.height > 0.3 * textHeight || box.width > 0.5 * textHeight }
            let near = [index - 1, index + 1].filter(clusters.indices.contains).map { clusters[$0] }
            return near.contains {
                !isSmall($0) && max($0.minX - box.maxX, box.minX - $0.maxX) < 0.15 * textHeight
            }
        }.map(\.element)
    }
}

extension GroundColour {
    /// What the words of a row stand on.
    fileprivate static func of(
        _ row: TextRow, words: [Rectangle], in picture: Picture
    ) -> (colour: GroundColour, isEven: Bool)? {
        var pixels: [SIMD3<UInt8>] = []
        // Above and below letters there is no ink, however bold they are.
        let margin = 0.1 * row.height
        for word in words.prefix(24) {
            for step in 0..<24 {
                let x = word.minX + word.width * (Double(step) + 0.5) / 24
                for y in [word.minY - margin, word.maxY + margin] {
                    if let pixel = picture.pixel(at: row.frame.place(Point(x: x, y: y))) { pixels.append(pixel) }
                }
            }
        }
        return most(of: pixels)
    }

    /// The colour that most pixels have, and whether nearly all of them do.
    private static func most(of pixels: [SIMD3<UInt8>]) -> (colour: GroundColour, isEven: Bool)? {
        guard let colour = GroundColour(mostOf: pixels) else { return nil }
        let near = pixels.count { colour.distance(red: $0.x, green: $0.y, blue: $0.z) <= 12 }
        return (colour, Double(near) > 0.6 * Double(pixels.count))
    }

    /// What surrounds the members of a row.
    fileprivate static func around(_ row: TextRow, in picture: Picture) -> (colour: GroundColour, isEven: Bool)? {
        var pixels: [SIMD3<UInt8>] = []
        for member in row.members {
            let margin = 0.15 * row.height
            let ring = member.box.insetBy(x: -margin, y: -margin)
            for step in 0..<24 {
                let share = (Double(step) + 0.5) / 24
                let (x, y) = (ring.minX + ring.width * share, ring.minY + ring.height * share)
                for point in [
                    Point(x: x, y: ring.minY), Point(x: x, y: ring.maxY), Point(x: ring.minX, y: y),
                    Point(x: ring.maxX, y: y),
                ] {
                    if let pixel = picture.pixel(at: row.frame.place(point)) { pixels.append(pixel) }
                }
            }
        }
        return most(of: pixels)
    }
}

extension Picture {
    fileprivate func pixel(at point: Point) -> SIMD3<UInt8>? {
        guard point.x >= 0, point.y >= 0, point.x < Double(width), point.y < Double(height) else { return nil }
        return pixel(Int(point.x), Int(point.y))
    }

    /// How far the pixels that are near a ground usually differ from it, and which share of all they are.
    fileprivate func noise(on ground: GroundColour, within most: Int) -> (Int, Double) {
        var counts = [Int](repeating: 0, count: most + 1)
        var near = 0
        for index in stride(from: 0, to: size.area, by: 3) {
            let at = index * 3
            let distance = ground.distance(red: bytes[at], green: bytes[at + 1], blue: bytes[at + 2])
            guard distance <= most else { continue }
            counts[distance] += 1
            near += 1
        }
        var (seen, median) = (0, 0)
        while median < most, seen + counts[median] <= near / 2 {
            seen += counts[median]
            median += 1
        }
        return (median, Double(near) * 3 / Double(max(size.area, 1)))
    }

    /// The first and the last rows.
    fileprivate func pixelsAboveAndBelow(rows: Int) -> [SIMD3<UInt8>] {
        let rows = min(max(rows, 1), height)
        return (Array(0..<rows) + Array(height - rows..<height)).flatMap { row in (0..<width).map { pixel($0, row) } }
    }

    /// A stretch of a row, upright, and where along the row it lies: its ends fall on whole pixels where the row lies straight.
    fileprivate func strip(
        of frame: LineFrame, from start: Double, to end: Double, half: Double, scale: Double
    ) -> (Picture, Rectangle)? {
        let box = Rectangle(minX: start, minY: -half, maxX: end, maxY: half)
        let quad = frame.place(box)
        if scale == 1, frame.along == Point(x: 1, y: 0), let area = wholePixels(of: quad.boundingBox) {
            let local = Rectangle(
                minX: area.minX - frame.origin.x, minY: area.minY - frame.origin.y, maxX: area.maxX - frame.origin.x,
                maxY: area.maxY - frame.origin.y)
            return (cropped(to: area), local)
        }
        let whole = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        guard box.width > 0, box.width * scale < 4096, !quad.boundingBox.intersection(whole).isEmpty else { return nil }
        // Beyond the picture there is nothing to see.
        var inside = box
        let corners = [whole.minX, whole.maxX].flatMap { x in
            [whole.minY, whole.maxY].map { frame.local(Point(x: x, y: $0)) }
        }
        if let low = corners.map(\.x).min(), let high = corners.map(\.x).max() {
            inside.minX = max(inside.minX, low)
            inside.maxX = min(max(inside.maxX, inside.minX), high)
        }
        let size = PixelSize(
            width: Int((inside.width * scale).rounded()), height: Int((inside.height * scale).rounded()))
        guard size.width > 2, size.height > 2 else { return nil }
        return (Resampler(self, part: frame.place(inside), size: size).drawn(), inside)
    }
}
