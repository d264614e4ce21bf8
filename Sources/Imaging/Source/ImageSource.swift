public import Foundation

/// An image to analyse: a file, encoded bytes, or raw pixels taken as they are.
///
/// Making a source reads nothing: files and standard input are read, up to the limit, when the image is analysed.
public struct ImageSource: Sendable {
    enum Storage: Sendable {
        case file(URL)
        case standardInput
        case part(of: String, Range<Int>)
        case encoded([UInt8])
        case pixels(RawImage)
        case page(any PagedDocument, Int)
    }
    let storage: Storage

    /// An image file; only `file:` addresses are read, nothing is fetched from a network.
    public init(url: URL) {
        storage = .file(url)
    }

    /// An image file by its path, relative to the working directory unless it starts with a slash.
    public init(path: String) {
        storage = .file(URL(fileURLWithPath: path))
    }

    /// An encoded image (JPEG, PNG, HEIC …) in memory.
    public init(data: Data) {
        storage = .encoded([UInt8](data))
    }

    /// An encoded image (JPEG, PNG, HEIC …) in memory.
    public init(bytes: [UInt8]) {
        storage = .encoded(bytes)
    }

    /// An encoded image within a file, such as an archive without compression.
    package init(path: String, part: Range<Int>) {
        storage = .part(of: path, part)
    }

    /// A page of an open document, counted from 1.
    package init(page number: Int, of document: any PagedDocument) {
        storage = .page(document, number)
    }

    /// The page of a document that the source is; nil for an image.
    package var page: (document: any PagedDocument, number: Int)? {
        if case .page(let document, let number) = storage { (document, number) } else { nil }
    }

    init(pixels: RawImage) {
        storage = .pixels(pixels)
    }

    private init(storage: Storage) {
        self.storage = storage
    }

    /// An encoded image that is read from standard input to its end.
    public static let standardInput = ImageSource(storage: .standardInput)
}
