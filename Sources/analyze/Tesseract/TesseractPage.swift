import Foundation
import LiveText

/// A page of an input in Tesseract's manner: an image's, or one of the images that a text file lists.
struct TesseractPage {
    /// The image as it was named.
    let name: String
    let source: ImageSource
    /// The number in its image file, the first being 1.
    let number: Int

    /// A list of more bytes is none.
    private static let listLimit = 1 << 20

    /// The pages that an input names. Files of a list are looked at for their pages, and read again when it is their turn.
    ///
    /// - Parameters:
    ///   - input: A path; `-` or `stdin` is standard input.
    ///   - only: The page that is read alone, the first being 0.
    /// - Returns: The pages in their order.
    /// - Throws: `ImageAnalysisError` where a file cannot be read.
    static func pages(of input: String, only: Int?) async throws -> [TesseractPage] {
        let isStandardInput = input == "-" || input == "stdin"
        let bytes = try bytes(of: isStandardInput ? .standardInput : ImageSource(path: input))
        guard !ImageDecoder.isImage(bytes), let names = list(in: bytes) else {
            return try await pages(
                of: ImageSource(bytes: bytes), bytes: bytes, named: isStandardInput ? "stdin" : input, only: only)
        }
        var listed: [TesseractPage] = []
        for name in names {
            let source = ImageSource(path: name)
            listed += try await pages(of: source, bytes: try self.bytes(of: source), named: name, only: only)
        }
        return listed
    }

    private static func pages(
        of source: ImageSource, bytes: [UInt8], named name: String, only: Int?
    ) async throws -> [TesseractPage] {
        if case .document(let document) = try await OpenedSource(ImageSource(bytes: bytes), limits: ImageLimits()) {
            let numbers = only.map { $0 + 1...$0 + 1 } ?? 1...max(1, document.pageCount)
            // A page of a document is a source of its own.
            return numbers.map { TesseractPage(name: name, source: document.page($0), number: 1) }
        }
        let numbers = only.map { $0 + 1...$0 + 1 } ?? 1...ImageDecoder.pageCount(of: bytes)
        return numbers.map { TesseractPage(name: name, source: source, number: $0) }
    }

    private static func bytes(of source: ImageSource) throws -> [UInt8] {
        try source.encodedBytes(limit: ImageLimits().bytes) ?? []
    }

    /// The paths in a text, one a line; nil where it is no such text.
    private static func list(in bytes: [UInt8]) -> [String]? {
        guard bytes.count <= listLimit, !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
            return nil
        }
        let names = text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
        // The first line tells whether this is a list at all.
        guard let first = names.first, FileManager.default.fileExists(atPath: first) else { return nil }
        return names
    }
}
