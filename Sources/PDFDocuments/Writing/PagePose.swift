#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif
internal import DocumentModel

/// How a page's text stands, and what makes it stand upright.
struct PagePose: Equatable {
    /// Quarters clockwise by which the page is to be turned.
    private(set) var quarterTurns = 0
    /// How far the text is tilted against its quarter, in radians, clockwise.
    private(set) var tilt = 0.0

    /// - Parameters:
    ///   - lines: What was read.
    ///   - options: Which of both is wanted; what is not wanted is 0.
    init(of lines: [TextLine], options: SearchablePDF.Options) {
        let lines = lines.filter { $0.quad.angle.isFinite && $0.quad.width.isFinite && $0.quad.width < 1e6 }
        var weights = [0.0, 0, 0, 0]
        // Columns of Japanese read downwards on a page that is upright.
        for line in lines where line.direction != .topToBottom { weights[Self.quarter(of: line)] += line.quad.width }
        guard let heaviest = weights.indices.max(by: { weights[$0] < weights[$1] }), weights[heaviest] > 0 else {
            return
        }
        if options.turnsPages { quarterTurns = (4 - heaviest) % 4 }
        if options.straightensPages {
            let tilts = lines.filter { Self.quarter(of: $0) == heaviest && $0.quad.width > 4 * $0.quad.height }
                .map { Self.tilt(of: $0) }.sorted()
            // A page is laid down a little askew; more than that is meant, and less is not seen.
            if let middle = tilts.dropFirst(tilts.count / 2).first, (0.0017...0.26).contains(middle.magnitude) {
                tilt = middle
            }
        }
    }

    /// The map of a page of an extent that straightens what is on it.
    func straightening(aboutCenterOf width: Double, _ height: Double) -> AffineTransform {
        guard tilt != 0 else { return AffineTransform() }
        // On a page y grows upwards: a clockwise tilt is taken back by a turn to the left, which is the positive one.
        let (cosine, sine) = (cos(tilt), sin(tilt))
        return AffineTransform.translation(x: -width / 2, y: -height / 2)
            .then(AffineTransform(a: cosine, b: sine, c: -sine, d: cosine))
            .then(.translation(x: width / 2, y: height / 2))
    }

    /// How many quarters clockwise a line reads from the usual direction.
    private static func quarter(of line: TextLine) -> Int {
        Int((line.quad.angle / (.pi / 2)).rounded()) & 3
    }

    private static func tilt(of line: TextLine) -> Double {
        line.quad.angle - (line.quad.angle / (.pi / 2)).rounded() * (.pi / 2)
    }
}
