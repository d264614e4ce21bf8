internal import Imaging
internal import DocumentModel
internal import Glibc

/// A part of a picture that may hold a code.
struct CodeRegion {
    /// The part, turned so that bars stand upright; in pixels of the picture.
    let quad: Quad
    /// Whether bars fill it; modules otherwise.
    let hasBars: Bool
    /// Whether its tones are those of a code, not of print or of a photo.
    let looksLikeCode: Bool
    /// Whether it is as compact and as mixed as a code of modules, whose tones may have been blurred or printed over, or has
    /// bars enough for a small barcode.
    let mayBeCode: Bool
    /// Whether it has so much of a code's texture that it hardly is anything else.
    let isCertainlyCode: Bool
    /// How many squares of texture it is made of.
    let squareCount: Int

    /// The parts of a picture that are filled with one sort of texture, the largest first.
    ///
    /// A picture is looked at reduced to about a thousand pixels, and `coarseness` times smaller than that: large
    /// modules would not fill a square otherwise.
    static func regions(in picture: Picture, coarseness: Double = 1) -> [CodeRegion] {
        let extent = Double(max(picture.width, picture.height))
        let factor = max(1, Int((max(extent / 1000, 1) * coarseness).rounded()))
        let grid = TextureSquare.squares(of: picture.reduced(by: factor).gray())
        let bars = barGroups(of: grid.squares, columns: grid.columns, rows: grid.rows) { group in
            CodeRegion(group, of: grid.squares, columns: grid.columns, factor: factor, hasBars: true)?.looksLikeCode
                ?? false
        }
        // Some codes have bars among their modules; what bars alone fill need not be looked at twice.
        let mixtures = groups(of: grid.squares, columns: grid.columns, rows: grid.rows, hasBars: false).filter {
            group in
            let squares = Set(group)
            return !bars.contains { $0.count * 3 > squares.count * 2 && squares.isSuperset(of: $0) }
        }
        let regions = [(bars, true), (mixtures, false)].flatMap { groups, hasBars in
            groups.compactMap {
                CodeRegion($0, of: grid.squares, columns: grid.columns, factor: factor, hasBars: hasBars)
            }
        }
        return regions.sorted { $0.squareCount > $1.squareCount }
    }

    /// The groups of squares with bars. A wide bar or space may fill a square, and blur level some bars: parts of what
    /// looks like one barcode as a whole are one.
    private static func barGroups(
        of squares: [TextureSquare], columns: Int, rows: Int, isLikely: ([Int]) -> Bool
    ) -> [[Int]] {
        let parts = groups(of: squares, columns: columns, rows: rows, hasBars: true)
        let wholes = groups(of: squares, columns: columns, rows: rows, hasBars: true, leaps: true)
        let sizes = Dictionary(parts.map { ($0[0], $0.count) }, uniquingKeysWith: max)
        // What is nearly all of it runs more like it than with strays.
        let likely = wholes.filter { whole in
            !whole.contains { sizes[$0, default: 0] * 10 >= whole.count * 7 } && isLikely(whole)
        }
        let joined = Set(likely.joined())
        return likely + parts.filter { !joined.contains($0[0]) }
    }

    /// The squares that touch each other: those with bars that run the same way, or those with bars or modules.
    /// Where `leaps` is set, the next square but one, across the bars, continues them as well.
    private static func groups(
        of squares: [TextureSquare], columns: Int, rows: Int, hasBars: Bool, leaps: Bool = false
    ) -> [[Int]] {
        var isOpen = squares.map { $0.hasBars || !hasBars && $0.hasModules }
        var groups: [[Int]] = []
        for seed in squares.indices where isOpen[seed] {
            var members = [seed]
            isOpen[seed] = false
            var next = 0
            let reach = leaps ? 2 : 1
            while next < members.count {
                let member = members[next]
                next += 1
                let (x, y) = (member % columns, member / columns)
                for ny in max(0, y - reach)...min(rows - 1, y + reach) {
                    for nx in max(0, x - reach)...min(columns - 1, x + reach) where isOpen[ny * columns + nx] {
                        let other = ny * columns + nx
                        let turn = remainder(squares[other].direction - squares[member].direction, .pi)
                        if hasBars, abs(turn) > 0.3 { continue }
                        if max(abs(nx - x), abs(ny - y)) > 1 {
                            let angle = squares[member].direction
                            let (across, along) = (Double(nx - x), Double(ny - y))
                            if abs(across * sin(angle) - along * cos(angle)) > 1 { continue }
                        }
                        isOpen[other] = false
                        members.append(other)
                    }
                }
            }
            // Less holds no code that a decoder could read.
            if members.count >= 4 { groups.append(members) }
        }
        return groups
    }

    private init?(_ members: [Int], of squares: [TextureSquare], columns: Int, factor: Int, hasBars: Bool) {
        let count = Double(members.count)
        func sum(_ value: (TextureSquare) -> Double) -> Double { members.reduce(0) { $0 + value(squares[$1]) } }
        // Directions half a turn apart are the same, so the vectors of twice the angle are summed.
        let direction = hasBars ? atan2(sum { sin(2 * $0.direction) }, sum { cos(2 * $0.direction) }) / 2 : 0
        let along = Point(x: cos(direction), y: sin(direction))
        let side = Double(factor * TextureSquare.side)
        let centers = members.map { member in
            Point(
                x: (Double(member % columns) + 0.5) * side + Double(factor),
                y: (Double(member / columns) + 0.5) * side + Double(factor))
        }
        let us = centers.map { $0.x * along.x + $0.y * along.y }
        let vs = centers.map { $0.y * along.x - $0.x * along.y }
        guard let left = us.min(), let right = us.max(), let top = vs.min(), let bottom = vs.max() else { return nil }
        // One square more on all sides: ends of a code fill theirs in part, and quiet zones belong to it.
        let margin = 1.5 * side
        let box = Rectangle(minX: left - margin, minY: top - margin, maxX: right + margin, maxY: bottom + margin)
        quad = Quad(box).map { Point(x: $0.x * along.x - $0.y * along.y, y: $0.x * along.y + $0.y * along.x) }
        self.hasBars = hasBars
        squareCount = members.count
        let (contrast, light) = (sum(\.contrast) / count, sum(\.light) / count)
        let (width, height) = ((right - left) / side + 1, (bottom - top) / side + 1)
        let isFilled = members.count >= 9 && count >= 0.45 * width * height && (0.25...0.75) ~= light
        // Bars are many, hence wide; a fold or a line of the paper is not. Blurred ones have hardly two tones.
        looksLikeCode =
            isFilled && (hasBars ? width >= 4 && contrast > 0.24 : min(width, height) >= 2 && contrast > 0.4)
        let isCompact = count >= 0.6 * width * height && max(width, height) < 2 * min(width, height)
        mayBeCode =
            looksLikeCode
            || hasBars && members.count >= 6 && width >= 4 && (0.25...0.75) ~= light && contrast > 0.24
            || !hasBars && isCompact && members.count >= 9 && (0.25...0.75) ~= light && contrast > 0.3
        isCertainlyCode = looksLikeCode && (hasBars ? members.count >= 16 : members.count >= 20 && contrast > 0.5)
    }
}
