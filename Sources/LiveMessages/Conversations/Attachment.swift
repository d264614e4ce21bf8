public import Foundation

/// A file that goes along.
public struct Attachment: Hashable, Sendable {
    /// The file.
    public let file: URL
    /// What receivers see instead of the file's name.
    public let alternateFilename: String?

    /// Makes an attachment.
    public init(file: URL, alternateFilename: String? = nil) {
        self.file = file
        self.alternateFilename = alternateFilename
    }

    /// The name that receivers see.
    public var filename: String { alternateFilename ?? file.lastPathComponent }
}
