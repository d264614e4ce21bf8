import Testing

@testable import LiveTextServer

struct ResultCacheTests {
    private func answer(_ count: Int) -> WorkerAnswer {
        WorkerAnswer(head: .init(status: 200, mediaType: "text/plain"), body: [UInt8](repeating: 7, count: count))
    }

    private func key(_ number: Int) -> Digest { Digest(of: "\(number)") }

    @Test func staysWithinItsBound() {
        let cache = ResultCache(bytes: 100_000)
        for number in 0..<2_000 {
            cache.keep(answer(number % 3_000), for: key(number))
            #expect(cache.byteCount <= 100_000)
        }
        #expect(cache.byteCount > 20_000)
        // The latest is there, the first is not.
        #expect(cache.answer(for: key(1_999))?.body.count == 1_999)
        #expect(cache.answer(for: key(0)) == nil)
    }

    @Test func keepsWhatIsAskedForAgain() {
        let cache = ResultCache(bytes: 20_000)
        cache.keep(answer(1), for: key(-1))
        for number in 0..<1_000 {
            cache.keep(answer(100), for: key(number))
            #expect(cache.answer(for: key(-1)) == answer(1))
        }
        #expect(cache.byteCount <= 20_000)
    }

    @Test func keepsNothingThatIsTooLargeOrWithoutRoom() {
        let cache = ResultCache(bytes: 1_000)
        cache.keep(answer(501), for: key(1))
        #expect(cache.byteCount == 0 && cache.answer(for: key(1)) == nil)
        let none = ResultCache(bytes: 0)
        none.keep(answer(0), for: key(1))
        #expect(none.answer(for: key(1)) == nil)
    }
}
