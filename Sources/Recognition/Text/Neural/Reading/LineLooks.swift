import DocumentModel
import Synchronization

/// A line as it was cut out, and what the recogniser made of it.
struct LineLook: Sendable {
    let strip: LineStrip
    let output: LineOutput
    /// What it made of the line with more above and below; nil where that was not looked at.
    var widened: LineOutput?
}

/// The first lines of a picture that were looked at, kept for when they are read in further scripts.
final class LineLooks: Sendable {
    private let looks = Mutex<[Quad: LineLook]>([:])

    /// A line that is read in several scripts is one of a few, looked at first; a long one takes two megabytes.
    private static let most = 8

    /// What was kept of the line at a place.
    func look(at quad: Quad) -> LineLook? { looks.withLock { $0[quad] } }

    /// Keeps what was seen at a place, unless there is enough.
    func keep(_ look: LineLook, at quad: Quad) {
        looks.withLock { looks in
            if looks.count < Self.most || looks[quad] != nil { looks[quad] = look }
        }
    }
}
