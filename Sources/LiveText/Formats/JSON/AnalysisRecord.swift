internal import DocumentModel

/// One image's line in the tool's JSON: the analysis with the image's name, or why there is none.
public struct AnalysisRecord: Sendable {
    /// The image as it was named; nil where it has no name.
    public var image: String?
    /// The page of a document that it is, counted from 1; nil for an image.
    public var page: Int?
    /// What was found, or why nothing could be.
    public var result: Result<ImageAnalysis, ImageAnalysisFailure>
    /// How long it took; nil where that is not wanted.
    public var timings: AnalysisTimings?

    /// Makes a record.
    public init(
        image: String? = nil, page: Int? = nil, result: Result<ImageAnalysis, ImageAnalysisFailure>,
        timings: AnalysisTimings? = nil
    ) {
        self.image = image
        self.page = page
        self.result = result
        self.timings = timings
    }
}

/// `{"image", "page", …the analysis, "timings"}` or `{"image", "page", "error": {"code", "message"}}`; without a name, a page or
/// timings those keys are left out.
extension AnalysisRecord: Encodable {
    private enum CodingKeys: String, CodingKey {
        case image, page, error, timings
    }

    /// Writes the object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(image, forKey: .image)
        try container.encodeIfPresent(page, forKey: .page)
        switch result {
        case .success(let analysis): try analysis.encode(to: encoder)
        case .failure(let failure): try container.encode(failure, forKey: .error)
        }
        try container.encodeIfPresent(timings, forKey: .timings)
    }
}
