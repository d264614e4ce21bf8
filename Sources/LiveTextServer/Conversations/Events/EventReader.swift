/// Reads what streams have to tell from the file: once for all that are at the same place, so that one more costs a write.
actor EventReader {
    /// Where streams are.
    private struct Place: Hashable {
        let conversation: String
        let links: PageLinks
        let last: Int
    }

    private struct Reading {
        /// Something that happened later, or a message that is over by now, is not in it.
        let round: Int?
        let time: Int
        let batch: Task<EventBatch, any Error>
    }

    private let store: ConversationStore
    private let hub: ConversationHub
    private var readings: [Place: Reading] = [:]
    /// How often the file was read, for tests.
    private(set) var count = 0

    /// Readings that are kept; clients that come back after a cut are at many places.
    private static let limit = 64

    init(store: ConversationStore, hub: ConversationHub) {
        self.store = store
        self.hub = hub
    }

    /// What happened after an event, for somebody who was woken.
    func batch(after last: Int, in conversation: String, links: PageLinks) async throws -> EventBatch {
        let place = Place(conversation: conversation, links: links, last: last)
        let (round, time) = (hub.round(of: conversation), store.time)
        if let known = readings[place], known.round == round, known.time == time { return try await known.batch.value }
        let batch = Task { [store] in try await store.events(after: last, in: conversation, links: links) }
        if readings.count >= Self.limit { readings = readings.filter { $0.value.time == time } }
        if readings.count >= Self.limit { readings = [:] }
        readings[place] = Reading(round: round, time: time, batch: batch)
        count += 1
        return try await batch.value
    }
}
