import Foundation
import LiveText

extension ImageInput {
    /// The inputs with tar archives replaced by the images in them, which are called by both names: `00000.tar/cat.jpg`.
    static func unpacked(_ inputs: [ImageInput]) -> [ImageInput] {
        inputs.flatMap { input in
            if input.name != "-", isArchive(input.name), case .success = input.source { input.members } else { [input] }
        }
    }

    /// The images in the archive; an input that fails where there are none, and for what is damaged.
    private var members: [ImageInput] {
        let archive: TarArchive
        do {
            archive = try TarArchive(path: name)
        } catch {
            return [replaced(by: error as? ImageAnalysisError ?? ImageAnalysisError(.unreadableImage, "\(error)"))]
        }
        let images = archive.members.compactMap(input)
        return images.isEmpty
            ? [replaced(by: ImageAnalysisError(.unreadableImage, "The archive \(name) holds no image."))] : images
    }

    /// nil for what is no image.
    private func input(of member: TarArchive.Member) -> ImageInput? {
        guard let inner = member.name else {
            guard case .failure(let error) = member.place else { return nil }
            return replaced(by: error)
        }
        guard Self.isImage(inner), !(inner as NSString).lastPathComponent.hasPrefix(".") else { return nil }
        // A name may lead anywhere; results stay in their folder.
        let path = inner.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "/")
        return ImageInput(
            name: "\(name)/\(inner)", relativePath: (relativePath as NSString).deletingPathExtension + "/" + path,
            source: member.place.map { ImageSource(path: name, part: $0) })
    }
}
