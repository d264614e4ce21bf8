internal import LiveText

/// What a request asks, once its query, headers and body are interpreted. Nothing of it is decoded or read yet.
package enum InterpretedRequest: Sendable {
    /// Images, and how they are to be read.
    case images(Submission, ReadingOptions)
    case text(DetectionRequest)
    case google(GoogleVisionRequest)
    /// The body is the image.
    case azure
    case picture(PictureRequest)

    /// Interprets a request: a pure function of what the client sent.
    ///
    /// - Throws: ``Problem``, `InvalidOption`, ``GoogleVisionError`` or ``AzureVisionError``, all of which say what to send
    ///   instead; `ImageAnalysisError` where a language is asked for that cannot be read.
    package init(_ request: WorkerRequest, body: [UInt8]) throws {
        let query = try Field.fields(in: request.query)
        switch request.route {
        case .analyze:
            let submission = try Submission(
                body: body, contentType: request.contentType, query: query, partLimit: request.partLimit)
            let options = try ReadingOptions(submission.options, accept: request.accept, limits: request.limits)
            self = .images(submission, options)
        case .detect: self = .text(try DetectionRequest(body: body, contentType: request.contentType, options: query))
        case .google: self = .google(try GoogleVisionRequest(body: body))
        case .azure:
            try AzureAnalysisRequest.check(query: query, contentType: request.contentType)
            self = .azure
        case .picture: self = .picture(try PictureRequest(request, body: body, query: query))
        }
    }
}
