import Foundation
import Imaging

/// Runs other programs over documents: what they see is what people get.
enum Program {
    /// Runs a program over a file, whose path takes the place of `%`, and returns what it prints.
    static func output(_ name: String, _ arguments: [String], of document: [UInt8]) throws -> String {
        String(decoding: try run(name, arguments, document).output, as: UTF8.self)
    }

    /// The same with the exit status.
    static func run(_ name: String, _ arguments: [String], _ document: [UInt8]) throws -> (output: Data, status: Int32)
    {
        let file = FileManager.default.temporaryDirectory.appending(path: "pdf-" + UUID().uuidString + ".pdf")
        try Data(document).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments.map { $0 == "%" ? file.path : $0 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (data, process.terminationStatus)
    }

    /// Whether qpdf finds nothing wrong.
    static func isSound(_ document: [UInt8]) throws -> Bool {
        try run("qpdf", ["--check", "%"], document).status == 0
    }

    /// The pixels of a page as poppler draws it.
    static func pixels(_ document: [UInt8], dots: Int = 72) throws -> Data {
        try run("pdftoppm", ["-r", String(dots), "%"], document).output
    }

    /// The only image of a document, as poppler decodes it.
    static func image(_ document: [UInt8]) throws -> Picture {
        let root = FileManager.default.temporaryDirectory.appending(path: "image-" + UUID().uuidString).path
        _ = try run("pdfimages", ["-png", "%", root], document)
        defer { try? FileManager.default.removeItem(atPath: root + "-000.png") }
        let png = [UInt8](try Data(contentsOf: URL(filePath: root + "-000.png")))
        return try ImageDecoder.decode(png, orientation: nil, page: 1, limits: ImageLimits())
    }

    /// What poppler reads, in the order of reading: it puts marks around what changes the direction, and the blank behind
    /// what is read from left to right before it.
    static func text(_ document: [UInt8]) throws -> String {
        let text = try output("pdftotext", ["%", "-"], of: document)
            .replacing(/\u{202A}( *)([^\u{202A}-\u{202E}]*)\u{202C}/) { $0.2 + $0.1 }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .format }))
    }

    /// The words that poppler finds on the first page, in its order, with their boxes in points from the top left.
    static func words(_ document: [UInt8]) throws -> [FoundWord] {
        let text = try output("pdftotext", ["-bbox", "%", "-"], of: document)
        return try text.matches(
            of: Regex(#"<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>"#)
        ).map { match in
            let texts = (1...5).map { String(match[$0].substring ?? "") }
            let numbers = texts.prefix(4).map { Double($0) ?? .nan }
            return FoundWord(text: texts[4], minX: numbers[0], minY: numbers[1], maxX: numbers[2], maxY: numbers[3])
        }
    }
}

/// A word as another program found it.
struct FoundWord: Equatable {
    let text: String
    let minX, minY, maxX, maxY: Double

    /// The share of both areas together that both have.
    func overlap(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Double {
        let shared = max(0, min(maxX, x1) - max(minX, x0)) * max(0, min(maxY, y1) - max(minY, y0))
        let all = (maxX - minX) * (maxY - minY) + (x1 - x0) * (y1 - y0) - shared
        return all > 0 ? shared / all : 0
    }
}
