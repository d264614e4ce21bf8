import LiveText
import LiveTextServer
import Synchronization

/// Answers without reading anything, and tells what it was asked.
final class FakeReader: ImageReader {
    struct Question: Sendable {
        let image: [UInt8]
        let name: String?
        let options: ReadingOptions
    }
    private struct State {
        var questions: [Question] = []
        var running = 0
        var mostRunning = 0
        var cancelled = 0
    }
    private let state = Mutex(State())
    private let work: @Sendable ([UInt8], ReadingOptions) async throws -> [UInt8]

    init(work: @escaping @Sendable ([UInt8], ReadingOptions) async throws -> [UInt8] = { _, _ in Array("{}".utf8) }) {
        self.work = work
    }

    /// One that takes its time.
    convenience init(delay: Duration) {
        self.init { _, _ in
            try await Task.sleep(for: delay)
            return Array("{}".utf8)
        }
    }

    /// One that fails.
    convenience init(failure code: String) {
        self.init { _, _ in throw ImageAnalysisFailure(code: code, message: "It went wrong: try another.") }
    }

    var questions: [Question] { state.withLock(\.questions) }
    var mostRunning: Int { state.withLock(\.mostRunning) }
    var running: Int { state.withLock(\.running) }
    var cancelled: Int { state.withLock(\.cancelled) }

    func document(of image: Submission.Image, as options: ReadingOptions) async throws -> AnalysisDocument {
        state.withLock { state in
            state.questions.append(Question(image: image.bytes, name: image.name, options: options))
            state.running += 1
            state.mostRunning = max(state.mostRunning, state.running)
        }
        defer { state.withLock { $0.running -= 1 } }
        do {
            return AnalysisDocument(bytes: try await work(image.bytes, options))
        } catch let error as CancellationError {
            state.withLock { $0.cancelled += 1 }
            throw error
        }
    }
}
