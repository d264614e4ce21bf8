import DocumentModel

/// Compares pieces of a strip with all emoji.
struct EmojiMatcher {
    let table: EmojiTable
    let sums: AreaSums
    let ground: GroundColour
    /// The coarse thumbnails on that ground.
    private let coarse: [UInt8]

    init(table: EmojiTable, sums: AreaSums, ground: GroundColour) {
        self.table = table
        self.sums = sums
        self.ground = ground
        coarse = table.coarse.drawn(on: ground)
    }

    /// Thumbnails that are looked at closely.
    private static let shortlist = 40
    /// Less than this accounted for at a glance is no emoji.
    private static let leastAtAGlance = 0.35

    /// How much the likeliest emoji accounts for at a glance, where that is more than `least`; else `least`.
    func glance(at piece: EmojiPiece, _ registration: EmojiRegistration?, least: Double) -> Double {
        var best = least
        for view in views(of: piece, registration) {
            let sample = CoarseSample(view.square, of: piece, by: self)
            let whole = piece.energy / sample.area
            for entry in view.entries {
                // What cannot become better is not compared to its end.
                let limit = Int32(clamping: Int((sample.inside - best * whole).rounded(.up)))
                guard limit > 0, let sum = sample.difference(to: entry, below: limit) else { continue }
                best = max(best, (sample.inside - Double(sum)) / whole)
            }
        }
        return best
    }

    /// The likeliest emoji, the best first; none where nothing looks like one.
    func matches(for piece: EmojiPiece, _ registration: EmojiRegistration?) -> [EmojiMatch] {
        let candidates = candidates(for: piece, registration).prefix(Self.shortlist)
        guard let first = candidates.first, first.explained > Self.leastAtAGlance else { return [] }
        var drawn: [Int: [Float]] = [:]
        for candidate in candidates where drawn[candidate.entry] == nil {
            var values = [Float](repeating: 0, count: table.fine.area * 3)
            table.fine.draw(candidate.entry, on: ground, into: &values)
            drawn[candidate.entry] = values
        }
        var best: [Int: EmojiMatch] = [:]
        var starts: [Rectangle: [Int]] = [:]
        for candidate in candidates { starts[candidate.square, default: []].append(candidate.entry) }
        // With the size known, what is left open is the place.
        let scales = registration == nil ? [0.93, 1, 1.07] : [1]
        for (square, entries) in starts {
            improve(from: square, scales: scales, reach: 1, entries: entries, drawn: drawn, piece: piece, into: &best)
        }
        for (scales, reach) in [([0.97, 1, 1.03], 0.5), ([0.985, 1, 1.015], 0.25)] {
            for match in best.values.sorted(by: { ($0.explained, $1.entry) > ($1.explained, $0.entry) }).prefix(6) {
                improve(
                    from: match.square, scales: scales, reach: reach, entries: [match.entry], drawn: drawn,
                    piece: piece,
                    into: &best)
            }
        }
        return best.values.sorted { ($0.explained, $1.entry) > ($1.explained, $0.entry) }
    }

    /// Shifts and stretches a square and keeps for each emoji where it fits best.
    private func improve(
        from square: Rectangle, scales: [Double], reach: Double, entries: [Int], drawn: [Int: [Float]],
        piece: EmojiPiece, into best: inout [Int: EmojiMatch]
    ) {
        // A pixel of the strip or one of the thumbnail, whichever is larger.
        let step = reach * max(square.width / Double(table.fine.side), 0.7)
        var seen = [Float](repeating: 0, count: table.fine.area * 3)
        for scale in scales {
            for down in [-step, 0, step] {
                for across in [-step, 0, step] {
                    let moved = square.scaled(scale).moved(x: across, y: down)
                    sums.sample(moved, within: piece.part, ground: ground, side: table.fine.side, into: &seen)
                    let area = moved.width * moved.height / Double(table.fine.area)
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

    private func energy(of values: [Float]) -> Float {
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
        for view in views(of: piece, registration) {
            let sample = CoarseSample(view.square, of: piece, by: self)
            for entry in view.entries {
                guard let sum = sample.difference(to: entry, below: .max) else { continue }
                let explained = (sample.inside - Double(sum)) * sample.area / piece.energy
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

    /// What a square of a piece looks like at the size of the coarse thumbnails.
    private struct CoarseSample {
        /// How far it differs from the ground.
        let inside: Double
        /// Pixels of the strip to one of the thumbnail.
        let area: Double
        private let seen: [Int16]
        private let coarse: [UInt8]

        init(_ square: Rectangle, of piece: EmojiPiece, by matcher: EmojiMatcher) {
            let side = matcher.table.coarse.side
            var values = [Float](repeating: 0, count: side * side * 3)
            matcher.sums.sample(square, within: piece.part, ground: matcher.ground, side: side, into: &values)
            inside = Double(matcher.energy(of: values))
            area = square.width * square.height / Double(side * side)
            seen = values.map { Int16($0.rounded()) }
            coarse = matcher.coarse
        }

        /// The sum of squared differences to a thumbnail; nil as soon as it is not below a limit.
        func difference(to entry: Int, below limit: Int32) -> Int32? {
            seen.withUnsafeBufferPointer { seen in
                coarse.withUnsafeBufferPointer { coarse in
                    let start = entry * seen.count
                    var sum: Int32 = 0
                    // A quarter at a time: shorter steps would not keep the processor's lanes full.
                    for part in 0..<4 {
                        for index in part * seen.count / 4..<(part + 1) * seen.count / 4 {
                            let difference = Int32(Int16(coarse[start &+ index]) &- seen[index])
                            sum &+= difference &* difference
                        }
                        if sum >= limit { return nil }
                    }
                    return sum
                }
            }
        }
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
