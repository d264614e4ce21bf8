import DocumentModel

/// Compares pieces of a strip with all emoji.
struct EmojiMatcher {
    let table: EmojiTable
    let sums: AreaSums
    let ground: GroundColour
    /// The tiny thumbnails on that ground.
    let tiny: [UInt8]

    init(table: EmojiTable, sums: AreaSums, ground: GroundColour) {
        self.table = table
        self.sums = sums
        self.ground = ground
        tiny = table.tiny.drawn(on: ground)
    }

    /// Thumbnails that are looked at closely.
    private static let shortlist = 12

    /// What accounts for less where it is placed to a pixel is not seen at once.
    private static let leastByPixel = 0.75

    /// What accounts for less at a glance is no emoji. Where none is known yet, only those count that are seen at once: most
    /// pictures have colours and no emoji.
    static func leastAtAGlance(_ registration: EmojiRegistration?) -> Double { registration == nil ? 0.6 : 0.3 }

    /// How much the likeliest emoji accounts for at a glance; nil where it is too little.
    func glance(at piece: EmojiPiece, _ registration: EmojiRegistration?) -> Double? {
        let least = Self.leastAtAGlance(registration)
        var best = least
        for view in views(of: piece, registration) {
            let sample = CoarseSample(view.square, of: piece, by: self)
            let whole = piece.energy / sample.area
            for entry in view.entries {
                // What cannot become better is not compared to its end.
                guard let sum = sample.difference(to: entry, below: sample.inside - best * whole) else { continue }
                best = max(best, (sample.inside - Double(sum)) / whole)
            }
        }
        return best > least ? best : nil
    }

    /// The likeliest emoji, the best first; none where nothing looks like one.
    func matches(for piece: EmojiPiece, _ registration: EmojiRegistration?) -> [EmojiMatch] {
        let candidates = candidates(for: piece, registration).prefix(Self.shortlist)
        guard !candidates.isEmpty, let fine = table.fine else { return [] }
        var drawn: [Int: [Float]] = [:]
        for candidate in candidates where drawn[candidate.entry] == nil {
            var values = [Float](repeating: 0, count: fine.area * 3)
            fine.draw(candidate.entry, on: ground, into: &values)
            drawn[candidate.entry] = values
        }
        var best: [Int: EmojiMatch] = [:]
        var starts: [Rectangle: [Int]] = [:]
        for candidate in candidates { starts[candidate.square, default: []].append(candidate.entry) }
        // With the size known, what is left open is the place.
        let scales = registration == nil ? [0.93, 1, 1.07] : [1]
        for (square, entries) in starts {
            improve(
                from: square, side: fine.side, scales: scales, reach: 1, entries: entries, drawn: drawn, piece: piece,
                into: &best)
        }
        for (scales, reach) in [([0.97, 1, 1.03], 0.5), ([0.985, 1, 1.015], 0.25)] {
            let ranked = best.values.sorted { ($0.explained, $1.entry) > ($1.explained, $0.entry) }
            // Parts of a pixel make a good match better, and nothing else a good one.
            guard let first = ranked.first, registration != nil || first.explained > Self.leastByPixel else { break }
            for match in ranked.prefix(6) where match.explained > first.explained - 0.1 {
                improve(
                    from: match.square, side: fine.side, scales: scales, reach: reach, entries: [match.entry],
                    drawn: drawn,
                    piece: piece,
                    into: &best)
            }
        }
        return best.values.sorted { ($0.explained, $1.entry) > ($1.explained, $0.entry) }
    }

    /// Shifts and stretches a square and keeps for each emoji where it fits best.
    private func improve(
        from square: Rectangle, side: Int, scales: [Double], reach: Double, entries: [Int], drawn: [Int: [Float]],
        piece: EmojiPiece, into best: inout [Int: EmojiMatch]
    ) {
        // A pixel of the strip or one of the thumbnail, whichever is larger.
        let step = reach * max(square.width / Double(side), 0.7)
        var seen = [Float](repeating: 0, count: side * side * 3)
        for scale in scales {
            for down in [-step, 0, step] {
                for across in [-step, 0, step] {
                    let moved = square.scaled(scale).moved(x: across, y: down)
                    sums.sample(moved, within: piece.part, ground: ground, side: side, into: &seen)
                    let area = moved.width * moved.height / Double(side * side)
                    let inside = energy(of: seen)
                    for entry in entries {
                        guard let values = drawn[entry] else { continue }
                        let difference = seen.squaredDistance(to: values)
                        let explained = (Double(inside - difference) * area) / piece.energy
                        if explained > best[entry]?.explained ?? -.infinity {
                            best[entry] = EmojiMatch(entry: entry, square: moved, explained: explained)
                        }
                    }
                }
            }
        }
    }

    func energy(of values: [Float]) -> Float {
        let channels = [Float(ground.red), Float(ground.green), Float(ground.blue)]
        var sum: Float = 0
        for index in values.indices {
            let difference = values[index] - channels[index % 3]
            sum += difference * difference
        }
        return sum
    }

    /// Emoji by how much they account for at a glance, the best first; one may come several times, at other places.
    private func candidates(for piece: EmojiPiece, _ registration: EmojiRegistration?) -> [EmojiMatch] {
        var found: [EmojiMatch] = []
        let least = Self.leastAtAGlance(registration)
        for view in views(of: piece, registration) {
            let sample = CoarseSample(view.square, of: piece, by: self)
            let whole = piece.energy / sample.area
            for entry in view.entries {
                guard let sum = sample.difference(to: entry, below: sample.inside - least * whole) else { continue }
                let explained = (sample.inside - Double(sum)) / whole
                found.append(EmojiMatch(entry: entry, square: view.square, explained: explained))
            }
        }
        return found.sorted { ($0.explained, $1.entry) > ($1.explained, $0.entry) }
    }

    /// The squares that a piece is looked at in, and what it is compared with there.
    private func views(
        of piece: EmojiPiece, _ registration: EmojiRegistration?
    ) -> [(square: Rectangle, entries: [Int])] {
        if let registration { return registered(piece, registration) }
        return piece.inks.map { ($0.square, Array(table.entries.indices)) }
    }

    /// Where size and height are known, each emoji has its own square, and only where it begins is left open.
    private func registered(
        _ piece: EmojiPiece, _ registration: EmojiRegistration
    ) -> [(square: Rectangle, entries: [Int])] {
        let scale = registration.cellHeight / Double(EmojiTable.cell.height)
        guard let ink = piece.inks.first else { return [] }
        // What has nearly the same square is compared with the same sample.
        var groups: [SIMD2<Int>: [Int]] = [:]
        for (index, entry) in table.entries.enumerated() {
            let key = SIMD2(Int(entry.side / 4), registration.cellTop == nil ? 0 : Int(entry.ink.center.y / 3))
            groups[key, default: []].append(index)
        }
        var views: [(square: Rectangle, entries: [Int])] = []
        for (key, entries) in groups.sorted(by: { ($0.key.x, $0.key.y) < ($1.key.x, $1.key.y) }) {
            let side = (Double(key.x) * 4 + 2) * scale
            let middle = registration.cellTop.map { $0 + (Double(key.y) * 3 + 1.5) * scale } ?? ink.center.y
            for shift in [-1.0, 0, 1] {
                let center = Point(x: ink.center.x + shift * max(scale * 5, 0.7), y: middle)
                let square = Rectangle(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
                views.append((square, entries))
            }
        }
        return views
    }
}

extension [Float] {
    fileprivate func squaredDistance(to other: [Float]) -> Float {
        withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { other in
                var lanes = SIMD8<Float>.zero
                let whole = Swift.min(one.count, other.count) / 8 * 8
                guard let first = one.baseAddress, let second = other.baseAddress else { return 0 }
                for index in stride(from: 0, to: whole, by: 8) {
                    let left = UnsafeRawPointer(first + index).loadUnaligned(as: SIMD8<Float>.self)
                    let right = UnsafeRawPointer(second + index).loadUnaligned(as: SIMD8<Float>.self)
                    lanes += (left - right) * (left - right)
                }
                return lanes.sum()
            }
        }
    }
}

extension Rectangle {
    /// The square around the rectangle that a thumbnail would show.
    fileprivate var square: Rectangle {
        let side = max(width, height) * EmojiTable.margin
        return Rectangle(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }

    fileprivate func scaled(_ scale: Double) -> Rectangle {
        insetBy(x: width * (1 - scale) / 2, y: height * (1 - scale) / 2)
    }

    fileprivate func moved(x: Double, y: Double) -> Rectangle {
        Rectangle(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}
