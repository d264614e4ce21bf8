public import Foundation

/// A file that stands in a text like a letter: what a document holds that is no glyph.
public struct TextAttachment: Hashable, Sendable, Codable {
    /// The name of the file, without folders.
    public var name: String
    /// The file.
    public var contents: Data
    /// What is seen or heard, in words.
    public var description: String?
    /// How wide it is shown, in points, where the document says so.
    public var width: Double?
    /// How tall it is shown, in points, where the document says so.
    public var height: Double?

    /// Makes an attachment.
    public init(
        name: String, contents: Data, description: String? = nil, width: Double? = nil, height: Double? = nil
    ) {
        self.name = name
        self.contents = contents
        self.description = description
        self.width = width
        self.height = height
    }

    /// What stands for it where it cannot be shown: its description, or else its name.
    public var label: String {
        guard let description, !description.isEmpty else { return name }
        return description
    }
}
