import Foundation

/// The streams that every command writes to, unbuffered, so that a line is out as soon as it is known.
enum Console {
    /// Writes text to standard output.
    static func write(_ text: String) throws {
        try write(Array(text.utf8))
    }

    /// Writes bytes to standard output.
    static func write(_ bytes: [UInt8]) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(bytes))
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
            throw cause.code == Int(EPIPE) ? OutputFailure.closed : OutputFailure.unwritable("Standard output")
        }
    }

    /// Writes text to standard error; where that is closed there is nobody to tell.
    static func note(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
