import Foundation
import Glibc

/// The folder of an RTFD on a disk.
struct RTFDFolder {
    let url: URL

    /// The files that lie in it. Links are not followed: a folder from elsewhere must not show what lies outside.
    func read(limits: DocumentLimits) throws(RichTextError) -> (files: [String: Data], others: [String]) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        } catch {
            throw RichTextError(
                .unreadableDocument, "The folder \(url.path) cannot be read: \(error.localizedDescription)")
        }
        guard names.count <= limits.runs else {
            throw RichTextError(
                .tooLarge,
                "The folder \(url.path) holds \(names.count) files, more than \(limits.runs): raise the limit.")
        }
        var (files, others): ([String: Data], [String]) = ([:], [])
        var left = limits.bytes
        for name in names.sorted() {
            guard let data = try Self.contents(of: url.appending(path: name).path, most: left, limits) else {
                others.append(name)
                continue
            }
            left -= data.count
            files[name] = data
        }
        return (files, others)
    }

    /// The bytes of a file; nil where it is none, but a folder, a link or a pipe.
    private static func contents(of path: String, most: Int, _ limits: DocumentLimits) throws(RichTextError) -> Data? {
        // Without O_NONBLOCK, opening a pipe that nobody writes to would wait forever.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let count = Int(status.st_size)
        if count > most { try limits.check(bytes: limits.bytes - most + count) }
        do {
            return try handle.read(upToCount: count) ?? Data()
        } catch {
            throw RichTextError(.unreadableDocument, "The file \(path) cannot be read: \(error.localizedDescription)")
        }
    }

    /// Writes the files into a folder that takes the place of an older one, all or nothing.
    func write(_ files: [String: Data]) throws {
        let manager = FileManager.default
        let isThere = manager.fileExists(atPath: url.path)
        guard !isThere || manager.fileExists(atPath: url.appending(path: RTFDPackage.textName).path) else {
            throw RichTextError(
                .refused, "At \(url.path) is something that is no RTFD: move it away, or give another path.")
        }
        let name = ".\(url.lastPathComponent)-\(UUID().uuidString)"
        let new = url.deletingLastPathComponent().appending(path: name, directoryHint: .isDirectory)
        let old = url.deletingLastPathComponent().appending(path: name + "-old", directoryHint: .isDirectory)
        try manager.createDirectory(at: new, withIntermediateDirectories: false)
        do {
            for (name, data) in files { try data.write(to: new.appending(path: name, directoryHint: .notDirectory)) }
            if isThere { try manager.moveItem(at: url, to: old) }
            try manager.moveItem(at: new, to: url)
        } catch {
            try? manager.removeItem(at: new)
            if manager.fileExists(atPath: old.path) { try? manager.moveItem(at: old, to: url) }
            throw error
        }
        try? manager.removeItem(at: old)
    }
}
