import Testing

@testable import LiveTextServer

@Suite struct ExpiringStoreTests {
    @Test func valuesAreKeptAndRemoved() throws {
        let store = ExpiringStore<Int>(bytes: 1000, time: .seconds(60))
        try store.keep(7, bytes: 100, as: "a")
        #expect(store.value(of: "a") == 7 && store.value(of: "b") == nil && store.byteCount > 100)
        #expect(store.remove("a") && !store.remove("a") && store.byteCount == 0)
    }

    @Test func boundsHold() throws {
        let store = ExpiringStore<Int>(bytes: 1000, count: 2, time: .seconds(60))
        #expect(throws: Problem.self) { try store.keep(1, bytes: 1000, as: "large") }
        try store.keep(1, bytes: 1, as: "a")
        try store.keep(2, bytes: 1, as: "b")
        #expect(throws: Problem.self) { try store.keep(3, bytes: 1, as: "c") }
        #expect(store.value(of: "a") == 1)
        _ = store.remove("a")
        try store.keep(3, bytes: 1, as: "c")
    }

    @Test func timeMakesRoom() async throws {
        let store = ExpiringStore<Int>(bytes: 1000, count: 1, time: .milliseconds(50))
        try store.keep(1, bytes: 1, as: "a")
        try await eventually { store.byteCount == 0 }
        #expect(store.value(of: "a") == nil)
        try store.keep(2, bytes: 1, as: "b")
    }

    @Test func namesDiffer() {
        #expect(Set((0..<100).map { _ in ExpiringStore<Int>.newID() }).count == 100)
        #expect(ExpiringStore<Int>.newID().utf8.count == 36)
    }
}
