public import Foundation

/// An image to analyse: a file, encoded bytes, or raw pixels taken as they are.
public struct ImageSource: Sendable {
    enum Storage: Sendable {
        case file(URL)
        case encoded([UInt8])
        case pixels(bytes: [UInt8], width: Int, height: Int, rowStride: Int, format: PixelFormat)
    }
    let storage: Storage
}
