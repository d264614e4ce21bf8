internal import Foundation
internal import RichText

/// Sends into a conversation on a server from outside of it, as an application does from its share sheet.
public struct ConversationSender: Sendable {
    /// Where to.
    public let link: ConversationLink
    /// Who sends it, where somebody has to be made for it.
    public let name: String?
    private let transport: any ConversationTransport

    private struct Entered: Decodable {
        struct Conversation: Decodable {
            let id: String
        }
        let conversation: Conversation
        let token: String
    }
    private struct Picture: Decodable {
        let id: String
        let summaryText: String
    }
    private struct Sent: Decodable {
        let page: String
    }
    private struct Refusal: Decodable {
        let detail: String
    }
    private struct Beginning: Encodable {
        var invitation: String?
        var name: String?
    }

    /// Makes a sender; nothing is sent yet.
    ///
    /// - Parameters:
    ///   - link: The conversation: one that is to be made, an invitation, or the link of somebody who takes part.
    ///   - name: What others call whoever sends it.
    ///   - transport: What carries requests.
    public init(to link: ConversationLink, name: String? = nil, over transport: any ConversationTransport) {
        self.link = link
        self.name = name
        self.transport = transport
    }

    /// Sends a picture as a live message: the server reads it, and its text is alive on the other side.
    ///
    /// - Parameters:
    ///   - picture: A file of any format that `ImageAnalyzer` reads.
    ///   - comment: What stands beside it.
    ///   - preview: What people outside of the conversation see of it.
    ///   - language: The language of the summary, a BCP-47 tag.
    /// - Returns: The message, and the conversation as whoever sent it sees it.
    /// - Throws: ``MessageError/Code/deliveryFailed`` where the server does not take it, with its reason.
    public func share(
        picture: [UInt8], comment: String? = nil, preview: MessagePreview = .none, language: String = "en"
    ) async throws(MessageError) -> SharedMessage {
        let place = try await enter()
        let language = String(language.unicodeScalars.filter { Self.isInTag($0) }.map(Character.init))
        let found = try await ask(
            Picture.self, place, "/pictures?language=" + language, type: "application/octet-stream", body: picture)
        guard ConversationLink.isWord(found.id) else { throw Self.strange }
        var draft = MessageDraft(kind: .message)
        draft.session = MessageSession()
        draft.url = try MessageURL("?picture=" + found.id)
        let caption = String(found.summaryText.prefix(200))
        draft.layout = .live(LiveLayout(app: .picture, alternate: TemplateLayout(image: found.id, caption: caption)))
        (draft.summaryText, draft.accessibilityLabel) = (found.summaryText, found.summaryText)
        (draft.comment, draft.preview) = (comment, preview)
        return try await send(draft, to: place)
    }

    /// Sends a message.
    ///
    /// - Throws: ``MessageError/Code/deliveryFailed`` where the server does not take it, with its reason.
    public func send(_ draft: MessageDraft) async throws(MessageError) -> SharedMessage {
        try await send(draft, to: try await enter())
    }

    private func send(_ draft: MessageDraft, to place: ConversationLink) async throws(MessageError) -> SharedMessage {
        // Asked twice, it is one message.
        let key = MessageIdentifier().description
        let sent = try await ask(Sent.self, place, "/messages", body: try Self.json(draft), key: key)
        guard HarmlessLink(sent.page)?.isWeb == true else { throw Self.strange }
        return SharedMessage(page: sent.page, conversation: place)
    }

    /// Makes the conversation or joins it, where that is to be done.
    private func enter() async throws(MessageError) -> ConversationLink {
        let entered: Entered
        switch link.entry {
        case .participant: return link
        case .new:
            entered = try await ask(Entered.self, path: "/v1/conversations", body: try Self.json(Beginning(name: name)))
        case .invitation(let conversation, let secret):
            entered = try await ask(
                Entered.self, path: "/v1/conversations/\(conversation)/participants",
                body: try Self.json(Beginning(invitation: secret, name: name)))
        }
        guard ConversationLink.isWord(entered.conversation.id), ConversationLink.isWord(entered.token) else {
            throw Self.strange
        }
        return ConversationLink(server: link.server, conversation: entered.conversation.id, token: entered.token)
    }

    private func ask<Answer: Decodable>(
        _ type: Answer.Type, _ place: ConversationLink, _ path: String, type contentType: String = "application/json",
        body: [UInt8], key: String? = nil
    ) async throws(MessageError) -> Answer {
        guard case .participant(let conversation, let token) = place.entry else { throw Self.strange }
        return try await ask(
            type, path: "/v1/conversations/" + conversation + path, token: token, contentType: contentType, body: body,
            key: key)
    }

    private func ask<Answer: Decodable>(
        _ type: Answer.Type, path: String, token: String? = nil, contentType: String = "application/json",
        body: [UInt8], key: String? = nil
    ) async throws(MessageError) -> Answer {
        var headers = ["Content-Type": contentType]
        headers["Authorization"] = token.map { "Bearer " + $0 }
        headers["Idempotency-Key"] = key
        let request = ConversationRequest(url: link.server + path, headers: headers, body: body)
        // What a participant sends is there once, however often it is asked: pictures by their content, messages by their keys.
        let answer = try await self.answer(to: request, isAskedTwice: token != nil)
        guard JSONBounds.hold(answer.body, bytes: 64_000_000, depth: 64, values: 4_000_000) else { throw Self.strange }
        guard [200, 201].contains(answer.status) else {
            let refusal = try? JSONDecoder().decode(Refusal.self, from: Data(answer.body))
            let reason = refusal.map { Self.printable($0.detail) } ?? "status \(answer.status)"
            throw MessageError(.deliveryFailed, "The server did not take it: \(reason)")
        }
        guard let value = try? JSONDecoder().decode(type, from: Data(answer.body)) else { throw Self.strange }
        return value
    }

    private func answer(
        to request: ConversationRequest, isAskedTwice: Bool
    ) async throws(MessageError) -> ConversationAnswer {
        do {
            return try await transport.answer(to: request)
        } catch {
            if isAskedTwice { return try await answer(to: request, isAskedTwice: false) }
            throw error as? MessageError
                ?? MessageError(
                    .deliveryFailed, "The server does not answer: check its address and the connection.")
        }
    }

    private static func json(_ value: some Encodable) throws(MessageError) -> [UInt8] {
        do {
            return Array(try JSONEncoder().encode(value))
        } catch {
            throw MessageError(.invalidMessage, "The message cannot be written as JSON.")
        }
    }

    private static var strange: MessageError {
        MessageError(.deliveryFailed, "The server's answer cannot be understood: is it a server of conversations?")
    }

    /// A stranger's sentence, as a terminal may show it.
    private static func printable(_ text: String) -> String {
        String(
            text.unicodeScalars.prefix(500).filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
                .map(Character.init))
    }

    private static func isInTag(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-")
    }
}
