import Testing

@testable import LiveTextServer

struct BodyPaceTests {
    private let pace = BodyPace(longest: .seconds(60), leastRate: 1000, patience: .seconds(5))

    @Test func letsBodiesStartSlowly() {
        #expect(!pace.isTooSlow(bytes: 0, after: .seconds(5)))
        #expect(pace.isTooSlow(bytes: 0, after: .seconds(5.1)))
    }

    @Test func wantsARateAndAnEnd() {
        #expect(!pace.isTooSlow(bytes: 10_000, after: .seconds(10)))
        #expect(pace.isTooSlow(bytes: 9_999, after: .seconds(10)))
        #expect(!pace.isTooSlow(bytes: .max, after: .seconds(60)))
        #expect(pace.isTooSlow(bytes: .max, after: .seconds(61)))
    }
}
