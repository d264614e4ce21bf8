import CSQLite
import Foundation

/// Owns a connection to a database.
struct SQLiteHandle: ~Copyable {
    /// What a statement takes and gives.
    enum Value {
        case text(String)
        case blob(Data)
        case real(Double)
    }

    private let connection: OpaquePointer

    /// Opens a database file, and makes it where there is none.
    init(path: String) throws(RichTextError) {
        var connection: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        guard sqlite3_open_v2(path, &connection, flags, nil) == SQLITE_OK, let connection else {
            let error = Self.failure(connection)
            sqlite3_close_v2(connection)
            throw error
        }
        self.connection = connection
        // Other writers are waited for, for as long as a burst of them takes.
        sqlite3_busy_timeout(connection, 30_000)
    }

    deinit {
        sqlite3_close_v2(connection)
    }

    /// Runs a statement to its end.
    ///
    /// - Parameters:
    ///   - sql: One statement.
    ///   - values: What stands for its question marks.
    ///   - row: Gets each row of the answer.
    /// - Throws: `RichTextError` with the code `storeFailed`.
    func run(_ sql: String, _ values: [Value] = [], row: (SQLiteRow) -> Void = { _ in }) throws(RichTextError) {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw Self.failure(connection)
        }
        defer { sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() {
            guard bind(value, to: statement, at: Int32(index + 1)) == SQLITE_OK else { throw Self.failure(connection) }
        }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: row(SQLiteRow(statement: statement))
            case SQLITE_DONE: return
            default: throw Self.failure(connection)
            }
        }
    }

    /// Does all or nothing; no other writer comes in between.
    func transaction<Answer>(
        _ body: (borrowing SQLiteHandle) throws(RichTextError) -> Answer
    ) throws(RichTextError) -> Answer {
        try run("BEGIN IMMEDIATE")
        do {
            let answer = try body(self)
            try run("COMMIT")
            return answer
        } catch {
            try? run("ROLLBACK")
            throw error
        }
    }

    private func bind(_ value: Value, to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch value {
        case .text(let text):
            let bytes = Array(text.utf8)
            return sqlite3_bind_text64(
                statement, index, bytes.map { CChar(bitPattern: $0) }, UInt64(bytes.count), sqlite3_copied,
                UInt8(SQLITE_UTF8))
        case .blob(let data):
            return data.withUnsafeBytes { bytes in
                sqlite3_bind_blob64(statement, index, bytes.baseAddress, UInt64(bytes.count), sqlite3_copied)
            }
        case .real(let number): return sqlite3_bind_double(statement, index, number)
        }
    }

    private static func failure(_ connection: OpaquePointer?) -> RichTextError {
        let why = sqlite3_errmsg(connection).map { String(cString: $0) } ?? "there is no memory"
        return RichTextError(
            .storeFailed, "The store of glyphs failed (\(why)): check the database's file and the disk's room.")
    }
}
