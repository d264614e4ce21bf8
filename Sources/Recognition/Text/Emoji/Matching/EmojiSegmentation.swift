internal import Imaging
import DocumentModel

/// Parts what stands in a zone into emoji: in the way that accounts for most of it.
struct EmojiSegmentation {
    let zone: EmojiZone
    let matcher: EmojiMatcher
    let registration: EmojiRegistration?
    /// Whether a piece without colours may be one.
    let takesGray: Bool

    /// What is found in a zone.
    struct Found: Sendable {
        /// What the piece looks like most; nil where it looks like nothing.
        let match: EmojiMatch?
        /// Whether the piece has colours, or is black, white and gray.
        let isColourful: Bool
        /// How far the ink reaches, in the strip's pixels.
        let ink: Rectangle
    }

    /// How wide a cell is, or may be, in the strip's pixels.
    private var cellWidth: Double {
        if let registration { return registration.cellWidth }
        let tallest = zone.clusters.map(\.height).max() ?? 0
        // Most emoji fill nine tenths of their cells; those beside text are taller than it.
        return min(max(tallest * 1.15, zone.textHeight), 2.1 * zone.textHeight)
    }

    /// Pieces from the left.
    func found() -> [Found] {
        let width = cellWidth
        let atoms = zone.atoms(cellWidth: width)
        guard atoms.count <= Self.most else { return [] }
        let widest = (registration == nil ? 1.22 : 1.06) * width
        // The least that is left unexplained of the first atoms, and the last piece that leaves no more.
        var costs = [0.0]
        var starts = [0]
        var isEmoji = [false]
        for end in 1...max(atoms.count, 1) where !atoms.isEmpty {
            let single = zone.piece(atoms[end - 1..<end], within: bounds(end - 1, end, atoms))
            let energy = single?.energy ?? 0
            var best = (cost: costs[end - 1] + energy, start: end - 1, isEmoji: false)
            for start in stride(from: end - 1, through: 0, by: -1) {
                let box = atoms[start..<end].dropFirst().reduce(atoms[start]) { $0.union($1) }
                if box.width > widest { break }
                guard isPlausible(box), let piece = zone.piece(atoms[start..<end], within: bounds(start, end, atoms)),
                    takesGray || piece.isColourful
                else { continue }
                guard let glance = matcher.glance(at: piece, registration) else { continue }
                // One emoji is likelier than two that explain as much.
                let cost = costs[start] + piece.energy * (1 - glance) + 0.03 * piece.energy
                if cost < best.cost { best = (cost, start, true) }
            }
            costs.append(best.cost)
            starts.append(best.start)
            isEmoji.append(best.isEmoji)
        }
        var found: [Found] = []
        var end = atoms.count
        while end > 0 {
            let start = starts[end]
            let box = atoms[start..<end].dropFirst().reduce(atoms[start]) { $0.union($1) }
            let piece = isEmoji[end] ? zone.piece(atoms[start..<end], within: bounds(start, end, atoms)) : nil
            let match = piece.flatMap { matcher.matches(for: $0, registration).first }
            let isColourful = piece?.isColourful == true
            found.append(Found(match: match, isColourful: isColourful, ink: box))
            end = start
        }
        return found.reversed()
    }

    /// More is a texture, not a line of emoji.
    private static let most = 120

    private func isPlausible(_ box: Rectangle) -> Bool {
        let least = 0.55 * zone.textHeight
        return max(box.width, box.height) > max(least, 6)
    }

    /// How far atoms may reach to both sides: to the middle between them and their neighbours.
    private func bounds(_ start: Int, _ end: Int, _ atoms: [Rectangle]) -> ClosedRange<Double> {
        let left = start > 0 ? (atoms[start - 1].maxX + atoms[start].minX) / 2 : 0
        let right = end < atoms.count ? (atoms[end - 1].maxX + atoms[end].minX) / 2 : Double(zone.strip.width)
        return min(left, right)...max(left, right)
    }
}
