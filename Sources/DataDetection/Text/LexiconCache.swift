import Synchronization

/// The tables of words that were built last: they follow from the languages alone and take long to build.
final class LexiconCache<Lexicon: Sendable>: Sendable {
    /// More than there are languages. Combinations of them are few in practice; whatever a caller asks for, what is kept
    /// is bounded.
    private static var capacity: Int { 64 }

    private let lexicons = Mutex<[[String]: Lexicon]>([:])

    /// The table for languages given by their codes in order, built if need be.
    func lexicon(for codes: [String], build: () -> Lexicon) -> Lexicon {
        if let known = lexicons.withLock({ $0[codes] }) { return known }
        // Built without the lock, at worst twice: others need not wait for it.
        let built = build()
        lexicons.withLock { lexicons in
            if lexicons.count >= Self.capacity { lexicons.removeAll() }
            lexicons[codes] = built
        }
        return built
    }
}
