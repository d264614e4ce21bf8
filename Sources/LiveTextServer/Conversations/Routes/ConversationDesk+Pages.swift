internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import LiveMessages
internal import LiveText

extension ConversationDesk {
    /// What people may ask for who have no token.
    var pageRoutes: [Route] {
        [
            Route(path: "/m/{message}", method: .get, isOpen: true) { request, context in
                try await page(request, context, isFramed: false)
            },
            Route(path: "/m/{message}/embed", method: .get, isOpen: true) { request, context in
                try await page(request, context, isFramed: true)
            },
            Route(path: "/m/{message}/picture", method: .get, isOpen: true) { request, context in
                try await publicPicture(.preview, request, context)
            },
            Route(path: "/m/{message}/thumbnail", method: .get, isOpen: true) { request, context in
                try await publicPicture(.thumbnail, request, context)
            },
            Route(path: "/m/{message}/event.ics", method: .get, isOpen: true, handler: calendarFile),
            Route(path: "/oembed", method: .get, isOpen: true, handler: embedding),
            Route(path: "/share", method: .post, handler: share),
        ]
    }

    private func page(_ id: String, _ request: Request, isFramed: Bool = false) async throws -> MessagePage {
        let found = try await store.publicMessage(id)
        let languages = (request.headers[.acceptLanguage] ?? "").split(separator: ",").prefix(20).map { entry in
            String(entry.prefix { $0 != ";" }).trimmingCharacters(in: .whitespaces)
        }
        return MessagePage(
            message: found.message, picture: found.picture, links: links(request), words: .in(languages),
            isFramed: isFramed)
    }

    private func page(_ request: Request, _ context: ServerContext, isFramed: Bool) async throws -> Response {
        let page = try await page(try identifier("message", context), request, isFramed: isFramed)
        guard !isFramed || page.preview == .full else { throw ConversationStore.notFound("message") }
        let headers: HTTPFields = [
            .contentSecurityPolicy: isFramed ? MessagePage.framedPolicy : MessagePage.policy, .vary: "Accept-Language",
        ]
        var response = Response(mediaType: BundledFile.html, bytes: page.html.utf8, headers: headers)
        response.headers[named: "X-Robots-Tag"] = "noindex"
        return response
    }

    private func publicPicture(
        _ content: ConversationStore.Content, _ request: Request, _ context: ServerContext
    ) async throws -> Response {
        let found = try await store.publicMessage(try identifier("message", context))
        guard found.message.draft?.preview == .full, let picture = found.picture else {
            throw ConversationStore.notFound("picture")
        }
        let bytes = try await store.content(content, of: picture.id, in: found.message.conversation)
        var response = Response(mediaType: bytes.type, bytes: bytes.0, headers: [.eTag: "\"\(bytes.tag)\""])
        // It may be erased: nobody in between is to keep it for long.
        response.headers[.cacheControl] = "public, max-age=3600"
        response.headers[named: "X-Robots-Tag"] = "noindex"
        return response
    }

    private func calendarFile(_ request: Request, _ context: ServerContext) async throws -> Response {
        let message = try await store.publicMessage(try identifier("message", context)).message
        guard let draft = message.draft, let event = draft.event else { throw ConversationStore.notFound("event") }
        if draft.preview != .full {
            var context = context
            context.parameters["conversation"] = message.conversation
            _ = try await access(request, context)
        }
        // A later state of the session is the same event.
        let identifier = (draft.session.map { message.conversation + "-" + $0.identifier } ?? message.id) + "@livetext"
        let file = event.calendarFile(identifier: identifier, saidAt: message.sent)
        return Response(
            mediaType: "text/calendar; charset=utf-8", bytes: file.utf8,
            headers: [.contentDisposition: "attachment; filename=\"event.ics\""])
    }

    private func embedding(_ request: Request, _ context: ServerContext) async throws -> Response {
        let query = try query(request)
        func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
        let format = value("format") ?? "json"
        guard ["json", "xml"].contains(format) else {
            throw Problem(.notImplemented, "invalidOption", "A format is json or xml.")
        }
        guard let url = value("url"), let id = links(request).message(at: url) else {
            throw Problem(.notFound, "notFound", "“url” is the address of a message's page here: …/m/…")
        }
        let page = try await page(id, request)
        guard page.preview != .none else {
            throw Problem(.unauthorized, "unauthorized", "Only the people of the conversation see this message.")
        }
        let usual = OEmbedAnswer.usualSize
        let width = try number("maxwidth", in: query, 1...100_000).map(Double.init) ?? usual.width
        let height = try number("maxheight", in: query, 1...100_000).map(Double.init) ?? usual.height
        let answer = OEmbedAnswer(page, within: CGSize(width: width, height: height))
        guard format == "json" else { return Response(mediaType: "text/xml; charset=utf-8", bytes: answer.xml.utf8) }
        return try Response(json: answer)
    }

    /// A picture from a system's share sheet: it makes a conversation, and leads there.
    private func share(_ request: Request, _ context: ServerContext) async throws -> Response {
        if let site = request.headers[named: "Sec-Fetch-Site"], !["none", "same-origin"].contains(site) {
            throw Problem(.forbidden, "forbidden", "Other pages may not share for a person.")
        }
        return try await bodies.withBody(
            of: request, context: context, limit: settings.limits.bytes + 1_000_000
        ) { form, _ in
            let picture = try await read(form, request, context)
            guard let bytes = picture.bytes, bytes.count <= settings.limits.bytes else {
                throw Problem(.badRequest, "invalidRequest", "A picture is shared as a form with a part named “file”.")
            }
            let made = try await store.makeConversation(title: nil, name: nil, expires: nil)
            let owner = ConversationAccess(
                conversation: made.conversation.id, participant: made.participant.id, role: .owner)
            let kept = try await store.keep(picture, bytes: bytes, digest: Digest(of: bytes), by: owner)
            // Behind the number sign, so that no log gets it.
            let address = "/c/\(owner.conversation)#t=\(made.token)&picture=\(kept.id)"
            return Response(status: .seeOther, headers: [.location: address])
        }
    }
}
