import Imaging
import Testing

@testable import PDFDocuments

/// Pages that expand to more than they say. PDFium takes minutes and gigabytes for each of those that are refused.
@Suite struct RepeatedDrawingTests {
    private typealias Document = FormsDocument

    /// Whether a page is refused for what it repeats, and not for anything else.
    private func isRefused(
        packed: Bool = false, _ make: (inout FormsDocument) throws -> [UInt8]
    ) async throws -> Bool {
        var document = FormsDocument()
        document.isPacked = packed
        let bytes = try make(&document)
        do {
            var wish = PageWish()
            wish.seconds = 20
            _ = try await PDFFile(bytes: bytes).read(1, wish: wish)
            return false
        } catch let error as ImageAnalysisError {
            #expect(error.code == .imageTooLarge && error.message.contains("over and over"))
            return true
        }
    }

    @Test(arguments: [(9, 10), (40, 2), (200, 2), (2, 3000)], [false, true])
    func formsThatDrawEachOther(_ shape: (levels: Int, fan: Int), packed: Bool) async throws {
        #expect(
            try await isRefused(packed: packed) {
                let tower = try $0.tower(shape.levels, shape.fan)
                return try $0.file("/A Do", resources: "/XObject << /A \(tower) >>")
            })
    }

    /// PDFium ends a form in itself when it sees that the data are the same, which are others once they are unpacked.
    @Test(arguments: [2, 10]) func formsThatDrawThemselves(fan: Int) async throws {
        #expect(
            try await isRefused(packed: true) {
                let form = try $0.formOfItself(Document.stroke + Document.times(fan, "/A Do "))
                return try $0.file("/A Do", resources: "/XObject << /A \(form) >>")
            })
        #expect(
            try await !isRefused(packed: true) {
                let form = try $0.formOfItself(Document.stroke + "/A Do")
                return try $0.file("/A Do", resources: "/XObject << /A \(form) >>")
            })
    }

    /// However the name is written, and whatever stands before that might hide it.
    @Test(
        arguments: [
            ("/#41 Do ", "A"), ("(A) Do ", "A"), ("/A%x\nDo ", "A"), ("BI /W 1 /H 1 /BPC 8 /CS /G ID (EI /A Do ", "A"),
            ("<< /B /C >> BDC /A Do EMC ", "A"), ("/A#2FB Do ", "A#2FB"), ("[(] )] 0 d /A Do ", "A"),
        ])
    func namesInDisguise(_ call: String, _ name: String) async throws {
        #expect(
            try await isRefused {
                let tower = try $0.tower(9, 10, drawing: call, name: name)
                return try $0.file(call, resources: "/XObject << /\(name) \(tower) >>")
            })
    }

    @Test func formsThatUseWhatThePageHas() async throws {
        #expect(
            try await isRefused {
                var names = "/F0 \(try $0.form(Document.stroke)) "
                for level in 1...9 {
                    names += "/F\(level) \(try $0.form(Document.times(10, "/F\(level - 1) Do "))) "
                }
                return try $0.file("/F9 Do", resources: "/XObject << \(names) >>")
            })
    }

    @Test func annotations() async throws {
        #expect(
            try await isRefused {
                let tower = try $0.tower(8, 10)
                let stamp = "<< /Type /Annot /Subtype /Stamp /Rect [10 10 200 200] /AP << /N \(tower) >> >>"
                return try $0.file(Document.stroke, page: "/Annots [\(stamp)]")
            })
    }

    private let filling = "/Pattern cs /P scn " + Document.times(10, "0 0 300 300 re f ")

    @Test func patternsOfPatterns() async throws {
        #expect(
            try await isRefused {
                var cell = try $0.cell(Document.stroke)
                for _ in 0..<8 { cell = try $0.cell(filling, resources: "/Pattern << /P \(cell) >>") }
                return try $0.file(filling, resources: "/Pattern << /P \(cell) >>")
            })
    }

    /// A form fills with the pattern that was chosen where it is drawn, unless it goes back to a color.
    @Test(arguments: [("", true), ("0 g 0 G ", false), ("0 0 rg /Nothing scn ", true), ("q 0 g 0 G Q ", true)])
    func patternsForForms(_ choice: String, isRefused expected: Bool) async throws {
        let refused = try await isRefused {
            let tower = try $0.tower(3, 10)
            let cell = try $0.cell(Document.times(10, "/A Do "), resources: "/XObject << /A \(tower) >>")
            let form = try $0.form(choice + Document.times(1000, "0 0 30 30 re f "))
            return try $0.file(
                "/Pattern cs /P scn /P SCN /C Do ", resources: "/XObject << /C \(form) >> /Pattern << /P \(cell) >>")
        }
        #expect(refused == expected)
    }

    @Test func cellsThatLieOverEachOther() async throws {
        for (size, step, expected) in [(3000, 0.01, true), (5, 5, false)] {
            let refused = try await isRefused {
                let cell = try $0.cell(Document.times(10, Document.stroke), size: size, step: step)
                return try $0.file(filling, resources: "/Pattern << /P \(cell) >>")
            }
            #expect(refused == expected)
        }
    }

    @Test func glyphsThatDrawForms() async throws {
        for (levels, expected) in [(4, true), (1, false)] {
            let refused = try await isRefused {
                let tower = try $0.tower(levels, 10)
                let font = try $0.font(Document.times(10, "/A Do "), resources: "/XObject << /A \(tower) >>")
                let text = Document.times(100, "a")
                return try $0.file("BT /F 10 Tf 10 10 Td (\(text)) Tj ET", resources: "/Font << /F \(font) >>")
            }
            #expect(refused == expected)
        }
    }

    @Test func glyphsOfGlyphs() async throws {
        #expect(
            try await isRefused {
                var font = try $0.font(Document.stroke)
                for _ in 0..<7 {
                    font = try $0.font("BT /F 10 Tf (aaaaaaaaaa) Tj ET", resources: "/Font << /F \(font) >>")
                }
                return try $0.file("BT /F 10 Tf (aaaaaaaaaa) Tj ET", resources: "/Font << /F \(font) >>")
            })
    }

    @Test func masksOfMasks() async throws {
        #expect(
            try await isRefused {
                var group = try $0.form(Document.stroke)
                for _ in 0..<7 {
                    let contents = "/M gs " + Document.times(10, Document.stroke)
                    group = try $0.form(contents, resources: Document.mask(group))
                }
                return try $0.file("/M gs " + Document.stroke, resources: Document.mask(group))
            })
    }

    /// A little data unpacked to much.
    @Test func packedMuch() async throws {
        for piece in ["q ", "0 0 1 1 re f ", Document.times(100, " ")] {
            #expect(
                try await isRefused(packed: true) {
                    let form = try $0.form(Document.times(20_000, piece))
                    return try $0.file(Document.times(60, "/A Do "), resources: "/XObject << /A \(form) >>")
                })
        }
    }

    /// Branches of the tree that say they have other pages than they have: PDFium and qpdf count them differently.
    @Test func pagesThatAreCountedWrongly() async throws {
        #expect(
            try await isRefused {
                let tower = try $0.tower(9, 10)
                let bytes = try $0.file("/A Do", resources: "/XObject << /A \(tower) >>")
                return bytes.replacing(Array("/Count 1 ".utf8), with: Array("/Count 2 ".utf8))
            })
    }

    /// PDFium finds a page where qpdf finds none: it is read as qpdf understands it, or not at all. As PDFium does, it takes
    /// many minutes.
    @Test(.timeLimit(.minutes(3)), arguments: ["/MediaBox [0 0 300 300]<<", "/MediaBox [0 0 300 300] /Contents"])
    func damagedDocuments(page: String) async throws {
        var document = FormsDocument()
        let tower = try document.tower(9, 10)
        let whole = try document.file("/A Do", resources: "/XObject << /A \(tower) >>")
        let bytes = whole.replacing(Array("/MediaBox [0 0 300 300]".utf8), with: Array(page.utf8))
            .replacing(Array("startxref".utf8), with: Array("IDstartxref".utf8))
        _ = try? await PDFFile(bytes: bytes).read(1, wish: PageWish())
    }

    @Test func legalPages() async throws {
        // A map's symbol, and a form of forms for each leaf of a tree.
        #expect(
            try await !isRefused {
                let symbol = try $0.form(Document.times(5, Document.stroke))
                return try $0.file(
                    Document.times(10_000, "q 1 0 0 1 3 3 cm /A Do Q "), resources: "/XObject << /A \(symbol) >>")
            })
        // Many areas filled with a pattern, and many lines after those.
        #expect(
            try await !isRefused {
                let cell = try $0.cell(Document.times(50, Document.stroke), size: 5, step: 5)
                return try $0.file(
                    "q " + filling + "Q " + Document.times(20_000, Document.stroke),
                    resources: "/Pattern << /P \(cell) >>")
            })
        // A page of text whose glyphs are drawings.
        #expect(
            try await !isRefused {
                let font = try $0.font(Document.times(40, "1 2 3 4 5 6 c "))
                let line = "(\(Document.times(80, "a"))) Tj "
                return try $0.file(
                    "BT /F 1 Tf 10 10 Td \(Document.times(60, line)) ET", resources: "/Font << /F \(font) >>")
            })
    }

    /// A map of a million operators may take no more than this.
    @Test func aMillionOperators() throws {
        let weight = try DrawnContents(Array(Document.times(25_000, "1 1 m 20 20 l 30 30 l S ").utf8)).weight
        #expect(weight * 10 < DrawingSurvey.mostDrawn.packed)
    }
}
