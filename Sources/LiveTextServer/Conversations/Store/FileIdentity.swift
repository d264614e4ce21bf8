internal import Foundation

/// Which file a path leads to.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// Nil where there is no file.
    init?(path: String) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            let device = attributes[.systemNumber] as? UInt64, let number = attributes[.systemFileNumber] as? UInt64
        else { return nil }
        (self.device, self.number) = (device, number)
    }
}
