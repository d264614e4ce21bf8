import ArgumentParser
import Foundation
import LiveMessages

struct ShareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Send a picture into a conversation, where its text is alive.",
        discussion: """
            Prints the address of the message's page. The link after --to is what Invite shows, or https://host/c/new for a \
            conversation of one's own; it is passed on to nobody but its server. Needs curl.
            """)

    @Argument(help: ArgumentHelp("The picture; - reads standard input.", valueName: "photo"), completion: .file())
    var photo: String

    @Option(help: ArgumentHelp("The conversation's link.", valueName: "url"))
    var to: String

    @Option(help: ArgumentHelp("What others call you, where the link is an invitation or new.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("What stands beside the picture.", valueName: "text"))
    var comment: String?

    @Option(
        help: ArgumentHelp(
            "What people outside of the conversation see: none, summary or full; none unless given.",
            valueName: "preview"),
        transform: { text in
            guard let preview = MessagePreview(rawValue: text) else {
                throw ValidationError("A preview is none, summary or full.")
            }
            return preview
        })
    var preview: MessagePreview?

    @Option(help: ArgumentHelp("The language of the summary, as in “de”.", valueName: "tag"))
    var language = "en"

    /// More than servers take.
    private static let longest = 256_000_000

    func run() async throws {
        do {
            let link = try ConversationLink(to)
            let picture = try Self.bytes(of: photo)
            let sender = ConversationSender(to: link, name: name, over: CurlTransport())
            let sent = try await sender.share(
                picture: picture, comment: comment, preview: preview ?? .none, language: language)
            try Console.write(sent.page + "\n")
            if sent.conversation != link {
                Console.note("analyze: this link is yours alone, and leads to the conversation: \(sent.conversation)\n")
            }
        } catch let error as MessageError {
            Console.note("analyze: \(error)\n")
            throw ExitCode.failure
        } catch OutputFailure.closed {
            ProcessEnd.now(status: 1)
        }
    }

    private static func bytes(of photo: String) throws(MessageError) -> [UInt8] {
        do {
            let handle = try photo == "-" ? .standardInput : FileHandle(forReadingFrom: URL(filePath: photo))
            let bytes = try handle.read(upToCount: longest + 1) ?? Data()
            if (1...longest).contains(bytes.count) { return Array(bytes) }
        } catch {
            throw MessageError(.deliveryFailed, "\(photo) cannot be read: \(error.localizedDescription)")
        }
        throw MessageError(.deliveryFailed, "\(photo) is empty, or longer than any server takes.")
    }
}
