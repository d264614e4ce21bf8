internal import Imaging
import DocumentModel

/// Reads emoji that stand beside and between words, or alone.
struct EmojiReader: Sendable {
    var rows: [TextRow]
    /// Where emoji may stand; empty where there are none, as in most pictures.
    let zones: [EmojiZone]

    /// Looks where emoji may stand.
    init(readings: [LineReading], picture: Picture, stop: StopSignal) throws {
        guard picture.channels == .rgb else {
            (rows, zones) = ([], [])
            return
        }
        let rows = TextRow.rows(of: readings, shapes: ColourfulShapes.places(in: picture, apartFrom: readings))
        var zones: [EmojiZone] = []
        for (index, row) in rows.enumerated() {
            try stop.check()
            zones += EmojiZone.zones(ofRow: index, row, readings: readings, in: picture)
        }
        // Where nothing has colours there is none, for most shapes without colours are none.
        (self.rows, self.zones) = (rows, zones.contains(where: \.isColourful) ? zones : [])
    }

    /// The emoji of each row, from where it begins.
    func sightings(_ table: EmojiTable, stop: StopSignal) throws -> [Int: [EmojiSighting]] {
        let matchers = zones.map { zone -> EmojiMatcher? in
            AreaSums(zone.strip).map { EmojiMatcher(table: table, sums: $0, ground: zone.ground) }
        }
        var found: [[EmojiSegmentation.Found]] = []
        for (zone, matcher) in zip(zones, matchers) {
            try stop.check()
            // What has no colours is looked at once others are known.
            let look = matcher.map {
                EmojiSegmentation(zone: zone, matcher: $0, registration: nil, takesGray: false)
            }
            found.append(look?.found() ?? [])
        }
        let sizes = EmojiSizes(zones: zones, found: found, rows: rows, table: table)
        for (index, zone) in zones.enumerated() {
            try stop.check()
            guard let matcher = matchers[index], found[index].contains(where: { !$0.isClear }),
                let registration = sizes.registration(for: zone, row: rows[zone.row])
            else { continue }
            // As it is, at the size of the others, and with ink that is paler.
            for (zone, registration) in [(zone, nil), (zone, registration), (zone.withPaleInk(), registration)] {
                let look = EmojiSegmentation(
                    zone: zone, matcher: matcher, registration: registration, takesGray: true)
                let again = look.found()
                if again.explained(table) > found[index].explained(table) { found[index] = again }
            }
        }
        var sightings: [Int: [EmojiSighting]] = [:]
        for (zone, found) in zip(zones, found) {
            for piece in found {
                guard let match = piece.match else { continue }
                let entry = table.entries[match.entry]
                let cell = zone.local(entry.cell(around: match.square))
                let isClear = match.explained > Self.least(entry, isColourful: piece.isColourful)
                guard
                    isClear
                        || sizes.confirms(
                            cell, row: zone.row, explained: match.explained, isColourful: piece.isColourful)
                else { continue }
                sightings[zone.row, default: []].append(
                    EmojiSighting(
                        text: entry.text, name: entry.name, confidence: min(match.explained, 1),
                        cell: cell))
            }
        }
        return sightings.mapValues { $0.sorted { $0.cell.minX < $1.cell.minX } }
    }

    /// How much has to be accounted for where an emoji stands alone: blots look like black ones, and any plain shape like those
    /// that are nothing more.
    private static func least(_ entry: EmojiTable.Entry, isColourful: Bool) -> Double {
        if entry.isPlainShape { return 0.96 }
        return isColourful ? 0.87 : 0.94
    }
}

extension EmojiSegmentation.Found {
    /// Whether another look would tell nothing new.
    var isClear: Bool { (match?.explained ?? 0) > 0.92 }
}

extension [EmojiSegmentation.Found] {
    /// How much of the pieces' areas is accounted for.
    fileprivate func explained(_ table: EmojiTable) -> Double {
        reduce(0) {
            $0 + ($1.match.map { Swift.max($0.explained, 0) * Swift.max($0.explained, 0) } ?? 0) * $1.ink.width
        }
    }
}

extension EmojiZone {
    /// A place in the strip, along the row.
    func local(_ place: Rectangle) -> Rectangle {
        Rectangle(
            minX: box.minX + place.minX / scale, minY: box.minY + place.minY / scale,
            maxX: box.minX + place.maxX / scale,
            maxY: box.minY + place.maxY / scale)
    }
}
