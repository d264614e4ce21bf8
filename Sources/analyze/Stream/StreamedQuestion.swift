import Foundation
import LiveText

/// What a line or a frame of standard input asks.
enum StreamedQuestion: Sendable {
    case image(StreamedImage)
    /// A line that has not been looked into, as it holds an image and takes a while.
    case line(Data)
    case failure(ImageAnalysisFailure, id: LineID?, image: String? = nil)
    /// So many images are to come, from an archive.
    case archive(path: String, count: Int, id: LineID?)

    /// Itself; where it names an archive, how many images that holds, and these.
    var unpacked: [StreamedQuestion] {
        guard case .image(let image) = self, let path = image.name, ImageInput.isArchive(path) else { return [self] }
        let inputs = ImageInput.unpacked([ImageInput(name: path, relativePath: path, source: .success(image.source))])
        return [.archive(path: path, count: inputs.count, id: image.id)]
            + inputs.map { input in
                switch input.source {
                case .success(let source): .image(StreamedImage(id: image.id, name: input.name, source: source))
                case .failure(let error): .failure(ImageAnalysisFailure(error), id: image.id, image: input.name)
                }
            }
    }
}
