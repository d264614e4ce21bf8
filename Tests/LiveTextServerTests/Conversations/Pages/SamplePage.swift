import LiveMessages

@testable import LiveTextServer

/// The page of a message that was never sent.
enum SamplePage {
    static let id = "abcdefghijklmnopqrstuv"
    static let picture = PictureRecord(
        id: "P", mediaType: "image/png", byteCount: 9, width: 3000, height: 1500, summaryText: "Poster", analysis: "{}")
    static let layout = TemplateLayout(
        image: "P", imageTitle: "Winter", imageSubtitle: "Songs", caption: "Concert", subcaption: "Thu 24 Dec",
        trailingCaption: "19:30", trailingSubcaption: "Hall 2")

    static func draft(_ preview: MessagePreview, layout: TemplateLayout = layout) -> MessageDraft {
        var draft = MessageDraft(kind: .message)
        draft.layout = .live(LiveLayout(app: .picture, alternate: layout))
        (draft.summaryText, draft.accessibilityLabel) = ("Poster: Thu 24 Dec", "A poster")
        (draft.comment, draft.preview) = ("Come along", preview)
        return draft
    }

    static func page(
        _ draft: MessageDraft?, picture: PictureRecord? = picture, languages: [String] = ["en"], isFramed: Bool = false
    ) -> MessagePage {
        let message = MessageRecord(
            id: id, conversation: "vutsrqponmlkjihgfedcba", sequence: 2, sent: 0, sender: "S", replaces: nil,
            draft: draft, session: nil, summaryText: draft?.summaryText, shouldExpire: false, responses: [])
        return MessagePage(
            message: message, picture: picture, links: PageLinks(publicURL: "https://host", authority: nil),
            words: .in(languages), isFramed: isFramed)
    }
}
