import Foundation
import Testing

@testable import LiveText

/// What is written of codes is what the published schema says, whatever they mean.
@Suite struct CodeContentSchemaTests {
    @Test func everyExampleFollowsTheSchema() throws {
        let root = Sample.folder.deletingLastPathComponent()
        let schema = try JSONSchema(
            contentsOf: root.appending(path: "Sources/LiveText/Schema/analysis.schema.json"))
        let tables = [
            CodeContentTests.webExamples, CodeContentTests.wifiExamples, CodeContentTests.contactExamples,
            CodeContentTests.eventExamples, CodeContentTests.messageExamples, CodeContentTests.placeExamples,
            CodeContentTests.passwordExamples, CodeContentTests.paymentExamples, CodeContentTests.cardExamples,
        ]
        var codes = tables.joined().map { code(.qr, $0.payload, isGS1: false) }
        codes += CodeContentTests.productExamples.map { code($0.symbology, $0.payload, isGS1: false) }
        codes += CodeContentTests.gs1Examples.map { code(.dataMatrix, $0.payload, isGS1: true) }
        let document = RecognizedDocument(size: PixelSize(width: 9, height: 9), blocks: [], codes: codes)
        let analysis = ImageAnalysis(document: document, matches: [])
        #expect(try schema.violations(in: OrderedJSONEncoder().encode(analysis)) == [])
        #expect(Set(codes.map(\.content.type)).count == 16, "all kinds but binary")
    }

    private func code(_ symbology: Symbology, _ payload: String, isGS1: Bool) -> Code {
        Code(
            symbology: symbology, payload: payload, payloadBytes: Array(payload.utf8), isGS1: isGS1,
            quad: Quad(Rectangle(x: 0, y: 0, width: 1, height: 1)))
    }
}
