internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import LiveMessages
internal import LiveText
internal import NIOCore

/// What is asked of conversations: checks who asks and what, has it kept, and tells the streams.
struct ConversationDesk: Sendable {
    let store: ConversationStore
    let hub: ConversationHub
    let reader: EventReader
    let queue: RequestQueue
    let bodies: BodyReader
    let metrics: ServerMetrics
    let settings: ServerSettings
    let rate: MessageRate

    init(
        store: ConversationStore, hub: ConversationHub, queue: RequestQueue, bodies: BodyReader,
        metrics: ServerMetrics, settings: ServerSettings
    ) {
        self.store = store
        self.hub = hub
        reader = EventReader(store: store, hub: hub)
        self.queue = queue
        self.bodies = bodies
        self.metrics = metrics
        self.settings = settings
        rate = MessageRate(limit: store.limits.messagesPerMinute)
    }

    var routes: [Route] { apiRoutes + pageRoutes + BundledFile.conversations.map(\.route) }

    private var apiRoutes: [Route] {
        let base = "/v1/conversations/{conversation}"
        return [
            Route(path: "/v1/conversations", method: .post, handler: makeConversation),
            Route(
                path: base, isOpen: true,
                handlers: [.get: conversation, .patch: changeConversation, .delete: eraseConversation]),
            Route(path: base + "/invitations", isOpen: true, handlers: [.get: invitations, .post: invite]),
            Route(path: base + "/invitations/{invitation}", isOpen: true, handlers: [.delete: withdraw]),
            Route(path: base + "/participants", isOpen: true, handlers: [.post: join]),
            Route(
                path: base + "/participants/{participant}", isOpen: true,
                handlers: [.patch: changeParticipant, .delete: removeParticipant]),
            Route(path: base + "/messages", isOpen: true, handlers: [.get: messages, .post: send]),
            Route(path: base + "/messages/{message}", isOpen: true, handlers: [.get: message, .delete: eraseMessage]),
            Route(path: base + "/messages/{message}/response", isOpen: true, handlers: [.put: respond]),
            Route(path: base + "/pictures", isOpen: true, handlers: [.post: upload]),
            Route(path: base + "/pictures/{picture}", isOpen: true, handlers: [.get: picture]),
            Route(path: base + "/pictures/{picture}/preview", isOpen: true, handlers: [.get: picturePreview]),
            Route(path: base + "/pictures/{picture}/analysis", isOpen: true, handlers: [.get: pictureAnalysis]),
            Route(path: base + "/events", isOpen: true, handlers: [.get: events]),
        ]
    }

    /// Who asks.
    func access(_ request: Request, _ context: ServerContext) async throws -> ConversationAccess {
        let authorization = request.headers[.authorization]?.split(separator: " ", maxSplits: 1) ?? []
        let isBearer = authorization.count == 2 && authorization[0].lowercased() == "bearer"
        return try await store.access(
            to: context.parameters["conversation"] ?? "", token: isBearer ? String(authorization[1]) : nil)
    }

    /// An identifier in the path.
    func identifier(_ name: String, _ context: ServerContext) throws(Problem) -> String {
        guard let value = context.parameters[name], Secret.isIdentifier(value) else {
            throw ConversationStore.notFound(name)
        }
        return value
    }

    /// What a request has as its body.
    func body<Value: Decodable & Sendable>(
        _ type: Value.Type, of request: Request, _ context: ServerContext
    ) async throws -> Value {
        guard request.headers[.contentType].map({ HeaderValue($0).value }) == "application/json" else {
            throw Problem(
                .unsupportedMediaType, "unsupportedMediaType",
                "This type of body cannot be read: send application/json.")
        }
        return try await bodies.withBody(of: request, context: context, limit: MessageDraft.longest) { bytes, _ in
            do throws(InvalidMessage) {
                return try StrictJSON.decode(type, from: bytes)
            } catch {
                let code = type == MessageDraft.self ? "invalidMessage" : "invalidRequest"
                throw Problem(.badRequest, code, error.description)
            }
        }
    }

    func links(_ request: Request) -> PageLinks {
        PageLinks(publicURL: settings.publicURL, authority: request.head.authority)
    }

    /// An answer that the client may have already.
    func answer(_ value: some Encodable, to request: Request) throws -> Response {
        let text = try OrderedJSONEncoder().encode(value) + "\n"
        let tag = EntityTag(Digest(of: text))
        let headers: HTTPFields = [.eTag: tag.description, .cacheControl: "private, no-cache"]
        if tag.isListed(in: request.headers[.ifNoneMatch]) { return Response(status: .notModified, headers: headers) }
        return Response(mediaType: "application/json", bytes: text.utf8, headers: headers)
    }

    func created(_ value: some Encodable, at location: String? = nil, isNew: Bool = true) throws -> Response {
        var response = try Response(json: value)
        response.status = isNew ? .created : .ok
        response.headers[.location] = location
        return response
    }

    func query(_ request: Request) throws(Problem) -> [Field] { try Field.fields(in: request.uri.query ?? "") }

    /// A number in the query; nil where it is not there.
    func number(_ name: String, in query: [Field], _ range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let field = query.first(where: { $0.name == name }) else { return nil }
        guard let number = Int(field.value), range.contains(number) else {
            throw Problem(
                .badRequest, "invalidRequest", "“\(name)” is a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }
}
