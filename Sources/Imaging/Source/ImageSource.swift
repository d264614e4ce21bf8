public import Foundation

/// An image to analyse: a file, encoded bytes, or raw pixels taken as they are.
///
/// Making a source reads nothing: files and standard input are read, up to the limit, when the image is analysed.
public struct ImageSource: Sendable {
    enum Storage: Sendable {
        case file(URL)
        case standardInput
        case encoded([UInt8])
        case pixels(RawImage)
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

    init(pixels: RawImage) {
        storage = .pixels(pixels)
    }

    private init(storage: Storage) {
        self.storage = storage
    }

    /// An encoded image that is read from standard input to its end.
    public static let standardInput = ImageSource(storage: .standardInput)
}
