internal import Foundation

/// A library's file, looked at before the system's loader maps it.
package enum SharedLibrary {
    /// Checks that a library can be loaded without harm. The error for a damaged one ends with the advice in `repair`.
    ///
    /// - Throws: `.engineUnavailable` where the library is not whole, or where others could have put it there.
    package static func check(_ path: String, repair: String = "install it again") throws {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        for place in [folder, path] {
            guard let objection = TrustedPath.objection(to: place) else { continue }
            throw ImageAnalysisError(
                .engineUnavailable,
                "The library \(path) is not loaded (\(place): \(objection)): let it belong to this user or to root, and nobody "
                    + "else write there.")
        }
        guard isWhole(at: path) else {
            throw ImageAnalysisError(.engineUnavailable, "The library \(path) is not whole: \(repair).")
        }
    }

    /// Whether a file has all the bytes that its program headers promise: where some are missing, the loader ends the
    /// process. The loader itself refuses files that are not libraries of this kind.
    static func isWhole(at path: String) -> Bool {
        guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
            data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
        else { return true }
        guard let start = data.integer(at: 32, bytes: 8), let size = data.integer(at: 54, bytes: 2),
            let count = data.integer(at: 56, bytes: 2)
        else { return false }
        return (0..<count).allSatisfy { index in
            let header = start.addingReportingOverflow(index * size).partialValue
            guard let offset = data.integer(at: header, bytes: 8, after: 8),
                let length = data.integer(at: header, bytes: 8, after: 32)
            else { return false }
            let (end, isTooFar) = offset.addingReportingOverflow(length)
            return !isTooFar && end <= data.count
        }
    }
}

extension Data {
    /// A little-endian integer some bytes after a place; nil beyond the end.
    fileprivate func integer(at place: UInt64, bytes: UInt64, after distance: UInt64 = 0) -> UInt64? {
        let (first, isTooFar) = place.addingReportingOverflow(distance)
        guard !isTooFar, first < count, bytes <= UInt64(count) - first else { return nil }
        return self[Int(first)..<Int(first + bytes)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
