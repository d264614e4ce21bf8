import Imaging
import Testing

@testable import PDFDocuments

/// Drawing in a process of its own.
@Suite struct DrawingApartTests {
    /// One object of a page, which PDFium draws without looking at the time: areas as large as the page over each other.
    private static func endless() throws -> [UInt8] {
        var document = FormsDocument()
        let area = try document.form("0 0 300 300 re f ", entries: "/Group << /S /Transparency /CS /DeviceRGB >>")
        let areas = try document.form(
            FormsDocument.times(100_000, "/G gs /A Do "),
            resources: "/XObject << /A \(area) >> /ExtGState << /G << /ca .5 >> >>")
        return try document.file("/A Do", resources: "/XObject << /A \(areas) >>")
    }

    @Test(.timeLimit(.minutes(1))) func isEndedInTime() async throws {
        let file = try await PDFFile(bytes: Self.endless())
        var wish = PageWish()
        wish.seconds = 0.5
        await #expect(throws: PDFFile.lateDrawing(1)) { try await file.read(1, wish: wish) }
        // The library is as it was, and draws the next document.
        var document = FormsDocument()
        wish = PageWish()
        wish.isShown = true
        let other = try await PDFFile(bytes: document.file("0 0 100 100 re f"))
        #expect(try await other.read(1, wish: wish).shown?.bytes.contains(0) == true)
    }

    @Test func drawsTheSame() async throws {
        var document = FormsDocument()
        let form = try document.form("1 0 0 rg 50 50 100 100 re f")
        let file = try await PDFFile(
            bytes: document.file("/A Do " + FormsDocument.stroke, resources: "/XObject << /A \(form) >>"))
        var wish = PageWish()
        wish.isShown = true
        let apart = try await file.read(1, wish: wish)
        wish.mayDrawApart = false
        #expect(try await file.read(1, wish: wish).shown == apart.shown && apart.shown?.bytes.contains(0) == true)
    }
}
