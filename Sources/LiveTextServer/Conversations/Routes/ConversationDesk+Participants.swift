internal import Foundation
internal import HTTPTypes
internal import Hummingbird

extension ConversationDesk {
    private struct Invitations: Encodable {
        let invitations: [InvitationRecord]
    }

    func invitations(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        try access.requireOwner()
        return try answer(Invitations(invitations: try await store.invitations(for: access)), to: request)
    }

    func invite(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        try access.requireOwner()
        let wanted = try await body(InvitationBody.self, of: request, context)
        let week = store.now().addingTimeInterval(7 * 86_400)
        var made = try await store.invite(
            by: access, role: wanted.role, uses: wanted.uses, expires: try future(wanted.expires) ?? week)
        made.url = made.secret.map { links(request).invitation(to: access.conversation, secret: $0) }
        return try created(made)
    }

    func withdraw(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        try access.requireOwner()
        try await store.withdraw(invitation: try identifier("invitation", context), by: access)
        return Response(status: .noContent)
    }

    func join(_ request: Request, _ context: ServerContext) async throws -> Response {
        let conversation = try identifier("conversation", context)
        let wanted = try await body(ParticipantBody.self, of: request, context)
        guard let invitation = wanted.invitation, wanted.role == nil else {
            throw Problem(.badRequest, "invalidRequest", "Whoever joins sends an “invitation”, which has the role.")
        }
        let joined = try await store.join(conversation, invitation: invitation, name: wanted.name ?? nil)
        hub.ring(conversation)
        return try created(joined)
    }

    func changeParticipant(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        let participant = try identifier("participant", context)
        let wanted = try await body(ParticipantBody.self, of: request, context)
        guard wanted.invitation == nil else {
            throw Problem(.badRequest, "invalidRequest", "An “invitation” is for those who join.")
        }
        let isOneself = participant == access.participant
        guard wanted.name == nil || isOneself else {
            throw Problem(.forbidden, "forbidden", "Only people themselves may change their name.")
        }
        if wanted.role != nil {
            try access.requireOwner()
            guard !isOneself else { throw Problem(.conflict, "conflict", "The owner stays the owner.") }
        }
        let changed = try await store.change(
            participant: participant, by: access, name: wanted.name, role: wanted.role)
        hub.ring(access.conversation)
        return try Response(json: changed)
    }

    func removeParticipant(_ request: Request, _ context: ServerContext) async throws -> Response {
        let access = try await access(request, context)
        let participant = try identifier("participant", context)
        if participant == access.participant {
            guard access.role != .owner else {
                throw Problem(.conflict, "conflict", "The owner cannot leave: delete the conversation.")
            }
        } else {
            try access.requireOwner()
        }
        try await store.remove(participant: participant, by: access)
        hub.ring(access.conversation)
        return Response(status: .noContent)
    }
}
