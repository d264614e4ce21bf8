internal import HTTPTypes
internal import Hummingbird
internal import LiveMessages

extension ConversationDesk {
    private struct Messages: Encodable {
        let messages: [MessageDocument]
        let hasMore: Bool
    }

    func messages(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        let query = try query(request)
        let before = try number("before", in: query, 0...Int.max)
        let after = try number("after", in: query, 0...Int.max)
        guard before == nil || after == nil else {
            throw Problem(.badRequest, "invalidRequest", "Give “before” or “after”, not both.")
        }
        let limit = try number("limit", in: query, 1...200) ?? 50
        let found = try await store.messages(after.map { .after($0) } ?? .before(before), limit: limit, for: access)
        let links = links(request)
        return try answer(
            Messages(messages: try found.messages.map { try $0.document(links) }, hasMore: found.hasMore), to: request)
    }

    func send(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        try access.requireWriter()
        let key = request.headers[named: "Idempotency-Key"]
        if let key, !(1...64).contains(key.utf8.count) || !key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) {
            throw Problem(
                .badRequest, "invalidRequest",
                "An Idempotency-Key is 1 to 64 printable ASCII characters without spaces.")
        }
        let draft = try await body(MessageDraft.self, of: request, context)
        try rate.count(access.participant, at: store.now())
        let sent = try await store.send(draft, by: access, idempotencyKey: key)
        if sent.isNew { hub.ring(access.conversation) }
        return try created(
            try sent.message.document(links(request)),
            at: "/v1/conversations/\(access.conversation)/messages/\(sent.message.id)", isNew: sent.isNew)
    }

    func message(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        let message = try await store.message(try identifier("message", context), for: access)
        return try answer(try message.document(links(request)), to: request)
    }

    func eraseMessage(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        try await store.erase(message: try identifier("message", context), by: access)
        hub.ring(access.conversation)
        return Response(status: .noContent)
    }

    func respond(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        let wanted = try await body(AnswerBody.self, of: request, context)
        try rate.count(access.participant, at: store.now())
        let message = try await store.respond(
            to: try identifier("message", context), answer: wanted.answer, by: access)
        hub.ring(access.conversation)
        return try answer(try message.document(links(request)), to: request)
    }
}
