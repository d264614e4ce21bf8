internal import CProcess
internal import Foundation
internal import Glibc

/// What a process that reads strangers' images goes without. Where the system refuses a part of it, the rest holds.
enum Confinement {
    /// - Parameter memoryCap: Bytes of data beyond which there is no more memory.
    static func enter(memoryCap: UInt) {
        // A terminal, or a supervisor, that ends the service speaks to all of its processes. The server lets requests
        // end first, and closes the channel then.
        for number in [SIGHUP, SIGINT, SIGTERM] { signal(number, SIG_IGN) }
        // Also a process that is stopped ends so; the others notice that the channel is closed.
        _ = process_end_with_parent()
        _ = process_keep_from_new_rights()
        _ = process_refuse_sockets_and_programs()
        setLimit(RLIMIT_DATA, to: memoryCap)
        // What a stranger's image leaves in memory is written to no disk.
        setLimit(RLIMIT_CORE, to: 0)
        // Where memory runs out, the system ends this process, not the server.
        try? Data("500".utf8).write(to: URL(filePath: "/proc/self/oom_score_adj"))
    }

    private static func setLimit(_ resource: __rlimit_resource, to value: UInt) {
        var limit = rlimit(rlim_cur: value, rlim_max: value)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
}
