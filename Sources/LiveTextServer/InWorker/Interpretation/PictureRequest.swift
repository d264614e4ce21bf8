internal import Foundation
internal import LiveMessages
internal import LiveText

/// A picture that is to be shared: what stands for it where it is not shown itself.
package struct PictureRequest: Sendable {
    private let image: Submission.Image
    /// Whether the picture was a part of a form, so that the server does not know its bytes.
    private let isPart: Bool
    private let options: ReadingOptions
    /// The language of the summary.
    private let language: String

    /// - Throws: ``Problem``, `InvalidOption` or `ImageAnalysisError`.
    init(_ request: WorkerRequest, body: [UInt8], query: [Field]) throws {
        let submission = try Submission(
            body: body, contentType: request.contentType, query: [], partLimit: request.partLimit)
        // A form that a system's share sheet sends has fields that nobody asked for.
        image = submission.images[0]
        isPart = request.contentType.map { HeaderValue($0).value } == "multipart/form-data"
        options = try ReadingOptions(query.filter { $0.name != "language" }, accept: nil, limits: request.limits)
        guard options.format == .json, !options.hasTimings else {
            throw InvalidOption("A shared picture is always answered in JSON, without timings.")
        }
        language = Self.language(query.first { $0.name == "language" }?.value ?? request.accept)
    }

    /// The first tag of a list such as browsers send it; English where there is none.
    private static func language(_ list: String?) -> String {
        let tag = (list ?? "").prefix { $0 != "," && $0 != ";" }.trimmingCharacters(in: .whitespaces)
        let isTag =
            (2...35).contains(tag.utf8.count)
            && tag.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
        return isTag ? tag : "en"
    }

    /// What is found in the picture, as JSON.
    func analysis(from reader: any ImageReader) async throws -> AnalysisDocument {
        try await reader.document(of: image, as: options)
    }

    /// What the server keeps.
    func answer(_ document: AnalysisDocument) throws -> WorkerAnswer {
        let analysis = try JSONDecoder().decode(ImageAnalysis.self, from: Data(document.bytes))
        let picture = try ImageDecoder.decode(
            ImageSource(bytes: image.bytes), orientation: options.orientation, page: options.configuration.page,
            limits: options.configuration.limits)
        let shared = SharedPicture(
            mediaType: MediaType.of(image.bytes), width: picture.width, height: picture.height,
            summaryText: SummaryText.text(of: analysis, language: language),
            preview: try Self.jpeg(picture, side: SharedPicture.previewSide),
            thumbnail: try Self.jpeg(picture, side: SharedPicture.thumbnailSide), stickerProblem: stickerProblem,
            analysis: String(decoding: document.bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines),
            bytes: isPart ? Data(image.bytes) : nil)
        return WorkerAnswer(
            head: .init(status: 200, mediaType: "application/json"), body: Array(try JSONEncoder().encode(shared)))
    }

    private var stickerProblem: String? {
        do throws(MessageError) {
            _ = try Sticker(bytes: image.bytes, localizedDescription: "")
            return nil
        } catch {
            return error.message
        }
    }

    private static func jpeg(_ picture: Picture, side: Int) throws -> Data {
        let longest = max(picture.width, picture.height)
        guard longest > side else { return Data(try ImageEncoder.jpeg(picture)) }
        let scale = Double(side) / Double(longest)
        let size = PixelSize(
            width: max(1, Int((Double(picture.width) * scale).rounded())),
            height: max(1, Int((Double(picture.height) * scale).rounded())))
        return Data(try ImageEncoder.jpeg(Resampler(picture, size: size).drawn()))
    }
}
