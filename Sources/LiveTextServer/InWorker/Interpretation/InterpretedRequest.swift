internal import LiveText

/// What a request asks, once its query, headers and body are interpreted. Nothing of it is decoded or read yet.
package enum InterpretedRequest: Sendable {
    /// Images, and how they are to be read.
    case images(Submission, ReadingOptions)
    case text(DetectionRequest)
    case google(GoogleVisionRequest)
    /// The body is the image.
    case azure
    case compatible(any CompatibleRequest)
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
        case .immich:
            self = .compatible(
                try ImmichRequest(body: body, contentType: request.contentType, partLimit: request.partLimit))
        case .openWebUI: self = .compatible(OpenWebUIRequest(body: body))
        case .tika, .tikaText, .tikaMetadata: self = .compatible(TikaRequest(request, body: body))
        case .docling:
            self = .compatible(
                try DoclingRequest(body: body, contentType: request.contentType, partLimit: request.partLimit))
        case .umi: self = .compatible(try UmiRequest(body: body))
        case .mistral: self = .compatible(try MistralRequest(body: body))
        case .mistralUpload, .mistralFile: self = .compatible(try MistralFile(request, body: body))
        case .azureDocument:
            self = .compatible(try AzureDocumentRequest(request, body: body, query: query))
        case .picture: self = .picture(try PictureRequest(request, body: body, query: query))
        }
    }
}
