import Testing

@testable import PDFDocuments

@Suite struct ContentScanTests {
    private func kept(_ contents: String) -> String? {
        ContentScan.withoutInvisibleText(Array(contents.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    private func tokens(_ contents: String) -> [String] {
        let bytes = Array(contents.utf8)
        var scan = ContentScan(bytes)
        var tokens: [String] = []
        while let token = scan.next() {
            switch token {
            case .operand(let range, _): tokens.append(String(decoding: bytes[range], as: UTF8.self))
            case .operation(let range): tokens.append("!" + String(decoding: bytes[range], as: UTF8.self))
            }
        }
        return tokens
    }

    @Test func pieces() {
        #expect(
            tokens("q 1 0 0 -1.5 .5 +3 cm/F1 12 Tf(a(b)\\)c)Tj<41>Tj[(x)-3(y)]TJ % note )\nQ")
                == [
                    "!q", "1", "0", "0", "-1.5", ".5", "+3", "!cm", "/F1", "12", "!Tf", "(a(b)\\)c)", "!Tj", "<41>",
                    "!Tj", "[",
                    "(x)", "-3", "(y)", "]", "!TJ", "!Q",
                ])
        #expect(tokens("BI /W 1 /H 1 ID \u{1}EIx EI Q").count == 2)
        #expect(tokens("<< /A [1 2] >> BDC f* B*").suffix(3) == ["!BDC", "!f*", "!B*"])
    }

    @Test(arguments: [
        "(", "<", "<<", "[", "(((\\", "BI", "BI ID", "BI ID EI", "/", "%", ")", ">", "}", "\\", "'", "\"",
    ])
    func unfinishedContents(contents: String) {
        for repeats in [1, 1000] { _ = tokens(String(repeating: contents, count: repeats)) }
        #expect(tokens(contents).count <= 4)
    }

    @Test func invisibleTextGoes() {
        #expect(kept("BT 3 Tr /F 9 Tf (a) Tj ET") == "BT 3 Tr /F 9 Tf  ET")
        #expect(kept("BT /F 9 Tf (a) Tj ET") == nil)
        #expect(kept("3 Tr BT (a) Tj ET BT 0 Tr (b) Tj ET") == "3 Tr BT  ET BT 0 Tr (b) Tj ET")
        #expect(kept("BT 3 Tr (a) ' 1 2 (b) \" [(c) 3 (d)] TJ ET") == "BT 3 Tr T* 1 Tw 2 Tc T*  ET")
    }

    /// What follows in the same text object has its place from what goes before.
    @Test func mixedTextObjectsStay() {
        #expect(kept("BT 3 Tr (a) Tj 0 Tr (b) Tj ET") == nil)
    }

    @Test func theModeComesBack() {
        #expect(kept("q 3 Tr Q BT (a) Tj ET") == nil)
        #expect(kept("3 Tr q 0 Tr Q BT (a) Tj ET") == "3 Tr q 0 Tr Q BT  ET")
        #expect(kept(String(repeating: "q ", count: 50_000) + String(repeating: "Q ", count: 60_000)) == nil)
    }
}
