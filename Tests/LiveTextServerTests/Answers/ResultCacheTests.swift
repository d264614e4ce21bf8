import Testing

@testable import LiveTextServer

struct ResultCacheTests {
    private func key(_ number: Int) -> Digest { Digest(of: "\(number)") }

    @Test func staysWithinItsBound() {
        let cache = ResultCache(bytes: 100_000)
        for number in 0..<2_000 {
            cache.keep([UInt8](repeating: 1, count: number % 3_000), for: key(number))
            #expect(cache.byteCount <= 100_000)
        }
        #expect(cache.byteCount > 20_000)
        // The latest is there, the first is not.
        #expect(cache.document(for: key(1_999))?.count == 1_999)
        #expect(cache.document(for: key(0)) == nil)
    }

    @Test func keepsWhatIsAskedForAgain() {
        let cache = ResultCache(bytes: 20_000)
        cache.keep([7], for: key(-1))
        for number in 0..<1_000 {
            cache.keep([UInt8](repeating: 1, count: 100), for: key(number))
            #expect(cache.document(for: key(-1)) == [7])
        }
        #expect(cache.byteCount <= 20_000)
    }

    @Test func keepsNothingThatIsTooLargeOrWithoutRoom() {
        let cache = ResultCache(bytes: 1_000)
        cache.keep([UInt8](repeating: 1, count: 501), for: key(1))
        #expect(cache.byteCount == 0 && cache.document(for: key(1)) == nil)
        let none = ResultCache(bytes: 0)
        none.keep([], for: key(1))
        #expect(none.document(for: key(1)) == nil)
    }
}
