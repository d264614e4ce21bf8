import ArgumentParser
import Foundation
import LiveText

/// Writes a file for each image into a folder, in the folders that the images lie in.
struct OutputFolder: OutputSink {
    private let folder: URL
    private let names: [String]
    private let format: AnalysisFormat
    private let overwrites: Bool

    /// Makes the folder if it is missing. Files that are there already are replaced where `overwrites` is set;
    /// otherwise their images are left out.
    ///
    /// - Throws: `ValidationError` where the folder cannot be made.
    init(path: String, inputs: [ImageInput], format: AnalysisFormat, overwrites: Bool) throws {
        folder = URL(fileURLWithPath: path, isDirectory: true)
        names = Self.names(for: inputs.map(\.relativePath), fileExtension: format.fileExtension)
        self.format = format
        self.overwrites = overwrites
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ValidationError("The folder \(path) cannot be made: \(error.localizedDescription)")
        }
    }

    /// A path of its own for each image: `a/photo.jpg` becomes `a/photo.json`, and `a/photo.png` after it `a/photo-2.json`.
    static func names(for paths: [String], fileExtension: String) -> [String] {
        var taken: Set<String> = []
        // The last number that each has, as an archive may hold any number of files with one name.
        var numbers: [String: Int] = [:]
        return paths.map { path in
            let stem = (path as NSString).deletingPathExtension
            // Compared without case: some file systems know none.
            var number = numbers[stem.lowercased()] ?? 1
            var name = number == 1 ? stem + "." + fileExtension : "\(stem)-\(number).\(fileExtension)"
            while !taken.insert(name.lowercased()).inserted {
                number += 1
                name = "\(stem)-\(number).\(fileExtension)"
            }
            numbers[stem.lowercased()] = number
            return name
        }
    }

    func hasResult(at index: Int) -> Bool {
        !overwrites && FileManager.default.fileExists(atPath: file(at: index).path)
    }

    private func file(at index: Int) -> URL { folder.appendingPathComponent(names[index]) }

    func begin() {}

    func deliver(_ result: RenderedImage, at index: Int) throws {
        if let failure = result.failure {
            return Console.note("analyze: \(result.image): \(failure.message)\n")
        }
        let isComplete = format == .rtfd || result.document.last == 0x0A
        try write(isComplete ? result.document : result.document + [0x0A], at: index)
    }

    /// Writes the file of an image.
    func write(_ bytes: [UInt8], at index: Int) throws {
        let file = file(at: index)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try format.write(bytes, to: file)
        } catch {
            throw OutputFailure.unwritable(file.relativePath)
        }
    }

    func end() {}
}
