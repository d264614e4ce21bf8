import Foundation

extension FileHandle {
    private static let queue = DispatchQueue(label: "analyze.stream")

    /// Some bytes as soon as there are any; none at the end.
    func someBytes(upTo count: Int) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            Self.queue.async { continuation.resume(with: Result { try self.availableBytes(upTo: count) }) }
        }
    }

    /// Gives what is there already, where that is less.
    private func availableBytes(upTo count: Int) throws -> Data {
        var bytes = Data(count: count)
        while true {
            let length = bytes.withUnsafeMutableBytes { Glibc.read(fileDescriptor, $0.baseAddress, count) }
            if length >= 0 { return bytes.prefix(length) }
            if errno != EINTR { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
    }
}
