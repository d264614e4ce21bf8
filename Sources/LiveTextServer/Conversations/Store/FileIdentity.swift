// The compiler finds `stat` in what Dispatch brings along where other files of the module import it.
internal import Dispatch
internal import Glibc

/// Which file a path leads to.
struct FileIdentity: Hashable, Sendable {
    private let device: dev_t
    private let inode: ino_t

    /// Nil where there is no file.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (device, inode) = (status.st_dev, status.st_ino)
    }
}
