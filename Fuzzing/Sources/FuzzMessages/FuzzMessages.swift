import Foundation
import FuzzDriver
@testable import LiveMessages
@testable import LiveTextServer

/// The program.
@_cdecl("FuzzMessages_main")
public func run(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt {
    FuzzDriver.run(count, arguments, fuzzMessages)
}

/// A message as a stranger sends it → what is kept, its page, what other pages embed, and its file for calendars.
///
/// What is no message in JSON stands as texts in the fields of one.
private func fuzzMessages(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    _ = try? ConversationLink(String(decoding: input, as: UTF8.self))
    if let draft = try? MessageDraft(json: input) {
        checkKept(draft)
        show(draft)
    } else {
        let texts = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        show(draft(of: texts))
    }
    return 0
}

/// What is kept is what was sent: a message that was acknowledged can be read again.
private func checkKept(_ draft: MessageDraft) {
    guard let kept = try? JSONEncoder().encode(draft) else { preconditionFailure("a message can be written") }
    guard let read = try? JSONDecoder().decode(MessageDraft.self, from: kept) else {
        preconditionFailure("what was kept can be read")
    }
    precondition(read == draft, "what was kept is what was sent")
}

/// A message whose fields are these texts.
private func draft(of texts: [String]) -> MessageDraft {
    func text(_ index: Int) -> String? { texts[index % texts.count] }
    var draft = MessageDraft(kind: .message)
    draft.layout = .template(
        TemplateLayout(
            image: text(0), mediaFileURL: text(1), imageTitle: text(2),
            imageSubtitle: text(3), caption: text(4), subcaption: text(5), trailingCaption: text(6),
            trailingSubcaption: text(7)))
    (draft.summaryText, draft.accessibilityLabel, draft.comment) = (text(8), text(9), text(10))
    draft.url = try? MessageURL(text(11) ?? "")
    draft.event = try? EventDetails(
        title: text(12) ?? "", start: text(13) ?? "", end: text(14), timeZone: nil, location: text(15), notes: text(16))
    return draft
}

private func show(_ draft: MessageDraft) {
    let picture = PictureRecord(
        id: "P", mediaType: "image/png", byteCount: 1, width: 1 + (draft.summaryText?.count ?? 0) * 7, height: 60,
        summaryText: "", analysis: "{}")
    for preview in MessagePreview.allCases {
        var draft = draft
        draft.preview = preview
        let message = MessageRecord(
            id: "abcdefghijklmnopqrstuv", conversation: "vutsrqponmlkjihgfedcba", sequence: 1, sent: 0, sender: "S",
            replaces: nil, draft: draft, session: draft.session?.identifier, summaryText: draft.summaryText,
            shouldExpire: false,
            responses: [])
        for isFramed in [false, true] {
            let page = MessagePage(
                message: message, picture: picture, links: PageLinks(publicURL: "https://host", authority: nil),
                words: .in([draft.comment ?? "de"]), isFramed: isFramed)
            HarmlessPage.check(page.html)
            let answer = OEmbedAnswer(page, within: CGSize(width: 300, height: 200))
            precondition((answer.width ?? 1) <= 300 && (answer.height ?? 1) <= 200, "it fits")
            if let html = answer.html { HarmlessPage.check(html) }
            precondition((try? JSONEncoder().encode(answer)) != nil, "it can be written")
        }
    }
    if let event = draft.event { checkCalendar(event.calendarFile(identifier: "abc@livetext", saidAt: 1)) }
}

/// One event in lines as RFC 5545 wants them: no text of a stranger is a property of its own.
private func checkCalendar(_ file: String) {
    precondition(file.hasSuffix("\r\n"), "the last line ends")
    // Scalars, as calendars see them: a letter with an accent after a fold would be one character with its space.
    let lines = file.unicodeScalars.split(separator: "\r", omittingEmptySubsequences: false)
    var names: [String] = []
    for (index, line) in lines.dropLast().enumerated() {
        let text = index == 0 ? line : line.dropFirst()
        precondition(index == 0 || line.first == "\n", "a line ends with both")
        precondition(!text.contains("\n") && String(text).utf8.count <= 75, "a line is short")
        if text.first != " " { names.append(String(Substring(text.prefix { $0 != ":" && $0 != ";" }))) }
    }
    precondition(names.first == "BEGIN" && names.last == "END", "a calendar")
    for name in ["SUMMARY", "UID", "DTSTART", "DTSTAMP"] {
        precondition(names.count { $0 == name } == 1, "one event: \(name)")
    }
    let known: Set = [
        "BEGIN", "END", "VERSION", "PRODID", "UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY", "LOCATION", "DESCRIPTION",
    ]
    precondition(known.isSuperset(of: names), "nothing else")
}
