import Testing

@testable import LiveTextServer

@Suite struct Base64ContentTests {
    @Test(arguments: [
        "aGk/Pj4=", "aGk/Pj4", "aGk_Pj4", "aGk/\r\nPj4=", "data:image/png;base64,aGk/Pj4=",
        "data:application/pdf;name=a;base64,aGk_Pj4",
    ])
    func allForms(text: String) {
        #expect(Base64Content.bytes(in: text) == Array("hi?>>".utf8))
    }

    @Test(arguments: ["", "!", "data:", "data:,aGk=", "data:image/png;base64", "data:image/png;base64,", "a", "===="])
    func others(text: String) {
        #expect(Base64Content.bytes(in: text) == nil)
    }
}
