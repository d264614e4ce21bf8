public import Foundation

/// Glyphs in an SQLite database: for many texts, counted by an index.
///
/// The tables are named `image_glyph` and `image_glyph_use`, so that they can stand beside others in an app's own database.
/// Every call has a connection of its own, and changes are transactions; calls block.
public struct SQLiteGlyphStore: ImageGlyphStore {
    private let path: String

    /// Opens a store, and makes its tables where there are none.
    ///
    /// - Parameter path: The database's file, on a local file system.
    /// - Throws: `RichTextError` with the code `storeFailed`.
    public init(path: String) throws(RichTextError) {
        self.path = path
        let database = try SQLiteHandle(path: path)
        // Readers do not wait for writers.
        try database.run("PRAGMA journal_mode = WAL")
        try database.transaction { database throws(RichTextError) in
            try database.run(
                """
                CREATE TABLE IF NOT EXISTS image_glyph (
                    identifier TEXT PRIMARY KEY, content BLOB NOT NULL, stored REAL NOT NULL)
                """)
            try database.run(
                """
                CREATE TABLE IF NOT EXISTS image_glyph_use (
                    text TEXT NOT NULL, identifier TEXT NOT NULL, PRIMARY KEY (text, identifier)) WITHOUT ROWID
                """)
            try database.run(
                "CREATE INDEX IF NOT EXISTS image_glyph_use_by_identifier ON image_glyph_use (identifier)")
        }
    }

    /// Stores glyphs that are not stored yet, and says that a text uses them and no others.
    public func set(images: [String: Data], identifiers: Set<String>, usedBy text: String) throws(RichTextError) {
        let now = Date().timeIntervalSince1970
        try SQLiteHandle(path: path).transaction { database throws(RichTextError) in
            for (identifier, image) in images {
                try database.run(
                    """
                    INSERT INTO image_glyph VALUES (?, ?, ?) ON CONFLICT (identifier) DO UPDATE SET stored = excluded.stored
                    """, [.text(identifier), .blob(image), .real(now)])
            }
            try database.run("DELETE FROM image_glyph_use WHERE text = ?", [.text(text)])
            for identifier in identifiers {
                try database.run("INSERT INTO image_glyph_use VALUES (?, ?)", [.text(text), .text(identifier)])
            }
        }
    }

    /// The file of a glyph; nil if it is not stored.
    public func image(for identifier: String) throws(RichTextError) -> Data? {
        var image: Data?
        try SQLiteHandle(path: path).run(
            "SELECT content FROM image_glyph WHERE identifier = ?", [.text(identifier)]
        ) { image = $0.blob(0) }
        return image
    }

    /// How many texts use a glyph.
    public func useCount(of identifier: String) throws(RichTextError) -> Int {
        var count = 0
        try SQLiteHandle(path: path).run(
            "SELECT count(*) FROM image_glyph_use WHERE identifier = ?", [.text(identifier)]
        ) { count = $0.integer(0) }
        return count
    }

    /// The identifiers of all files that are stored.
    public func identifiers() throws(RichTextError) -> Set<String> {
        var identifiers: Set<String> = []
        try SQLiteHandle(path: path).run("SELECT identifier FROM image_glyph") { identifiers.insert($0.text(0)) }
        return identifiers
    }

    /// Removes what no text uses, but nothing that was stored in the last `grace` seconds.
    @discardableResult
    public func collect(grace: TimeInterval) throws(RichTextError) -> Set<String> {
        var removed: Set<String> = []
        try SQLiteHandle(path: path).run(
            """
            DELETE FROM image_glyph WHERE stored <= ? AND NOT EXISTS (
                SELECT 1 FROM image_glyph_use AS use WHERE use.identifier = image_glyph.identifier)
            RETURNING identifier
            """, [.real(Date().timeIntervalSince1970 - grace)]
        ) { removed.insert($0.text(0)) }
        return removed
    }
}
