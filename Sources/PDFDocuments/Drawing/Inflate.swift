internal import CZLib

/// The way back from ``Deflate``.
enum Inflate {
    /// The bytes that are packed in zlib's format, as far as they are whole.
    ///
    /// - Throws: `StreamTooLong` where there are more than the limit.
    static func bytes(_ packed: [UInt8], limit: Int) throws(StreamTooLong) -> [UInt8] {
        var stream = z_stream()
        guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return [] }
        defer { inflateEnd(&stream) }
        var packed = packed
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var status = Z_OK
        packed.withUnsafeMutableBufferPointer { source in
            stream.next_in = source.baseAddress
            stream.avail_in = uInt(clamping: source.count)
            while status == Z_OK, result.count <= limit {
                chunk.withUnsafeMutableBufferPointer { target in
                    stream.next_out = target.baseAddress
                    stream.avail_out = uInt(target.count)
                    status = inflate(&stream, Z_NO_FLUSH)
                    result.append(contentsOf: target.prefix(target.count - Int(stream.avail_out)))
                }
            }
        }
        guard result.count <= limit else { throw StreamTooLong() }
        return result
    }
}
