import CGIF
import DocumentModel

/// Owns a GIF of one frame that giflib has decoded.
struct GIFHandle: ~Copyable {
    private let file: UnsafeMutablePointer<GifFileType>

    private struct Source {
        var rest: UnsafeRawBufferPointer.SubSequence
    }

    /// Decodes a file; nil where it is damaged.
    init?(_ bytes: [UInt8]) {
        let opened = bytes.withUnsafeBytes { bytes in
            var source = Source(rest: bytes[...])
            return withUnsafeMutablePointer(to: &source) { source -> UnsafeMutablePointer<GifFileType>? in
                var error: Int32 = 0
                let file = DGifOpen(
                    source,
                    { file, target, count in
                        guard let target, let source = file?.pointee.UserData?.assumingMemoryBound(to: Source.self)
                        else {
                            return 0
                        }
                        let part = source.pointee.rest.prefix(max(0, Int(count)))
                        UnsafeMutableRawBufferPointer(start: target, count: part.count).copyBytes(from: part)
                        source.pointee.rest = source.pointee.rest.dropFirst(part.count)
                        return Int32(part.count)
                    }, &error)
                guard let file else { return nil }
                guard DGifSlurp(file) == GIF_OK else {
                    DGifCloseFile(file, &error)
                    return nil
                }
                return file
            }
        }
        guard let opened else { return nil }
        file = opened
    }

    deinit {
        DGifCloseFile(file, nil)
    }

    /// The frame in colour; nil where there is none, or no palette.
    func picture() -> Picture? {
        guard file.pointee.ImageCount > 0, let frame = file.pointee.SavedImages?.pointee, let raster = frame.RasterBits,
            let palette = (frame.ImageDesc.ColorMap ?? file.pointee.SColorMap)?.pointee, let colours = palette.Colors,
            frame.ImageDesc.Width > 0, frame.ImageDesc.Height > 0
        else { return nil }
        let size = PixelSize(width: Int(frame.ImageDesc.Width), height: Int(frame.ImageDesc.Height))
        return Picture(size: size, channels: .rgb) { target in
            for index in 0..<size.area where raster[index] < palette.ColorCount {
                let colour = colours[Int(raster[index])]
                target[index * 3] = colour.Red
                target[index * 3 + 1] = colour.Green
                target[index * 3 + 2] = colour.Blue
            }
        }
    }
}
