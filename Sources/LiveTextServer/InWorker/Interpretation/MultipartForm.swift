internal import Foundation
internal import Glibc
internal import HTTPTypes

/// A body of several parts (RFC 7578), taken apart without copying.
struct MultipartForm {
    struct Part {
        let name: String
        /// Nil where the part is not a file.
        let filename: String?
        let contentType: String?
        let body: ArraySlice<UInt8>
    }

    let parts: [Part]

    /// The headers of a part are two short lines; a part with longer ones is refused.
    private static let longestHeaders = 8192

    /// - Parameters:
    ///   - body: the whole body.
    ///   - boundary: what separates the parts, from the header.
    ///   - limit: how many parts there may be.
    /// - Throws: ``Problem`` where the body is not a form, or has too many parts.
    init(_ body: [UInt8], boundary: String, limit: Int) throws(Problem) {
        guard !boundary.isEmpty, boundary.utf8.count <= 70 else {
            throw Self.damage("has no boundary of at most 70 characters in its Content-Type")
        }
        let delimiter = Array("\r\n--\(boundary)".utf8)
        var parts: [Part] = []
        // The first delimiter may stand at the very start, where no line ends before it.
        var place: Int
        if body.starts(with: delimiter.dropFirst(2)) {
            place = delimiter.count - 2
        } else if let first = body.position(of: delimiter, from: 0) {
            place = first + delimiter.count
        } else {
            throw Self.damage("does not contain the boundary that its Content-Type names")
        }
        while true {
            if body[place...].starts(with: [45, 45]) { break }
            let lineEnd = body[place...].drop { $0 == 32 || $0 == 9 }
            guard lineEnd.starts(with: [13, 10]) else { throw Self.damage("has a boundary that no line end follows") }
            let start = lineEnd.startIndex
            guard let end = body.position(of: delimiter, from: start) else {
                throw Self.damage("ends before its last boundary")
            }
            guard parts.count < limit else {
                throw Problem(
                    .contentTooLarge, "tooManyParts", "The form has more than \(limit) parts: send fewer at once.")
            }
            parts.append(try Self.part(body[start..<end]))
            place = end + delimiter.count
        }
        self.parts = parts
    }

    private static func part(_ bytes: ArraySlice<UInt8>) throws(Problem) -> Part {
        // A part begins with the end of its delimiter's line, so that one without headers has an empty line here too.
        let blank = Array("\r\n\r\n".utf8)
        let searched = Array(bytes.prefix(longestHeaders))
        guard let end = searched.position(of: blank, from: 0) else {
            throw damage("has a part whose headers do not end")
        }
        var disposition: HeaderValue?
        var contentType: String?
        for line in String(decoding: searched[..<end], as: UTF8.self).split(separator: "\r\n") {
            let header = line.split(separator: ":", maxSplits: 1)
            guard header.count == 2 else { throw damage("has a part with a header line that has no colon") }
            let value = header[1].trimmingCharacters(in: .whitespaces)
            switch header[0].lowercased() {
            case "content-disposition": disposition = HeaderValue(value)
            case "content-type": contentType = value
            default: break
            }
        }
        guard let disposition, disposition.value == "form-data", let name = disposition.parameters["name"] else {
            throw damage("has a part without a name")
        }
        return Part(
            name: name, filename: disposition.parameters["filename"], contentType: contentType,
            body: bytes.dropFirst(end + blank.count))
    }

    private static func damage(_ what: String) -> Problem {
        Problem(.badRequest, "invalidRequest", "The form \(what).")
    }
}

extension [UInt8] {
    /// Where some bytes begin, at a place or after it.
    fileprivate func position(of pattern: [UInt8], from start: Int) -> Int? {
        guard let first = pattern.first else { return start }
        return withUnsafeBytes { bytes in
            pattern.withUnsafeBytes { pattern in
                guard let base = bytes.baseAddress, let wanted = pattern.baseAddress else { return nil }
                var place = start
                while place <= bytes.count - pattern.count {
                    let length = bytes.count - pattern.count - place + 1
                    guard let found = memchr(base + place, Int32(first), length) else { return nil }
                    place = UnsafeRawPointer(found) - base
                    if memcmp(found, wanted, pattern.count) == 0 { return place }
                    place += 1
                }
                return nil
            }
        }
    }
}
