package import LiveText

/// Why an image of a batch has no answer, or a part of one: a code of gRPC and a sentence.
package struct GoogleVisionStatus: Hashable, Sendable, Codable {
    package var code: Int
    package var message: String

    package init(code: Int, message: String) {
        self.code = code
        self.message = message
    }

    package init(_ failure: ImageAnalysisFailure) {
        let code =
            switch failure.code {
            case "cancelled": 1
            case "unreadableImage", "unsupportedFormat", "imageTooLarge", "languageUnavailable": 3
            case "timedOut": 4
            case "busy", "engineUnavailable": 14
            default: 13
            }
        self.init(code: code, message: failure.message)
    }

    static let nothingAsked = GoogleVisionStatus(code: 3, message: "Request must specify image and features.")
    static let address = GoogleVisionStatus(
        code: 7, message: "Images are not fetched from addresses: send the image itself as image.content.")

    static func unsupported(_ features: [GoogleVisionFeature]) -> GoogleVisionStatus {
        GoogleVisionStatus(
            code: 12,
            message: "Only TEXT_DETECTION and DOCUMENT_TEXT_DETECTION are implemented, not "
                + features.prefix(5).map { $0.type.prefix(40) }.joined(separator: ", ") + ".")
    }
}
