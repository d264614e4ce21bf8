internal import CZLib
internal import Imaging

/// What PDF calls FlateDecode.
enum Deflate {
    /// Bytes in zlib's format.
    static func bytes(_ bytes: [UInt8], level: Int32 = 6) throws -> [UInt8] {
        var count = compressBound(uLong(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(count))
        guard compress2(&packed, &count, bytes, uLong(bytes.count), level) == Z_OK else {
            throw ImageAnalysisError.outOfMemory
        }
        return Array(packed.prefix(Int(count)))
    }
}
