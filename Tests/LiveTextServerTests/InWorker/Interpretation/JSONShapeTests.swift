import Testing

@testable import LiveTextServer

struct JSONShapeTests {
    @Test(arguments: [
        ("", 0), ("{}", 1), ("[1,2,3]", 3), (#"{"a":"{[,"}"#, 1), (#"["\"{","\\",{}]"#, 4), (#"["open{{{{"#, 1),
        (#"["\\\"{",1]"#, 2), ("{\"a\": [{}, {}]}", 5),
    ])
    func countsWhatIsOutsideOfStrings(text: String, count: Int) {
        #expect(!JSONShape.exceeds(count, in: Array(text.utf8)))
        if count > 0 { #expect(JSONShape.exceeds(count - 1, in: Array(text.utf8))) }
    }
}
