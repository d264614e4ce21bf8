internal import GRDB
internal import HTTPTypes

extension Problem {
    /// What clients are told where the file fails; nothing was kept then.
    init(_ error: DatabaseError) {
        switch error.resultCode {
        case .SQLITE_FULL, .SQLITE_READONLY, .SQLITE_IOERR, .SQLITE_CANTOPEN:
            self.init(
                HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage"), "storageFull",
                "The conversations' file cannot be written, as when the disk is full: nothing of the request was kept. "
                    + "Whoever runs the server has to make room.")
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy("The conversations' file is busy: try again in a moment.")
        case .SQLITE_CORRUPT, .SQLITE_NOTADB:
            self.init(
                .internalServerError, "internal",
                "The conversations' file is damaged: whoever runs the server has to put a copy of it back.")
        default: self.init(.internalServerError, "internal", "The server failed: its log has more.")
        }
    }
}
