import Foundation

/// A folder that any number of processes, on any number of machines that share it, take groups of images from: the folders
/// and names are olmOCR's, the index is plain text.
///
/// Nothing is lost where a process ends at any moment; at worst, two read the same group and the second result replaces the
/// first, which is the same.
struct WorkQueue {
    private let folder: URL
    /// A lock that nobody has touched for so long belongs to a process that has ended, in seconds.
    let lease: Double

    private var index: URL { folder.appending(path: "work_index_list.csv") }
    private var locks: URL { folder.appending(path: "worker_locks") }
    private var flags: URL { folder.appending(path: "done_flags") }
    private var results: URL { folder.appending(path: "results") }

    /// Makes the folders where they are missing.
    init(folder: URL, lease: Double) throws {
        (self.folder, self.lease) = (folder, lease)
        for folder in [folder, locks, flags, results] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }

    /// All groups, in the order of the index.
    func groups() throws -> [WorkGroup] {
        guard FileManager.default.fileExists(atPath: index.path) else { return [] }
        return WorkGroup.rows(of: try String(contentsOf: index, encoding: .utf8)).compactMap(WorkGroup.init(row:))
    }

    /// Adds images that the index does not name yet.
    ///
    /// - Returns: How many were added.
    func add(_ paths: [String], groupSize: Int) throws -> Int {
        let adding = try FileLock(folder.appending(path: "work_index_list.lock"))
        defer { adding.release() }
        let groups = try groups()
        var known = Set(groups.flatMap(\.paths))
        let new = paths.filter { known.insert($0).inserted }
        let added = stride(from: 0, to: new.count, by: groupSize).map {
            WorkGroup(paths: Array(new[$0..<min($0 + groupSize, new.count)]))
        }
        guard !added.isEmpty else { return 0 }
        let text = (groups + added).map { $0.row + "\n" }.joined()
        try Data(text.utf8).write(to: index, options: .atomic)
        return new.count
    }

    func isDone(_ group: WorkGroup) -> Bool { FileManager.default.fileExists(atPath: flag(of: group).path) }

    /// Takes a group for this process.
    ///
    /// - Returns: Whether it is free, or was another's whose lease is over.
    func take(_ group: WorkGroup) throws -> Bool {
        let path = lock(of: group).path
        for _ in 0..<2 {
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
            if file >= 0 {
                close(file)
                return true
            }
            guard errno == EEXIST else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            guard Date.now.timeIntervalSince1970 - Double(status.st_mtim.tv_sec) > lease else { return false }
            unlink(path)
        }
        return false
    }

    /// Says that this process still works on a group.
    func touch(_ group: WorkGroup) {
        utimensat(AT_FDCWD, lock(of: group).path, nil, 0)
    }

    /// Keeps the lines of a group that is done, and lets it go.
    func finish(_ group: WorkGroup, lines: Data) throws {
        // Written beside its place first and renamed, so that whoever finds a result finds all of it.
        try lines.write(to: results.appending(path: "output_\(group.hash).jsonl"), options: .atomic)
        try Data().write(to: flag(of: group))
        release(group)
    }

    /// Lets a group go.
    func release(_ group: WorkGroup) {
        unlink(lock(of: group).path)
    }

    private func lock(of group: WorkGroup) -> URL { locks.appending(path: "worker_\(group.hash).lock") }

    private func flag(of group: WorkGroup) -> URL { flags.appending(path: "done_\(group.hash).flag") }
}

/// A file that one process at a time holds; the system lets it go where the process ends.
private struct FileLock {
    private let file: Int32

    init(_ url: URL) throws {
        file = open(url.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0, flock(file, LOCK_EX) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    func release() { close(file) }
}
