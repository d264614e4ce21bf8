import DocumentModel
import Testing

@testable import Recognition

struct InkPiecesTests {
    private func boxes(_ rows: [String]) -> [Rectangle] {
        let pixels = rows.map(Array.init)
        return InkPieces.boxes(width: pixels.first?.count ?? 0, height: pixels.count) { pixels[$1][$0] == "#" }
    }

    @Test func piecesThatTouchAtCornersAreOne() {
        #expect(boxes(["#..", ".#.", "..#"]) == [Rectangle(x: 0, y: 0, width: 3, height: 3)])
    }

    @Test func armsThatMeetBelowAreOne() {
        #expect(boxes(["#.#", "#.#", "###"]) == [Rectangle(x: 0, y: 0, width: 3, height: 3)])
    }

    @Test func piecesApartAreTwo() {
        #expect(
            boxes(["#..#", "#..#"]) == [
                Rectangle(x: 0, y: 0, width: 1, height: 2), Rectangle(x: 3, y: 0, width: 1, height: 2),
            ])
        #expect(boxes(["...", "..."]).isEmpty)
        #expect(boxes([]).isEmpty)
    }
}
