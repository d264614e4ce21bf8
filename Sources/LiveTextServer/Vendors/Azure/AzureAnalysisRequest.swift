internal import Foundation
internal import LiveText

/// What a client of Azure's Image Analysis 4.0 asks of an image: the reading of its text.
enum AzureAnalysisRequest {
    /// Checks the query and the type of the body. `language` is that of captions there and says nothing about the text, so it is
    /// passed over; so are the versions of the interface and of the model.
    ///
    /// - Throws: `AzureVisionError` where anything but `read` is asked for, or the image is named by an address.
    static func check(query: [Field], contentType: String?) throws(AzureVisionError) {
        let features = query.filter { $0.name.lowercased() == "features" }
            .flatMap { $0.value.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
        guard !features.isEmpty else {
            throw .invalid("NotSupportedVisualFeature", "The query names no features: read is supported.")
        }
        let others = features.filter { $0.lowercased() != "read" }
        guard others.isEmpty else {
            // Enough to see the fault: what was sent may be long.
            let names = others.prefix(5).map { $0.prefix(40) }.joined(separator: ", ")
            throw .invalid("NotSupportedVisualFeature", "Only read is supported, not \(names).")
        }
        guard contentType.map({ HeaderValue($0).value }) != "application/json" else {
            throw .invalid(
                "InvalidImageUrl", "Images are not fetched from addresses: send the image itself as the body.")
        }
    }

    /// Reads an image.
    ///
    /// - Throws: `AzureVisionError`, or `CancellationError`.
    static func result(
        of image: [UInt8], from reader: any ImageReader, options: ReadingOptions
    ) async throws -> AzureAnalysisResult {
        do {
            return AzureAnalysisResult(of: try await reader.analysis(of: image, options: options))
        } catch let failure as ImageAnalysisFailure {
            throw AzureVisionError(failure)
        } catch is DecodingError {
            throw AzureVisionError(
                status: 500, code: "InternalServerError", cause: "FailedToProcess", message: "Internal error.")
        }
    }
}
