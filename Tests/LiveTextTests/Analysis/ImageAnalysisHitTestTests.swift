import Foundation
import Testing

@testable import LiveText

@Suite struct ImageAnalysisHitTestTests {
    @Test(arguments: [
        (Point(x: 20, y: 10), "word Blue 0..<4"), (Point(x: 70, y: 10), "word Bottle 5..<11"),
        (Point(x: 20, y: 50), "word Call 12..<16"), (Point(x: 70, y: 50), "data 510-653-\n3394"),
        (Point(x: 20, y: 90), "data 510-653-\n3394"), (Point(x: 170, y: 20), "code https://example.com/a"),
        (Point(x: 170, y: 60), "code -"), (Point(x: 145, y: 95), "nothing"), (Point(x: -1, y: 10), "nothing"),
    ])
    func pointOfTheImage(point: Point, expected: String) throws {
        #expect(name(try HandMadeAnalysis.make().hitTest(point)) == expected)
    }

    /// An image of 200 × 100 in a view of 400 × 400 at (10, 10), fitted: twice as large, with 100 above and below.
    @Test(arguments: [
        (CGPoint(x: 50, y: 130), "word Blue 0..<4"), (CGPoint(x: 50, y: 105), "nothing"),
        (CGPoint(x: 350, y: 150), "code https://example.com/a"), (CGPoint(x: 150, y: 210), "data 510-653-\n3394"),
        (CGPoint(x: Double.nan, y: 210), "nothing"),
    ])
    func pointOfAView(point: CGPoint, expected: String) throws {
        let analysis = try HandMadeAnalysis.make()
        let bounds = Rectangle(x: 10, y: 10, width: 400, height: 400)
        let contents = ContentMode.scaleAspectFit.contentsRect(for: analysis.size, in: bounds)
        let hit = analysis.hitTest(
            point, in: CGRect(x: 10, y: 10, width: 400, height: 400),
            contentsRect: CGRect(x: contents.minX, y: contents.minY, width: contents.width, height: contents.height))
        #expect(name(hit) == expected)
    }

    @Test func emptyViewShowsNothing() throws {
        #expect(try HandMadeAnalysis.make().hitTest(CGPoint(x: 0, y: 0), in: .zero) == nil)
    }

    private func name(_ hit: ImageAnalysis.Hit?) -> String {
        switch hit {
        case .word(let word, let range): "word \(word.text) \(range)"
        case .data(let data): "data \(data.match.text)"
        case .code(let code): "code \(code.payload ?? "-")"
        case nil: "nothing"
        }
    }
}
