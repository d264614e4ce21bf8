internal import Imaging
import DocumentModel

extension EmojiZone {
    /// What looks like a small picture, along the row: compact, as tall as a line, full of colours, and alone.
    ///
    /// - Parameter taken: Places where something is known.
    /// - Returns: The places, with a little of the ground around them.
    func icons(apartFrom taken: [Rectangle]) -> [Rectangle] {
        clusters.indices.compactMap { index -> Rectangle? in
            let box = clusters[index]
            // A little of the ground belongs to it, as to the cells of emoji: so a cut-out shows what it stands on.
            let place = local(box.insetBy(x: -Self.margin * box.width, y: -Self.margin * box.height))
            guard isAsTallAsALine(box), isAlone(index), fills(box),
                !taken.contains(where: { $0.minX < place.maxX && place.minX < $0.maxX })
            else { return nil }
            return place
        }
    }

    private func isAsTallAsALine(_ box: Rectangle) -> Bool {
        (0.9...1.9).contains(box.height / textHeight) && (0.75...1.35).contains(box.width / box.height)
            && abs(box.center.y - Double(strip.height) / 2) < 0.3 * textHeight
    }

    /// Letters follow each other closely, and a pattern has many pieces.
    private func isAlone(_ index: Int) -> Bool {
        let box = clusters[index]
        return [index - 1, index + 1].filter(clusters.indices.contains).allSatisfy {
            max(clusters[$0].minX - box.maxX, box.minX - clusters[$0].maxX) > 0.35 * textHeight
        }
    }

    /// Whether most of its box has ink, and most of the ink has a strong colour: strokes of letters leave more of it open.
    private func fills(_ box: Rectangle) -> Bool {
        var (ink, colourful, total) = (0, 0, 0)
        for row in max(0, Int(box.minY))..<min(strip.height, Int(box.maxY.rounded(.up))) {
            for column in max(0, Int(box.minX))..<min(strip.width, Int(box.maxX.rounded(.up))) {
                total += 1
                let pixel = strip.pixel(column, row)
                guard ground.distance(red: pixel.x, green: pixel.y, blue: pixel.z) > 2 * threshold else { continue }
                ink += 1
                let own = Int(max(pixel.x, pixel.y, pixel.z)) - Int(min(pixel.x, pixel.y, pixel.z))
                // A ground of a tint gives some of it to what is drawn on it.
                if own > Self.leastChroma + ground.chroma { colourful += 1 }
            }
        }
        return Double(ink) > Self.leastInk * Double(total) && Double(colourful) > 0.6 * Double(ink)
    }

    private static let margin = 0.06
    /// A disc fills 0.79 of its box; bold letters less than half.
    private static let leastInk = 0.6
    private static let leastChroma = 70
}

extension GroundColour {
    fileprivate var chroma: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }
}
