internal import CProcess
internal import Foundation
internal import Glibc
internal import LiveText

/// What a process that reads strangers' images goes without. Where the system refuses a part of it, the rest holds.
package struct Confinement: Sendable {
    /// What this system could not be had to take away, for the log.
    private(set) var missing: [String] = []

    /// Takes the first step, before the process has a second thread and anything is loaded: it ends with its parent, writes
    /// nothing, and opens for reading what recognition needs, and nothing else.
    ///
    /// - Parameters:
    ///   - memoryCap: Bytes of data beyond which there is no more memory.
    ///   - mayWriteCache: Whether it may write the cache of compiled networks.
    package init(memoryCap: UInt, mayWriteCache: Bool) {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.count
        if threads != 1 { missing.append("a single thread at the start") }
        // A terminal, or a supervisor, that ends the service speaks to all of its processes. The server lets requests
        // end first, and closes the channel then. A file that may not grow is an error, not the end.
        for number in [SIGHUP, SIGINT, SIGTERM, SIGXFSZ] { signal(number, SIG_IGN) }
        // Also a process that is stopped ends so; the others notice that the channel is closed.
        _ = process_end_with_parent()
        // Where memory runs out, the system ends this process, not the server.
        try? Data("500".utf8).write(to: URL(filePath: "/proc/self/oom_score_adj"))
        if process_hide_memory() != 0 { missing.append("hidden memory") }
        setLimit(RLIMIT_DATA, to: memoryCap)
        setLimit(RLIMIT_FSIZE, to: mayWriteCache ? 1 << 30 : 0)
        // Threads count, of which a worker has a few for each core; for root the system knows no limit.
        setLimit(__RLIMIT_NPROC, to: 4096)
        // No core dump may write to disk what a stranger's image leaves in memory.
        setLimit(RLIMIT_CORE, to: 0)
        if process_keep_from_new_rights() != 0 { missing.append("no new privileges") }
        // What root may do beyond others; the cache may be another user's.
        if !mayWriteCache, process_drop_capabilities() != 0 { missing.append("dropped capabilities") }
        restrictFiles(mayWriteCache: mayWriteCache)
    }

    /// Takes the second step, once all is loaded: the process makes no connections, starts no programs, and reaches no other process.
    mutating func enterForGood() {
        if seccomp_enter() != 0 { missing.append("seccomp") }
    }

    private mutating func restrictFiles(mayWriteCache: Bool) {
        let version = landlock_version()
        guard version >= 1 else { return missing.append("Landlock (Linux 5.13)") }
        let rules = landlock_create(version)
        guard rules >= 0 else { return missing.append("Landlock") }
        defer { close(rules) }
        for path in ReadablePaths.all { _ = landlock_allow(rules, path, 0, version) }
        if let cache = ImageAnalyzer.cacheFolder {
            if mayWriteCache {
                try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
            }
            _ = landlock_allow(rules, cache, mayWriteCache ? 1 : 0, version)
        }
        // Where output goes that nobody wants.
        _ = landlock_allow(rules, "/dev/null", 1, version)
        if landlock_restrict(rules) != 0 { missing.append("Landlock") }
        if version < 6 { missing.append("Landlock's bound on signals (Linux 6.12)") }
    }

    private func setLimit(_ resource: __rlimit_resource, to value: UInt) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        limit.rlim_max = min(limit.rlim_max, value)
        limit.rlim_cur = min(limit.rlim_cur, value)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
}
