import Foundation

/// The streams that every command writes to, unbuffered, so that a line is out as soon as it is known.
enum StandardOutput {
    enum Failure: Error, CustomStringConvertible {
        /// Nobody reads any more.
        case closed
        case other(any Error)

        var description: String {
            switch self {
            case .closed: "Standard output is closed."
            case .other(let error): "Standard output cannot be written: \(error)"
            }
        }
    }

    /// Writes text to standard output.
    static func write(_ text: String) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
            throw cause.code == Int(EPIPE) ? Failure.closed : Failure.other(error)
        }
    }

    /// Writes text to standard error; where that is closed there is nobody to tell.
    static func note(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
