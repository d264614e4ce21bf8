internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import LiveMessages
internal import LiveText

extension ConversationDesk {
    func makeConversation(_ request: Request, _ context: ServerContext) async throws -> Response {
        let wanted = try await body(ConversationBody.self, of: request, context)
        let made = try await store.makeConversation(
            title: wanted.title ?? nil, name: wanted.name ?? nil, expires: try future(wanted.expires ?? nil))
        return try created(made, at: "/v1/conversations/" + made.conversation.id)
    }

    func conversation(_ request: Request, _ context: ServerContext) async throws -> Response {
        try answer(try await store.conversation(for: try await access(request, context)), to: request)
    }

    func changeConversation(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        try access.requireOwner()
        let wanted = try await body(ConversationBody.self, of: request, context)
        guard wanted.name == nil else {
            throw Problem(.badRequest, "invalidRequest", "A name is a participant's: change it there.")
        }
        let expected = request.headers[.ifMatch]
        let changed = try await store.change(
            access, title: wanted.title, expires: wanted.expires.map { try future($0) },
            where: { record in
                guard let expected, expected != "*" else { return true }
                let tag = EntityTag(Digest(of: try OrderedJSONEncoder().encode(record) + "\n"))
                return tag.isListed(in: expected)
            })
        hub.ring(access.conversation)
        return try answer(changed, to: request)
    }

    func eraseConversation(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        try access.requireOwner()
        try await store.erase(access)
        hub.ring(access.conversation)
        return Response(status: .noContent)
    }

    func events(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        let known = request.headers[named: "Last-Event-ID"].map { [Field(name: "after", value: $0)] }
        let latest = try await store.latestEvent(for: access)
        let last = try number("after", in: try known ?? query(request), 0...Int.max) ?? latest
        let stream = ConversationStream(
            store: store, hub: hub, reader: reader, access: access, links: links(request), last: last)
        return try await stream.response(to: context)
    }

    /// When something ends; what is over already is refused.
    func future(_ date: Date?) throws(Problem) -> Date? {
        if let date, date <= store.now() {
            throw Problem(.badRequest, "invalidRequest", "“expires” is over: give a moment to come.")
        }
        return date
    }
}
