internal import Logging

/// What is done for conversations without being asked: streams give a sign of life, and what is over is erased.
struct ConversationCare: Sendable {
    let store: ConversationStore
    let hub: ConversationHub
    let logger: Logger

    /// Proxies cut connections on which nothing comes, most of them after a minute or half of one.
    private static let interval = Duration.seconds(15)

    func run() async {
        while !Task.isCancelled {
            await erase()
            try? await Task.sleep(for: Self.interval)
            hub.ringAll()
        }
    }

    private func erase() async {
        do {
            var hasMore = true
            while hasMore, !Task.isCancelled {
                let result = try await store.eraseExpired()
                for conversation in result.conversations { hub.ring(conversation) }
                hasMore = result.hasMore
            }
        } catch {
            logger.error("What is over could not be erased from the conversations.", metadata: ["error": "\(error)"])
        }
    }
}
