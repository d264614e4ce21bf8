internal import CProcess
internal import Foundation
internal import Glibc

extension ChildProcess {
    /// Variables that recognition knows; others may hold what a process that reads strangers' images must not see.
    private static func isPassedOn(_ variable: String) -> Bool {
        ["HOME", "LANG", "LD_LIBRARY_PATH", "PATH", "TESSDATA_PREFIX", "TMPDIR", "TZ"].contains(variable)
            || ["LIVETEXT_MODELS", "LIVETEXT_ZXING", "XDG_CACHE_HOME", "XDG_DATA_HOME"].contains(variable)
            || variable.hasPrefix("LC_")
    }

    private static var environment: [String] {
        var environment = ProcessInfo.processInfo.environment.filter { isPassedOn($0.key) }
        // Memory is overwritten when it is freed and when it is handed out: no request finds anything of the one
        // before.
        environment["GLIBC_TUNABLES"] = "glibc.malloc.perturb=165:glibc.malloc.tcache_count=0"
        // The tool that draws up a crash report is a program, and the process may start none.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        return environment.map { "\($0)=\($1)" }
    }

    static func spawn(
        _ executable: String, arguments: [String], input: MessageChannel, errors: ErrorTail
    ) throws(WorkerStartFailure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            // The process has its end by now, or there is none, and nobody else would close this one's.
            errors.read()
        }
        // A group of its own: what a person types at the terminal is meant for the server, which lets requests end.
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, input.descriptor, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.writingEnd, STDERR_FILENO)
        posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
        var id: pid_t = 0
        let failure = withCStrings([executable] + arguments) { arguments in
            withCStrings(environment) { environment in
                posix_spawn(&id, executable, &actions, &attributes, arguments, environment)
            }
        }
        guard failure == 0 else { throw WorkerStartFailure(reason: String(cString: strerror(failure))) }
        return id
    }

    /// Lends an array as C has it: pointers, the last one null.
    private static func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }
}
