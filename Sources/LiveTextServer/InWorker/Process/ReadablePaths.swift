internal import Foundation
internal import LiveText

/// The files and folders that recognition reads: what is installed for it, libraries, and what they ask about the system.
enum ReadablePaths {
    static var all: [String] { ImageAnalyzer.dataFolders + libraries + data + system }

    /// Where the loader looks, for what is loaded only when a picture needs it.
    private static var libraries: [String] {
        let named = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]?.split(separator: ":").map(String.init) ?? []
        return named + [
            "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache", "/proc/self/exe",
        ]
    }

    private static let data = [
        "/usr/share/zoneinfo", "/etc/localtime", "/etc/timezone", "/usr/share/publicsuffix",
        "/usr/share/libphonenumber", "/usr/share/fonts", "/usr/local/share/fonts",
    ]

    /// How many processors and how much memory there are, and what this process has of them. It is all of `/proc`, because the
    /// library of queues looks each of its threads up there by its number. What other processes keep to themselves, such as
    /// their memory and environment, is refused there to a confined process.
    private static let system = [
        "/proc", "/sys/devices/system/cpu", "/sys/devices/system/node", "/sys/fs/cgroup",
        "/sys/kernel/mm/transparent_hugepage", "/dev/urandom", "/dev/random",
    ]
}
