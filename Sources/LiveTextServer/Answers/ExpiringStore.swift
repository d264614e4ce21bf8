internal import Foundation
internal import Synchronization

/// Values in memory that are to be fetched within a time: results, and files that are sent before they are asked about. What is
/// stored is bounded; nothing is written anywhere.
final class ExpiringStore<Value: Sendable>: Sendable {
    private struct Entry {
        let value: Value
        let bytes: Int
        let end: ContinuousClock.Instant
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var bytes = 0
    }

    private let byteLimit: Int
    private let countLimit: Int
    private let time: Duration
    private let state = Mutex(State())

    /// - Parameters:
    ///   - bytes: How much is kept at most.
    ///   - count: How many values are kept at most.
    ///   - time: How long each is kept.
    init(bytes: Int, count: Int = 10_000, time: Duration) {
        byteLimit = bytes
        countLimit = count
        self.time = time
    }

    /// How many bytes are kept.
    var byteCount: Int { state.withLock(\.bytes) }

    /// A name that nobody can guess.
    static func newID() -> String {
        UUID().uuidString.lowercased()
    }

    /// Keeps a value until its time is over.
    ///
    /// - Throws: ``Problem`` where there is no room until others are gone.
    func keep(_ value: Value, bytes: Int, as id: String) throws(Problem) {
        let isKept = state.withLock { state in
            Self.drop(from: &state) { $0.end <= .now }
            let bytes = bytes + id.utf8.count + 128
            guard state.bytes + bytes <= byteLimit, state.entries.count < countLimit else { return false }
            state.entries[id] = Entry(value: value, bytes: bytes, end: .now + time)
            state.bytes += bytes
            return true
        }
        guard isKept else { throw .busy("Too much is stored at the moment: try again in a few minutes.") }
        Task { [weak self, time] in
            try? await Task.sleep(for: time)
            self?.dropEnded()
        }
    }

    /// The value of a name; nil where there is none any more.
    func value(of id: String) -> Value? {
        state.withLock { state in
            guard let entry = state.entries[id], entry.end > .now else { return nil }
            return entry.value
        }
    }

    /// Forgets a value before its time.
    ///
    /// - Returns: Whether it was there.
    func remove(_ id: String) -> Bool {
        state.withLock { state in
            guard let entry = state.entries.removeValue(forKey: id) else { return false }
            state.bytes -= entry.bytes
            return entry.end > .now
        }
    }

    private func dropEnded() {
        state.withLock { state in Self.drop(from: &state) { $0.end <= .now } }
    }

    private static func drop(from state: inout State, where isOver: (Entry) -> Bool) {
        for (id, entry) in state.entries where isOver(entry) {
            state.entries[id] = nil
            state.bytes -= entry.bytes
        }
    }
}
