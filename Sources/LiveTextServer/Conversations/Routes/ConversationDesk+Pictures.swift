internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import LiveText

extension ConversationDesk {
    func upload(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        try access.requireWriter()
        try await store.checkRoom(for: 0, access: access)
        let type = request.headers[.contentType].map { HeaderValue($0).value } ?? "application/octet-stream"
        guard type != "multipart/form-data" else {
            throw Problem(
                .unsupportedMediaType, "unsupportedMediaType", "Send the picture itself as image/…, not in a form.")
        }
        return try await bodies.withBody(of: request, context: context, limit: settings.limits.bytes) { bytes, digest in
            if let known = try await store.picture(of: digest, for: access) {
                return Self.response(try known.document(), status: .ok)
            }
            let picture = try await read(bytes, request, context)
            let kept = try await store.keep(picture, bytes: Data(bytes), digest: digest, by: access)
            return Self.response(try kept.document(), status: .created)
        }
    }

    /// Has a worker read a picture.
    func read(_ bytes: [UInt8], _ request: Request, _ context: ServerContext) async throws -> SharedPicture {
        guard await !queue.isFull else { throw ImageAnalysisFailure.full }
        let query = QueryString(request.uri.query ?? "")
        var work = WorkerRequest(route: .picture)
        work.query = query.withoutKey
        work.contentType = request.headers[.contentType]
        work.accept = request.headers[.acceptLanguage]
        work.limits = settings.limits
        work.partLimit = settings.partLimit
        work.answerLimit = settings.answerLimit + settings.limits.bytes / 3 * 4
        work.deadline = min(query.deadline ?? settings.deadline, settings.deadline)
        let answer = try await context.presence.whilePresent { [queue, work] in
            try await queue.answer(to: work, body: bytes)
        }
        metrics.record(answer.head.times)
        guard answer.head.status == 200 else { throw WorkerRefusal(answer: answer) }
        guard let picture = try? JSONDecoder().decode(SharedPicture.self, from: Data(answer.body)), picture.isSound
        else {
            throw ImageAnalysisFailure.untrusted
        }
        return picture
    }

    func picture(_ request: Request, _ context: ServerContext) async throws -> Response {
        try await content(.bytes, request, context)
    }

    func picturePreview(_ request: Request, _ context: ServerContext) async throws -> Response {
        try await content(.preview, request, context)
    }

    func pictureAnalysis(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        let picture = try await store.picture(try identifier("picture", context), for: access)
        return Self.immutable(
            Array(picture.analysis.utf8), type: "application/json", tag: Digest(of: picture.analysis).hex, request)
    }

    private func content(
        _ content: ConversationStore.Content, _ request: Request, _ context: ServerContext
    ) async throws -> Response {
        let access = try await access(request, context)
        let found = try await store.content(content, of: try identifier("picture", context), in: access.conversation)
        return Self.immutable(found.0, type: found.type, tag: found.tag, request)
    }

    /// An answer that never changes.
    static func immutable(_ bytes: some Sequence<UInt8>, type: String, tag: String, _ request: Request) -> Response {
        let headers: HTTPFields = [.eTag: "\"\(tag)\"", .cacheControl: "private, max-age=31536000, immutable"]
        guard request.headers[.ifNoneMatch]?.contains("\"\(tag)\"") != true else {
            return Response(status: .notModified, headers: headers)
        }
        return Response(mediaType: type, bytes: bytes, headers: headers)
    }

    private static func response(_ text: String, status: HTTPResponse.Status) -> Response {
        Response(status, mediaType: "application/json", bytes: (text + "\n").utf8)
    }
}
