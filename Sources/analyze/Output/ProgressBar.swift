import Foundation

/// How far a run over several images has come, on standard error where that is a terminal.
struct ProgressBar {
    private let total: Int
    private let isShown: Bool

    init(total: Int) {
        self.total = total
        // A dumb terminal cannot take a line back.
        let terminal = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
        isShown = total > 1 && terminal != "dumb" && isatty(STDERR_FILENO) != 0
        advance(to: 0)
    }

    func advance(to done: Int) {
        guard isShown else { return }
        var size = winsize()
        let columns = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
        Console.note("\r" + Self.line(done: done, of: total, columns: columns))
    }

    /// A bar with what it stands for, or as much of that as fits into a row: what is wrapped cannot be taken back.
    static func line(done: Int, of total: Int, columns: Int) -> String {
        let numbers = "\(done) of \(total)"
        // Some terminals wrap once the last column is written.
        let room = max(columns - 1, 0)
        let width = min(30, room - numbers.count - 1)
        guard width >= 5 else { return String(numbers.prefix(room)) }
        let filled = width * done / max(total, 1)
        return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled) + " " + numbers
    }

    /// Takes the bar off the line, so that output to the same terminal begins at its start.
    func clear() {
        guard isShown else { return }
        Console.note("\r\u{1B}[K")
    }
}
