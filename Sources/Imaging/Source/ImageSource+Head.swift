import Foundation

extension ImageSource {
    /// The first bytes of an encoded image; nil for pixels, and for a file that cannot be opened, whose reading will say why.
    ///
    /// - Parameters:
    ///   - count: How many bytes, where there are as many.
    ///   - limit: The most bytes that the image may have.
    /// - Returns: The bytes, and the source to go on with: what is read can be read once.
    /// - Throws: `ImageAnalysisError` where a stream cannot be read, or has too many bytes.
    package func head(count: Int, limit: Int) throws -> (bytes: [UInt8], source: ImageSource)? {
        switch storage {
        case .pixels, .page: return nil
        case .encoded(let bytes): return (Array(bytes.prefix(count)), self)
        case .part(let path, let place):
            return (try ByteInput(path: path).read(at: place.lowerBound, count: min(count, place.count)), self)
        case .standardInput:
            let bytes = try encodedBytes(limit: limit) ?? []
            return (Array(bytes.prefix(count)), ImageSource(bytes: bytes))
        case .file(let url):
            guard url.isFileURL else { return nil }
            var status = stat()
            guard stat(url.path, &status) == 0 else { return nil }
            // A pipe can be read once.
            guard status.st_mode & S_IFMT == S_IFREG else {
                guard status.st_mode & S_IFMT != S_IFDIR else { return nil }
                let bytes = try encodedBytes(limit: limit) ?? []
                return (Array(bytes.prefix(count)), ImageSource(bytes: bytes))
            }
            guard let handle = FileHandle(forReadingAtPath: url.path) else { return nil }
            defer { try? handle.close() }
            return ([UInt8](try handle.read(upToCount: count) ?? Data()), self)
        }
    }
}
