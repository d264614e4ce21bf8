import Testing

@testable import LiveTextServer

struct QueryStringTests {
    @Test(arguments: [
        ("", nil, ""), ("key=a%20b", "a b", ""), ("a=1&key=x&b=%ZZ", "x", "a=1&b=%ZZ"), ("%6Bey=x&key=y", "x", ""),
        ("keys=x&a", nil, "keys=x&a"), ("key", "", ""),
    ])
    func keyIsTakenOut(text: String, key: String?, rest: String) {
        let query = QueryString(text)
        #expect(query.key == key)
        #expect(query.withoutKey == rest)
    }

    @Test(arguments: [
        ("deadline=2.5", 2.5), ("a=b&deadline=1", 1), ("deadline=0", nil), ("deadline=nan", nil),
        ("deadline=1e300", nil),
        ("deadline=-1", nil), ("", nil),
    ])
    func deadlineIsSeen(text: String, seconds: Double?) {
        #expect(QueryString(text).deadline == seconds.map { .seconds($0) })
    }
}
