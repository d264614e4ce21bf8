import Foundation

@testable import RichText

/// The stores that there are.
enum StoreKind: String, CaseIterable {
    case folder, database

    func store(in folder: URL) throws -> any ImageGlyphStore {
        switch self {
        case .folder: try FolderGlyphStore(folder: folder.appendingPathComponent("store"))
        case .database: try SQLiteGlyphStore(path: folder.appendingPathComponent("store.sqlite").path)
        }
    }
}
