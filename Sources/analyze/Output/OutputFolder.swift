import ArgumentParser
import Foundation
import LiveText

/// Writes a file for each image into a folder.
struct OutputFolder: OutputSink {
    private let folder: URL
    private let names: [String]

    init(path: String, inputs: [ImageInput], format: AnalysisFormat) throws {
        folder = URL(fileURLWithPath: path, isDirectory: true)
        names = Self.names(for: inputs.map(\.name), fileExtension: format.fileExtension)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ValidationError("The folder \(path) cannot be made: \(error.localizedDescription)")
        }
    }

    /// A name of its own for each image: `photo.jpg` and `other/photo.png` become `photo.json` and `photo-2.json`.
    static func names(for images: [String], fileExtension: String) -> [String] {
        var taken: Set<String> = []
        return images.map { image in
            let last = URL(fileURLWithPath: image).deletingPathExtension().lastPathComponent
            let stem = image == "-" ? "stdin" : last
            var name = stem + "." + fileExtension
            var number = 1
            // Compared without case: some file systems know none.
            while !taken.insert(name.lowercased()).inserted {
                number += 1
                name = "\(stem)-\(number).\(fileExtension)"
            }
            return name
        }
    }

    func begin() {}

    func deliver(_ result: RenderedImage, at index: Int) throws {
        if let failure = result.failure {
            return Console.note("analyze: \(result.image): \(failure.message)\n")
        }
        let text = result.text.hasSuffix("\n") ? result.text : result.text + "\n"
        let file = folder.appendingPathComponent(names[index])
        do {
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw OutputFailure.unwritable(file.relativePath)
        }
    }

    func end() {}
}
