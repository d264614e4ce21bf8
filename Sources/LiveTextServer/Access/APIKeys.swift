internal import Foundation
internal import Synchronization

/// The keys that requests may come with, read from a file: one a line; blank lines and those that start with `#` count for
/// nothing. The file is read again when it changes, so that keys can be replaced while the server runs.
package final class APIKeys: Sendable {
    /// The file cannot be read, or there is no key in it.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// What tells one state of a file from another.
    private struct Version: Equatable {
        let modified: timespec
        let size: Int
        let inode: UInt

        static func == (one: Version, other: Version) -> Bool {
            one.modified.tv_sec == other.modified.tv_sec && one.modified.tv_nsec == other.modified.tv_nsec
                && one.size == other.size && one.inode == other.inode
        }
    }

    private struct State {
        var digests: [Digest]
        var version: Version?
    }

    private let path: String
    private let state: Mutex<State>

    package init(path: String) throws(Failure) {
        self.path = path
        let version = Self.version(of: path)
        guard let digests = Self.digests(in: path) else {
            throw Failure(description: "The keys in \(path) cannot be read: check its name and permissions.")
        }
        guard !digests.isEmpty else { throw Failure(description: "There is no key in \(path): write one a line.") }
        state = Mutex(State(digests: digests, version: version))
    }

    /// Whether a key is one of the file's. All are compared, each in the same time, so that how long it takes tells nothing.
    package func accepts(_ key: String) -> Bool {
        let digest = Digest(of: key)
        return current.reduce(false) { $1.isSame(as: digest) || $0 }
    }

    /// The keys as the file has them now. A file that cannot be read leaves those that were known.
    private var current: [Digest] {
        let version = Self.version(of: path)
        return state.withLock { state in
            if let version, version != state.version, let digests = Self.digests(in: path) {
                state = State(digests: digests, version: version)
            }
            return state.digests
        }
    }

    private static func version(of path: String) -> Version? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Version(modified: status.st_mtim, size: Int(status.st_size), inode: UInt(status.st_ino))
    }

    private static func digests(in path: String) -> [Digest]? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }.map(Digest.init(of:))
    }
}
