import Testing

@testable import PDFDocuments

@Suite struct StreamDecoderTests {
    /// The example of ISO 32000-1, 7.4.4.2.
    @Test func dictionaryOfStrings() throws {
        let packed: [UInt8] = [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01]
        let bytes = try LempelZiv.bytes(packed, isEarly: true, limit: 100)
        #expect(bytes == [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
        #expect(throws: StreamTooLong.self) { try LempelZiv.bytes(packed, isEarly: true, limit: 5) }
    }

    @Test func text() {
        #expect(TextFilter.base85(Array("9jqo^BlbD-BleB1DJ+*+F(f,q~>".utf8)) == Array("Man is distinguished".utf8))
        #expect(TextFilter.base85(Array("z9jq o~>".utf8)) == [0, 0, 0, 0] + Array("Man".utf8))
        #expect(TextFilter.hexadecimal(Array("61 6 2 7>63".utf8)) == [0x61, 0x62, 0x70])
    }

    @Test func runs() throws {
        let packed: [UInt8] = [2, 7, 8, 9, 254, 5, 128, 1]
        #expect(try TextFilter.runs(packed, limit: 100) == [7, 8, 9, 5, 5, 5])
        #expect(throws: StreamTooLong.self) { try TextFilter.runs([129, 0], limit: 100) }
    }

    @Test func packed() throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let packed = try Deflate.bytes(bytes)
        #expect(try Inflate.bytes(packed, limit: 200_000) == bytes)
        #expect(throws: StreamTooLong.self) { try Inflate.bytes(packed, limit: 100_000) }
        // What is there of one that was cut short, and nothing of what is none.
        let part = try Inflate.bytes(Array(packed.prefix(packed.count / 2)), limit: 200_000)
        #expect(!part.isEmpty && bytes.starts(with: part))
        #expect(try Inflate.bytes([1, 2, 3], limit: 100).isEmpty)
    }

    /// Each filter of a row of PNG's, as its specification has them.
    @Test func differences() {
        let rows = PredictedRows(pixelBytes: 1, rowBytes: 3, isTagged: true)
        let bytes: [UInt8] = [0, 10, 20, 30, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 1, 1, 4, 1, 1, 1]
        #expect(
            rows.restored(bytes) == [10, 20, 30, 1, 2, 3, 2, 3, 4, 2, 3, 4, 3, 4, 5])
        let colors = PredictedRows(pixelBytes: 3, rowBytes: 6, isTagged: false)
        #expect(colors.restored([1, 2, 3, 4, 5, 6]) == [1, 2, 3, 5, 7, 9])
    }

    /// Forms behind each filter, by their names and short names, and behind several.
    @Test(
        arguments: [
            ("/ASCIIHexDecode", "2F4120446F20>"), ("[/AHx /AHx]", "3246343132303434364632303E>"),
            ("/A85", "00p^KD]f~>"), ("[/RunLengthDecode]", "\u{5}/A Do \u{7F}"), ("/DCTDecode", "/A Do "),
        ])
    func chains(filter: String, data: String) async throws {
        var document = FormsDocument()
        let tower = try document.tower(7, 10)
        let drawing = try document.form(data, resources: "/XObject << /A \(tower) >>", entries: "/Filter \(filter)")
        let bytes = try document.file("/B Do", resources: "/XObject << /B \(drawing) >>")
        let file = try await PDFFile(bytes: bytes)
        await #expect(throws: PDFFile.repeatedDrawing(1)) { try await file.read(1, wish: PageWish()) }
    }
}
