import DocumentModel

@testable import Imaging

extension Picture {
    /// A picture of these bytes; where there are fewer than it has, the rest is white.
    init(_ bytes: [UInt8], width: Int, height: Int, _ channels: Channels = .gray) {
        self.init(size: PixelSize(width: width, height: height), channels: channels) { target in
            for (index, byte) in bytes.enumerated() where index < target.count { target[index] = byte }
        }
    }
}
