extension ImageDecoder {
    /// How many pages an encoded image has: those of a TIFF as far as they can be followed; every other format has one.
    package static func pageCount(of bytes: [UInt8]) -> Int {
        guard var directory = TIFFDirectory(headerAt: 0, in: bytes) else { return 1 }
        var count = 1
        var read = directory.byteCount
        // As `TIFFImage` follows them: directories in a circle are more than fit into the file.
        while let next = directory.next, read <= bytes.count,
            let following = TIFFDirectory(reader: directory.reader, base: 0, offset: next)
        {
            directory = following
            read += directory.byteCount
            count += 1
        }
        return count
    }
}
