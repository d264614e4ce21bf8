import Foundation
import LiveText

/// What a line or a frame of standard input asks.
enum StreamedQuestion: Sendable {
    case image(StreamedImage)
    /// A line that has not been looked into, as it holds an image and takes a while.
    case line(Data)
    case failure(ImageAnalysisFailure, id: LineID?, image: String? = nil)
    /// So many answers are to come.
    case series(StreamedSeries)

    /// Itself; where it is an archive, or a document whose pages are wanted, how much that holds, and all of it.
    ///
    /// - Parameters:
    ///   - pages: Which pages of documents are wanted; nil where a document is one image.
    ///   - limits: How many bytes a document may have.
    /// - Returns: Questions with one answer each.
    func unpacked(pages: PageRanges?, limits: ImageLimits) async -> [StreamedQuestion] {
        switch self {
        case .image(let image):
            let input = ImageInput(name: image.name ?? "", relativePath: "", source: .success(image.source))
            if let path = image.name, ImageInput.isArchive(path) {
                return Self.series(ImageInput.unpacked([input]), of: image, .images)
            }
            guard pages != nil else { return [self] }
            let inputs = await ImageInput.pages(of: [input], wanted: pages, isNumbered: false, limits: limits)
            return inputs.first?.page == nil
                ? inputs.map { Self.question($0, of: image) } : Self.series(inputs, of: image, .pages)
        // Whether it holds a document is to be known before others are taken.
        case .line(let line) where pages != nil:
            return await StreamedImage.question(inLine: line).unpacked(pages: pages, limits: limits)
        case .line, .failure, .series: return [self]
        }
    }

    private static func series(
        _ inputs: [ImageInput], of image: StreamedImage, _ kind: StreamedSeries.Kind
    ) -> [StreamedQuestion] {
        [.series(StreamedSeries(id: image.id, name: image.name, kind: kind, count: inputs.count))]
            + inputs.map { question($0, of: image) }
    }

    private static func question(_ input: ImageInput, of image: StreamedImage) -> StreamedQuestion {
        let name = image.name == nil ? nil : input.name
        return switch input.source {
        case .success(let source):
            .image(StreamedImage(id: image.id, name: name, page: input.page, source: source))
        case .failure(let error): .failure(ImageAnalysisFailure(error), id: image.id, image: name)
        }
    }
}
