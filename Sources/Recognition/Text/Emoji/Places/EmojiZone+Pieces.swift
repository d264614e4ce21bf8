internal import Imaging
import DocumentModel

extension EmojiZone {
    /// Pieces so narrow that an emoji may be made of one or of several neighbours.
    ///
    /// - Parameter width: How wide a cell may be, in the strip's pixels.
    /// - Returns: Boxes side by side, from the left.
    func atoms(cellWidth width: Double) -> [Rectangle] {
        clusters.flatMap { cluster -> [Rectangle] in
            guard cluster.width > 1.12 * width else { return [cluster] }
            let cuts = cuts(of: cluster, cellWidth: width)
            let edges = [cluster.minX] + cuts + [cluster.maxX]
            return zip(edges, edges.dropFirst()).map { start, end in
                Rectangle(minX: start, minY: cluster.minY, maxX: end, maxY: cluster.maxY)
            }
        }
    }

    /// Whether anything in it has colours.
    var isColourful: Bool {
        clusters.contains { piece([$0], within: $0.minX...$0.maxX)?.isColourful == true }
    }

    /// Where a cluster may fall into cells: as many of one width, shifted to where the least ink is.
    private func cuts(of cluster: Rectangle, cellWidth: Double) -> [Double] {
        let columns = Int(cluster.minX)..<min(Int(cluster.maxX.rounded(.up)), strip.width)
        let rows = Int(cluster.minY)..<min(Int(cluster.maxY.rounded(.up)), strip.height)
        let ink = columns.map { column in
            rows.reduce(0) { sum, row in
                let pixel = strip.pixel(column, row)
                let distance = ground.distance(red: pixel.x, green: pixel.y, blue: pixel.z)
                return sum + max(distance - threshold, 0)
            }
        }
        let most = max(1, Int((cluster.width / (0.75 * cellWidth)).rounded(.up)))
        let least = max(2, Int((cluster.width / (1.25 * cellWidth)).rounded(.down)))
        guard least <= most, most < 40 else { return [] }
        var cuts: [Int] = []
        for count in least...most {
            let pitch = cluster.width / Double(count)
            let slack = max(1, Int(pitch * 0.15))
            for index in 1..<count {
                let middle = Int(pitch * Double(index))
                let around = max(1, middle - slack)..<min(ink.count, middle + slack + 1)
                // Of equals the one nearest to where it should be.
                guard let cut = around.min(by: { (ink[$0], abs($0 - middle)) < (ink[$1], abs($1 - middle)) }) else {
                    continue
                }
                if !cuts.contains(where: { abs($0 - cut) <= 1 }) { cuts.append(cut) }
            }
        }
        return cuts.sorted().map { cluster.minX + Double($0) }
    }

    /// Takes some neighbouring atoms for one piece.
    ///
    /// - Parameters:
    ///   - atoms: The atoms.
    ///   - bounds: How far the piece may reach to both sides.
    /// - Returns: The piece; nil where there is no ink.
    func piece(_ atoms: ArraySlice<Rectangle>, within bounds: ClosedRange<Double>) -> EmojiPiece? {
        guard let first = atoms.first else { return nil }
        let box = atoms.dropFirst().reduce(first) { $0.union($1) }
        let margin = 0.15 * max(box.width, box.height)
        let part = Rectangle(
            minX: max(box.minX - margin, bounds.lowerBound, 0), minY: max(box.minY - margin, 0),
            maxX: min(box.maxX + margin, bounds.upperBound, Double(strip.width)),
            maxY: min(box.maxY + margin, Double(strip.height)))
        var energy = 0
        var (colour, count) = (0, 0)
        var strong: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
        for row in Int(part.minY)..<Int(part.maxY.rounded(.up)) {
            for column in Int(part.minX)..<Int(part.maxX.rounded(.up)) {
                let pixel = strip.pixel(column, row)
                let red = Int(pixel.x) - Int(ground.red)
                let green = Int(pixel.y) - Int(ground.green)
                let blue = Int(pixel.z) - Int(ground.blue)
                energy += red * red + green * green + blue * blue
                if max(abs(red), abs(green), abs(blue)) > threshold {
                    colour += Int(max(pixel.x, pixel.y, pixel.z)) - Int(min(pixel.x, pixel.y, pixel.z))
                    count += 1
                }
                if max(abs(red), abs(green), abs(blue)) > Self.strong {
                    let old = strong ?? (column, row, column, row)
                    strong = (min(old.minX, column), min(old.minY, row), max(old.maxX, column), max(old.maxY, row))
                }
            }
        }
        guard energy > 0 else { return nil }
        var inks = [box]
        if let strong {
            let core = Rectangle(
                minX: Double(strong.minX), minY: Double(strong.minY), maxX: Double(strong.maxX + 1),
                maxY: Double(strong.maxY + 1))
            if core != box, core.width > 0.5 * box.width, core.height > 0.5 * box.height { inks.append(core) }
        }
        return EmojiPiece(
            part: part, inks: inks, energy: Double(energy),
            colourfulness: Double(colour) / Double(max(count, 1)))
    }

    /// What differs so much from its ground is ink for certain.
    private static let strong = 64
}
