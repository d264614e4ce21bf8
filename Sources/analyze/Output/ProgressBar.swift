import Foundation

/// How far a run over several images has come, on standard error where that is a terminal.
struct ProgressBar {
    private let total: Int
    private let isShown: Bool

    init(total: Int) {
        self.total = total
        isShown = total > 1 && isatty(STDERR_FILENO) != 0
        advance(to: 0)
    }

    func advance(to done: Int) {
        guard isShown else { return }
        let width = 30
        let filled = width * done / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        Console.note("\r\(bar) \(done) of \(total)")
    }

    /// Takes the bar off the line, so that output to the same terminal begins at its start.
    func clear() {
        guard isShown else { return }
        Console.note("\r\u{1B}[K")
    }
}
