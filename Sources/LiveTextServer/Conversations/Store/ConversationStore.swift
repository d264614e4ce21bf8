package import Foundation
internal import GRDB
internal import Glibc
internal import Synchronization

/// Conversations in a file of SQLite.
///
/// What a method has returned for is on the disk: a transaction is written through before its method returns. What is erased is
/// overwritten, in the file and in its log.
package final class ConversationStore: Sendable {
    /// The file cannot be used.
    package struct Failure: Error, CustomStringConvertible {
        /// A sentence that says what to do.
        package let description: String
    }

    let pool: DatabasePool
    let limits: ConversationLimits
    let now: @Sendable () -> Date
    let path: String
    /// The file that was opened, whatever the path leads to later.
    let identity: FileIdentity?
    /// Whether the log may hold what was erased: a server that was killed may have left it so.
    let owesForgetting = Atomic(true)
    private let lock: Int32

    /// Opens a file, or makes it. An older one is brought up to date.
    ///
    /// - Parameters:
    ///   - path: The file; two more of its name with an ending lie beside it.
    ///   - limits: What conversations may cost.
    ///   - now: What time it is.
    /// - Throws: ``Failure`` where the file is no such file, is of a newer program, or cannot be written.
    package init(
        path: String, limits: ConversationLimits = ConversationLimits(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(Failure) {
        self.limits = limits
        self.now = now
        self.path = path
        lock = try Self.lock(path)
        do {
            pool = try Self.open(path)
        } catch let failure as Failure {
            close(lock)
            throw failure
        } catch {
            close(lock)
            throw Failure(
                description:
                    "The conversations in \(path) cannot be used (\(Self.reason(error))): \(Self.advice(error)).")
        }
        identity = FileIdentity(path: path)
    }

    deinit {
        close(lock)
    }

    private static func open(_ path: String) throws -> DatabasePool {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.foreignKeysEnabled = true
        configuration.prepareDatabase { database in
            guard !database.configuration.readonly else { return }
            // Has an effect on a file that is empty.
            try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL")
            try database.execute(sql: "PRAGMA secure_delete = ON")
        }
        let pool = try DatabasePool(path: path, configuration: configuration)
        // What was answered is on the disk, also where the power fails; the library sets less.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        let migrator = Self.migrator
        guard try !pool.read(migrator.hasBeenSuperseded) else {
            throw Failure(
                description: "The conversations in \(path) are of a newer version of this program: use that one.")
        }
        try migrator.migrate(pool)
        return pool
    }

    /// Makes the file, for its owner's eyes alone, and holds it: of two servers, one would not hear what the other is told.
    private static func lock(_ path: String) throws(Failure) -> Int32 {
        let file = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            let reason = String(cString: strerror(errno))
            throw Failure(
                description:
                    "The conversations in \(path) cannot be written (\(reason)): check the folder, its permissions "
                    + "and the room on the disk.")
        }
        Glibc.close(file)
        let lock = Glibc.open(path + "-lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            if lock >= 0 { Glibc.close(lock) }
            throw Failure(
                description:
                    "The conversations in \(path) are used by another server, or their folder cannot be written.")
        }
        return lock
    }

    private static func reason(_ error: any Error) -> String {
        (error as? DatabaseError)?.message ?? "\(error)"
    }

    private static func advice(_ error: any Error) -> String {
        switch (error as? DatabaseError)?.resultCode {
        case .SQLITE_NOTADB?, .SQLITE_CORRUPT?: "name another file, or put a copy of it back"
        case .SQLITE_FULL?: "make room on the disk"
        default: "check its permissions and the room on the disk"
        }
    }
}
