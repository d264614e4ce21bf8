internal import HTTPTypes
internal import Hummingbird
internal import LiveText

/// `POST /v1/analyze`: images in, what is found in them out.
struct AnalyzeRoute: Sendable {
    let service: QueuedService
    let bodies: BodyReader
    let cache: ResultCache
    let settings: ServerSettings

    func answer(to incoming: IncomingRequest) async throws -> Response {
        try await service.refuseIfFull()
        // A form is a little longer than the image in it.
        let limit = settings.limits.bytes + 1_000_000
        return try await bodies.withBody(of: incoming.request, context: incoming.context, limit: limit) { body in
            let headers = incoming.request.headers
            let submission = try Submission(
                body: body, contentType: headers[.contentType], query: incoming.query, partLimit: settings.partLimit)
            let question = try AnalysisQuestion(
                submission.options, accept: headers[.accept], limits: settings.limits, deadline: settings.deadline)
            let keys = submission.images.map(question.key)
            let tag = EntityTag(of: keys)
            if let tag, tag.isListed(in: headers[.ifNoneMatch]) {
                return Response(status: .notModified, headers: [.eTag: tag.description])
            }
            let documents = try await incoming.context.presence.whilePresent { [images = submission.images] in
                try await self.documents(of: images, keys: keys, question: question)
            }
            var response = Response(mediaType: question.format.mediaType, bytes: documents)
            response.headers[.eTag] = tag?.description
            response.headers[.cacheControl] = "private, no-cache"
            return response
        }
    }

    private func documents(
        of images: [Submission.Image], keys: [Digest?], question: AnalysisQuestion
    ) async throws -> [UInt8] {
        if images.count == 1 { return try await document(of: images[0], key: keys[0], question, by: service) }
        var series = try DocumentSeries(format: question.format)
        let service = TimedService(service: service, time: question.deadline)
        // One after the other: a long form does not keep others from their turn.
        for (image, key) in zip(images, keys) {
            do {
                series.append(try await document(of: image, key: key, question, by: service), named: image.name)
            } catch let failure as ImageAnalysisFailure where failure.code != "cancelled" {
                let text = try question.format.document(of: failure, named: image.name)
                series.append(Array(text.utf8), named: image.name)
            }
        }
        return series.document
    }

    private func document(
        of image: Submission.Image, key: Digest?, _ question: AnalysisQuestion, by service: any AnalysisService
    ) async throws -> [UInt8] {
        if let key, let known = cache.document(for: key) { return known }
        let found = try await service.document(of: image.bytes, request: question.request(named: image.name)).bytes
        if let key { cache.keep(found, for: key) }
        return found
    }
}
