import Testing

@testable import DocumentModel

@Suite struct TextDirectionTests {
    private func line(_ text: String, from: Point, to: Point) -> TextLine {
        TextLine(
            text: text, quad: Quad(topLeft: from, topRight: to, bottomRight: to, bottomLeft: from), confidence: 1,
            words: [])
    }

    @Test(arguments: [
        ("Hello שלום", TextDirection.leftToRight), ("1. שלום Hello", .rightToLeft), ("مرحبا", .rightToLeft),
        ("「吾輩」", .leftToRight), ("12:30", .leftToRight), ("", .leftToRight),
    ])
    func firstLetterDecides(text: String, direction: TextDirection) {
        #expect(line(text, from: Point(x: 0, y: 0), to: Point(x: 90, y: 10)).direction == direction)
    }

    /// A line that reads downwards is a column only in a script that is written in columns.
    @Test(arguments: [
        ("吾輩は猫", 90.0, TextDirection.topToBottom), ("カタカナ", 90, .topToBottom), ("Hello", 90, .leftToRight),
        ("吾輩は猫", -90, .leftToRight), ("שלום", 90, .rightToLeft),
    ])
    func columnsReadDownwards(text: String, down: Double, direction: TextDirection) {
        #expect(line(text, from: Point(x: 50, y: 100), to: Point(x: 60, y: 100 + down)).direction == direction)
    }
}
