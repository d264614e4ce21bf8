import ArgumentParser
import Foundation
import LiveText

/// One image to analyse.
struct ImageInput: Sendable {
    /// The name as given; below a folder, the folder as given and the path within it.
    let name: String
    /// Where a result of it goes within a folder of results: the file's name; below a folder, the path within it.
    let relativePath: String
    /// The image, or why there is none.
    let source: Result<ImageSource, ImageAnalysisError>
    /// The page of a document, counted from 1; nil for an image.
    var page: Int?

    /// What messages call it.
    var title: String { page.map { "\(name), page \($0)" } ?? name }

    /// What is taken for an image inside a folder; files that are named themselves are opened whatever they are called.
    static let extensions: Set = [
        "jpg", "jpeg", "jpe", "png", "webp", "tif", "tiff", "gif", "bmp", "pnm", "pbm", "pgm", "ppm", "jp2", "j2k",
        "heic", "heif", "avif", "pdf",
    ]
    /// What is taken for an archive of images.
    static let archiveExtension = "tar"

    /// The images that the arguments name, folders replaced by what they hold.
    static func inputs(for arguments: [String]) throws -> [ImageInput] {
        guard arguments.filter({ $0 == "-" }).count <= 1 else {
            throw ValidationError("Standard input (-) can be read only once.")
        }
        let folders = Set(arguments.filter(isFolder))
        return arguments.flatMap { argument -> [ImageInput] in
            if argument == "-" {
                return [ImageInput(name: argument, relativePath: "stdin", source: .success(.standardInput))]
            }
            let name = URL(fileURLWithPath: argument).lastPathComponent
            if folders.contains(argument) {
                return images(inFolder: argument, relativeTo: folders.count > 1 ? name + "/" : "")
            }
            return [ImageInput(name: argument, relativePath: name, source: .success(ImageSource(path: argument)))]
        }
    }

    static func isImage(_ path: String) -> Bool {
        extensions.contains((path as NSString).pathExtension.lowercased())
    }

    static func isArchive(_ path: String) -> Bool {
        (path as NSString).pathExtension.lowercased() == archiveExtension
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The images in a folder, sorted by path; an input that fails where there are none. Their relative paths begin
    /// with `place`.
    private static func images(inFolder folder: String, relativeTo place: String) -> [ImageInput] {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let walk = FileManager.default.enumerator(atPath: folder)
        var images: [String] = []
        while let path = walk?.nextObject() as? String {
            let isFolder = walk?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            if (path as NSString).lastPathComponent.hasPrefix(".") {
                if isFolder { walk?.skipDescendants() }
            } else if !isFolder, isImage(path) || isArchive(path) {
                images.append(path)
            }
        }
        guard !images.isEmpty else {
            let error = ImageAnalysisError(.unreadableImage, "The folder \(folder) holds no image.")
            return [ImageInput(name: folder, relativePath: place, source: .failure(error))]
        }
        return images.sorted().map {
            ImageInput(
                name: prefix + $0, relativePath: place + $0, source: .success(ImageSource(path: prefix + $0)))
        }
    }
}
