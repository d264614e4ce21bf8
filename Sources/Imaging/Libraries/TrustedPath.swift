internal import Foundation

/// Who may change what lies at a path.
package enum TrustedPath {
    /// What speaks against using what lies at a path, as the end of a sentence; nil where only this user, root, and the owner
    /// of this program can change it.
    ///
    /// Whoever can change the program can do anything already.
    package static func objection(to path: String) -> String? {
        var (link, file) = (stat(), stat())
        guard lstat(path, &link) == 0, stat(path, &file) == 0 else {
            return String(cString: strerror(errno)).lowercased()
        }
        guard [link, file].allSatisfy({ owners.contains($0.st_uid) }) else { return "it belongs to another user" }
        // A group of one has its user's number, by the convention that makes new files writable by it.
        let isShared = file.st_mode & 0o002 != 0 || (file.st_mode & 0o020 != 0 && file.st_gid != file.st_uid)
        return isShared ? "other users can write to it" : nil
    }

    private static let owners: Set<uid_t> = {
        var program = stat()
        return Set([0, geteuid()]).union(stat("/proc/self/exe", &program) == 0 ? [program.st_uid] : [])
    }()
}
