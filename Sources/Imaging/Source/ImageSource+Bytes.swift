import Foundation

extension ImageSource {
    /// The encoded image; nil for raw pixels.
    ///
    /// Never more than `limit` bytes are read, whatever the file claims.
    package func encodedBytes(limit: Int) throws -> [UInt8]? {
        switch storage {
        case .pixels, .page:
            return nil
        case .encoded(let bytes):
            guard bytes.count <= limit else { throw ImageLimits.refusal(bytes: bytes.count, limit: limit) }
            return try Self.nonEmpty(bytes, "The image")
        case .part(let path, let place):
            guard place.count <= limit else { throw ImageLimits.refusal(bytes: place.count, limit: limit) }
            let bytes = try ByteInput(path: path).read(at: place.lowerBound, count: place.count)
            guard bytes.count == place.count else {
                throw ImageAnalysisError(.unreadableImage, "The file \(path) has become shorter: read it again.")
            }
            return try Self.nonEmpty(bytes, "The image")
        case .standardInput:
            return try Self.nonEmpty(ByteInput.standardInput.readAll(limit: limit), "Standard input")
        case .file(let url):
            guard url.isFileURL else {
                throw ImageAnalysisError(
                    .unreadableImage, "Only local files are read, not \(url.absoluteString): download the image first.")
            }
            let input = try ByteInput(path: url.path)
            return try Self.nonEmpty(input.readAll(limit: limit), "The file \(url.path)")
        }
    }

    private static func nonEmpty(_ bytes: [UInt8], _ name: String) throws -> [UInt8] {
        guard !bytes.isEmpty else {
            throw ImageAnalysisError(.unreadableImage, "\(name) is empty: check where it comes from.")
        }
        return bytes
    }
}
