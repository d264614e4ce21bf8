package import DocumentModel

/// Upright, opaque pixels: gray, or red, green and blue. What the engines take, and all that they take.
///
/// There is a byte a channel for every pixel, and no padding: whoever has the value need not check it. Bytes are shared, not
/// copied, when it is passed on.
package struct Picture: Equatable, Sendable {
    /// What a pixel consists of, by its bytes.
    package enum Channels: Int, Sendable {
        case gray = 1
        case rgb = 3
    }

    /// Columns and rows, none of which is negative.
    package let size: PixelSize
    package let channels: Channels
    /// Rows from the top.
    package let bytes: [UInt8]

    package var width: Int { size.width }
    package var height: Int { size.height }
    /// Bytes from one row to the next.
    package var bytesPerRow: Int { size.width * channels.rawValue }

    /// Takes bytes over as they are; nil unless there are as many as the size wants.
    package init?(size: PixelSize, channels: Channels, bytes: [UInt8]) {
        guard size.width >= 0, size.height >= 0, size.area <= Int.max / 4,
            bytes.count == size.area * channels.rawValue
        else { return nil }
        self.size = size
        self.channels = channels
        self.bytes = bytes
    }

    /// Draws on white: `draw` gets the picture's bytes, all 255, and what it leaves alone stays white.
    package init(
        size: PixelSize, channels: Channels, drawnBy draw: (UnsafeMutableBufferPointer<UInt8>) throws -> Void
    ) rethrows {
        let size = PixelSize(width: max(0, size.width), height: max(0, size.height))
        var bytes = [UInt8](repeating: 255, count: size.area * channels.rawValue)
        try bytes.withUnsafeMutableBufferPointer { try draw($0) }
        self.size = size
        self.channels = channels
        self.bytes = bytes
    }
}
