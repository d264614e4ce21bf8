internal import Imaging
import COpenVINO
internal import Foundation

/// Compiled networks, kept for the next process, which loads them in a third of the time.
///
/// An entry is taken only if its hash says that it is whole and was compiled from this very network for this processor by
/// this version of OpenVINO. It is written to a file of its own first, by one process, and then renamed; so a reader needs
/// neither a lock nor the right to write.
struct NetworkCache: Sendable {
    let folder: URL

    /// - Parameter folder: Where entries lie; it is made when the first one is stored.
    init(folder: URL) {
        self.folder = folder
    }

    /// Below the folder that `XDG_CACHE_HOME` names, else in the user's `~/.cache`; nil where neither is known.
    init?(environment: [String: String]) {
        let named = [environment["XDG_CACHE_HOME"], environment["HOME"].map { $0 + "/.cache" }]
        // What is not absolute does not count, says the XDG specification.
        guard let base = named.compactMap(\.self).first(where: { $0.hasPrefix("/") }) else { return nil }
        self.init(folder: URL(filePath: base).appending(path: "livetext/networks"))
    }

    /// The network as it was stored; nil where it was not, or the entry is damaged.
    ///
    /// - Throws: `.engineUnavailable`, with what to do, where others may have written what is there.
    func model(of network: InstalledNetwork, _ options: CompiledModel.Options) throws(ImageAnalysisError)
        -> CompiledModel?
    {
        for folder in [folder.deletingLastPathComponent(), folder] {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return nil }
            guard isFolder.boolValue else { throw unusable("\(folder.path) is not a folder") }
            if let objection = TrustedPath.objection(to: folder.path) { throw unusable(objection) }
        }
        let entry = Entry(of: network)
        return CompiledModel(storedAt: folder.appending(path: entry.name).path, key: entry.key, options)
    }

    /// Keeps a network, and removes what earlier versions kept of it.
    ///
    /// - Throws: `.engineUnavailable`, with what to do, where nothing can be written.
    func store(_ model: CompiledModel, of network: InstalledNetwork) throws(ImageAnalysisError) {
        try makeFolder()
        let entry = Entry(of: network)
        let (file, partial) = (folder.appending(path: entry.name), folder.appending(path: entry.name + Self.partial))
        // Removes what a process left behind that was ended while it wrote.
        if let written = Self.modificationDate(of: partial), written < .now - 60 { unlink(partial.path) }
        let lock = open(partial.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard lock >= 0 else {
            // Another process is at it.
            if errno == EEXIST { return }
            throw unusable(String(cString: strerror(errno)).lowercased())
        }
        close(lock)
        guard model.store(at: partial.path, key: entry.key), rename(partial.path, file.path) == 0 else {
            unlink(partial.path)
            throw unusable("it cannot be written")
        }
        removeEntries(besides: entry)
    }

    /// Makes the folder where it is missing, and a file in it.
    ///
    /// - Throws: `.engineUnavailable`, with what to do, where that fails or others can write there.
    func check() throws(ImageAnalysisError) {
        try makeFolder()
        for folder in [folder.deletingLastPathComponent(), folder] {
            if let objection = TrustedPath.objection(to: folder.path) { throw unusable(objection) }
        }
        let probe = folder.appending(path: "probe-\(getpid())").path
        let file = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw unusable(String(cString: strerror(errno)).lowercased()) }
        close(file)
        unlink(probe)
    }

    private func makeFolder() throws(ImageAnalysisError) {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw unusable("it cannot be made")
        }
    }

    /// Removes what this version cannot use, and of what it can, all but the newest two of a network: a home may be shared
    /// by machines with different processors.
    private func removeEntries(besides entry: Entry) {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        // OpenVINO's own cache, which earlier versions used.
        let stale = files.filter { file in
            file.pathExtension == "blob"
                || (file.lastPathComponent.hasSuffix(Self.suffix) && !file.lastPathComponent.contains(Entry.version))
        }
        let alike = files.filter {
            $0.lastPathComponent.hasPrefix(entry.prefix) && $0.lastPathComponent.hasSuffix(Self.suffix)
                && $0.lastPathComponent != entry.name && !stale.contains($0)
        }
        let old = alike.sorted {
            (Self.modificationDate(of: $0) ?? .distantPast) > (Self.modificationDate(of: $1) ?? .distantPast)
        }.dropFirst()
        for file in stale + old { unlink(file.path) }
    }

    private static func modificationDate(of file: URL) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }

    private static let suffix = ".network"
    private static let partial = ".partial"

    /// Where a network is kept, and what it is kept with.
    private struct Entry {
        /// What the names of all entries of a network begin with.
        let prefix: String
        let key: UInt64
        var name: String { prefix + Self.version + Self.hexadecimal(key) + NetworkCache.suffix }

        init(of network: InstalledNetwork) {
            prefix = network.name
            key = network.hash(seed: Self.hash(OpenVINO.platform))
        }

        /// What the runtime's version makes of names.
        static var version: String {
            let build = OpenVINO.platform.prefix { $0 != "\n" }
            return "-" + hexadecimal(hash(String(build))) + "-"
        }

        private static func hash(_ text: String) -> UInt64 {
            Array(text.utf8).withUnsafeBytes { openvino_hash($0.baseAddress, $0.count, 0) }
        }

        private static func hexadecimal(_ number: UInt64) -> String { String(number, radix: 16) }
    }

    private func unusable(_ reason: String) -> ImageAnalysisError {
        ImageAnalysisError(
            .engineUnavailable,
            "Compiled networks cannot be kept in \(folder.path) (\(reason)), so each start takes longer: let this user alone "
                + "write there, or name another folder with XDG_CACHE_HOME.")
    }
}
