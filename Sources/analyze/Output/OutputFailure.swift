/// Why output cannot go on.
enum OutputFailure: Error, CustomStringConvertible {
    /// Nobody reads any more.
    case closed
    /// A file cannot be written.
    case unwritable(String)

    var description: String {
        switch self {
        case .closed: "Standard output is closed."
        case .unwritable(let name): "\(name) cannot be written: check for space and permissions."
        }
    }
}
