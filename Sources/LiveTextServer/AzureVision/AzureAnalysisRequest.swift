internal import Foundation
package import LiveText

/// What a client of Azure's Image Analysis 4.0 asks of an image: the reading of its text.
package struct AzureAnalysisRequest: Hashable, Sendable {
    /// Checks the query. `language` is that of captions there and says nothing about the text, so it is passed over; so are
    /// the versions of the interface and of the model.
    ///
    /// - Parameter query: names and values of the request's query, percent escapes resolved.
    /// - Throws: `AzureVisionError` where anything but `read` is asked for.
    package init(query: [(name: String, value: String)]) throws(AzureVisionError) {
        let features = query.filter { $0.name.lowercased() == "features" }
            .flatMap { $0.value.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
        guard !features.isEmpty else {
            throw .invalid("NotSupportedVisualFeature", "The query names no features: read is supported.")
        }
        let others = features.filter { $0.lowercased() != "read" }
        guard others.isEmpty else {
            let names = others.map { $0.prefix(40) }.joined(separator: ", ")
            throw .invalid("NotSupportedVisualFeature", "Only read is supported, not \(names).")
        }
    }

    /// Reads an image.
    ///
    /// - Parameters:
    ///   - image: the body of the request: the encoded image.
    ///   - contentType: the body's media type.
    ///   - service: what reads it.
    ///   - configuration: what holds for all requests, such as limits.
    /// - Throws: `AzureVisionError`, or `CancellationError`.
    package func result(
        of image: [UInt8], contentType: String?, from service: any AnalysisService,
        configuration: ImageAnalyzer.Configuration
    ) async throws -> AzureAnalysisResult {
        let mediaType = contentType?.prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
        guard mediaType != "application/json" else {
            throw AzureVisionError.invalid(
                "InvalidImageUrl", "Images are not fetched from addresses: send the image itself as the body.")
        }
        do {
            let document = try await service.document(
                of: image, request: AnalysisRequest(configuration: configuration, format: .jsonl))
            return AzureAnalysisResult(of: try JSONDecoder().decode(ImageAnalysis.self, from: Data(document.bytes)))
        } catch let failure as ImageAnalysisFailure {
            throw AzureVisionError(failure)
        } catch is DecodingError {
            throw AzureVisionError(
                status: 500, code: "InternalServerError", cause: "FailedToProcess", message: "Internal error.")
        }
    }
}
