import DocumentModel
import Testing

@testable import Recognition

@Suite struct PayloadTextTests {
    @Test(arguments: ["", "plain", "Grüße", "日本", "🌍", "line\r\nbreak\tand\u{1D}separator", "zero\0inside"])
    func utf8ComesFirst(text: String) {
        #expect(PayloadText.text(of: Array(text.utf8), in: .qr) == text)
    }

    @Test func aByteOrderMarkIsNoText() {
        #expect(PayloadText.text(of: [0xEF, 0xBB, 0xBF, 0x61], in: .qr) == "a")
    }

    /// Letters with accents, each by itself, followed by letters that could be second bytes of Shift-JIS or GB2312.
    @Test(arguments: ["¡Hola!", "MÜLLER", "ÉCOLE", "père Noël", "créé", "señor", "naïve façade", "£10 + ½"])
    func westernTextStaysWestern(text: String) {
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        #expect(PayloadText.text(of: bytes, in: .qr) == text)
    }

    @Test(arguments: [
        ([0x83, 0x65, 0x83, 0x58, 0x83, 0x67], "テスト"), ([0xC3, 0xBD, 0xC4, 0x21], "ﾃｽﾄ!"),
        ([0x93, 0x8C, 0x8B, 0x9E], "東京"), ([0x83, 0x41, 0x5C, 0x3A], "ア\\:"),
    ])
    func japaneseIsShiftJIS(bytes: [UInt8], text: String) {
        #expect(PayloadText.text(of: bytes, in: .qr) == text)
    }

    @Test(arguments: [([0xD6, 0xD0, 0xB9, 0xFA], "中国"), ([0x41, 0xBC, 0xF2, 0xCC, 0xE5], "A简体")])
    func chineseIsGB2312(bytes: [UInt8], text: String) {
        #expect(PayloadText.text(of: bytes, in: .qr) == text)
    }

    @Test(arguments: [[0x00, 0xFF], [0x80], [0x01, 0x02, 0xE9], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
    func bytesThatAreNoTextHaveNone(bytes: [UInt8]) {
        #expect(PayloadText.text(of: bytes, in: .qr) == nil)
    }

    @Test func barcodesAreNeverEastAsian() {
        #expect(PayloadText.text(of: [0xC3, 0xBD, 0xC4], in: .code128) == "Ã½Ä")
    }
}
