public import Foundation
import Glibc

/// Glyphs in a folder: `images` has a file for each identifier, `texts` one for each text that uses some.
///
/// Files appear whole or not at all, and one writer at a time changes the folder, whatever process it is in; readers never
/// wait. Counting uses reads all of `texts`: for more than some thousand texts take `SQLiteGlyphStore`. Calls block.
public struct FolderGlyphStore: ImageGlyphStore {
    private let folder: URL
    private var images: URL { folder.appendingPathComponent("images") }
    private var texts: URL { folder.appendingPathComponent("texts") }

    /// Which glyphs a text uses.
    private struct Uses: Codable {
        var text: String
        var identifiers: [String]
    }

    /// Opens a store, and makes its folders where there are none.
    ///
    /// - Parameter folder: A folder on a local file system, whose locks hold between processes.
    /// - Throws: `RichTextError` with the code `storeFailed`.
    public init(folder: URL) throws(RichTextError) {
        self.folder = folder
        try Self.doing("opened") {
            for part in [images, texts] {
                try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
            }
        }
    }

    /// Stores glyphs that are not stored yet, and says that a text uses them and no others.
    public func set(
        images: [String: Data], identifiers: Set<String>, usedBy text: String
    ) throws(RichTextError) {
        try locked { () throws(RichTextError) in
            for (identifier, image) in images {
                let file = try self.file(of: identifier)
                // Its text is on its way: what was stored long ago is not collected before the text says that it uses it.
                guard utimes(file.path, nil) != 0 else { continue }
                try Self.doing("written") { try image.write(to: file, options: .atomic) }
            }
            let record = texts.appendingPathComponent(GlyphIdentifier.made(from: Array(text.utf8)))
            guard !identifiers.isEmpty else {
                unlink(record.path)
                return
            }
            let uses = Uses(text: text, identifiers: identifiers.sorted())
            try Self.doing("written") { try JSONEncoder().encode(uses).write(to: record, options: .atomic) }
        }
    }

    /// The file of a glyph; nil if it is not stored.
    public func image(for identifier: String) throws(RichTextError) -> Data? {
        let file = try file(of: identifier)
        guard access(file.path, F_OK) == 0 else { return nil }
        return try Self.doing("read") {
            do {
                return try Data(contentsOf: file)
            } catch  where access(file.path, F_OK) != 0 {
                // Collected meanwhile.
                return nil
            }
        }
    }

    /// How many texts use a glyph.
    public func useCount(of identifier: String) throws(RichTextError) -> Int {
        try uses().count { $0.identifiers.contains(identifier) }
    }

    /// The identifiers of all files that are stored.
    public func identifiers() throws(RichTextError) -> Set<String> {
        Set(try names(in: images).compactMap(GlyphFileName.identifier))
    }

    /// Removes what no text uses, but nothing that was stored in the last `grace` seconds.
    @discardableResult
    public func collect(grace: TimeInterval) throws(RichTextError) -> Set<String> {
        try locked { () throws(RichTextError) in
            let used = Set(try uses().flatMap(\.identifiers))
            var removed: Set<String> = []
            for identifier in try identifiers().subtracting(used) {
                let file = try file(of: identifier)
                var status = stat()
                guard stat(file.path, &status) == 0,
                    Date().timeIntervalSince1970 - Double(status.st_mtim.tv_sec) >= grace
                else { continue }
                if unlink(file.path) == 0 { removed.insert(identifier) }
            }
            return removed
        }
    }

    private func file(of identifier: String) throws(RichTextError) -> URL {
        guard let name = GlyphFileName.name(of: identifier) else {
            throw RichTextError(
                .storeFailed,
                "An identifier of a glyph has 1 to \(GlyphIdentifier.longest) bytes: this one is not stored.")
        }
        return images.appendingPathComponent(name)
    }

    private func uses() throws(RichTextError) -> [Uses] {
        var all: [Uses] = []
        for name in try names(in: texts) {
            let file = texts.appendingPathComponent(name)
            try Self.doing("read") {
                do {
                    all.append(try JSONDecoder().decode(Uses.self, from: Data(contentsOf: file)))
                } catch  where access(file.path, F_OK) != 0 {
                    // Forgotten meanwhile.
                }
            }
        }
        return all
    }

    /// The files in a folder, without those that are being written.
    private func names(in folder: URL) throws(RichTextError) -> [String] {
        try Self.doing("read") { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
            .filter { !$0.hasPrefix(".") }
    }

    /// Does what one writer at a time may do.
    private func locked<Value>(_ body: () throws(RichTextError) -> Value) throws(RichTextError) -> Value {
        let lock = open(folder.appendingPathComponent(".lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard lock >= 0 else { throw Self.failure("locked", String(cString: strerror(errno))) }
        // Closing unlocks.
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Self.failure("locked", String(cString: strerror(errno))) }
        }
        return try body()
    }

    private static func doing<Value>(_ what: String, _ body: () throws -> Value) throws(RichTextError) -> Value {
        do {
            return try body()
        } catch {
            throw failure(what, "\(error.localizedDescription)")
        }
    }

    private static func failure(_ what: String, _ why: String) -> RichTextError {
        RichTextError(
            .storeFailed, "The store of glyphs could not be \(what) (\(why)): check its folder and the disk's room.")
    }
}
