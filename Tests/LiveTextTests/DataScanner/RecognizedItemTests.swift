import Foundation
import Testing

import LiveText

@Suite struct RecognizedItemTests {
    @Test func linesAndCodesAreItems() throws {
        let items = InteractionPage.columns.recognizedItems
        #expect(items.count == 5)
        guard case .text(let first) = items[0], case .barcode(let code) = items[4] else {
            Issue.record("other kinds")
            return
        }
        #expect(first.transcript == "Call 510-653-3394 now" && first.data.map(\.match.type) == [.phoneNumber])
        #expect(
            items[0].bounds.topLeft == CGPoint(x: 20, y: 20) && items[0].bounds.bottomRight == CGPoint(x: 230, y: 40))
        #expect(code.payloadStringValue == "https://example.com/a" && code.code.symbology == .qr)
    }

    @Test func boundsFollowTheText() {
        let bounds = InteractionPage.turned.recognizedItems[0].bounds
        #expect(bounds.topLeft == CGPoint(x: 280, y: 20) && bounds.topRight == CGPoint(x: 280, y: 230))
    }

    @Test func idsAreStableAndTellItemsApart() throws {
        let analysis = InteractionPage.columns
        let ids = analysis.recognizedItems.map(\.id)
        #expect(Set(ids).count == 5)
        let read = try JSONDecoder().decode(ImageAnalysis.self, from: JSONEncoder().encode(analysis))
        #expect(read.recognizedItems.map(\.id) == ids)
        #expect(Set(InteractionPage.turned.recognizedItems.map(\.id)).isDisjoint(with: ids))
    }
}
